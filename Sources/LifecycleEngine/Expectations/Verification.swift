import LifecycleModel

/// The verification of a scenario's expectations against its run.
public struct Verification {
    private let scenario: Scenario
    private let run: Run
    private let reports: [Diagnostic]
    /// The rules of the reports that concern an event.
    private let rules: History<String>
    private let ignored: Set<String>
    private let histories: Histories
    /// The hierarchy at the callbacks of claims about parents and presenters, by the callbacks' positions.
    private var holders: [Int: Holders] = [:]
    /// The number of events that have been read to check the expectations. Tests compare this number for runs of
    /// different lengths.
    package private(set) var eventsRead = 0

    /// The parent of a callback's receiver, and the controllers that it presents and that present it, according to the
    /// hierarchy.
    private struct Holders { let parent, presenter, presented: ControllerID? }

    /// Expectations, and the range of events that they cover.
    private struct Stretch {
        let expectations: [Expectation]
        let reach: Range<Int>
        /// Whether the run ended before the step with these expectations.
        var isUnplayed = false
    }

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
        var rules = History<String>()
        let located = reports.compactMap { report in report.event.map { (event: $0, rule: report.rule) } }
        for report in located.sorted(by: { $0.event < $1.event }) { rules.add(report.rule, at: report.event) }
        self.rules = rules
        histories = Histories(run)
        eventsRead = run.events.count
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

    /// Returns the same diagnostics as ``failures()``, and counts the events that it reads.
    package mutating func check() -> [Diagnostic] {
        let stretches = stretches
        findHolders(for: stretches)
        var failures: [Diagnostic] = []
        for stretch in stretches {
            var found = stretch.expectations.flatMap { check($0, in: stretch.reach) }
            if stretch.isUnplayed, run.endsEarly {
                for index in found.indices { found[index].message += "; the run ends before this step" }
            }
            failures += found
        }
        return failures + unexpectedReports()
    }

    /// The expectations of the steps, and then those of the scenario, with the events that they cover.
    private var stretches: [Stretch] {
        let starts = stepStarts
        let steps = scenario.steps.enumerated().map { index, step in
            // A simulation that stopped early has no events for the remaining steps.
            let isUnplayed = index >= starts.count
            return Stretch(
                expectations: step.expectations,
                reach: isUnplayed ? run.events.endIndex..<run.events.endIndex : reach(of: index, starts),
                isUnplayed: isUnplayed)
        }
        return steps + [Stretch(expectations: scenario.expectations, reach: run.events.indices)]
    }

    private var stepStarts: [Int] {
        run.events.indices.filter { if case .step = run.events[$0].body { true } else { false } }
    }

    /// Returns the range of events that a step's expectations cover. The range ends at the next step or, for `wait:
    /// false`, at the step after that, and in any case at the end of the run.
    private func reach(of index: Int, _ starts: [Int]) -> Range<Int> {
        let next = index + (scenario.steps[index].waits ? 1 : 2)
        return starts[index]..<(next < starts.count ? starts[next] : run.events.count)
    }

    private mutating func check(_ expectation: Expectation, in reach: Range<Int>) -> [Diagnostic] {
        var failures: [Diagnostic] = []
        if let order = expectation.order {
            eventsRead += reach.count
            if let (message, mismatch) = OrderClaim(expectation, order: order, run: run, reach: reach).mismatch() {
                failures.append(failure(expectation.location, message, mismatch))
            }
        }
        if let each = expectation.each {
            eventsRead += reach.count
            let claim = OrderClaim(expectation, order: each, run: run, reach: reach)
            failures += claim.mismatchesOfEach().map { failure(expectation.location, $0.message, $0.1) }
        }
        failures += states(expectation, at: reach.upperBound)
        failures += sizes(expectation, at: reach.upperBound)
        failures += expectation.tasks.compactMap { task($0, expectation.location, at: reach.upperBound) }
        if let deliveries = expectation.deliveries {
            failures += check(deliveries: deliveries, expectation.location, in: reach)
        }
        for claim in expectation.flags { failures += flags(claim, expectation.location, in: reach) }
        if let chain = expectation.chain { failures += check(chain: chain, expectation.location, in: reach) }
        if let appearance = expectation.statusBar {
            failures += check(statusBar: appearance, expectation.location, at: reach.upperBound)
        }
        if let handler = expectation.handledBy { failures += check(handler: handler, expectation.location, in: reach) }
        if case .rules(let rules) = expectation.diagnostics {
            failures += check(rules: rules, expectation.location, in: reach)
        }
        return failures
    }

    // MARK: State

    private func states(_ expectation: Expectation, at end: Int) -> [Diagnostic] {
        expectation.states.compactMap { claim in
            let instance = histories.instance(claim.controller, before: end)
            let actual = instance.flatMap { histories.states[$0]?.value(before: end) } ?? .disappeared
            guard actual != claim.state || isMissing(claim.controller, instance) else { return nil }
            return failure(
                expectation.location,
                "expected the state of '\(claim.controller)' to be \(claim.state.rawValue), but "
                    + found("it is \(actual.rawValue)", of: claim.controller, instance))
        }
    }

    /// Returns whether a name is the ID of an instance that doesn't exist, such as `detail#2`.
    private func isMissing(_ name: String, _ instance: ControllerID?) -> Bool { instance == nil && name.contains("#") }

    private func found(_ actual: String, of name: String, _ instance: ControllerID?) -> String {
        if isMissing(name, instance) { return "there is no instance with this ID" }
        guard let id = instance.map({ run[$0].id }), id != name else { return actual }
        return "\(actual); the current instance is '\(id)'"
    }

    // MARK: Responder chain

    /// Returns the failure of an expectation about a touch, if there is no touch in the time that it covers.
    private func withoutTouch(_ location: SourceLocation, _ expected: String) -> Diagnostic {
        failure(location, "expected \(expected), but nothing is touched in the time that the expectation covers")
    }

    /// Checks a responder chain to its end or, if the expected chain ends in `...`, its beginning. Root views, the
    /// scene, and the application's delegate are each ignored if the expected chain contains no responder of that kind.
    private func check(chain claim: [String], _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let isWhole = claim.last != "..."
        let expected = isWhole ? claim : Array(claim.dropLast())
        guard let touch = histories.touches.values(in: reach).last else {
            return [withoutTouch(location, "a responder chain")]
        }
        var actual = touch.chain
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
        let wanted = (expected == "none" ? "no responder" : "'\(expected)'") + " to handle the touch"
        guard let touch = histories.touches.values(in: reach).last else { return [withoutTouch(location, wanted)] }
        guard touch.handler ?? "none" != expected else { return [] }
        return [failure(location, "expected \(wanted), but \(touch.handler.map { "'\($0)' does" } ?? "none does")")]
    }

    // MARK: Diagnostics

    private func check(rules expected: [String], _ location: SourceLocation, in reach: Range<Int>) -> [Diagnostic] {
        let isWhole = reach == run.events.indices
        var actual = Set(rules.values(in: reach))
        if isWhole { actual.formUnion(reports.filter { $0.event == nil }.map(\.rule)) }
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

    /// Returns the position of the first callback that a claim is about, or nil if the callback was not sent.
    private mutating func position(of claim: Expectation.FlagClaim, in reach: Range<Int>) -> Int? {
        for index in reach {
            eventsRead += 1
            guard case .callback(let callback) = run.events[index].body,
                claim.entry.items.contains(.callback(callback.callback)),
                claim.entry.controller.map({ $0 == run[callback.controller].name }) ?? true
            else { continue }
            return index
        }
        return nil
    }

    private mutating func flags(_ claim: Expectation.FlagClaim, _ location: SourceLocation, in reach: Range<Int>)
        -> [Diagnostic]
    {
        let position = position(of: claim, in: reach)
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
            let actual = histories.orientation.value(before: position) ?? UIInterfaceOrientation.portrait.rawValue
            let what = "interfaceOrientation to be \(wanted.rawValue) in '\(claim.entry.text)'"
            if actual != wanted.rawValue { failures.append(failure(location, "expected \(what), but it is \(actual)")) }
        }
        return failures + holders(claim, found, at: position, location)
    }

    private func check(statusBar expected: String, _ location: SourceLocation, at end: Int) -> [Diagnostic] {
        let actual = histories.statusBar.value(before: end) ?? "default"
        guard actual != expected else { return [] }
        return [failure(location, "expected the status bar to be '\(expected)', but it is '\(actual)'")]
    }

    /// Finds the parents and presenters at the callbacks of claims about them, in one pass through the run.
    private mutating func findHolders(for stretches: [Stretch]) {
        var positions: Set<Int> = []
        for stretch in stretches {
            for claim in stretch.expectations.flatMap(\.flags) where claim.concernsHolders {
                if let position = position(of: claim, in: stretch.reach) { positions.insert(position) }
            }
        }
        eventsRead += positions.max() ?? 0
        var cursor = HierarchyCursor(run)
        for position in positions.sorted() {
            guard case .callback(let callback) = run.events[position].body else { continue }
            let hierarchy = cursor.hierarchy(after: position)
            let ancestors = sequence(first: callback.controller) { hierarchy[$0].parent }.lazy
            holders[position] = Holders(
                parent: hierarchy[callback.controller].parent,
                presenter: ancestors.compactMap { hierarchy[$0].presenter }.first,
                presented: ancestors.compactMap { hierarchy[$0].presented }.first)
        }
    }

    /// Checks the parent, the presenter, and the presented controller. In a move callback, the parent is the callback's
    /// argument.
    private func holders(
        _ claim: Expectation.FlagClaim, _ found: CallbackEvent, at position: Int, _ location: SourceLocation
    ) -> [Diagnostic] {
        guard let holders = holders[position] else { return [] }
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
        return mismatch("parent", claim.parent, found.parent.map(\.id) ?? holders.parent)
            + mismatch("presentingViewController", claim.presenter, holders.presenter)
            + mismatch("presentedViewController", claim.presented, holders.presented)
    }

    // MARK: Sizes

    private func sizes(_ expectation: Expectation, at end: Int) -> [Diagnostic] {
        expectation.sizes.compactMap { claim in
            let instance = histories.instance(claim.controller, before: end)
            let actual = instance.flatMap { histories.sizes[$0]?.value(before: end) }
            guard actual != claim.size.text else { return nil }
            let text = actual.map { "it is \($0)" } ?? "its view is not loaded or has no size"
            return failure(
                expectation.location,
                "expected the size of '\(claim.controller)' to be \(claim.size.text), but "
                    + found(text, of: claim.controller, instance))
        }
    }

    // MARK: Tasks

    private func task(_ claim: Expectation.TaskClaim, _ location: SourceLocation, at end: Int) -> Diagnostic? {
        let actual = histories.tasks[claim.name]?.value(before: end)
        guard actual != claim.state else { return nil }
        func text(_ state: Expectation.TaskClaim.State?) -> String {
            switch state {
            case .running: "is running"
            case .ended: "has ended"
            case nil: "has not begun"
            }
        }
        return failure(
            location, "expected that the task '\(claim.name)' \(text(claim.state)), but it \(text(actual))")
    }

    // MARK: Notifications

    private mutating func check(
        deliveries expected: [Expectation.Delivery], _ location: SourceLocation, in reach: Range<Int>
    ) -> [Diagnostic] {
        eventsRead += reach.count
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
            && (claim.name == nil || action.name == claim.name)
            && (claim.info == nil || action.detail?.rawValue == claim.info)
            && claim.object.map { name(action.target) == $0.name } ?? true
    }

    private func text(_ action: ActionEvent) -> String {
        let sender = action.target.map { " from \(run[$0].name)" } ?? ""
        let info =
            action.detail.map { $0 == .dangling ? ", which is deallocated" : " with userInfo \($0.rawValue)" } ?? ""
        return "\(action.name ?? "")\(sender) to \(action.subject.map { run[$0].name } ?? "no observer")\(info)"
    }
}

extension Expectation.FlagClaim {
    /// Whether the claim concerns the parent, the presenter, or the presented controller.
    fileprivate var concernsHolders: Bool { parent != nil || presenter != nil || presented != nil }
}

extension Expectation.Delivery {
    fileprivate var text: String {
        let sender = object.map { " from \($0.name ?? "no sender")" } ?? ""
        let info = info.map { " with userInfo \($0)" } ?? ""
        return "\(name ?? "any notification")\(sender) to \(observer ?? "any observer")\(info)"
    }
}
