import Foundation
import Testing

@testable import LifecycleReaders

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("XML") struct XMLReaderTests {
    /// Returns the events as text, and then the problem, if there is one.
    private func read(_ text: String) -> [String] {
        var reader = XMLReader(Array(text.utf8))
        var events: [String] = []
        do {
            while let event = try reader.next() {
                switch event {
                case .start(let name, let attributes):
                    let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
                    events.append("<\(name)\(values.joined())> \(reader.line):\(reader.column)")
                case .end: events.append("</>")
                case .comment(let text): events.append("!\(text)")
                }
            }
        } catch {
            events.append("\(error.problem) \(error.line):\(error.column)")
        }
        return events
    }

    @Test("Tags, attributes, and comments are returned in order with their places")
    func events() {
        let text = """
            <?xml version="1.0" encoding="UTF-16"?>
            <a b='1' c = "x
            y">é<d/>text<![CDATA[<&]]>
              <!-- Home --></a >
            <!--end-->

            """
        #expect(
            read(text) == ["<a b=1 c=x y> 2:1", "<d> 3:5", "</>", "! Home ", "</>", "!end"])
    }

    @Test("References in attributes are replaced")
    func references() {
        #expect(read("<a b=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;\">&#10;</a>") == ["<a b=<>&\"'A😀> 1:1", "</>"])
    }

    @Test(
        "A document that isn't well-formed has a problem with a place",
        arguments: [
            ("", "noRoot 1:1"), ("<!-- a -->\n", "noRoot 1:10"), ("a", "afterRoot 1:1"),
            ("<a/>\n<b/>", "afterRoot 2:2"),
            ("<a/>b", "afterRoot 1:5"), ("</a>", "afterRoot 1:4"), ("<![CDATA[]]>", "afterRoot 1:10"),
            ("<!DOCTYPE a><a/>", "documentType 1:10"), ("<a>\n</b>", "endTag 2:4"), ("<a></a b>", "tag 1:8"),
            ("<a><<b/></a>", "tag 1:5"), ("< a/>", "tag 1:2"), ("<??><a/>", "tag 1:3"),
            ("<a b=\"1\"c=\"2\"/>", "space 1:9"),
            ("<a b=1/>", "space 1:6"), ("<a b/>", "value 1:5"), ("<a b=\"1\" b=\"2\"/>", "duplicate 1:11"),
            ("<a b=\"<\"/>", "lessThan 1:7"), ("<a b=\"&\"/>", "reference 1:7"), ("<a>&nbsp;</a>", "reference 1:4"),
            ("<a>&#0;</a>", "reference 1:4"), ("<a>&#xD800;</a>", "reference 1:4"), ("<a>&#-1;</a>", "reference 1:4"),
            ("<a>&#99999999999;</a>", "reference 1:4"), ("<a>\u{1}</a>", "character 1:4"),
            ("<a b=\"\u{0}\"/>", "character 1:7"),
        ])
    func problem(text: String, problem: String) {
        #expect(read(text).last == problem)
    }

    @Test("A document that is cut at any place ends inside an element or a tag")
    func truncated() {
        let text = "<?xml version=\"1.0\"?><a b=\"&amp;\"><!-- c --><d/><![CDATA[e]]>&#65;</a>"
        for end in text.indices.dropFirst() {
            let last = read(String(text[..<end])).last ?? ""
            #expect(last.hasPrefix("end ") || last.hasPrefix("noRoot "), "\(text[..<end]): \(last)")
        }
        #expect(read(text).last == "</>")
    }

    @Test("Storyboards have the same elements and attributes as with Foundation's parser")
    func foundation() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../samples/storyboards").standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "storyboard" }
        #expect(files.count > 1)
        for file in files {
            let data = try Data(contentsOf: file)
            let delegate = Elements()
            let parser = XMLParser(data: data)
            parser.delegate = delegate
            #expect(parser.parse())
            var reader = XMLReader(Array(data))
            var elements: [String] = []
            while let event = try reader.next() {
                if case .start(let name, let attributes) = event { elements.append(Elements.text(name, attributes)) }
            }
            #expect(elements == delegate.elements, "\(file.lastPathComponent)")
        }
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var elements: [String] = []

        static func text(_ name: String, _ attributes: [String: String]) -> String {
            name + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            elements.append(Elements.text(name, attributes))
        }
    }
}
