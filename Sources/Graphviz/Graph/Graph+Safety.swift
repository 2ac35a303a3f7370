// Graphviz before 13.0.1 frees the label of a flat edge twice if the edge's ends are not neighbors
// (https://gitlab.com/graphviz/graphviz/-/issues/1494). A flat edge connects two nodes that share a rank. Nodes share a
// rank through `rank=same`, or when `dot` expands a cluster without `newrank`. ``Attribute`` offers neither `rank=same`,
// which causes reads out of bounds even without labels, nor orthogonal edges, which make Graphviz abort.
// `RandomGraphTests` checks the other attributes under valgrind.
extension Attribute {
    /// The attribute for an edge that Graphviz routes, with an external label in place of a label.
    var safeForRanking: Attribute { if case .label(let text, _) = self { .xlabel(text) } else { self } }
}

extension Graph {
    /// Returns the graph's attributes, with `newrank` if `dot` ranks clusters.
    func safeAttributes(for layout: Layout) -> [Attribute] {
        let needsNewRank = layout == .dot && !subgraphs.isEmpty && !attributes.contains(.newRank)
        return needsNewRank ? attributes + [.newRank] : attributes
    }
}
