import LifecycleEngine
import LifecycleModel

/// How many callbacks the engine plays in a second, and how that grows with the length of the run.
struct EngineBenchmark {
    /// A run of about `callbacks` callbacks: pushes, pops, sheets and tabs over and over.
    private func scenario(callbacks: Int) -> Scenario {
        var scenario = Scenario()
        for (name, kind, children) in [
            ("tabs", ControllerKind.tabBarController, ["nav", "b"]), ("nav", .navigationController, ["a"]),
            ("a", .viewController, []), ("b", .viewController, []), ("c", .viewController, []),
        ] {
            var spec = ControllerSpec(name: name, className: name)
            spec.kind = kind
            spec.children = children
            scenario.controllers[name] = spec
        }
        scenario.steps = [step("launch", "tabs")]
        let round = [
            step("push", "c"), step("pop", nil), step("present", "c"), step("dismiss", nil), step("select", "b"),
            step("select", "nav"),
        ]
        let perRound = 92
        for _ in 0..<max(1, callbacks / perRound) { scenario.steps += round }
        return scenario
    }

    private func step(_ verb: String, _ subject: String?) -> Step {
        Step(
            verb: Verb.named(verb) ?? Verb.all[0], subject: subject.map(Argument.controller) ?? .nothing,
            place: Place(line: 1, column: 1))
    }

    /// Callbacks and seconds of one run.
    func measure(callbacks: Int) -> (callbacks: Int, seconds: Double) {
        let scenario = scenario(callbacks: callbacks)
        let clock = ContinuousClock()
        var run = Run(source: .scenario)
        let time = clock.measure { run = scenario.play() }
        let count = run.callbacks.reduce(into: 0) { count, _ in count += 1 }
        return (count, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    }
}
