import Graphviz
import TestSupport

/// A generator of graphs with hostile text everywhere: control characters, markup, DOT escapes, entities,
/// left-to-right and right-to-left scripts, and text up to the maximum length.
struct HostileGraphs {
    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    private mutating func number(_ limit: Int) -> Int { random.number(limit) }
    private mutating func chance(_ percent: Int) -> Bool { random.number(100) < percent }

    private static let pieces = [
        "a", "viewDidAppear(_:)", " ", "  ", "\n", "\n\n", "\t", "\r\n", "\u{0}", "\u{1}", "\u{8}", "\u{1B}[31m",
        "\u{7F}",
        "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{E000}",
        "é", "e\u{301}\u{302}", "日本語", "العربية", "🙂", "👩‍👩‍👧", "\\",
        "\\\\",
        "\\N", "\\G", "\\E", "\\T", "\\H", "\\L", "\\l", "\\r", "\\n", "\\\"", "\"", "'", "`", "<", ">", "<b>",
        "</text>",
        "</svg><script>alert(1)</script>", "<![CDATA[", "]]>", "<!--", "-->", "<?xml?>", "&", "&amp;", "&lt;", "&#0;",
        "&#x1F642;", "&nosuch;", "%s%n", "{", "}", "|", "[label=x]", "->", "--", ";", ",", ":", ":n", "#", "//", "/*",
        "*/",
        "<<b>html</b>>", "url(javascript:x)", "onload=alert(1)", "expression(1)", "@import", "${x}", "0", "-1e999",
    ]
    private static let links = [
        "https://example.org/a?b=c#d", "http://example.org/", "mailto:a@example.org", "#part", "../up/page.html",
        "page 2.svg",
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "\u{1}javascript:x", " javascript:x", "java\nscript:x",
        "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "//evil.example", "\\\\evil.example", "/\\evil.example", "x:y", "a/b:c", "",
        "https://example.org/\"onload=\"x", "https://example.org/<script>", "https://exa mple/日本語", "?q=javascript:x",
    ]

    /// Returns text made of hostile pieces, occasionally with nearly the maximum length of a label.
    mutating func text() -> String {
        if chance(1) { return String(repeating: piece() + "x", count: 4_000) }
        return (0..<number(7)).map { _ in piece() }.joined()
    }

    private mutating func piece() -> String {
        if chance(70) { return Self.pieces[number(Self.pieces.count)] }
        // Some values are not characters and can't be written in a literal.
        let strangers: [UInt32] = [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10_FFFF, 0xD800, 0x110_000, 0, 0x0B]
        let value = chance(20) ? strangers[number(strangers.count)] : UInt32(number(0x11_0000))
        return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
    }

    private mutating func look() -> [Attribute] {
        var look: [Attribute] = []
        if chance(50) { look.append(.cssClass(text())) }
        if chance(60) { look.append(.link(chance(70) ? Self.links[number(Self.links.count)] : text())) }
        return look
    }

    /// Returns a picture with given positions, or a picture that Graphviz ranks.
    mutating func picture() -> Picture {
        let isPlaced = chance(60)
        var graph = Graph(name: text())
        let names = (0..<(1 + number(6))).map { "\(text())#\($0)" }
        for (index, name) in names.enumerated() {
            var node = Node(name, [.label(text()), .shape(.box)] + look(), title: chance(70) ? text() : nil)
            if isPlaced {
                node.attributes += [.position(Point(Double(number(900)), Double(index) * 50)), .size(90, 20)]
            }
            graph.add(node)
        }
        for _ in 0..<number(names.count) {
            var edge = Edge(
                names[number(names.count)], names[number(names.count)], look(), title: chance(70) ? text() : nil)
            if isPlaced {
                let (start, end) = (Point(Double(number(900)), 0), Point(Double(number(900)), 300))
                edge.attributes += [.route(.straight(start, end)), .label(text()), .labelPosition(start)]
            } else if chance(50) {
                edge.attributes.append(.label(text()))
            }
            graph.add(edge)
        }
        if !isPlaced, chance(30) {
            var part = Subgraph(text(), [.label(text())] + look(), title: chance(70) ? text() : nil)
            part.nodes = [Node("inside", [.label(text())])]
            graph.subgraphs.append(part)
        }
        return Picture(
            name: text(), graph: graph, layout: isPlaced ? .nop2 : .dot, title: text(), description: text())
    }
}
