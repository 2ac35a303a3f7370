import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The expectations of a scenario or of a file with only `expect`, for the log or the recording of an app.
///
/// The orders of a scenario's steps are one order, because a log contains no steps. Other callbacks and other
/// controllers may come between them.
public struct ExpectedCallbacks: Sendable {
    private let scenario: Scenario
    /// The expectation from whose order each entry of the combined order comes.
    private var origins: [SourceLocation] = []
    private var expectations: [Expectation] = []

    /// Reads a file. Without `controllers`, it names controllers by their classes or as the log does.
    ///
    /// - Throws: `ReadError` with all errors in the file, or if it expects nothing.
    public init(_ source: InputSource, options: Reader.Options = Reader.Options()) throws(ReadError) {
        var options = options
        options.readsExpectations = true
        guard case .scenario(let scenario) = try Reader.scenario.read(source, options) else {
            throw ReadError(file: source.name, message: "the file contains no expectations")
        }
        self.scenario = scenario
        var whole = Expectation(location: SourceLocation())
        for expectation in scenario.steps.flatMap(\.expectations) {
            guard let order = expectation.order else { continue }
            whole.order = (whole.order ?? []) + order
            origins += order.map { _ in expectation.location }
        }
        if whole.order?.isEmpty == false { expectations.append(whole) }
        if let last = scenario.steps.last?.expectations.filter({ !$0.states.isEmpty }) {
            expectations += last.map { expectation in
                var state = Expectation(location: expectation.location)
                state.states = expectation.states
                return state
            }
        }
        expectations = (expectations + scenario.expectations).map { expectation in
            var expectation = expectation
            // Each callback is compared only for the controllers for which it is expected.
            if expectation.only == nil { expectation.only = expectation.order ?? expectation.each }
            return expectation
        }
        guard !expectations.isEmpty else {
            throw ReadError(
                file: source.name, message: "the file expects nothing; add 'expect' with a list of callbacks")
        }
    }

    /// Returns the expectations that don't hold in a run of an app.
    ///
    /// - Parameters:
    ///   - run: The run of a log or a recording.
    ///   - reports: The diagnostics of rules for the run.
    public func failures(in run: Run, reports: [Diagnostic] = []) -> [Diagnostic] {
        var named = NamedRun(run)
        for spec in scenario.controllers.values { named.declare(spec.name, spec.className) }
        // The combined order has no location, so its names are those of the steps.
        let unknown = scenario.allExpectations.flatMap { expectation in
            expectation.names.compactMap { named.resolve($0, at: expectation.location, in: scenario.file) }
        }
        guard unknown.isEmpty else { return unknown }
        var claims = Scenario()
        claims.file = scenario.file
        claims.expectations = expectations
        let expectsDiagnostics = expectations.contains { $0.diagnostics != nil }
        return Verification(of: claims, run: named.run, reports: expectsDiagnostics ? reports : []).failures()
            .map(located)
    }

    /// Moves a failure of the combined order to the expectation that contains the first mismatch.
    private func located(_ failure: Diagnostic) -> Diagnostic {
        guard failure.location.line == nil, let mismatch = failure.mismatch, !origins.isEmpty else { return failure }
        var failure = failure
        failure.location = origins[min(mismatch.firstMismatch ?? 0, origins.count - 1)]
        failure.location.file = scenario.file
        return failure
    }
}

extension Expectation {
    /// The names of the controllers of callbacks and states.
    fileprivate var names: [String] {
        let entries = (order ?? []) + (each ?? []) + (only ?? []) + ignore + flags.map(\.entry)
        let all = entries.compactMap(\.controller) + (of ?? []) + states.map(\.controller)
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A run of an app whose controllers get the names of expectations.
private struct NamedRun {
    private(set) var run: Run
    private let original: [ControllerInfo]
    private var declared: Set<String> = []
    /// The controllers that have a declared name, by class.
    private var taken: [String: [Int]] = [:]

    init(_ run: Run) {
        self.run = run
        original = run.controllers
    }

    /// Gives a name to the controllers of a class: the first name of a class to all of them, the second one to those
    /// from the second one on, and so on.
    mutating func declare(_ name: String, _ className: String) {
        declared.insert(name)
        let all = original.indices.filter {
            original[$0].className == className || original[$0].shortClassName == className
        }
        let count = taken[className]?.count ?? 0
        for index in all.dropFirst(count) { run.controllers[index].name = name }
        taken[className, default: []].append(contentsOf: all.dropFirst(count).prefix(1))
    }

    /// Renames the controllers with this class, name, or ID. Returns an error if there is none.
    mutating func resolve(_ name: String, at location: SourceLocation, in file: String?) -> Diagnostic? {
        guard !declared.contains(name), name != "app" else { return nil }
        let tests: [(ControllerInfo) -> Bool] = [
            { $0.name == name || $0.shortClassName == name || $0.className == name }, { $0.id == name },
        ]
        for isMeant in tests where original.contains(where: isMeant) {
            for index in original.indices where isMeant(original[index]) { run.controllers[index].name = name }
            return nil
        }
        let known = declared.sorted() + original.flatMap { [$0.shortClassName, $0.id] }
        var location = location
        location.file = file
        let hint = Suggestion.hint(name, among: known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        return Diagnostic(
            .error, Diagnostic.expectation, "neither the file nor the log contains a controller '\(name)'" + hint,
            at: location,
            suggestion: Suggestion.nearest(to: name, among: known))
    }
}

extension DiagnosedInput {
    /// Adds a diagnostic for each expectation that doesn't hold in the last run with callbacks of a log or a recording.
    public mutating func expect(_ expected: ExpectedCallbacks) {
        guard case .runs = played.input.document,
            let last = played.runs.lastIndex(where: { run in run.callbacks.contains { _ in true } })
                ?? played.runs.indices.last
        else { return }
        failures += expected.failures(in: played.runs[last], reports: ruleDiagnostics[last])
    }
}
