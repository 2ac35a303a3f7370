import Foundation
import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings")
struct DrawingTests {
    /// All pictures for all samples, with their names.
    static let pictures: [(name: String, picture: Picture)] = SampleRuns.all.flatMap { name, run in
        drawn(run, DiagramOptions(name: name)) + drawn(run, unusual(name + "-unusual"))
    }

    /// Options that differ from the defaults.
    static func unusual(_ name: String) -> DiagramOptions {
        var options = DiagramOptions(name: name)
        options.film = true
        options.pageSize = 12
        options.names = .objc
        options.links = false
        options.scheme = .dark
        options.file = name
        return options
    }

    static func drawn(_ run: Run, _ options: DiagramOptions) -> [(name: String, picture: Picture)] {
        Diagram.all.filter { $0.canDraw(.run(run), options) }.flatMap { diagram in
            diagram.draw(.run(run), options).enumerated().map { page, picture in
                var picture = picture
                picture.name += "-\(diagram.name)"
                return ("\(options.name).\(diagram.stem(page: page, of: 1))", picture)
            }
        }
    }

    /// Writes all drawings of the samples to the folder in `LIFELINE_PICTURES`, for visual inspection.
    @Test("Drawings are written", .enabled(if: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] != nil))
    func look() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] ?? ".")
        for (name, picture) in DrawingTests.pictures {
            for format in Format.all where format.isReproducible || format.name == "png" {
                if let bytes = try? Renderer.shared.render(picture, as: format) {
                    try Data(bytes).write(to: folder.appendingPathComponent("\(name).\(format.name)"))
                }
            }
        }
    }

    @Test("A drawing is well-formed, with unique IDs, no scripts, and only safe links", arguments: pictures.indices)
    func wellFormed(index: Int) throws {
        let svg = try Renderer.shared.render(DrawingTests.pictures[index].picture, as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let ids = try root.nodes(forXPath: "//@id").compactMap(\.stringValue)
        #expect(Set(ids).count == ids.count)
        #expect(try root.nodes(forXPath: "//*[local-name()='script']").isEmpty)
        #expect(try root.nodes(forXPath: "//@*[starts-with(local-name(),'on')]").isEmpty)
        for link in try root.nodes(forXPath: "//@*[local-name()='href']").compactMap(\.stringValue) {
            #expect(link.hasPrefix("https://developer.apple.com/") || !link.contains(":"))
        }
    }

    @Test("Drawings don't depend on the order in which they are rendered")
    func anyOrder() throws {
        let first = try DrawingTests.pictures.map { try Renderer.shared.render($0.picture, as: .svg) }
        let second = try DrawingTests.pictures.reversed().map { try Renderer.shared.render($0.picture, as: .svg) }
        #expect(first == second.reversed())
    }

    @Test("A timeline contains every callback of a run", arguments: SampleRuns.all.indices)
    func namesAll(index: Int) throws {
        let run = SampleRuns.all[index].run
        let picture = try #require(Diagram.named("timeline")?.draw(.run(run), DiagramOptions(name: "x")).first)
        let svg = try Renderer.shared.render(picture, as: .svg)
        let text = try #require(try XMLDocument(data: Data(svg), options: []).rootElement()?.stringValue)
        for callback in run.callbacks { #expect(text.contains(callback.event.callback.shortName.prefix { $0 != "(" })) }
        let order = run.callbacks.map { "\n\($0.event.number). " }
        var rest = Substring(picture.description)
        for number in order { rest = rest[try #require(rest.range(of: number)).upperBound...] }
    }

    @Test("The scheme of a drawing makes it light, dark, or both", arguments: pictures.indices)
    func schemes(index: Int) throws {
        var picture = DrawingTests.pictures[index].picture
        for scheme in ColorScheme.allCases {
            picture.scheme = scheme
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            #expect(svg.contains("prefers-color-scheme") == (scheme == .auto))
            #expect(svg.contains("fill=\"#0d1117\"") == (scheme == .dark))
        }
    }

    @Test("Muted colors become the text color if more contrast is preferred", arguments: pictures.indices)
    func contrast(index: Int) throws {
        var picture = DrawingTests.pictures[index].picture
        for scheme in ColorScheme.allCases {
            picture.scheme = scheme
            let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
            let quiet = picture.colors.filter(Theme.quiet.contains)
            let rule = svg.split(separator: "\n").first { $0.hasPrefix("@media (prefers-contrast:more)") }
            #expect((rule != nil) == (scheme == .auto && !quiet.isEmpty))
            for color in quiet where scheme == .auto {
                #expect(rule?.contains("--lifeline-\(color.name):var(--lifeline-text)") == true, "\(color.name)")
            }
        }
    }

    @Test("All colors have distinct light values, so that a style sheet can replace them", arguments: pictures.indices)
    func colors(index: Int) throws {
        let svg = String(
            decoding: try Renderer.shared.render(DrawingTests.pictures[index].picture, as: .svg), as: UTF8.self)
        let rules = svg.split(separator: "\n").filter { $0.hasPrefix(".lifeline [fill=") }.map { $0.prefix(24) }
        #expect(Set(rules).count == rules.count)
    }

    @Test("A long timeline is split into pages without losing a callback")
    func pages() throws {
        var options = DiagramOptions(name: "swipe")
        options.pageSize = 6
        let run = SampleRuns.swipe
        let pages = try #require(Diagram.named("timeline")).draw(.run(run), options)
        #expect(pages.count > 3)
        let words = pages.map(\.description).joined(separator: "\n")
        for callback in run.callbacks { #expect(words.contains("\n\(callback.event.number). ")) }
        #expect(Set(pages.map(\.name)).count == pages.count)
    }

    @Test("The pages of a long timeline are drawn when they are accessed")
    func pagesOnAccess() throws {
        var options = DiagramOptions(name: "swipe")
        options.pageSize = 6
        let pages = Diagram.timeline.draw(.run(SampleRuns.swipe), options)
        #expect(pages.map(\.digest) == pages.indices.map { pages[$0].digest })
        let page: @Sendable () -> Picture = {
            let name = "\(UInt64.random(in: 0 ... .max))"
            return Picture(name: name, graph: Graph(name: "g"), layout: .nop2, title: "", description: "")
        }
        let two = Pages([page, page])
        #expect(two.count == 2 && two[1].name != two[1].name)
        let one = Pages([page])
        #expect(one.count == 1 && one[0].name == one[0].name)
    }

    @Test(
        "Lists of very many controllers end in a number", arguments: ["states", "hierarchy", "timeline"], [900, 3_000])
    func manyControllers(name: String, count: Int) throws {
        var builder = RunBuilder("Many")
        let (className, first) = ("VeryLongNamedRecipeViewController", builder.controller("home", "HomeViewController"))
        builder.call(first, .viewWillAppear)
        for number in 0..<count {
            let id = builder.controller("\(className)#\(number)", className)
            // Appearing twice is illegal.
            for callback in [Callback.viewDidLoad, .viewWillAppear, .viewWillAppear] { builder.call(id, callback) }
            if number % 2 == 0 { builder.call(id, .deinitializer) }
        }
        var options = DiagramOptions(name: "m")
        options.pageSize = 100
        let picture = try #require(Diagram.named(name)?.draw(.run(builder.run), options).first)
        for format in [Format.svg, .dot] {
            #expect(throws: Never.self) { try Renderer.shared.render(picture, as: format) }
        }
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(name == "timeline" || svg.contains(/, and [0-9]+ others/))
    }

    @Test("A row of names ends in a number if it has more than 40 names or 2,000 characters")
    func rows() {
        #expect(NameList.row([]) == "" && NameList.row(["a"]) == "a" && NameList.row(["a", "b", "c"]) == "a, b, c")
        let names = (1...42).map(String.init)
        #expect(NameList.row(names.prefix(40)).hasSuffix("39, 40"))
        #expect(NameList.row(names.prefix(41)).hasSuffix(", 40, and 1 other"))
        #expect(NameList.row(names).hasSuffix(", 40, and 2 others"))
        let long = String(repeating: "x", count: 900)
        #expect(NameList.row([long, long, long]) == "\(long), \(long), and 1 other")
        #expect(NameList.row([long + long + long, "a"]) == long + long + long + ", and 1 other")
    }

    @Test("Repeated callbacks are folded with their count")
    func folding() throws {
        var builder = RunBuilder("Folding")
        let home = builder.controller("home", "HomeViewController")
        builder.call(home, .viewWillAppear)
        for _ in 0..<5 { builder.call(home, .viewDidLayoutSubviews) }
        builder.call(home, .viewDidAppear)
        for _ in 0..<4 {
            builder.call(home, .viewWillLayoutSubviews)
            builder.call(home, .viewDidLayoutSubviews)
        }
        var options = DiagramOptions(name: "f")
        options.callbacks = .all
        let picture = try #require(Diagram.named("timeline")?.draw(.run(builder.run), options).first)
        let text = String(decoding: try Renderer.shared.render(picture, as: .text), as: UTF8.self)
        #expect(text.contains("home.viewDidLayoutSubviews()  ×5"))
        #expect(text.contains("[×4] the 2 callbacks above are repeated 4 times"))
    }

    @Test("Callbacks that occur only twice are not folded", arguments: [2, 3])
    func foldingTwice(count: Int) throws {
        var builder = RunBuilder("Twice")
        let home = builder.controller("home", "HomeViewController")
        builder.call(home, .viewWillAppear)
        for _ in 0..<count { builder.call(home, .viewDidLayoutSubviews) }
        builder.call(home, .viewDidAppear)
        for _ in 0..<count {
            builder.call(home, .viewWillLayoutSubviews)
            builder.call(home, .viewDidLayoutSubviews)
        }
        var options = DiagramOptions(name: "t")
        options.callbacks = .all
        let picture = try #require(Diagram.named("timeline")?.draw(.run(builder.run), options).first)
        let text = String(decoding: try Renderer.shared.render(picture, as: .text), as: UTF8.self)
        #expect(text.contains("×\(count)") == (count > 2))
        #expect(text.matches(of: /viewDidLayoutSubviews\(\)/).count == (count > 2 ? 2 : 4))
    }

    @Test("Three equal callbacks at the end of a run are folded")
    func foldingAtEnd() throws {
        var builder = RunBuilder("End")
        let home = builder.controller("home", "HomeViewController")
        for _ in 0..<3 { builder.call(home, .viewDidLayoutSubviews) }
        var options = DiagramOptions(name: "e")
        options.callbacks = .all
        let picture = try #require(Diagram.named("timeline")?.draw(.run(builder.run), options).first)
        let text = String(decoding: try Renderer.shared.render(picture, as: .text), as: UTF8.self)
        #expect(text.contains("home.viewDidLayoutSubviews()  ×3"))
    }

    @Test("Common diagrams have text and Mermaid formats", arguments: ["timeline", "states", "hierarchy"])
    func textRenderings(name: String) throws {
        let run = SampleRuns.tabs
        let picture = try #require(Diagram.named(name)?.draw(.run(run), DiagramOptions(name: "w")).first)
        for format in [Format.text, .mermaid] {
            let text = String(decoding: try Renderer.shared.render(picture, as: format), as: UTF8.self)
            #expect(text.hasSuffix("\n") && text.count > 100)
        }
    }

    @Test("Different drawings have different digests")
    func digests() {
        let digests = DrawingTests.pictures.map(\.picture.digest)
        #expect(Set(digests).count == digests.count)
    }
}

@Suite("Text formats of diagrams")
struct TextFormatTests {
    @Test("A diagram lists the text formats that its pictures have", arguments: Diagram.all.map(\.name))
    func formats(name: String) throws {
        let diagram = try #require(Diagram.named(name))
        for (_, run) in SampleRuns.all where diagram.canDraw(.run(run), DiagramOptions(name: "t")) {
            for picture in diagram.draw(.run(run), DiagramOptions(name: "t")) {
                #expect(Set(picture.textRenderings.keys) == diagram.textFormats)
            }
        }
    }
}
