import LifecycleModel

extension HierarchyModel {
    /// Creates the tree of a dump.
    init(_ dump: HierarchyDump) {
        var pending: [(node: HierarchyDump.Node, parent: Int?)] = []
        for root in dump.roots {
            var parent: Int?
            if root.relation != .root {
                // The parent or presenter of a fragment is not in the dump.
                let verb = root.relation == .presented ? "presents" : "contains"
                let sentence = "A controller that is not in the dump \(verb) \(root.className)."
                parent = add(Box(name: "not in the dump", look: .absent, sentence: sentence))
            }
            pending = [(root, parent)]
            // Uses an explicit stack instead of recursion, because a dump can be deeply nested.
            while let (node, parent) = pending.popLast() {
                let index = add(HierarchyModel.box(node, below: parent))
                pending += (node.children + node.presents).reversed().map { ($0, index) }
            }
        }
    }

    private static func box(_ node: HierarchyDump.Node, below parent: Int?) -> Box {
        let isPresented = node.relation == .presented
        let state = [node.state?.rawValue, node.address].compactMap { $0 }.joined(separator: " · ")
        var lines = state.isEmpty ? [] : [state]
        if node.viewLoaded == false { lines.append("view not loaded") }
        if let view = node.view { lines.append("view \(ClassName(view).short)") }
        if node.inWindow == false { lines.append("not in the window") }
        let presentation = node.presentedWith.map { "by \(ClassName($0).short)" }
        if isPresented || presentation != nil {
            lines.append((["presented"] + [presentation].compactMap { $0 }).joined(separator: " "))
        }
        return Box(
            name: ClassName(node.className).short, lines: lines, remark: lines.joined(separator: "\n"),
            look: node.viewLoaded == false ? .unloaded : node.state.map(Look.state) ?? .unknown,
            link: parent == nil ? nil : isPresented ? .presented : .child(role: nil),
            sentence: ([node.className] + lines + ["line \(node.line)"]).joined(separator: ", "), parent: parent)
    }
}
