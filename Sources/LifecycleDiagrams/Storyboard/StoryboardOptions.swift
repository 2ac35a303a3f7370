import LifecycleModel

/// The options for a storyboard drawing.
public struct StoryboardOptions: Sendable, Hashable {
    /// The layout of the cards.
    public enum Layout: String, Sendable, Hashable, CaseIterable {
        /// Trees from left to right. Trees that are wider than the page continue below.
        case tree
        /// The layout by Graphviz's `dot`, of any width.
        case dot
        /// The arrangement of Interface Builder's canvas.
        case canvas
    }

    /// The scenes that one card represents.
    public enum Grouping: String, Sendable, Hashable, CaseIterable {
        case scene
        /// A scene with the scenes that it shows or embeds, except presented scenes and tabs.
        case flow
        /// A storyboard file.
        case file
    }

    /// The scenes that one card represents.
    public var grouping: Grouping = .scene
    /// The layout of the cards.
    public var layout: Layout = .tree
    /// The scene to draw with its neighbors, by identifier, class, title, label, or ID, or nil for all scenes.
    public var focus: String?
    /// The maximum number of segues between a scene and ``focus``, in any direction.
    public var depth = 1
    /// Whether to combine navigation controllers with their root controllers.
    public var collapses = false
    /// All storyboards among the inputs, for references.
    public var storyboards = StoryboardSet([])
    /// The prefixes of the drawings' names, by storyboard file, for links between drawings.
    public var stems: [String: String] = [:]
    /// Whether to draw all scenes of ``storyboards``, each file in a frame.
    public var together = false

    /// Creates default options.
    public init() {}
}
