extension Scenario {
    /// Returns the scenario in YAML, without its own expectations.
    ///
    /// - Parameters:
    ///   - comments: The first lines.
    ///   - around: Returns the lines before and after a step, such as comments and expectations.
    package func yaml(comments: [String], around: (Int) -> (before: [String], after: [String])) -> String {
        var lines = comments.map { "# \($0)" }
        if let title { lines.append("title: \(Self.quoted(title))") }
        lines.append("ios: \(ios)")
        if hasScenes == false { lines.append("scenes: false") }
        if recordsViews { lines.append("views: true") }
        if device.idiom == .pad {
            lines.append("device: { idiom: pad, orientation: \(device.orientation.rawValue) }")
        }
        lines += ["", "controllers:"] + controllers.values.map { "  \($0.name): \($0.yaml)" }
        lines += ["", "steps:"]
        for (index, step) in steps.enumerated() {
            let (before, after) = around(index)
            lines += before + step.yaml + after
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns text as a YAML scalar.
    fileprivate static func quoted(_ text: String) -> String {
        let isPlain =
            text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return isPlain ? text : "\"\(escaped)\""
    }
}

extension ControllerSpec {
    /// The controller without its name: its class, or a mapping.
    fileprivate var yaml: String {
        let name = Scenario.quoted(className)
        var parts = ["class: \(name)"]
        func add(_ key: String, _ value: String, if isGiven: Bool) { if isGiven { parts.append("\(key): \(value)") } }
        func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
        add("kind", kind.rawValue, if: kind != (ControllerKind(uiKitClass: className) ?? .viewController))
        add("children", list(children), if: !children.isEmpty)
        add("embeds", list(embeds), if: !embeds.isEmpty)
        add("selected", selected ?? "", if: selected != nil && selected != children.first)
        add("transition", transition.rawValue, if: transition != .scroll)
        add("style", style.rawValue, if: style != .unspecified)
        add("view", view.rawValue, if: view != .code)
        add("keep", "true", if: keeps)
        add("forwardsAppearance", "false", if: !forwardsAppearance)
        let calls = overrides.map { "\($0.baseName): \(list($1.map { "{ \($0.entries.joined(separator: ", ")) }" }))" }
        add("overrides", "{ \(calls.sorted().joined(separator: ", ")) }", if: !overrides.isEmpty)
        return parts.count == 1 ? name : "{ \(parts.joined(separator: ", ")) }"
    }
}

extension Step {
    /// The verb with the subject, and the options.
    fileprivate var entries: [String] {
        let given = verb.options.compactMap { option in options[option.name].map { "\(option.name): \($0.description)" }
        }
        return ["\(verb.name): \(subject.description)"] + given
    }

    /// The step as an element of a list.
    fileprivate var yaml: [String] {
        let entries = entries.map { $0.hasSuffix(": ") ? String($0.dropLast()) : $0 }
        return ["  - \(entries[0])"] + (entries.dropFirst() + (waits ? [] : ["wait: false"])).map { "    \($0)" }
    }
}
