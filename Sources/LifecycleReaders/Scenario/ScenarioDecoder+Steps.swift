import LifecycleModel
import LifecycleScenario
import Yams

extension ScenarioDecoder {
    func steps(_ node: Node) -> [Step] { list(node).compactMap(step) }

    private func step(_ node: Node) -> Step? {
        if node.scalar != nil { return bareStep(node) }
        guard let entries = entries(node, "a step") else { return nil }
        let named = entries.filter { verbs[$0.key] != nil }
        // A word may be a verb in one step and an option in another: the first verb of the step is meant.
        guard let first = named.first, let verb = verbs[first.key] else {
            reportMissingVerb(entries, node)
            return nil
        }
        // A wrong subject does not keep what else is wrong from being told.
        let subject = argument(first.value, verb.subject, "'\(verb.name)'")
        var step = Step(verb: verb, subject: subject ?? .nothing, place: place(first.keyNode))
        for (key, keyNode, value) in entries where key != verb.name { decode(key, keyNode, value, into: &step) }
        return step
    }

    private func bareStep(_ node: Node) -> Step? {
        guard let word = text(node, "a step") else { return nil }
        guard let verb = verbs[word] else {
            report(node, "unknown verb '\(word)'" + Suggestion.wayOut(word, among: options.verbs.map(\.name)))
            return nil
        }
        guard verb.subject == .nothing || verb.subject == .optionalController else {
            report(node, "'\(word)' says nothing of whom or what, write '\(word): …'")
            return nil
        }
        return Step(verb: verb, subject: .nothing, place: place(node))
    }

    private func reportMissingVerb(_ entries: [(key: String, keyNode: Node, value: Node)], _ node: Node) {
        let known = ScenarioDecoder.stepKeys.map(\.name)
        guard let entry = entries.first(where: { !known.contains($0.key) }) else {
            report(node, "a step needs a verb, as 'launch', 'push' or 'present'")
            return
        }
        report(
            entry.keyNode,
            "unknown verb '\(entry.key)'" + Suggestion.wayOut(entry.key, among: options.verbs.map(\.name)))
    }

    private func decode(_ key: String, _ keyNode: Node, _ value: Node, into step: inout Step) {
        if key == "expect" {
            step.expectations = expectations(value)
        } else if key == "wait" {
            step.waits = flag(value, "'wait'") ?? true
        } else if let option = step.verb.options.first(where: { $0.name == key }) {
            if let argument = argument(value, option.kind, "'\(key)'") { step.options[key] = argument }
        } else if verbs[key] != nil {
            report(keyNode, "'\(step.verb.name)' and '\(key)' are two verbs in one step, give each its own '-'")
        } else {
            let words = step.verb.options.map(\.name) + ScenarioDecoder.stepKeys.map(\.name)
            report(keyNode, "unknown option '\(key)' of '\(step.verb.name)'" + Suggestion.wayOut(key, among: words))
        }
    }

    /// The value of a subject or option, or nil and a problem.
    private func argument(_ node: Node, _ kind: VerbSignature.Kind, _ what: String) -> Argument? {
        switch kind {
        case .nothing:
            if isNothing(node) { return .nothing }
            report(node, "\(what) takes nothing, write it as \(what.dropLast()):'")
            return nil
        case .optionalController: return isNothing(node) ? .nothing : controllerName(node).map(Argument.controller)
        case .controller:
            if isNothing(node) {
                report(node, "\(what) needs the name of a controller")
                return nil
            }
            return controllerName(node).map(Argument.controller)
        case .controllerOrNone:
            if isNothing(node) || node.scalar?.string == "none" { return Argument.none }
            return controllerName(node).map(Argument.controller)
        case .controllers: return .controllers(list(node).compactMap(controllerName))
        case .choice(let words): return choice(node, "value", of: " of \(what)", among: words).map(Argument.text)
        case .text: return text(node, what).map(Argument.text)
        case .flag: return flag(node, what).map(Argument.flag)
        case .size: return size(node, what)
        case .callback: return callback(node)
        }
    }

    private func size(_ node: Node, _ what: String) -> Argument? {
        guard let word = text(node, what) else { return nil }
        let parts = word.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width < 1e6,
            height < 1e6
        else {
            report(node, "'\(word)' is no size, write it as '320x480'")
            return nil
        }
        return .size(CGSize(width: width, height: height))
    }

    private func callback(_ node: Node) -> Argument? {
        guard let (name, rest) = qualified(node), let callback = callbacks(rest, node).first else { return nil }
        return .callback(name, callback)
    }
}
