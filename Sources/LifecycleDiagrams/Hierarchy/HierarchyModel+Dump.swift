import LifecycleModel

extension HierarchyModel {
    /// Creates the tree of a dump.
    init(_ dump: HierarchyDump, _ options: DiagramOptions = DiagramOptions(name: "")) {
        var pending: [(node: HierarchyDump.Node, parent: Int?)] = []
        for root in dump.roots {
            var parent: Int?
            if root.relation != .root {
                // The parent or presenter of a fragment is not in the dump.
                let isPresented = root.relation == .presented
                let sentence =
                    isPresented
                    ? options["A controller that is not in the dump presents \(root.className)."]
                    : options["A controller that is not in the dump contains \(root.className)."]
                parent = add(Box(name: options["not in the dump"], look: .absent, sentence: sentence))
            }
            pending = [(root, parent)]
            // Uses an explicit stack instead of recursion, because a dump can be deeply nested.
            while let (node, parent) = pending.popLast() {
                let index = add(HierarchyModel.box(node, below: parent, options))
                pending += (node.children + node.presents).reversed().map { ($0, index) }
            }
        }
    }

    private static func box(_ node: HierarchyDump.Node, below parent: Int?, _ options: DiagramOptions) -> Box {
        let isPresented = node.relation == .presented
        let state = [node.state.map { options[Wording($0.rawValue)] }, node.address].compactMap { $0 }.joined(
            separator: " · ")
        var lines = state.isEmpty ? [] : [state]
        if node.viewLoaded == false { lines.append(options["view not loaded"]) }
        if let view = node.view { lines.append(options["view \(ClassName(view).short)"]) }
        if node.inWindow == false { lines.append(options["not in the window"]) }
        if let presentation = node.presentedWith {
            lines.append(options["presented by \(ClassName(presentation).short)"])
        } else if isPresented {
            lines.append(options["presented"])
        }
        return Box(
            name: ClassName(node.className).short, lines: lines, remark: lines.joined(separator: "\n"),
            look: node.viewLoaded == false ? .unloaded : node.state.map(Look.state) ?? .unknown,
            link: parent == nil ? nil : isPresented ? .presented : .child(role: nil),
            sentence: ([node.className] + lines + [options["line \(node.line)"]]).joined(separator: ", "),
            parent: parent)
    }
}
