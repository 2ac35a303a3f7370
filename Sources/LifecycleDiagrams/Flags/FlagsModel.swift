import LifecycleModel

/// The rows of a table of flags.
struct FlagsModel {
    /// A row of the table.
    enum Row {
        case step(String)
        case callback(CallbackEvent)
    }

    /// The steps with appearance callbacks of the shown controllers, each followed by these callbacks. A step without
    /// such callbacks has no row.
    private(set) var rows: [Row] = []

    init(_ run: Run, _ options: DiagramOptions) {
        /// The current step, and whether its row is still missing.
        var (step, isNew): (StepEvent?, Bool) = (nil, false)
        for event in run.events {
            switch event.body {
            case .step(let next): (step, isNew) = (next, true)
            case .callback(let callback)
            where callback.callback.changesAppearance && options.shows(run[callback.controller])
                && run[callback.controller].kind == .viewController:
                guard options.shows(step: step?.number) else { continue }
                if isNew, let step { rows.append(.step("\(step.number)  \(StepTitle.words(step, false, options))")) }
                isNew = false
                rows.append(.callback(callback))
            default: continue
            }
        }
    }
}
