import LifecycleModel

/// A candidate for the next step of an inferred scenario.
struct Move: Hashable {
    /// The step. Its controllers are named by their IDs.
    var step: Step
    /// The steps that the app takes after it in the same turn of the run loop.
    var next: [Step] = []
    /// The number of steps after which the turn of the run loop ends and the others follow later, as in an animation.
    var pause: Int?
    /// The controllers that the step introduces, with their children.
    var introduces: [ControllerTree] = []
    /// A container of the app's own that doesn't forward its appearance, if the step adds its first child.
    var silences: Int?
    /// How unlikely the step is, compared with a push, a presentation, or their reversal.
    var cost = 0.0
    /// The state of the app after the step, if the step changes it.
    var isInBackground: Bool?
    var orientation: String?

    /// The steps, which don't wait for each other except at the pause.
    var steps: [Step] {
        var steps = Step.inOneTurn([step] + next)
        if let pause { steps[pause - 1].waits = true }
        return steps
    }

    /// Whether the transition is canceled: by a gesture, or by beginning that of a child in the other direction.
    var isCanceled: Bool {
        if step.subject == .text("cancelled") || step.options["interactive"] == .text("cancelled") { return true }
        guard next.count > 1 else { return false }
        let begun = ([step] + next).filter { $0.verb == .beginAppearance }.map(\.subject)
        return Set(begun).count < begun.count
    }

    init(_ step: Step, introduces: [ControllerTree] = [], cost: Double = 0) {
        self.step = step
        self.introduces = introduces
        self.cost = cost
    }

    /// Returns the move in a part of the hierarchy. The controller of the part is the presenter then.
    func within(_ scope: Scope?) -> Move {
        guard let scope, scope.isPresenter, step.verb == .present else { return self }
        var move = self
        move.step.options["from"] = .id(scope.root)
        return move
    }
}
