import LifecycleModel

/// A search for the step after which a run has the most contained and presented controllers.
enum FullestMoment {
    /// Returns the step, or the last of several such steps. Returns nil if it is the run's last step or the run has no
    /// steps.
    static func step(of run: Run) -> StepEvent? {
        let (best, _, isLast) = find(in: run)
        return isLast ? nil : best?.step
    }

    /// Returns whether several controllers contain or present at least three others after that step, or at the end of a
    /// run without steps, and a step after the first adds to their number.
    static func isDeep(in run: Run) -> Bool {
        let found = find(in: run)
        guard let best = found.best, best.count >= 3, best.step == nil || best.count > found.first else { return false }
        let hierarchy = Hierarchy(of: run, after: HierarchyDrawing.end(of: best.step?.number, in: run))
        return Set(hierarchy.nodes.compactMap { $0.parent ?? $0.presenter }).count > 1
    }

    private static func find(in run: Run) -> (best: (step: StepEvent?, count: Int)?, first: Int, isLast: Bool) {
        var held: Set<ControllerID> = []
        var (current, best): (StepEvent?, (step: StepEvent?, count: Int)?) = (nil, nil)
        var first: Int?
        func close() {
            if current != nil { first = first ?? held.count }
            if held.count >= best?.count ?? 0 { best = (current, held.count) }
        }
        for event in run.events {
            switch event.body {
            case .step(let step):
                close()
                current = step
            case .hierarchy(let change):
                guard let subject = change.subject else { continue }
                switch change.change {
                case .addChild, .push, .present: held.insert(subject)
                case .removeChild, .pop, .dismiss: held.remove(subject)
                case .root, .select, .addView, .removeView, .loadView, .unloadView, .column, .size: break
                }
            case .callback(let event): if event.callback == .deinitializer { held.remove(event.controller) }
            case .controller, .warning, .diagnostic, .action: break
            }
        }
        close()
        return (best, first ?? 0, best?.step == current)
    }
}
