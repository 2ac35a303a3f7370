import LifecycleModel

extension Run {
    /// Whether the run contains changes to the hierarchy. Most logs contain none.
    var hasHierarchy: Bool { events.contains { if case .hierarchy = $0.body { true } else { false } } }
}
