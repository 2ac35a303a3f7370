import Foundation
import LifecycleInference
import LifecycleModel
import TestSupport
import Testing

/// Tests of logs such as apps print them, with their steps and deviations, in `Tests/Fixtures/AppLogs`.
///
/// If several steps send the same callbacks, an answer has the cheapest one: `drawer` contains a menu that is a child,
/// and the answer has a sheet. A callback that is missing at the end of a step has the next line.
@Suite("Logs of apps and their answers")
struct AppLogTests {
    private static let logs = Corpus.files("Tests/Fixtures/AppLogs", [".log"])

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Corpus.root.appending(path: path), encoding: .utf8)
    }

    @Test("A log gets its answer", arguments: logs)
    func answer(path: String) throws {
        let inference = try #require(try Run(log: text(path)).inferred())
        let found = inference.story + inference.findings
        #expect(found.joined(separator: "\n") + "\n" == (try text(path.replacing(".log", with: ".answer"))))
    }

    @Test("Other class names don't change the answer", arguments: logs)
    func classNames(path: String) throws {
        let log = try text(path)
        var names: [Substring: Int] = [:]
        let renamed = log.replacing(/\w+(?=ViewController)/) { match in
            let number = names[match.output] ?? names.count
            names[match.output] = number
            return "Screen\(number)"
        }
        let (wanted, found) = try (#require(Run(log: log).inferred()), #require(Run(log: renamed).inferred()))
        #expect(found.steps.map(\.inference.verb) == wanted.steps.map(\.inference.verb))
        #expect(found.steps.map(\.inference.lines) == wanted.steps.map(\.inference.lines))
        #expect(found.deviations.map(\.line) == wanted.deviations.map(\.line))
    }
}

extension Inference {
    /// The departures from UIKit in words.
    fileprivate var findings: [String] {
        deviations.map { "line \($0.line ?? 0): \($0.kind) \(run[$0.controller].id).\($0.callback.shortName)" }
    }
}
