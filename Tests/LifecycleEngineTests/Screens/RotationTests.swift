import LifecycleModel
import Testing

@Suite("Rotation by iOS version")
struct RotationTests {
    /// Returns a story in which a pad or phone rotates while `home` presents `form`.
    private func turn(ios: Int, idiom: String, style: String, orientations: String) throws -> Story {
        try Story(
            """
            ios: \(ios)
            device: { idiom: \(idiom) }
            controllers:
              home: Home
              form: { class: Form, orientations: \(orientations) }
            steps:
              - launch: home
              - present: form
                style: \(style)
              - rotate: landscapeLeft
            """)
    }

    @Test("In iOS 7 and earlier, a form sheet rotates with its presenter", arguments: [6, 7])
    func formSheet(ios: Int) throws {
        let story = try turn(ios: ios, idiom: "pad", style: "formSheet", orientations: "all")
        #expect(
            story.order(.willRotate, .willAnimateRotation, .didRotate, step: 3) == [
                "home.willRotate", "form.willRotate", "home.willAnimateRotation", "form.willAnimateRotation",
                "home.didRotate", "form.didRotate",
            ])
    }

    @Test("A hidden presenter receives no rotation callbacks")
    func hiddenPresenter() throws {
        let story = try turn(ios: 6, idiom: "phone", style: "formSheet", orientations: "all")
        #expect(story.order(.willRotate, step: 3) == ["form.willRotate"])
    }

    @Test(
        "A controller that hides its presenter determines the orientations",
        arguments: ["fullScreen", "pageSheet", "formSheet"])
    func hidingDecides(style: String) throws {
        let story = try turn(ios: 12, idiom: "phone", style: style, orientations: "portrait")
        #expect(story.order(.viewWillTransitionToSize) == [])
    }

    @Test("A sheet that keeps its presenter visible doesn't determine the orientations")
    func sheetDoesNotDecide() throws {
        let story = try turn(ios: 13, idiom: "phone", style: "pageSheet", orientations: "portrait")
        #expect(
            story.order(.viewWillTransitionToSize) == ["home.viewWillTransition", "form.viewWillTransition"])
    }

    /// Returns whether the interface rotates if the root contains `first` and `second`, and `second` supports only
    /// portrait.
    private func turns(_ container: String, ios: Int) throws -> Bool {
        try !Story(
            """
            ios: \(ios)
            controllers:
              root: { class: \(container), children: [first, second] }
              first: { class: First, orientations: [portrait, landscapeLeft] }
              second: { class: Second, orientations: [portrait] }
            steps:
              - launch: root
              - rotate: landscapeLeft
            """
        ).order(.willRotate).isEmpty
    }

    @Test("The orientations of a container depend on its children only in iOS 5")
    func containers() throws {
        #expect(try turns("UITabBarController", ios: 5) == false)
        #expect(try turns("UINavigationController", ios: 5) == false)
        #expect(try turns("UITabBarController", ios: 6))
        #expect(try turns("UINavigationController", ios: 6))
    }

    @Test("In iOS 5, the orientations of a navigation controller depend only on the top of its stack")
    func topOfTheStack() throws {
        let story = try Story(
            """
            ios: 5
            controllers:
              nav: { class: UINavigationController, children: [first, second] }
              first: { class: First, orientations: [portrait] }
              second: { class: Second, orientations: [portrait, landscapeLeft] }
            steps:
              - launch: nav
              - rotate: landscapeLeft
            """)
        #expect(story.order(.willRotate) == ["nav.willRotate", "second.willRotate"])
    }

    @Test("A split view on a landscape pad appears with both columns", arguments: [7, 8, 9, 10, 11, 17])
    func splitAtLaunch(ios: Int) throws {
        let story = try Story(
            """
            ios: \(ios)
            device: { idiom: pad, orientation: landscapeLeft }
            controllers:
              split: { class: UISplitViewController, children: [list, detail] }
              list: List
              detail: Detail
            steps:
              - launch: split
            """)
        #expect(
            Set(story.order(.viewDidAppear)) == ["split.viewDidAppear", "list.viewDidAppear", "detail.viewDidAppear"])
        #expect(Set(story.order(.viewWillAppear)).count == 3)
    }
}
