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
        lines += ["", "controllers:"] + controllers.values.flatMap(\.lines)
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
    /// The controller as an entry of a mapping. The overrides of Swift code have a line each, with its location.
    fileprivate var lines: [String] {
        let parts = parts
        guard !code.isEmpty, !overrides.isEmpty else {
            let calls = overrides.map { key, steps in
                "\(key.yaml): [\(steps.map(\.flow).joined(separator: ", "))]"
            }
            let all = parts + (calls.isEmpty ? [] : ["overrides: { \(calls.sorted().joined(separator: ", ")) }"])
            let value = all.count == 1 ? Scenario.quoted(className) : "{ \(all.joined(separator: ", ")) }"
            return ["  \(name): \(value)"]
        }
        var lines = ["  \(name):"] + parts.map { "    " + $0 } + ["    overrides:"]
        for callback in Callback.allCases {
            guard let steps = overrides[callback] else { continue }
            let location = code[callback]?.location.comment.map { "  # \($0)" } ?? ""
            lines.append("      \(callback.yaml):\(steps.isEmpty ? " []" : "")\(location)")
            for step in steps {
                lines.append("        - \(step.flow)" + (step.location.comment.map { "  # \($0)" } ?? ""))
            }
        }
        return lines
    }

    /// The keys of the controller with their values, except the overrides.
    private var parts: [String] {
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
        add("modalInPresentation", "true", if: isModalInPresentation)
        if case .except(let missing) = callsSuper {
            add("callsSuper", list(missing.map(\.baseName).sorted()), if: true)
        }
        return parts
    }
}

extension Step {
    /// The step as a mapping in one line.
    fileprivate var flow: String { "{ \(entries.joined(separator: ", ")) }" }

    /// The verb with the subject, and the options.
    fileprivate var entries: [String] {
        let given = verb.options.compactMap { option in options[option.name].map { "\(option.name): \($0.yaml)" } }
        return ["\(verb.name): \(subject.yaml)"] + given
    }

    /// The step as an element of a list.
    fileprivate var yaml: [String] {
        if case .steps(let steps) = subject {
            return ["  - \(verb.name):"] + steps.map { "      - \($0.flow)" }
                + (title.map { ["    title: \(Scenario.quoted($0))"] } ?? [])
        }
        let entries = entries.map { $0.hasSuffix(": ") ? String($0.dropLast()) : $0 }
        return ["  - \(entries[0])"] + (entries.dropFirst() + (waits ? [] : ["wait: false"])).map { "    \($0)" }
    }
}

extension Step.Argument {
    /// The argument as a YAML value.
    fileprivate var yaml: String {
        if case .text(let text) = self { Scenario.quoted(text) } else { description }
    }
}

extension Callback {
    /// The callback as a key. The base name of the initializers is the same.
    fileprivate var yaml: String { phase == .creation && self != .awakeFromNib ? "\"\(swiftName)\"" : baseName }
}
