import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Titles of steps")
struct StepTitleTests {
    private func title(
        _ verb: String, _ arguments: KeyValuePairs<String, String>, in language: Language = .english
    ) -> String {
        let arguments = arguments.map { StepArgument(name: $0, value: $1) }
        var options = DiagramOptions(name: "")
        options.language = language
        return StepTitle.title(of: StepEvent(number: 1, text: "text", verb: verb, arguments: arguments), options)
    }

    @Test("The title of a step is the step in words, with the outcome of a gesture at its end")
    func words() {
        #expect(title("push", ["": "detail", "animated": "false"]) == "Push detail, not animated")
        #expect(title("swipeBack", ["": "cancelled"]) == "Swipe back, canceled")
        #expect(title("turnPage", ["": "cancelled", "to": "second"]) == "Turn the page to second, canceled")
        #expect(title("dragSheet", ["": "refused"]) == "Drag the sheet down, refused")
        #expect(title("turnPage", ["": "completed", "to": "b"]) == "Turn the page to b")
        #expect(
            title("setPages", ["": "[first, second]", "in": "book"]) == "Set the pages to first, second in book")
        #expect(
            title("setFrame", ["": "card", "to": "0,0,50,20", "autoresizing": "[left]"])
                == "Set the frame of card to 0,0,50,20, autoresizing left")
        #expect(title("willMove", ["": "child", "to": "none"]) == "Send child willMove to nil")
        #expect(title("tap", ["": "search", "in": "list"]) == "Tap search in list")
        #expect(title("setRoot", ["": "none"]) == "Remove the root" && title("setRoot", [:]) == "Remove the root")
        #expect(title("rotate", ["": "landscapeLeft"]) == "Rotate to landscape left")
        #expect(title("resize", ["": "400x820"]) == "Resize to 400 × 820")
    }

    @Test(
        "Outcomes and lists are in the language of the drawing, and orientations are UIKit's names in other languages")
    func languages() {
        #expect(title("tapOutside", ["": "completed"]) == "Tap outside")
        #expect(title("tapOutside", ["": "refused"], in: .japanese) == "外側をタップ、拒否")
        #expect(title("dragSheet", ["": "refused"], in: .chinese) == "下拉表单，被拒绝")
        #expect(title("preview", ["": "a", "from": "b", "then": "cancel"], in: .chinese) == "预览 a，从 b，然后 取消")
        #expect(title("rotate", ["": "landscapeLeft"], in: .japanese) == "landscapeLeft に回転")
        #expect(title("setPages", ["": "[a, b]", "in": "c"], in: .chinese) == "将页面设为 a、b，在 c 中")
        #expect(title("connectScene", ["": "s", "root": "a"], in: .japanese).hasSuffix("、root a"))
    }

    @Test("A subject that looks like the outcome of a gesture is part of the title")
    func outcomes() {
        #expect(title("post", ["": "completed"]) == "Post completed")
        #expect(title("post", ["": "cancelled"]) == "Post cancelled")
        #expect(title("connectScene", ["": "completed", "root": "home"]) == "Connect scene completed, root home")
    }

    @Test("Text without a built-in verb is the title, such as a heading in a log")
    func text() {
        #expect(StepTitle.words(StepEvent(number: 1, text: "push: detail"), true) == "push: detail")
        #expect(title("mine", ["": "detail"]) == "text")
    }

    @Test("Every verb has a title, which contains each argument", arguments: VerbSignature.all)
    func everyVerb(verb: VerbSignature) throws {
        let pattern = try #require(verb.title)
        #expect(pattern.first?.isUppercase == true && pattern.contains("%") == (verb.subject != .nothing))
        var arguments = [StepArgument(name: "", value: value(verb.subject, "subject"))]
        if verb.subject == .nothing { arguments = [] }
        arguments += verb.options.map { StepArgument(name: $0.name, value: value($0.kind, $0.name + "Value")) }
        let title = StepTitle.title(of: StepEvent(number: 1, text: "", verb: verb.name, arguments: arguments))
        for argument in arguments {
            let words =
                argument.value == "true" ? argument.name : argument.value == "cancelled" ? "canceled" : argument.value
            #expect(title.contains(words), "\(title) lacks \(words)")
        }
    }

    private func value(_ kind: VerbSignature.Kind, _ other: String) -> String {
        switch kind {
        case .choice(let values):
            values.contains("cancelled") ? "cancelled" : values.last { $0 == $0.lowercased() } ?? ""
        case .flag: "true"
        default: other
        }
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
