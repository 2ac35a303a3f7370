import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders

extension DrawingRequest {
    /// Returns diagnostics about parts that the request names and the input doesn't have: controllers, steps, callbacks,
    /// or scenes. Each names the option of the command line and the existing parts.
    public func diagnostics(in input: DiagnosedInput) -> [Diagnostic] {
        let file = input.played.input.source.name
        let messages = input.subjects.flatMap { subject -> [String] in
            switch subject {
            case .run(let run): problems(in: run)
            case .storyboard(let storyboard): problems(in: storyboard, input.played.input.otherStoryboards)
            case .hierarchy: []
            }
        }
        return messages.map { Diagnostic(.error, Diagnostic.unreadable, $0, at: SourceLocation(file: file)) }
    }

    private func problems(in run: Run) -> [String] {
        let names = run.controllers.flatMap { $0.id == $0.name ? [$0.id] : [$0.id, $0.name] }
        var problems = options.controllers.filter { !names.contains($0) }.map {
            "--controllers: no controller is named '\($0)'" + Suggestion.hint($0, among: names)
        }
        let steps = run.events.reduce(0) { if case .step = $1.body { $0 + 1 } else { $0 } }
        for (option, step) in [("--step", options.onlyStep), ("--at", options.step)] {
            guard let step, !(1...max(steps, 1)).contains(step) else { continue }
            if option == "--at", step == options.onlyStep { continue }
            problems.append("\(option): there is no step \(step); " + Self.extent(steps, "step"))
        }
        let callbacks = run.callbacks.reduce(0) { count, _ in count + 1 }
        for (option, number) in [("--from-event", options.from), ("--to-event", options.to)] {
            guard let number, !(1...max(callbacks, 1)).contains(number) else { continue }
            problems.append("\(option): there is no callback \(number); " + Self.extent(callbacks, "callback"))
        }
        if let from = options.from, let to = options.to, from > to {
            problems.append("--from-event: callback \(from) comes after callback \(to) of --to-event")
        }
        return problems
    }

    private func problems(in storyboard: Storyboard, _ others: [Storyboard]) -> [String] {
        guard let focus = options.storyboard.focus else { return [] }
        let names = StoryboardSceneNames.all(of: storyboard, others: others, together: options.storyboard.together)
        return names.contains(focus)
            ? [] : ["--focus: no scene is named '\(focus)'" + Suggestion.hint(focus, among: names.sorted())]
    }

    /// Returns the range of existing numbers, as the end of a message.
    private static func extent(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "the run has none"
        case 1: "the run has one \(noun)"
        default: "the run has \(noun)s 1 to \(count)"
        }
    }
}
