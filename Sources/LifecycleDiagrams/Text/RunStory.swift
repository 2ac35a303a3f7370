import LifecycleModel

/// One sentence about what a run shows.
enum RunStory {
    /// Returns a sentence about the last step in which an appearance or a disappearance doesn't finish, or else
    /// about the last step in which a view appears or disappears. Returns nil if no view does, or only in the launch, if
    /// there are other steps.
    static func sentence(_ run: Run, _ options: DiagramOptions) -> String? {
        let steps = steps(of: run, options)
        // The events before the first step are at index 0, and the launch is at index 1.
        let others = steps.count > 2 ? steps.dropFirst(2) : steps[...]
        guard let told = steps.last(where: { !$0.unfinished.isEmpty }) ?? others.last(where: { !$0.changes.isEmpty })
        else { return nil }
        let clauses = told.unfinished.isEmpty ? told.changes : told.unfinished
        let words = clauses.prefix(3).map { options[Wording("% \($0.words)", run[$0.controller].id)] }
        let text = told.unfinished.isEmpty ? options.list(words) : words.joined(separator: options["; "])
        return (told.number.map { options["Step \($0): "] } ?? "") + text
    }

    private struct Step {
        var number: Int?
        var unfinished: [(controller: ControllerID, words: String)] = []
        var changes: [(controller: ControllerID, words: String)] = []
    }

    private static func steps(of run: Run, _ options: DiagramOptions) -> [Step] {
        var (steps, tracker) = ([Step()], AppearanceTracker(for: run))
        // The index of the step in which each controller's transition began.
        var began: [ControllerID: Int] = [:]
        func note(_ id: ControllerID, _ words: String) {
            steps[began[id] ?? steps.count - 1].unfinished.append((id, words))
        }
        for event in run.events {
            if case .step(let step) = event.body { steps.append(Step(number: step.number)) }
            guard let transition = tracker.follow(event), case .callback(let callback) = event.body,
                transition.isLegal, options.shows(run[callback.controller]),
                run[callback.controller].kind == .viewController
            else { continue }
            let id = callback.controller
            defer {
                if [.appearing, .disappearing].contains(transition.to) { began[id] = steps.count - 1 }
            }
            switch (transition.from, transition.to) {
            case (.appearing, .disappearing): note(id, "begins to appear but never appears")
            case (.disappearing, .appearing): note(id, "begins to disappear but never disappears")
            case (_, .appeared): steps[steps.count - 1].changes.append((id, "appears"))
            case (_, .disappeared): steps[steps.count - 1].changes.append((id, "disappears"))
            default: break
            }
        }
        for (index, info) in run.controllers.enumerated() where info.kind == .viewController {
            let id = ControllerID(index)
            guard options.shows(info) else { continue }
            switch tracker.state(of: id) {
            case .appearing: note(id, "begins to appear but never appears")
            case .disappearing: note(id, "begins to disappear but never disappears")
            default: break
            }
        }
        return steps
    }
}
