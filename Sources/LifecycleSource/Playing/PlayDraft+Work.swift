import LifecycleModel

extension PlayDraft {
    /// Returns the step for an event of an override that isn't a navigation, or nil for an event without meaning for
    /// the lifecycle.
    mutating func step(for reached: [ReachedEvent], _ index: Int, in type: SourceClass) -> Step? {
        let event = reached[index].event
        return observation(event) ?? task(reached, index) ?? containment(reached[index], in: type)
    }

    private func observation(_ event: SourceEvent) -> Step? {
        if event.observesNotification, let name = (event["name"] ?? event["forName"])?.notificationName {
            return Step(.observe, .text(name), at: event.location)
        }
        if event.calls("removeObserver"), event["forKeyPath"] == nil {
            return Step(.unobserve, .text(event["name"]?.notificationName ?? "*"), at: event.location)
        }
        if event.calls("post"), let name = event["name"]?.notificationName {
            return Step(.post, .text(name), at: event.location)
        }
        return nil
    }

    /// Returns the step for a timer or a display link that a property holds.
    private func task(_ reached: [ReachedEvent], _ index: Int) -> Step? {
        let event = reached[index].event
        if event.calls("invalidate"), let name = event.target.ownMember, event.target.members.count == 1 {
            return Step(.endTask, .text(name), at: event.location)
        }
        guard event.kind == .assign, let name = event.target.ownMember, let value = event.arguments.first?.text,
            value.hasPrefix("Timer.scheduledTimer(") || value.hasPrefix("CADisplayLink(")
        else { return nil }
        let made = reached[..<index].last { $0.event.calls("scheduledTimer") }
        guard value.hasPrefix("CADisplayLink(") || made?.event["repeats"]?.text == "true" else { return nil }
        return Step(.beginTask, .text(name), at: event.location)
    }

    private mutating func containment(_ item: ReachedEvent, in type: SourceClass) -> Step? {
        let event = item.event
        func child(_ path: SourcePath?) -> String? {
            guard let path, !path.isSelf else { return nil }
            let name = model.typeName(of: path, in: [item.function] + item.callers, of: type)
            guard let name, model.isController(named: name), !UIKitClass.containers.contains(name) else { return nil }
            return model.class(named: name).map { controller($0, in: path.text) }
                ?? plain(ScenarioName.identifier(path.text.split(separator: ".").last.map(String.init) ?? name), name)
        }
        if let added = event.addedChild {
            return child(added.path).map { Step(.addChild, .controller($0), at: event.location) }
        }
        if let added = event.addedView {
            return child(added.child).map {
                Step(.addSubview, .controller($0), ["frame": .text("fill")], at: event.location)
            }
        }
        if let parent = event.didMoveParent, !event.target.isSelf {
            return child(event.target).map {
                Step(.didMove, .controller($0), parent.text == "nil" ? ["to": .none] : [:], at: event.location)
            }
        }
        if let parent = event.willMoveParent, parent.text == "nil" {
            return child(event.target).map { Step(.willMove, .controller($0), ["to": .none], at: event.location) }
        }
        if event.removesFromParent, !event.target.isSelf {
            return child(event.target).map { Step(.removeFromParent, .controller($0), at: event.location) }
        }
        if let removed = event.removedView {
            return child(removed).map { Step(.removeFromSuperview, .controller($0), at: event.location) }
        }
        return appearance(event, child)
    }

    private func appearance(_ event: SourceEvent, _ child: (SourcePath?) -> String?) -> Step? {
        guard event.kind == .call, event.target.root != .super, !event.target.isSelf else { return nil }
        if event.name == "beginAppearanceTransition", let isAppearing = event.arguments.first?.text,
            isAppearing == "true" || isAppearing == "false", let name = child(event.target)
        {
            let options = ["appearing": Step.Argument.flag(isAppearing == "true")]
            return Step(
                .beginAppearance, .controller(name), options, animated: event["animated"]?.text != "false",
                at: event.location)
        }
        if event.name == "endAppearanceTransition", let name = child(event.target) {
            return Step(.endAppearance, .controller(name), at: event.location)
        }
        return nil
    }
}

extension SourceArgument {
    /// The name of a notification, without its type, or nil if the code doesn't say it.
    fileprivate var notificationName: String? {
        if let path {
            if let name = path.members.last, !name.hasSuffix(")") { return name == "[]" ? nil : name }
            if case .local = path.root { return nil }
        }
        if let quote = text.firstIndex(of: "\"") {
            let name = text[text.index(after: quote)...].prefix { $0 != "\"" }
            return name.isEmpty || name.contains("\\") ? nil : String(name)
        }
        let last = text.split(separator: ".").last ?? ""
        return !last.isEmpty && last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(last) : nil
    }
}
