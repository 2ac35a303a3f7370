import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleScenario

/// Plays what a scenario leaves out: the interruption of every transition of a controller that begins work in a will.
///
/// Whether such work is undone shows only when a transition is turned round. The scenario is played once more, and then
/// each such controller appears and disappears by hand, with and without an interruption.
enum Interruption {
    /// Returns the work that an interruption leaves running, found by the rule `will-without-undo` if it is among `rules`.
    static func diagnostics(of scenario: Scenario, by rules: [Rule], verbs: [Verb]) -> [Diagnostic] {
        guard let rule = rules.first(where: { $0.id == "will-without-undo" }) else { return [] }
        let names = scenario.controllers.values.filter(beginsWorkInWill).map(\.name)
        return names.flatMap { name -> [Diagnostic] in
            var story = scenario
            story.steps += steps(for: name)
            return rule.diagnostics(in: story.play(verbs: verbs)).map { found in
                var found = found
                found.message += " (found by simulating an interruption after the last step)"
                // The numbers of the longer run mean nothing in the scenario's own.
                (found.callback, found.events) = (nil, [])
                return found
            }
        }
    }

    private static func beginsWorkInWill(_ spec: ControllerSpec) -> Bool {
        let wills: [Callback] = [.viewWillAppear, .viewWillDisappear]
        return wills.contains { spec.overrides[$0]?.contains { $0.verb.name == "beginTask" } == true }
    }

    /// Appearing: nil is an end. From any state this interrupts both directions and completes both.
    private static let beats: [Bool?] = [true, false, true, nil, false, true, nil, false, nil, true, false, nil]

    private static func steps(for name: String) -> [Step] {
        guard let begin = VerbSignature.named("beginAppearance"), let end = VerbSignature.named("endAppearance") else {
            return []
        }
        return beats.map { isAppearing in
            Step(
                verb: isAppearing == nil ? end : begin, subject: .controller(name),
                options: isAppearing.map { ["appearing": .flag($0)] } ?? [:], place: Place(line: 1, column: 1))
        }
    }
}
