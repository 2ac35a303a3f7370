import Graphviz
import LifecycleModel

/// A dump as a tree of boxes with places; what is presented hangs right of the children.
struct DumpTree {
    /// A box of the tree.
    struct Box {
        var name: String
        var remark = ""
        var state: AppearanceState?
        /// Whether its view is not loaded.
        var isHollow = false
        var isPresented = false
        /// Whether it stands for a controller that the dump does not show.
        var isAbsent = false
        var sentence: String
    }

    private(set) var boxes: [Box] = []
    private(set) var nodes: [TreeLayout.Node] = []
    private(set) var layout = TreeLayout([], roots: [], gap: 0, rise: 0)

    static let name = TextMetrics.Style(font: .bold, size: 11.5, color: Theme.text)
    static let remark = TextMetrics.Style(size: 9.5, color: Theme.text)

    init(_ dump: HierarchyDump) {
        var roots: [Int] = []
        for root in dump.roots {
            guard root.relation != .root else {
                roots.append(hang(root))
                continue
            }
            // A fragment begins below a controller that is not in it.
            let absent = add(
                Box(
                    name: "not in the dump", isAbsent: true,
                    sentence: "A controller that is not in the dump \(DumpTree.verb(root)) \(root.className)."))
            roots.append(absent)
            let below = hang(root)
            nodes[absent].children.append(below)
        }
        layout = TreeLayout(nodes, roots: roots, gap: 18, rise: 44)
    }

    private static func verb(_ node: HierarchyDump.Node) -> String {
        node.relation == .presented ? "presents" : "holds"
    }

    @discardableResult
    private mutating func hang(_ node: HierarchyDump.Node) -> Int {
        let index = add(box(node))
        for child in node.children + node.presents {
            let below = hang(child)
            nodes[index].children.append(below)
        }
        return index
    }

    private mutating func add(_ box: Box) -> Int {
        let width = max(
            TextMetrics.width(box.name, DumpTree.name),
            box.remark.isEmpty ? 0 : TextMetrics.width(box.remark, DumpTree.remark))
        let height =
            TextMetrics.height(box.name, DumpTree.name)
            + (box.remark.isEmpty ? 0 : TextMetrics.height(box.remark, DumpTree.remark))
        boxes.append(box)
        nodes.append(TreeLayout.Node(width: max(80, width + 20), height: height + 14))
        return boxes.count - 1
    }

    private func box(_ node: HierarchyDump.Node) -> Box {
        let plain = ClassName(node.className)
        var lines = [[node.state?.rawValue, node.address].compactMap { $0 }.joined(separator: " · ")]
        let isHollow = node.viewLoaded == false
        if isHollow { lines.append("view not loaded") }
        if let view = node.view { lines.append("view \(ClassName(view).short)") }
        if node.inWindow == false { lines.append("not in the window") }
        if let style = node.presentedWith { lines.append("by \(ClassName(style).short)") }
        let remark = lines.filter { !$0.isEmpty }.map { TextMetrics.wrapName($0, to: 210, DumpTree.remark) }
        return Box(
            name: TextMetrics.wrapName(plain.short, to: 200, DumpTree.name), remark: remark.joined(separator: "\n"),
            state: node.state, isHollow: isHollow, isPresented: node.relation == .presented,
            sentence: ([node.className] + lines.filter { !$0.isEmpty } + ["line \(node.line)"]).joined(separator: ", "))
    }
}

/// The name of a class as a dump prints it, and as a person says it.
struct ClassName {
    /// The name without its module and without the arguments of a generic class.
    let short: String

    /// Takes `Module.Name`, `Module.Name<Argument>` or Swift's mangled `_TtGC7SwiftUI19UIHostingControllerV…_`; a name
    /// that is none of these, or is too long to be read, is cut.
    init(_ name: String) {
        let plain = ClassName.demangled(name) ?? String(name.prefix { $0 != "<" })
        let last = plain.split(separator: ".").last.map(String.init) ?? name
        short = last.count > 80 ? last.prefix(79) + "…" : last
    }

    /// The class of a mangled name: `_Tt`, letters for its kind, then each name after its length.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).drop { $0.isLetter && $0 != "S" }
        var names: [Substring] = []
        while let digit = rest.first, digit.isNumber, names.count < 2 {
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length > 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            guard rest.count >= length else { return nil }
            names.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return names.last.map(String.init)
    }
}
