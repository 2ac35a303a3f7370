import LifecycleModel

extension Diagram {
    /// A diagram of a controller's whole life, with the counts of a run. It can also be drawn without an input.
    public static let poster = ofRuns(
        "poster", "the life of a controller: what exists when, how often each callback is sent, and what to do in it",
        textFormats: Table.formats,
        // By default, only a complete life in which the view is loaded again is drawn. Without counts, the poster of a run
        // shows little more than the poster without an input.
        isDefault: { run in
            let model = PosterModel(run, DiagramOptions(name: ""))
            return model.isWhole && model.count(.loadView) > 1
        },
        canDraw: { run, options in run.controllers.isEmpty || PosterModel(run, options).controller != nil },
        draw: { run, options in [PosterDrawing(run, options).picture()] })
}
