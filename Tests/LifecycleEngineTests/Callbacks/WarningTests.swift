import Testing

/// Tests for invalid calls, and for the warnings that UIKit prints.
struct WarningTests {
    @Test(
        arguments: [
            (17, "[ { launch: nav }, { push: b, wait: false }, { push: c } ]", ["nav-call-during-transition"]),
            (7, "[ { launch: nav }, { push: b, wait: false }, { push: c } ]", ["nested-push-animation"]),
            (17, "[ { launch: nav }, { push: b }, { push: b } ]", ["exc-push-same-instance"]),
            (12, "[ { launch: nav }, { push: b }, { push: b } ]", ["exc-push-same-instance-old"]),
            (17, "[ { launch: nav }, { popTo: c } ]", ["exc-pop-to-missing"]),
            (17, "[ { launch: nav }, { setStack: [b, b] } ]", ["exc-vcs-must-be-distinct"]),
            (
                17, "[ { launch: a }, { present: b, wait: false }, { present: c, from: a } ]",
                ["present-already-presenting"]
            ),
            (
                17, "[ { launch: a }, { present: b, wait: false }, { present: c, from: b } ]",
                ["present-while-presentation-in-progress"]
            ),
            (17, "[ { launch: a }, { present: b, from: c } ]", ["present-not-in-window-hierarchy"]),
            (17, "[ { launch: a }, { present: b, wait: false }, { dismiss: a } ]", ["dismiss-while-transitioning"]),
            (12, "[ { launch: a }, { present: b, wait: false }, { dismiss: a } ]", ["dismiss-while-in-progress"]),
            (17, "[ { launch: a }, { endAppearance: a } ]", ["unbalanced-appearance"]),
            (17, "[ { launch: a }, { transition: b, to: c, in: a } ]", ["exc-transition-no-common-parent"]),
        ])
    func `an invalid call causes UIKit's warning`(ios: Int, steps: String, warnings: [String]) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers: { nav: { class: UINavigationController, children: [r] }, r: R, a: A, b: B, c: C }
            steps: \(steps)
            """)
        #expect(story.warnings == warnings)
    }

    @Test func `reading a view in viewDidLoad that loadView doesn't set is recorded as recursion`() throws {
        let story = try Story(
            """
            controllers:
              a: { class: A, view: none, overrides: { viewDidLoad: [ { touchView: a } ] } }
            steps: [ { launch: a } ]
            """)
        #expect(story.order(.loadView, .viewDidLoad) == ["a.loadView", "a.viewDidLoad"])
        #expect(
            story.run.events.contains {
                if case .action(let action) = $0.body { action.detail == "recursion" } else { false }
            })
    }
}
