import LifecycleModel

/// How often one controller of a run took each step of a life.
struct LifeCounts {
    /// The controller.
    let controller: ControllerID
    /// How often each callback came to it.
    let counts: [Callback: Int]

    /// The ten steps; the first has two ways.
    static let steps: [[Callback]] = [
        [.initWithCoder, .initWithNibName], [.awakeFromNib], [.loadView], [.viewDidLoad], [.viewWillAppear],
        [.viewWillLayoutSubviews], [.viewDidLayoutSubviews], [.viewDidAppear], [.viewWillDisappear],
        [.viewDidDisappear],
    ]

    /// Whether every one of the ten steps was taken.
    var isWhole: Bool { LifeCounts.steps.allSatisfy { step in step.contains { counts[$0] != nil } } }

    /// Counts for the first controller that is asked for, or for the one who took the most different steps; nil where
    /// nobody took any.
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
