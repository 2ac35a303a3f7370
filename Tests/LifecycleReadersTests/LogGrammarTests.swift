import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

@Suite("The grammar of logs")
struct LogGrammarTests {
    @Test("Every form of a prefix or of a message has an example")
    func complete() {
        #expect(LogGrammar.prefixes.map(\.form) == PrefixForm.all.map(\.name))
        let examples = Set((LogGrammar.messages + LogGrammar.refusals).map(\.form))
        // A row of a table, and what Xcode prints below a message, are read only with the lines above them.
        let needsMore: Set = ["table row", "metadata"]
        #expect(Set(MessageForm.all.map(\.name)).subtracting(needsMore) == examples)
    }

    @Test(
        "Every example is read as the grammar says",
        arguments: LogGrammar.prefixes + LogGrammar.messages + LogGrammar.remarks + LogGrammar.refusals)
    func example(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.callbacks == [rule.callback].compactMap { $0 })
    }

    @Test("Every example has the form that it stands for", arguments: LogGrammar.messages + LogGrammar.refusals)
    func form(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        #expect(try LogExplanation(line: 1, of: source, options: Reader.Options())?.form == rule.form)
    }

    @Test("Every prefix is found where its example has it", arguments: LogGrammar.prefixes)
    func prefix(rule: LogGrammar.Rule) throws {
        let source = Source(name: "x.log", text: rule.example + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: source, options: Reader.Options()))
        #expect(explanation.prefixes.contains(rule.form))
    }

    @Test("The article has the grammar as it is")
    func article() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(path: "Sources/Lifeline/Lifeline.docc/Logs.md"), encoding: .utf8)
        #expect(article.contains(LogGrammar.markdown), "put this into Logs.md:\n\(LogGrammar.markdown)")
    }
}
