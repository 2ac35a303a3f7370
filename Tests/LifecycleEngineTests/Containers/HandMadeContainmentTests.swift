import LifecycleModel
import Testing

@Suite("Containment by the app")
struct HandMadeContainmentTests {
    @Test("Adding a view without addChild outside a window sends no appearance callbacks")
    func beforeTheWindow() throws {
        let story = try Story(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: { class: Home, overrides: { viewDidLoad: [ { addSubview: stray, to: home } ] } }
              stray: { class: Stray, keep: true }
              next: Next
            steps:
              - launch: nav
              - push: next
              - pop:
            """)
        #expect(story.appearance().filter { $0.hasPrefix("stray") } == [])
    }

    @Test("Adding a view without addChild in a window sends appearance callbacks, and so do leaving and reentering it")
    func inTheWindow() throws {
        let story = try Story(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              stray: { class: Stray, keep: true }
              next: Next
            steps:
              - launch: nav
              - addSubview: stray
                to: home
              - push: next
              - pop:
            """)
        #expect(
            story.appearance().filter { $0.hasPrefix("stray") } == [
                "stray.vWA", "stray.vDA", "stray.vWD", "stray.vDD", "stray.vWA", "stray.vDA",
            ])
    }

    /// Returns the appearance callbacks if a parent embeds a child in `callback`, between a begin call and an end call.
    private func handled(in callback: String, ios: Int) throws -> [String] {
        try Story(
            """
            ios: \(ios)
            controllers:
              parent:
                class: Parent
                overrides:
                  \(callback):
                    - { beginAppearance: child, appearing: true, animated: false }
                    - { embed: child, to: parent }
                    - { endAppearance: child }
              child: Child
            steps:
              - launch: parent
            """
        ).appearance()
    }

    @Test(
        "In iOS 12 and earlier, the app's end call sends viewDidAppear, and the container sends it a second time",
        arguments: [9, 12])
    func endsTwice(ios: Int) throws {
        let expected = ["parent.vWA", "child.vWA", "child.vDA", "parent.vDA", "child.vDA"]
        #expect(try handled(in: "viewWillAppear", ios: ios) == expected)
        #expect(try handled(in: "viewDidLayoutSubviews", ios: ios) == expected)
    }

    @Test("In iOS 13 and later, viewDidAppear is sent once, after the container's viewDidAppear")
    func endsOnce() throws {
        let expected = ["parent.vWA", "child.vWA", "parent.vDA", "child.vDA"]
        #expect(try handled(in: "viewWillAppear", ios: 13) == expected)
        #expect(try handled(in: "viewDidLayoutSubviews", ios: 13) == expected)
    }

    @Test("In a visible container, only the app's calls send appearance callbacks", arguments: [9, 13])
    func underVisible(ios: Int) throws {
        #expect(
            try handled(in: "viewDidAppear", ios: ios) == ["parent.vWA", "parent.vDA", "child.vWA", "child.vDA"])
    }

    @Test("isMovingToParent is true until UIKit repeats didMove, but false if didMove precedes the appearance")
    func flags() throws {
        let story = try Story(
            """
            controllers:
              parent: { class: Parent, overrides: { viewDidLoad: [ { embed: early, to: parent } ] } }
              early: Early
              late: Late
            steps:
              - launch: parent
              - embed: late
                to: parent
            """)
        #expect(story.flags("early", .viewWillAppear) == [])
        #expect(story.flags("early", .viewDidAppear) == [])
        #expect(story.flags("late", .viewWillAppear) == ["isMovingToParent"])
        #expect(story.flags("late", .viewDidAppear) == ["isMovingToParent"])
    }

    @Test("didMove is sent once in a visible parent if the override doesn't call super")
    func didMoveWithoutSuper() throws {
        let story = try Story(
            """
            controllers:
              parent: Parent
              child: { class: Child, callsSuper: [didMove] }
            steps:
              - launch: parent
              - embed: child
                to: parent
            """)
        #expect(story.order(.didMoveToParent) == ["child.didMove"])
    }

    @Test("UIKit repeats didMove once, not each time that the child appears or disappears")
    func repeatsOnce() throws {
        let story = try Story(
            """
            controllers: { parent: Parent, child: Child, cover: Cover }
            steps:
              - launch: parent
              - { embed: child, to: parent }
              - { present: cover, style: fullScreen }
              - dismiss:
            """)
        #expect(story.order(.didMoveToParent, step: 2) == ["child.didMove", "child.didMove"])
        #expect(
            story.appearance().filter { $0.hasPrefix("child") } == [
                "child.vWA", "child.vDA", "child.vWD", "child.vDD", "child.vWA", "child.vDA",
            ])
        #expect(story.order(.didMoveToParent).count == 2)
    }

    @Test("The steps in a group run before the next turn of the run loop")
    func group() throws {
        let story = try Story(
            """
            controllers:
              home: Home
              child: Child
            steps:
              - launch: home
              - group:
                  - { addChild: child, to: home }
                  - { addSubview: child, to: home }
                  - { didMove: child, to: home }
                title: add the child
            """)
        let step = story.run.events.compactMap { if case .step(let step) = $0.body { step.text } else { nil } }.last
        #expect(step == "add the child")
        #expect(
            story.order(.viewWillAppear, .didMoveToParent, .viewDidAppear, step: 2) == [
                "child.viewWillAppear", "child.didMove", "child.viewDidAppear", "child.didMove",
            ])
    }

    @Test("A group without steps, or with an expectation inside, is an error")
    func groupErrors() {
        #expect(throws: (any Error).self) {
            try Story("controllers: { a: A }\nsteps: [ { launch: a }, { group: [] } ]")
        }
        #expect(throws: (any Error).self) {
            try Story(
                """
                controllers: { a: A }
                steps:
                  - launch: a
                  - group:
                      - { layout: a, expect: [a.viewDidLayoutSubviews] }
                """)
        }
    }
}
