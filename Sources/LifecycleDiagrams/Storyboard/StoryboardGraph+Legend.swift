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
    }
}
