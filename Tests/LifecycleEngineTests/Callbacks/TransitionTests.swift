import Testing

/// Tests for the order of will and did callbacks in each kind of transition (see Evidence, Order of callbacks).
struct TransitionTests {
    private static let stack = """
        controllers:
          nav: { class: UINavigationController, children: [a] }
          a: A
          b: B
          c: C

        """

    @Test(
        arguments: [
            ("push: b", ["a.vWD", "b.vWA", "a.vDD", "b.vDA"]),
            ("{ push: b, animated: false }", ["a.vWD", "b.vWA", "a.vDD", "b.vDA"]),
            ("{ push: b, interactive: cancelled }", ["a.vWD", "b.vWA", "b.vWD", "b.vDD", "a.vWA", "a.vDA"]),
            ("{ push: b, interactive: completed }", ["a.vWD", "b.vWA", "a.vDD", "b.vDA"]),
            ("{ setStack: [a, b, c] }", ["a.vWD", "c.vWA", "a.vDD", "c.vDA"]),
            ("{ setStack: [b] }", ["a.vWD", "b.vWA", "a.vDD", "b.vDA"]),
        ])
    func `a stack sends callbacks to the outgoing controller first`(step: String, order: [String]) throws {
        let story = try Story(TransitionTests.stack + "steps:\n  - launch: nav\n  - \(step)\n")
        #expect(story.appearance(step: 2) == order)
    }

    @Test(
        arguments: [
            ("pop:", ["c.vWD", "b.vWA", "c.vDD", "b.vDA"]),
            ("popTo: a", ["c.vWD", "a.vWA", "c.vDD", "a.vDA"]),
            ("popToRoot:", ["c.vWD", "a.vWA", "c.vDD", "a.vDA"]),
            ("swipeBack: completed", ["c.vWD", "b.vWA", "c.vDD", "b.vDA"]),
            ("swipeBack: cancelled", ["c.vWD", "b.vWA", "b.vWD", "b.vDD", "c.vWA", "c.vDA"]),
        ])
    func `going back sends no appearance callbacks to controllers in between`(step: String, order: [String]) throws {
        let story = try Story(
            TransitionTests.stack + "steps:\n  - launch: nav\n  - push: b\n  - push: c\n  - \(step)\n")
        #expect(story.appearance(step: 4) == order)
    }

    @Test(
        arguments: [
            (12, "", ["a.vWD", "b.vWA", "b.vDA", "a.vDD"]),
            (13, "", ["b.vWA", "b.vDA"]),
            (26, ", style: fullScreen", ["a.vWD", "b.vWA", "b.vDA", "a.vDD"]),
            (26, ", style: formSheet", ["b.vWA", "b.vDA"]),
            (12, ", style: formSheet", ["a.vWD", "b.vWA", "b.vDA", "a.vDD"]),
            (9, ", style: overFullScreen", ["b.vWA", "b.vDA"]),
            (26, ", style: currentContext", ["a.vWD", "b.vWA", "b.vDA", "a.vDD"]),
        ])
    func `style and version determine whether a presentation hides its presenter`(
        ios: Int, style: String, order: [String]
    ) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers: { a: A, b: B }
            steps:
              - launch: a
              - { present: b, from: a\(style) }
              - dismiss:
            """)
        #expect(story.appearance(step: 2) == order)
        let back = order.count == 4 ? ["b.vWD", "a.vWA", "a.vDA", "b.vDD"] : ["b.vWD", "b.vDD"]
        #expect(story.appearance(step: 3) == back)
    }

    @Test(
        arguments: [
            ("scroll", "completed", ["b.vWA", "a.vWD", "b.vDA", "a.vDD"]),
            ("scroll", "cancelled", ["b.vWA", "a.vWD", "a.vWA", "a.vDA", "b.vWD", "b.vDD"]),
            ("curl", "completed", ["b.vWA", "a.vWD", "a.vDD", "b.vDA"]),
            ("curl", "cancelled", ["b.vWA", "a.vWD", "b.vWD", "a.vWA", "b.vDD", "a.vDA"]),
        ])
    func `the transition style determines the order of page callbacks`(
        style: String, outcome: String, order: [String]
    ) throws {
        let story = try Story(
            """
            controllers:
              page: { class: UIPageViewController, transition: \(style), children: [a, b] }
              a: A
              b: B
            steps: [ { launch: page }, { turnPage: \(outcome), to: b } ]
            """)
        #expect(story.appearance(step: 2) == order)
    }

    @Test func `a canceled drag of a sheet sends no callbacks to its presenter`() throws {
        let story = try Story(
            """
            controllers: { a: A, b: B }
            steps: [ { launch: a }, { present: b }, { dragSheet: cancelled }, { dragSheet: completed } ]
            """)
        #expect(story.appearance(step: 3) == ["b.vWD", "b.vWA", "b.vDA"])
        #expect(story.appearance(step: 4) == ["b.vWD", "b.vDD"])
    }

    @Test func `a tab is loaded when it is first selected, and the incoming tab receives callbacks first`() throws {
        let story = try Story(
            """
            controllers: { tabs: { class: UITabBarController, children: [a, b] }, a: A, b: B }
            steps: [ { launch: tabs }, { select: b }, { select: a } ]
            """)
        #expect(story.order(.viewDidLoad, step: 1) == ["tabs.viewDidLoad", "a.viewDidLoad"])
        #expect(story.order(.viewDidLoad, step: 2) == ["b.viewDidLoad"])
        #expect(story.appearance(step: 2) == ["b.vWA", "a.vWD", "a.vDD", "b.vDA"])
        #expect(story.order(.viewDidLoad, step: 3).isEmpty)
    }

    @Test(
        "A canceled presentation leaves only the presenter, and doesn't run its completion",
        arguments: ["fullScreen", "pageSheet"])
    func canceledPresentation(style: String) throws {
        for end in ["completed", "cancelled"] {
            let story = try Story(
                """
                controllers: { a: A, b: B }
                steps:
                  - launch: a
                  - { present: b, style: \(style), interactive: \(end) }
                  - { present: b, style: \(style) }
                """)
            let (appears, hides) = (["b.vWA"], style == "fullScreen" ? ["a.vWD"] : [])
            let shown = hides + appears + ["b.vDA"] + (style == "fullScreen" ? ["a.vDD"] : [])
            let canceled = hides + appears + ["b.vWD", "b.vDD"] + (style == "fullScreen" ? ["a.vWA", "a.vDA"] : [])
            #expect(story.appearance(step: 2) == (end == "completed" ? shown : canceled))
            // After a cancellation, the controller can be presented again.
            #expect(story.appearance(step: 3) == (end == "completed" ? [] : shown))
            #expect(story.order(.deinitializer, step: 2).isEmpty == (end == "completed"))
        }
    }

    @Test func `an interactive push in a container that is disappearing ends the disappearance of its top controller`()
        throws
    {
        for end in ["completed", "cancelled"] {
            let story = try Story(
                """
                controllers: { nav: { class: UINavigationController, children: [a] }, a: A, b: B, over: C }
                steps:
                  - launch: nav
                  - { present: over, style: fullScreen, wait: false }
                  - { push: b, onto: nav, interactive: \(end) }
                """)
            let order = ["nav.vWD", "a.vWD", "over.vWA", "over.vDA", "nav.vDD", "a.vDD"]
            #expect(story.appearance(step: 3) == order, "\(end)")
        }
    }
}
