import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Log grammar")
struct LogGrammarTests {
    @Test("Every prefix form and message form has an example")
    func complete() {
        #expect(LogGrammar.prefixes.map(\.form) == PrefixForm.all.map(\.name))
        let examples = Set((LogGrammar.messages + LogGrammar.refusals).map(\.form))
        // A table row is read only after the header of its table.
        #expect(
            Set(MessageForm.all.map(\.name)).subtracting(["table row"]) == examples,
            "add an example to LogGrammar.messages or LogGrammar.refusals")
    }

    @Test(
        "Every example produces the callback that the grammar states",
        arguments: LogGrammar.prefixes + LogGrammar.messages + LogGrammar.remarks + LogGrammar.refusals)
    func example(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.callbacks == [rule.callback].compactMap { $0 })
    }

    @Test("Every example has the form that the grammar states", arguments: LogGrammar.messages + LogGrammar.refusals)
    func form(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        #expect(try LogExplanation(line: 1, of: source, options: Reader.Options())?.form == rule.form)
    }

    @Test("Every prefix is found in its example", arguments: LogGrammar.prefixes)
    func prefix(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.prefixes.contains(rule.form))
    }
}
