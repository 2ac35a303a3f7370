import LifecycleModel

/// The verification of a scenario's expectations against its run.
public struct Verification {
    private let scenario: Scenario
    let run: Run
    private let reports: [Diagnostic]
    private let ignored: Set<String>
    private let states: History<AppearanceState>
    let sizes: History<String>
    /// The hierarchy at the callbacks of claims about parents and presenters.
    var moments: HierarchyCursor

    /// Creates a verification of `run`, which `scenario` produced.
    ///
    /// - Parameters:
    ///   - scenario: The scenario with the expectations.
    ///   - run: The run that the scenario produced.
    ///   - reports: The diagnostics that the rules reported for the run.
    ///   - ignored: The IDs of rules that may be expected without being reported, such as unknown rules.
    public init(of scenario: Scenario, run: Run, reports: [Diagnostic] = [], ignoring ignored: Set<String> = []) {
        self.scenario = scenario
        self.run = run
        self.reports = reports
        self.ignored = ignored
        states = run.states
        sizes = run.sizes
        moments = HierarchyCursor(run)
    }

    func failure(_ location: SourceLocation, _ message: String, _ mismatch: OrderMismatch? = nil) -> Diagnostic {
        var location = location
        location.file = scenario.file
        var diagnostic = Diagnostic(.error, Diagnostic.expectation, message, at: location)
        diagnostic.mismatch = mismatch
        return diagnostic
    }

    /// Returns the message about the index `first`, at which an expected and an actual list differ.
    static func message(_ expected: [String], _ actual: [String], first: Int, in list: String) -> String {
        func shown(_ texts: [String]) -> String { first < texts.count ? "'\(texts[first])'" : "the end" }
        return "expected \(shown(expected)) at position \(first + 1) of the \(list), got \(shown(actual))"
    }

    /// Returns the diagnostics for all expectations that don't hold: first the steps' expectations, then the
    /// scenario's.
    ///
    /// If no expectation covers diagnostics, each reported error is a failure, too.
    public func failures() -> [Diagnostic] {
        var verification = self
        return verification.check()
    }

    private mutating func check() -> [Diagnostic] {
        var failures: [Diagnostic] = []
        let starts = stepStarts
        for (index, step) in scenario.steps.enumerated() {
            // A simulation that stopped early has no events for the remaining steps.
            let reach = index < starts.count ? reach(of: index, starts) : run.events.endIndex..<run.events.endIndex
            var found = step.expectations.flatMap { check($0, in: reach) }
            if index >= starts.count, run.endsEarly {
                for place in found.indices { found[place].message += "; the run ends before this step" }
            }
            failures += found
        }
        let whole = run.events.indices
        for expectation in scenario.expectations { failures += check(expectation, in: whole) }
        return failures + unexpectedReports()
    }

    private var stepStarts: [Int] {
        run.events.indices.filter { if case .step = run.events[$0].body { true } else { false } }
    }

    /// Returns the range of events that a step's expectations cover. The range ends at the next step or, for `wait:
    /// false`, at the step after that, and in any case at the end of the run.
    private func reach(of index: Int, _ starts: [Int]) -> Range<Int> {
        var last = index
        while last + 1 < scenario.steps.count, !scenario.steps[last].waits, last == index { last += 1 }
        let end = last + 1 < starts.count ? starts[last + 1] : run.events.count
        return starts[index]..<end
    }

    private mutating func check(_ expectation: Expectation, in reach: Range<Int>) -> [Diagnostic] {
        var failures: [Diagnostic] = []
        if let order = expectation.order {
            if let (message, mismatch) = OrderClaim(expectation, order: order, run: run, reach: reach).mismatch() {
                failures.append(failure(expectation.location, message, mismatch))
            }
        }
        if let each = expectation.each {
            let claim = OrderClaim(expectation, order: each, run: run, reach: reach)
            failures += claim.mismatchesOfEach().map { failure(expectation.location, $0.message, $0.1) }
        }
        failures += states(expectation, at: reach.upperBound)
        failures += sizes(expectation, at: reach.upperBound)
        failures += expectation.tasks.compactMap { task($0, expectation.location, in: reach) }
        if let deliveries = expectation.deliveries {
            failures += check(deliveries: deliveries, expectation.location, in: reach)
        }
        failures += expectation.flags.flatMap { flags($0, expectation.location, in: reach) }
        if let chain = expectation.chain { failures += check(chain: chain, expectation.location, in: reach) }
        if let look = expectation.statusBar { failures += check(statusBar: look, expectation.location, in: reach) }
        if let handler = expectation.handledBy { failures += check(handler: handler, expectation.location, in: reach) }
        if case .rules(let rules) = expectation.diagnostics {
            failures += check(rules: rules, expectation.location, in: reach)
        }
        return failures
    }

    // MARK: State

    private func states(_ expectation: Expectation, at end: Int) -> [Diagnostic] {
        guard !expectation.states.isEmpty else { return [] }
        return expectation.states.compactMap { claim in
            let actual = states.value(of: claim.controller, before: end) ?? .disappeared
            guard actual != claim.state else { return nil }
            return failure(
                expectation.location,
                "expected the state of '\(claim.controller)' to be \(claim.state.rawValue), "
                    + "but it is \(actual.rawValue)")
        }
    }

    // MARK: Responder chain

    /// Returns the responders that receive the last touch before the end of `reach`, and the responder that handles it,
    /// or nil if none does.
    private func lastTouch(in reach: Range<Int>) -> (chain: [String], handler: String?) {
        var touch: (chain: [String], handler: String?) = ([], nil)
        let events = run.events[..<reach.upperBound]
        let start = events.lastIndex { if case .action(let action) = $0.body { action.kind == .touch } else { false } }
        for event in events[(start ?? events.startIndex)...] {
            guard case .action(let action) = event.body else { continue }
            if action.kind == .handle { touch.handler = action.name }
            if action.kind == .responder || action.kind == .handle { touch.chain.append(action.name ?? "") }
        }
        return touch
    }

    /// Checks a responder chain to its end or, if the expected chain ends in `...`, its beginning. Root views, the
    /// scene, and the application's delegate are each ignored if the expected chain contains no responder of that kind.
    private func check(chain claim: [String], _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let isWhole = claim.last != "..."
        let expected = isWhole ? claim : Array(claim.dropLast())
        var actual = lastTouch(in: reach).chain
        for kind in [".view", "scene", "delegate"] where !expected.contains(where: { $0.hasSuffix(kind) }) {
            actual.removeAll { $0 == kind || kind == ".view" && $0.hasSuffix(kind) }
        }
        if !isWhole { actual = Array(actual.prefix(expected.count)) }
        guard actual != expected else { return [] }
        let common = zip(actual, expected).prefix { $0 == $1 }.count
        return [
            failure(
                location, Verification.message(expected, actual, first: common, in: "responder chain"),
                OrderMismatch(expected: expected, actual: actual, firstMismatch: common))
        ]
    }

    private func check(handler expected: String, _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let actual = lastTouch(in: reach).handler ?? "none"
        guard actual != expected else { return [] }
        let (wanted, found) = (
            expected == "none" ? "no responder" : "'\(expected)'", actual == "none" ? "none does" : "'\(actual)' does"
        )
        return [failure(location, "expected \(wanted) to handle the touch, but \(found)")]
    }

    // MARK: Diagnostics

    private func check(rules expected: [String], _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let isWhole = reach == run.events.indices
        let actual = Set(reports.filter { $0.event.map(reach.contains) ?? isWhole }.map(\.rule))
        let missing = Set(expected).subtracting(actual).subtracting(ignored).sorted()
        let extra = actual.subtracting(expected).sorted()
        return missing.map { failure(location, "expected a diagnostic from rule '\($0)', but none was reported") }
            + extra.map { failure(location, "unexpected diagnostic from rule '\($0)'") }
    }

    private func unexpectedReports() -> [Diagnostic] {
        let all = scenario.allExpectations
        guard !all.contains(where: { $0.diagnostics != nil }) else { return [] }
        return reports.filter { $0.severity == .error }.map { report in
            let line = report.event.flatMap { run.events[$0].line } ?? 1
            return failure(
                SourceLocation(line: line, column: 1), "unexpected error: \(report.message) [\(report.rule)]")
        }
    }

    // MARK: Flags

    mutating func flags(_ claim: Expectation.FlagClaim, _ location: SourceLocation, in reach: Range<Int>)
        -> [Diagnostic]
    {
        let position = reach.first { index in
            guard case .callback(let callback) = run.events[index].body else { return false }
            return claim.entry.items.contains(.callback(callback.callback))
                && (claim.entry.controller == nil || run[callback.controller].name == claim.entry.controller)
        }
        guard let position, case .callback(let found) = run.events[position].body else {
            return [failure(location, "expected flags in '\(claim.entry.text)', but the callback was not sent")]
        }
        var failures = claim.flags.compactMap { flag -> Diagnostic? in
            let actual = found.flags.names.contains(flag.name)
            guard actual != flag.value else { return nil }
            return failure(
                location, "expected \(flag.name) to be \(flag.value) in '\(claim.entry.text)', but it is \(actual)")
        }
        if let animated = claim.animated, found.animated != animated {
            let actual = found.animated.map { "it is \($0)" } ?? "the callback doesn't have this argument"
            failures.append(
                failure(location, "expected animated to be \(animated) in '\(claim.entry.text)', but \(actual)"))
        }
        if let wanted = claim.nibName, found.nibName?.name != wanted.name {
            let (name, actual) = (wanted.name ?? "none", found.nibName?.name ?? "none")
            failures.append(
                failure(location, "expected nibName to be '\(name)' in '\(claim.entry.text)', but it is '\(actual)'"))
        }
        if let wanted = claim.applicationState, found.applicationState != wanted {
            let actual =
                found.applicationState.map { "it is '\($0.rawValue)'" } ?? "the callback isn't the application's"
            let what = "applicationState to be '\(wanted.rawValue)' in '\(claim.entry.text)'"
            failures.append(failure(location, "expected \(what), but \(actual)"))
        }
        if let wanted = claim.orientation {
            let actual = orientation(before: position)
            let what = "interfaceOrientation to be \(wanted.rawValue) in '\(claim.entry.text)'"
            if actual != wanted.rawValue { failures.append(failure(location, "expected \(what), but it is \(actual)")) }
        }
        return failures + holders(claim, found, at: position, location)
    }

    /// Returns the orientation of the interface before an event: portrait until the first recorded change.
    private func orientation(before position: Int) -> String {
        lastName(of: .rotate, before: position) ?? UIInterfaceOrientation.portrait.rawValue
    }

    func check(statusBar expected: String, _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let actual = lastName(of: .statusBar, before: reach.upperBound) ?? "default"
        guard actual != expected else { return [] }
        return [failure(location, "expected the status bar to be '\(expected)', but it is '\(actual)'")]
    }

    /// Returns the name of the last action of a kind that has an effect, before a position, or nil.
    private func lastName(of kind: ActionEvent.Kind, before position: Int) -> String? {
        run.events[..<position].lazy.reversed().compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == kind, action.detail == nil else { return nil }
            return action.name
        }.first
    }

    /// Checks the parent, the presenter, and the presented controller. In a move callback, the parent is the callback's
    /// argument.
    private mutating func holders(
        _ claim: Expectation.FlagClaim, _ found: CallbackEvent, at position: Int, _ location: SourceLocation
    ) -> [Diagnostic] {
        guard claim.parent != nil || claim.presenter != nil || claim.presented != nil else { return [] }
        let hierarchy = moments.hierarchy(after: position)
        let ancestors = sequence(first: found.controller) { hierarchy[$0].parent }.lazy
        let presenter = ancestors.compactMap { hierarchy[$0].presenter }.first
        let presented = ancestors.compactMap { hierarchy[$0].presented }.first
        func mismatch(_ what: String, _ wanted: Expectation.Reference?, _ actual: ControllerID?) -> [Diagnostic] {
            guard let wanted else { return [] }
            let name = actual.map { run[$0].name }
            guard name != wanted.name else { return [] }
            return [
                failure(
                    location,
                    "expected \(what) to be '\(wanted.name ?? "none")' in '\(claim.entry.text)', but it is '\(name ?? "none")'"
                )
            ]
        }
        return mismatch("parent", claim.parent, found.parent.map(\.id) ?? hierarchy[found.controller].parent)
            + mismatch("presentingViewController", claim.presenter, presenter)
            + mismatch("presentedViewController", claim.presented, presented)
    }

    // MARK: Sizes

    func sizes(_ expectation: Expectation, at end: Int) -> [Diagnostic] {
        guard !expectation.sizes.isEmpty else { return [] }
        return expectation.sizes.compactMap { claim in
            let actual = sizes.value(of: claim.controller, before: end)
            guard actual != claim.size.text else { return nil }
            return failure(
                expectation.location,
                "expected the size of '\(claim.controller)' to be \(claim.size.text), but "
                    + (actual.map { "it is \($0)" } ?? "its view is not loaded or has no size"))
        }
    }

    // MARK: Tasks

    /// Checks whether a task is running or has ended at the end of `reach`.
    func task(_ claim: Expectation.TaskClaim, _ location: SourceLocation, in reach: Range<Int>) -> Diagnostic? {
        let changes = run.events[..<reach.upperBound].reversed().lazy.compactMap { event -> ActionEvent.Kind? in
            guard case .action(let action) = event.body, action.name == claim.name else { return nil }
            return [.beginTask, .endTask].contains(action.kind) ? action.kind : nil
        }
        let actual =
            changes.first == .beginTask
            ? "is running" : changes.contains(.beginTask) ? "has ended" : "has not begun"
        let expected = claim.state == .running ? "is running" : "has ended"
        guard actual != expected else { return nil }
        return failure(location, "expected that the task '\(claim.name)' \(expected), but it \(actual)")
    }

    // MARK: Notifications

    func check(deliveries expected: [Expectation.Delivery], _ location: SourceLocation, in reach: Range<Int>)
        -> [Diagnostic]
    {
        let actual = run.events[reach].compactMap { event -> ActionEvent? in
            guard case .action(let action) = event.body, action.kind == .deliver else { return nil }
            return action
        }
        let pairs = zip(actual, expected).map(matches)
        guard actual.count != expected.count || pairs.contains(false) else { return [] }
        let keys = actual.indices.map { $0 < pairs.count && pairs[$0] ? expected[$0].text : text(actual[$0]) }
        let first = pairs.firstIndex(of: false) ?? pairs.count
        let (wanted, came) = (expected.map(\.text), actual.map(text))
        return [
            failure(
                location, Verification.message(wanted, came, first: first, in: "delivered notifications"),
                OrderMismatch(expected: wanted, actual: came, firstMismatch: first, keys: (wanted, keys)))
        ]
    }

    private func matches(_ action: ActionEvent, _ claim: Expectation.Delivery) -> Bool {
        func name(_ id: ControllerID?) -> String? { id.map { run[$0].name } }
        return (claim.observer == nil || name(action.subject) == claim.observer)
            && (claim.name == nil || action.name == claim.name) && (claim.info == nil || action.detail == claim.info)
            && claim.object.map { name(action.target) == $0.name } ?? true
    }

    private func text(_ action: ActionEvent) -> String {
        let sender = action.target.map { " from \(run[$0].name)" } ?? ""
        let info = action.detail.map { $0 == "dangling" ? ", which is deallocated" : " with userInfo \($0)" } ?? ""
        return "\(action.name ?? "")\(sender) to \(action.subject.map { run[$0].name } ?? "no observer")\(info)"
    }
}

extension Expectation.Delivery {
    fileprivate var text: String {
        let sender = object.map { " from \($0.name ?? "no sender")" } ?? ""
        let info = info.map { " with userInfo \($0)" } ?? ""
        return "\(name ?? "any notification")\(sender) to \(observer ?? "any observer")\(info)"
    }
}
