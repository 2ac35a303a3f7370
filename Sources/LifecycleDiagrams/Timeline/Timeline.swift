import Graphviz
import LifecycleModel

extension Diagram {
    /// A diagram of the callbacks between controllers, from top to bottom, with the appearance states on the lifelines.
    public static let timeline = ofRuns(
        "timeline", "callbacks that controllers receive, step by step", textFormats: ["text", "mermaid"],
        canDraw: { run, _ in !run.events.isEmpty },
        draw: { run, options in
            Pages(TimelineModel(run, options).pages.map { page in { TimelineDrawing(page()).picture() } })
        })
}
