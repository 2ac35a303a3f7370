import LifecycleModel

/// The search for the step at whose end a run has the most contained and presented controllers.
enum FullestMoment {
    /// Returns this step, or the last one of several, or nil if it is the last step of the run, or if the run has none.
    static func step(of run: Run) -> StepEvent? {
        var held: Set<ControllerID> = []
        var (current, best): (StepEvent?, (step: StepEvent, count: Int)?) = (nil, nil)
        func close() {
            if let current, held.count >= best?.count ?? 0 { best = (current, held.count) }
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
        return best?.step == current ? nil : best?.step
    }
}
