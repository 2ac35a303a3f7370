import LifecycleModel

extension SourceContext {
    /// Returns whether code other than deinit, which something can call, removes an observer.
    func removesObservers(_ type: SourceClass) -> Bool {
        endsWork(of: type) { $0.calls("removeObserver") && $0["forKeyPath"] == nil }
    }

    /// Returns whether deinit removes an observer.
    func removesObserversInDeinit(_ type: SourceClass) -> Bool {
        family(of: type).contains { function in
            function.kind == .deinitializer
                && model.reach(of: function, in: type).contains { $0.event.calls("removeObserver") }
        }
    }

    /// Returns whether a function other than deinit, which something can call, contains an event.
    func endsWork(of type: SourceClass, _ isEnd: (SourceEvent) -> Bool) -> Bool {
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
