import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Instances in logs")
struct LogInstanceTests {
    @Test("A number after the name identifies an instance", arguments: ["Page(N)", "Page [N]", "Page#N:"])
    func numbers(form: String) throws {
        let callbacks = [
            (1, "viewDidLoad"), (2, "viewDidLoad"), (1, "viewWillAppear"), (2, "viewWillAppear"), (1, "viewDidAppear"),
            (2, "viewDidAppear"), (1, "viewWillDisappear"), (1, "viewDidDisappear"), (2, "viewDidLayoutSubviews"),
        ]
        let lines = callbacks.map { form.replacing("N", with: "\($0.0)") + " " + $0.1 + "\n" }
        let run = try #require(try LogReading.runs(lines.joined()).first)
        #expect(run.controllers.map(\.id) == ["Page", "Page#2"])
        #expect(run.callbacks.map { $0.event.controller.index + 1 } == callbacks.map(\.0))
    }

    @Test("A number before the callback identifies an instance", arguments: ["N", "N-", "N>>>>", "N ===="])
    func leadingNumbers(form: String) throws {
        let callbacks = [
            (1, "viewDidLoad"), (1, "viewWillAppear"), (1, "viewDidAppear"), (2, "viewWillAppear"),
            (1, "viewWillDisappear"), (3, "viewWillAppear"), (2, "viewDidAppear"), (1, "viewDidDisappear"),
            (1, "viewDidLoad"),
        ]
        let lines = callbacks.map { form.replacing("N", with: "\($0.0)") + " \($0.1)\n" }
        let run = try #require(try LogReading.runs(lines.joined()).first)
        #expect(run.callbacks.dropLast().map { $0.event.controller.index + 1 } == [1, 1, 1, 2, 1, 3, 2, 1])
        #expect(run.controllers.prefix(3).map(\.address) == ["1", "2", "3"])
        #expect(!run.callbacks.contains { $0.event.isGuess })
    }

    @Test(
        "Numbers that only count lines, or never change, don't identify instances",
        arguments: [[1, 2, 3, 1, 2, 3], [7, 7, 7, 7, 7, 7]])
    func countedLines(numbers: [Int]) throws {
        let names = [
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        ]
        let lines = zip(numbers, names).map { "\($0) \($1)\n" }
        let run = try #require(try LogReading.runs(lines.joined()).first)
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 0, 0, 1, 1, 1])
        #expect(run.controllers.allSatisfy { $0.address == nil })
    }

    @Test("Callbacks that one instance can't receive belong to another instance")
    func twins() throws {
        let run = try #require(
            try LogReading.runs(
                """
                Page viewDidLoad
                Page viewWillAppear
                Page viewDidAppear
                Page viewDidLoad
                Page viewWillDisappear
                Page viewWillAppear
                Page viewDidDisappear
                Page viewDidAppear
                """
            ).first)
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 0, 0, 1, 0, 1, 0, 1])
    }

    @Test(
        "Without evidence for two instances, repeated callbacks belong to one instance",
        arguments: [
            "VC1 viewWillAppear\nVC1 viewWillAppear\nVC1 viewDidAppear\n",
            "viewWillAppear()\nopened\nviewWillAppear()\n", "loadView\nviewDidLoad\nloadView\nviewWillAppear\n",
            "A viewDidLoad\nA viewDidLoad\nA viewWillAppear\nA viewWillAppear\nA viewDidAppear\n",
            "[ListVC] viewWillAppear\n[ListVC] viewDidLoad\n[ListVC] viewDidAppear\n",
        ])
    func oneInstance(log: String) throws { #expect(Set(try instances(log)) == [0]) }

    @Test(
        "An initializer, a deinit, or a view that loads while another one is on screen is evidence for two instances",
        arguments: [
            ("A init\nA viewDidLoad\nA init\nA viewDidLoad\n", [0, 0, 1, 1]),
            ("A viewDidLoad\nA deinit\nA viewDidLoad\n", [0, 0, 1]),
            ("A viewDidLoad\nA viewWillAppear\nA viewDidAppear\nA viewDidLoad\n", [0, 0, 0, 1]),
            ("viewDidLoad\nviewWillAppear\n\nviewDidLoad\nviewDidLayoutSubviews\n", [0, 0, 1, 1]),
        ])
    func twoInstances(log: String, expected: [Int]) throws { #expect(try instances(log) == expected) }

    @Test(
        "A view that loads after a disappearance is a guess, and the explanation states both readings",
        arguments: ["AVC.swift 27 CALLBACK()", "AVC CALLBACK", "CALLBACK()"])
    func reload(form: String) throws {
        let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let log = (names + ["viewDidLoad"]).map { form.replacing("CALLBACK", with: $0) + "\n" }.joined()
        let run = try #require(try LogReading.runs(log).first)
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 0, 0, 0, 0, 1])
        #expect(run.callbacks.map(\.event.isGuess) == [false, false, false, false, false, true])
        let why = try #require(
            try LogExplanation(line: 6, of: InputSource(name: "x.log", text: log), options: Reader.Options()))
        #expect(why.reason == "a guess: a second instance, or the same one, which loaded its view again")
    }

    @Test("Numbers from 10 after a callback are source lines", arguments: [[10, 11], [40, 41], [131, 140]])
    func sourceLines(numbers: [Int]) throws {
        let run = try #require(
            try LogReading.runs("AVC viewDidLoad \(numbers[0])\nAVC viewWillAppear \(numbers[1])\n").first)
        #expect(run.controllers.map(\.id) == ["AVC"] && run.controllers[0].address == nil)
        #expect(try instances("AVC viewDidLoad 1\nAVC viewDidLoad 2\nAVC viewDidLoad 12\n") == [0, 1, 2])
    }

    @Test("A deinit without an address belongs to an instance that has disappeared")
    func released() throws {
        let log = """
            Page viewDidLoad
            Page viewDidAppear
            Page viewDidLoad
            Page viewWillDisappear
            Page viewDidAppear
            Page viewDidDisappear
            Page viewWillDisappear
            Page viewWillAppear
            Page viewDidDisappear
            Page viewDidAppear
            Page deinit
            Page viewWillDisappear
            """
        #expect(try instances(log).suffix(3) == [0, 1, 0])
    }

    @Test("An instance on screen is not forgotten after many others")
    func manyInstances() throws {
        let page = ["init", "viewDidLoad", "viewDidAppear", "viewDidDisappear"].map { "Page \($0)\n" }.joined()
        let root = "Page init\nPage viewDidLoad\nPage viewWillAppear\nPage viewDidAppear\n"
        for end in ["", "Page deinit\n"] {
            let log = root + String(repeating: page + end, count: 20) + "Page viewWillDisappear\n"
            #expect(try instances(log).last == 0)
        }
    }

    @Test("init and init(nibName:bundle:) are one creation, whichever prints first")
    func chainedInitializers() throws {
        let (short, long) = ("-[A init]\n", "-[A initWithNibName:bundle:]\n")
        #expect(try instances(short + long + "-[A loadView]\n") == [0, 0, 0])
        #expect(try instances(long + short + "-[A loadView]\n") == [0, 0, 0])
        #expect(try instances(short + long + short + long) == [0, 0, 1, 1])
        #expect(try instances(short + short) == [0, 1])
        #expect(try instances(short + "-[B initWithNibName:bundle:]\n") == [0, 1])
    }

    /// Returns the index of each callback's controller.
    private func instances(_ log: String) throws -> [Int] {
        try LogReading.runs(log).flatMap { Array($0.callbacks) }.map(\.event.controller.index)
    }
}
