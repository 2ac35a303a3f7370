import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Titles of steps")
struct StepTitleTests {
    @Test(
        "The title of a step is the step in words, with the outcome of a gesture at its end",
        arguments: [
            ("push: detail, animated: false", "Push detail, not animated"),
            ("swipeBack: cancelled", "Swipe back, canceled"),
            ("turnPage: cancelled, to: second", "Turn the page to second, canceled"),
            ("dragSheet: refused", "Drag the sheet down, refused"),
            ("turnPage: completed, to: b", "Turn the page to b"),
            ("setPages: [first, second], in: book", "Set the pages to first, second in book"),
            (
                "setFrame: card, to: 0,0,50,20, autoresizing: [left]",
                "Set the frame of card to 0,0,50,20, autoresizing left"
            ),
            ("willMove: child, to: none", "Send child willMove to nil"),
            ("tap: search, in: list", "Tap search in list"),
            ("setRoot: none", "Remove the root"), ("rotate: landscapeLeft", "Rotate to landscape left"),
            ("resize: 400x820", "Resize to 400 × 820"), ("a heading: text", "a heading: text"),
        ])
    func words(step: String, title: String) {
        #expect(StepTitle.words(step) == title)
    }

    @Test("The caption of a timeline has no sentence about the launch if other steps follow")
    func story() throws {
        func sentence(_ steps: String) throws -> String? {
            let run = try PlayedRuns.play(
                "controllers: { home: Home, list: List }\nsteps: [ { launch: home }\(steps) ]")
            return RunStory.sentence(run, DiagramOptions(name: "timeline"))
        }
        #expect(try sentence("") == "Step 1: home appears")
        #expect(try sentence(", { layout: home }") == nil)
        #expect(try sentence(", { present: list }, { layout: home }") == "Step 2: list appears")
    }
}
