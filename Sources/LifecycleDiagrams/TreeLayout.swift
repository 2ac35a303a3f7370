/// Places a forest: each parent above the middle of its children, each subtree in a column of its own.
struct TreeLayout {
    /// A node with its size and children.
    struct Node {
        var width: Double
        var height: Double
        var children: [Int] = []
    }

    /// The middle of each node.
    private(set) var places: [(x: Double, y: Double)]
    /// The right and lower ends of the whole.
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// Places `nodes` from `roots`, side by side, `gap` apart and `rise` between the levels.
    init(_ nodes: [Node], roots: [Int], gap: Double, rise: Double) {
        places = Array(repeating: (0, 0), count: nodes.count)
        var spans = Array(repeating: 0.0, count: nodes.count)
        for root in roots { _ = TreeLayout.measure(root, nodes, gap, &spans) }
        var x = 0.0
        for root in roots {
            place(root, left: x, top: 0, nodes, gap, rise, spans)
            x += spans[root] + gap * 2
        }
        width = max(0, x - gap * 2)
    }

    private static func measure(_ index: Int, _ nodes: [Node], _ gap: Double, _ spans: inout [Double]) -> Double {
        var sum = 0.0
        for child in nodes[index].children { sum += measure(child, nodes, gap, &spans) + gap }
        spans[index] = max(nodes[index].width, sum - gap)
        return spans[index]
    }

    private mutating func place(
        _ index: Int, left: Double, top: Double, _ nodes: [Node], _ gap: Double, _ rise: Double, _ spans: [Double]
    ) {
        let node = nodes[index]
        let below = node.children.reduce(-gap) { $0 + spans[$1] + gap }
        var x = left + max(0, (spans[index] - below) / 2)
        for child in node.children {
            place(child, left: x, top: top + node.height + rise, nodes, gap, rise, spans)
            x += spans[child] + gap
        }
        if let first = node.children.first, let last = node.children.last {
            let middle = (places[first].x + places[last].x) / 2
            let limit = left + spans[index] - node.width / 2
            places[index] = (min(max(middle, left + node.width / 2), limit), top + node.height / 2)
        } else {
            places[index] = (left + spans[index] / 2, top + node.height / 2)
        }
        height = max(height, top + node.height)
    }
}
