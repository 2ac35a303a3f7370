import LifecycleModel

/// A run made ready for the rules: what stands where, and inside which callback.
struct Evidence: Sendable {
    let run: Run
    /// Everything the app itself did, in order.
    let actions: [(place: Int, event: ActionEvent)]
    /// The same by its kind.
    private let actionsByKind: [ActionEvent.Kind: [(place: Int, event: ActionEvent)]]
    /// Every text that UIKit printed or raised, in order.
    let warnings: [(place: Int, event: WarningEvent)]
    /// The place in the run's events of each callback in whose override something was done, by its number.
    private let places: [Int: Int]

    init(_ run: Run) {
        self.run = run
        var actions: [(place: Int, event: ActionEvent)] = []
        var warnings: [(place: Int, event: WarningEvent)] = []
        for place in run.events.indices {
            switch run.events[place].body {
            case .action(let action): actions.append((place, action))
            case .warning(let warning): warnings.append((place, warning))
            default: break
            }
        }
        actionsByKind = Dictionary(grouping: actions, by: \.event.kind)
        let around = Set(actions.compactMap(\.event.inside))
        var places: [Int: Int] = [:]
        if !around.isEmpty {
            for (place, event) in run.callbacks where around.contains(event.number) { places[event.number] = place }
        }
        (self.actions, self.warnings, self.places) = (actions, warnings, places)
    }

    /// Everything of one kind that the app itself did, in order.
    func actions(_ kind: ActionEvent.Kind) -> [(place: Int, event: ActionEvent)] { actionsByKind[kind] ?? [] }

    /// The callback in whose override an action happened; nil for an action outside any.
    func callback(around action: ActionEvent) -> CallbackEvent? {
        guard let place = action.inside.flatMap({ places[$0] }), case .callback(let event) = run.events[place].body
        else { return nil }
        return event
    }

    /// The name of a controller in quotes, as messages show it.
    func name(_ id: ControllerID?) -> String { id.map { "'\(run[$0].id)'" } ?? "the app" }

    /// Whether every life of a controller is known from its start: the engine played it.
    var isPlayed: Bool { run.source == .scenario }

    /// Whether a controller is one object for certain: by its address, or by the id of a recorded run.
    func isIdentified(_ id: ControllerID) -> Bool { run.source != .log || run[id].address != nil }

    /// Whether a log may have been cut here: who puts headings into a log quotes only what is of interest below them.
    func isCut(at place: Int) -> Bool {
        guard run.source == .log, case .step = run.events[place].body else { return false }
        return true
    }

    /// Whether a callback is one that the app called itself: the recorder writes the call just before it.
    func isDirectCall(at place: Int) -> Bool {
        guard place > 0, case .callback(let event) = run.events[place].body,
            case .action(let action) = run.events[place - 1].body
        else { return false }
        return action.kind == .call && action.subject == event.controller && action.name == event.callback.swiftName
    }
}

/// What a rule's search hands back: a mistake and where it is.
struct Mistake {
    /// The place in the run's events.
    let event: Int?
    let controller: ControllerID?
    /// What is wrong and the way out: lower case, no full stop.
    let message: String
    /// How much it weighs where it is not the rule's usual weight.
    var severity: Severity?

    init(_ event: Int?, _ controller: ControllerID?, _ message: String, severity: Severity? = nil) {
        self.event = event
        self.controller = controller
        self.message = message
        self.severity = severity
    }

    func finding(of rule: String, _ usual: Severity, in run: Run) -> Finding {
        var callback: Int?
        if let event {
            switch run.events[event].body {
            case .callback(let found): callback = found.number
            case .action(let action): callback = action.inside
            default: break
            }
        }
        return Finding(
            rule: rule, severity: severity ?? usual, message: message, controller: controller, callback: callback,
            event: event, line: event.flatMap { run.events[$0].line })
    }
}
