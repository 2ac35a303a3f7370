import LifecycleDiagnostics
import LifecycleModel
import Testing

/// What a log can prove and what it can't.
@Suite("Evidence in logs")
struct LogProofTests {
    private static let a = ControllerID(0)

    private func findings(
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
        #expect(findings([.viewDidAppear, .viewDidDisappear, .viewDidAppear]) == [])
        #expect(findings([.viewWillAppear, .viewWillAppear]) == [])
    }

    @Test("A callback that the app prints for the class is reported where it is missing")
    func printed() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        #expect(findings(life + [.viewDidAppear]) == ["illegal-transition error"])
        #expect(findings(life + life) == [])
    }

    @Test("A log may begin and end in the middle of a lifecycle")
    func middle() {
        #expect(findings([.viewDidDisappear, .viewWillAppear, .viewDidAppear, .viewWillDisappear]) == [])
    }

    @Test("Without addresses, a diagnostic is only a warning")
    func noAddress() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear]
        #expect(findings(life, address: nil) == ["illegal-transition warning"])
    }

    @Test("After a heading, any earlier callbacks are assumed possible")
    func headings() {
        let life: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear]
        #expect(findings(life, heading: 4) == [])
    }

    @Test("Two consecutive will callbacks are a canceled transition")
    func cancelled() {
        #expect(
            findings([
                .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear,
            ])
                == ["illegal-transition error"])
        #expect(
            findings([
                .viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear,
                .viewWillDisappear, .viewWillAppear, .viewDidAppear,
            ]) == [])
    }
}
