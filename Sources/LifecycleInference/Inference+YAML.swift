import LifecycleModel

extension Inference {
    /// The scenario in YAML, with expectations of what UIKit sends, and with a comment at each deviation.
    public var yaml: String {
        var lines = [
            "# Inferred from \(scenario.file ?? "a log"). Other steps can send the same callbacks.",
            "# The expectations contain what UIKit sends. To check a log of the app: lifeline check LOG --expect FILE",
        ]
        lines.append("title: \(Self.quoted(scenario.title ?? title))")
        lines.append("ios: \(scenario.ios)")
        if scenario.hasScenes == false { lines.append("scenes: false") }
        if scenario.recordsViews { lines.append("views: true") }
        if scenario.device.idiom == .pad {
            lines.append("device: { idiom: pad, orientation: \(scenario.device.orientation.rawValue) }")
        }
        lines += ["", "controllers:"] + scenario.controllers.values.map { "  \(line(about: $0))" }
        lines += ["", "steps:"]
        let found = Dictionary(grouping: deviations) { $0.step ?? -1 }
        let ids = names.reduce(into: [:]) { $0[ControllerID($1.value)] = $1.key }
        for (index, step) in scenario.steps.enumerated() {
            let owner = owners[index]
            if index == 0 ? owner == nil : (owner == nil) != (owners[index - 1] == nil) {
                lines.append(owner == nil ? "  # Not in the log" : "  # The log")
            }
            if let owner, index == 0 || owners[index - 1] != owner { lines += unexplained(before: owner) }
            lines += text(of: step)
            // The callbacks of two steps in one turn stand at the second one.
            guard let owner, index + 1 == owners.count || owners[index + 1] != owner else { continue }
            lines += expectation(of: steps[owner], found[owner] ?? [], ids)
        }
        lines += unexplained(before: steps.count)
        return lines.joined(separator: "\n") + "\n"
    }

    /// A comment for each group of callbacks directly before a step that no step explains.
    private func unexplained(before step: Int) -> [String] {
        steps[..<step].reversed().prefix { $0.inference.verb == StepInference.unexplained }.reversed().map {
            "  # \($0.inference.lines.map { "lines \($0.lowerBound) to \($0.upperBound): " } ?? "")no step explains these callbacks"
        }
    }

    /// The first steps in words.
    public var title: String {
        let words = steps.prefix(3).map { StepWords.proven($0.inference.words) }.joined(separator: "; ")
        return words.prefix(1).uppercased() + words.dropFirst() + (steps.count > 3 ? " …" : "")
    }

    private func line(about spec: ControllerSpec) -> String {
        var parts = ["class: \(Self.quoted(spec.className))"]
        if spec.kind != (ControllerKind(uiKitClass: spec.className) ?? .viewController) {
            parts.append("kind: \(spec.kind.rawValue)")
        }
        if !spec.children.isEmpty { parts.append("children: [\(spec.children.joined(separator: ", "))]") }
        if !spec.embeds.isEmpty { parts.append("embeds: [\(spec.embeds.joined(separator: ", "))]") }
        if let selected = spec.selected, selected != spec.children.first { parts.append("selected: \(selected)") }
        if spec.transition != .scroll { parts.append("transition: \(spec.transition.rawValue)") }
        if spec.style != .unspecified { parts.append("style: \(spec.style.rawValue)") }
        if spec.view != .code { parts.append("view: \(spec.view.rawValue)") }
        if spec.keeps { parts.append("keep: true") }
        for (callback, steps) in spec.overrides {
            let calls = steps.map { step in "{ \(entries(of: step).joined(separator: ", ")) }" }
            parts.append("overrides: { \(callback.baseName): [\(calls.joined(separator: ", "))] }")
        }
        return parts.count == 1
            ? "\(spec.name): \(parts[0].dropFirst(7))" : "\(spec.name): { \(parts.joined(separator: ", ")) }"
    }

    private func entries(of step: Step) -> [String] {
        ["\(step.verb.name): \(step.subject.description)"]
            + step.verb.options.compactMap { option in
                step.options[option.name].map { "\(option.name): \($0.description)" }
            }
    }

    private func text(of step: Step) -> [String] {
        let entries = entries(of: step).map { $0.hasSuffix(": ") ? String($0.dropLast()) : $0 }
        let options = entries.dropFirst() + (step.waits ? [] : ["wait: false"])
        return ["  - \(entries[0])"] + options.map { "    \($0)" }
    }

    /// The callbacks that UIKit sends in a step as an expectation, below a comment for each deviation.
    private func expectation(
        of step: InferredStep, _ deviations: [Deviation], _ ids: [ControllerID: String]
    ) -> [String] {
        var lines: [String] = []
        for deviation in deviations {
            let place = deviation.line.map { "line \($0): " } ?? ""
            let name = ids[deviation.controller] ?? run[deviation.controller].id
            lines.append("    # \(place)\(deviation.kind.words(name, deviation.callback))")
        }
        let order = step.callbacks.compactMap { event in
            ids[event.controller].map { "\($0).\(event.callback.shortName)" }
        }
        guard !order.isEmpty else { return lines }
        var row = "    expect: ["
        for (offset, entry) in order.enumerated() {
            let part = entry + (offset + 1 < order.count ? "," : "]")
            if row.count + part.count > 110 {
                lines.append(row)
                row = "      "
            }
            row += row.hasSuffix("[") || row == "      " ? part : " " + part
        }
        return lines + [row]
    }

    /// Returns text as a YAML scalar.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return isPlain ? text : "\"\(escaped)\""
    }
}

extension Deviation.Kind {
    /// Returns the deviation in words.
    func words(_ controller: String, _ callback: Callback) -> String {
        let call = "\(controller).\(callback.shortName)"
        return switch self {
        case .missing: "the log lacks \(call)"
        case .extra: "UIKit would not send \(call) here"
        case .moved: "\(call) is out of place"
        case .doubled: "\(call) comes twice"
        case .kept: "\(controller) is never deallocated"
        }
    }
}
