extension Run {
    /// The run as text for a terminal: the title; the file, the iOS version, and remarks about lines that were not
    /// read; steps as headings; and one line for each callback, UIKit message, diagnostic, and action.
    public var text: String {
        var text = title.map { "\($0)\n" } ?? ""
        let skipped =
            skippedLines > 0 ? "\(skippedLines) line\(skippedLines == 1 ? "" : "s") not understood" : nil
        let isCode = codeLines > 10 && codeLines > callbacks.reduce(0) { count, _ in count + 1 }
        let code = isCode ? "looks like source code; only log lines were read" : nil
        let facts = [file, ios.map { "iOS \($0)" }, skipped, code]
        text += facts.compactMap { $0 }.joined(separator: " · ") + "\n"
        var writer = RunText(of: self)
        for event in events {
            if let line = writer.line(for: event, in: self) { text += line + "\n" }
        }
        return text
    }
}

/// A writer of a run's events as text, which can write a run that is still growing.
public struct RunText: Sendable {
    private var tracker: AppearanceTracker

    /// Creates a writer at the start of `run`.
    public init(of run: Run) { tracker = AppearanceTracker(for: run) }

    /// Returns the line for the next event of `run`, without its line break, or nil for an event without a line.
    public mutating func line(for event: Event, in run: Run) -> String? {
        switch event.body {
        case .step(let step): return "\n\(step.number)  \(step.text)"
        case .callback(let callback): return line(for: callback, tracker.follow(callback), in: run)
        case .warning(let warning): return "   ! \(warning.text)"
        case .diagnostic(let diagnostic): return "   ! \(diagnostic.text) [\(diagnostic.rule)]"
        case .action(let action) where action.kind == .note:
            let isEnd = [ActionEvent.terminated, ActionEvent.exception].contains(action.detail)
            return "   \(isEnd ? "!" : "#") \(action.name ?? action.detail ?? "")"
        case .action(let action): return "     · " + words(of: action, in: run)
        case .controller, .hierarchy: return nil
        }
    }

    /// Returns an action as text: its controller, kind, name, target, and details, such as `list observe Score (game)`.
    private func words(of action: ActionEvent, in run: Run) -> String {
        var words = [action.subject.map { run[$0].id } ?? "app", action.kind.rawValue]
        if let name = action.name { words.append(name) }
        if let target = action.target { words.append("(\(run[target].id))") }
        if let detail = action.detail { words.append("· \(detail)") }
        return words.joined(separator: " ")
    }

    private func line(for event: CallbackEvent, _ transition: AppearanceTracker.Transition?, in run: Run) -> String {
        var words = ["\(run[event.controller].id).\(event.callback.shortName)"]
        if let parent = event.parent { words.append("parent: \(parent.id.map { run[$0].id } ?? "none")") }
        if let nib = event.nibName { words.append("nibName: \(nib.name ?? "nil")") }
        if event.animated == true { words.append("animated") }
        words += event.flags.names
        if let transition { words.append("-> \(transition.to.rawValue)") }
        if event.isGuess { words.append("(a guess)") }
        let mark = transition?.isLegal == false ? "   ✗ " : "     "
        return mark + words.joined(separator: "  ")
    }
}
