import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

@Suite("Expectations for a log")
struct ExpectedCallbacksTests {
    private static let log = """
        HomeViewController viewDidLoad
        HomeViewController viewWillAppear
        HomeViewController viewDidAppear
        TrackerViewController viewDidLoad
        DetailViewController viewDidLoad
        HomeViewController viewWillDisappear
        DetailViewController viewWillAppear
        HomeViewController viewDidDisappear
        """

    private func failures(_ yaml: String, _ log: String = log) throws -> [Diagnostic] {
        let lifeline = Lifeline()
        let expected = try ExpectedCallbacks(InputSource(name: "expected.yaml", text: yaml))
        var result = lifeline.diagnose(
            try lifeline.play(try lifeline.load(InputSource(name: "app.log", text: log), as: "log")))
        result.expect(expected)
        return result.failures
    }

    @Test("A log without the expected callback fails at the line of the expectation")
    func missing() throws {
        let found = try failures(
            "expect: [DetailViewController.viewWillAppear, DetailViewController.viewDidAppear]\n")
        #expect(found.map { "\($0.location.file ?? ""):\($0.location.line ?? 0)" } == ["expected.yaml:1"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.message.contains("DetailViewController.viewDidAppear") == true)
    }

    @Test("A failure names the line of the log with the first other callback")
    func line() throws {
        let found = try failures(
            "expect: [HomeViewController.viewDidLoad, HomeViewController.viewWillDisappear, HomeViewController.viewDidAppear]\n"
        )
        #expect(
            found.map(\.message) == [
                "expected 'HomeViewController.viewWillDisappear' at position 2, got 'HomeViewController.viewDidAppear' "
                    + "(app.log:3)"
            ])
    }

    @Test("Callbacks of other controllers and other callbacks don't matter")
    func others() throws {
        #expect(
            try failures("expect: [HomeViewController.viewDidAppear, DetailViewController.viewDidLoad]\n").isEmpty)
        #expect(try failures("expect:\n  - state: { HomeViewController: disappeared }\n").isEmpty)
        #expect(try failures("expect:\n  - state: { HomeViewController: appeared }\n").count == 1)
    }

    @Test("The orders of a scenario's steps are one order, and its names stand for classes")
    func scenario() throws {
        let yaml = """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: HomeViewController
              detail: DetailViewController
            steps:
              - launch: nav
                expect: [home.viewDidLoad, home.viewWillAppear, home.viewDidAppear]
              - push: detail
                expect: [home.viewWillDisappear, detail.viewWillAppear, home.viewDidDisappear, detail.viewDidAppear]
            """
        let found = try failures(yaml)
        #expect(found.map(\.location.line) == [9])
        #expect(try failures(yaml, Self.log + "\nDetailViewController viewDidAppear").isEmpty)
    }

    @Test("The scenario of a log with a bug fails for that log")
    func inferred() throws {
        let lifeline = Lifeline()
        let played = try lifeline.play(try lifeline.load(InputSource(name: "app.log", text: Self.log), as: "log"))
        let yaml = try #require(played.inferences.first??.yaml)
        #expect(try failures(yaml).isEmpty == false)
        #expect(try failures(yaml, Self.log + "\nDetailViewController viewDidAppear").isEmpty)
        let scenario = try lifeline.load(InputSource(name: "app.yaml", text: yaml))
        #expect(lifeline.diagnose(try lifeline.play(scenario)).failures.isEmpty)
    }

    @Test("An unknown controller is an error with a suggestion, and so is a file without expectations")
    func mistakes() throws {
        let found = try failures("expect: [HomeViewControler.viewDidAppear]\n")
        #expect(found.first?.message.contains("did you mean 'HomeViewController'?") == true)
        let scenario = """
            controllers:
              home: HomeViewController
            steps:
              - launch: home
                expect: [home.viewDidLoad, hom.viewDidAppear]
            """
        #expect(
            try failures(scenario).map { "\($0.location.line ?? 0): \($0.message)" } == [
                "5: neither the file nor the log contains a controller 'hom'; did you mean 'home'?"
            ])
        #expect(throws: ReadError.self) { try ExpectedCallbacks(InputSource(name: "e.yaml", text: "title: nothing\n")) }
        let error = #expect(throws: ReadError.self) {
            try ExpectedCallbacks(InputSource(name: "a.log", text: Self.log))
        }
        #expect("\(error as Any)".contains("a file with expectations must be a mapping"))
        #expect(throws: ReadError.self) {
            try ExpectedCallbacks(InputSource(name: "e.yaml", text: "expect: [Home.viewDidApear]\n"))
        }
    }
}
