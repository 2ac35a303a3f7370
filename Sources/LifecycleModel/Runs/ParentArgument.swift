/// The argument of `willMove(toParent:)` and `didMove(toParent:)`.
public enum ParentArgument: Sendable, Hashable {
    /// The container to which the controller is added.
    case controller(ControllerID)
    /// The argument nil: the controller is removed from its container.
    case null

    /// Creates the argument from the container's ID, or from nil.
    public init(_ id: ControllerID?) { self = id.map(ParentArgument.controller) ?? .null }

    /// The container, or nil if the argument is nil.
    public var id: ControllerID? { if case .controller(let id) = self { id } else { nil } }
}
