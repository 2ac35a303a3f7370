import Foundation
import Testing

@Suite(
    "Drawings in a browser", .waitsForProcesses, .enabled(if: DevTools.isInstalled, "Chromium is not installed")
)
struct BrowserTests {
    /// Returns the name of a small drawing of each kind.
    private static func drawings() throws -> [String] {
        let samples = try RenderedSamples.auto.get()
        let groups = Dictionary(grouping: samples.names, by: RenderedSamples.kind)
        return try groups.values.compactMap { names in
            try names.min { try samples.svg($0).utf8.count < samples.svg($1).utf8.count }
        }.sorted()
    }

    /// Opens a page with the elements in order.
    private static func open(_ elements: [String], attributes: String = "", isDark: Bool) throws -> DevTools {
        let page = try DevTools(isDark: isDark)
        try page.resize(1400, 1000)
        try page.show(
            """
            <!DOCTYPE html><html\(attributes)><meta charset="utf-8"><body style="margin:0;background:#888">
            \(elements.map { "<div style=\"float:left\">\($0)</div>" }.joined(separator: "\n"))
            </body></html>
            """)
        return page
    }

    /// Returns a screenshot of a page with the elements in order.
    private static func screenshot(_ elements: [String], attributes: String = "", isDark: Bool) throws -> Data {
        try open(elements, attributes: attributes, isDark: isDark).screenshot()
    }

    /// Returns a screenshot of several drawings, each as an image, to which the page's style sheets don't apply.
    private static func picture(_ svgs: [String], isDark: Bool) throws -> Data {
        let images = svgs.map { svg in
            let content = Data(svg.utf8).base64EncodedString()
            return "<img style=\"display:block;max-width:450px\" src=\"data:image/svg+xml;base64,\(content)\">"
        }
        return try screenshot(images, isDark: isDark)
    }

    /// Screenshots of the small drawings, for light and for dark pages.
    private static let originals = Result {
        let svgs = try drawings().map(RenderedSamples.auto.get().svg)
        return (light: try picture(svgs, isDark: false), dark: try picture(svgs, isDark: true))
    }

    @Test("An adaptive drawing matches the light drawing, and the dark drawing in dark mode")
    func adaptive() throws {
        let (pairs, names) = (try RenderedSamples.pairs.get(), try Self.drawings())
        #expect(names.count >= 8)
        let (light, dark) = try Self.originals.get()
        #expect(light != dark)
        #expect(try light == Self.picture(names.map(pairs.svg), isDark: false))
        #expect(try dark == Self.picture(names.map { try pairs.svg($0 + "~dark") }, isDark: false))
    }

    @Test("Optimizers change neither light nor dark colors", arguments: OptimizedSVG.allCases)
    func optimized(_ optimizer: OptimizedSVG) throws {
        let samples = try RenderedSamples.auto.get()
        let svgs = try Self.drawings().map(samples.svg)
        let optimized = svgs.map(optimizer.callAsFunction)
        #expect(zip(svgs, optimized).allSatisfy { $0 != $1 })
        let (light, dark) = try Self.originals.get()
        #expect(try Self.picture(optimized, isDark: false) == light)
        #expect(try Self.picture(optimized, isDark: true) == dark)
    }

    @Test("Light, dark, and adaptive drawings look the same alone as they do inline in one page")
    func inline() throws {
        let (auto, pairs) = (try RenderedSamples.auto.get(), try RenderedSamples.pairs.get())
        let names = try Self.drawings().filter { ["hierarchy", "states"].contains(RenderedSamples.kind(of: $0)) }
        #expect(names.count == 2)
        let svgs = try names.flatMap {
            [try auto.svg($0 == names[0] ? names[1] : names[0]), try pairs.svg($0 + "~dark")]
        }
        for isDark in [false, true] {
            let alone = try svgs.map { try Self.screenshot([$0], isDark: isDark) }
            let together = try svgs.indices.map { shown in
                // The other drawings have style sheets, too, but take no space.
                let elements = svgs.enumerated().map { number, svg in
                    number == shown ? svg : "<div style=\"height:0;width:0;overflow:hidden\">\(svg)</div>"
                }
                return try Self.screenshot(elements, isDark: isDark)
            }
            #expect(alone == together)
            // In dark mode, an adaptive drawing looks like the dark drawing.
            #expect(Set(alone).count == (isDark ? names.count : svgs.count))
        }
    }

    @Test("A page's theme overrides the system's color scheme", arguments: [false, true])
    func override(isDark: Bool) throws {
        let samples = try RenderedSamples.auto.get()
        let name = try #require(try Self.drawings().first)
        let svg = try samples.svg(name)
        let theme = isDark ? "light" : "dark"
        let switched = try Self.screenshot([svg], attributes: " data-theme=\"\(theme)\"", isDark: isDark)
        #expect(try switched == Self.screenshot([svg], isDark: !isDark))
        #expect(try switched != Self.screenshot([svg], isDark: isDark))
    }

    @Test(
        "A drawing is printed light even in dark mode, and fits the paper",
        .enabled(if: Python.has("pymupdf", "PIL", "numpy")))
    func paper() throws {
        let (auto, pairs) = (try RenderedSamples.auto.get(), try RenderedSamples.pairs.get())
        // The widest drawings, and a narrow drawing.
        let widest = try auto.names.sorted { try Self.width(auto.svg($0)) > Self.width(auto.svg($1)) }
        let folder = try Program()
        var lines: [String] = []
        for (number, name) in (widest.prefix(2) + widest.suffix(1)).enumerated() {
            for (kind, svg, isDark) in [
                ("auto-dark", try auto.svg(name), true), ("auto-light", try auto.svg(name), false),
                ("light", try pairs.svg(name), false),
            ] {
                let file = "\(number)-\(kind).pdf"
                let page = try Self.open([svg], isDark: isDark)
                try folder.write([UInt8](page.printed(withBackground: true)), to: file)
                lines.append("\(auto.path(name, "svg"))\t\(folder.folder.appending(path: file).path)")
            }
        }
        #expect(try Self.width(auto.svg(widest[0])) > 1_000)
        let printed = try Python.lines("printed_pages.py", input: lines)
        #expect(printed.count == 9 && printed.allSatisfy { $0[1] == "0" }, "text is cut off: \(printed)")
        for number in stride(from: 0, to: printed.count, by: 3) {
            #expect(Set(printed[number..<number + 3].map { $0[0] }).count == 1)
        }
        #expect(Set(printed.map { $0[0] }).count == 3)
    }

    private static func width(_ svg: String) throws -> Int {
        Int(try #require(svg.firstMatch(of: /\swidth="(\d+)"/)).1) ?? 0
    }
}
