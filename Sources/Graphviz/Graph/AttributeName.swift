enum AttributeName: Int, CaseIterable {
    case label, xlabel, headlabel, labelPosition, headLabelPosition, position
    case shape, style, color, fillcolor, fontcolor, bgcolor, fontname, fontsize, penwidth
    case peripheries, width, height, fixedsize, arrowhead, arrowtail, dir, arrowsize, link
    case layout, rankdir, nodesep, ranksep, weight, minlen, nslimit, tailport, headport, newrank, splines, outputorder
    case pad, margin, labelloc, labeljust, labelfontsize, labelfontcolor, dpi

    var text: String { AttributeName.texts[rawValue] }

    private static let texts = [
        "label", "xlabel", "headlabel", "lp", "head_lp", "pos",
        "shape", "style", "color", "fillcolor", "fontcolor", "bgcolor", "fontname", "fontsize", "penwidth",
        "peripheries", "width", "height", "fixedsize", "arrowhead", "arrowtail", "dir", "arrowsize", "URL",
        "layout", "rankdir", "nodesep", "ranksep", "weight", "minlen", "nslimit", "tailport", "headport", "newrank",
        "splines", "outputorder", "pad", "margin", "labelloc", "labeljust", "labelfontsize", "labelfontcolor", "dpi",
    ]
}

/// An attribute as Graphviz reads it: a name and the text of its value.
struct AttributeAssignment {
    let name: AttributeName
    let value: String

    init(_ name: AttributeName, _ value: String) {
        self.name = name
        self.value = value
    }

    init(_ name: AttributeName, _ number: Double) {
        self.init(name, DecimalText.text(number, decimals: 3))
    }

    init(_ name: AttributeName, _ point: Point) {
        self.init(name, AttributeAssignment.text(point))
    }

    /// Returns a point as Graphviz reads it, with y pointing upward.
    static func text(_ point: Point) -> String {
        DecimalText.text(point.x, decimals: 2) + "," + DecimalText.text(-point.y, decimals: 2)
    }
}
