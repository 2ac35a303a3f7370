import LifecycleModel

struct DumpBuilder {
    private let lines: [DumpLine]
    /// The column of the roots: the smallest column of a line without marks, or 0 if all lines have marks.
    private let base: Int
    /// The smallest ``DumpLine/markColumn`` of the lines with one mark, or -1 if no line has one mark.
    private let firstMark: Int

    /// Creates a builder, and omits the lines that don't describe controllers.
    ///
    /// A line that shows neither a state nor whether the view is loaded is used only in a dump with marks. If the dump
    /// contains states or lines by Chisel, the line itself must have a mark. In other dumps, at least half of the lines
    /// must name the class of a controller.
    init(_ lines: [DumpLine]) {
        let isMarked = lines.contains { $0.marks > 0 }
        let hasStates = lines.contains { $0.hasState || $0.isChisel }
        // A view dump has the same marks, so the classes show whether a dump without states contains controllers.
        let controllers = lines.filter { ControllerName.isClass($0.node.className.lowercased()) }.count
        let isOfControllers = hasStates || controllers * 2 >= lines.count
        self.lines = lines.filter { line in
            line.hasState || line.isChisel || line.node.viewLoaded != nil
                || isMarked && isOfControllers
                    && (line.marks > 0 || !hasStates)
        }
        firstMark = self.lines.filter { $0.marks == 1 }.map(\.markColumn).min() ?? -1
        base = self.lines.filter { $0.marks == 0 }.map(\.column).min() ?? 0
    }

    func dump(file: String) throws(ReadError) -> HierarchyDump {
        var branch = Branch()
        for (index, line) in lines.enumerated() {
            let depth = depth(of: line, at: index)
            branch.close(to: depth)
            if let last = branch.depths.last, last < depth - 1 { branch.close(to: 0) }
            var node = line.node
            node.relation = relation(of: line, depth: depth)
            branch.open(node, at: depth)
            if Limit.hierarchyLevels.isExceeded(by: branch.depths.count) {
                throw ReadError(
                    file: file, line: node.line, column: line.objectColumn, message: Limit.hierarchyLevels.refusal)
            }
        }
        branch.close(to: 0)
        return HierarchyDump(file: file, roots: branch.roots)
    }

    /// The completed roots, and the path from the current root to the latest node.
    private struct Branch {
        private(set) var roots: [HierarchyDump.Node] = []
        private(set) var depths: [Int] = []
        private var nodes: [HierarchyDump.Node] = []

        mutating func open(_ node: HierarchyDump.Node, at depth: Int) {
            nodes.append(node)
            depths.append(depth)
        }

        /// Removes the nodes at `depth` and deeper from the path, and adds each to its parent, its presenter, or the
        /// roots.
        mutating func close(to depth: Int) {
            while let last = depths.last, last >= depth {
                depths.removeLast()
                let node = nodes.removeLast()
                if nodes.isEmpty {
                    roots.append(node)
                } else if node.relation == .presented {
                    nodes[nodes.count - 1].presents.append(node)
                } else {
                    nodes[nodes.count - 1].children.append(node)
                }
            }
        }
    }

    private func relation(of line: DumpLine, depth: Int) -> HierarchyDump.Node.Relation {
        if line.isPresented || line.node.presentedWith != nil { return .presented }
        return depth == 0 ? .root : .child
    }

    /// Returns the depth of a line: its number of marks, plus the number of missing marks. The number of missing marks
    /// is estimated from the column, at five columns per level. A presented controller without marks and indentation is
    /// at depth 1, unless it is on the first line.
    private func depth(of line: DumpLine, at index: Int) -> Int {
        let gap = line.column - (line.marks > 0 ? line.markColumn : base)
        let lost = gap >= 4 ? (gap + 1) / 5 : 0
        if line.marks == 0, lost == 0, line.node.presentedWith != nil, index > 0 { return 1 }
        guard line.isPresented, firstMark >= 0, line.markColumn > firstMark else { return line.marks + lost }
        // Spaces may replace the marks of the levels above a presented controller.
        return max(line.marks + lost, (line.markColumn - firstMark) / 5 + 1)
    }
}
