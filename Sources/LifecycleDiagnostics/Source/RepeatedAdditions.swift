import LifecycleModel

typealias RepeatedAddition = (type: SourceClass, event: SourceEvent, callback: Callback, what: String)

extension SourceContext {
    /// The calls in callbacks that add an object which the same function creates, so that each call adds another one.
    func repeatedAdditions(
        in isRepeated: (Callback) -> Bool
    ) -> [RepeatedAddition] {
        callbacks(of: controllers) { isRepeated($0) && !$0.isEnd }.flatMap {
            type, function, callback -> [RepeatedAddition] in
            let events = reach(of: function, in: type)
            return events.compactMap { reached -> RepeatedAddition? in
                let event = reached.event
                guard event.addsObject, !event.isGuarded, !event.isDeferred, let added = event.arguments.first,
                    let what = reached.function.newObject(in: added, of: reached)
                        ?? newObject(of: type, in: added, events), !isNew(event.target, in: events),
                    !events.contains(where: { $0.event.removes(added.path) || $0.event.clears(event.target) })
                else { return nil }
                return (type, event, callback, what)
            }
        }
    }

    /// Returns the name of an own property for a message, if the code assigns a new object to the property, and no code
    /// removes the old one.
    private func newObject(of type: SourceClass, in argument: SourceArgument, _ events: [ReachedEvent]) -> String? {
        guard let path = argument.path, path.ownMember != nil, path.isReference else { return nil }
        let isNew = events.contains { reached in
            let event = reached.event
            guard event.kind == .assign, event.target == path, !event.isGuarded, !event.isDeferred,
                let value = event.arguments.first, case .value(let type?) = value.path?.root
            else { return false }
            return value.path?.members.isEmpty ?? false && value.text.hasPrefix(type + "(")
        }
        let isRemoved = model.family(of: type).contains { $0.events.contains { $0.removes(path) } }
        return isNew && !isRemoved ? "a new '\(path.text)'" : nil
    }

    /// Returns whether a path begins with a variable for a new object.
    private func isNew(_ path: SourcePath, in events: [ReachedEvent]) -> Bool {
        guard path.isLocal else { return false }
        return events.contains { $0.function.variable(path.root)?.isNew ?? false }
    }
}

extension SourceFunction {
    /// Returns the name of the new object that an argument is, for a message, or nil for another argument.
    fileprivate func newObject(in argument: SourceArgument, of reached: ReachedEvent) -> String? {
        guard let path = argument.path, path.members.isEmpty else { return nil }
        switch path.root {
        case .local:
            let functions = [self] + reached.callers
            return functions.contains { $0.variable(path.root)?.isNew ?? false } ? "a new '\(path.text)'" : nil
        case .value(let type?): return argument.text.hasPrefix(type + "(") ? "a new \(type)" : nil
        default: return nil
        }
    }
}

extension SourceEvent {
    fileprivate var addsObject: Bool {
        calls("addSubview", "insertSubview", "addSublayer", "insertSublayer", "addGestureRecognizer")
    }

    /// Returns whether the event removes an object, so that it doesn't accumulate.
    fileprivate func removes(_ path: SourcePath?) -> Bool {
        target == path && calls("removeFromSuperview", "removeFromSuperlayer")
            || calls("removeGestureRecognizer") && arguments.first?.path == path
    }
}

extension SourceEvent {
    /// Returns whether the event asks a view for its subviews, or removes something from it, as code does that replaces
    /// what it added before.
    fileprivate func clears(_ host: SourcePath) -> Bool {
        if target == host, kind == .call, name.lowercased().contains("remove") { return true }
        guard target.root == host.root, target.members.starts(with: host.members) else { return false }
        return ["subviews", "sublayers", "gestureRecognizers"].contains(
            target.members.dropFirst(host.members.count).first)
    }
}

extension Callback {
    /// Whether the view leaves the screen, so that an added object can belong to the end of a transition.
    fileprivate var isEnd: Bool { self == .viewWillDisappear || self == .viewDidDisappear }
}
