import Graphviz
import LifecycleModel

extension StoryboardGraph {
    /// Adds the legend for the kinds of segues in the drawing.
    mutating func addLegend() {
        guard !drawing.works.isEmpty else { return }
        var legend = Subgraph(
            "legend",
            [
                .label("Legend", .left), .labelTop(.left), .fontSize(9.5), .textColor(Theme.muted),
                .style([.rounded]), .stroke(Theme.frame), .margin(8),
            ], title: "Legend")
        let meanings = drawing.works.map { StoryboardTheme.look(of: $0).meaning }
        // A node's margin is in inches, unlike a cluster's.
        let inset = 8.0 / 72
        let width = meanings.map { TextMetrics.width($0, StoryboardTheme.label) }.max() ?? 0
        for (work, meaning) in zip(drawing.works, meanings) {
            let look = StoryboardTheme.look(of: work)
            let anchor = "legend \(work.rawValue)"
            legend.nodes.append(
                Node(anchor, [.label(""), .shape(.point), .style([.invisible]), .size(0.5, 0.5)]))
            legend.nodes.append(
                Node(
                    "\(anchor) text",
                    [
                        .label(meaning, .left), .shape(.box), .peripheries(0), .size(width + 16, 12),
                        .margin(inset), .fontSize(StoryboardTheme.label.size), .textColor(look.color),
                        .cssClass("legend"),
                    ]))
            graph.add(
                Edge(
                    anchor, "\(anchor) text",
                    [
                        .stroke(look.color), .lineWidth(look.width), .style([look.style]), .direction(.both),
                        .weight(8),
                        .arrowHead(look.head), .arrowTail(look.tail),
                    ]))
        }
        graph.subgraphs.append(legend)
        if flow.isDownward { placeLegendBelow() }
    }

    /// Places the entries of the legend in rows below the lowest cards.
    private mutating func placeLegendBelow() {
        let anchors = drawing.works.map { "legend \($0.rawValue)" }
        let rowLength = 4
        for index in anchors.indices.dropFirst(rowLength) {
            graph.add(Edge("\(anchors[index - rowLength]) text", anchors[index], [.style([.invisible])]))
        }
        // Edges within a rank keep the entries of the first row in order, from left to right.
        for (left, right) in zip(anchors.prefix(rowLength), anchors.prefix(rowLength).dropFirst()) {
            graph.add(Edge(left, right, [.style([.invisible]), .minimumLength(0)]))
        }
        let top = "legend top"
        graph.add(Node(top, [.label(""), .style([.invisible]), .size(1, 1)]))
        for anchor in anchors.prefix(rowLength) { graph.add(Edge(top, anchor, [.style([.invisible])])) }
        let left = Set(drawing.map.links.enumerated().map { backward.contains($0) ? $1.to : $1.from })
        for card in drawing.map.cards where !left.contains(card.key) {
            graph.add(Edge(card.key, top, [.style([.invisible])]))
        }
    }
}
