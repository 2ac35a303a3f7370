// Graphviz before 13.0.1 frees the label of a flat edge twice (https://gitlab.com/graphviz/graphviz/-/issues/1494): an
// edge with a `label` whose ends share a rank and are not neighbors. Nodes share a rank by `rank=same`, or when `dot`
// expands a cluster without `newrank`. Even without labels, rows by `rank=same` are read out of bounds, and orthogonal
// edges abort: ``Attribute`` can't express either. `RandomGraphTests` checks the rest under valgrind.
extension Attribute {
    /// The attribute for an edge that Graphviz routes: a label becomes an external label.
    var safeForRanking: Attribute { if case .label(let text, _) = self { .xlabel(text) } else { self } }
}

extension Graph {
    /// Returns the graph's attributes, with `newrank` if `dot` ranks clusters.
    func safeAttributes(for layout: Layout) -> [Attribute] {
        let needsNewRank = layout == .dot && !subgraphs.isEmpty && !attributes.contains(.newRank)
        return needsNewRank ? attributes + [.newRank] : attributes
    }
}
