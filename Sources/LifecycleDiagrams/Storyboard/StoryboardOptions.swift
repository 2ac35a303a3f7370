import LifecycleModel

/// What may be asked of a storyboard's drawing.
public struct StoryboardOptions: Sendable, Hashable {
    /// Where the cards lie.
    public enum Layout: String, Sendable, Hashable, CaseIterable {
        /// Where Graphviz's `dot` puts them, from left to right.
        case dot
        /// Where they lie on Interface Builder's canvas.
        case canvas
    }

    /// Where the cards lie.
    public var layout: Layout = .dot
    /// The scene whose surroundings are drawn, by identifier, class, title, label or id; nil for all scenes.
    public var focus: String?
    /// How many segues away from ``focus`` a scene may be, forwards or backwards.
    public var depth = 1
    /// Whether a navigation controller is drawn together with its root, as one card.
    public var collapses = false
    /// The other storyboards that were given: references to them are followed.
    public var others: [Storyboard] = []
    /// Whether ``others`` are drawn whole too, each in a frame of its own, as the map of a project.
    public var together = false

    /// Makes options that leave everything as usual.
    public init() {}
}
