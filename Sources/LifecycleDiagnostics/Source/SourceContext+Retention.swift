import LifecycleModel

extension SourceContext {
    /// Returns what keeps objects of the controllers in the file alive, as far as the file contains the code.
    func retainers(_ isIncluded: (SourceRetainer) -> Bool) -> [(type: SourceClass, retainer: SourceRetainer)] {
        controllers.flatMap { type in
            model.retainers(of: type).filter { $0.event.location.file == file && isIncluded($0) }.map { (type, $0) }
        }
    }

    /// Returns whether deinit removes an observer.
    func removesObserversInDeinit(_ type: SourceClass) -> Bool {
        model.family(of: type).contains { function in
            function.kind == .deinitializer
                && model.reach(of: function, in: type).contains { $0.event.calls("removeObserver") }
        }
    }
}
