import LifecycleLogs
import LifecycleModel
import Yams

extension ScenarioDecoder {
    func steps(_ node: Node) -> [Step] { list(node).compactMap(step) }

    private func step(_ node: Node) -> Step? {
        if node.scalar != nil { return bareStep(node) }
        guard let entries = entries(node, "a step") else { return nil }
        let named = entries.filter { verbs[$0.key] != nil }
        // A custom verb can have the same name as an option of another verb. The first key that names a verb determines
        // the verb of the step.
        guard let first = named.first, let verb = verbs[first.key] else {
            reportMissingVerb(entries, node)
            return nil
        }
        requires(verb.since, "'\(verb.name)'", first.keyNode)
        // After an invalid subject, still report other errors in the step.
        let subject = argument(first.value, verb.subject, "'\(verb.name)'")
        var step = Step(verb: verb, subject: subject ?? .nothing, location: location(first.keyNode))
        for (key, keyNode, value) in entries where key != verb.name { decode(key, keyNode, value, into: &step) }
        for option in verb.options where option.isRequired && !entries.contains(where: { $0.key == option.name }) {
            report(first.keyNode, "'\(verb.name)' requires the option '\(option.name)'")
        }
        return step
    }

    private func bareStep(_ node: Node) -> Step? {
        guard let word = text(node, "a step") else { return nil }
        guard let verb = verbs[word] else {
            reportUnknown("verb", word, among: options.verbs.map(\.name), at: node)
            return nil
        }
        guard verb.subject == .nothing || verb.subject == .optionalController else {
            report(node, "'\(word)' is missing its argument; write '\(word): …'")
            return nil
        }
        return Step(verb: verb, subject: .nothing, location: location(node))
    }

    private func reportMissingVerb(_ entries: [(key: String, keyNode: Node, value: Node)], _ node: Node) {
        let known = ScenarioDecoder.stepKeys.map(\.name)
        guard let entry = entries.first(where: { !known.contains($0.key) }) else {
            report(node, "a step requires a verb, such as 'launch', 'push', or 'present'")
            return
        }
        reportUnknown("verb", entry.key, among: options.verbs.map(\.name), at: entry.keyNode)
    }

    private func decode(_ key: String, _ keyNode: Node, _ value: Node, into step: inout Step) {
        if key == "expect" {
            step.expectations = expectations(value)
        } else if key == "wait" {
            step.waits = flag(value, "'wait'") ?? true
        } else if key == "title" {
            step.title = text(value, "'title'")
        } else if let option = step.verb.options.first(where: { $0.name == key }) {
            requires(option.since, "'\(key)'", keyNode)
            if let argument = argument(value, option.kind, "'\(key)'") { step.options[key] = argument }
        } else if verbs[key] != nil {
            report(
                keyNode, "'\(step.verb.name)' and '\(key)' are two verbs in one step; start each step with '-'")
        } else {
            let words = step.verb.options.map(\.name) + ScenarioDecoder.stepKeys.map(\.name)
            reportUnknown("option", key, of: " of '\(step.verb.name)'", among: words, at: keyNode)
        }
    }

    /// Decodes the value of a subject or an option, or reports an error and returns nil.
    private func argument(_ node: Node, _ kind: VerbSignature.Kind, _ what: String) -> Step.Argument? {
        switch kind {
        case .nothing:
            if isNothing(node) { return .nothing }
            report(node, "\(what) takes no argument; write \(what.dropLast()):'")
            return nil
        case .optionalController: return isNothing(node) ? .nothing : controllerName(node).map(Step.Argument.controller)
        case .controller:
            if isNothing(node) {
                report(node, "\(what) requires the name of a controller; write \(what.dropLast()): NAME'")
                return nil
            }
            return controllerName(node).map(Step.Argument.controller)
        case .controllerOrNone:
            if isNothing(node) || node.scalar?.string == "none" { return Step.Argument.none }
            return controllerName(node).map(Step.Argument.controller)
        case .controllers: return .controllers(list(node).compactMap(controllerName))
        case .choice(let words): return choice(node, "value", of: " of \(what)", among: words).map(Step.Argument.text)
        case .text: return text(node, what).map(Step.Argument.text)
        case .flag: return flag(node, what).map(Step.Argument.flag)
        case .size: return size(node, what)
        case .callback: return callback(node)
        case .frame: return frame(node, what)
        case .mask: return mask(node).map(Step.Argument.mask)
        case .scene: return sceneName(node).map(Step.Argument.text)
        case .steps: return group(node, what)
        }
    }

    /// Decodes the steps in a group, or reports an error if none is valid. The steps are performed in one turn of the
    /// run loop, so expectations apply to the whole group.
    private func group(_ node: Node, _ what: String) -> Step.Argument? {
        let steps = steps(node)
        if steps.isEmpty { report(node, "\(what) contains no valid step; add at least one") }
        for step in steps where !step.expectations.isEmpty {
            report(node, "'expect' is not supported inside a group; move it to the step 'group'")
        }
        return .steps(steps)
    }

    /// Decodes an autoresizing mask: a list of the flexible parts of a frame, which may be empty, or `none`.
    func mask(_ node: Node) -> Set<AutoresizingPart>? {
        if node.scalar?.string == "none" { return [] }
        return Set(list(node).compactMap { choice($0, "part of 'autoresizing'") })
    }

    private func frame(_ node: Node, _ what: String) -> Step.Argument? {
        // A frame can also be a YAML list of four numbers.
        let words = node.sequence.map { $0.map { $0.scalar?.string ?? "" } } ?? []
        guard let word = words.isEmpty ? text(node, what) : words.joined(separator: ",") else { return nil }
        if word == "fill" { return .text(word) }
        let parts = word.split(separator: ",").map { part in Double(part.filter { $0 != " " }) }
        let numbers = parts.compactMap { $0 }.filter { abs($0) < 1e6 }
        guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            report(node, "'\(word)' is not a valid frame; write a frame such as '0,0,100,100', or 'fill'")
            return nil
        }
        return .frame(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Decodes the name of a scene, or reports an error and returns nil if no step connects the scene.
    private func sceneName(_ node: Node) -> String? {
        guard let name = text(node, "a scene") else { return nil }
        guard scenes.contains(name) else {
            let question = Suggestion.question(name, among: scenes.sorted())
            report(
                node,
                "no top-level step connects the scene '\(name)'"
                    + (question.isEmpty ? "; add the step 'connectScene: \(name)' with the option 'root'" : question))
            return nil
        }
        return name
    }

    /// Collects the names of the scenes that top-level steps connect, before the steps are decoded. Reports names that
    /// are reserved or that the scenario declares as controllers.
    func findScenes(_ node: Node) {
        guard let steps = node.sequence else { return }
        for step in steps {
            guard let mapping = step.mapping else { continue }
            for (key, value) in mapping where key.string == "connectScene" {
                guard let name = value.scalar?.string, !name.isEmpty else { continue }
                if names.contains(name) || ScenarioDecoder.reserved.contains(name) {
                    report(
                        value, "'\(name)' is a reserved name or the name of a controller; give the scene another name")
                }
                scenes.insert(name)
            }
        }
    }

    private func size(_ node: Node, _ what: String) -> Step.Argument? {
        points(node, what).map(Step.Argument.size)
    }

    /// Decodes a width and a height in points, or reports an error and returns nil.
    func points(_ node: Node, _ what: String) -> CGSize? {
        guard let word = text(node, what) else { return nil }
        let parts = word.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width < 1e6,
            height < 1e6
        else {
            report(node, "'\(word)' is not a valid size; write a size such as '320x480'")
            return nil
        }
        return CGSize(width: width, height: height)
    }

    private func callback(_ node: Node) -> Step.Argument? {
        guard let (name, rest) = qualified(node), let callback = callbacks(rest, node).first else { return nil }
        return .callback(name, callback)
    }
}
