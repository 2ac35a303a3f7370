import LifecycleModel

extension Diagram {
    /// A diagram of the responder chain of the last touch or, in a run without a touch, of the topmost view.
    public static let responders = ofRuns(
        "responders", "the responder chain of the last touch, or of the topmost view",
        // By default, only runs with a touch are drawn.
        isDefault: { run in
            run.events.contains { if case .action(let action) = $0.body { action.kind == .touch } else { false } }
        },
        canDraw: { run, options in !RespondersModel(run, options).links.isEmpty },
        draw: { run, options in [RespondersDrawing(run, options).picture()] })
}
