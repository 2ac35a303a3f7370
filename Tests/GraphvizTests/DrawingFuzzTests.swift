import Foundation
import Graphviz
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests that the SVG of a graph with hostile text contains the text unchanged, and nothing unexpected.
@Suite("Drawing fuzzing")
struct DrawingFuzzTests {
    @Test("A drawing contains all text unchanged, and only permitted elements")
    func texts() throws {
        let count = Effort.number(100)
        var refused = 0
        for seed in 1...count {
            var graphs = HostileGraphs(seed: UInt64(seed))
            let picture = graphs.picture()
            do {
                check(try SVGReading(Renderer.shared.render(picture, as: .svg)), picture, "seed \(seed)")
            } catch let error as GraphvizError {
                refused += 1
                // The label is too long, or too wide for Graphviz to place.
                let isLong = picture.labels.contains { $0.count > Renderer.labelLimit }
                let isWide = ["lost n", "overwide node", "larger than maximum"].contains { "\(error)".contains($0) }
                #expect(isLong || isWide, "seed \(seed): \(error)")
            }
        }
        #expect(refused * 5 <= count, "\(refused) of \(count) refused")
    }

    @Test(
        "A combining mark after a colon or slash doesn't hide a scheme or host",
        arguments: [
            "javascript:\u{301}alert(1)", "java\u{301}script:x", "data:\u{20DC}x", "//\u{20DC}evil", "x:\u{338}//y",
        ])
    func hidden(link: String) { #expect(DOT.address(link) == nil) }

    @Test("A cluster label that consists of empty lines doesn't make Graphviz abort") func emptyLines() throws {
        for seed: UInt64 in [3_975, 27_079] {
            var graphs = HostileGraphs(seed: seed)
            _ = try Renderer.shared.render(graphs.picture(), as: .svg)
        }
    }

    private func check(_ svg: SVGReading, _ picture: Picture, _ seed: String) {
        #expect(svg.strangers.isEmpty, "\(seed): \(svg.strangers)")
        #expect(Set(svg.ids).count == svg.ids.count, "\(seed): \(svg.ids)")
        for name in svg.classes { #expect(name.wholeMatch(of: /[A-Za-z0-9 -]*/) != nil, "\(seed): \(name)") }
        for address in svg.links { #expect(SVGReading.isHarmless(address), "\(seed): \(address)") }
        #expect(svg.links.count == picture.links.compactMap { DOT.address($0) }.count, "\(seed)")
        let lines = picture.labels.flatMap { $0.unicodeScalars.split(separator: "\n").map { String($0) } }
        // Lines that contain only spaces are not written.
        let visible = lines.filter { !$0.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
        same(svg.texts, visible.map { shown($0) }, "texts, \(seed)")
        same(svg.titles, ([picture.title] + picture.titles).map { shown($0) }, "titles, \(seed)")
        same(svg.descriptions, [shown(picture.description)], "description, \(seed)")
    }

    /// Compares texts in any order by their Unicode scalars, so canonically equivalent texts are different.
    private func same(_ found: [String], _ expected: [String], _ what: String) {
        func sorted(_ texts: [String]) -> [[UInt32]] {
            texts.map { $0.unicodeScalars.map { $0.value == 0xA0 ? 0x20 : $0.value } }
                .sorted { $0.lexicographicallyPrecedes($1) }
        }
        let (found, expected) = (sorted(found), sorted(expected))
        guard found != expected else { return }
        func words(_ list: [[UInt32]], besides other: [[UInt32]]) -> [String] {
            list.filter { !other.contains($0) }
                .map { text in text.prefix(60).map { String($0, radix: 16) }.joined(separator: " ") }
        }
        Issue.record(
            "\(what): \(found.count) with \(words(found, besides: expected)), not \(expected.count) with \(words(expected, besides: found))"
        )
    }

    /// Returns text as it is drawn, with a symbol for each invisible character.
    private func shown(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0x0A: scalar
                    case 0..<0x20: Unicode.Scalar(scalar.value + 0x2400) ?? scalar
                    case 0x7F: "\u{2421}"
                    case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFDD0...0xFDEF:
                        "\u{FFFD}"
                    case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }
}

extension Picture {
    private var attributes: [Attribute] {
        graph.nodes.flatMap(\.attributes) + graph.edges.flatMap(\.attributes)
            + graph.subgraphs.flatMap { $0.attributes + $0.nodes.flatMap(\.attributes) }
    }

    fileprivate var labels: [String] {
        attributes.compactMap { if case .label(let text, _) = $0 { text } else { nil } }
    }
    fileprivate var links: [String] { attributes.compactMap { if case .link(let text) = $0 { text } else { nil } } }
    fileprivate var titles: [String] {
        graph.nodes.compactMap(\.title) + graph.edges.compactMap(\.title)
            + graph.subgraphs.flatMap { [$0.title] + $0.nodes.map(\.title) }.compactMap { $0 }
    }
}
