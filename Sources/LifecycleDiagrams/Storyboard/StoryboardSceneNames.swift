import LifecycleModel

/// The names of a storyboard's scenes.
public enum StoryboardSceneNames {
    /// Returns the names, identifiers, and classes of all scenes that a drawing of the storyboard can show.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard.
    ///   - set: The storyboards that its references can lead to.
    ///   - together: Whether the drawing contains the others.
    public static func all(of storyboard: Storyboard, in set: StoryboardSet, together: Bool) -> Set<String> {
        let map = StoryboardMap(storyboard, in: set, together: together)
        return map.cards.reduce(into: []) { $0.formUnion($1.names.union([$1.name])) }
    }
}
