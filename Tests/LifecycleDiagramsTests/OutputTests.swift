import Foundation
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests for properties that all drawings in the repository have with every version of Graphviz.
@Suite("Drawings in output/")
struct OutputTests {
    private func document(_ path: String) throws -> XMLElement {
        try #require(try XMLDocument(data: try OutputFiles.bytes("output/\(path)"), options: []).rootElement())
    }

    private func values(_ path: String, in root: XMLElement) throws -> [String] {
        try root.nodes(forXPath: path).compactMap(\.stringValue)
    }

    @Test("The drawings include every kind of diagram")
    func kinds() {
        for kind in [
            "states", "hierarchy", "timeline", "storyboard", "figure", "strips", "flags", "loading", "poster",
            "responders",
            "notifications",
        ] {
            #expect(OutputFiles.drawings.contains { $0.hasSuffix(".\(kind).svg") }, "no \(kind)")
        }
    }

    @Test("Ellipses have an outline, because Graphviz 14 rounds the radii of ellipses without an outline")
    func ellipses() throws {
        for path in OutputFiles.drawings {
            let strokes = try values("//*[local-name()='ellipse']/@stroke", in: try document(path))
            #expect(!strokes.contains("none"), "\(path)")
        }
    }

    @Test("A drawing has a title, a description, unique IDs, no script, and only web or relative links")
    func safe() throws {
        for path in OutputFiles.drawings {
            let root = try document(path)
            let hasLinks = try !values("//@*[local-name()='href']", in: root).isEmpty
            #expect(try values("@role", in: root) == ["img"], "\(path)")
            #expect(try values("*[@class='graph']/@role", in: root) == (hasLinks ? ["group"] : []), "\(path)")
            for name in ["title", "desc"] {
                let text = try #require(try values("*[local-name()='\(name)']", in: root).first)
                #expect(!text.isEmpty, "\(path) has no \(name)")
            }
            let ids = try values("//@id", in: root)
            #expect(Set(ids).count == ids.count, "\(path) has one id twice")
            let own = try #require(try values("@id", in: root).first)
            #expect(ids.allSatisfy { $0.hasPrefix(own) }, "\(path) has ids without its name")
            #expect(try root.nodes(forXPath: "//*[local-name()='script']").isEmpty, "\(path)")
            #expect(try root.nodes(forXPath: "//@*[starts-with(local-name(),'on')]").isEmpty, "\(path)")
            for link in try values("//@*[local-name()='href']", in: root) {
                let isWeb = link.hasPrefix("https://") || link.hasPrefix("http://")
                #expect(isWeb || !link.hasPrefix("//") && !link.prefix { $0 != "/" }.contains(":"), "\(path): \(link)")
            }
        }
    }

    @Test("A timeline describes all callbacks in order, and shows or folds them", arguments: OutputFiles.samples)
    func whole(sample: String) throws {
        for (run, files) in try OutputFiles.timelines(of: sample) {
            let roots = try files.map(document)
            var shown = try roots.flatMap { try values("//*[local-name()='text']", in: $0) }
                .map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }.filter { !$0.hasPrefix("+") }[...]
            let titles = try roots.flatMap { try values("//*[local-name()='title']", in: $0) }
            let folds = try roots.flatMap {
                try values("//*[contains(@class,' fold')]/*[local-name()='title']", in: $0)
            }
            var rest = try roots.flatMap { try values("*[local-name()='desc']", in: $0) }.joined(separator: "\n")[...]
            for (_, event) in run.callbacks {
                let name = run[event.controller].id
                let callback = DiagramOptions(name: "").spelling(of: event.callback)
                let words = "\n\(event.number). \(name) receives \(callback)"
                let place = try #require(rest.firstRange(of: words), "\(sample): '\(words)' is not described in order")
                rest = rest[place.upperBound...]
                let isFolded = folds.contains { $0.contains("\(name) receives \(callback)") }
                // The number and the time are in the margin, before the name of the callback.
                let text = shown.indices.dropLast().first {
                    shown[$0] == String(event.number) && shown[$0 + 1].contains(callback)
                }
                if let text {
                    shown = shown[(text + 1)...]
                    #expect(titles.contains(name), "\(sample): \(name)")
                } else {
                    #expect(isFolded, "\(sample): \(event.number). \(callback) is not shown in order")
                }
            }
        }
    }
}
