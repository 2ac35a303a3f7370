import LifecycleModel

extension Run {
    /// Returns the run with `diagnostics` as events, for timelines. Each diagnostic follows the event that it is about.
    /// Diagnostics about the whole run come last. The diagnostics must be in the order of their events.
    ///
    /// Returns the run unchanged if it already contains diagnostics. Omits diagnostics about UIKit messages, because
    /// the messages are already events.
    public func adding(_ diagnostics: [Diagnostic]) -> Run {
        let hasOwn = events.contains { if case .diagnostic = $0.body { true } else { false } }
        let found = hasOwn ? [] : diagnostics.filter { !isPrinted($0) }
        guard !found.isEmpty else { return self }
        var run = self
        run.events = []
        run.events.reserveCapacity(events.count + found.count)
        var rest = found[...]
        for (position, event) in events.enumerated() {
            run.events.append(event)
            // A diagnostic about a direct call follows the callback, not the call.
            if isCall(position), position + 1 < events.count, case .callback = events[position + 1].body { continue }
            while let first = rest.first, (first.event ?? .max) <= position {
                run.events.append(Event(.diagnostic(first.asEvent), time: event.time, line: first.location.line))
                rest = rest.dropFirst()
            }
        }
        run.events += rest.map { Event(.diagnostic($0.asEvent), line: $0.location.line) }
        return run
    }

    private func isPrinted(_ diagnostic: Diagnostic) -> Bool {
        guard let position = diagnostic.event, case .warning = events[position].body else { return false }
        return true
    }

    private func isCall(_ position: Int) -> Bool {
        if case .action(let action) = events[position].body { action.kind == .call } else { false }
    }
}

extension Diagnostic {
    /// The diagnostic as an event in a run.
    fileprivate var asEvent: DiagnosticEvent {
        DiagnosticEvent(rule: rule, severity: severity, text: message, controller: controller, callback: callback)
    }
}
