import LifecycleModel

/// A tracker that follows the hierarchy dumps in a log, and reports the changes from each dump to the next.
struct DumpTracker {
    private struct Position: Equatable {
        var parent: ControllerID?
        var relation: HierarchyDump.Node.Relation
    }

    private var positions: [ControllerID: Position] = [:]
    private var loaded: Set<ControllerID> = []

    /// Returns the changes from the previous dump to `dump`, each with the number of a line in `dump`. `find` returns
    /// the controller of a node, and creates the controller if it is unknown.
    mutating func changes(
        to dump: HierarchyDump, find: (HierarchyDump.Node) -> ControllerID
    ) -> [(change: HierarchyEvent, line: Int)] {
        var now: [ControllerID: Position] = [:]
        var changes: [(change: HierarchyEvent, line: Int)] = []
        var rest = dump.roots.reversed().map { (node: $0, parent: ControllerID?.none) }
        var added: [(change: HierarchyEvent, line: Int)] = []
        while let (node, parent) = rest.popLast() {
            let id = find(node)
            let position = Position(parent: parent, relation: node.relation)
            now[id] = position
            if positions[id] != position, let change = DumpTracker.arrival(of: id, at: position) {
                added.append((change, node.line))
            }
            if node.viewLoaded == true, loaded.insert(id).inserted {
                added.append((HierarchyEvent(.loadView, subject: id), node.line))
            }
            for below in node.presents.reversed() + node.children.reversed() { rest.append((below, id)) }
        }
        let line = dump.roots.first?.line ?? 1
        for (id, position) in positions.sorted(by: { $0.key.index < $1.key.index }) where now[id] != position {
            if let change = DumpTracker.departure(of: id, from: position) { changes.append((change, line)) }
        }
        positions = now
        return changes + added
    }

    private static func arrival(of id: ControllerID, at position: Position) -> HierarchyEvent? {
        switch position.relation {
        case .root: HierarchyEvent(.root, subject: id)
        case .child: position.parent.map { HierarchyEvent(.addChild, subject: id, target: $0) }
        case .presented: position.parent.map { HierarchyEvent(.present, subject: id, target: $0) }
        }
    }

    private static func departure(of id: ControllerID, from position: Position) -> HierarchyEvent? {
        switch position.relation {
        case .root: nil
        case .child: position.parent.map { HierarchyEvent(.removeChild, subject: id, target: $0) }
        case .presented: position.parent.map { HierarchyEvent(.dismiss, subject: id, target: $0) }
        }
    }
}
