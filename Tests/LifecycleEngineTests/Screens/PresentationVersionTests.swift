import LifecycleModel
import Testing

@Suite("Presentations by iOS version")
struct PresentationVersionTests {
    private func presented(ios: Int, style: String) throws -> Story {
        try Story(
            """
            ios: \(ios)
            controllers: { home: Home, full: Full }
            steps:
              - launch: home
              - present: full
                style: \(style)
            """)
    }

    @Test("In iOS 12 and earlier, a presenter that becomes hidden is laid out once", arguments: [8, 12])
    func presenterIsLaidOut(ios: Int) throws {
        let story = try presented(ios: ios, style: "fullScreen")
        let order = story.order(.viewDidLayoutSubviews, .viewDidAppear, step: 2)
        #expect(order == ["full.viewDidLayoutSubviews", "home.viewDidLayoutSubviews", "full.viewDidAppear"])
    }

    @Test("A presenter is not laid out in iOS 13 and later, or if it remains visible")
    func presenterIsNotLaidOut() throws {
        #expect(
            try presented(ios: 13, style: "fullScreen").order(.viewDidLayoutSubviews, step: 2)
                == ["full.viewDidLayoutSubviews"])
        #expect(
            try presented(ios: 12, style: "overFullScreen").order(.viewDidLayoutSubviews, step: 2)
                == ["full.viewDidLayoutSubviews"])
    }

    @Test("A presenter that is itself presented is not laid out")
    func chainOfPresenters() throws {
        let story = try Story(
            """
            ios: 9
            controllers: { first: First, second: Second, third: Third }
            steps:
              - launch: first
              - present: second
              - present: third
            """)
        #expect(story.order(.viewDidLayoutSubviews, step: 3) == ["third.viewDidLayoutSubviews"])
    }

    private func replaced(ios: Int) throws -> Story {
        try Story(
            """
            ios: \(ios)
            controllers: { home: Home, full: Full, other: Other }
            steps:
              - launch: home
              - present: full
                style: fullScreen
              - setRoot: other
            """)
    }

    @Test("In iOS 12 and earlier, controllers presented by a replaced root are not deallocated")
    func leftAlive() throws {
        let story = try replaced(ios: 12)
        #expect(story.appearance(step: 3) == ["other.vWA", "other.vDA"])
        #expect(story.order(.deinitializer).isEmpty)
    }

    @Test("In iOS 13 and later, replacing the root ends its presentation")
    func endsWithRoot() throws {
        let story = try replaced(ios: 13)
        #expect(story.appearance(step: 3) == ["full.vWD", "full.vDD", "other.vWA", "other.vDA"])
        #expect(Set(story.order(.deinitializer)) == ["home.deinit", "full.deinit"])
    }

    @Test("A controller that is presented again while its dismissal ends is not deallocated", arguments: [12, 17])
    func presentedAgain(ios: Int) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers:
              home:
                class: Home
                overrides: { viewDidAppear: [ { present: login, style: fullScreen } ] }
              login: Login
            steps:
              - launch: home
              - dismiss: home
            """)
        #expect(story.appearance(step: 2).last == "home.vDD")
        #expect(story.order(.deinitializer).isEmpty)
    }

    @Test("A replaced root without a presentation is deallocated in every version", arguments: [12, 13])
    func plainRoot(ios: Int) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers: { home: Home, other: Other }
            steps:
              - launch: home
              - setRoot: other
            """)
        #expect(story.order(.deinitializer) == ["home.deinit"])
    }

    @Test(
        "In iOS 5 and earlier, a memory warning unloads views that can be reloaded",
        arguments: ["nib", "override", "storyboard"])
    func reloadable(view: String) throws {
        #expect(try unloaded(view: view) == ["home.viewDidUnload"])
    }

    @Test("A memory warning doesn't unload an empty view from the default loadView")
    func notReloadable() throws {
        #expect(try unloaded(view: "code").isEmpty)
    }

    private func unloaded(view: String) throws -> [String] {
        try Story(
            """
            ios: 5
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: { class: Home, view: \(view) }
              top: Top
            steps:
              - launch: nav
              - push: top
              - memoryWarning:
            """
        ).order(.viewDidUnload)
    }
}
