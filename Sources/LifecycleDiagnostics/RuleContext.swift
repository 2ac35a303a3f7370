import LifecycleModel

/// The input to a rule for runs: a run, and the run's actions and UIKit messages with their positions.
public struct RuleContext: Sendable {
    /// The run to check.
    public let run: Run
    /// The ID and severity of the rule, for ``diagnostic(_:_:_:severity:)``.
    var rule: (id: String, severity: Severity)?
    /// All actions in the run, in order.
    public let actions: [(position: Int, event: ActionEvent)]
    private let actionsByKind: [ActionEvent.Kind: [(position: Int, event: ActionEvent)]]
    /// All UIKit messages in the run, in order.
    public let warnings: [(position: Int, event: WarningEvent)]
    /// The positions in `Run.events` of the callbacks that contain actions, keyed by callback number.
    private let positions: [Int: Int]

    init(_ run: Run) {
        self.run = run
        var actions: [(position: Int, event: ActionEvent)] = []
        var warnings: [(position: Int, event: WarningEvent)] = []
        for position in run.events.indices {
            switch run.events[position].body {
            case .action(let action): actions.append((position, action))
            case .warning(let warning): warnings.append((position, warning))
            default: break
            }
        }
        actionsByKind = Dictionary(grouping: actions, by: \.event.kind)
        let around = Set(actions.compactMap(\.event.inside))
        var positions: [Int: Int] = [:]
        if !around.isEmpty {
            for (position, event) in run.callbacks where around.contains(event.number) {
                positions[event.number] = position
            }
        }
        (self.actions, self.warnings, self.positions) = (actions, warnings, positions)
    }

    /// Returns all actions of one kind, in order.
    public func actions(_ kind: ActionEvent.Kind) -> [(position: Int, event: ActionEvent)] { actionsByKind[kind] ?? [] }

    /// Returns the action at `position`, or nil for another event and outside the run.
    func action(at position: Int) -> ActionEvent? {
        guard run.events.indices.contains(position), case .action(let action) = run.events[position].body else {
            return nil
        }
        return action
    }

    /// Returns the callback whose override performs `action`, or nil if the action is not inside a callback.
    public func callback(around action: ActionEvent) -> CallbackEvent? {
        guard let position = action.inside.flatMap({ positions[$0] }),
            case .callback(let event) = run.events[position].body
        else { return nil }
        return event
    }

    /// Returns a controller's name in quotes, for messages. For nil, returns `the app`.
    public func name(_ id: ControllerID?) -> String { id.map { "'\(run[$0].id)'" } ?? "the app" }

    /// The callbacks that the instances of each class receive.
    var printed: [String: Set<Callback>] {
        run.callbacks.reduce(into: [:]) {
            $0[run[$1.event.controller].className, default: []].insert($1.event.callback)
        }
    }

    /// Returns whether UIKit sends a callback in the run's iOS version. If the version is unknown, returns true.
    public func sends(_ callback: Callback) -> Bool { run.ios.map { callback.exists(in: $0) } ?? true }

    /// Whether the run is simulated, and therefore contains all events of each controller.
    public var isPlayed: Bool { run.source == .scenario }

    /// Returns whether all events of a controller certainly belong to a single object. In a log, this requires the
    /// object's address.
    public func isIdentified(_ id: ControllerID) -> Bool { run.source != .log || run[id].address != nil }

    /// Returns whether the event at `position` is a heading of callbacks in a log. Logs with headings are often excerpts,
    /// so lines before the heading may be missing.
    public func isCut(at position: Int) -> Bool {
        guard run.source == .log, case .step(let step) = run.events[position].body, step.inference == nil else {
            return false
        }
        // Another line before messages of the app, such as those about the background, heads no callbacks.
        let next = run.events[(position + 1)...].first { event in
            switch event.body {
            case .step, .callback: true
            default: false
            }
        }
        return if case .callback? = next?.body { true } else { false }
    }

    /// Returns whether an exception or a limit ended the run in the step that contains `position`, so that calls that
    /// would have followed are missing.
    public func isInterrupted(at position: Int) -> Bool {
        guard run.endsEarly else { return false }
        return !run.events[position...].contains { if case .step = $0.body { true } else { false } }
    }

    /// Returns whether the app called the callback at `position` directly. In a simulated run, the call is the event
    /// just before the callback. In a log or a recording, a direct call looks like any other callback.
    public func isDirectCall(at position: Int) -> Bool {
        guard case .callback(let event) = run.events[position].body, let action = action(at: position - 1) else {
            return false
        }
        return action.kind == .call && action.subject == event.controller && action.name == event.callback.swiftName
    }

    /// Returns whether UIKit itself sends the callback at `position` a second time. In a simulated run, a note about
    /// the repetition is the event just before the callback.
    public func isRepeated(at position: Int) -> Bool { action(at: position - 1)?.detail == .repeated }

    /// Returns whether the callback at `position` departs from the inferred steps of a log, so that the rule
    /// `differs-from-uikit` reports it.
    public func isDeparture(at position: Int) -> Bool { action(at: position + 1)?.kind == .unexpected }

    /// Returns the event that UIKit sends at `position` according to the inferred steps of a log: nil for a callback that
    /// departs from them, and the callback itself where one is expected.
    public func expectedEvent(at position: Int) -> Event? {
        guard !isDeparture(at: position) else { return nil }
        var event = run.events[position]
        if let action = action(at: position), action.kind == .expected, let id = action.subject,
            let callback = action.name.flatMap({ Callback.named($0).first })
        {
            event.body = .callback(CallbackEvent(number: 0, controller: id, callback: callback))
        }
        return event
    }

    /// Creates a diagnostic for the rule.
    ///
    /// - Parameters:
    ///   - position: The position of the event in `Run.events`, or nil for the whole run.
    ///   - controller: The controller that the diagnostic is about, or nil if it is not about a controller.
    ///   - message: The problem and a fix. The message doesn't end with a period. It starts with a lowercase letter,
    ///     unless the first word is a name.
    ///   - severity: The severity, or nil for the rule's severity.
    public func diagnostic(
        _ position: Int?, _ controller: ControllerID?, _ message: String, severity: Severity? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            severity ?? rule?.severity ?? .warning, rule?.id ?? "", message,
            at: position.map(run.location) ?? SourceLocation(file: run.file))
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
