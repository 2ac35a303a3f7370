import LifecycleModel

@testable import LifecycleDiagrams

extension StoryboardModel {
    /// Creates the map of a storyboard whose references can lead to `others`.
    init(_ storyboard: Storyboard, others: [Storyboard] = [], together: Bool = false) {
        var options = StoryboardOptions()
        (options.storyboards, options.together) = (StoryboardSet([storyboard] + others), together)
        self.init(storyboard, options)
    }
}
