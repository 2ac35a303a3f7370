/// An object that may handle events, and the next one in line that gets what it does not handle.
///
/// The chain: a view's next responder is its controller where it is a root view, else its superview; a controller's is
/// its root view's superview, its presenter or the window; then come the scene, the application and its delegate.
/// Source: Evidence, Responder chain, and Apple's "Using responders and the responder chain to handle events".
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The next responder, or nil at the end of the chain.
    open var next: UIResponder? { nil }
}

/// A responder that stands for an object which the engine does not model further: the scene, the application's delegate.
final class NamedResponder: UIResponder {
    let name: String
    private let following: () -> UIResponder?

    init(name: String, next following: @escaping () -> UIResponder?) {
        self.name = name
        self.following = following
    }

    override var next: UIResponder? { following() }
}
