import LifecycleDiagnostics
import LifecycleEngine
import LifecycleInference
import LifecycleLogs
import LifecycleModel

extension Run {
    /// Checks that the controllers received callbacks in exactly this order.
    ///
    /// `order` must contain all occurrences of the compared callbacks, so a callback that comes twice or too early is a
    /// failure. Consecutive layout passes of a controller count as one.
    ///
    /// ```swift
    /// let run = try Run.recorded(text)
    /// try run.expectOrder([
    ///     "HomeViewController.viewWillDisappear", "DetailViewController.viewWillAppear",
    ///     "HomeViewController.viewDidDisappear", "DetailViewController.viewDidAppear",
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - order: The callbacks, each with a controller, such as `detail.viewDidAppear`. The controller is an ID from
    ///     the run, a name from the scenario, or a class. A class stands for all its instances. The callback is written
    ///     as in a scenario: `viewWillAppear`, `viewWillAppear(_:)`, or `viewWillAppear:`.
    ///   - only: The callbacks to compare for every controller in `order`, including the callbacks in `order`. If
    ///     `order` is empty, the callbacks are compared for all controllers. If `only` is nil, the callbacks in `order`
    ///     are compared, each only for its controller.
    ///   - steps: The numbers of the steps to compare, starting from 1, or nil for the whole run.
    /// - Throws: ``OrderFailure`` if the order is different, or ``InvalidExpectation`` if a name is missing or unknown,
    ///   if a step doesn't exist, or if `order` is empty and `only` is nil.
    public func expectOrder(
        _ order: [String], only: [String]? = nil, inSteps steps: ClosedRange<Int>? = nil, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if order.isEmpty, only == nil {
            throw InvalidExpectation(
                location: location, message: "an empty order checks nothing; name the callbacks with 'only'")
        }
        var names = NameTable(of: self, at: location)
        var expectation = Expectation(location: SourceLocation())
        let entries = try order.map { try names.entry($0) }
        expectation.only = try only?.map(names.callback) ?? entries
        let claim = OrderClaim(expectation, order: entries, run: names.run, reach: try reach(of: steps, location))
        if let (message, mismatch) = claim.mismatch() {
            throw OrderFailure(location: location, message: message, mismatch: mismatch)
        }
    }

    /// Checks that no rule reports a diagnostic with the given severity or a higher severity.
    ///
    /// For the run of a log, the diagnostics are those of `lifeline check`: rules see the steps that explain the run.
    ///
    /// - Parameters:
    ///   - severity: The lowest severity that is a failure.
    ///   - disabled: The IDs of rules whose diagnostics are ignored, such as `controller-leaked`.
    /// - Throws: ``DiagnosticFailure`` with the diagnostics of that severity or a higher severity.
    public func expectNoDiagnostics(
        of severity: Severity = .warning, except disabled: Set<String> = [], fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let run = source == .log ? inferred()?.run ?? self : self
        let found = Rule.diagnostics(in: run).filter { $0.severity >= severity && !disabled.contains($0.rule) }
        if !found.isEmpty { throw DiagnosticFailure(location: location, diagnostics: found) }
    }

    /// Checks that a controller is in a state at the end of the run, such as `.appeared`.
    ///
    /// - Parameters:
    ///   - controller: The controller, named as in ``expectOrder(_:only:inSteps:fileID:filePath:line:column:)``. If
    ///     several controllers have the name, the last one is checked.
    ///   - state: The state.
    /// - Throws: ``DiagnosticFailure`` if the state is different or unknown, or ``InvalidExpectation`` if there is no
    ///   such controller.
    public func expectState(
        _ controller: String, _ state: AppearanceState, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let id = try NameTable(of: self, at: location).controllers(controller).last
        var tracker = AppearanceTracker(for: self)
        for event in events { _ = tracker.follow(event) }
        let actual = id.flatMap(tracker.state(of:))
        guard actual != state else { return }
        let words = actual.map { "it is \($0.rawValue)" } ?? "the run doesn't show its state"
        throw DiagnosticFailure(
            location: location,
            diagnostics: [
                Diagnostic(
                    .error, Diagnostic.expectation,
                    "expected the state of '\(controller)' to be \(state.rawValue), but \(words)")
            ])
    }

    /// Checks that the callbacks of a recorded run are those that UIKit sends for the steps that explain them.
    ///
    /// - Parameter ios: The iOS version that the run comes from, or nil for the version in the run or, if it contains
    ///   none, the newest version with the fewest deviations.
    /// - Throws: ``DiagnosticFailure`` with a diagnostic for each deviation, or with one diagnostic if no steps explain
    ///   the run.
    public func expectNoDeviations(
        ios: IOSVersion? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let unexplained = Diagnostic(
            .warning, Rule.differsFromUIKit.id, "no steps explain the callbacks of the run")
        // A transition that never ends has a rule of its own.
        let found =
            inferred(ios: ios).map { inference in
                [Rule.differsFromUIKit, .unfinishedTransition].flatMap { $0.diagnostics(in: inference.run) }
            } ?? [unexplained]
        if !found.isEmpty { throw DiagnosticFailure(location: location, diagnostics: found) }
    }

    /// Returns the positions of the events in `steps`, or of all events if `steps` is nil. Throws
    /// ``InvalidExpectation`` if a step doesn't exist.
    private func reach(of steps: ClosedRange<Int>?, _ location: TestLocation) throws -> Range<Int> {
        guard let steps else { return events.indices }
        let starts = events.indices.filter { if case .step = events[$0].body { true } else { false } }
        guard steps.lowerBound >= 1, steps.upperBound <= starts.count else {
            let known = starts.count == 1 ? "one step" : starts.isEmpty ? "no steps" : "steps 1 to \(starts.count)"
            throw InvalidExpectation(
                location: location,
                message:
                    "the step range \(steps.lowerBound)...\(steps.upperBound) is out of bounds; the run has \(known)")
        }
        let end = steps.upperBound < starts.count ? starts[steps.upperBound] : events.endIndex
        return starts[steps.lowerBound - 1]..<end
    }
}

extension Run {
    /// Reads a recorded run: JSON Lines from the recorder or from `lifeline run`, or a console log.
    ///
    /// - Parameters:
    ///   - text: The recording. If it contains several runs, for example from several launches, the last run with
    ///     callbacks is returned.
    ///   - name: The name of the recording in messages.
    /// - Throws: `ReadError` if the text can't be read, or ``NoCallbacks`` if no callback is recognized.
    public static func recorded(_ text: String, name: String = "recording") throws -> Run {
        let source = InputSource(name: name, text: text)
        let reader = Reader.run.recognizes(source) ? Reader.run : Reader.log
        guard case .runs(let runs) = try reader.read(source, Reader.Options()),
            let run = runs.last(where: { run in run.callbacks.contains { _ in true } })
        else {
            throw NoCallbacks(
                description: "no view controller callback was recognized in the recording '\(name)'; check that the "
                    + "app starts the recorder, or prints its callbacks in a format that Lifeline recognizes")
        }
        return run
    }
}
