import LifecycleModel
import Testing

@testable import LifecycleReaders

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

    @Test("Two instances that appear together cause no illegal transition")
    func appearTogether() throws {
        let run = try #require(
            try LogReading.runs("A viewWillAppear\nA viewWillAppear\nA viewDidAppear\nA viewDidAppear\n").first)
        var tracker = AppearanceTracker(for: run)
        #expect(run.callbacks.allSatisfy { tracker.follow($0.event)?.isLegal ?? true })
    }

    @Test("Without creation callbacks, two viewWillAppear in a row belong to two instances")
    func unknownCreation() throws {
        #expect(try instances("A viewWillAppear\nA viewWillAppear\nA viewDidAppear\n") == [0, 1, 1])
    }

    @Test("Two viewWillAppear in a row belong to one instance if the log contains one creation")
    func oneCreation() throws {
        #expect(try instances("A viewDidLoad\nA viewWillAppear\nA viewWillAppear\nA viewDidAppear\n") == [0, 0, 0, 0])
    }

    @Test("Two viewWillAppear in a row belong to two instances if the log contains two creations")
    func twoCreations() throws {
        let log = "A viewDidLoad\nA viewDidLoad\nA viewWillAppear\nA viewWillAppear\nA viewDidAppear\n"
        let found = try instances(log)
        #expect(found.prefix(2) == [0, 1] && Set(found[2...3]) == [0, 1])
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
