import LifecycleModel
import Yams

extension ScenarioDecoder {
    /// Decodes expectations. A list of callbacks is an order, a list of mappings contains several expectations, and a
    /// mapping is one expectation.
    func expectations(_ node: Node) -> [Expectation] {
        if node.mapping != nil { return expectation(node).map { [$0] } ?? [] }
        let elements = list(node)
        if let first = elements.first, first.mapping != nil { return elements.compactMap(expectation) }
        var expectation = Expectation(location: location(node))
        expectation.order = elements.compactMap { entry($0, needsController: true) }
        return [expectation]
    }

    private func expectation(_ node: Node) -> Expectation? {
        guard let entries = entries(node, "an expectation") else { return nil }
        var expectation = Expectation(location: location(node))
        for (key, keyNode, value) in entries {
            switch key {
            case "order":
                expectation.location = location(keyNode)
                expectation.order = list(value).compactMap { entry($0, needsController: true) }
            case "of": expectation.of = list(value).compactMap(participant)
            case "only": expectation.only = list(value).compactMap { entry($0, needsController: false) }
            case "ignore": expectation.ignore = list(value).compactMap { entry($0, needsController: false) }
            case "state": expectation.states = states(value)
            case "flags": expectation.flags = list(value).flatMap(flagClaims)
            case "diagnostics": expectation.diagnostics = diagnostics(value)
            case "each":
                expectation.location = location(keyNode)
                expectation.each = list(value).compactMap { entry($0, needsController: true) }
            case "sizes": expectation.sizes = sizes(value)
            case "delivered": expectation.deliveries = list(value).compactMap(delivery)
            case "chain": expectation.chain = list(value).compactMap { responder($0, or: "...") }
            case "tasks": expectation.tasks = tasks(value)
            case "statusBar":
                expectation.statusBar = choice(
                    value, "status bar appearance", among: VerbSignature.statusBarLooks + ["default"])
            case "handledBy": expectation.handledBy = responder(value, or: "none")
            default:
                reportUnknown("key", key, among: ScenarioDecoder.expectationKeys.map(\.name), at: keyNode)
            }
        }
        return expectation
    }

    /// Decodes a responder: a controller, its view, such as `home.view`, or an object above them.
    private func responder(_ node: Node, or other: String) -> String? {
        guard let word = text(node, "a responder") else { return nil }
        let others = ["view", "window", "scene", "app", "delegate", other]
        if others.contains(word) || isKnown(word.hasSuffix(".view") ? String(word.dropLast(5)) : word) { return word }
        reportUnknown("responder", word, among: others + names.sorted().flatMap { [$0, $0 + ".view"] }, at: node)
        return nil
    }

    private func participant(_ node: Node) -> String? {
        guard let name = node.scalar?.string, name == "app" || scenes.contains(name) else {
            return controllerName(node)
        }
        return name
    }

    /// Decodes `controller.callback` or, if `needsController` is false, also a callback alone. A mark can replace the
    /// callback. Reports an error and returns nil for anything else.
    private func entry(_ node: Node, needsController: Bool) -> Expectation.Entry? {
        guard let word = text(node, "a callback") else { return nil }
        if !needsController {
            let found = Callback.named(word)
            if !found.isEmpty {
                if reportUnplayed(found, word, node) { return nil }
                return Expectation.Entry(controller: nil, items: Set(found.map { .callback($0) }), text: word)
            }
            if let mark = Expectation.Mark(rawValue: word) {
                return Expectation.Entry(controller: nil, items: [.mark(mark)], text: word)
            }
            if !word.contains(".") {
                _ = callbacks(word, node)
                return nil
            }
        }
        guard let (controller, rest) = qualified(node) else { return nil }
        if let mark = Expectation.Mark(rawValue: rest) {
            return Expectation.Entry(controller: controller, items: [.mark(mark)], text: word)
        }
        let items = callbacks(rest, node)
        if items.isEmpty || reportUnplayed(items, rest, node) { return nil }
        return Expectation.Entry(controller: controller, items: Set(items.map { .callback($0) }), text: word)
    }

    private func states(_ node: Node) -> [Expectation.StateClaim] {
        (entries(node, "'state'") ?? []).compactMap { key, keyNode, value in
            guard instanceName(keyNode) != nil, let state: AppearanceState = choice(value, "state") else { return nil }
            return Expectation.StateClaim(controller: key, state: state)
        }
    }

    /// Decodes the name of a controller, or the ID of its second or a later instance, such as `detail#2`.
    private func instanceName(_ node: Node) -> String? {
        guard let word = node.scalar?.string, let mark = word.lastIndex(of: "#"), isKnown(String(word[..<mark])),
            let number = Int(word[word.index(after: mark)...]), number > 1
        else { return controllerName(node) }
        return word
    }

    private func tasks(_ node: Node) -> [Expectation.TaskClaim] {
        (entries(node, "'tasks'") ?? []).compactMap { name, _, value in
            choice(value, "state of a task").map { Expectation.TaskClaim(name: name, state: $0) }
        }
    }

    private func sizes(_ node: Node) -> [Expectation.SizeClaim] {
        (entries(node, "'sizes'") ?? []).compactMap { key, keyNode, value in
            guard instanceName(keyNode) != nil, let size = points(value, "a size") else { return nil }
            return Expectation.SizeClaim(controller: key, size: size)
        }
    }

    private func delivery(_ node: Node) -> Expectation.Delivery? {
        guard let entries = entries(node, "a delivered notification") else { return nil }
        var delivery = Expectation.Delivery()
        for (key, keyNode, value) in entries {
            switch key {
            case "to": delivery.observer = controllerName(value)
            case "name": delivery.name = text(value, "'name'")
            case "object": delivery.object = Expectation.Reference(holder(value))
            case "info": delivery.info = text(value, "'info'")
            default:
                reportUnknown("key", key, among: ScenarioDecoder.deliveryKeys.map(\.name), at: keyNode)
            }
        }
        return delivery
    }

    /// Decodes the name of a controller. Returns nil for `none`, for no value, and after reporting an unknown
    /// controller.
    private func holder(_ node: Node) -> String? {
        node.scalar?.string == "none" || isNothing(node) ? nil : controllerName(node)
    }

    private func flagClaims(_ node: Node) -> [Expectation.FlagClaim] {
        (entries(node, "an entry of 'flags'") ?? []).compactMap { _, keyNode, value in
            guard let entry = entry(keyNode, needsController: true) else { return nil }
            var claim = Expectation.FlagClaim(entry: entry)
            for (name, nameNode, value) in entries(value, "the flags of a callback") ?? [] {
                switch name {
                case "animated": claim.animated = flag(value, "'animated'")
                case "parent": claim.parent = Expectation.Reference(holder(value))
                case "presentingViewController": claim.presenter = Expectation.Reference(holder(value))
                case "presentedViewController": claim.presented = Expectation.Reference(holder(value))
                case "interfaceOrientation": claim.orientation = choice(value, "orientation")
                case "applicationState": claim.applicationState = choice(value, "state")
                case "nibName":
                    let word = text(value, "'nibName'")
                    claim.nibName = Expectation.Reference(word == "none" || isNothing(value) ? nil : word)
                default:
                    guard let known = flagName(name, nameNode), let value = flag(value, "'\(name)'") else { continue }
                    claim.flags.append(Expectation.Flag(name: known, value: value))
                }
            }
            return claim
        }
    }

    /// Returns the current name of a flag, or reports an unknown flag and returns nil. Names from earlier SDKs end in
    /// `ParentViewController`.
    private func flagName(_ word: String, _ node: Node) -> String? {
        let former = ScenarioDecoder.formerFlagEnding
        let present = word.hasSuffix("Parent" + former) ? String(word.dropLast(former.count)) : word
        let names = AppearanceFlags.names.map(\.name)
        guard names.contains(present) else {
            reportUnknown("flag", word, among: names + ScenarioDecoder.flagArguments, at: node)
            return nil
        }
        return present
    }

    private func diagnostics(_ node: Node) -> Expectation.Diagnostics {
        if node.scalar?.string == "any" { return .any }
        return .rules(list(node).compactMap { text($0, "a rule") })
    }
}
