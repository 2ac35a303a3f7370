/// A call with which a class makes something outside of its object keep the object alive.
public struct SourceRetainer: Sendable, Hashable {
    /// What keeps the object alive.
    public enum Kind: String, Sendable, Hashable {
        case timer
        case displayLink = "display link"
        /// The block of an observer, which a notification center retains.
        case observer
    }

    /// What keeps the object alive.
    public var kind: Kind
    /// The call.
    public var event: SourceEvent
}

extension SourceModel {
    /// Returns the repeating timers, the display links, and the blocks of observers that keep an object of a class alive,
    /// because no code ends them, or only the object's deinit, which never runs then.
    ///
    /// The run loop retains a timer, which retains its target, or what its block captures (source: Evidence, Mistakes
    /// without a warning). A notification center retains the blocks of observers (source: Evidence, Notifications).
    public func retainers(of type: SourceClass) -> [SourceRetainer] {
        type.functions.filter { !$0.isUnavailable }.flatMap { function in
            function.events.compactMap { event in
                guard let kind = event.retainer else { return nil }
                let isEnded =
                    kind == .observer
                    ? !event.isStatement && removesObservers(type) : ends(event, in: function, of: type)
                return isEnded ? nil : SourceRetainer(kind: kind, event: event)
            }
        }
    }

    /// Returns whether something other than deinit invalidates a timer.
    private func ends(_ timer: SourceEvent, in function: SourceFunction, of type: SourceClass) -> Bool {
        let property = function.property(for: timer)
        return endsWork(of: type) { end in
            guard end.name == "invalidate" else { return false }
            // The call ends a timer that another property holds.
            let isOther = property != nil && end.target.ownMember != nil
            return !isOther || end.target.ownMember == property
        }
    }

    /// Returns whether a function other than deinit removes an observer from a notification center.
    package func removesObservers(_ type: SourceClass) -> Bool {
        endsWork(of: type) { $0.calls("removeObserver") && $0["forKeyPath"] == nil }
    }

    /// Returns whether a function other than deinit, which something can call, contains an event.
    private func endsWork(of type: SourceClass, _ isEnd: (SourceEvent) -> Bool) -> Bool {
        family(of: type).contains { function in
            function.kind != .deinitializer && !isNeverCalled(function) && function.events.contains(where: isEnd)
                && !isOnlyCalledByDeinit(function, of: type)
        }
    }

    /// Returns whether only the class's deinit calls a private helper.
    private func isOnlyCalledByDeinit(_ function: SourceFunction, of type: SourceClass) -> Bool {
        guard function.kind == .method, !function.isOverride else { return false }
        let callers = family(of: type).filter { caller in
            caller.events.contains { $0.kind != .assign && $0.name == function.name && $0.target.root == .this }
        }
        return !callers.isEmpty && callers.allSatisfy { $0.kind == .deinitializer }
    }
}

extension SourceFunction {
    /// Returns the own property to which the code assigns the object that a call creates, or nil.
    fileprivate func property(for call: SourceEvent) -> String? {
        let values = [call.target.appending([call.name + "()"]), SourcePath(.value(call.target.text))]
        return events.first {
            $0.kind == .assign && $0.location.line == call.location.line
                && $0.arguments.first?.path.map(values.contains) ?? false
        }?.target.ownMember
    }
}

extension SourceEvent {
    /// What the event makes keep `self` alive, or nil: a timer only if it repeats.
    fileprivate var retainer: SourceRetainer.Kind? {
        if observesWithBlock { return arguments.contains { $0.capturesSelf == true } ? .observer : nil }
        guard kind == .call, case .type(let type) = target.root, target.members.isEmpty else { return nil }
        let retains = self["target"]?.path?.isSelf ?? arguments.contains { $0.capturesSelf == true }
        guard retains else { return nil }
        switch type {
        case "Timer", "NSTimer": return self["repeats"]?.text == "true" ? .timer : nil
        case "CADisplayLink": return name == "init" ? .displayLink : nil
        default: return nil
        }
    }
}
