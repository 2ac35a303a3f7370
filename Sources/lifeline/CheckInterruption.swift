import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel

/// Plays what a scenario leaves out: the interruption of every transition of a controller that begins work in a will.
///
/// Whether such work is undone shows only when a transition is turned round. The scenario is played once more, and then
/// each such controller appears and disappears by hand, with and without an interruption.
enum Interruption {
    /// Work that an interruption leaves running, with the run that proves it.
    static func findings(in scenario: Scenario) -> [(finding: Finding, run: Run)] {
        guard let rule = Rule.named("will-without-undo") else { return [] }
        let names = scenario.controllers.values.filter(beginsWorkInWill).map(\.name)
        return names.flatMap { name -> [(finding: Finding, run: Run)] in
            var story = scenario
            story.steps += steps(for: name)
            let run = story.play()
            return rule.find(run).map { ($0, run) }
        }
    }

    private static func beginsWorkInWill(_ spec: ControllerSpec) -> Bool {
        let wills: [Callback] = [.viewWillAppear, .viewWillDisappear]
        return wills.contains { spec.overrides[$0]?.contains { $0.verb.name == "beginTask" } == true }
    }

    /// Appearing: nil is an end. From any state this interrupts both directions and completes both.
    private static let beats: [Bool?] = [true, false, true, nil, false, true, nil, false, nil, true, false, nil]

    private static func steps(for name: String) -> [Step] {
        let verbs = Dictionary(Verb.all.map { ($0.name, $0) }) { first, _ in first }
        guard let begin = verbs["beginAppearance"], let end = verbs["endAppearance"] else { return [] }
        return beats.map { isAppearing in
            Step(
                verb: isAppearing == nil ? end : begin, subject: .controller(name),
                options: isAppearing.map { ["appearing": .flag($0)] } ?? [:], place: Place(line: 1, column: 1))
        }
    }
}
