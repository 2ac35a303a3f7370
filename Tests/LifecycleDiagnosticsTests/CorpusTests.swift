import Foundation
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import Testing

@Suite("Rules on whole files")
struct CorpusTests {
    @Test(
        "No rule finds anything in a scenario that claims nothing of findings",
        arguments: Corpus.files("samples", [".yaml", ".yml"]) + Corpus.files("Tests/Fixtures/Cases", [".yaml"]))
    func scenariosAreClean(path: String) throws {
        guard case .scenario(let scenario) = try Corpus.document(path), !scenario.claimsDiagnostics else { return }
        #expect(Rule.findings(in: scenario.play()).map { "\($0.rule): \($0.message)" } == [])
    }

    @Test(
        "Flipping two neighbours of any order makes it fail",
        arguments: Corpus.files("samples", [".yaml", ".yml"]) + Corpus.files("Tests/Fixtures/Cases", [".yaml"]))
    func flippedOrders(path: String) throws {
        guard case .scenario(let scenario) = try Corpus.document(path) else { return }
        let run = scenario.play()
        let reports = Rule.findings(in: run).map {
            Verification.Report(rule: $0.rule, severity: $0.severity, event: $0.event, message: $0.message)
        }
        #expect(Verification(of: scenario, run: run, reports: reports).failures().map(\.message) == [])
        for (step, expectation) in scenario.orders {
            guard let order = expectation.order, let place = order.firstDifferentNeighbours else { continue }
            var flipped = expectation
            flipped.order?.swapAt(place, place + 1)
            var story = scenario
            story.expectations = step == nil ? [flipped] : []
            for index in story.steps.indices { story.steps[index].expectations = index == step ? [flipped] : [] }
            let failure = try #require(Verification(of: story, run: run).failures().first)
            #expect(failure.parting != nil)
        }
    }

    private let header = """
        # What the rules find in ../shared/real/logs, read line by line against the files and their index:
        # each line below is a text that UIKit itself printed there, and all nine such texts of the index are here.
        # The sequences of callbacks in all files are legal, the cancelled ones of file 16 among them: nothing is found.

        """

    @Test("What is found in real logs is what was read line by line and recorded")
    func realLogs() throws {
        let files = Corpus.files("../shared/real/logs", [".txt"])
        guard !files.isEmpty else { return }
        let found = try files.flatMap { path -> [String] in
            guard case .runs(let runs) = try Corpus.document(path) else { return [] }
            let name = URL(filePath: path).lastPathComponent
            return runs.flatMap { run in
                Rule.findings(in: run).map {
                    "\(name):\($0.line ?? 0): \($0.severity.rawValue): \($0.message) [\($0.rule)]"
                }
            }
        }
        let record = Corpus.root.appending(path: "Tests/LifecycleDiagnosticsTests/Fixtures/real-log-findings.txt")
        if ProcessInfo.processInfo.environment["LIFELINE_RECORD"] != nil {
            try Data((header + found.joined(separator: "\n") + "\n").utf8).write(to: record)
            Issue.record("recorded anew: read the file, then run without LIFELINE_RECORD")
        }
        let recorded = try String(contentsOf: record, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map(String.init)
        #expect(found == recorded)
    }
}

extension Scenario {
    /// Every expectation with an order, and the step that it stands under (nil: the whole run).
    fileprivate var orders: [(step: Int?, expectation: LifecycleEngine.Expectation)] {
        expectations.map { (nil, $0) }
            + steps.enumerated().flatMap { index, step in step.expectations.map { (index, $0) } }
    }
}

extension [LifecycleEngine.Expectation.Entry] {
    /// The first place whose entry is another than the next one's, layout left out, of which the number does not count.
    fileprivate var firstDifferentNeighbours: Int? {
        indices.dropLast().first { place in
            let pair = [self[place], self[place + 1]]
            let isLayout = pair.contains {
                $0.beats.contains { if case .callback(let callback) = $0 { callback.isLayout } else { false } }
            }
            return !isLayout && (pair[0].beats != pair[1].beats || pair[0].controller != pair[1].controller)
        }
    }
}
