import TestSupport
import Testing

@testable import Graphviz

@Suite("What readers of drawings need")
struct OutputRuleTests {
    private func picture(_ label: String, name: String = "states", font: Font = .regular) -> Picture {
        var graph = Graph(name: name, nodeDefaults: [.font(font), .shape(.box)])
        graph.add(Node("a", [.label(label), .position(Point(50, 50)), .size(120, 30)], title: label))
        return Picture(name: name, graph: graph, layout: .nop2, title: label, description: label)
    }

    private func text(_ picture: Picture, _ format: Format) throws -> String {
        String(decoding: try Renderer.shared.render(picture, as: format), as: UTF8.self)
    }

    @Test(
        "A graph's name has no quotes in DOT if it is an identifier",
        arguments: [
            ("states", "states"), ("a_1", "a_1"), ("1a", "\"1a\""), ("a b", "\"a b\""), ("Graph", "\"Graph\""),
            ("", "\"\""),
            ("é", "\"é\""),
        ])
    func bareNames(name: String, shown: String) throws {
        #expect(try text(picture("x", name: name), .dot).hasPrefix("digraph \(shown) {\n"))
    }

    @Test("DOT names a font so that dot writes its weight, and an SVG lists its families", arguments: Font.allCases)
    func fonts(font: Font) throws {
        let picture = picture("x", font: font)
        #expect(try text(picture, .dot).contains("fontname=\"\(font.rawValue)\""))
        #expect(!font.rawValue.contains(" ") && font.isBold == font.rawValue.hasSuffix("-Bold"))
        let svg = try text(picture, .svg)
        #expect(
            svg.contains(" font-family=\"\(font.families)\"") && svg.contains("font-weight=\"bold\"") == font.isBold)
    }

    @Test("The language of a drawing is an attribute of the SVG, and selects the fonts that contain Chinese characters")
    func language() throws {
        var drawing = picture("直")
        #expect(try !text(drawing, .svg).contains("lang="))
        let digest = drawing.digest
        drawing.language = "zh-Hans"
        #expect(try text(drawing, .svg).contains(" lang=\"zh-Hans\" xml:lang=\"zh-Hans\" "))
        #expect(drawing.digest != digest)
        #expect(Font.bold.pangoDescription(in: "zh-Hans").hasSuffix(",Noto Sans CJK SC,Noto Sans SC,sans-serif Bold"))
        #expect(Font.mono.pangoDescription(in: "ja").hasSuffix(",Noto Sans CJK JP,Noto Sans JP,monospace"))
        #expect(Font.regular.pangoDescription(in: nil) == Font.regular.families)
    }

    @Test("A cross at the start of a text is drawn as two lines, and stays a character elsewhere")
    func cross() throws {
        let svg = try text(picture("✕ viewDidAppear"), .svg)
        #expect(svg.matches(of: /<line [^>]*stroke-linecap="round"\/>/).count == 2)
        #expect(svg.contains(">viewDidAppear</text>") && svg.contains("<title>✕ viewDidAppear</title>"))
        #expect(try text(picture("✕"), .svg).contains("<text") == false)
        #expect(try text(picture("a ✕ b"), .svg).contains("<line") == false)
        #expect(try text(picture("✕ viewDidAppear"), .dot).contains("label=\"✕ viewDidAppear\""))
    }

    @Test("A PDF contains the label of an edge between the texts before and after it")
    func order() {
        var graph = Graph(name: "g", edgeDefaults: [.fontSize(8)], paintOrder: .nodesFirst)
        let route = EdgeRoute([Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)], tip: Point(4, 0))
        for number in 1...2 {
            graph.add(Node("\(number)", [.label("\(number)"), .position(Point(0, 0))]))
            let label: [Attribute] = [.label("call \(number)"), .labelPosition(Point(2, 5)), .font(.bold)]
            graph.add(
                Edge("1", "\(number)", [.route(route), .lineWidth(2)] + label + [.secondaryLabel("x", Point(2, 9))]))
        }
        let nodes = graph.withLabelsAsNodes()
        let labels = nodes.nodes.map {
            $0.attributes.compactMap { if case .label(let text, _) = $0 { text } else { nil } }
        }
        #expect(labels == [["1"], ["call 1"], ["x"], ["2"], ["call 2"], ["x"]])
        #expect(nodes.nodes[1].attributes.contains(.font(.bold)) && nodes.nodes[1].attributes.contains(.fontSize(8)))
        #expect(nodes.edges.map(\.attributes) == Array(repeating: [.route(route), .lineWidth(2)], count: 2))
    }

    static let controls: [Unicode.Scalar] = HostileCharacters.all.filter { $0 != "\n" }

    @Test("The rule replaces every character that controls a terminal or the direction of text", arguments: controls)
    func replaced(scalar: Unicode.Scalar) throws {
        #expect(VisibleText.visible(scalar) != scalar && VisibleText.lines("a\(scalar)b\n") != "a\(scalar)b\n")
        for format in [Format.svg, .dot] {
            #expect(!(try text(picture("a\(scalar)b"), format).unicodeScalars.contains(scalar)), "\(format.name)")
        }
        let pdf = try Renderer.shared.render(picture("a\(scalar)b"), as: .pdf)
        let hex = String(decoding: pdf, as: UTF8.self).firstMatch(of: /\/Title <FEFF0061([0-9A-F]{4})0062>/)
        #expect(hex.flatMap { UInt32($0.1, radix: 16) } == VisibleText.visible(scalar).value)
    }

    @Test(
        "The rule keeps other characters",
        arguments: ["a", "é", "…", "“", "—", "→", "ع", "ש", "\u{200D}", "🏴‍☠️", "\u{301}"])
    func kept(text: String) { #expect(VisibleText.lines(text) == text) }
}
