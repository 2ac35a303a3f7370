/// The argument of `willMove(toParent:)` and `didMove(toParent:)`.
public enum ParentArgument: Sendable, Hashable {
    /// The container to which the controller is added.
    case controller(ControllerID)
    /// The argument nil: the controller is removed from its container.
    case null

    /// Creates the argument; `id` is the container, or nil.
    public init(_ id: ControllerID?) { self = id.map(ParentArgument.controller) ?? .null }

    /// The container; nil for the argument nil.
    public var id: ControllerID? { if case .controller(let id) = self { id } else { nil } }
}
