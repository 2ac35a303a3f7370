import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders

extension DrawingRequest {
    /// A problem with a part of the input that a request names, such as a controller that the input doesn't contain.
    public struct Problem: Sendable, Hashable {
        /// The option that names the part.
        public enum Option: Sendable, Hashable {
            case controllers
            case step, onlyStep
            case from, to
            case focus
        }

        /// The option that names the part.
        public let option: Option
        /// The problem, and usually the existing parts or a suggestion, in lowercase and without a period.
        public let message: String
    }

    /// Returns a problem for each controller, step, callback, or scene that the request names but a run or the
    /// storyboard doesn't contain. Accepts step 1 and callback 1 in every run. Also returns a problem if the first
    /// callback to draw comes after the last callback to draw.
    public func problems(in input: DiagnosedInput) -> [Problem] {
        input.subjects.flatMap { subject -> [Problem] in
            switch subject {
            case .run(let run): problems(in: run)
            case .storyboard(let storyboard): problems(in: storyboard, input.played.input.storyboards)
            case .hierarchy: []
            }
        }
    }

    private func problems(in run: Run) -> [Problem] {
        let names = run.controllers.flatMap { $0.id == $0.name ? [$0.id] : [$0.id, $0.name] }
        var problems = options.controllers.filter { !names.contains($0) }.map {
            Problem(option: .controllers, message: "no controller is named '\($0)'" + Suggestion.hint($0, among: names))
        }
        let steps = run.events.reduce(0) { if case .step = $1.body { $0 + 1 } else { $0 } }
        for (option, step) in [(Problem.Option.onlyStep, options.onlyStep), (.step, options.step)] {
            guard let step, !(1...max(steps, 1)).contains(step) else { continue }
            if option == .step, step == options.onlyStep { continue }
            problems.append(
                Problem(option: option, message: "there is no step \(step); " + Self.extent(steps, "step")))
        }
        let callbacks = run.callbacks.reduce(0) { count, _ in count + 1 }
        for (option, number) in [(Problem.Option.from, options.from), (.to, options.to)] {
            guard let number, !(1...max(callbacks, 1)).contains(number) else { continue }
            problems.append(
                Problem(
                    option: option, message: "there is no callback \(number); " + Self.extent(callbacks, "callback")))
        }
        if let from = options.from, let to = options.to, from > to {
            problems.append(
                Problem(option: .from, message: "callback \(from) comes after callback \(to), the last one to draw"))
        }
        return problems
    }

    private func problems(in storyboard: Storyboard, _ set: StoryboardSet) -> [Problem] {
        guard let focus = options.storyboard.focus else { return [] }
        let names = StoryboardSceneNames.all(of: storyboard, in: set, together: options.storyboard.together)
        if names.contains(focus) { return [] }
        let hint = Suggestion.hint(focus, among: names.sorted())
        return [Problem(option: .focus, message: "no scene is named '\(focus)'" + hint)]
    }

    /// Returns the existing numbers as text, for the end of a message.
    private static func extent(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "the run has no \(noun)s"
        case 1: "the run has one \(noun)"
        default: "the run has \(noun)s 1 to \(count)"
        }
    }
}
