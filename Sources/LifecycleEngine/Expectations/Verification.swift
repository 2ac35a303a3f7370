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

    /// Checks a responder chain to its end or, if the expected chain ends in `...`, its beginning. Root views, the scene,
    /// and the application's delegate are each ignored if the expected chain contains no responder of that kind.
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
}
