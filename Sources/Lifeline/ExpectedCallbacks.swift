import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The expectations of a scenario or of a file with only `expect`, for the log or the recording of an app.
///
/// The orders of a scenario's steps are one order for each window, because a log contains no steps, and those of
/// different windows overlap. Other callbacks and other controllers may come between them.
public struct ExpectedCallbacks: Sendable {
    private let scenario: Scenario
    /// The combined order of each window.
    private var orders: [CombinedOrder] = []
    private var expectations: [Expectation] = []

    private struct CombinedOrder {
        var entries: [Expectation.Entry] = []
        /// The location of the expectation from which each entry comes.
        var origins: [SourceLocation] = []
    }

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
        let windows = Self.windows(of: scenario)
        var combined: [ControllerID?: CombinedOrder] = [:]
        for expectation in scenario.steps.flatMap(\.expectations) {
            for entry in expectation.order ?? [] {
                let window = entry.controller.flatMap { windows[$0] }
                combined[window, default: CombinedOrder()].entries.append(entry)
                combined[window]?.origins.append(expectation.location)
            }
        }
        orders = combined.sorted { $0.key?.index ?? -1 < $1.key?.index ?? -1 }.map(\.value)
        if let last = scenario.steps.last?.expectations.filter({ !$0.states.isEmpty }) {
            expectations += last.map { expectation in
                var state = Expectation(location: expectation.location)
                state.states = expectation.states
                return state
            }
        }
        expectations += scenario.expectations
        guard !orders.isEmpty || !expectations.isEmpty else {
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
        let expectsDiagnostics = expectations.contains { $0.diagnostics != nil }
        func failures(of expectations: [Expectation]) -> [Diagnostic] {
            var claims = Scenario()
            claims.file = scenario.file
            claims.expectations = expectations.map { expectation in
                var expectation = expectation
                // Each callback is compared only for the controllers for which it is expected.
                if expectation.only == nil { expectation.only = expectation.order ?? expectation.each }
                return expectation
            }
            return Verification(of: claims, run: named.run, reports: expectsDiagnostics ? reports : []).failures()
        }
        let ordered = orders.flatMap { order in
            var expectation = Expectation(location: SourceLocation())
            expectation.order = order.entries
            return failures(of: [expectation]).map { located($0, order.origins) }
        }
        return ordered + failures(of: expectations)
    }

    /// Moves a failure of a combined order to the expectation that contains the first mismatch.
    private func located(_ failure: Diagnostic, _ origins: [SourceLocation]) -> Diagnostic {
        guard let mismatch = failure.mismatch else { return failure }
        var failure = failure
        failure.location = origins[min(mismatch.firstMismatch ?? 0, origins.count - 1)]
        failure.location.file = scenario.file
        return failure
    }

    /// The windows of the controllers in a scenario that connects scenes, keyed by name, or an empty dictionary. All
    /// controllers that have had a common ancestor among parents and presenters belong to one window, whose value is one
    /// of them.
    private static func windows(of scenario: Scenario) -> [String: ControllerID] {
        guard scenario.steps.contains(where: { $0.verb == .connectScene }) else { return [:] }
        let run = scenario.play()
        var ancestors: [ControllerID: ControllerID] = [:]
        func window(of controller: ControllerID) -> ControllerID {
            var top = controller
            while let next = ancestors[top] { top = next }
            if top != controller { ancestors[controller] = top }
            return top
        }
        var root: ControllerID?
        for event in run.events {
            guard case .hierarchy(let change) = event.body, let subject = change.subject else { continue }
            // A root replaces the one before; those of other windows have their scene as the target.
            if change.change == .root, change.target == nil, root == nil { root = subject }
            guard let target = change.target ?? (change.change == .root ? root : nil) else { continue }
            let (own, other) = (window(of: subject), window(of: target))
            if own != other { ancestors[own] = other }
        }
        return Dictionary(
            run.controllers.indices.map { (run.controllers[$0].name, window(of: ControllerID($0))) }
        ) { first, _ in first }
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
