import LifecycleModel
import Testing

/// Tests for the source of a controller's view, as recorded in the run.
@Suite("Sources of views")
struct ViewSourceTests {
    /// Returns the source of the view that the controller `name` loads.
    private func source(of name: String, in story: Story) -> String? {
        story.run.events.lazy.compactMap { event -> String? in
            guard case .hierarchy(let change) = event.body, change.change == .loadView,
                change.subject.map({ story.run[$0].name }) == name
            else { return nil }
            return change.detail
        }.first
    }

    /// Returns the names of the nibs that the run loads.
    private func nibs(of story: Story) -> [String?] {
        story.run.events.compactMap { event in
            if case .action(let action) = event.body, action.kind == .loadNib { action.name } else { nil }
        }
    }

    @Test("A named nib is loaded only for a view from a nib")
    func nibs() throws {
        let story = try Story(
            """
            controllers:
              home:  { class: Home, view: storyboard }
              sheet: { class: Sheet, view: nib, nib: SheetView }
            steps: [ { launch: home }, { present: sheet } ]
            """)
        #expect(nibs(of: story) == ["SheetView"])
    }

    @Test(
        "A segue creates the view from the storyboard, unless the controller has another source",
        arguments: [("code", "storyboard"), ("override", "override"), ("nib", "nib"), ("storyboard", "storyboard")])
    func segues(view: String, expected: String) throws {
        let story = try Story(
            """
            controllers: { home: Home, detail: { class: Detail, view: \(view) } }
            steps: [ { launch: home }, { segue: detail, kind: present } ]
            """)
        #expect(source(of: "detail", in: story) == expected)
    }
}
