import Lifeline
import LifelineTesting
import Testing

@Suite("Assertions about runs")
struct ExpectOrderTests {
    private static let yaml = """
        controllers:
          nav:    { class: UINavigationController, children: [home] }
          home:   HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
        """
    private static let order = [
        "home.viewWillDisappear", "detail.viewWillAppear", "home.viewDidDisappear", "detail.viewDidAppear",
    ]

    @Test("The order of a simulated run is checked by names and by classes")
    func simulated() throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        try run.expectOrder(Self.order)
        let classes = Self.order.map {
            $0.replacing("home", with: "HomeViewController").replacing("detail", with: "DetailViewController")
        }
        try run.expectOrder(classes)
        try run.expectOrder(["home.viewWillDisappear(_:)", "home.viewDidDisappear:"])
        try run.expectOrder(["home.viewWillAppear", "home.viewDidAppear"], inSteps: 1...1)
        try run.expectOrder([], only: ["didReceiveMemoryWarning"], inSteps: 2...2)
        try run.expectNoDiagnostics()
    }

    @Test("A different order is an error that shows both orders")
    func failure() throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        let line = #line + 1
        let error = #expect(throws: OrderFailure.self) {
            try run.expectOrder([Self.order[0], Self.order[1], Self.order[3], Self.order[2]])
        }
        #expect(error?.location.line == line && error?.location.filePath == #filePath)
        #expect(error?.location.fileID == #fileID)
        #expect(
            error?.description == """
                ExpectOrderTests.swift:\(line): expected 'detail.viewDidAppear' at position 3, got 'home.viewDidDisappear'
                      expected                 actual
                      home.viewWillDisappear | home.viewWillDisappear
                      detail.viewWillAppear  | detail.viewWillAppear
                    > detail.viewDidAppear   | —
                      home.viewDidDisappear  | home.viewDidDisappear
                    > —                      | detail.viewDidAppear

                """)
        #expect(throws: OrderFailure.self) { try run.expectOrder(Self.order + ["home.viewWillAppear"]) }
        #expect(throws: OrderFailure.self) {
            try run.expectOrder(Array(Self.order.dropLast()), only: ["viewDidAppear"])
        }
    }

    @Test("Every change to a correct order is an error", arguments: 0..<4)
    func mutated(position: Int) throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        var order = Self.order
        order.swapAt(position, (position + 1) % order.count)
        #expect(throws: OrderFailure.self) { try run.expectOrder(order) }
        order = Self.order
        order.insert(order[position], at: position)
        #expect(throws: OrderFailure.self) { try run.expectOrder(order) }
    }

    @Test(
        "The error for an invalid name has a suggestion",
        arguments: [
            ("hom.viewDidAppear", "the run has no controller 'hom'; did you mean 'home'?"),
            ("home.viewDidApear", "unknown callback 'viewDidApear'; did you mean 'viewDidAppear'?"),
            (
                "viewDidAppear",
                "'viewDidAppear' must name a controller and a callback, such as 'HomeViewController.viewDidAppear'"
            ),
        ])
    func unknown(word: String, message: String) throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        let error = #expect(throws: InvalidExpectation.self) { try run.expectOrder([word]) }
        #expect(error?.message == message)
        #expect(throws: InvalidExpectation.self) { try run.expectOrder(Self.order, inSteps: 2...3) }
        #expect(throws: InvalidExpectation.self) { try run.expectOrder([]) }
    }

    @Test("JSON Lines and console logs can be checked, and a class name stands for all its instances")
    func recorded() throws {
        let recording = try Lifeline.run(yaml: Self.yaml).jsonLines
        try Run.recorded(recording).expectOrder(Self.order)
        let log = """
            <App.Home: 0x1> viewDidLoad
            <App.Home: 0x1> viewWillAppear:
            <App.Home: 0x1> viewDidAppear:
            <App.Home: 0x2> viewDidLoad
            <App.Home: 0x2> viewWillAppear:
            <App.Home: 0x2> viewDidAppear:
            <App.Home: 0x2> viewDidAppear:
            """
        let run = try Run.recorded(log, name: "console.log")
        try run.expectOrder(["Home.viewDidLoad", "Home.viewDidLoad"])
        #expect(throws: DiagnosticFailure.self) { try run.expectNoDiagnostics() }
        let error = #expect(throws: NoCallbacks.self) { try Run.recorded("hello\n") }
        #expect(
            error?.description
                == "no view controller callback was recognized in the recording 'recording'; check that the app starts "
                + "the recorder, or prints its callbacks in a format that Lifeline recognizes")
    }

    @Test("Events can be recorded by code, as in a recording")
    func appended() throws {
        var run = Run(title: "Push")
        run.append(.viewWillAppear, to: "home", class: "HomeViewController")
        run.append(.viewDidAppear, to: "home", animated: false)
        run.appendStep("tap")
        run.append(.viewWillDisappear, to: "home")
        run.append(.viewWillAppear, to: "UINavigationController")
        try run.expectOrder(["home.viewWillAppear", "home.viewDidAppear"])
        try run.expectOrder(["HomeViewController.viewWillDisappear"])
        try run.expectOrder(["home.viewWillDisappear"], inSteps: 1...1)
        try run.expectState("home", .disappearing)
        #expect(run.callbacks.map(\.event.number) == [1, 2, 3, 4])
        #expect(run.controllers.map(\.kind) == [.viewController, .navigationController])
        #expect(try Run.recorded(run.jsonLines).events == run.events)
    }

    @Test("A controller that begins to appear and never appears isn't in the state 'appeared'")
    func state() throws {
        var run = Run()
        for callback in [Callback.viewDidLoad, .viewWillAppear] { run.append(callback, to: "home") }
        try run.expectNoDiagnostics()
        let failure = #expect(throws: DiagnosticFailure.self) { try run.expectState("home", .appeared) }
        let message = "expected the state of 'home' to be appeared, but it is appearing"
        #expect(failure?.description.hasSuffix(": error: \(message) [expectation]") == true)
        #expect(throws: InvalidExpectation.self) { try run.expectState("hom", .appeared) }
        try Lifeline.run(yaml: Self.yaml).expectState("HomeViewController", .disappeared)
    }

    @Test("The picture of a failed order marks what is missing and what is extra")
    func picture() throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        let error = #expect(throws: OrderFailure.self) { try run.expectOrder(Self.order.reversed()) }
        let svg = try #require(try error?.mismatch.svg())
        #expect(svg.contains("only in actual"))
        #expect(throws: NothingToDraw.self) {
            try OrderMismatch(expected: ["view"], actual: [], firstMismatch: 0).svg()
        }
    }

    /// The function from the article Using the Library.
    private func check(_ assertions: () throws -> Void) throws {
        do { try assertions() } catch let failure as any AssertionFailure {
            let (file, path, line) = (failure.location.fileID, failure.location.filePath, failure.location.line)
            Issue.record(
                failure,
                sourceLocation: .init(fileID: file, filePath: path, line: line, column: failure.location.column))
            guard let order = (failure as? OrderFailure)?.mismatch else { return }
            #if compiler(>=6.2)
            Attachment.record(try order.svg(), named: "order.svg")
            #endif
        }
    }

    @Test("A failed assertion can be an issue at its line, with a picture")
    func issue() throws {
        let run = try Lifeline.run(yaml: Self.yaml)
        let line = #line + 2
        try withKnownIssue {
            try check { try run.expectOrder(Self.order.reversed()) }
        } matching: {
            $0.error is OrderFailure && $0.sourceLocation?.line == line
        }
    }

    @Test("A recorded run has no deviations if UIKit would send its callbacks, and one for each that it wouldn't send")
    func deviations() throws {
        let lines = [
            "ListViewController viewDidLoad", "ListViewController viewWillAppear", "ListViewController viewDidAppear",
            "AddViewController viewDidLoad", "ListViewController viewWillDisappear", "AddViewController viewWillAppear",
            "ListViewController viewDidDisappear", "AddViewController viewDidAppear",
        ]
        try Run.recorded(lines.joined(separator: "\n")).expectNoDeviations(ios: 17)
        var doubled = lines
        doubled.insert(lines[7], at: 7)
        let failure = #expect(throws: DiagnosticFailure.self) {
            try Run.recorded(doubled.joined(separator: "\n")).expectNoDeviations()
        }
        #expect(failure?.diagnostics.map(\.rule) == ["differs-from-uikit"])
        #expect(failure?.diagnostics.first?.message.contains("AddViewController") == true)
        let words = ["viewDidDisappear", "viewDidAppear", "viewDidDisappear", "viewDidAppear", "viewWillDisappear"]
        let garbled = (0..<12).flatMap { index in words.map { "A\(index % 3) \($0)" } }
        #expect(throws: DiagnosticFailure.self) {
            try Run.recorded(garbled.joined(separator: "\n")).expectNoDeviations()
        }
        let unfinished = lines.dropLast() + ["sceneWillResignActive(_:)"]
        let end = #expect(throws: DiagnosticFailure.self) {
            try Run.recorded(unfinished.joined(separator: "\n")).expectNoDeviations()
        }
        #expect(end?.diagnostics.map(\.rule) == ["unfinished-transition"])
    }

    @Test("The diagnostics of a log are those of check, which knows the steps")
    func diagnosticsOfLog() throws {
        func visit(_ name: String) -> [String] {
            [
                "\(name) viewDidLoad", "List viewWillDisappear", "\(name) viewWillAppear", "List viewDidDisappear",
                "\(name) viewDidAppear", "\(name) viewWillDisappear", "List viewWillAppear",
                "\(name) viewDidDisappear", "List viewDidAppear",
            ]
        }
        let launch = ["List viewDidLoad", "List viewWillAppear", "List viewDidAppear"]
        let leak = launch + visit("First") + ["First deinit"] + visit("Second")
        let failure = #expect(throws: DiagnosticFailure.self) {
            try Run.recorded(leak.joined(separator: "\n")).expectNoDiagnostics()
        }
        #expect(failure?.diagnostics.map(\.rule) == ["differs-from-uikit"])
        try Run.recorded((leak + ["Second deinit"]).joined(separator: "\n")).expectNoDiagnostics()
    }
}
