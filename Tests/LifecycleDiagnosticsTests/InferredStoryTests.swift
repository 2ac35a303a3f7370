import LifecycleModel
import Testing

@testable import LifecycleDiagnostics

@Suite("Inferred steps in one sentence")
struct InferredStoryTests {
    @Test(
        "The number of steps that are left out has its noun",
        arguments: [(13, "and 1 more step"), (15, "and 3 more steps")])
    func rest(count: Int, end: String) {
        var run = Run(title: nil, source: .log)
        for number in 1...count {
            let inference = StepInference(verb: "push", words: "push \(number)")
            run.events.append(Event(.step(StepEvent(number: number, text: "", inference: inference))))
        }
        #expect(InferredStory(run).text.hasSuffix("; " + end))
    }
}
