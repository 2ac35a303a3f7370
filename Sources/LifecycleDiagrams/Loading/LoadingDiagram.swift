import LifecycleModel

extension Diagram {
    /// A diagram of the loading of views, as in Figure 4-1 of Apple's guide, with the paths that the run's controllers
    /// took.
    public static let loading = ofRuns(
        "loading", "how views are loaded, with the paths taken, as in Figure 4-1 of Apple's guide",
        // A run that is about the release of views has a figure. A finding would be the title of the diagram, which doesn't
        // show it.
        isDefault: { run in
            LoadingModel(run, DiagramOptions(name: "")).isAboutLoading && RunWords.finding(in: run) == nil
                && !run.callbacks.contains { $0.event.callback == .viewDidUnload }
        },
        canDraw: { run, options in !LoadingModel(run, options).controllers.isEmpty },
        draw: { run, options in [LoadingDrawing(run, options).picture()] })
}
