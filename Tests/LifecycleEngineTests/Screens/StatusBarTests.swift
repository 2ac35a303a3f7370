import LifecycleModel
import Testing

/// Tests for the controllers that UIKit queries for the status bar.
struct StatusBarTests {
    /// Source: Apple's documentation of `modalPresentationCapturesStatusBarAppearance`.
    @Test func `a full-screen presentation over a sheet determines the status bar, but the sheet doesn't`() throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              root: { class: Root, statusBar: light }
              sheet: { class: Sheet, statusBar: dark }
              cover: { class: Cover, statusBar: hidden }
            steps:
              - launch: root
              - present: sheet
              - { present: cover, style: fullScreen }
            """)
        let appearances = story.run.events.compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == .statusBar, let subject = action.subject else {
                return nil
            }
            return "\(story.run[subject].name): \(action.name ?? "")"
        }
        #expect(appearances == ["root: light", "cover: hidden"])
    }
}
