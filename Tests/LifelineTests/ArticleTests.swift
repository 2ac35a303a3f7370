import Foundation
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

@Suite("Examples in articles")
struct ArticleTests {
    /// The rule from the article Using the Library.
    private static let taskInLayout = Rule(
        "task-in-layout", .warning, "A task is begun in a layout callback",
        why: "Layout callbacks run at every layout pass, so the task is begun again and again.",
        remedy: "Begin the task in viewDidAppear.",
        bad: """
            controllers:
              home:
                class: HomeViewController
                overrides: { viewDidLayoutSubviews: [{ beginTask: count }] } # here
            steps: [{ launch: home }]
            """,
        good: """
            controllers:
              home:
                class: HomeViewController
                overrides: { viewDidAppear: [{ beginTask: count }] }
            steps: [{ launch: home }]
            """
    ) { context in
        context.actions(.beginTask).compactMap { position, action in
            guard context.callback(around: action)?.callback == .viewDidLayoutSubviews, let task = action.name else {
                return nil
            }
            return context.diagnostic(position, action.subject, "'\(task)' is begun; begin tasks in viewDidAppear")
        }
    }

    @Test("The rule reports its bad example and nothing in its good example")
    func rule() throws {
        var lifeline = Lifeline()
        lifeline.rules.append(Self.taskInLayout)
        for (text, isBad) in [(Self.taskInLayout.examples.bad, true), (Self.taskInLayout.examples.good, false)] {
            let input = try lifeline.load(InputSource(name: "login.yaml", text: text))
            let result = lifeline.diagnose(try lifeline.play(input))
            let found = result.reported.filter { $0.rule == "task-in-layout" }
            #expect(found.isEmpty != isBad)
            #expect(found.allSatisfy { text.split(separator: "\n")[($0.location.line ?? 1) - 1].hasSuffix("# here") })
        }
    }

    @Test("The rule in the article is the tested rule")
    func article() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(path: "Sources/Lifeline/Lifeline.docc/UsingTheLibrary.md"), encoding: .utf8)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        let example = try #require(article.firstMatch(of: /(let taskInLayout = (?s:.*?)\n})\n```/)?.output.1)
        #expect(words(source[...]).joined(separator: " ").contains(words(example).joined(separator: " ")))
    }
}
