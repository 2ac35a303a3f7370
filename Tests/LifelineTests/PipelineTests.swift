import Foundation
import Graphviz
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

@Suite("Pipeline")
struct PipelineTests {
    private static let yaml = """
        title: Push
        controllers:
          nav:    { class: UINavigationController, children: [home] }
          home:   HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
            expect: [home.viewWillDisappear, detail.viewWillAppear, home.viewDidDisappear, detail.viewDidAppear]
        """

    @Test("A scenario that is diagnosed and drawn is simulated only once")
    func playedOnce() throws {
        let plays = Counter()
        var lifeline = Lifeline()
        lifeline.verbs.append(Verb(VerbSignature("count", .nothing, summary: "counts")) { _ in plays.add() })
        let source = InputSource(name: "push.yaml", text: Self.yaml + "\n  - count:\n")
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(source)))
        var request = DrawingRequest()
        request.formats = [.svg, .dot]
        let drawings = lifeline.diagram(result, request)
        for drawing in drawings { #expect(try !lifeline.render(drawing).isEmpty) }
        #expect(result.reported == [])
        #expect(drawings.map(\.name).contains("push.timeline.svg"))
        #expect(plays.value == 1)
    }

    @Test(
        "A log that no steps explain gets a note that says so, except if steps aren't inferred",
        arguments: [false, true])
    func unexplained(isStrict: Bool) throws {
        let words = ["viewDidDisappear", "viewDidAppear", "viewDidDisappear", "viewDidAppear", "viewWillDisappear"]
        let text = (0..<12).flatMap { index in words.map { "A\(index % 3) \($0)" } }.joined(separator: "\n")
        let lifeline = Lifeline()
        var options = Reader.Options()
        options.isStrict = isStrict
        let input = try lifeline.load(InputSource(name: "app.log", text: text), options: options)
        let notes = lifeline.diagnose(try lifeline.play(input)).reported.filter { $0.rule == "inferred-steps" }
        #expect(notes.map { $0.message.prefix { $0 != ":" } } == (isStrict ? [] : ["no steps explain these callbacks"]))
    }

    @Test("All interruptions are simulated in one run", arguments: [1, 5])
    func interruptions(count: Int) throws {
        let plays = Counter()
        var lifeline = Lifeline()
        lifeline.verbs.append(Verb(VerbSignature("count", .nothing, summary: "counts")) { _ in plays.add() })
        let names = (1...count).map { "c\($0)" }
        let yaml = """
            controllers:
            \(names.map { "  \($0): { class: \($0), overrides: { viewWillAppear: [ { beginTask: \($0) } ] } }" }
                .joined(separator: "\n"))
            steps:
              - launch: c1
              - count:
            """
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(InputSource(name: "a.yaml", text: yaml))))
        #expect(plays.value == 2)
        #expect(result.interruptions.map { $0.message.prefix { $0 != "," } } == names.map { "'\($0)'" })
    }

    @Test("Two calls turn YAML text into an SVG")
    func threeLines() throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        let svg = try run.svg(.timeline)
        #expect(svg.contains("<svg ") && svg.contains(">detail</text>"))
        #expect(throws: NothingToDraw(diagram: "notifications")) { try run.svg(.notifications) }
    }

    @Test("An iOS version passed by the caller overrides the scenario's version")
    func version() throws {
        #expect(try Lifeline.run(yaml: Self.yaml, ios: 12).ios == 12)
        #expect(try Lifeline.run(yaml: Self.yaml, ios: 13.2).ios == IOSVersion(13, 2))
    }

    @Test("A log produces one run for each process")
    func logs() throws {
        let log = "App[11:22] -[HomeViewController viewDidLoad]\nApp[33:44] -[HomeViewController viewDidLoad]\n"
        #expect(try Lifeline.runs(log: log).map { $0.callbacks.count(where: { _ in true }) } == [1, 1])
    }

    @Test("The errors in a scenario are printed with their locations")
    func printedError() throws {
        let error = #expect(throws: ReadError.self) { try Lifeline.run(yaml: "steps:\n  - lunch: nav\n") }
        let text = try #require(error?.description)
        #expect(text.hasSuffix("\nscenario.yaml:2:5: error: unknown verb 'lunch'; did you mean 'launch'?"))
        #expect(error?.localizedDescription == text)
        #expect(ReadError(file: "a.log", message: "no").description == "a.log: error: no")
    }

    @Test("An unknown rule in an expectation is reported once, with a suggestion")
    func unknownRule() throws {
        let lifeline = Lifeline()
        let text = Self.yaml + "\nexpect:\n  - diagnostics: [push-twicee]\n"
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(InputSource(name: "a.yaml", text: text))))
        #expect(result.reported.map(\.message) == ["unknown rule 'push-twicee'; did you mean 'push-twice'?"])
        #expect(result.reported.first?.suggestion == "push-twice")
        #expect(result.reported.first?.location == SourceLocation(file: "a.yaml", line: 11, column: 5))
    }

    @Test("Storyboards among the inputs can refer to each other, and Main comes first")
    func storyboards() throws {
        func board(_ name: String) throws -> LoadedInput {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
                <scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController"/></objects></scene>
                </scenes></document>
                """
            return try Lifeline().load(InputSource(name: name, text: text))
        }
        var boards = try [board("b/A.storyboard"), board("a/Main.storyboard"), board("a/B.storyboard")]
        let all = StoryboardSet(sorting: boards.compactMap(\.storyboard))
        for index in boards.indices { boards[index].refer(to: all) }
        #expect(boards.map(\.isLaterStoryboard) == [true, false, true])
        #expect(all.storyboards.map(\.file) == ["a/Main.storyboard", "a/B.storyboard", "b/A.storyboard"])
    }
}

/// A counter that a verb increments.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
}
