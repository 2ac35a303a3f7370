import LifecycleModel

/// The options for a storyboard drawing.
public struct StoryboardOptions: Sendable, Hashable {
    /// The layout of the cards.
    public enum Layout: String, Sendable, Hashable, CaseIterable {
        /// Trees from left to right. A tree that is wider than the page continues in another tree below.
        case tree
        /// The layout from Graphviz's `dot`, top down or left to right, or `tree` if both are wider than the page.
        case dot
        /// The arrangement of Interface Builder's canvas, or `tree` if no scene has a position on the canvas.
        case canvas
    }

    /// The scenes that one card represents.
    public enum Grouping: String, Sendable, Hashable, CaseIterable {
        case scene
        /// A scene and the scenes that it shows or embeds, directly or indirectly. Presented scenes and tabs begin
        /// separate flows.
        case flow
        /// All scenes of a storyboard file.
        case file
    }

    /// The scenes that one card represents.
    public var grouping: Grouping = .scene
    /// The layout of the cards.
    public var layout: Layout = .dot
    /// The scene to draw with its neighbors, or nil for all scenes. The name is an identifier, class, title, label, or
    /// ID.
    public var focus: String?
    /// The maximum number of segues between a scene and ``focus``, in either direction.
    public var depth = 1
    /// Whether to combine navigation controllers with their root view controllers.
    public var collapses = true
    /// All storyboards among the inputs, for references.
    public var storyboards = StoryboardSet([])
    /// The prefixes of the drawings' file names, keyed by storyboard file, for links between drawings.
    public var stems: [String: String] = [:]
    /// Whether to draw all scenes of ``storyboards`` in one drawing.
    public var together = false

    /// Whether to show the identifiers of scenes and segues.
    public var identifiers = true
    /// The marks on scenes and segues that differ, in a drawing of a difference.
    var marks = StoryboardMarks()

    /// Creates default options.
    public init() {}
}
