import LifecycleEngine
import LifecycleModel

/// Scenarios of any length: a reproducible, nonrepeating sequence of pushes, pops, sheets, and tabs.
enum Walk {
    /// Returns a scenario that produces at least about `callbacks` callbacks.
    static func scenario(callbacks: Int) -> Scenario {
        var scenario = Scenario()
        scenario.title = "A walk of \(callbacks) callbacks"
        for (name, className, kind, children) in [
            ("tabs", "UITabBarController", ControllerKind.tabBarController, ["nav", "settings"]),
            ("nav", "UINavigationController", .navigationController, ["home"]),
            ("home", "HomeViewController", .viewController, []),
            ("settings", "SettingsViewController", .viewController, []),
            ("list", "ListViewController", .viewController, []),
            ("detail", "DetailViewController", .viewController, []),
            ("sheet", "SheetViewController", .viewController, []),
        ] {
            var spec = ControllerSpec(name: name, className: className)
            spec.kind = kind
            spec.children = children
            spec.keeps = true
            scenario.controllers[name] = spec
        }
        scenario.steps = [step("launch", "tabs")]
        var random: UInt64 = 42
        var depth = 0
        for _ in 0..<(callbacks / 8) {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            scenario.steps += next(Int(random >> 33) % 4, &depth)
        }
        return scenario
    }

    /// Returns the next steps: a push, a pop, a sheet, or a switch to the other tab and back.
    private static func next(_ choice: Int, _ depth: inout Int) -> [Step] {
        switch choice {
        case 0 where depth < 2:
            depth += 1
            return [step("push", depth == 1 ? "list" : "detail")]
        case 1 where depth > 0:
            depth -= 1
            return [step("pop", nil)]
        case 2: return [step("present", "sheet"), step("dismiss", nil)]
        default: return [step("select", "settings"), step("select", "nav")]
        }
    }

    private static func step(_ verb: String, _ subject: String?) -> Step {
        Step(
            verb: VerbSignature.named(verb) ?? VerbSignature.all[0],
            subject: subject.map(Step.Argument.controller) ?? .nothing,
            location: SourceLocation(line: 1, column: 1))
    }

    /// Returns a simulated run with exactly `callbacks` callbacks.
    static func run(callbacks: Int) -> Run {
        var run = scenario(callbacks: callbacks).play()
        var count = 0
        let end = run.events.firstIndex { event in
            if case .callback = event.body { count += 1 }
            return count > callbacks
        }
        if let end { run.events.removeSubrange(end...) }
        return run
    }

    /// Returns the sender, the receiver, and the name of every callback in a run.
    static func messages(of run: Run) -> [(sender: String, receiver: String, name: String)] {
        run.callbacks.map { _, event in
            (event.sender.map { run[$0].id } ?? "UIKit", run[event.controller].id, event.callback.swiftName)
        }
    }
}
