import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import TestSupport
import Testing

@Suite("Rules applied to files")
struct CorpusTests {
    @Test(
        "No rule reports anything in a scenario without expected diagnostics",
        arguments: Corpus.files("samples", [".yaml", ".yml"]) + Corpus.files("Tests/Fixtures/Cases", [".yaml"]))
    func scenariosAreClean(path: String) throws {
        guard case .scenario(let scenario) = try Corpus.document(path), !scenario.claimsDiagnostics else { return }
        #expect(Rule.diagnostics(in: scenario.play()).map { "\($0.rule): \($0.message)" } == [])
    }

    @Test(
        "Swapping two adjacent entries in an expected order makes the expectation fail",
        arguments: Corpus.files("samples", [".yaml", ".yml"]) + Corpus.files("Tests/Fixtures/Cases", [".yaml"]))
    func flippedOrders(path: String) throws {
        guard case .scenario(let scenario) = try Corpus.document(path) else { return }
        let run = scenario.play()
        let reports = Rule.diagnostics(in: run)
        #expect(Verification(of: scenario, run: run, reports: reports).failures().map(\.message) == [])
        for (step, expectation) in scenario.orders {
            guard let order = expectation.order, let place = order.firstDifferentNeighbours else { continue }
            var flipped = expectation
            flipped.order?.swapAt(place, place + 1)
            var story = scenario
            story.expectations = step == nil ? [flipped] : []
            for index in story.steps.indices { story.steps[index].expectations = index == step ? [flipped] : [] }
            let failure = try #require(Verification(of: story, run: run).failures().first)
            #expect(failure.mismatch?.firstMismatch != nil)
        }
    }
}

extension Scenario {
    /// Every expectation, and the index of the step that it belongs to, or nil for the whole run.
    fileprivate var orders: [(step: Int?, expectation: LifecycleModel.Expectation)] {
        expectations.map { (nil, $0) }
            + steps.enumerated().flatMap { index, step in step.expectations.map { (index, $0) } }
    }
}

extension [LifecycleModel.Expectation.Entry] {
    /// The index of the first entry that differs from the next entry, except for layout entries. The number of layout
    /// entries is not checked.
    fileprivate var firstDifferentNeighbours: Int? {
        indices.dropLast().first { place in
            let pair = [self[place], self[place + 1]]
            let isLayout = pair.contains {
                $0.items.contains { if case .callback(let callback) = $0 { callback.isLayout } else { false } }
            }
            return !isLayout && (pair[0].items != pair[1].items || pair[0].controller != pair[1].controller)
        }
    }
}
