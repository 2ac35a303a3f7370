/// An object that can handle events, and that passes unhandled events to the next responder.
///
/// The chain: the next responder of a root view is its controller, of any other view its superview; of a controller,
/// its root view's superview, its presenter, or the window; then follow the scene, the application, and its delegate.
/// Source: Evidence, Responder chain, and Apple's "Using responders and the responder chain to handle events".
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The next responder; nil at the end of the chain.
    open var next: UIResponder? { nil }
}

/// A responder for an object that the engine doesn't model further: the scene, the application's delegate.
final class NamedResponder: UIResponder {
    let name: String
    private let following: () -> UIResponder?

    init(name: String, next following: @escaping () -> UIResponder?) {
        self.name = name
        self.following = following
    }

    override var next: UIResponder? { following() }
}
