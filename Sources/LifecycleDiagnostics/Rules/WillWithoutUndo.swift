import LifecycleModel

extension Rule {
    static let willWithoutUndo = Rule(
        "will-without-undo", .warning,
        "An interrupted transition leaves work running that viewWillAppear or viewWillDisappear began",
        why: """
            A transition can be interrupted. A canceled swipe back sends viewWillDisappear and then viewWillAppear, \
            and viewDidDisappear never comes. Work begun in one of these callbacks therefore has to be ended in the \
            matching did callback and in the opposite will callback.
            """,
        remedy: """
            End the work in the matching did callback and in the opposite will callback, or begin it only in \
            viewDidAppear or viewDidDisappear, when the transition is certain.
            """,
        bad: """
            controllers:
              nav:  { class: UINavigationController, children: [home] }
              home: HomeViewController
              detail:
                class: DetailViewController
                overrides:
                  viewWillAppear:
                    - { beginTask: spinner } # here
                  viewDidDisappear:
                    - { endTask: spinner }
            steps:
              - launch: nav
              - push: detail
              - swipeBack: cancelled
            """,
        good: """
            controllers:
              nav:  { class: UINavigationController, children: [home] }
              home: HomeViewController
              detail:
                class: DetailViewController
                overrides:
                  viewWillAppear:
                    - { beginTask: spinner }
                  viewDidAppear:
                    - { endTask: spinner }
                  viewWillDisappear:
                    - { endTask: spinner }
            steps:
              - launch: nav
              - push: detail
              - swipeBack: cancelled
            """
    ) { context in
        var ledger = TaskLedger(context)
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .action(let action): ledger.take(action, at: position)
            case .callback(let callback): ledger.take(callback)
            default: break
            }
        }
        ledger.close()
        return ledger.found.sorted { ($0.event ?? 0) < ($1.event ?? 0) }
    }
}

/// Follows the work that is begun in viewWillAppear and viewWillDisappear until it is ended.
private struct TaskLedger {
    private struct Task: Hashable {
        let controller: ControllerID
        let name: String
    }
    private struct Entry {
        let position: Int
        let will: Callback
        /// Whether the opposite will callback came before the did callback.
        var isInterrupted = false
        /// Whether the transition that interrupted it has ended.
        var isOver = false
        /// Whether the matching did callback came.
        var isSettled = false
    }

    private let context: RuleContext
    private var open: [Task: Entry] = [:]
    private var reported: Set<Int?> = []
    private(set) var found: [Diagnostic] = []

    init(_ context: RuleContext) { self.context = context }

    mutating func take(_ action: ActionEvent, at position: Int) {
        guard let controller = action.subject, let name = action.name else { return }
        let task = Task(controller: controller, name: name)
        if action.kind == .endTask { open[task] = nil }
        guard action.kind == .beginTask, let will = context.callback(around: action)?.callback, will.isWill else {
            return
        }
        if let entry = open[task] { report(task, entry) }
        open[task] = Entry(position: position, will: will)
    }

    mutating func take(_ event: CallbackEvent) {
        for (task, entry) in open where task.controller == event.controller {
            if entry.isOver { close(task, entry) }
            if event.callback == .deinitializer { close(task, entry) }
            if event.callback == entry.will.opposite, !entry.isSettled { open[task]?.isInterrupted = true }
            if event.callback == entry.will.matchingDid { open[task]?.isSettled = true }
            if event.callback == entry.will.opposite?.matchingDid, entry.isInterrupted { open[task]?.isOver = true }
        }
    }

    mutating func close() {
        for (task, entry) in open.sorted(by: { $0.value.position < $1.value.position }) { close(task, entry) }
    }

    private mutating func close(_ task: Task, _ entry: Entry) {
        open[task] = nil
        if entry.isInterrupted && entry.isOver { report(task, entry) }
    }

    private mutating func report(_ task: Task, _ entry: Entry) {
        guard let opposite = entry.will.opposite, let did = entry.will.matchingDid,
            reported.insert(context.run.events[entry.position].line).inserted
        else { return }
        found.append(
            context.diagnostic(
                entry.position, task.controller,
                "'\(task.name)', which \(entry.will.swiftName) of \(context.name(task.controller)) begins, keeps running after an"
                    + " interrupted transition; end it in \(did.swiftName) and in \(opposite.swiftName)"))
    }
}

extension Callback {
    /// Whether the callback is viewWillAppear or viewWillDisappear.
    var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
    /// The will callback of the opposite direction; nil for other callbacks.
    var opposite: Callback? {
        switch self {
        case .viewWillAppear: .viewWillDisappear
        case .viewWillDisappear: .viewWillAppear
        default: nil
        }
    }
    /// The did callback that completes a will callback; nil for other callbacks.
    var matchingDid: Callback? {
        switch self {
        case .viewWillAppear: .viewDidAppear
        case .viewWillDisappear: .viewDidDisappear
        default: nil
        }
    }
}
