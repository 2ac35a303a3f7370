import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

/// What an author can replace or omit in each diagram.
@Suite("Title, caption, legend, background, notes, and scale")
struct AuthorTests {
    private static let yaml = """
        title: Given title
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home: { class: HomeViewController, view: nib }
          detail: DetailViewController
        steps:
          - launch: nav
          - observe: Saved
            by: home
          - push: detail
          - post: Saved
          - touch: detail
        """

    private func picture(_ diagram: Diagram, change: (inout DiagramOptions) -> Void) throws -> Picture? {
        var options = DiagramOptions(name: "a")
        change(&options)
        let run = Subject.run(try PlayedRuns.play(Self.yaml))
        return diagram.canDraw(run, options) ? diagram.draw(run, options).first : nil
    }

    private func svg(_ picture: Picture) throws -> String {
        String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
    }

    @Test("Every diagram of a run has the author's title and caption", arguments: Diagram.all)
    func words(diagram: Diagram) throws {
        guard
            let own = try picture(diagram, change: { ($0.title, $0.caption) = ("Own words", "Own line") }),
            let none = try picture(diagram, change: { $0.caption = "" })
        else { return }
        let (with, without) = (try svg(own), try svg(none))
        #expect(with.contains(">Own words</text>") && with.contains(">Own line</text>"), "\(diagram.name)")
        #expect(own.title.contains("Own words") && !with.contains("Given title</text>"))
        #expect(!without.contains(/simulated for iOS [^<]*<\/text>/), "\(diagram.name)")
    }

    @Test("Numbered notes are below the timeline, with a number at the callback, and notes without one are rows")
    func notes() throws {
        let run = try PlayedRuns.play(
            """
            controllers:
              home:
                class: HomeViewController
                overrides: { viewWillAppear: [ { note: The table is filled. } ], viewDidAppear: [ { note: Ready. } ], viewDidLoad: [ { note: Ready. } ] }
            steps: [ { note: Before. }, { launch: home } ]
            """)
        var options = DiagramOptions(name: "a")
        let rows = try #require(Diagram.timeline.draw(.run(run), options).first)
        #expect(try svg(rows).contains(">Ready.</text>"))
        options.notes = .numbered
        let numbered = try #require(Diagram.timeline.draw(.run(run), options).first)
        let text = try svg(numbered)
        for part in [
            "viewDidLoad() [1]", "viewWillAppear(_:) [2]", "viewDidAppear(_:) [1]", "[1] Ready.",
            "[2] The table is filled.",
        ] {
            #expect(text.contains(">\(part)</text>"), "\(part)")
        }
        #expect(!text.contains(">Ready.</text>") && text.contains(">Before.</text>"))
        #expect(numbered.description == rows.description)
        for rendering in ["text", "mermaid"] {
            #expect(numbered.textRenderings[rendering]?() == rows.textRenderings[rendering]?())
        }
        options.stepPages = true
        let film = try Diagram.timeline.draw(.run(run), options).map(svg)
        #expect(!film[0].contains("[1] Ready.") && film.last?.contains("[1] Ready.") == true)
    }

    @Test("A step that is a note shows its text once")
    func noteStep() throws {
        let run = try PlayedRuns.play("controllers: { home: Home }\nsteps: [ { launch: home }, { note: Look. } ]")
        var options = DiagramOptions(name: "a")
        let rows = try svg(#require(Diagram.timeline.draw(.run(run), options).first))
        #expect(rows.contains(">Look.</text>") && !rows.contains(">Note: Look.</text>"))
        options.notes = .numbered
        let numbered = try svg(#require(Diagram.timeline.draw(.run(run), options).first))
        #expect(numbered.contains(">viewDidAppear(_:) [1]</text>") && numbered.contains(">[1] Look.</text>"))
        #expect(run.text.components(separatedBy: "Look.").count == 2)
    }

    @Test("Drawings have exactly the width, or one scale", arguments: Diagram.all)
    func fit(diagram: Diagram) throws {
        func size(_ fit: DiagramOptions.Fit) throws -> (pixels: Double, points: Double)? {
            try picture(diagram) { ($0.width, $0.fitsWidth, $0.fit) = (500, true, fit) }.map {
                let size = #/width="(\d+)" height="\d+" viewBox="0 0 ([\d.]+)/#
                let head = try #require(try svg($0).firstMatch(of: size))
                return (Double(head.1) ?? 0, Double(head.2) ?? 1)
            }
        }
        guard let exact = try size(.exact), let free = try size(.none) else { return }
        #expect(exact.pixels == 500)
        #expect(abs(free.pixels - free.points * 4 / 3) <= 0.5)
    }

    @Test("A title that the author gave is not replaced by a diagnostic, which is in the caption")
    func finding() throws {
        var run = try PlayedRuns.play(Self.yaml)
        run.events.append(Event(.diagnostic(DiagnosticEvent(rule: "r", severity: .error, text: "It is wrong"))))
        let own = try #require(Diagram.timeline.draw(.run(run), DiagramOptions(name: "a")).first)
        #expect(own.title == "Timeline: Given title")
        #expect(try svg(own).contains(">It is wrong · simulated for iOS "))
        run = try PlayedRuns.play(Self.yaml.replacing("title: Given title\n", with: ""))
        run.events.append(Event(.diagnostic(DiagnosticEvent(rule: "r", severity: .error, text: "It is wrong"))))
        var options = DiagramOptions(name: "a")
        #expect(Diagram.timeline.draw(.run(run), options).first?.title == "Timeline: It is wrong")
        options.title = "Mine"
        #expect(Diagram.timeline.draw(.run(run), options).first?.title == "Timeline: Mine")
    }

    @Test("A film in files has a picture for each step, all with one size and the same positions")
    func frames() throws {
        var options = DiagramOptions(name: "a")
        options.stepPages = true
        let run = Subject.run(try PlayedRuns.play(Self.yaml))
        let pages = try Diagram.timeline.draw(run, options).map { try svg($0) }
        #expect(pages.count == 5)
        let sizes = Set(
            pages.map { $0.firstMatch(of: /<svg [^>]*?width="(\d+)" height="(\d+)"/).map { "\($0.1) \($0.2)" } })
        #expect(sizes.count == 1)
        for (index, page) in pages.enumerated() {
            // Each page repeats the rows of the page before it, with the same positions.
            let rows = page.matches(of: /<text [^>]*x="[^"]*" y="[^"]*"[^>]*>viewDidAppear\(_:\)<\/text>/).map {
                String($0.0)
            }
            guard index > 0 else { continue }
            #expect(
                pages[index - 1].matches(of: /<text [^>]*>viewDidAppear\(_:\)<\/text>/).allSatisfy {
                    rows.contains(String($0.0))
                })
        }
        for (index, page) in pages.enumerated() { #expect(page.contains(" · step \(index + 1) of 5</text>")) }
        let texts = Diagram.timeline.draw(run, options).map(\.description)
        #expect(!texts[0].contains("Push detail") && texts[2].contains("Push detail"))
        #expect(Diagram.hierarchy.draw(run, options).count == 5)
    }

    @Test("A range of steps is one part of the timeline, the strips, and the flags")
    func range() throws {
        let run = Subject.run(try PlayedRuns.play(Self.yaml))
        var options = DiagramOptions(name: "a")
        options.onlySteps = 2...3
        for diagram in [Diagram.timeline, .strips, .flags] {
            let text = try #require(diagram.draw(run, options).first?.description)
            #expect(text.contains("Push detail") && !text.contains("Launch nav"), "\(diagram.name)")
        }
    }

    @Test("A drawing without legend and numbers keeps its messages", arguments: [Diagram.timeline, .states, .figure])
    func parts(diagram: Diagram) throws {
        let all = try svg(try #require(try picture(diagram) { _ in }))
        let few = try svg(try #require(try picture(diagram) { $0.omittedParts = [.legend, .numbers] }))
        #expect(all.contains("class=\"node legend") && !few.contains("class=\"node legend"))
        #expect(!few.contains("class=\"node number"))
        let callbacks = try [all, few].map { try $0.matches(of: Regex("viewWillAppear")).count }
        #expect(callbacks[0] == callbacks[1] && callbacks[0] > 0)
    }

    @Test(
        "Emphasized callbacks are bold and never folded, and the others are dimmed",
        arguments: [
            ("detail.viewDidAppear", ["detail viewDidAppear"]),
            ("home", ["home viewWillAppear", "home viewDidAppear"]),
            ("viewDidLoad", ["home viewDidLoad", "detail viewDidLoad"]),
        ])
    func emphasis(name: String, expected: [String]) throws {
        let text = try svg(try #require(try picture(.timeline) { $0.emphasized = [name] }))
        // A message's line has the name of its receiver and callback in its tooltip.
        let bold = text.split(separator: "<g ").filter { $0.contains(">view") && $0.contains("font-weight=\"bold\"") }
            .compactMap { $0.firstMatch(of: /<title>(\w+) receives (\w+)/).map { "\($0.1) \($0.2)" } }
        #expect(Set(expected).isSubset(of: bold), "\(bold)")
        let part = name.split(separator: ".")
        #expect(bold.allSatisfy { call in part.allSatisfy { call.split(separator: " ").contains($0) } }, "\(bold)")
        #expect(text.contains("f-faded-text") && text.contains(">emphasized</text>"))
    }

    @Test("Strips and figures emphasize callbacks, too", arguments: [Diagram.strips, .figure])
    func emphasis(diagram: Diagram) throws {
        let text = try svg(try #require(try picture(diagram) { $0.emphasized = ["viewDidAppear"] }))
        let weights = Set(text.matches(of: /<text ([^>]*)>view(?:Will|Did)/).map { $0.1.contains("font-weight") })
        #expect(weights == [true, false] && text.contains("f-faded-text"))
    }

    @Test("A run without the emphasized callback is drawn as without emphasis", arguments: Diagram.all)
    func noEmphasis(diagram: Diagram) throws {
        guard let plain = try picture(diagram, change: { _ in }) else { return }
        let other = try #require(try picture(diagram) { $0.emphasized = ["viewDidUnload"] })
        #expect(try svg(plain) == svg(other))
    }

    @Test(
        "A drawing of a part without the emphasized callback or controller dims nothing",
        arguments: [Diagram.timeline, .strips, .figure])
    func undrawnEmphasis(diagram: Diagram) throws {
        func text(_ names: [String]) throws -> String {
            try svg(
                try #require(
                    try picture(diagram) { options in
                        (options.emphasized, options.callbacks, options.controllers) = (names, .appearance, ["home"])
                        (options.onlySteps, options.step) = (1...1, 1)
                    }))
        }
        for name in ["detail", "home.viewDidDisappear", "viewDidLoad", "nav"] {
            #expect(try text([name]) == (try text([])), "\(name)")
        }
        #expect(try text(["detail", "viewDidAppear"]) != (try text([])))
    }

    @Test("Steps without rows can be left out")
    func emptySteps() throws {
        func titles(hiding parts: Set<DiagramOptions.Part>, _ steps: ClosedRange<Int>? = nil) throws -> [String] {
            let drawing = try picture(.timeline) {
                ($0.controllers, $0.callbacks, $0.omittedParts) = (["detail"], .appearance, parts)
                $0.onlySteps = steps
            }
            return try svg(try #require(drawing)).matches(of: /<text [^>]*>(Launch|Push|Touch) [^<]*<\/text>/)
                .map { String($0.1) }
        }
        #expect(try titles(hiding: []) == ["Launch", "Push", "Touch"])
        #expect(try titles(hiding: [.emptySteps]) == ["Push"])
        #expect(try titles(hiding: [.emptySteps], 1...3) == ["Push"])
    }

    @Test("A drawing with a transparent background has no shape of its size", arguments: Diagram.all)
    func background(diagram: Diagram) throws {
        guard let filled = try picture(diagram, change: { _ in }),
            let clear = try picture(diagram, change: { $0.background = .transparent })
        else { return }
        let counts = try [filled, clear].map { try svg($0).matches(of: /<polygon|<path/).count }
        #expect(counts[0] == counts[1] + 1, "\(diagram.name)")
    }
}
