import Graphviz

/// Several hierarchies in frames. The frames are side by side in rows of limited width. If one hierarchy must be drawn
/// from left to right, all are drawn in this direction, and the frames are below each other.
struct HierarchyRows {
    /// A hierarchy with the label of its frame.
    struct Frame {
        var label: String
        /// The text for screen readers.
        var title: String
        var part: HierarchyGraph
    }

    private let direction: NetworkGraph.Direction
    private var rows: [[Frame]] = []

    /// Arranges frames in rows of at most `limit` points, or below each other if a hierarchy is drawn from left to
    /// right. A frame that is wider than `limit` has a separate row.
    init(_ frames: [Frame], limit: Double = NetworkGraph.widthLimit) {
        direction = frames.contains { $0.part.direction == .right } ? .right : .down
        var left = 0.0
        for frame in frames {
            let width = width(frame)
            if rows.isEmpty || direction == .down && left + width > limit {
                rows.append([])
                left = 0
            }
            rows[rows.count - 1].append(frame)
            left += width + NetworkGraph.gap
        }
    }

    /// Returns the graph of all frames below a heading.
    func graph(title: String, caption: [String]) -> NetworkGraph {
        let widths = rows.map { row in
            direction == .right ? row.map(width).max() ?? 0 : row.reduce(0) { $0 + width($1) + NetworkGraph.gap }
        }
        var graph = NetworkGraph(title: title, caption: caption, direction, width: widths.max() ?? 0)
        var last: String?
        for (number, row) in rows.enumerated() {
            let labels = row.map { NetworkGraph.labelLines($0.label, width: $0.part.width(direction)) }
            let height = labels.map(\.count).max() ?? 0
            var tops: [NetworkGraph.Root] = []
            for (column, frame) in row.enumerated() {
                // Labels of equal height align the hierarchies in the frames.
                let blank = Array(repeating: " ", count: direction == .right ? 0 : height - labels[column].count)
                tops.append(
                    graph.addFrame(
                        "frame \(number) \(column)", label: labels[column] + blank, title: frame.title,
                        nodes: frame.part.nodes, roots: frame.part.roots, width: frame.part.width(direction)))
                for edge in frame.part.edges { graph.add(edge) }
            }
            graph.addRow(tops, below: last)
            last = row.map(\.part).max { $0.depth < $1.depth }?.lowest
        }
        return graph
    }

    private func width(_ frame: Frame) -> Double { frame.part.width(direction) + NetworkGraph.frameMargin }
}
