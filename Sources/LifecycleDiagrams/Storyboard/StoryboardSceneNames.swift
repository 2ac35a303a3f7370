import LifecycleModel

/// A lookup of the names of a storyboard's scenes.
public enum StoryboardSceneNames {
    /// Returns the names of all scenes that a drawing of the storyboard can show, including identifiers and classes.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard.
    ///   - set: The storyboards to which references can lead.
    ///   - together: Whether the drawing contains all storyboards in `set`.
    public static func all(of storyboard: Storyboard, in set: StoryboardSet, together: Bool) -> Set<String> {
        var options = StoryboardOptions()
        (options.storyboards, options.together) = (set, together)
        let map = StoryboardMap(storyboard, options)
        return map.cards.reduce(into: []) { $0.formUnion($1.names.union([$1.name])) }
    }
}
