import LifecycleModel
import Testing

/// Tests for the delegate of a search controller.
struct SearchTests {
    /// Source: Evidence, Alerts and search controllers.
    @Test(
        arguments: [
            ("- { tap: search, in: list }", 2, 2),
            ("- { tap: search, in: list }\n  - { present: other, from: search }\n  - { dismiss: other }", 2, 2),
            ("- { present: search, from: list }", 0, 0),
            ("- { present: menu, style: popover }\n  - { tap: search, in: menu }", 2, 0),
        ])
    func `only a search that a tap starts sends callbacks to the delegate, and in a popover none for its dismissal`(
        presentation: String, presenting: Int, dismissing: Int
    ) throws {
        for end in ["dismiss: search", "tap: search"] {
            let story = try Story(
                """
                ios: 17
                device: { idiom: pad }
                controllers:
                  list: { class: List, definesPresentationContext: true }
                  menu: { class: Menu, definesPresentationContext: true }
                  other: Other
                  search: { class: UISearchController, delegate: list }
                steps:
                  - launch: list
                  \(presentation)
                  - \(end)
                """)
            #expect(story.order(.searchWillPresent, .searchDidPresent).count == presenting)
            #expect(story.order(.searchWillDismiss, .searchDidDismiss).count == dismissing)
            #expect(story.order(.viewDidDisappear).last == "search.viewDidDisappear")
        }
    }

    @Test func `a delegate with callbacks that the app's own presentation doesn't send is reported`() throws {
        let story = try Story(
            """
            controllers:
              list: { class: List, overrides: { willPresentSearchController: [ { note: clears } ] } }
              search: { class: UISearchController, delegate: list }
            steps:
              - launch: list
              - present: search
            """)
        #expect(
            story.run.events.contains {
                if case .action(let action) = $0.body { action.kind == .notSent } else { false }
            })
    }
}
