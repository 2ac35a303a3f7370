import LifecycleModel

extension Run {
    /// The run with what the rules find in it, each finding right behind what it is about, as a timeline shows it.
    ///
    /// A run that was written with its findings keeps those. What UIKit itself printed stands there already.
    public var withFindings: Run {
        let isTold = events.contains { if case .diagnostic = $0.body { true } else { false } }
        let found = isTold ? [] : Rule.findings(in: self).filter { !isPrinted($0) }
        guard !found.isEmpty else { return self }
        var run = self
        run.events = []
        run.events.reserveCapacity(events.count + found.count)
        var rest = found[...]
        for (place, event) in events.enumerated() {
            run.events.append(event)
            // A call by hand and its callback are one thing.
            if isCall(place), place + 1 < events.count, case .callback = events[place + 1].body { continue }
            while let first = rest.first, (first.event ?? .max) <= place {
                run.events.append(Event(.diagnostic(first.diagnostic), time: event.time, line: first.line))
                rest = rest.dropFirst()
            }
        }
        run.events += rest.map { Event(.diagnostic($0.diagnostic), line: $0.line) }
        return run
    }

    private func isPrinted(_ finding: Finding) -> Bool {
        guard let place = finding.event, case .warning = events[place].body else { return false }
        return true
    }

    private func isCall(_ place: Int) -> Bool {
        if case .action(let action) = events[place].body { action.kind == .call } else { false }
    }
}

extension Finding {
    /// The finding as an event of its run.
    fileprivate var diagnostic: DiagnosticEvent {
        DiagnosticEvent(rule: rule, severity: severity, text: message, controller: controller, callback: callback)
    }
}
