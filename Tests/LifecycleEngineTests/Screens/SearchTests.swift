import LifecycleModel
import Testing

/// Tests for the delegate of a search controller.
struct SearchTests {
    /// Source: Evidence, Alerts and search controllers.
    @Test(
        arguments: [
            ("- { present: search, from: list }", true),
            ("- { present: search, from: list, style: popover }", false),
            ("- { present: menu, style: popover }\n  - { present: search, from: menu }", false),
        ])
    func `the dismissal of a search controller in a popover sends no callbacks to its delegate`(
        presentation: String, isSent: Bool
    ) throws {
        let story = try Story(
            """
            ios: 17
            device: { idiom: pad }
            controllers:
              list: { class: List, definesPresentationContext: true }
              menu: { class: Menu, definesPresentationContext: true }
              search: { class: UISearchController, delegate: list }
            steps:
              - launch: list
              \(presentation)
              - dismiss: search
            """)
        #expect(story.order(.searchWillPresent, .searchDidPresent).count == 2)
        #expect(story.order(.searchWillDismiss, .searchDidDismiss).count == (isSent ? 2 : 0))
        #expect(story.order(.viewDidDisappear) == ["search.viewDidDisappear"])
    }
}
