import Foundation
import LifecycleReaders
import Testing

@Suite("Scenario schema", .waitsForProcesses)
struct SchemaTests {
    private let schema: SchemaValidator
    private static let top = Program.package

    init() throws {
        let printed = try Program()("schema")
        #expect((printed.status, printed.errors) == (0, ""))
        schema = try SchemaValidator(printed.output)
    }

    /// Returns the scenarios in a folder of the package.
    private static func scenarios(_ folder: String) -> [URL] {
        let files = FileManager.default.enumerator(at: top.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "yaml" }
            .sorted { $0.path < $1.path }
    }

    @Test(
        "JSON output of a command matches its schema",
        arguments: [
            ("doctor", ["doctor"]), ("check", ["check", "missing.yaml"]),
            ("check", ["check", "samples/mistakes", "samples/logs", "--set", "minCoverage=1"]),
            ("diff", ["diff", "samples/presentation/sheet.yaml", "--ios", "12", "--ios", "13"]),
            ("diff", ["diff", "samples/presentation/sheet.yaml", "samples/logs/three-screens.log"]),
            ("diff", ["diff", "samples/storyboards/Main.storyboard", "samples/storyboards/Profile.storyboard"]),
        ])
    func json(subject: String, words: [String]) throws {
        let program = try Program()
        let words = words.map { $0.hasPrefix("samples/") ? Program.package.appending(path: $0).path : $0 }
        let schema = try SchemaValidator(program("schema", subject).output)
        let output = try program(words + ["--format", "json"]).output
        #expect(try schema.accepts(output) && !schema.accepts(output.replacing("{\"", with: "{\"other\": 1, \"")))
    }

    @Test("The schema accepts every sample and every case", arguments: ["samples", "Tests/Fixtures/Cases"])
    func takesSamples(folder: String) throws {
        for file in Self.scenarios(folder) {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(try schema.accepts(text), "\(file.path)")
        }
        if folder == "samples" { #expect(Self.scenarios(folder).count > 20) }
    }

    @Test("The samples' schema file is up to date, and every sample refers to it in the first line")
    func named() throws {
        let file = Self.top.appending(path: "samples/scenario.schema.json")
        let isCurrent = try String(contentsOf: file, encoding: .utf8) == Program()("schema").output
        #expect(isCurrent, "run: swift run lifeline schema > samples/scenario.schema.json")
        // The scenario that init writes can be in any folder, so it doesn't refer to a schema.
        for sample in Self.scenarios("samples") where sample.lastPathComponent != "first.yaml" {
            let first = try String(contentsOf: sample, encoding: .utf8).prefix { $0 != "\n" }
            let mark = "# yaml-language-server: $schema="
            let folder = sample.deletingLastPathComponent()
            #expect(first.hasPrefix(mark), "begin \(sample.path) with '\(mark)../scenario.schema.json'")
            #expect(folder.appending(path: String(first.dropFirst(mark.count))).standardized.path == file.path)
        }
    }

    @Test("The schema accepts the scenario that init writes")
    func takesFirst() throws {
        let program = try Program()
        try program("init")
        #expect(try schema.accepts(String(decoding: program.read("first.yaml"), as: UTF8.self)))
    }

    private static let head = "controllers: { a: A, nav: { class: UINavigationController, children: [a] } }\n"

    @Test(
        "The schema and the reader reject the same scenarios",
        arguments: [
            "titel: x\nsteps: [launch: nav]", "title: no steps", "ios: 3\nsteps: [launch: nav]",
            "ios: seventeen\nsteps: [launch: nav]", "steps: [lunch: nav]", "steps: [launch]", "steps: [launch: ]",
            "steps: [{launch: nav, push: a}]", "steps: [{launch: nav, animate: false}]",
            "steps: [{pop: , animated: maybe}]",
            "steps: [{swipeBack: half}]", "steps: [rotate: upsideDown]", "steps: [resize: big]",
            "steps: [call: a.viewWillApear]", "steps: [{launch: nav, wait: 3}]",
            "steps: [{launch: nav, expect: [viewDidLoad]}]", "steps: [{launch: nav, expect: {only: [viewDidLod]}}]",
            "steps: [{launch: nav, expect: {ordr: []}}]", "steps: [launch: nav]\nexpect: {state: {a: gone}}",
            "steps: [launch: nav]\nexpect: {flags: [{a.viewDidAppear: {isMoving: true}}]}",
            "device: {idiom: watch}\nsteps: [launch: nav]", "views: perhaps\nsteps: [launch: nav]",
        ])
    func refuses(bad: String) throws {
        let text = Self.head + bad
        #expect(try !schema.accepts(text))
        #expect(throws: ReadError.self) { try Self.read(text) }
    }

    @Test(
        "The schema and the reader reject the same controllers",
        arguments: [
            "{ klass: A }", "{ class: A, kind: window }", "{ class: A, view: xib }", "{ class: A, keep: 2 }",
            "{ class: A, overrides: { viewWillApear: [pop] } }",
            "{ class: A, overrides: { viewDidLoad: [ { pup: } ] } }",
            "{ class: A, callsSuper: [viewWillApear] }", "{ class: A, orientations: [sideways] }", "[A]",
        ])
    func refusesController(bad: String) throws {
        let text = "controllers: { a: \(bad) }\nsteps: [launch: a]"
        #expect(try !schema.accepts(text))
        #expect(throws: ReadError.self) { try Self.read(text) }
    }

    @Test(
        "The schema and the reader accept the same notations",
        arguments: [
            "ios: 17.2\nsteps: [launch: nav]", "ios: '8.1.3'\nsteps: {launch: nav}", "title: 12\nsteps: [launch: nav]",
            "steps: [launch: nav, pop, pop: , {push: a, in: nav, animated: false, wait: false}, resize: 320x480]",
            "steps: [{launch: nav, expect: [a.viewDidLoad, a.didMove(toParent:), 'a.viewWillAppear:']}]",
            "steps: [{launch: nav, expect: [{order: a.init}, {only: returned, order: []}]}]",
            "steps: [launch: nav]\nexpect: {diagnostics: any, chain: [a.view, a], state: {a: appeared}}",
            "steps: [launch: nav]\nexpect: {flags: {a.viewDidAppear: {isMovingToParentViewController: true, animated: true}}}",
            "steps: [launch: nav]\nexpect: {flags: {a.didMove: {parent: none}}}",
        ])
    func takes(good: String) throws {
        let text = Self.head + good
        #expect(try schema.accepts(text))
        #expect(throws: Never.self) { try Self.read(text) }
    }

    @Test("Every definition is used, and every reference has a definition")
    func whole() {
        let names = schema.definitionNames()
        #expect(names.all == names.used)
    }

    private static func read(_ text: String) throws {
        let source = InputSource(name: "story.yaml", bytes: Array(text.utf8))
        let reader = try #require(Reader.all.first { $0.name == "scenario" })
        _ = try reader.read(source, Reader.Options(open: { _ in nil }))
    }
}
