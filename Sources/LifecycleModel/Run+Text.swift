extension Run {
    /// The run as text for a terminal: steps as headings, one line for each callback, with its state, flags and arguments.
    public var text: String {
        var text = title.map { "\($0)\n" } ?? ""
        let facts = [file, ios.map { "iOS \($0)" }, skippedLines > 0 ? "\(skippedLines) lines not understood" : nil]
        text += facts.compactMap { $0 }.joined(separator: " · ") + "\n"
        var tracker = AppearanceTracker(for: self)
        for event in events {
            if let line = line(for: event, &tracker) { text += line + "\n" }
        }
        return text
    }

    private func line(for event: Event, _ tracker: inout AppearanceTracker) -> String? {
        switch event.body {
        case .step(let step): return "\n\(step.number)  \(step.text)"
        case .callback(let callback): return line(for: callback, tracker.follow(callback))
        case .warning(let warning): return "   ! \(warning.text)"
        case .diagnostic(let finding): return "   ! \(finding.text) [\(finding.rule)]"
        case .action(let action) where action.kind == .note: return "   # \(action.name ?? "")"
        case .action(let action):
            guard let subject = action.subject else { return nil }
            return "     · \(self[subject].id) \(action.kind.rawValue) \(action.name ?? "")"
        case .controller, .hierarchy: return nil
        }
    }

    private func line(for event: CallbackEvent, _ move: AppearanceTracker.Move?) -> String {
        var words = ["\(self[event.controller].id).\(event.callback.shortName)"]
        if let parent = event.parent { words.append("parent: \(parent.map { self[$0].id } ?? "none")") }
        if event.animated == true { words.append("animated") }
        words += event.flags.names
        if let move { words.append("-> \(move.to.rawValue)") }
        let mark = move?.isLegal == false ? "   ✗ " : "     "
        return mark + words.joined(separator: "  ")
    }
}
