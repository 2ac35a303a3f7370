import Foundation
import Graphviz
import LifecycleCatalog
import LifecycleModel
import LifecycleReaders
import Testing

@testable import LifecycleDiagrams

@Suite("Words of drawings in other languages")
struct TranslationTests {
    private static let languages = Language.allCases.filter { $0 != .english }
    private static let diagrams: [Diagram] = [
        .poster, .states, .timeline, .figure, .strips, .flags, .loading, .hierarchy, .responders, .notifications,
    ]

    /// The numbers of the values that words contain.
    private static func values(_ words: String) -> [Int] {
        var next = 0
        return words.matches(of: /%([1-9])?/).map { match in
            if let number = match.1.flatMap({ Int($0) }) { return number }
            next += 1
            return next
        }.sorted()
    }

    /// Returns the visible texts of a picture.
    private static func texts(_ picture: Picture) throws -> [String] {
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        return svg.matches(of: />([^<]+)<\/text>/).map { String($0.1) }
    }

    /// Returns the visible texts, the title, the summary, and the lines of the description and of the plain text of a
    /// picture.
    private static func allTexts(_ picture: Picture) throws -> [String] {
        let lines = [picture.description, picture.textRenderings["text"]?() ?? ""]
        return try texts(picture) + [picture.title, picture.summary]
            + lines.flatMap { $0.split(separator: "\n").map(String.init) }
    }

    /// Runs with events that no sample contains.
    private static let rareRuns: [(name: String, run: Run)] =
        [
            "{ ios: 12, controllers: { home: { orientations: [portrait] } }, steps: [ { launch: home }, { rotate: landscapeLeft } ] }",
            "controllers: { home: { nib: { name: HomeView, missing: true } } }\nsteps: [ { launch: home } ]",
            """
            controllers: { box: { forwardsAppearance: false }, home: Home }
            steps: [ { launch: box }, { embed: home, to: box }, { beginAppearance: home, appearing: false } ]
            """,
            "controllers: { chat: { class: ChatViewController, nib: { missing: true } } }\nsteps: [ { launch: chat } ]",
        ].enumerated().compactMap { number, text in (try? PlayedRuns.play(text)).map { ("rare \(number)", $0) } }
        + [("repeated", repeated)]

    /// A log in which a group of callbacks is repeated.
    private static let repeated: Run = {
        var run = Run(source: .log)
        run.controllers = [ControllerInfo(id: "a", name: "a", className: "A", kind: .viewController)]
        let cycle: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        run.events = (cycle + cycle + cycle + cycle).enumerated().map { index, callback in
            Event(.callback(CallbackEvent(number: index + 1, controller: ControllerID(0), callback: callback)))
        }
        return run
    }()

    @Test("Each entry has words in all languages, with the same values", arguments: languages)
    func entries(language: Language) {
        for key in Set(Language.keys).union(Self.languages.flatMap { $0.translations.keys }) {
            let words = language.translations[key]
            #expect(words != nil && Self.values(words ?? "") == Self.values(key), "\(key): \(words ?? "missing")")
        }
    }

    @Test("Each entry is used")
    func used() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let text = try ["LifecycleDiagrams", "LifecycleCatalog/Verbs", "LifecycleModel"].map { folder in
            let files = FileManager.default.enumerator(
                at: sources.appending(path: folder), includingPropertiesForKeys: nil)
            let swift = (files?.allObjects as? [URL] ?? []).filter {
                $0.pathExtension == "swift" && $0.lastPathComponent != "Translations.swift"
            }
            return try swift.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        }.joined()
        // Words for values in storyboards.
        let styles = ["page sheet", "over full screen", "current context", "over current context"]
        let contracts = Callback.allCases.map(\.contract)
        for key in Language.keys where !(styles + contracts).contains(key) && !key.hasSuffix(" controller") {
            let parts = key.replacing("\n", with: "\\n").split(separator: "%").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: ",. :"))
            }
            #expect(parts.allSatisfy { $0.isEmpty || text.contains($0) }, "\(key)")
        }
    }

    @Test("Every text of a drawing of a run is translated, unless it is from the run or UIKit", arguments: languages)
    func complete(language: Language) throws {
        #expect(Self.rareRuns.count == 5)
        for (name, run) in SampleRuns.all.map({ ($0, $1) }) + Self.rareRuns where name != "odd" {
            var run = run
            run.title = "T"
            run.events.removeAll { event in
                if case .diagnostic = event.body { return true }
                guard case .action(let action) = event.body else { return false }
                return action.isMessage || action.kind == .note && action.detail == nil
            }
            let steps = run.events.compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
            let names = steps + run.controllers.flatMap { [$0.id, $0.name, $0.shortClassName, $0.className] }
            for diagram in Self.diagrams {
                func texts(_ language: Language) throws -> [String] {
                    var options = DiagramOptions(name: "a")
                    (options.language, options.callbacks) = (language, .all)
                    guard diagram.canDraw(.run(run), options) else { return [] }
                    return try diagram.draw(.run(run), options).flatMap(Self.allTexts)
                }
                let english = Set(try texts(.english))
                for text in try texts(language) where english.contains(text) {
                    #expect(!Self.isEnglish(text, besides: names), "\(name) \(diagram.name): \(text)")
                }
            }
        }
    }

    /// Whether a text contains at least two English words besides `names` and code.
    private static func isEnglish(_ text: String, besides names: [String]) -> Bool {
        let rest = names.reduce(text) { $0.replacing($1, with: "") }
        let words = rest.split { !$0.isLetter }.filter { $0.count > 2 && $0.allSatisfy(\.isLowercase) }
        return words.count > 1 && !text.contains { "(=.".contains($0) }
    }

    @Test("Every text of a drawing of two runs is translated", arguments: languages)
    func differences(language: Language) throws {
        func pushed(animated: Bool) throws -> Run {
            try PlayedRuns.play(
                """
                controllers:
                  nav: { class: UINavigationController, children: [home] }
                  home: HomeViewController
                  detail: DetailViewController
                steps: [ { launch: nav }, { push: detail, animated: \(animated) } ]
                """)
        }
        let pairs = [
            (try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13)),
            (try pushed(animated: true), try pushed(animated: false)),
            (try pushed(animated: true), try pushed(animated: true)),
        ]
        var words: Set<String> = []
        for (left, right) in pairs {
            let names = left.controllers.flatMap { [$0.id, $0.name, $0.shortClassName, $0.className] }
            let steps = left.events.compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
            var options = DiagramOptions(name: "d")
            options.language = language
            let difference = RunDifference(left, right, options: options)
            let pictures = [difference.picture(options), difference.hierarchies(options)].compactMap(\.self)
            let texts = try pictures.flatMap(Self.allTexts)
            for text in texts {
                #expect(!Self.isEnglish(text, besides: steps + names + [left.title ?? ""]), "\(text)")
            }
            words.formUnion(texts)
        }
        let text = words.joined(separator: "\n")
        #expect(text.contains("iOS 12") && !text.contains("IOS"))
        for key in [
            "only in %", "only in %, % receives %", " Its flags differ: %.", " This is %.", "no callback differs",
        ] {
            let parts = try #require(language.translations[key]).split(separator: "%").map(String.init)
            #expect(parts.allSatisfy { text.contains($0) }, "\(key)")
        }
    }

    @Test("Every text of a drawing of storyboards, and of their difference, is translated", arguments: languages)
    func storyboards(language: Language) throws {
        let folder = OutputFiles.root.appending(path: "samples/storyboards")
        let samples =
            try ["Main", "Profile"].map { name in
                let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(name).storyboard")))
                let document = try Reader.storyboard.read(
                    InputSource(name: "\(name).storyboard", bytes: bytes), Reader.Options())
                guard case .storyboard(let storyboard) = document else { throw CancellationError() }
                return storyboard
            } + [StoryboardSamples.everything]
        var options = DiagramOptions(name: "s")
        (options.language, options.storyboard.storyboards) = (language, StoryboardSet(samples))
        var pictures: [Picture] = []
        for (storyboard, layout) in samples.flatMap({ board in StoryboardOptions.Layout.allCases.map { (board, $0) } })
        {
            options.storyboard.layout = layout
            pictures.append(StoryboardDrawing(storyboard, options).picture())
        }
        options.storyboard.together = true
        for grouping in StoryboardOptions.Grouping.allCases {
            options.storyboard.grouping = grouping
            pictures.append(StoryboardDrawing(samples[0], options).picture())
        }
        options.storyboard.together = false
        options.storyboard.grouping = .scene
        for (old, new) in [(samples[0], samples[1]), (samples[0], samples[0])] {
            let comparison = StoryboardComparison(from: old, to: new)
            pictures.append(StoryboardDifference(comparison, names: ("a", "b")).picture(options))
        }
        let controllers = samples.flatMap(\.controllers)
        let names =
            controllers.flatMap { [$0.label, $0.storyboardIdentifier, $0.customClass] }
            .compactMap(\.self) + samples.flatMap(\.segues).flatMap { [$0.identifier, $0.trigger] }.compactMap(\.self)
        for text in try pictures.flatMap(Self.allTexts) where !text.contains("&lt;Vacation") {
            #expect(!Self.isEnglish(text, besides: names.sorted { $0.count > $1.count }), "\(text)")
        }
    }

    @Test("Tooltips are translated, with the meaning of each callback", arguments: languages)
    func tooltips(language: Language) throws {
        for callback in Callback.allCases where !callback.contract.isEmpty {
            #expect(language.translations[callback.contract] != nil, "\(callback)")
        }
        let run = try PlayedRuns.sheet(ios: 13)
        for diagram in Self.diagrams {
            var options = DiagramOptions(name: "a")
            (options.language, options.callbacks) = (language, .all)
            guard diagram.canDraw(.run(run), options) else { continue }
            for picture in diagram.draw(.run(run), options) {
                let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
                for title in svg.matches(of: /<title>([^<]+)/).map({ String($0.1) }) where title != picture.title {
                    #expect(!title.contains(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/), "\(diagram.name): \(title)")
                }
            }
        }
    }

    @Test("Mermaid's states and relations are in the language", arguments: languages)
    func mermaid(language: Language) throws {
        var options = DiagramOptions(name: "a")
        func text(_ diagram: Diagram) throws -> String {
            try #require(diagram.draw(.run(try PlayedRuns.sheet(ios: 13)), options).first?.textRenderings["mermaid"]?())
        }
        #expect(try !text(.states).contains("state \"") && text(.hierarchy).contains("==>|presents|"))
        options.language = language
        let word = try #require(language.translations["appeared"])
        #expect(try text(.states).contains("    state \"\(word)\" as appeared\n"))
        #expect(try !text(.hierarchy).contains("|presents|") && !text(.hierarchy).contains("|root|"))
    }

    @Test("A drawing and its table state a language that the user selected", arguments: languages)
    func tags(language: Language) throws {
        var options = DiagramOptions(name: "poster")
        #expect(Diagram.poster.draw(.run(Run(ios: 17, source: .scenario)), options).first?.language == nil)
        options.language = language
        let picture = try #require(Diagram.poster.draw(.run(Run(ios: 17, source: .scenario)), options).first)
        #expect(picture.language == language.rawValue)
        #expect(picture.textRenderings["html"]?().hasPrefix("<table lang=\"\(language.rawValue)\">") == true)
    }

    @Test("A timeline as text has its caption and legend in the language", arguments: languages)
    func timelineText(language: Language) throws {
        var options = DiagramOptions(name: "timeline")
        options.language = language
        let run = try PlayedRuns.play("controllers: { home: Home }\nsteps: [ { launch: home } ]")
        let text = try #require(Diagram.timeline.draw(.run(run), options).first?.textRenderings["text"]?())
        #expect(!text.contains("Timeline") && !text.contains("░ appearing"), "\(text)")
    }

    @Test("A name at the start of a caption keeps its spelling", arguments: languages)
    func names(language: Language) throws {
        var options = DiagramOptions(name: "a")
        (options.language, options.onlySteps) = (language, 2...2)
        let texts = try Diagram.timeline.draw(.run(try PlayedRuns.sheet(ios: 13)), options).flatMap(Self.allTexts)
        #expect(texts.contains { $0.contains("iOS 13") } && !texts.contains { $0.contains("IOS") })
    }

    @Test("An author's words replace those of any language, also in alternative texts")
    func replacements() throws {
        var options = DiagramOptions(name: "a")
        options.words = ["View controller": "Controller (MVC)", "Add view to window": "shown"]
        let run = try PlayedRuns.play("controllers: { home: HomeViewController }\nsteps: [ { launch: home } ]")
        for language in Language.allCases {
            options.language = language
            let picture = try #require(Diagram.figure.draw(.run(run), options).first)
            #expect(try Self.texts(picture).contains("Controller (MVC)"))
            #expect(picture.description.contains("home: shown."))
        }
    }

    @Test("Values are filled in order or by number, and signs in values are kept")
    func filled() {
        #expect(Wording("% of %", "100%", "b").filled("%2的%1，%2") == "b的100%，b")
        #expect(Wording("%", "a").filled("% %") == "a %")
        let number = 3
        #expect(Wording("step \(number)").key == "step %")
    }
}
