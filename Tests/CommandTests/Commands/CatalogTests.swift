import Foundation
import LifecycleCatalog
import LifecycleModel
import Testing

@testable import LifecycleDiagnostics
@testable import LifelineTool

@Suite("Catalog")
struct CatalogTests {
    /// The entries of a kind, and the keys that they have.
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        let entries: [Entry]
        let required: Set<String>
        var optional: Set<String> = []
        var repeated: Set<String> = []
        var testDescription: String { name }
    }

    private static let messages = Catalog.Messages.sections.flatMap(\.entries)

    private static let kinds = [
        Kind(
            name: "topics", entries: Topic.entries.flatMap(\.1), required: ["needs", "cause", "evidence", "questions"],
            optional: ["names", "words", "check", "fix", "versions", "rules", "sample", "steps"],
            repeated: ["check", "fix"]),
        Kind(
            name: "messages", entries: messages, required: ["text", "cause", "means", "fix"],
            optional: ["raises", "severity", "subject", "identifier", "rules", "reports", "note"],
            repeated: ["text"]),
        Kind(
            name: "terms", entries: Catalog.Terms.all, required: ["means"], optional: ["names", "evidence"]),
        Kind(
            name: "words of questions", entries: Catalog.Questions.all, required: [],
            optional: ["en", "zh", "ja", "ko", "de", "fr", "es", "pt", "ru"]),
        Kind(name: "checks", entries: Catalog.checks, required: ["severity", "means"]),
    ]

    @Test("An entry has a unique ID, the keys of its kind once, and no other keys", arguments: kinds)
    func keys(kind: Kind) {
        #expect(!kind.entries.isEmpty && Set(kind.entries.map(\.id)).count == kind.entries.count)
        for entry in kind.entries {
            let keys = entry.fields.map(\.key)
            let unknown = keys.filter { !kind.required.contains($0) && !kind.optional.contains($0) }
            #expect(!entry.id.isEmpty && unknown.isEmpty, "\(entry.id): \(unknown)")
            #expect(kind.required.isSubset(of: keys), "\(entry.id) lacks \(kind.required.subtracting(keys))")
            let single = keys.filter { !kind.repeated.contains($0) }
            #expect(Set(single).count == single.count, "\(entry.id)")
            for field in entry.fields { #expect(!field.value.isEmpty, "\(entry.id): \(field.key)") }
        }
    }

    @Test("Entries and rules name existing rules, samples, topics, and callbacks", arguments: kinds)
    func references(kind: Kind) {
        for entry in kind.entries {
            for rule in entry.items("rules", separator: " ") {
                #expect(Rule.named(rule) != nil, "\(entry.id): \(rule)")
            }
            if let sample = entry.text("sample")?.split(separator: " ").first {
                let paths = ["yaml", "storyboard"].map { "samples/\(sample).\($0)" }
                #expect(paths.contains(where: exists), "\(entry.id): \(sample)")
            }
            for field in entry.fields where field.key != "questions" {
                for match in field.value.matches(of: /'lifeline explain ((?:(?! --)[^'])+)/) {
                    let answer = Answer(to: String(match.1))
                    #expect(answer.topic != nil && answer.corrections.isEmpty, "\(entry.id): \(match.1)")
                }
                for match in field.value.matches(of: /\bview(?:Will|Did|Is)[A-Z]\w*/) where field.key != "text" {
                    #expect(Self.isKnown(String(match.0)), "\(entry.id): \(match.0)")
                }
            }
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Program.package.appending(path: path).path)
    }

    /// Whether a word is the name of a callback, or the start of several, such as `viewWill`.
    private static func isKnown(_ word: String) -> Bool { Callback.knownWords.contains { $0.hasPrefix(word) } }

    @Test("Severities, subjects, identifiers, and reports of messages have known values or forms")
    func values() {
        for entry in Self.messages + Catalog.checks {
            if let severity = entry.text("severity") { #expect(Severity(rawValue: severity) != nil, "\(entry.id)") }
            if let element = entry.text("identifier") { #expect(["scene", "segue"].contains(element), "\(entry.id)") }
        }
        for warning in UIKitWarning.all {
            for report in warning.reports {
                #expect(report.wholeMatch(of: /[\w.-]+\/[\w.-]+#\d+/) != nil, "\(warning.id): \(report)")
            }
            guard let subject = warning.subject else { continue }
            #expect(warning.templates.allSatisfy { $0.placeholders.contains(subject) }, "\(warning.id)")
        }
    }

    @Test("The evidence of every entry, rule, and callback is a URL or an existing section of an Evidence article")
    func evidence() throws {
        let articles = try FileManager.default.contentsOfDirectory(
            at: Program.package.appending(path: Answer.evidenceFolder), includingPropertiesForKeys: nil)
        let sections = try articles.flatMap { article in
            let name = article.deletingPathExtension().lastPathComponent.dropFirst("Evidence".count)
            return try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("##") }.map { "\(name)/\($0.drop { $0 == "#" }.dropFirst())" }
        }
        let known = Set(sections)
        for topic in Topic.everything {
            for evidence in topic.evidence {
                #expect(known.contains(evidence) || evidence.hasPrefix("https://"), "\(topic.id): \(evidence)")
            }
        }
        for topic in Topic.everything where [.rules, .callbacks, .messages].contains(topic.subject) {
            #expect(topic.evidence.contains { known.contains($0) }, "\(topic.id)")
        }
    }

    @Test("A line with an unknown key is a field and not the end of the previous value")
    func parsing() throws {
        let entries = Entry.entries(
            """
            # a: A title
            with a second line
            means: One thing, and
            another: thing
            text 5-12: <{A}: {addr}> on
            iOS 5: {b}
            # b(_:with:)
            """)
        #expect(entries.map(\.id) == ["a", "b(_:with:)"] && entries[0].title == "A title with a second line")
        #expect(entries[0].fields.map(\.key) == ["means", "another", "text"] && entries[1].fields.isEmpty)
        #expect(entries[0]["text"] == "<{A}: {addr}> on iOS 5: {b}" && entries[0].fields[2].versions == 5...12)
    }
}
