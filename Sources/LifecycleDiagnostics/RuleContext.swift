import LifecycleModel

/// What a rule sees: a run, with its actions and warnings by kind and position.
public struct RuleContext: Sendable {
    /// The run that is searched.
    public let run: Run
    /// The rule that searches; its id and severity are those of ``diagnostic(_:_:_:severity:)``.
    var rule: (id: String, severity: Severity)?
    /// Everything the app itself did, in order.
    public let actions: [(place: Int, event: ActionEvent)]
    /// The same by its kind.
    private let actionsByKind: [ActionEvent.Kind: [(place: Int, event: ActionEvent)]]
    /// Every text that UIKit printed or raised, in order.
    public let warnings: [(place: Int, event: WarningEvent)]
    /// The place in the run's events of each callback in whose override something was done, by its number.
    private let places: [Int: Int]

    /// Prepares a run for the rules.
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
    public func actions(_ kind: ActionEvent.Kind) -> [(place: Int, event: ActionEvent)] { actionsByKind[kind] ?? [] }

    /// The callback in whose override an action happened; nil for an action outside any.
    public func callback(around action: ActionEvent) -> CallbackEvent? {
        guard let place = action.inside.flatMap({ places[$0] }), case .callback(let event) = run.events[place].body
        else { return nil }
        return event
    }

    /// The name of a controller in quotes, as messages show it.
    public func name(_ id: ControllerID?) -> String { id.map { "'\(run[$0].id)'" } ?? "the app" }

    /// Whether every life of a controller is known from its start: the engine played it.
    public var isPlayed: Bool { run.source == .scenario }

    /// Whether a controller is one object for certain: by its address, or by the id of a recorded run.
    public func isIdentified(_ id: ControllerID) -> Bool { run.source != .log || run[id].address != nil }

    /// Whether a log may have been cut here: who puts headings into a log quotes only what is of interest below them.
    public func isCut(at place: Int) -> Bool {
        guard run.source == .log, case .step = run.events[place].body else { return false }
        return true
    }

    /// Whether a callback is one that the app called itself: the recorder writes the call just before it.
    public func isDirectCall(at place: Int) -> Bool {
        guard place > 0, case .callback(let event) = run.events[place].body,
            case .action(let action) = run.events[place - 1].body
        else { return false }
        return action.kind == .call && action.subject == event.controller && action.name == event.callback.swiftName
    }

    /// Whether UIKit itself sends a callback a second time: the engine notes it just before.
    public func isRepeated(at place: Int) -> Bool {
        guard place > 0, case .action(let action) = run.events[place - 1].body else { return false }
        return action.detail == ActionEvent.repeated
    }

    /// Creates a diagnostic of the rule that searches.
    ///
    /// - Parameters:
    ///   - position: The position in `Run.events` of the event that it points at; nil for the whole run.
    ///   - controller: The controller that it is about.
    ///   - message: What is wrong and what to do about it: lower case, without a full stop.
    ///   - severity: The severity, if it isn't the rule's.
    public func diagnostic(
        _ position: Int?, _ controller: ControllerID?, _ message: String, severity: Severity? = nil
    ) -> Diagnostic {
        let line = position.flatMap { run.events[$0].line }
        var diagnostic = Diagnostic(
            severity ?? rule?.severity ?? .warning, rule?.id ?? "", message,
            at: SourceLocation(file: run.file, line: line))
        diagnostic.controller = controller
        diagnostic.controllerName = controller.map { run[$0].id }
        guard let position else { return diagnostic }
        diagnostic.events = [position]
        switch run.events[position].body {
        case .callback(let event): diagnostic.callback = event.number
        case .action(let action): diagnostic.callback = action.inside
        default: break
        }
        return diagnostic
    }
}
