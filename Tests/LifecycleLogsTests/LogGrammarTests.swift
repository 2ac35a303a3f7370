import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Log grammar")
struct LogGrammarTests {
    @Test("Every message form has an example")
    func complete() {
        // A table row is read only after the header of its table.
        #expect(MessageForm.all.filter(\.examples.isEmpty).map(\.name) == ["table row"])
    }

    @Test(
        "Every example produces the callback that the grammar states",
        arguments: LogGrammar.prefixes + LogGrammar.messages + LogGrammar.remarks + LogGrammar.refusals)
    func example(example: LogGrammar.Example) throws {
        let source = InputSource(name: "x.log", text: example.line + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.callbacks == [example.callback].compactMap { $0 })
    }

    @Test("Every example has the form that the grammar states", arguments: LogGrammar.messages + LogGrammar.refusals)
    func form(example: LogGrammar.Example) throws {
        let source = InputSource(name: "x.log", text: example.line + "\n")
        #expect(try LogExplanation(line: 1, of: source, options: Reader.Options())?.form == example.form)
    }

    @Test("Every prefix is found in its example", arguments: LogGrammar.prefixes)
    func prefix(example: LogGrammar.Example) throws {
        let source = InputSource(name: "x.log", text: example.line + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.prefixes.contains(example.form))
    }
}
