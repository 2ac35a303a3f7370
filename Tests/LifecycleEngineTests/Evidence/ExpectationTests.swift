import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

@Suite("Expectations")
struct ExpectationTests {
    private typealias Reported = LifecycleModel.Diagnostic

    /// Returns a scenario with an expectation for the whole run. The scenario's own steps don't matter.
    private func scenario(_ expectation: String, step: String = "") throws -> Scenario {
        let text = """
            controllers: { a: A, b: B }
            steps:
              - launch: a
            \(step)
            \(expectation)
            """
        let reader = try #require(Reader.all.first { $0.name == "scenario" })
        guard
            case .scenario(let scenario) = try reader.read(
                InputSource(name: "story.yaml", text: text), Reader.Options())
        else { throw ReadError(file: "story.yaml", message: "no scenario") }
        return scenario
    }

    /// Returns a run with callbacks to one controller.
    private func run(_ callbacks: [Callback]) -> Run {
        var run = Run(source: .scenario)
        run.controllers = [ControllerInfo(id: "a", className: "A")]
        for (index, callback) in callbacks.enumerated() {
            let event = CallbackEvent(number: index + 1, controller: ControllerID(0), callback: callback)
            run.events.append(Event(.callback(event)))
        }
        return run
    }

    private func holds(_ order: [Callback], in callbacks: [Callback]) throws -> Bool {
        let names = order.map { "a.\($0.baseName)" }.joined(separator: ", ")
        let scenario = try scenario("expect: [\(names)]")
        return Verification(of: scenario, run: run(callbacks)).failures().isEmpty
    }

    @Test(
        "A chain is compared to its end, unless it ends in '...', and the handler can be claimed",
        arguments: [
            ("chain: [b.view, b, a.view, a, window, scene, app, delegate]", true),
            ("chain: [b, a, window, app]", true), ("chain: [b.view, b, a.view, a]", false),
            ("chain: [b.view, b, a.view, a, window, app, scene]", false), ("chain: [b, a, ...]", true),
            ("chain: [b, ...]", true), ("chain: [a, ...]", false), ("chain: [b, a, window, app, b, ...]", false),
            ("handledBy: none", true), ("handledBy: a", false),
        ])
    func chain(claim: String, holds: Bool) throws {
        let touch = "  - embed: b\n    to: a\n  - touch: b"
        let scenario = try scenario("    expect: { \(claim) }", step: touch)
        #expect(Verification(of: scenario, run: scenario.play()).failures().isEmpty == holds)
    }

    @Test("A failed expectation of a step after an exception says that the run ends before it")
    func unplayed() throws {
        let scenario = try scenario("    expect: [b.viewDidAppear]", step: "  - present: a\n  - present: b")
        let failures = Verification(of: scenario, run: scenario.play()).failures().map(\.message)
        #expect(failures.count == 1)
        #expect(failures.first?.hasSuffix("; the run ends before this step") == true)
    }

    @Test("The argument nibName can be claimed", arguments: [("none", true), ("Other", false)])
    func nibName(name: String, holds: Bool) throws {
        let scenario = try scenario("    expect: { flags: [ { a.init: { nibName: \(name) } } ] }")
        #expect(Verification(of: scenario, run: scenario.play()).failures().isEmpty == holds)
    }

    @Test(
        "A handled touch ends the chain",
        arguments: [
            ("handledBy: a.view", true), ("chain: [b.view, b, a.view]", true), ("handledBy: none", false),
            ("handledBy: a", false), ("chain: [b.view, b, a.view, a]", false),
        ])
    func handled(claim: String, holds: Bool) throws {
        let touch = "  - embed: b\n    to: a\n  - touch: b\n    handledBy: a.view"
        let scenario = try scenario("    expect: { \(claim) }", step: touch)
        #expect(Verification(of: scenario, run: scenario.play()).failures().isEmpty == holds)
    }

    @Test(
        "A view outside a window receives no touch, and an unknown responder is an error",
        arguments: ["  - touch: b", "  - touchView: b\n  - touch: b", "  - addChild: b\n    to: a\n  - touch: b"])
    func offWindow(steps: String) throws {
        let scenario = try scenario("    expect: { chain: [], handledBy: none }", step: steps)
        #expect(Verification(of: scenario, run: scenario.play()).failures().isEmpty)
        let error = #expect(throws: ReadError.self) {
            try self.scenario("    expect: { chain: [b.vieww], handledBy: nobody }", step: steps)
        }
        #expect(error?.diagnostics.map(\.suggestion) == ["b.view", nil])
    }

    @Test(
        "A touch before the time that an expectation covers doesn't count",
        arguments: ["chain: [b.view, b, a.view]", "handledBy: a.view", "handledBy: none"])
    func earlierTouch(claim: String) throws {
        let touch = "  - embed: b\n    to: a\n  - touch: b\n    handledBy: a.view\n  - background:"
        let later = try scenario("    expect: { \(claim) }", step: touch)
        let messages = Verification(of: later, run: later.play()).failures().map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("but nothing is touched in the time that the expectation covers") == true)
        let whole = try scenario("expect: { \(claim) }", step: touch)
        #expect(Verification(of: whole, run: whole.play()).failures().isEmpty == !claim.hasSuffix("none"))
    }

    /// A second instance of `detail` is presented above the first one, and dismissed if `isDismissed`.
    private func instances(_ claim: String, isDismissed: Bool) throws -> [String] {
        let scenario = try scenario(
            "    expect: { \(claim) }",
            step: """
                  - present: b
                    style: fullScreen
                  - { segue: b, from: b, kind: present, style: fullScreen }
                  - \(isDismissed ? "dismiss: b" : "background:")
                """)
        return Verification(of: scenario, run: scenario.play()).failures().map(\.message)
    }

    @Test(
        "A state is that of the current instance, or that of the instance with an ID",
        arguments: [
            ("b: appeared", false, nil), ("'b#2': appeared", false, nil),
            (
                "b: disappeared", false,
                "expected the state of 'b' to be disappeared, but it is appeared; the current instance is 'b#2'"
            ),
            (
                "'b#3': disappeared", false,
                "expected the state of 'b#3' to be disappeared, but there is no instance with this ID"
            ),
            ("b: appeared", true, nil), ("'b#2': disappeared", true, nil),
        ])
    func instances(claim: String, isDismissed: Bool, message: String?) throws {
        #expect(try instances("state: { \(claim) }", isDismissed: isDismissed) == [message].compactMap { $0 })
    }

    @Test("An ID that doesn't belong to a second or later instance of a controller is an unknown controller")
    func unknownInstance() {
        for word in ["b#1", "c#2", "b#x"] {
            let error = #expect(throws: ReadError.self) { try scenario("expect: { state: { '\(word)': appeared } }") }
            #expect(error?.diagnostics.first?.message.hasPrefix("unknown controller '\(word)'") == true)
        }
    }

    @Test(
        "Twice as many steps with an expectation take twice the work",
        arguments: [
            "tasks: { load: ended }", "statusBar: light", "chain: [a]", "handledBy: none", "state: { b: appeared }",
            "sizes: { b: 10x10 }", "order: []", "each: []", "delivered: []", "diagnostics: [missing-super]",
            "flags: [ { b.viewDidAppear: { interfaceOrientation: portrait } } ]",
            "flags: [ { b.viewDidAppear: { parent: a } }, { b.viewWillAppear: { presentingViewController: a } } ]",
        ])
    func growth(claim: String) throws {
        func work(_ count: Int) throws -> Int {
            let pair = "  - present: b\n  - dismiss: b\n    expect: { \(claim) }\n"
            let scenario = try scenario("", step: String(repeating: pair, count: count))
            var verification = Verification(of: scenario, run: scenario.play())
            #expect(!verification.check().isEmpty || claim.hasPrefix("flags") || claim.contains("[]"))
            return verification.eventsRead
        }
        #expect(try Double(work(80)) < 2.1 * Double(work(40)))
    }

    @Test("Consecutive layout pairs count once, in the run and in the expectation")
    func layoutPairs() throws {
        let pair: [Callback] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
        for (expected, actual) in [(1, 1), (1, 3), (3, 1), (2, 3)] {
            let order = Array(repeating: pair, count: expected).flatMap { $0 } + [.viewDidAppear]
            #expect(try holds(order, in: Array(repeating: pair, count: actual).flatMap { $0 } + [.viewDidAppear]))
        }
        #expect(try !holds(pair + [.viewDidAppear], in: [.viewDidAppear] + pair))
    }

    @Test("An incomplete layout pair after a complete pair counts")
    func halfPair() throws {
        let pair: [Callback] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
        let half = pair + [.viewWillLayoutSubviews, .viewDidAppear]
        #expect(try holds(half, in: half))
        #expect(try !holds(pair + [.viewDidAppear], in: half))
        #expect(try !holds(pair, in: half))
    }

    @Test("A diagnostic about the whole run doesn't belong to a step")
    func wholeRun() throws {
        let story = try Story("controllers: { a: A, b: B }\nsteps:\n  - launch: a\n  - background:\n")
        let report = Reported(.error, "missing-super", "")
        let whole = try scenario("expect: { diagnostics: [missing-super] }", step: "  - background:")
        #expect(Verification(of: whole, run: story.run, reports: [report]).failures().isEmpty)
        #expect(Verification(of: whole, run: story.run, reports: []).failures().count == 1)
        let step = try scenario("", step: "  - background:\n    expect: { diagnostics: [missing-super] }")
        #expect(Verification(of: step, run: story.run, reports: [report]).failures().count == 1)
    }
}
