import Testing

/// Tests for calls that a controller makes in its own callbacks.
struct OverrideTests {
    /// Returns a scenario in which a controller in a stack pushes another controller in a callback.
    private static func pushing(in callback: String, from name: String) -> String {
        let override = "overrides: { \(callback): [ { push: c, in: nav } ] }"
        return """
            controllers:
              nav: { class: UINavigationController, children: [a] }
              a: { class: A\(name == "a" ? ", " + override : "") }
              b: { class: B\(name == "b" ? ", " + override : "") }
              c: C
            steps:
              - launch: nav

            """
    }

    @Test(
        arguments: [
            ("viewDidLoad", ["a.vWA", "a.vWD", "c.vWA", "a.vDD", "c.vDA"]),
            ("viewWillAppear", ["a.vWA", "a.vWD", "c.vWA", "a.vDD", "c.vDA"]),
            ("viewDidAppear", ["a.vWA", "a.vDA", "a.vWD", "c.vWA", "a.vDD", "c.vDA"]),
        ])
    func `a root that pushes at launch is covered by the pushed controller`(callback: String, order: [String]) throws {
        let story = try Story(OverrideTests.pushing(in: callback, from: "a"))
        #expect(story.appearance().filter { !$0.hasPrefix("nav") } == order)
        #expect(story.warnings.isEmpty)
    }

    @Test(arguments: ["viewDidLoad", "viewDidAppear"])
    func `a pushed controller can push another one, which appears next`(callback: String) throws {
        let story = try Story(OverrideTests.pushing(in: callback, from: "b") + "  - push: b\n")
        #expect(story.warnings.isEmpty)
        #expect(
            story.appearance(step: 2) == ["a.vWD", "b.vWA", "a.vDD", "b.vDA", "b.vWD", "c.vWA", "b.vDD", "c.vDA"])
    }

    @Test func `a push during a transition is refused with a warning in iOS 8 and later`() throws {
        let story = try Story(OverrideTests.pushing(in: "viewWillAppear", from: "b") + "  - push: b\n")
        #expect(story.warnings == ["nav-call-during-transition"])
        #expect(story.appearance(step: 2) == ["a.vWD", "b.vWA", "a.vDD", "b.vDA"])
    }

    @Test func `a swipe back changes the stack before the revealed controller pushes again`() throws {
        let story = try Story(
            OverrideTests.pushing(in: "viewDidAppear", from: "a")
                + "  - { swipeBack: completed }\n")
        #expect(story.warnings.isEmpty)
        #expect(story.appearance(step: 2).suffix(4) == ["a.vWD", "c.vWA", "a.vDD", "c.vDA"])
        #expect(story.order(.didMoveToParent, step: 2) == ["c.didMove"], "it is removed and pushed in one transition")
    }

    /// The order is from the log for scenario 3 at https://remkoh.dev/?p=4214, without one duplicate line.
    @Test func `a controller presented in viewDidAppear is loaded after the previous presentation ends`() throws {
        let story = try Story(
            """
            ios: 7
            controllers: { a: A, b: { class: B, overrides: { viewDidAppear: [ { present: c } ] } }, c: C }
            steps: [ { launch: a }, { present: b } ]
            """)
        let order = story.order(
            .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, step: 2)
        #expect(
            order == [
                "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear",
                "a.viewDidDisappear", "c.loadView", "c.viewDidLoad", "b.viewWillDisappear", "c.viewWillAppear",
                "c.viewDidAppear", "b.viewDidDisappear",
            ])
    }

    @Test(arguments: ["dismiss: b", "dismiss:"])
    func `a presented controller may dismiss itself in its viewDidAppear`(step: String) throws {
        let story = try Story(
            """
            controllers: { a: A, b: { class: B, overrides: { viewDidAppear: [ { \(step) } ] } } }
            steps: [ { launch: a }, { present: b, style: fullScreen } ]
            """)
        #expect(story.warnings.isEmpty)
        #expect(
            story.appearance(step: 2) == ["a.vWD", "b.vWA", "b.vDA", "a.vDD", "b.vWD", "a.vWA", "a.vDA", "b.vDD"])
    }

    @Test func `a presenter that presents in viewDidAppear presents again after a dismissal`() throws {
        let story = try Story(
            """
            controllers: { a: { class: A, overrides: { viewDidAppear: [ { present: b, style: fullScreen } ] } }, b: B }
            steps: [ { launch: a }, { dismiss: b } ]
            """)
        #expect(story.warnings.isEmpty)
        #expect(
            story.appearance(step: 2) == ["b.vWD", "a.vWA", "a.vDA", "b.vDD", "a.vWD", "b.vWA", "b.vDA", "a.vDD"])
    }

    @Test(
        arguments: [
            ("viewDidLoad", ["b.vWA", "b.vDA"]),
            ("viewWillAppear", ["a.vWA", "b.vWA", "a.vWD", "a.vDD", "b.vDA"]),
            ("viewDidAppear", ["a.vWA", "a.vDA", "b.vWA", "a.vWD", "a.vDD", "b.vDA"]),
        ])
    func `a tab that selects another tab at launch is replaced by that tab`(callback: String, order: [String]) throws {
        let story = try Story(
            """
            controllers:
              tabs: { class: UITabBarController, children: [a, b] }
              a: { class: A, overrides: { \(callback): [ { select: b, in: tabs } ] } }
              b: B
            steps: [ { launch: tabs } ]
            """)
        #expect(story.appearance().filter { !$0.hasPrefix("tabs") } == order)
    }

    @Test func `a second tab selection doesn't wait, because the first ends immediately`() throws {
        let story = try Story(
            """
            controllers: { tabs: { class: UITabBarController, children: [a, b, c] }, a: A, b: B, c: C }
            steps: [ { launch: tabs }, { select: b, wait: false }, { select: c } ]
            """)
        let order = ["b.vWA", "a.vWD", "a.vDD", "b.vDA", "c.vWA", "b.vWD", "b.vDD", "c.vDA"]
        #expect(story.appearance(step: 2) + story.appearance(step: 3) == order)
    }

    @Test func `a child that is added while its parent is appearing appears with its parent`() throws {
        let story = try Story(
            """
            controllers:
              nav: { class: UINavigationController, children: [a] }
              a: A
              p: { class: P, overrides: { viewIsAppearing: [ { embed: c } ] } }
              c: C
            steps: [ { launch: nav }, { push: p } ]
            """)
        #expect(story.appearance(step: 2) == ["a.vWD", "p.vWA", "c.vWA", "a.vDD", "p.vDA", "c.vDA"])
        #expect(story.order(.didMoveToParent, step: 2).prefix(2) == ["c.didMove", "c.didMove"])
    }

    @Test func `only overrides of callbacks that the version no longer has are recorded`() throws {
        func noted(ios: Int) throws -> [String?] {
            let story = try Story(
                """
                ios: \(ios)
                controllers:
                  a: { class: A, overrides: { viewDidLoad: [ { note: x } ], viewDidUnload: [ { note: y } ] } }
                steps: [ { launch: a } ]
                """)
            return story.run.events.compactMap { event -> String?? in
                guard case .action(let action) = event.body, action.kind == .override else { return nil }
                return .some(action.name)
            }
        }
        #expect(try noted(ios: 6) == ["viewDidUnload()"])
        #expect(try noted(ios: 5).isEmpty)
    }
}
