import LifecycleDiagnostics
import Testing

@Suite("Rules")
struct RuleTests {
    /// The rules with an example that isn't Swift code. The tests of the reader for Swift code read the other examples.
    private static let recorded = Rule.all.filter { $0.subjects != [.source] }

    @Test("A rule reports the marked lines of its bad example", arguments: recorded)
    func findsBad(rule: Rule) throws {
        let example = try RuleExample(rule.examples.bad)
        #expect(example.diagnostics(of: [rule]).compactMap(\.location.line) == example.marks, "\(rule.id)")
    }

    @Test("A rule reports nothing in its good example", arguments: recorded)
    func passesGood(rule: Rule) throws {
        #expect(try RuleExample(rule.examples.good).diagnostics(of: [rule]).map(\.message) == [])
    }

    @Test("No rule reports an error in a good example", arguments: recorded)
    func goodIsGood(rule: Rule) throws {
        let found = try RuleExample(rule.examples.good).diagnostics(of: Rule.all)
        #expect(found.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test("Every diagnostic has a rule, a file, and the name of its controller", arguments: recorded)
    func identity(rule: Rule) throws {
        let found = try RuleExample(rule.examples.bad).diagnostics(of: [rule])
        #expect(!found.isEmpty)
        for diagnostic in found {
            #expect(diagnostic.rule == rule.id)
            #expect(diagnostic.location.file != nil)
            #expect(diagnostic.controllerName != nil || diagnostic.controller == nil)
        }
    }

    @Test("A message has no trailing period and suggests a remedy", arguments: recorded)
    func messages(rule: Rule) throws {
        for diagnostic in try RuleExample(rule.examples.bad).diagnostics(of: [rule]) {
            #expect(diagnostic.message.last != ".")
            #expect(diagnostic.message.contains { ",;:".contains($0) })
        }
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
