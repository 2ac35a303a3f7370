import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel

/// A simulation of interrupted transitions for each controller that begins a task in viewWillAppear or
/// viewWillDisappear.
///
/// Only an interrupted transition shows whether the controller always ends the task. The simulation adds steps to the
/// end of the scenario. These steps call `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on
/// one controller after another, with and without interruptions.
enum Interruption {
    /// Returns the diagnostics from the rule `will-without-undo` for the simulation with interruptions. Returns an
    /// empty array if `rules` doesn't contain this rule, or if no controller begins a task in viewWillAppear or
    /// viewWillDisappear.
    static func diagnostics(of scenario: Scenario, by rules: [Rule], verbs: [Verb]) -> [Diagnostic] {
        guard let rule = rules.first(where: { $0.id == Rule.willWithoutUndo.id }) else { return [] }
        let names = scenario.controllers.values.filter(beginsWorkInWill).map(\.name)
        guard !names.isEmpty else { return [] }
        var story = scenario
        story.steps += names.flatMap(steps)
        return rule.diagnostics(in: story.play(verbs: verbs)).map { found in
            var found = found
            found.message += " (found by simulating an interruption after the last step)"
            // Event numbers in the longer run don't apply to the original run.
            (found.callback, found.events) = (nil, [])
            return found
        }
    }

    private static func beginsWorkInWill(_ spec: ControllerSpec) -> Bool {
        let wills: [Callback] = [.viewWillAppear, .viewWillDisappear]
        return wills.contains { spec.overrides[$0]?.contains { $0.verb == .beginTask } == true }
    }

    /// The value of `appearing` for each step with `beginAppearance`, or nil for a step with `endAppearance`. From any
    /// state, the steps interrupt and complete transitions in both directions.
    private static let calls: [Bool?] = [true, false, true, nil, false, true, nil, false, nil, true, false, nil]

    private static func steps(for name: String) -> [Step] {
        calls.map { isAppearing in
            Step(
                verb: isAppearing == nil ? .endAppearance : .beginAppearance, subject: .controller(name),
                options: isAppearing.map { ["appearing": .flag($0)] } ?? [:],
                location: SourceLocation(line: 1, column: 1))
        }
    }
}
