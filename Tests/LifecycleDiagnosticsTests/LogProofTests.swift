import LifecycleDiagnostics
import LifecycleModel
import Testing

/// Tests for what a log can prove and what a log can't prove.
@Suite("Evidence in logs")
struct LogProofTests {
    private static let a = ControllerID(0)

    private func diagnostics(
        _ callbacks: [Callback], address: String? = "0x1", others: [Callback] = [], heading place: Int? = nil
    ) -> [String] {
        var run = Run(source: .log)
        run.controllers = [
            ControllerInfo(id: "A", className: "A", address: address),
            ControllerInfo(id: "B", className: "B", address: "0x2"),
        ]
        for (index, callback) in callbacks.enumerated() {
            if index == place { run.events.append(Event(.step(StepEvent(number: 1, text: "later")))) }
            run.events.append(
                Event(.callback(CallbackEvent(number: index + 1, controller: Self.a, callback: callback))))
        }
        for callback in others {
            run.events.append(
                Event(.callback(CallbackEvent(number: 99, controller: ControllerID(1), callback: callback))))
        }
        return Rule.diagnostics(in: run).map { "\($0.rule) \($0.severity.rawValue)" }
    }

    @Test("A callback that the app never prints is not reported as missing")
    func unprinted() {
        #expect(diagnostics([.viewDidAppear, .viewDidDisappear, .viewDidAppear]) == [])
        #expect(diagnostics([.viewWillAppear, .viewWillAppear]) == [])
    }

    @Test("A missing callback is reported if the app prints it elsewhere for the same class")
    func printed() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        #expect(diagnostics(life + [.viewDidAppear]) == ["illegal-transition error"])
        #expect(diagnostics(life + life) == [])
    }

    @Test("A departure from the inferred steps is reported once, without its consequences")
    func departures() {
        func rules(_ callbacks: [Callback], _ departure: ActionEvent, before place: Int) -> [String] {
            var run = Run(source: .log)
            run.controllers = [ControllerInfo(id: "A", className: "A", address: "0x1")]
            run.events = callbacks.map { Event(.callback(CallbackEvent(number: 0, controller: Self.a, callback: $0))) }
            let step = StepInference(verb: "push", words: "push A")
            run.events.insert(Event(.action(departure)), at: place)
            run.events.insert(Event(.step(StepEvent(number: 1, text: "", inference: step))), at: 0)
            return Rule.diagnostics(in: run).map(\.rule).filter { $0 != "inferred-steps" }
        }
        func departure(_ kind: ActionEvent.Kind, _ callback: Callback, _ detail: String) -> ActionEvent {
            ActionEvent(kind, subject: Self.a, name: callback.swiftName, detail: .init(detail))
        }
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        let missing = departure(.expected, .viewWillDisappear, "missing")
        #expect(rules(life + life.filter { $0 != .viewWillDisappear }, missing, before: 6) == ["differs-from-uikit"])
        let extra = departure(.unexpected, .viewWillAppear, "extra")
        #expect(rules(life + life.prefix(2) + [.viewWillAppear], extra, before: 7) == ["differs-from-uikit"])
    }

    @Test("A log may begin and end in the middle of a lifecycle")
    func middle() {
        #expect(
            diagnostics([.viewDidDisappear, .viewWillAppear, .viewDidAppear, .viewWillDisappear]) == [
                "unfinished-transition note"
            ])
    }

    @Test(
        "A callback twice within 2 ms is reported only if the times have fractions",
        arguments: [(43_200.5, 43_200.501, true), (43_200, 43_200.001, true), (43_200, 43_200, false)])
    func twice(first: Double, second: Double, isReported: Bool) {
        var run = Run(source: .log)
        run.controllers = [ControllerInfo(id: "A", className: "A")]
        run.events = [first, second].enumerated().map { place, time in
            let callback = CallbackEvent(number: place + 1, controller: Self.a, callback: .viewDidAppear)
            return Event(.callback(callback), time: time)
        }
        let messages = Rule.diagnostics(in: run).map(\.message)
        #expect(messages.contains { $0.contains("within 2 ms") } == isReported, "\(messages)")
    }

    @Test("Without addresses, a diagnostic is only a warning")
    func noAddress() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear]
        #expect(diagnostics(life, address: nil) == ["illegal-transition warning"])
    }

    @Test("After a heading, any earlier callbacks are possible")
    func headings() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear]
        #expect(diagnostics(life, heading: 4) == [])
    }

    /// Returns whether a leak is reported for a log in which a child moves in or out of a parent, another controller
    /// appears, and an object of the child's class is deallocated.
    private func isLeak(willMove first: ParentArgument?, didMove second: ParentArgument?) -> Bool {
        var run = Run(source: .log)
        run.controllers = [
            ControllerInfo(id: "A", className: "A", address: "0x1"),
            ControllerInfo(id: "B", className: "B", address: "0x2"),
            ControllerInfo(id: "A#2", className: "A", address: "0x3"),
        ]
        let callbacks: [(Int, Callback, ParentArgument?)] = [
            (0, .willMoveToParent, first), (0, .viewWillDisappear, nil), (0, .viewDidDisappear, nil),
            (0, .didMoveToParent, second), (1, .viewWillAppear, nil), (1, .viewDidAppear, nil),
            (2, .deinitializer, nil),
        ]
        for (index, (controller, callback, parent)) in callbacks.enumerated() {
            let event = CallbackEvent(
                number: index + 1, controller: ControllerID(controller), callback: callback, parent: parent)
            run.events.append(Event(.callback(event)))
        }
        return Rule.diagnostics(in: run).contains { $0.rule == "controller-leaked" }
    }

    @Test("A controller that left its parent is leaked; a controller that moved to another parent isn't")
    func parents() {
        let other = ParentArgument(ControllerID(1))
        #expect(isLeak(willMove: nil, didMove: nil))
        #expect(isLeak(willMove: .null, didMove: .null))
        #expect(isLeak(willMove: nil, didMove: .null))
        #expect(!isLeak(willMove: other, didMove: nil))
        #expect(!isLeak(willMove: nil, didMove: other))
        #expect(!isLeak(willMove: other, didMove: other))
    }

    @Test("Two consecutive will callbacks are a canceled transition")
    func cancelled() {
        #expect(
            diagnostics([
                .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear,
            ])
                == ["canceled-transition note", "illegal-transition error"])
        #expect(
            diagnostics([
                .viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear,
                .viewWillDisappear, .viewWillAppear, .viewDidAppear,
            ]) == ["canceled-transition note", "canceled-transition note"])
    }

    private static let appearance: [Callback] = [.viewWillAppear, .viewDidAppear]
    private static let life = appearance + [.viewWillDisappear, .viewDidDisappear]

    @Test("An appearance that doesn't end is reported if another controller appears completely after it")
    func endless() {
        let found = ["unfinished-transition warning"]
        #expect(diagnostics(Self.life + [.viewWillAppear], others: Self.appearance) == found)
        #expect(diagnostics(Self.life + [.viewWillAppear], others: [.viewDidDisappear, .viewWillAppear]) == [])
        #expect(
            diagnostics(Self.life + [.viewWillAppear, .viewWillDisappear], others: Self.appearance) == [
                "unfinished-transition warning", "canceled-transition note",
            ])
        #expect(diagnostics([.viewWillAppear], others: Self.appearance) == [])
    }

    @Test("An appearance of a recording that doesn't end is reported, unless only its children appear after it")
    func endlessRecording() {
        func diagnostics(parent: ControllerID?) -> [String] {
            var run = Run(source: .run)
            run.controllers = ["A", "B"].map { ControllerInfo(id: $0, className: $0) }
            let child = HierarchyEvent(.addChild, subject: ControllerID(1), target: parent)
            run.events = [Event(.hierarchy(child))]
            let callbacks: [(Int, Callback)] = [(0, .viewWillAppear), (1, .viewWillAppear), (1, .viewDidAppear)]
            for (index, (id, callback)) in callbacks.enumerated() {
                let event = CallbackEvent(number: index + 1, controller: ControllerID(id), callback: callback)
                run.events.append(Event(.callback(event), line: index + 2))
            }
            return Rule.diagnostics(in: run).map { "\($0.location.line ?? 0) \($0.message)" }
        }
        #expect(diagnostics(parent: Self.a) == [])
        let found = diagnostics(parent: nil)
        #expect(
            found.count == 1
                && found[0].hasPrefix("2 'A' receives viewWillAppear(_:) at line 2 and never viewDidAppear(_:)"))
        #expect(found[0].contains(", although 'B' receives viewDidAppear(_:) at line 4; "))
    }
}
