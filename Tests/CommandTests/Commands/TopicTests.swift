import Foundation
import LifecycleDiagnostics
import LifecycleModel
import Testing
import Yams

@testable import LifelineTool

@Suite("Topics of lifeline explain", .waitsForProcesses)
struct TopicTests {
    /// A question of a public issue or forum, with patterns that an answer contains and patterns that it doesn't.
    struct Question: Decodable, Sendable, CustomTestStringConvertible {
        let question: String
        let says, never: [String]
        var testDescription: String { question }
    }

    private static let questions: [Question] = {
        let file = Program.package.appending(path: "Tests/Fixtures/questions.yaml")
        return (try? YAMLDecoder().decode([Question].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("A question that people asked has a useful answer", arguments: questions)
    func asked(question: Question) throws {
        let answer = Answer(to: question.question)
        let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.prefix(40).joined(separator: "\n")
        func contains(_ pattern: String) throws -> Bool {
            try start.contains(Regex(pattern).ignoresCase().anchorsMatchLineEndings())
        }
        #expect(!answer.isUnanswered)
        for pattern in question.says { #expect(try contains(pattern), "\(answer.topic?.id ?? "") lacks \(pattern)") }
        for pattern in question.never { #expect(try !contains(pattern), "contains \(pattern)") }
    }

    @Test("There are questions") func fixture() { #expect(Self.questions.count > 90) }

    @Test(
        "An example question opens its topic, or one that is nearly as good, and words find the topic, too",
        arguments: Topic.all.map(\.id))
    func examples(id: String) throws {
        let topic = try #require(Topic.all.first { $0.id == id })
        var first = 0
        for question in topic.questions {
            let answer = Answer(to: question)
            #expect(
                answer.topic?.id == id || answer.isName || answer.others.contains { $0.topic.id == id }, "\(question)")
            if answer.isName || Answer.search(question).candidates.first?.topic.id == id { first += 1 }
        }
        #expect(first * 2 >= topic.questions.count, "\(topic.questions)")
    }

    @Test(
        "A name of a topic opens it",
        arguments: [("_printHierarchy", "log-callbacks"), ("states", "appearance-states")])
    func names(name: String, topic: String) { #expect(Answer(to: name).topic?.id == topic) }

    @Test("IDs of topics are unique in a subject")
    func unique() {
        let ids = Topic.everything.map { "\($0.subject) \($0.id)" }
        #expect(Set(ids).count == ids.count)
        #expect(Set(Topic.all.map(\.id)).count == Topic.all.count)
    }

    @Test("The order of callbacks is simulated for a version")
    func order() throws {
        let old = try Program()("explain", "order", "sheet", "--ios", "12").output
        let new = try Program()("explain", "order", "sheet", "--ios", "17").output
        #expect(old.contains("\n    home.viewWillDisappear\n") && !new.contains("\n    home.viewWillDisappear\n"))
        #expect(new.contains("Callbacks in iOS 17, simulated:\n  present: detail\n"))
        #expect(try Program()("explain", "order", "--ios", "4").status == 64)
    }

    @Test(
        "Every topic with steps can be simulated in every version",
        arguments: Topic.all.filter { $0.steps != nil }.map(\.id))
    func steps(id: String) {
        for version in 5...26 {
            var answer = Answer(to: id)
            answer.ios = IOSVersion(version)
            #expect(answer.order?.isEmpty == false, "iOS \(version)")
        }
    }

    @Test(
        "JSON output matches its schema",
        arguments: ["viewDidAppear called twice", "order push", "push-twice", "wat", "viewDidAppear child"])
    func json(question: String) throws {
        let program = try Program()
        let schema = try SchemaValidator(program("schema", "explain").output)
        let result = try program("explain", question, "--format", "json")
        let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(try schema.accepts(result.output) && !schema.accepts("{ question: a, topic: b, others: [] }"))
        #expect(object["question"] as? String == question && (object["others"] as? [Any])?.isEmpty == false)
        #expect(
            (object["decisive"] as? Bool) == (object["topic"] != nil) && (result.status == 1) == (question == "wat"))
        let candidates = try #require(object["candidates"] as? [[String: Any]])
        #expect(candidates.isEmpty == (question == "wat") && candidates.count <= 5)
        #expect(object["topic"] == nil || candidates[0]["topic"] as? String == object["topic"] as? String)
    }

    @Test("Candidates that aren't certain are listed with their whole causes and commands, and none is opened")
    func candidates() throws {
        let question = "my child and its lifecycle in a tab bar controller"
        let result = try Program()("explain", question)
        #expect(result.status == 0 && result.output.contains(" (lifeline explain '"))
        #expect(!result.output.contains("How to tell:"))
        let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for match in Answer(to: question).candidates { #expect(text.contains(match.topic.cause)) }
    }

    @Test("Without a candidate, explain says how to find the cause")
    func nothing() throws {
        let result = try Program()("explain", "how do I bake bread")
        #expect(result.status == 1)
        for way in ["#function", "LifelineRecorder", "_printHierarchy"] { #expect(result.output.contains(way)) }
    }

    @Test(
        "\"Is called\" and \"is not called\" are different questions, and a second sentence adds to the first",
        arguments: [
            ("viewDidDisappear is called on a controller that was never on screen", "disappear-unshown"),
            ("viewDidDisappear is not called", "appearance-missing"),
            ("The callbacks of MyHomeController are not called. viewWillAppear is missing.", "appearance-missing"),
            ("viewWillAppear is not called. I have a child in a container.", "child-missing"),
            ("viewWillAppear 调用两次", "appearance-twice"), ("viewDidDisappear 不会调用", "appearance-missing"),
        ])
    func parts(question: String, topic: String) {
        #expect(Answer(to: question).candidates.first?.topic.id == topic)
    }

    @Test("Keys of the scenario language answer only a question about scenarios")
    func scenarioWords() {
        let words = "safeAreaInsets of a device with a home indicator"
        func hasKeys(_ question: String) -> Bool {
            Answer(to: question).candidates.contains { [.keys, .verbs].contains($0.topic.subject) }
        }
        #expect(!hasKeys("hideColumn of a split view controller") && !hasKeys(words))
    }

    @Test("The instructions for coding agents are the committed file")
    func agents() throws {
        let file = Program.package.appending(path: ".github/skills/lifeline/SKILL.md")
        let isCurrent = try Program()("explain", "agents").output == String(contentsOf: file, encoding: .utf8)
        #expect(isCurrent, "run: swift run lifeline explain agents > .github/skills/lifeline/SKILL.md")
    }

    @Test(
        "A message that no entry describes is said to be unknown, instead of answering with an unrelated topic",
        arguments: [
            (
                "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'viewDidLoad is odd'",
                "'NSGenericException: viewDidLoad is odd' is a UIKit message that Lifeline doesn't know."
            ),
            (
                "Demo/HomeViewController.swift:42: Fatal error: Index out of range",
                "'Fatal error: Index out of range (Demo/HomeViewController.swift:42)' is a crash that no entry describes."
            ),
            (
                "[Presentation] The presentation of the view controller was odd today",
                "is a UIKit message that Lifeline doesn't know."
            ),
            (
                "2023-03-01 08:10:10.1 Demo[1:2a] [LayoutConstraints] Unable to simultaneously satisfy odd constraints.",
                "is a UIKit message that Lifeline doesn't know."
            ),
            (
                "*** Assertion failure in -[UITableView _endCellAnimationsWithContext:], /x/UITableView.m:1723",
                "is a UIKit message that Lifeline doesn't know."
            ),
            (
                "UITabBarController is unsupported as viewController for -[UISplitViewController setOdd:forColumn:] in Double Column",
                "is a UIKit message that Lifeline doesn't know."
            ),
            (
                "Uncaught Kotlin exception: kotlin.IllegalStateException: odd\n    at 0   App  0x1052b2d3f   kfun:odd#x(){} + 1",
                "'IllegalStateException: odd' is a crash that no entry describes."
            ),
        ])
    func unknownMessage(question: String, text: String) {
        let answer = Answer(to: question)
        #expect(answer.topic == nil && answer.isUnanswered)
        #expect(answer.text.replacing("\n", with: " ").contains(text), "\(answer.text)")
    }

    @Test("A message that ends with a method is the message, not the method")
    func messageWithMethod() {
        let answer = Answer(to: "Main Thread Checker: UI API called on a background thread: -[UIViewController view]")
        #expect(answer.topic?.id == "layout-off-main-thread")
        #expect(Answer(to: "-[HomeVC viewDidLoad]").topic?.id == "viewDidLoad")
    }

    @Test("For an unknown message, the classes and methods that it names lead to topics, and its boilerplate doesn't")
    func namesInMessage() throws {
        let message = """
            *** Terminating app due to uncaught exception 'NSGenericException', reason: '-[UINavigationController \
            pushViewController:animated:] was odd for <UIView: 0x7f8a1b2c3d4e; frame = (0 0; 320 480)>'
            """
        let result = try Program()("explain", message)
        #expect(result.status == 1)
        #expect(
            result.output.replacing("\n", with: " ").contains("It names UINavigationController, pushViewController"))
        let topics = Answer(to: message).candidates.map(\.topic.id)
        #expect(topics.contains("navigation-stack"), "\(topics)")
        let texts = [
            message.replacing("-[UINavigationController pushViewController:animated:]", with: "Nothing"),
            "UIScrollView <UIScrollView: 0x14f03d400; frame = (0 0; 393 852)> has an odd content inset\n",
            "Terminating app due to uncaught exception 'A', reason: '-[Detail setFoo:]: sent to instance 0x7fa1c0d0'",
        ]
        for text in texts {
            let answer = Answer(to: text)
            #expect(answer.unknown != nil && answer.isUnanswered && !answer.text.contains("0x"))
            #expect(!answer.candidates.contains { ["frame", "sizes"].contains($0.topic.id) }, "\(text)")
        }
    }

    @Test(
        "A question about an iOS version lists what the engine plays differently",
        arguments: [
            ("what changed in ios 18", "ios-18"), ("ios 27", "ios-27"), ("What is new in iOS 17?", "ios-17"),
            ("changes since iOS 8", "ios-8"), ("iOS26", "ios-26"), ("what changed in ios 5", "ios-5"),
        ])
    func version(question: String, topic: String) {
        #expect(Answer(to: question).topic?.id == topic)
    }

    @Test("The list of a version is the engine's own table, and an unknown order is admitted")
    func versionText() {
        let text = Answer(to: "what changed in ios 18").text.split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        for change in Behavior.changes(in: 18) { #expect(text.contains(change.now), "\(change.now)") }
        #expect(text.contains("tabBarController(_:shouldSelectTab:)"))
        #expect(Answer(to: "ios 27").text.replacing("\n", with: " ").contains("No log of the order of callbacks"))
        #expect(Answer(to: "viewDidLoad called twice in ios 18").candidates[0].topic.id == "load-twice")
        for version in [4, 28] { #expect(Answer(to: "what changed in ios \(version)").topic == nil) }
    }
}
