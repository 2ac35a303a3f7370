import LifecycleModel
import Testing

/// Tests for the controllers that UIKit queries for the status bar.
struct StatusBarTests {
    /// Returns the appearances that a run records, with the controllers that determine them.
    private func appearances(_ story: Story) -> [String] {
        story.run.events.compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == .statusBar, let subject = action.subject else {
                return nil
            }
            return "\(story.run[subject].name): \(action.name ?? "")" + (action.detail.map { ", \($0.rawValue)" } ?? "")
        }
    }

    @Test(arguments: [7, 12, 26]) func `an update from a callback queries the controllers again`(ios: Int) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers:
              nav: { class: UINavigationController, children: [home], statusBarChild: home }
              home:
                class: Home
                statusBar: light
                overrides: { viewDidAppear: [ { updateStatusBar: home, to: hidden }, { updateStatusBar: nav } ] }
            steps:
              - launch: nav
            """)
        #expect(appearances(story) == ["home: light", "home: hidden"])
    }

    @Test(arguments: [
        (6, ["a: dark", "b: light", "a: dark"]), (7, ["a: dark, ignored", "b: light, ignored", "a: dark, ignored"]),
    ])
    func `the app sets the style for all controllers only before iOS 7`(ios: Int, expected: [String]) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers:
              nav: { class: UINavigationController, children: [a] }
              a: { class: A, overrides: { viewWillAppear: [ { setStatusBar: dark } ] } }
              b: { class: B, overrides: { viewWillAppear: [ { setStatusBar: light } ] } }
            steps:
              - launch: nav
              - push: b
              - pop:
            """)
        #expect(appearances(story) == expected)
    }

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
        #expect(appearances(story) == ["root: light", "cover: hidden"])
    }
}
