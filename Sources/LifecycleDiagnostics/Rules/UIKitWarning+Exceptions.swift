import LifecycleModel

extension RuleContext {
    /// Returns diagnostics for the exceptions in a log that aren't known messages of UIKit, and for unknown messages in
    /// UIKit's categories. The log reader records both as notes.
    func unknownMessages() -> [Diagnostic] {
        let notes = actions(.note).filter(\.event.isMessage)
        guard !notes.isEmpty else { return [] }
        let names = run.controllers.indices.map(ControllerID.init).flatMap { id in words(of: id).map { ($0, id) } }
        let named = Dictionary(names) { first, _ in first }
        return notes.map { position, note in
            let text = note.name ?? ""
            let mentioned = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.compactMap { named[String($0)] }
            guard note.detail == ActionEvent.exception else {
                return diagnostic(
                    position, mentioned.first, "UIKit printed '\(text)', a message that Lifeline doesn't know",
                    severity: .note)
            }
            let about = mentioned.reduce(into: [String]()) { names, id in
                if !names.contains(run[id].id) { names.append(run[id].id) }
            }
            let list = about.isEmpty ? "" : "; it names \(about.map { "'\($0)'" }.joined(separator: " and "))"
            return diagnostic(
                position, mentioned.first,
                "an uncaught exception ended the app: '\(text)'\(list)\(crash(at: position))",
                severity: .error)
        }
    }

    /// Returns the words that stand for a controller in a message: the name of its class, and its address.
    private func words(of id: ControllerID) -> [String] {
        let name = run[id].className.split(separator: ".").last.map(String.init)
        return [name, run[id].address].compactMap(\.self)
    }

    /// Returns what a log shows around an exception, as the end of a sentence: the callbacks before it, and the app's
    /// first function in the call stack below it.
    func crash(at position: Int) -> String {
        guard run.source == .log else { return "" }
        let before = run.events[max(0, position - 60)..<position].compactMap { event -> String? in
            guard case .callback(let callback) = event.body else { return nil }
            return "\(run[callback.controller].id).\(callback.callback.shortName)"
        }
        let callbacks =
            before.isEmpty ? "" : "; the last callbacks before it: \(before.suffix(3).joined(separator: ", "))"
        guard position + 1 < run.events.count, case .action(let next) = run.events[position + 1].body,
            next.detail == ActionEvent.frame, let function = next.name
        else { return callbacks }
        return "\(callbacks); the app's first function in the call stack: \(function)"
    }
}
