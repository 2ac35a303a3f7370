/// The attributes that are written.
enum Key: UInt8, CaseIterable {
    case label, xlabel, headlabel
    case labelPosition, remarkPosition, position
    case shape, style, color, fillcolor, fontcolor, bgcolor, fontname, fontsize, penwidth
    case peripheries, width, height, fixedsize, arrowhead, arrowtail, dir, arrowsize
    case cssClass, link
    case rankdir, nodesep, ranksep, weight, nslimit, tailport, headport, newrank, splines, outputorder, pad, margin
    case labelloc, labeljust, labelfontsize, labelfontcolor, dpi

    /// Whether it means something to readers of a drawing, and nothing to Graphviz.
    var isMeaning: Bool { self == .cssClass || self == .link }

    /// Graphviz's name for it.
    var name: StaticString {
        switch self {
        case .label: "label"
        case .xlabel: "xlabel"
        case .headlabel: "headlabel"
        case .labelPosition: "lp"
        case .remarkPosition: "head_lp"
        case .position: "pos"
        case .shape: "shape"
        case .style: "style"
        case .color: "color"
        case .fillcolor: "fillcolor"
        case .fontcolor: "fontcolor"
        case .bgcolor: "bgcolor"
        case .fontname: "fontname"
        case .fontsize: "fontsize"
        case .penwidth: "penwidth"
        case .peripheries: "peripheries"
        case .width: "width"
        case .height: "height"
        case .fixedsize: "fixedsize"
        case .arrowhead: "arrowhead"
        case .arrowtail: "arrowtail"
        case .dir: "dir"
        case .arrowsize: "arrowsize"
        case .cssClass: "class"
        case .link: "URL"
        case .rankdir: "rankdir"
        case .nodesep: "nodesep"
        case .ranksep: "ranksep"
        case .weight: "weight"
        case .nslimit: "nslimit"
        case .tailport: "tailport"
        case .headport: "headport"
        case .newrank: "newrank"
        case .splines: "splines"
        case .outputorder: "outputorder"
        case .pad: "pad"
        case .margin: "margin"
        case .labelloc: "labelloc"
        case .labeljust: "labeljust"
        case .labelfontsize: "labelfontsize"
        case .labelfontcolor: "labelfontcolor"
        case .dpi: "dpi"
        }
    }
}
