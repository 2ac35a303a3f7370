import LifecycleModel

/// The states that controllers go through in each step of a run.
struct StripsModel {
    /// A change of a controller's state.
    struct Change: Hashable {
        /// The column of the callback. Column 0 shows the states before the step.
        var column: Int
        var callback: Callback
        var state: AppearanceState
        var isLegal: Bool
        var level = Emphasis.Level.plain
    }

    /// The bar of one controller.
    struct Bar: Hashable {
        var controller: ControllerID
        /// The ID of the controller.
        var name: String
        /// The state before the step.
        var start: AppearanceState
        var level = Emphasis.Level.plain
        var changes: [Change] = []
    }

    /// The bars of one step.
    struct Strip: Hashable {
        var number: Int
        /// The words for the step.
        var title: String
        /// The number of columns, with the column for the states before the step.
        var columns = 1
        var bars: [Bar] = []
    }

    /// The steps in which a controller's state changes.
    private(set) var strips: [Strip] = []

    /// The number of controllers on screen above which a step shows only those whose state changes.
    private static let unchangedLimit = 12

    /// Creates the model for controllers other than UIKit's containers or, if the run has no others, for all controllers.
    init(_ run: Run, _ options: DiagramOptions) {
        let all = run.controllers.indices.map(ControllerID.init).filter {
            run[$0].kind.isController && options.shows(run[$0])
        }
        let leaves = all.filter { run[$0].kind == .viewController }
        let shown = Set(leaves.isEmpty ? all : leaves)
        let emphasis = Emphasis(run, options, drawn: Self.callbacks(of: run, shown, options))
        var tracker = AppearanceTracker(for: run)
        // Those that may be on screen, so that a step costs no more than what it shows.
        var onScreen: Set<ControllerID> = []
        /// The strip of the current step, and the indices of its bars, keyed by their controllers.
        var (strip, positions) = (Strip(number: 1, title: options["Step \(1)"]), [ControllerID: Int]())
        func close(_ strips: inout [Strip]) {
            guard strip.columns > 1, options.shows(step: strip.number) else { return }
            // The old controllers are above the new ones.
            strip.bars = strip.bars.filter { $0.start != .disappeared } + strip.bars.filter { $0.start == .disappeared }
            strips.append(strip)
        }
        for event in run.events {
            switch event.body {
            case .step(let step):
                tracker.follow(event)
                close(&strips)
                (strip, positions) = (Strip(number: step.number, title: StepTitle.words(step, false, options)), [:])
                onScreen = onScreen.filter { tracker.state(of: $0) == .appeared }
                guard onScreen.count <= Self.unchangedLimit else { continue }
                strip.bars = onScreen.sorted { $0.index < $1.index }
                    .map { Bar(controller: $0, name: run[$0].id, start: .appeared, level: emphasis.level(of: $0)) }
                for (position, bar) in strip.bars.enumerated() { positions[bar.controller] = position }
            case .callback(let callback):
                let before = tracker.state(of: callback.controller) ?? .disappeared
                guard let transition = tracker.follow(callback), shown.contains(callback.controller) else { continue }
                let change = Change(
                    column: strip.columns, callback: callback.callback, state: transition.to,
                    isLegal: transition.isLegal, level: emphasis.level(of: callback))
                strip.columns += 1
                onScreen.insert(callback.controller)
                if let position = positions[callback.controller] {
                    strip.bars[position].changes.append(change)
                } else {
                    positions[callback.controller] = strip.bars.count
                    let name = run[callback.controller].id
                    strip.bars.append(
                        Bar(
                            controller: callback.controller, name: name, start: before,
                            level: emphasis.level(of: callback.controller), changes: [change]))
                }
            default: continue
            }
        }
        close(&strips)
    }

    /// Returns the callbacks in the steps to draw that change the states of the controllers in `shown`.
    private static func callbacks(of run: Run, _ shown: Set<ControllerID>, _ options: DiagramOptions)
        -> [CallbackEvent]
    {
        var step = 1
        return run.events.compactMap { event in
            if case .step(let event) = event.body { step = event.number }
            guard case .callback(let callback) = event.body, callback.callback.changesAppearance,
                shown.contains(callback.controller)
            else { return nil }
            return options.shows(step: step) ? callback : nil
        }
    }
}
