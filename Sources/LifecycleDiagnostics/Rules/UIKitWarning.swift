import LifecycleModel

extension Rule {
    static let uikitWarning = Rule(
        "uikit-warning", .warning, "UIKit printed a warning or raised an exception",
        why: """
            Most of UIKit's messages report a mistake in the app. Because of the mistake, UIKit may ignore a call, \
            appearance callbacks may be missing, or the app may crash. This rule omits a message if another rule \
            reports the call that caused it. In a log, any other uncaught exception is an error, and an unknown \
            message in UIKit's categories Presentation, ViewController, and Assert is a note.
            """,
        remedy: """
            The diagnostic for a known message contains the cause and the fix. To see an explanation, pass UIKit's \
            message to 'lifeline explain'.
            """,
        evidence: "Warnings/Overview",
        example: """
              controllers:
                nav:    { class: UINavigationController, children: [home] }
                home:   HomeViewController
                detail: DetailViewController
              steps:
                - launch: nav
            -   - popTo: detail # here
            +   - push: detail
            +   - popTo: home
            """
    ) { context in
        return context.warnings.compactMap { position, event in
            guard !context.isResponse(at: position) else { return nil }
            guard let known = UIKitWarning.named(event.id) else {
                return context.diagnostic(
                    position, event.controller,
                    "UIKit printed '\(event.text)'; find the cause of the message ('lifeline explain' describes known"
                        + " messages)")
            }
            let subject = event.controller.map { "\(context.name($0)): " } ?? ""
            let crash = known.kind == .exception ? context.crash(at: position) : ""
            let before = context.departure(before: position, of: event.controller)
            return context.diagnostic(
                position, event.controller, "\(subject)\(known.cause)\(before); \(known.fix)\(crash)",
                severity: known.isError ? .error : .warning)
        } + context.unknownMessages()
    }
}

extension RuleContext {
    /// Returns whether the message at `position` is UIKit's response to a call that another rule reports. The call is
    /// recorded just before the message, or before the callback that the app called.
    fileprivate func isResponse(at position: Int) -> Bool {
        guard position > 0, case .warning(let warning) = run.events[position].body,
            UIKitWarning.named(warning.id)?.rules.isEmpty == false
        else { return false }
        var index = position - 1
        if case .callback = run.events[index].body, index > 0 { index -= 1 }
        guard let action = action(at: index) else { return false }
        return action.detail == .message(warning.id) || [.endAppearance, .setView, .call].contains(action.kind)
    }

    /// Returns the last callback of the step so far that UIKit would not have sent to the controller of a message, as a
    /// part of a sentence. The callback and the message often have one cause.
    fileprivate func departure(before position: Int, of id: ControllerID?) -> String {
        guard let id else { return "" }
        for event in run.events[..<position].reversed() {
            if case .step = event.body { break }
            guard case .action(let action) = event.body, action.kind == .unexpected, action.subject == id,
                let callback = action.name
            else { continue }
            let line = event.line.map { " at line \($0)" } ?? ""
            return "; before it, \(name(id)) receives \(callback)\(line), which UIKit would not send there"
        }
        return ""
    }

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
            guard note.detail == .exception else {
                return diagnostic(
                    position, mentioned.first, "UIKit printed '\(text)', a message that Lifeline doesn't know",
                    severity: .note)
            }
            let about = mentioned.reduce(into: [String]()) { names, id in
                if !names.contains(run[id].id) { names.append(run[id].id) }
            }
            let list = about.isEmpty ? "" : "; it names \(about.map { "'\($0)'" }.joined(separator: " and "))"
            let kinds = [
                // An app in JavaScript or Dart can go on after an exception.
                "Unhandled exception: ": "nothing handled an exception",
                "Fatal error: ": "a fatal error in Swift ended the app",
            ]
            let what =
                if let (start, what) = kinds.first(where: { text.hasPrefix($0.key) }) {
                    "\(what): '\(text.dropFirst(start.count))'"
                } else { "\(text.hasPrefix("EXC_") ? "a crash" : "an uncaught exception") ended the app: '\(text)'" }
            return diagnostic(
                position, mentioned.first, "\(what)\(list)\(crash(at: position))", severity: .error)
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
        guard let next = action(at: position + 1), next.detail == .frame, let function = next.name else {
            return callbacks
        }
        return "\(callbacks); the app's first function in the call stack: \(function)"
    }
}
