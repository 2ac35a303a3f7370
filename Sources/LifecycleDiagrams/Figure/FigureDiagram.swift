import LifecycleModel

extension Diagram {
    /// A diagram of the step that a run is about, in which views appear, disappear, are released, or rotate, in the style
    /// of Apple's figures.
    public static let figure = ofRuns(
        "figure",
        "the step in which views appear, disappear, are released, or rotate, as in figures of Apple's View Controller "
            + "Programming Guide",
        textFormats: Table.formats,
        // By default, only runs without findings of one controller, or of two if one covers the view that is released, are
        // drawn, such as Apple's examples. For more controllers, and for a finding, a timeline is clearer. For a log without
        // a hierarchy, the figure would contain only callbacks, which the timeline already shows.
        isDefault: { run in
            guard run.hasHierarchy, let found = FigureModel.subject(of: run) else { return false }
            let hasFinding = run.events.contains { if case .diagnostic = $0.body { true } else { false } }
            let count = run.controllers.count(where: \.kind.isController)
            switch found.subject {
            case _ where hasFinding: return false
            case .unloading: return count <= 2
            case .rotation: return count == 1
            case .appearance: return count == 1 && found.changesScreen && (found.isOnly || found.step.number > 1)
            }
        },
        canDraw: { run, options in FigureModel.subject(of: run, options.step) != nil },
        draw: { run, options in
            guard let found = FigureModel.subject(of: run, options.step) else { return [] }
            var (options, moments) = (options, HierarchyCursor(run))
            // Swift programs run in iOS 7 and later.
            if let ios = run.ios, ios < IOSVersion(7) { options.names = .objc }
            let hierarchy = moments.hierarchy(after: found.events.upperBound)
            let order = ParticipantOrder(run)
            return [FigureDrawing.fitting(run, found, hierarchy, order, options).picture()]
        })
}
