import LifecycleModel
import Testing

@testable import LifecycleEngine

/// Tests that a limit stops a scenario that would never end. The last event refers to the step that exceeded the limit.
@Suite("Play limits")
struct PlayLimitTests {
    /// Overrides in a controller named `a` that exceed a limit.
    private static let endless: [(overrides: String, steps: String, limit: PlayLimit)] = [
        ("viewWillAppear: [ { call: a.viewWillAppear } ]", "launch: a", .nestedOverrides),
        ("init: [ { call: a.init } ]", "launch: a", .nestedOverrides),
        ("viewWillAppear: [ { call: b.viewWillAppear } ]", "launch: a", .nestedOverrides),
        (
            "viewWillAppear: [ { beginAppearance: a, appearing: false } ], "
                + "viewWillDisappear: [ { beginAppearance: a } ]", "launch: a", .nestedOverrides
        ),
        ("\"prepare(for:sender:)\": [ { segue: a } ], viewDidAppear: [ { segue: a } ]", "launch: a", .nestedOverrides),
        ("viewDidAppear: [ { segue: a, kind: present } ]", "launch: a", .levels),
        ("viewDidAppear: [ { setRoot: b } ]", "launch: a", .turns),
    ]

    @Test("An endless scenario is stopped", arguments: endless)
    func endsWithALimit(overrides: String, steps: String, limit: PlayLimit) throws {
        let run = try Story(
            """
            controllers:
              a: { class: A, keep: true, overrides: { \(overrides) } }
              b: { class: B, keep: true, overrides: { viewWillAppear: [ { call: a.viewWillAppear } ],
                   viewDidAppear: [ { setRoot: a } ] } }
            steps:
              - \(steps)
              - note: never
            """
        ).run
        let stop = try #require(run.stop)
        #expect(stop.reason == limit.refusal)
        #expect((2...6).contains(stop.event.line ?? 0))
        #expect(!run.events.contains { if case .step(let step) = $0.body { step.number > 1 } else { false } })
    }

    @Test("Calls that double at each level stop at the limit of events in a step")
    func doubling() throws {
        let controllers = (0..<40).map { level in
            "  c\(level): { class: C, overrides: { viewWillAppear: "
                + "[ { call: c\(level + 1).viewWillAppear }, { call: c\(level + 1).viewWillAppear } ] } }\n"
        }
        let run = try Story("controllers:\n\(controllers.joined())  c40: C\nsteps:\n  - launch: c0\n").run
        #expect(run.stop?.reason == PlayLimit.eventsOfStep.refusal)
        #expect(run.events.count == PlayLimit.eventsOfStep.value + 1)
    }

    @Test("Observers that post to each other are stopped")
    func observers() {
        let run = Simulation.play { app in
            let observer = UIViewController()
            app.launch { observer }
            let center = app.notificationCenter
            center.addObserver(observer, name: "ping") { _, _, _ in center.post(name: "pong") }
            center.addObserver(observer, name: "pong") { _, _, _ in center.post(name: "ping") }
            center.post(name: "ping")
        }
        #expect(run.stop?.reason == PlayLimit.nestedCalls.refusal)
    }

    @Test("Using a controller during its initialization stops the run")
    func unmade() throws {
        let run = try Story(
            """
            controllers:
              tabs: { class: UITabBarController, children: [home] }
              home: { class: Home, overrides: { init: [ { select: tabs } ] } }
            steps: [ { launch: tabs } ]
            """
        ).run
        #expect(run.stop?.reason == "'tabs' is used before its initializer returns; use it in a later callback or step")
        #expect(run.stop?.event.line == 3)
    }
}
