#if Source
import LifecycleDiagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleSource
import Testing

/// Reads a file of Swift code.
func file(_ name: String, _ code: String) throws -> SourceFile {
    let document = try Reader.source.read(InputSource(name: name, text: code), Reader.Options())
    guard case .source(let file) = document else { throw ReadError(file: name, message: "no Swift code") }
    return file
}

/// Returns the diagnostics for Swift code.
func findings(in code: String, by rules: [Rule] = Rule.all) throws -> [Diagnostic] {
    Rule.diagnostics(in: SourceModel([try file("Example.swift", code)]), file: "Example.swift", by: rules)
}

@Suite("Rules for Swift code, read from their examples")
struct RuleExampleTests {
    private static let rules = Rule.all.filter { $0.sourceExamples != nil }

    @Test("A rule reports the marked lines of its bad example", arguments: rules)
    func bad(rule: Rule) throws {
        let code = try #require(rule.sourceExamples).bad
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let marks = lines.indices.filter { lines[$0].hasSuffix("// here") }.map { $0 + 1 }
        #expect(try findings(in: code, by: [rule]).map(\.location.line) == marks)
    }

    @Test("No rule reports anything in a good example", arguments: rules)
    func good(rule: Rule) throws {
        #expect(try findings(in: try #require(rule.sourceExamples).good).map(\.message) == [])
    }

    @Test("A message has a column, no trailing period, and a remedy", arguments: rules)
    func messages(rule: Rule) throws {
        for diagnostic in try findings(in: try #require(rule.sourceExamples).bad, by: [rule]) {
            #expect(diagnostic.location.column != nil)
            #expect(diagnostic.message.last != ".")
            #expect(diagnostic.message.contains { ",;:".contains($0) })
        }
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
#endif
