import Foundation
import LifecycleDiagrams
import TestSupport
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Hostile text", .waitsForProcesses)
struct HostileTextTests {
    @Test("A character with a combining mark is escaped, too")
    func combined() {
        let text = "\"\u{301}<\u{338}]\u{301}&\u{301}\r\n`\u{301}"
        #expect(
            text.inAttribute.unicodeScalars.elementsEqual(
                "&quot;\u{301}&lt;\u{338}]\u{301}&amp;\u{301} `\u{301}".unicodeScalars))
        #expect(
            text.inMarkdown.unicodeScalars.elementsEqual(
                "\"\u{301}\\<\u{338}\\]\u{301}\\&\u{301} \\`\u{301}".unicodeScalars))
    }

    @Test("Hostile text remains text in every reader and diagram", arguments: HostileTexts.all.enumerated().map { $0 })
    func drawings(number: Int, text: String) throws {
        let program = try Program()
        for (name, content) in HostileTexts.inputs(with: text) { try program.write(content, to: "in/\(name)") }
        let kinds = Diagram.all.map(\.name).joined(separator: ",")
        let other = ["dot", "text", "mermaid"][number % 3]
        let rendered = try program("render", "in", "--diagram", kinds, "--format", "svg,\(other)")
        let checked = try program("check", "in", "-o", "output")
        let inspected = try program("inspect", "in", "--format", "text")
        for result in [rendered, checked, inspected] { expectPrintable(result.output + result.errors) }
        #expect(try top(program) == [".err", ".out", "in", "output"])
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "output").path)
        #expect(files.contains("story.timeline.svg") && files.contains("recorded.timeline.svg"), "\(rendered.errors)")
        for file in files where file.hasSuffix(".svg") { try expectHarmless(try program.read("output/\(file)"), file) }
    }

    @Test(
        "No output contains a character that controls a terminal or the direction of text",
        arguments: [
            "render in -o out --format svg,dot,text,mermaid --diagram \(Diagram.all.map(\.name).joined(separator: ","))",
            "report in -o out", "run in/story.yaml", "run in/story.yaml --format jsonl", "inspect in",
            "inspect in --format json", "check in", "check in --format json", "check in --format github",
            "check in --format sarif", "check in --format junit", "diff in/story.yaml in/recorded.jsonl -o out",
            "init --from in/console.log -o out/first.yaml", "embed guide.md --from in", "render in -o - --format text",
        ])
    func characters(command: String) throws {
        let program = try Program()
        let scalars = HostileCharacters.all.filter { $0 != "\n" }
        func inputs(_ scalars: [Unicode.Scalar]) -> [String: String] {
            HostileTexts.inputs(with: scalars.map { "x\($0)" }.joined())
        }
        // Logs, dumps, and XML don't contain U+0000, and XML contains no other control characters of ASCII.
        for (name, content) in inputs(scalars.filter { (0x80..<0xFFFE).contains($0.value) }) {
            try program.write(content, to: "in/\(name)")
        }
        for name in ["story.yaml", "recorded.jsonl"] {
            try program.write(try #require(inputs(scalars)[name]), to: "in/\(name)")
        }
        try program.write("<!-- lifeline: story timeline -->\n<!-- /lifeline -->\n", to: "guide.md")
        let result = try program(command.split(separator: " ").map(String.init))
        var outputs = ["output": result.output, "errors": result.errors]
        let before = Set(["guide.md"] + HostileTexts.inputs(with: "").keys.map { "in/\($0)" })
        for name in program.names(in: ".") where name == "guide.md" || !before.contains(name) {
            if let bytes = try? program.read(name) { outputs[name] = String(decoding: bytes, as: UTF8.self) }
        }
        let hostile = Set(scalars)
        for (name, text) in outputs {
            let found = Set(text.unicodeScalars).intersection(hostile).map { String($0.value, radix: 16) }.sorted()
            #expect(found.isEmpty, "\(name) contains \(found)")
        }
    }

    @Test("Hostile text remains text in a report and in Markdown", arguments: HostileTexts.all)
    func pages(text: String) throws {
        let program = try Program()
        for (name, content) in HostileTexts.inputs(with: text) { try program.write(content, to: "in/\(name)") }
        expectPrintable(try program("report", "in", "-o", "page").errors)
        let page = String(decoding: try program.read("page/index.html"), as: UTF8.self)
        #expect(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("<svg onload"))
        // One script runs. The other scripts are data: the index and the content of the runs.
        let data = page.matches(of: /<script type="(text\/html|application\/json)" id="_[^"<>]*">/).count
        #expect(page.components(separatedBy: "<script>").count == 2)
        #expect(page.components(separatedBy: "<script").count == data + 2)
        try program.write("<!-- lifeline: story timeline -->\n<!-- /lifeline -->\n", to: "guide.md")
        #expect(try program("embed", "guide.md", "--from", "in").status == 0)
        let lines = String(decoding: try program.read("guide.md"), as: UTF8.self).split(separator: "\n")
            .filter { $0 != "<!-- lifeline-embed: --from in -->" }
        #expect(lines.count == 3 && lines[1].hasPrefix("!["))
        let bare = String(lines[1]).replacing(try Regex(#"\\."#), with: "")
        #expect(bare.components(separatedBy: "](").count == 2, "\(lines[1])")
        #expect(!bare.contains("<") && !bare.contains("`"), "\(lines[1])")
        expectPrintable(String(lines[1]))
    }

    @Test(
        "Hostile file names remain file names",
        arguments: [
            "a\"><script>.yaml", "\u{1B}[31mred.yaml", "a b\nc.yaml", "-o.yaml", "&amp;.yaml", "x..yaml",
            "'; rm x.yaml",
        ])
    func names(name: String) throws {
        let program = try Program()
        try program.write(try #require(HostileTexts.inputs(with: "x")["story.yaml"]), to: "in/\(name)")
        try program.write("steps: [", to: "in/broken-\(name)")
        let result = try program("render", "in")
        expectPrintable(result.output + result.errors)
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(try top(program) == [".err", ".out", "in", "output"])
        let stem = String(name.dropLast(5))
        try expectHarmless(try program.read("output/\(stem).timeline.svg"), name)
    }

    @Test("A marker can't write outside the output folder")
    func markers() throws {
        let program = try Program()
        try program.write(try #require(HostileTexts.inputs(with: "x")["story.yaml"]), to: "story.yaml")
        try program.write("<!-- lifeline: ../story timeline -->\n<!-- /lifeline -->\n", to: "docs/guide.md")
        try FileManager.default.createDirectory(
            at: program.folder.appending(path: "docs/out"), withIntermediateDirectories: true)
        _ = try program("embed", "docs/guide.md", "-o", "docs/out")
        #expect(try top(program) == [".err", ".out", "docs", "story.yaml"])
        let docs = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "docs").path)
        #expect(docs.sorted() == ["guide.md", "out"])
    }

    // MARK: Expectations

    private func top(_ program: Program) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: program.folder.path).sorted()
    }

    private static let controls = CharacterSet(charactersIn: "\0"..."\u{1F}").union(
        .init(charactersIn: "\u{7F}"..."\u{9F}")
    )
    .subtracting(.init(charactersIn: "\n\t"))

    private func expectPrintable(_ text: String) {
        #expect(text.rangeOfCharacter(from: Self.controls) == nil, "\(text.debugDescription.prefix(600))")
    }

    /// Expects that a drawing contains only known elements, no event handlers, and no links that run code.
    private func expectHarmless(_ bytes: [UInt8], _ file: String) throws {
        expectPrintable(String(decoding: bytes, as: UTF8.self))
        let inspector = SVGInspector()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldProcessNamespaces = true
        parser.delegate = inspector
        #expect(parser.parse() && inspector.problems.isEmpty, "\(file): \(inspector.problems)")
    }
}

/// Finds the parts of a drawing that are unknown, or that can run code.
private final class SVGInspector: NSObject, XMLParserDelegate {
    private static let elements: Set<String> = [
        "svg", "g", "title", "desc", "style", "path", "polygon", "polyline", "ellipse", "text", "tspan", "a", "rect",
        "circle", "line", "defs", "linearGradient", "stop", "metadata", "marker", "clipPath",
    ]

    private(set) var problems: [String] = []
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if !Self.elements.contains(name) { problems.append("element \(name)") }
        for (attribute, value) in attributes {
            let local = attribute.split(separator: ":").last ?? ""
            let isFine = value.hasPrefix("https://") || value.hasPrefix("#") || !value.contains(":")
            if local.hasPrefix("on") || local == "href" && !isFine { problems.append("\(attribute) \(value)") }
        }
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if name == "title", text == "injected" { problems.append("title \(text)") }
    }
}
