import LifecycleModel

/// A kind of mistake: what it is, why it matters, how it is mended, and how it is found.
///
/// A new rule is one file in `Rules` with a static rule, and its line in ``all``.
public struct Rule: Sendable {
    /// The name that users switch it by, as `unbalanced-appearance`.
    public let id: String
    /// How much a finding weighs unless the user says otherwise.
    public let severity: Severity
    /// One line that says what is wrong.
    public let summary: String
    /// Why it matters, in whole sentences.
    public let why: String
    /// How it is mended, in whole sentences.
    public let remedy: String
    /// A story in which the rule finds something, and the same one mended: scenarios in YAML, or console logs.
    ///
    /// In the bad one every line that the rule is to point at ends in `# here`.
    public let examples: (bad: String, good: String)
    private let search: @Sendable (Evidence) -> [Mistake]

    /// Makes a rule; `search` looks through the evidence that a run gives.
    init(
        _ id: String, _ severity: Severity, _ summary: String, why: String, remedy: String, bad: String, good: String,
        search: @escaping @Sendable (Evidence) -> [Mistake]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.remedy = remedy
        examples = (bad, good)
        self.search = search
    }

    /// Finds the rule's mistakes in a run, in the order in which they happen.
    public func find(_ run: Run) -> [Finding] { find(in: Evidence(run)) }

    private func find(in evidence: Evidence) -> [Finding] {
        search(evidence).map { $0.finding(of: id, severity, in: evidence.run) }
    }

    /// Every rule, in the order in which they are explained.
    public static let all: [Rule] = [
        .unbalancedAppearance, .directAppearanceCall, .illegalTransition, .unfinishedTransition, .willWithoutUndo,
        .geometryBeforeLayout, .oneTimeWorkInViewWillAppear, .workRepeatedInLayout,
        .missingSuper, .loadViewCalled, .loadViewCallsSuper, .loadViewWithoutView, .viewReadTooEarly, .sharedView,
        .childNotAdded, .viewAddedBeforeChild, .didMoveMissing, .willMoveMissing, .removedInWrongOrder,
        .doubleForwarding, .forwardingOffButNeverForwarded,
        .presentWhilePresenting, .presentFromOffWindow, .pushDuringTransition, .pushTwice, .containerMissing,
        .danglingObserver, .observerAddedTwice,
        .unloadCallbacksAfterIOS5, .deprecatedRotationCallback, .orientationNeverSupported,
        .controllerLeaked, .uikitWarning,
    ]

    /// The rule of that name, or nil.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule {
    /// What every rule of `rules` finds in `run`, in the order in which it happened.
    public static func findings(in run: Run, by rules: [Rule] = all) -> [Finding] {
        let evidence = Evidence(run)
        let found = rules.flatMap { $0.find(in: evidence) }
        let order = found.indices.sorted {
            (found[$0].event ?? .max, $0) < (found[$1].event ?? .max, $1)
        }
        return order.map { found[$0] }
    }
}
