/// What keeps drawings clear of heap corruption in Graphviz 2.42 (facts/graphviz.md, section 1): a label on an edge
/// between nodes of one rank that are not neighbours is freed twice, before 13.0.1. Nodes come to share a rank by `rank`,
/// or when ranks shift as a cluster is taken apart. Rows by `rank=same` are read past their end without any label too,
/// orthogonal edges abort, polylines get lost, a filled node of the shape `plain` without a label lies at places that are
/// no numbers: ``Attribute`` has no word for them. Measured by `RandomGraphTests`.
extension Attribute {
    /// The attribute as it is written on an edge whose way Graphviz finds: a label goes beside the way, for one on it
    /// would take a place in the ranks.
    var besideTheWay: Attribute { if case .label(let text, _) = self { .externalLabel(text) } else { self } }
}

extension Graph {
    /// The graph's attributes; a graph with clusters whose nodes Graphviz places has its ranks found across them.
    var ranksSafely: [Attribute] {
        let isPlaced = { (node: Node) in node.attributes.contains { if case .position = $0 { true } else { false } } }
        guard !attributes.contains(.newRank), !subgraphs.isEmpty else { return attributes }
        var needsRanks = false
        forEachNode { if !needsRanks, !isPlaced($0) { needsRanks = true } }
        return needsRanks ? attributes + [.newRank] : attributes
    }
}
