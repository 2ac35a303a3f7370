import Graphviz
import LifecycleModel

/// A drawing of a hierarchy dump: each controller with its state, view, children, and presented controllers.
struct DumpDrawing {
    private let dump: HierarchyDump
    private let options: DiagramOptions
    private let tree: HierarchyModel

    init(_ dump: HierarchyDump, _ options: DiagramOptions) {
        self.dump = dump
        self.options = options
        tree = HierarchyModel(dump, options)
    }

    func picture() -> Picture {
        let description = (["\(fileName), \(caption)."] + tree.boxes.map { $0.sentence ?? $0.name })
            .joined(separator: "\n")
        var picture = HierarchyDrawing.picture(
            of: tree, (fileName, [caption]), options, title: options["Hierarchy: \(fileName)"],
            description: description,
            summary: caption.split(separator: " · ").joined(separator: ", ") + ".")
        picture.textRenderings["text"] = { [dump] in dump.text }
        picture.textRenderings["mermaid"] = { [tree, fileName, options] in
            Mermaid.hierarchy(tree, options, title: fileName)
        }
        return picture
    }

    private var fileName: String { dump.file.split(separator: "/").last.map(String.init) ?? dump.file }

    private var caption: String {
        let controllers = tree.boxes.filter { $0.look != .absent }
        let presented = controllers.count { $0.link == .presented }
        return options["Hierarchy dump"] + " · " + options.count(controllers.count, "controller")
            + (presented > 0 ? " · " + options["\(presented) presented"] : "")
    }
}
