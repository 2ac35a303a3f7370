#if Source
import LifecycleDiagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleSource
import Testing

/// Returns the diagnostics for Swift code as `line rule`.
func findings(in code: String, by rules: [Rule] = Rule.all) throws -> [Diagnostic] {
    guard case .source(let file) = try Reader.source.read(Source(name: "Example.swift", text: code), Reader.Options())
    else { return [] }
    return Rule.diagnostics(in: SourceModel([file]), file: "Example.swift", by: rules)
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
