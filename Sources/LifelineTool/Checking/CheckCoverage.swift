import LifecycleModel

/// The coverage of the checked runs: the share of the legal state transitions that occurred, and the share of the
/// controllers that received appearance callbacks.
struct CheckCoverage: Codable, Sendable {
    /// The rule name in coverage diagnostics, which don't belong to an input.
    static let rule = "coverage"

    /// The indices of the transitions in `StateTransition.table`.
    private var transitions: Set<Int> = []
    private var controllers: Set<String> = []
    private var shown: Set<String> = []

    /// Adds a run of the input at the path `file`. If the run is simulated, `scenario` is its scenario.
    mutating func add(_ run: Run, of scenario: Scenario?, in file: String) {
        var tracker = AppearanceTracker(for: run)
        for event in run.events {
            guard let transition = tracker.follow(event), case .callback(let event) = event.body else { continue }
            shown.insert("\(file): \(run[event.controller].name)")
            guard transition.isLegal, let from = transition.from,
                let known = StateTransition.table.firstIndex(where: {
                    $0.from == from && $0.callback == transition.callback
                })
            else { continue }
            transitions.insert(known)
        }
        let named =
            scenario.map { Array($0.controllers.keys) }
            ?? run.controllers.filter { $0.kind.isController }.map(\.name)
        controllers.formUnion(named.map { "\(file): \($0)" })
    }

    mutating func add(_ other: CheckCoverage) {
        transitions.formUnion(other.transitions)
        controllers.formUnion(other.controllers)
        shown.formUnion(other.shown)
    }

    /// The percentage of legal state transitions that are covered, rounded down.
    var transitionShare: Int { transitions.count * 100 / StateTransition.table.count }
    /// The percentage of controllers that received an appearance callback, rounded down, or 100 if there are no
    /// controllers.
    var controllerShare: Int {
        controllers.isEmpty ? 100 : shown.intersection(controllers).count * 100 / controllers.count
    }

    private var missingTransitions: [String] {
        StateTransition.table.enumerated().filter { !transitions.contains($0.offset) }.map { _, transition in
            "\(transition.from.rawValue) -> \(transition.to.rawValue) by \(transition.callback.swiftName)"
        }
    }
    private var missingControllers: [String] { controllers.subtracting(shown).sorted() }

    /// Returns a diagnostic for each share that is below `limit` percent.
    func diagnostics(below limit: Int) -> [Diagnostic] {
        let shares = [
            ("legal state transitions", transitionShare, missingTransitions),
            ("controllers", controllerShare, missingControllers),
        ]
        return shares.filter { $0.1 < limit }.map { what, share, missing in
            let others = missing.count > 8 ? "; \(missing.count - 8) more" : ""
            return Diagnostic(
                .error, CheckCoverage.rule,
                "\(share)% of the \(what) are covered, but \(limit)% are required; missing: "
                    + missing.prefix(8).joined(separator: "; ") + others,
                at: SourceLocation(file: "coverage"))
        }
    }

    /// The coverage as a line of text.
    var text: String {
        "coverage: \(transitions.count) of \(StateTransition.table.count) transitions (\(transitionShare)%), "
            + "\(shown.intersection(controllers).count) of \(controllers.count) controllers (\(controllerShare)%)\n"
    }

    func write(to json: inout JSONText) {
        json.member("moves", transitionShare)
        json.member("controllers", controllerShare)
        json.member("missing", missingTransitions + missingControllers)
    }
}
