import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import SwiftSamples
import Testing

/// Tests for the expectations in the samples, which document the program, and in the cases, which express published
/// logs and other documented behavior of UIKit.
struct SamplesTests {
    @Test("The samples exist")
    func found() {
        #expect(SampleFile.samples.count > 60)
    }

    @Test(arguments: SampleFile.samples + SampleFile.cases)
    func `the expectations of a file hold`(_ file: SampleFile) throws {
        let scenario = try file.scenario()
        let run = scenario.play()
        #expect(scenario.failures(in: run, Rule.diagnostics(in: run)) == [])
    }

    @Test(arguments: SampleFile.samples + SampleFile.cases)
    func `a file with a changed expectation fails`(_ file: SampleFile) throws {
        let scenario = try file.scenario()
        let run = scenario.play()
        let diagnostics = Rule.diagnostics(in: run)
        let lies = scenario.lies
        #expect(!lies.isEmpty, "nothing is expected that could be wrong")
        for lie in lies where lie.scenario.failures(in: run, diagnostics).isEmpty {
            Issue.record("a copy that \(lie.what) passes")
        }
    }

    /// The scenario that `lifeline init` writes is excluded, because it explains the keys instead.
    @Test(arguments: SampleFile.samples.filter { !$0.path.hasSuffix("/start/first.yaml") })
    func `a sample has a summary, an expectation, and a note on what to look at`(_ file: SampleFile) throws {
        let scenario = try file.scenario()
        #expect(scenario.title != nil, "add a title")
        #expect(
            !scenario.expectations.isEmpty || scenario.steps.contains { !$0.expectations.isEmpty },
            "add an expectation")
        let text = try file.text()
        #expect(text.contains("\n# "), "add a comment with a summary after the line that names the schema")
        #expect(text.contains("\n# Look at "), "add a comment that begins with 'Look at'")
    }

    @Test func `two children behave equally in a scenario and in a Swift program`() throws {
        let file = try #require(SampleFile.samples.first { $0.path.hasSuffix("containment/two-children.yaml") })
        let sample = try file.scenario().play()
        #expect(appearance(sample) == appearance(playTwoChildren()))
    }

    private func appearance(_ run: Run) -> [String] {
        run.callbacks.filter { $0.event.callback.changesAppearance }
            .map { "\(run[$0.event.controller].className).\($0.event.callback.baseName)" }
    }
}

extension SampleFile: CustomTestStringConvertible {
    /// The path relative to the package, such as `samples/guide/figure-5-1.yaml`.
    var testDescription: String { path.replacingOccurrences(of: SampleFile.root.path + "/", with: "") }
}
