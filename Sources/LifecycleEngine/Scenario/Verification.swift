import LifecycleModel

/// Holds a scenario's expectations against its run.
public struct Verification {
    /// A finding of a rule, as far as expectations speak of it.
    public struct Report: Sendable, Hashable {
        public let rule: String
        public let severity: Severity
        /// The place in `Run.events` of the event it is about; nil where it is about the whole run.
        public let event: Int?
        public let message: String

        public init(rule: String, severity: Severity, event: Int?, message: String) {
            self.rule = rule
            self.severity = severity
            self.event = event
            self.message = message
        }
    }

    private let scenario: Scenario
    let run: Run
    private let reports: [Report]

    /// Prepares to check `run`, which `scenario` gave, with what the rules found in it.
    public init(of scenario: Scenario, run: Run, reports: [Report] = []) {
        self.scenario = scenario
        self.run = run
        self.reports = reports
    }

    /// Every expectation that does not hold, in the order of the text.
    ///
    /// Where the scenario says nothing of diagnostics, none of severity error may be reported.
    public func failures() -> [Failure] {
        var failures: [Failure] = []
        let starts = stepStarts
        for (index, step) in scenario.steps.enumerated() {
            // A story that ended early has no further steps.
            let reach = index < starts.count ? reach(of: index, starts) : run.events.endIndex..<run.events.endIndex
            for expectation in step.expectations { failures += check(expectation, in: reach) }
        }
        let whole = run.events.indices
        for expectation in scenario.expectations { failures += check(expectation, in: whole) }
        return failures + unexpectedReports()
    }

    private var stepStarts: [Int] {
        run.events.indices.filter { if case .step = run.events[$0].body { true } else { false } }
    }

    /// The events that a step's expectations cover: up to the next step, or after `wait: false` the next but one.
    private func reach(of index: Int, _ starts: [Int]) -> Range<Int> {
        var last = index
        while last + 1 < scenario.steps.count, !scenario.steps[last].waits, last == index { last += 1 }
        let end = last + 1 < starts.count ? starts[last + 1] : run.events.count
        return starts[index]..<end
    }

    private func check(_ expectation: Expectation, in reach: Range<Int>) -> [Failure] {
        var failures: [Failure] = []
        if let order = expectation.order {
            failures += OrderClaim(expectation, order: order, run: run, reach: reach).failures()
        }
        if let each = expectation.each {
            failures += OrderClaim(expectation, order: each, run: run, reach: reach).failuresOfEach()
        }
        failures += states(expectation, at: reach.upperBound)
        failures += sizes(expectation, at: reach.upperBound)
        if let deliveries = expectation.deliveries {
            failures += check(deliveries: deliveries, expectation.place, in: reach)
        }
        failures += expectation.flags.flatMap { flags($0, expectation.place, in: reach) }
        if let chain = expectation.chain { failures += check(chain: chain, expectation.place, in: reach) }
        if case .rules(let rules) = expectation.diagnostics {
            failures += check(rules: rules, expectation.place, in: reach)
        }
        return failures
    }

    // MARK: State

    private func states(_ expectation: Expectation, at end: Int) -> [Failure] {
        guard !expectation.states.isEmpty else { return [] }
        var states: [String: AppearanceState] = [:]
        var tracker = AppearanceTracker(for: run)
        for event in run.events[..<end] {
            guard case .callback(let callback) = event.body else { continue }
            tracker.follow(callback)
            states[run[callback.controller].name] = callback.state ?? tracker.state(of: callback.controller)
        }
        return expectation.states.compactMap { claim in
            let actual = states[claim.controller] ?? .disappeared
            guard actual != claim.state else { return nil }
            return Failure(
                expectation.place,
                "expected state of '\(claim.controller)' to be \(claim.state.rawValue), but it is \(actual.rawValue)")
        }
    }

    // MARK: Responder chain

    /// Views, the scene and the delegate may be left out of the expected chain altogether.
    private func check(chain expected: [String], _ place: Place, in reach: Range<Int>) -> [Failure] {
        var actual: [String] = []
        for event in run.events[..<reach.upperBound] {
            guard case .action(let action) = event.body else { continue }
            if action.kind == .touch { actual = [] }
            if action.kind == .responder || action.kind == .handle { actual.append(action.name ?? "") }
        }
        for kind in [".view", "scene", "delegate", "window", "app"]
        where !expected.contains(where: { $0.hasSuffix(kind) }) {
            actual.removeAll { $0 == kind || kind == ".view" && $0.hasSuffix(kind) }
        }
        guard actual != expected else { return [] }
        return [Failure(place, "expected another responder chain", expected: expected, actual: actual)]
    }

    // MARK: Diagnostics

    private func check(rules expected: [String], _ place: Place, in reach: Range<Int>) -> [Failure] {
        let isWhole = reach == run.events.indices
        let actual = Set(reports.filter { $0.event.map(reach.contains) ?? isWhole }.map(\.rule))
        let missing = Set(expected).subtracting(actual).sorted()
        let extra = actual.subtracting(expected).sorted()
        return missing.map { Failure(place, "expected a diagnostic of rule '\($0)', but none is reported") }
            + extra.map { Failure(place, "expected no diagnostic of rule '\($0)', but one is reported") }
    }

    private func unexpectedReports() -> [Failure] {
        let all = scenario.expectations + scenario.steps.flatMap(\.expectations)
        guard !all.contains(where: { $0.diagnostics != nil }) else { return [] }
        return reports.filter { $0.severity == .error }.map { report in
            let line = report.event.flatMap { run.events[$0].line } ?? 1
            return Failure(Place(line: line, column: 1), "expected no error, but \(report.message) [\(report.rule)]")
        }
    }
}
