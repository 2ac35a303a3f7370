import Testing

/// Tests for the termination of an app.
struct TerminationTests {
    /// Source: Evidence, Background.
    @Test func `in a termination, the visible controllers of every scene disappear`() throws {
        let story = try Story(
            """
            ios: 17
            device: { idiom: pad }
            scenes: true
            controllers: { list: List, note: Note, photo: Photo }
            steps:
              - launch: list
              - { connectScene: second, root: note }
              - { connectScene: third, root: photo }
              - terminate:
            """)
        #expect(
            story.appearance(step: 4) == ["list.vWD", "list.vDD", "note.vWD", "note.vDD", "photo.vWD", "photo.vDD"])
    }

    /// Source: Evidence, Application callbacks.
    @Test("An app without scenes doesn't launch if it is built with the SDK of iOS 27", arguments: [26, 27])
    func launchWithoutScenes(ios: Int) throws {
        let story = try Story(
            """
            ios: \(ios)
            scenes: false
            controllers: { home: Home }
            steps: [ { launch: home } ]
            """)
        #expect(story.warnings == (ios == 26 ? [] : ["scene-lifecycle-required"]))
        #expect(Array(story.run.callbacks).isEmpty == (ios == 27))
    }

    @Test("A navigation controller is deallocated after its presentation is canceled")
    func canceled() throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              home: Home
              nav: { class: UINavigationController, children: [page] }
              page: Page
            steps:
              - launch: home
              - { present: nav, from: home, style: fullScreen, interactive: cancelled }
            """)
        let released = story.run.callbacks.filter { $0.event.callback == .deinitializer }
        #expect(released.map { story.run[$0.event.controller].id }.sorted() == ["nav", "page"])
    }
}
