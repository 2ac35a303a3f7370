extension Picture {
    /// A hash of the picture's contents, which is the same on every machine and with every version of Graphviz.
    ///
    /// The summary, the SVG decoration, and the text renderings are not part of the hash.
    public var digest: String {
        var digest = Digest()
        for text in [name, title, description, scheme.rawValue, layout.rawValue, graph.name, graph.paintOrder.rawValue]
        {
            digest.add(text)
        }
        for attributes in [graph.attributes, graph.nodeDefaults, graph.edgeDefaults] {
            digest.add(attributes, in: scheme)
        }
        for subgraph in graph.subgraphs { digest.add(subgraph, in: scheme) }
        for case .node(let index) in graph.elements { digest.add(graph.nodes[index], in: scheme) }
        graph.forEachEdge { edge in
            digest.add(edge.tail)
            digest.add(edge.head)
            digest.add(edge.attributes, in: scheme)
            digest.add(title: edge.title)
        }
        for color in colors {
            digest.add(color.name)
            digest.add(color.dark)
        }
        for (kind, family) in [("text", families.text), ("code", families.code)] {
            guard let family else { continue }
            digest.add(kind)
            digest.add(family)
        }
        return digest.hexadecimal
    }
}

extension Digest {
    fileprivate mutating func add(_ subgraph: Subgraph, in scheme: ColorScheme) {
        add(subgraph.name)
        add(subgraph.attributes, in: scheme)
        add(title: subgraph.title)
        for inner in subgraph.subgraphs { add(inner, in: scheme) }
        for node in subgraph.nodes { add(node, in: scheme) }
        add("end")
    }

    fileprivate mutating func add(_ node: Node, in scheme: ColorScheme) {
        add(node.name)
        add(node.attributes, in: scheme)
        add(title: node.title)
    }

    fileprivate mutating func add(title: String?) {
        add(title == nil ? 0 : 1)
        if let title { add(title) }
    }

    /// Adds attributes. Adds positions, routes, node sizes, and font sizes with a precision of 0.01 points, and less
    /// common attributes in the form that Graphviz reads.
    fileprivate mutating func add(_ attributes: [Attribute], in scheme: ColorScheme) {
        add(attributes.count)
        for attribute in attributes {
            switch attribute {
            case .label(let text, let alignment):
                add(.label, text)
                add(alignment.rawValue)
            case .size(let width, let height): add(.width, [Point(width, height)])
            case .position(let point): add(.position, [point])
            case .labelPosition(let point): add(.labelPosition, [point])
            case .route(let route):
                add(.position, route.spline)
                add(.arrowhead, [route.tip].compactMap(\.self))
                add(.arrowtail, [route.tailTip].compactMap(\.self))
            case .fill(let color): add(.fillcolor, scheme.value(of: color))
            case .stroke(let color): add(.color, scheme.value(of: color))
            case .textColor(let color): add(.fontcolor, scheme.value(of: color))
            case .font(let font): add(.fontname, font.rawValue)
            case .fontSize(let size): add(.fontsize, [Point(size, 0)])
            case .link(let address): add(.link, address)
            case .cssClass(let names):
                add("class")
                add(names)
            case .boldLines(let count):
                add("bold")
                add(count)
            default: attribute.write(in: scheme) { add($0.name, $0.value) }
            }
        }
    }

    private mutating func add(_ name: AttributeName, _ value: String) {
        add(name.rawValue)
        add(value)
    }

    /// Adds points with a precision of 0.01 points, so that rounding errors don't change the digest.
    private mutating func add(_ name: AttributeName, _ points: [Point]) {
        add(name.rawValue)
        add(points.count)
        for point in points {
            add(DecimalText.units(point.x, decimals: 2))
            add(DecimalText.units(point.y, decimals: 2))
        }
    }
}
