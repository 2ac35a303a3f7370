import LifecycleModel
import Testing

/// Tests for `updateViewConstraints`.
struct ConstraintTests {
    @Test func `the constraints of a view that is laid out off screen are updated when the view appears`() throws {
        let story = try Story(
            """
            ios: 17
            controllers: { home: Home, detail: Detail }
            steps:
              - launch: home
              - layoutIfNeeded: detail
              - present: detail
            """)
        #expect(story.order(.updateViewConstraints, step: 2) == [])
        #expect(story.order(.updateViewConstraints, step: 3).contains("detail.updateViewConstraints"))
    }
}
