// Graphviz before 13.0.1 frees the label of a flat edge twice if the edge's ends are not neighbors
// (https://gitlab.com/graphviz/graphviz/-/issues/1494). A flat edge connects two nodes on the same rank, because of
// `minlen=0` or `rank=same`, or because `dot` expands a cluster without `newrank`. ``Attribute`` has no case for
// `rank=same`, which causes reads out of bounds even without labels, or for orthogonal edges, which make Graphviz
// abort. Tests render random graphs with the other attributes under Valgrind.
extension Attribute {
    /// The attribute for an edge that Graphviz routes: an external label in place of a label, or the attribute
    /// itself.
    var safeForRanking: Attribute { if case .label(let text, _) = self { .xlabel(text) } else { self } }
}

extension Graph {
    /// Returns the graph's attributes, with `newrank` if `dot` lays out clusters.
    func safeAttributes(for layout: Layout) -> [Attribute] {
        let needsNewRank = layout == .dot && !subgraphs.isEmpty && !attributes.contains(.newRank)
        return needsNewRank ? attributes + [.newRank] : attributes
    }
}
