import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram of the callbacks between controllers, from top to bottom, with the appearance states on the lifelines.
    public static let timeline = ofRuns(
        "timeline", "callbacks that controllers receive, step by step", textFormats: ["text", "mermaid"],
        canDraw: { run, _ in !run.events.isEmpty },
        draw: { run, options in
            let model = TimelineModel(run, options)
            return Pages(
                options.stepPages
                    ? TimelineDrawing.frames(of: model)
                    : model.pages.map { page in { TimelineDrawing(page()).picture() } })
        })
}
