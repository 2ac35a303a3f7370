import LifecycleModel

/// The number of times that a controller went through each step of the lifecycle.
struct LifeCounts {
    let controller: ControllerID
    /// The number of times that each callback was called.
    let counts: [Callback: Int]

    /// The steps of the lifecycle. The first step has two alternatives.
    static let steps: [[Callback]] = [
        [.initWithCoder, .initWithNibName], [.awakeFromNib], [.loadView], [.viewDidLoad], [.viewWillAppear],
        [.viewWillLayoutSubviews], [.viewDidLayoutSubviews], [.viewDidAppear], [.viewWillDisappear],
        [.viewDidDisappear],
    ]

    /// Whether the controller went through all steps.
    var isWhole: Bool { LifeCounts.steps.allSatisfy { step in step.contains { counts[$0] != nil } } }

    /// Counts the steps of one of the controllers to draw: the controller with the most different callbacks. Prefers
    /// controllers of the kind `viewController`. Returns nil if no controller went through a step.
    init?(_ run: Run, _ options: DiagramOptions) {
        var all: [ControllerID: [Callback: Int]] = [:]
        let wanted = Set(LifeCounts.steps.flatMap { $0 })
        for (_, event) in run.callbacks where wanted.contains(event.callback) && options.shows(run[event.controller]) {
            all[event.controller, default: [:]][event.callback, default: 0] += 1
        }
        func rank(_ id: ControllerID) -> (Int, Int, Int) {
            let counts = all[id] ?? [:]
            return (run[id].kind == .viewController ? 1 : 0, counts.count, -id.index)
        }
        guard let best = all.keys.max(by: { rank($0) < rank($1) }) else { return nil }
        controller = best
        counts = all[best] ?? [:]
    }

    func count(_ callback: Callback) -> Int { counts[callback] ?? 0 }
}
