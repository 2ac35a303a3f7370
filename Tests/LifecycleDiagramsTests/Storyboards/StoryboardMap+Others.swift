import LifecycleModel

@testable import LifecycleDiagrams

extension StoryboardMap {
    /// Creates the map of a storyboard whose references can lead to `others`.
    init(_ storyboard: Storyboard, others: [Storyboard] = [], together: Bool = false) {
        self.init(storyboard, in: StoryboardSet([storyboard] + others), together: together)
    }
}
