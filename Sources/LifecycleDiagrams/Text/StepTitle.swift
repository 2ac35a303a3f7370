import LifecycleModel

/// The titles of steps in words, such as `Swipe back, canceled` for `swipeBack: cancelled`.
enum StepTitle {
    /// Returns the title of a step, with `animated` if the step is animated, is not a gesture, and its text doesn't
    /// mention it. The title of an inferred step contains its heading in the log, if there is one.
    static func words(_ step: StepEvent, _ isAnimated: Bool, _ options: DiagramOptions = .init(name: "")) -> String {
        if let inference = step.inference {
            return step.text == inference.words
                ? step.text.capitalizedFirst : "\(step.text) (\(inference.words))"
        }
        let words = title(of: step, options)
        guard isAnimated, let verb = VerbSignature.named(step), verb.title != nil, !words.contains(options["animated"])
        else {
            return words
        }
        // Gestures are always animated.
        let isOther = verb.isGesture || verb.subject == .callback || step.has("interactive")
        return isOther ? words : words + options[", animated"]
    }

    /// Returns the title of a step of a scenario. The title of another step, such as a heading in a log, is its text.
    static func title(of step: StepEvent, _ drawing: DiagramOptions = .init(name: "")) -> String {
        guard let verb = VerbSignature.named(step) else { return step.text }
        // The outcome of a gesture is at the end.
        let outcome = verb.isGesture ? step.subject : ""
        let subject = outcome.isEmpty ? spoken(step.subject, drawing) : ""
        guard verb.title(of: subject) != nil else { return step.text }
        let title = drawing[verb.wording(of: subject)]
        let options = step.arguments.filter { !$0.name.isEmpty }.map { ($0.name, $0.value) }
        let all = outcome.isEmpty ? options : options + [("interactive", outcome)]
        return all.reduce(title) { $0 + drawing[option($1.0, $1.1, drawing)] }
    }

    /// Returns the words for an option, with the separator before them.
    private static func option(_ key: String, _ value: String, _ drawing: DiagramOptions) -> Wording {
        switch (key, value) {
        case ("interactive", "completed"), ("wait", _): ""
        case ("interactive", "cancelled"): ", canceled"
        case ("interactive", "refused"): ", refused"
        case ("interactive", _): ", \(value)"
        case ("interrupt", _): ", reversed"
        case ("animated", "true"): ", animated"
        case ("animated", _): ", not animated"
        case ("appearing", "true"): " (appearing)"
        case ("appearing", _): " (disappearing)"
        case ("to", "none"): " to nil"
        case ("to", _), ("from", _), ("in", _), ("of", _), ("onto", _), ("by", _):
            Wording(" \(key) %", spoken(value, drawing))
        case ("then", "commit"): ", then \(drawing["commit"])"
        case ("then", _): ", then \(drawing["cancel"])"
        case ("handledBy", _): ", handled by \(value)"
        case ("style", _): " as \(value)"
        default: ", \(key) \(spoken(value, drawing))"
        }
    }

    /// Returns a value in words. In English, `landscapeLeft` and other orientations are written as several words. Sizes
    /// are written with a multiplication sign, and lists without brackets.
    private static func spoken(_ value: String, _ drawing: DiagramOptions) -> String {
        if value.firstMatch(of: /^\d+x\d+$/) != nil { return value.replacing("x", with: " × ") }
        if value.hasPrefix("["), value.hasSuffix("]") {
            return value.dropFirst().dropLast().split(separator: ", ").reduce("") {
                $0.isEmpty ? String($1) : drawing["\($0), \($1)"]
            }
        }
        guard drawing.language == .english, ["portrait", "landscape"].contains(where: value.hasPrefix) else {
            return value
        }
        return value.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}

extension VerbSignature {
    /// Returns the signature of a step's verb, or nil for a step without a built-in verb.
    static func named(_ step: StepEvent) -> VerbSignature? { step.verb.flatMap(named) }

    /// The title of a step with a subject, with a key that doesn't contain the subject.
    fileprivate func wording(of subject: String) -> Wording {
        let key = title(of: "%") ?? ""
        let isNone = subject.isEmpty || title(of: subject) == title(of: "none")
        return isNone ? Wording(title(of: subject) ?? "") : Wording(key, subject)
    }
}

extension StepEvent {
    fileprivate func has(_ option: String) -> Bool { arguments.contains { $0.name == option } }
}
