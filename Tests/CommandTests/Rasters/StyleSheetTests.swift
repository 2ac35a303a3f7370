import Foundation
import TestSupport
import Testing

@Suite("Style sheets")
struct StyleSheetTests {
    /// Returns all selectors in a style sheet, without the conditions of blocks such as `@media`.
    private static func selectors(_ styleSheet: String) -> [String] {
        let pieces = styleSheet.components(separatedBy: "{").dropLast()
        return pieces.map { piece in
            let selector = piece.components(separatedBy: "}").last ?? ""
            return selector.trimmingCharacters(in: .whitespacesAndNewlines)
        }.filter { !$0.hasPrefix("@") }
    }

    private static func styleSheet(_ svg: String) throws -> String {
        let start = try #require(svg.components(separatedBy: "<style>").dropFirst().first)
        return try #require(start.components(separatedBy: "</style>").first)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the values of the attribute `id`, starting with the drawing's ID.
    private static func ids(_ svg: String) -> [String] {
        svg.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private func each(_ body: (_ name: String, _ svg: String, _ styleSheet: String) throws -> Void) throws {
        for samples in [try RenderedSamples.auto.get(), try RenderedSamples.pairs.get()] {
            for name in Effort.isLong ? samples.names : samples.sample(of: 5) {
                let svg = try samples.svg(name)
                try body(name, svg, try Self.styleSheet(svg))
            }
        }
    }

    @Test("Every rule applies to one drawing, and no rule depends on the notation of a color")
    func scope() throws {
        try each { name, svg, styleSheet in
            let id = try #require(Self.ids(svg).first)
            let selectors = Self.selectors(styleSheet)
            #expect(selectors.count >= 2, "\(name)")
            for selector in selectors {
                let scopes = selector.components(separatedBy: ".\(id)")
                let isScoped = scopes.dropFirst().contains { $0.first.map { " ),:".contains($0) } == true }
                #expect(isScoped, "\(name): \(selector)")
                let attributes = selector.components(separatedBy: "[").dropFirst()
                let isSpelling = selector.contains("#") || !attributes.allSatisfy { $0.hasPrefix("data-theme=") }
                #expect(!isSpelling, "\(name): \(selector)")
            }
        }
    }

    @Test("Custom properties are used only inside @supports, and a print rule fits drawings to the paper")
    func rules() throws {
        try each { name, _, text in
            #expect(text.hasPrefix("@supports (fill:var(--a)) and (paint-order:stroke){"), "\(name)")
            let parts = text.components(separatedBy: "@media print{")
            try #require(parts.count == 2, "\(name)")
            // The halo is the only rule outside the first @supports, which old parsers don't skip completely.
            let halo = try #require(parts[0].components(separatedBy: "\n}\n@supports (paint-order:stroke){").last)
            #expect(halo.hasSuffix("}}\n") && !halo.contains("@media"), "\(name)")
            let braces = parts[0].reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
            #expect(braces == 0, "\(name)")
            #expect(parts[1].hasSuffix("{max-width:100%;height:auto}}") && !parts[1].contains("--"), "\(name)")
            // Dark colors apply to screens; more contrast also applies to print.
            let media = parts[0].components(separatedBy: "@media ").dropFirst()
            let contrast = media.filter { $0.hasPrefix("(prefers-contrast:more)") }
            #expect(contrast.count <= 1 && contrast.allSatisfy { !$0.contains("#") }, "\(name)")
            #expect(media.count - contrast.count == media.count { $0.hasPrefix("screen") }, "\(name)")
        }
    }

    @Test("The drawings in a pair have no ID or rule in common")
    func pairs() throws {
        let samples = try RenderedSamples.pairs.get()
        let names = samples.names.filter { !$0.hasSuffix("~dark") }
        #expect(names.count * 2 == samples.names.count)
        for name in names {
            let drawings = [try samples.svg(name), try samples.svg(name + "~dark")]
            let ids = drawings.map { Set(Self.ids($0)) }
            #expect(!ids[0].isEmpty && ids[0].count == ids[1].count && ids[0].isDisjoint(with: ids[1]), "\(name)")
            let selectors = try drawings.map { Set(Self.selectors(try Self.styleSheet($0))) }
            #expect(selectors[0].isDisjoint(with: selectors[1]), "\(name)")
        }
    }
}
