import LifecycleModel

/// The remarks that a timeline omits next to callbacks, unless it shows all callbacks: `animated`, if the band of the step
/// contains it, and flags, unless the controller receives the callback again in the step with other flags, or an
/// expectation is about them.
struct TimelineRemarks {
    /// The numbers of the steps in which every appearance callback is animated.
    private(set) var animatedSteps: Set<Int> = []
    private var flags: [Key: Set<AppearanceFlags>] = [:]
    private let run: Run
    private let options: DiagramOptions

    private struct Key: Hashable {
        var step: Int?
        var controller: ControllerID
        var callback: Callback
    }

    init(_ run: Run, _ options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        guard options.callbacks != .all else { return }
        var isAnimated: [Int: Bool] = [:]
        var step: Int?
        for event in run.events {
            switch event.body {
            case .step(let next): step = next.number
            case .callback(let callback):
                if let animated = callback.animated, let step {
                    isAnimated[step] = isAnimated[step, default: true] && animated
                }
                guard callback.callback.carriesAnimated else { continue }
                let key = Key(step: step, controller: callback.controller, callback: callback.callback)
                flags[key, default: []].insert(callback.flags)
            default: continue
            }
        }
        animatedSteps = Set(isAnimated.filter(\.value).keys)
    }

    /// Returns `details` of a callback in the step with the number `step` without the omitted remarks.
    func shown(_ details: [String], of event: CallbackEvent, in step: Int?) -> [String] {
        let isExpected = [nil, run[event.controller].id].contains {
            options.flagHighlights.contains(DiagramOptions.Highlight(event.callback, of: $0))
        }
        let key = Key(step: step, controller: event.controller, callback: event.callback)
        let isUsual = flags[key]?.count == 1 && !isExpected
        let names = isUsual ? event.flags.names : []
        return details.filter { detail in
            if detail == options["animated"] { return !(step.map(animatedSteps.contains) ?? false) }
            return !names.contains(detail)
        }
    }
}
