import Graphviz
import LifecycleModel

struct StoryboardCanvas {
    let drawing: StoryboardDrawing
    init(_ drawing: StoryboardDrawing) { self.drawing = drawing }
    func picture() -> Picture { fatalError() }
}
