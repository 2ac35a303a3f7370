import Foundation
import LifecycleDiagrams
import Testing

@testable import LifelineTool

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Hostile text")
struct HostileTextTests {
    @Test("A character with a combining mark is escaped, too")
    func combined() {
        let text = "\"\u{301}<\u{338}]\u{301}&\u{301}\r\n`\u{301}"
        #expect(
            text.inAttribute.unicodeScalars.elementsEqual(
                "&quot;\u{301}&lt;\u{338}]\u{301}&amp;\u{301} `\u{301}".unicodeScalars))
        #expect(
            text.inMarkdown.unicodeScalars.elementsEqual(
                "\"\u{301}\\<\u{338}\\]\u{301}&\u{301} \\`\u{301}".unicodeScalars))
    }

    private static let elements: Set<String> = [
        "svg", "g", "title", "desc", "style", "path", "polygon", "polyline", "ellipse", "text", "tspan", "a", "rect",
        "circle", "line", "defs", "linearGradient", "stop", "metadata", "marker", "clipPath",
    ]

    @Test("Hostile text remains text in every reader and diagram", arguments: HostileTexts.all)
    func drawings(text: String) throws {
        let program = try Program()
        for (name, content) in HostileTexts.inputs(with: text) { try program.write(content, to: "in/\(name)") }
        let kinds = Diagram.all.map(\.name).joined(separator: ",")
        let rendered = try program("render", "in", "--diagram", kinds, "--format", "svg,dot,text,mermaid")
        let checked = try program("check", "in", "-o", "output")
        let inspected = try program("inspect", "in", "--format", "text")
        for result in [rendered, checked, inspected] { expectPrintable(result.output + result.errors) }
        #expect(try top(program) == [".err", ".out", "in", "output"])
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "output").path)
        #expect(files.contains("story.timeline.svg") && files.contains("recorded.timeline.svg"), "\(rendered.errors)")
        for file in files where file.hasSuffix(".svg") { try expectHarmless(try program.read("output/\(file)"), file) }
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

    private func expectPrintable(_ text: String) {
        let orders = text.unicodeScalars.filter {
            $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F..<0xA0).contains($0.value)
        }
        #expect(orders.isEmpty, "\(text.debugDescription.prefix(600))")
    }

    /// Expects that a drawing contains only known elements, no event handlers, and no links that run code.
    private func expectHarmless(_ bytes: [UInt8], _ file: String) throws {
        expectPrintable(String(decoding: bytes, as: UTF8.self))
        let root = try #require(try XMLDocument(data: Data(bytes), options: []).rootElement())
        for case let element as XMLElement in try root.nodes(forXPath: "//*") + [root] {
            #expect(HostileTextTests.elements.contains(element.localName ?? ""), "\(element.name ?? "") in \(file)")
            for attribute in element.attributes ?? [] {
                let (name, value) = (attribute.localName ?? "", attribute.stringValue ?? "")
                #expect(!name.hasPrefix("on"), "\(name) in \(file)")
                if name == "href" {
                    let isFine = ["https://", "#"].contains { value.hasPrefix($0) } || !value.contains(":")
                    #expect(isFine, "\(value) in \(file)")
                }
            }
        }
        #expect(try root.nodes(forXPath: "//*[local-name()='title' and .='injected']").isEmpty)
    }
}
