import Graphviz
import LifecycleModel

extension Diagram {
    /// Who sends what to whom, from top to bottom, with the state of every view on its lifeline.
    public static let timeline = ofRuns(
        "timeline", "callbacks between controllers, step by step", textFormats: ["text", "mermaid"],
        fits: { run, _ in !run.events.isEmpty },
        draw: { run, options in TimelineModel(run, options).pages.map { TimelineDrawing($0).picture() } })
}
