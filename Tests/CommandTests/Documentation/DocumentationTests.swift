import Foundation
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import Lifeline
import Testing

@Suite("Documentation of the package", .waitsForProcesses)
struct DocumentationTests {
    private static let catalog = Program.package.appending(path: "Sources/Lifeline/Lifeline.docc")

    private static func article(_ name: String) throws -> String {
        try String(contentsOf: catalog.appending(path: name), encoding: .utf8)
    }

    /// Returns a list as `lifeline embed` writes it, with its markers.
    private static func list(_ name: String) throws -> String {
        let program = try Program()
        try program.write("<!-- lifeline: \(name) -->\n<!-- /lifeline -->\n", to: "list.md")
        let result = try program("embed", "list.md")
        #expect((result.status, result.errors) == (0, ""))
        return String(decoding: try program.read("list.md"), as: UTF8.self)
    }

    @Test(
        "The lists in the articles are up to date",
        arguments: [
            ("rules", "TheRules.md"), ("verbs", "ScenarioLanguage.md"), ("keys", "ScenarioLanguage.md"),
            ("callbacks", "ScenarioLanguage.md"), ("diagrams", "ReadingADrawing.md"), ("inputs", "GettingStarted.md"),
            ("forms", "Logs.md"), ("settings", "Commands.md"),
        ])
    func lists(name: String, article: String) throws {
        let list = try Self.list(name)
        #expect(
            try Self.article(article).contains(list),
            """
            run: swift run lifeline embed Sources/Lifeline/Lifeline.docc --from samples \
            --input Sources/Lifeline/Lifeline.docc/*.yaml
            """)
    }

    @Test("Every rule, verb, and callback is listed once")
    func whole() throws {
        let lines = try (Self.list("rules") + Self.list("verbs")).split(separator: "\n")
        for rule in Rule.all { #expect(lines.filter { $0.hasPrefix("| `\(rule.id)` |") }.count == 1, "\(rule.id)") }
        for verb in VerbSignature.all {
            #expect(lines.filter { $0.hasPrefix("| `\(verb.name):") }.count == 1, "\(verb.name)")
        }
        let names = try Self.list("callbacks").matches(of: /`([^`]+)`/).map { String($0.output.1) }
        #expect(names.sorted() == Callback.allCases.map(\.shortName).sorted())
    }

    @Test("Every folder of samples and every UIKit warning is listed")
    func complete() throws {
        let samples = Program.package.appending(path: "samples")
        let article = try Self.article("GettingStarted.md")
        for name in try FileManager.default.contentsOfDirectory(atPath: samples.path) where !name.contains(".") {
            #expect(article.contains("`\(name)`"), "list '\(name)' in GettingStarted.md")
        }
        for reader in Lifeline.allReaders {
            #expect(article.contains("| `\(reader.name)` | "), "list '\(reader.name)'")
        }
        let warnings = try Self.article("Evidence/EvidenceWarnings.md")
        for warning in UIKitWarning.all {
            #expect(warnings.contains("| `\(warning.id)` | "), "'\(warning.id)' isn't listed; run .ci/update")
        }
    }

    @Test("An article shows the same scenario as its drawing")
    func scenario() throws {
        let scenario = try Self.article("swipe-back.lifeline.yaml")
        #expect(try Self.article("ScenarioLanguage.md").contains("```yaml\n\(scenario)```\n"))
    }

    @Test("An article shows a valid recording")
    func recording() throws {
        let article = try Self.article("Logs.md")
        let lines = article.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first ?? ""
        let program = try Program()
        try program.write(lines, to: "own.jsonl")
        let result = try program("check", "own.jsonl")
        #expect((result.status, result.output, result.errors) == (0, "", ""))
        #expect(try program("inspect", "own.jsonl").output.contains("home.viewDidAppear  -> appeared"))
    }

    @Test("An unknown list in a marker is an error with all lists")
    func unknown() throws {
        let program = try Program()
        try program.write("<!-- lifeline: rulez -->\n<!-- /lifeline -->\n", to: "list.md")
        let result = try program("embed", "list.md")
        #expect(result.status == 2 && result.errors.contains("the name of a list: rules, verbs, keys"))
    }
}
