import LifecycleModel

@testable import LifecycleDiagrams

extension StoryboardModel {
    /// Creates the map of a storyboard whose references can lead to `others`.
    init(_ storyboard: Storyboard, others: [Storyboard] = [], together: Bool = false) {
        var options = DiagramOptions(name: "storyboard")
        options.storyboard.storyboards = StoryboardSet([storyboard] + others)
        options.storyboard.together = together
        self.init(storyboard, options)
    }
}
