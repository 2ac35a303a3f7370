import LifecycleModel
import Testing

@testable import LifecycleEngine

/// Tests with controllers that refer to themselves or to each other in cycles.
@Suite("Cyclic references between controllers")
struct EntangledTests {
    @Test("A tab bar controller can be the delegate of a navigation controller inside it")
    func delegateAround() throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              tabs: { class: MainTabBarController, kind: tabBarController, children: [nav] }
              nav: { class: UINavigationController, children: [home], delegate: tabs }
              home: HomeViewController
              detail: DetailViewController
            steps: [ { launch: tabs }, { push: detail } ]
            """)
        #expect(story.run.controllers.map(\.id) == ["app", "home", "nav", "tabs", "detail"])
        #expect(
            story.order(.willShow, .didShow, step: 2) == ["tabs.navigationController", "tabs.navigationController"])
        #expect(story.run.stop == nil)
    }

    /// Controllers whose delegates form a cycle, and the delegate that receives the callbacks at launch.
    private static let delegates = [
        ("a: { kind: navigationController, children: [c], delegate: a }, c: C", "a"),
        (
            "a: { kind: navigationController, children: [c], delegate: b }, "
                + "b: { kind: tabBarController, children: [a], delegate: a }, c: C", "b"
        ),
        (
            "a: { kind: tabBarController, children: [b] }, "
                + "b: { kind: navigationController, children: [c], delegate: c }, "
                + "c: { class: C, presentationDelegate: a }", "c"
        ),
    ]

    @Test("Delegates that form a cycle receive callbacks", arguments: delegates)
    func delegatesInACircle(controllers: String, delegate: String) throws {
        let story = try Story("controllers: { \(controllers) }\nsteps: [ { launch: a } ]")
        let calls = Array(repeating: "\(delegate).navigationController", count: 2)
        #expect(story.order(.willShow, .didShow) == calls)
        #expect(story.run.stop == nil)
    }

    /// Steps that add a controller to itself, to a descendant, or to its container again, and UIKit's warnings.
    private static let circles = [
        ("addChild: nav, to: nav", ["exc-child-should-have-parent-requested"]),
        ("addChild: nav, to: home", ["exc-child-should-have-parent-requested"]),
        ("embed: tabs, to: home", ["exc-child-should-have-parent-requested"]),
        ("setStack: [tabs], in: nav", ["exc-child-should-have-parent-requested"]),
        ("push: nav, onto: nav", ["exc-push-navigation-controller"]),
        ("push: home, onto: nav", ["exc-push-same-instance"]),
        ("setPages: [tabs], in: page", ["exc-child-should-have-parent-requested"]),
        ("setPages: [page], in: page", ["exc-child-should-have-parent-requested"]),
        ("present: home, from: home", ["exc-present-on-itself"]),
        ("present: tabs, from: home", ["exc-present-active"]),
        ("showDetail: home", ["exc-push-same-instance"]),
        ("select: tabs, in: tabs", []),
    ]

    @Test("Adding a controller to itself causes UIKit's warning", arguments: circles)
    func putIntoItself(step: String, warnings: [String]) throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              tabs: { class: UITabBarController, children: [nav, page] }
              nav: { class: UINavigationController, children: [home] }
              home: Home
              page: { class: UIPageViewController }
            steps: [ { launch: tabs }, { \(step) }, { rotate: landscapeLeft }, { setRoot: none } ]
            """)
        #expect(story.warnings == warnings)
        #expect(story.run.stop == nil)
    }

    /// Overrides of containment and appearance callbacks that make two controllers contain each other.
    private static let tangles = [
        "willMove: [ { addChild: a, to: b } ]",
        "viewWillAppear: [ { embed: a, to: b } ]", "viewWillAppear: [ { addSubview: a, to: b } ]",
        "viewWillDisappear: [ { embed: a, to: b } ]", "didMove: [ { addChild: a, to: b } ]",
    ]

    @Test("Containers that add each other still form a tree", arguments: tangles)
    func adoptEachOther(override: String) throws {
        let run = try Story(
            """
            controllers:
              a: A
              b: { class: B, keep: true, overrides: { \(override) } }
              c: { class: C, keep: true }
            steps: [ { launch: a }, { embed: b, to: a }, { setRoot: c }, { rotate: landscapeLeft }, { memoryWarning: } ]
            """
        ).run
        #expect(run.stop == nil)
        let hierarchy = Hierarchy(of: run)
        for start in hierarchy.nodes.indices {
            let above = sequence(first: ControllerID(start)) { hierarchy.nodes[$0.index].parent }
            #expect(above.prefix(10).count { _ in true } < 10)
        }
    }

    @Test("A tab that contains its former tab bar controller doesn't stop the run")
    func stolenTab() throws {
        let run = try Story(
            """
            controllers:
              tabs: { class: UITabBarController, children: [a], keep: true }
              a: { class: A, keep: true }
              b: B
            steps: [ { launch: tabs }, { setRoot: b }, { removeFromParent: a }, { embed: tabs, to: a }, { setRoot: a } ]
            """
        ).run
        #expect(run.stop == nil)
    }

    @Test("Status bar children that refer to each other don't stop the run")
    func statusBar() throws {
        let story = try Story(
            """
            controllers:
              a: { class: A, statusBarChild: b }
              b: { class: B, statusBarChild: a, statusBar: dark }
            steps: [ { touchView: b }, { launch: a } ]
            """)
        #expect(story.run.stop == nil)
    }

    @Test("A touch in a cyclic responder chain stops the run")
    func responders() throws {
        let run = try Story(
            """
            controllers: { a: A, b: B }
            steps: [ { launch: a }, { present: b, style: overFullScreen }, { addSubview: a, to: b }, { touch: a } ]
            """
        ).run
        #expect(run.stop?.reason == PlayLimit.eventsOfStep.refusal)
    }

    @Test("The search for an unwind destination ends if a presented controller contains the source of its presentation")
    func movedSource() throws {
        let run = try Story(
            """
            ios: 16
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: { class: Home, embeds: [part] }
              part: { class: Part, keep: true }
              sheet: Sheet
              other: Other
            steps:
              - launch: nav
              - { present: sheet, from: part, style: pageSheet }
              - unembed: part
              - { embed: part, to: sheet }
              - touchView: other
              - { segue: other, kind: unwind, from: sheet }
            """
        ).run
        #expect(run.stop == nil)
    }

    @Test("All completion handlers of a stack that is not visible yet are called")
    func waitingCompletions() {
        var completed = 0
        let run = Simulation.play { app in
            let stack = UINavigationController(rootViewController: UIViewController())
            for _ in 0..<50_000 {
                stack.setViewControllers(stack.viewControllers, animated: false) { completed += 1 }
            }
            app.launch { stack }
        }
        #expect(completed == 50_000)
        #expect(run.stop == nil)
    }

    @Test("A cycle of 2,000 delegates is instantiated")
    func delegatesInARow() throws {
        let controllers = (0..<2_000).map {
            "  c\($0): { kind: navigationController, delegate: c\(($0 + 1) % 2_000) }\n"
        }
        let run = try Story("controllers:\n\(controllers.joined())steps: [ { launch: c0 } ]").run
        #expect(run.controllers.count == 2_001)
        #expect(run.stop == nil)
    }
}
