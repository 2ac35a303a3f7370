import LifecycleModel

/// A story to be played.
public struct Scenario: Sendable {
    public var title: String?
}
