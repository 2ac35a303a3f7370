/// An object that handles events or passes them to the next responder.
///
/// A root view's next responder is its controller, and any other view's next responder is its superview. A controller's
/// next responder is its presenter, otherwise its root view's superview. After the window, the
/// chain continues with the scene (if the app uses scenes), the application, and the application's delegate. Sources:
/// Evidence, Responder chain, and Apple's "Using responders and the responder chain to handle events".
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The next responder, or nil at the end of the chain.
    open var next: UIResponder? { nil }
}

/// A responder that represents a scene or the application's delegate in the responder chain.
final class NamedResponder: UIResponder {
    let name: String
    private let following: () -> UIResponder?

    init(name: String, next following: @escaping () -> UIResponder?) {
        self.name = name
        self.following = following
    }

    override var next: UIResponder? { following() }
}
