import LifecycleModel

/// The titles of steps in words, such as `Swipe back, canceled` for `swipeBack: cancelled`.
enum StepTitle {
    /// Returns the title of a step, with `animated` if the step is animated, is not a gesture, and its text doesn't
    /// mention it. The title of an inferred step contains its heading in the log, if there is one.
    static func words(_ step: StepEvent, _ isAnimated: Bool) -> String {
        if let inference = step.inference {
            return step.text == inference.words
                ? step.text.prefix(1).uppercased() + step.text.dropFirst() : "\(step.text) (\(inference.words))"
        }
        let words = words(step.text)
        // Gestures are always animated.
        let isOther = ["call", "swipeBack", "dragSheet", "turnPage"].contains { step.text.hasPrefix($0) }
        let isTransition = words != step.text && !isOther && !step.text.contains("interactive")
        return isAnimated && isTransition && !words.contains("animated") ? words + ", animated" : words
    }

    /// Returns the title of a step of a scenario. Returns other text, such as a heading in a log, unchanged.
    static func words(_ text: String) -> String {
        let parts = parts(of: text)
        guard let first = parts.first else { return text }
        let isOutcome = ["completed", "cancelled", "refused"].contains(first.value)
        guard let phrase = phrase(first.key, isOutcome ? "" : first.value) else { return text }
        // The outcome of a gesture is at the end.
        let options = parts.dropFirst() + (isOutcome ? [("interactive", first.value)] : [])
        return options.reduce(phrase) { $0 + option($1.key, $1.value) }
    }

    /// Returns the words for a verb and its subject, or nil for an unknown verb. In ``verbs``, `%` stands for the
    /// subject.
    private static func phrase(_ verb: String, _ subject: String) -> String? {
        if verb == "setRoot", ["", "none"].contains(subject) { return "Remove the root" }
        guard let phrase = verbs[verb] else { return nil }
        return subject.isEmpty ? phrase.replacing(" %", with: "") : phrase.replacing("%", with: spoken(subject))
    }

    /// Returns the words for an option, with the separator before them.
    private static func option(_ key: String, _ value: String) -> String {
        switch (key, value) {
        case ("interactive", "completed"), ("wait", _): ""
        case ("interactive", "cancelled"): ", canceled"
        case ("interactive", _): ", \(value)"
        case ("interrupt", _): ", reversed"
        case ("animated", "true"): ", animated"
        case ("animated", _): ", not animated"
        case ("appearing", "true"): " (appearing)"
        case ("appearing", _): " (disappearing)"
        case ("to", "none"): " to nil"
        case ("to", _), ("from", _), ("in", _), ("of", _), ("onto", _), ("by", _): " \(key) \(spoken(value))"
        case ("handledBy", _): ", handled by \(value)"
        case ("style", _): " as \(value)"
        default: ", \(key) \(spoken(value))"
        }
    }

    /// Returns a value in words. `landscapeLeft` and other orientations are written as several words, sizes with a
    /// multiplication sign, and lists without brackets.
    private static func spoken(_ value: String) -> String {
        if value.firstMatch(of: /^\d+x\d+$/) != nil { return value.replacing("x", with: " × ") }
        if value.hasPrefix("["), value.hasSuffix("]") { return String(value.dropFirst().dropLast()) }
        guard ["portrait", "landscape"].contains(where: value.hasPrefix) else { return value }
        return value.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Returns the keys and values of a step's text. Commas in brackets belong to a value.
    private static func parts(of text: String) -> [(key: String, value: String)] {
        var (pieces, depth) = ([""], 0)
        for character in text {
            if character == "[" || character == "{" { depth += 1 }
            if character == "]" || character == "}" { depth -= 1 }
            if character == ",", depth == 0 {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        // In a value such as `0,0,400,300`, a piece without a key continues the value.
        return pieces.reduce(into: []) { parts, piece in
            let colon = piece.firstIndex(of: ":")
            guard let colon, parts.isEmpty || piece.hasPrefix(" ") else {
                if parts.isEmpty { parts.append((piece, "")) } else { parts[parts.count - 1].value += "," + piece }
                return
            }
            let value = piece[piece.index(after: colon)...].drop { $0 == " " }
            parts.append((String(piece[..<colon].drop { $0 == " " }), String(value)))
        }
    }

    private static let verbs = [
        "launch": "Launch %", "setRoot": "Replace the root with %", "push": "Push %", "pop": "Pop %",
        "popTo": "Pop to %", "popToRoot": "Pop to the root %", "setStack": "Set the stack to %",
        "swipeBack": "Swipe back %", "present": "Present %", "dismiss": "Dismiss %",
        "dragSheet": "Drag the sheet down %", "moveSheet": "Move the sheet to %", "select": "Select %",
        "tap": "Tap %", "turnPage": "Turn the page %", "setPages": "Set the pages to %", "show": "Show %",
        "showDetail": "Show detail %", "segue": "Segue to %", "addChild": "Add %",
        "addSubview": "Add the view of %", "didMove": "Send % didMove", "willMove": "Send % willMove",
        "removeFromSuperview": "Remove the view of %", "removeFromParent": "Remove % from its parent",
        "embed": "Embed %",
        "unembed": "Unembed %", "transition": "Transition from %",
        "beginAppearance": "Begin the appearance transition of %",
        "endAppearance": "End the appearance transition of %",
        "call": "Call %", "touchView": "Read the view of %", "dropView": "Drop the view of %", "layout": "Lay out %",
        "layoutIfNeeded": "Lay out %, if needed", "resize": "Resize to %", "rotate": "Rotate to %",
        "memoryWarning": "Memory warning %", "background": "Enter the background %",
        "foreground": "Enter the foreground %", "terminate": "Terminate %", "observe": "Observe %",
        "unobserve": "Stop observing %", "post": "Post %", "touch": "Touch %", "beginTask": "Begin task %",
        "endTask": "End task %", "setStyle": "Change the interface style to %",
        "overrideStyle": "Override the interface style of %", "updateProperties": "Update the properties of %",
        "showColumn": "Show the column %", "hideColumn": "Hide the column %", "setColumn": "Set the column to %",
        "connectScene": "Connect scene %", "disconnectScene": "Disconnect scene %",
        "reconnectScene": "Reconnect scene %", "discardScene": "Discard scene %", "activateScene": "Activate scene %",
        "updateOrientations": "Update the orientations of %", "updateStatusBar": "Update the status bar of %",
        "setFrame": "Set the frame of %", "shareView": "Give % the view",
    ]
}
