import LifecycleModel

extension Rule {
    package static let willWithoutUndo = Rule(
        "will-without-undo", .warning,
        "Work that viewWillAppear or viewWillDisappear begins is not always ended",
        why: """
            A transition can be interrupted. In a canceled interactive pop, the top controller receives \
            viewWillDisappear and then viewWillAppear and viewDidAppear, but no viewDidDisappear. Work that viewWillAppear \
            or viewWillDisappear begins therefore has to be ended in the opposite will callback. Work for the transition \
            alone also has to be ended in the matching did callback.
            """,
        remedy: """
            End the work in the opposite will callback: what viewWillAppear begins, in viewWillDisappear. If the work is \
            only for the transition, also end it in the matching did callback.
            """,
        evidence: "Appearance/Canceled transitions",
        example: """
              controllers:
                nav:  { class: UINavigationController, children: [home] }
                home: HomeViewController
                detail:
                  class: DetailViewController
                  overrides:
                    viewWillAppear:
                      - { beginTask: spinner } # here
            -       viewDidDisappear:
            +       viewDidAppear:
            +         - { endTask: spinner }
            +       viewWillDisappear:
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
    }.inSource(
        example: """
              class DetailViewController: UIViewController {
                  weak var coordinator: Coordinator?
            -     override func viewWillDisappear(_ animated: Bool) {
            -         super.viewWillDisappear(animated)
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
                      if isMovingFromParent {
                          coordinator?.didFinish() // here
                      }
                  }
              }
            """
    ) { context in
        context.callbacks(of: context.controllers) { $0 == .viewWillDisappear }.compactMap { type, function, _ in
            let events = context.model.ownEvents(of: function, in: type)
            guard let question = events.firstIndex(where: { $0.asksWhetherItLeaves }),
                !events.contains(where: { $0.target.members.contains("transitionCoordinator") }),
                let call = events[question...].first(where: { $0.isGuarded && !$0.isDeferred && $0.finishesFlow })
            else { return nil }
            return context.diagnostic(
                call.location, type,
                "viewWillDisappear(_:) of \(type.title) calls '\(call.target.text).\(call.name)' although an interactive pop can"
                    + " still be canceled; call it in viewDidDisappear(_:)")
        }
    }
}

/// The unfinished work that viewWillAppear and viewWillDisappear began, and the diagnostics for work that keeps running
/// after an interrupted transition or is begun again before it has ended.
private struct TaskLedger {
    private struct Entry {
        let name: String
        let position: Int
        let will: Callback
        /// Whether the opposite will callback was called before the matching did callback.
        var isInterrupted = false
        /// Whether the transition in the opposite direction has ended after the interruption.
        var isOver = false
        /// Whether the matching did callback was called.
        var isSettled = false

        /// Returns the entry, updated for a callback of its controller.
        func after(_ callback: Callback) -> Entry {
            var entry = self
            if callback == will.opposite, !isSettled { entry.isInterrupted = true }
            if callback == will.end { entry.isSettled = true }
            if callback == will.opposite.end, isInterrupted { entry.isOver = true }
            return entry
        }
    }

    private let context: RuleContext
    /// The unfinished work of each controller, in the order in which the work began.
    private var open: [ControllerID: [Entry]] = [:]
    private var reported: Set<Int?> = []
    private(set) var found: [Diagnostic] = []

    init(_ context: RuleContext) { self.context = context }

    mutating func take(_ action: ActionEvent, at position: Int) {
        guard let controller = action.subject, let name = action.name else { return }
        if action.kind == .endTask { open[controller]?.removeAll { $0.name == name } }
        guard action.kind == .beginTask, let will = context.callback(around: action)?.callback, will.isWill else {
            return
        }
        if let index = open[controller]?.firstIndex(where: { $0.name == name }),
            let entry = open[controller]?.remove(at: index)
        {
            report(entry, of: controller)
        }
        open[controller, default: []].append(Entry(name: name, position: position, will: will))
    }

    mutating func take(_ event: CallbackEvent) {
        // The class may end the work in deinit.
        guard event.callback != .deinitializer, let entries = open[event.controller], !entries.isEmpty else { return }
        for entry in entries where entry.isOver { report(entry, of: event.controller) }
        open[event.controller] = entries.filter { !$0.isOver }.map { $0.after(event.callback) }
    }

    /// Reports interrupted work that is still unfinished when the run ends, if the transition in the opposite direction
    /// has ended.
    mutating func close() {
        let rest = open.flatMap { controller, entries in entries.map { (controller: controller, entry: $0) } }
        for (controller, entry) in rest.sorted(by: { $0.entry.position < $1.entry.position }) where entry.isOver {
            report(entry, of: controller)
        }
    }

    private mutating func report(_ entry: Entry, of controller: ControllerID) {
        guard reported.insert(context.run.events[entry.position].line).inserted else { return }
        // Work that outlives its transition, such as a timer, is for the time on screen.
        let places = ((entry.isSettled ? [] : [entry.will.end]) + [entry.will.opposite]).map(\.swiftName)
            .joined(separator: " and in ")
        found.append(
            context.diagnostic(
                entry.position, controller,
                "'\(entry.name)', which \(entry.will.swiftName) of \(context.name(controller)) begins, is not always"
                    + " ended; end it in \(places)"))
    }
}

extension Callback {
    /// Whether the callback is viewWillAppear or viewWillDisappear.
    var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
    /// For viewWillAppear or viewWillDisappear, the will callback of the opposite transition.
    var opposite: Callback { self == .viewWillAppear ? .viewWillDisappear : .viewWillAppear }
    /// For viewWillAppear or viewWillDisappear, the did callback that completes its transition.
    var end: Callback { self == .viewWillAppear ? .viewDidAppear : .viewDidDisappear }
}

extension SourceEvent {
    fileprivate var asksWhetherItLeaves: Bool {
        kind == .read && !isGuarded
            && ["isMovingFromParent", "isMovingFromParentViewController", "isBeingDismissed"].contains(name)
    }

    /// Whether the event calls an object that decides where the app goes next.
    fileprivate var finishesFlow: Bool {
        guard kind == .call, let name = target.ownMember?.lowercased() else { return false }
        return ["delegate", "coordinator", "output", "presenter", "router", "viewmodel"].contains(where: name.hasSuffix)
    }
}
