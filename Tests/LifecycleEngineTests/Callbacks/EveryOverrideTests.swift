import LifecycleModel
import LifecycleReaders
import Testing

/// Tests of the code in a class's overrides, for all callbacks.
@Suite("Overrides of every callback")
struct EveryOverrideTests {
    /// A scenario in which the controller `x`, whose class has the placeholder `OVERRIDES`, receives callbacks.
    struct Stage: Sendable {
        var ios = 17
        var controllers: String
        var steps: String
        var options = ""

        func yaml(overriding callback: Callback? = nil) -> String {
            let override = callback.map { "overrides: { '\($0.swiftName)': [ { note: played } ] }" } ?? "overrides: {}"
            return """
                ios: \(ios)
                \(options)
                controllers: { \(controllers.replacing("OVERRIDES", with: override)) }
                steps: [ \(steps) ]
                """
        }
    }

    private static let stages: [Stage] = [
        Stage(
            controllers: "nav: { class: UINavigationController, children: [r] }, r: R, x: { class: X, OVERRIDES }",
            steps: "{ launch: nav }, { push: x }, { setStyle: dark }, { rotate: landscapeLeft }, { memoryWarning: }, "
                + "{ pop: }"),
        Stage(
            controllers: "x: { class: X, view: nib, OVERRIDES }", steps: "{ launch: x }", options: "views: true"),
        Stage(
            controllers: "x: { class: X, view: storyboard, OVERRIDES }, y: { class: Y, view: storyboard }",
            steps: "{ launch: x }, { segue: y, identifier: show }"),
        Stage(
            ios: 5,
            controllers: "nav: { class: UINavigationController, children: [x] }, r: R, x: "
                + "{ class: X, view: nib, orientations: all, OVERRIDES }",
            steps: "{ launch: nav }, { rotate: landscapeLeft }, { push: r }, { memoryWarning: }"),
        Stage(
            controllers: "x: { kind: navigationController, view: storyboard, children: [a], OVERRIDES }, "
                + "a: { class: A, view: storyboard }, b: { class: B, view: storyboard }, c: { class: C, view: storyboard }",
            steps: "{ launch: x }, { segue: b, from: a }, { segue: c, from: b, kind: present }, "
                + "{ segue: a, from: c, kind: unwind }"),
        Stage(
            controllers: "x: { class: X, view: storyboard, OVERRIDES }, b: { class: B, view: storyboard }",
            steps: "{ launch: x }, { segue: b, from: x, kind: present }, { segue: x, from: b, kind: unwind }"),
        Stage(
            controllers:
                "nav: { class: UINavigationController, children: [x], delegate: x }, x: { class: X, OVERRIDES }",
            steps: "{ launch: nav }"),
        Stage(
            ios: 26, controllers: "x: { class: X, observesTraits: [userInterfaceStyle], OVERRIDES }",
            steps: "{ launch: x }, { setStyle: dark }"),
        Stage(
            controllers: "h: H, x: { class: UIHostingController, OVERRIDES }",
            steps: "{ launch: h }, { present: x, style: fullScreen }, { dismiss: }"
        ),
        Stage(
            controllers:
                "x: { class: X, OVERRIDES }, s: { class: S, detents: [medium, large], presentationDelegate: x }",
            steps:
                "{ launch: x }, { present: s }, { moveSheet: large }, { dragSheet: refused }, { dragSheet: completed }"),
        Stage(
            controllers: "x: { class: X, OVERRIDES }, p: { class: P, presentationDelegate: x }",
            steps: "{ launch: x }, { present: p, style: popover }"),
        Stage(
            controllers: "x: { kind: splitViewController, children: [a, b], delegate: x, OVERRIDES }, a: A, b: B",
            steps: "{ launch: x }, { resize: 400x820 }, { resize: 1180x820 }",
            options: "device: { idiom: pad, orientation: landscapeLeft }"),
        Stage(
            controllers: "x: { kind: tabBarController, children: [a, b], delegate: x, OVERRIDES }, a: A, b: B",
            steps: "{ launch: x }, { tap: b }"),
        Stage(
            ios: 18,
            controllers: "x: { kind: tabBarController, children: [a, b], delegate: x, usesTabs: true, OVERRIDES },"
                + " a: A, b: B",
            steps: "{ launch: x }, { tap: b }"),
        Stage(
            ios: 26,
            controllers: "x: { kind: splitViewController, style: doubleColumn, children: [a, b], compact: c, "
                + "delegate: x, OVERRIDES }, a: A, b: B, c: C",
            steps: "{ launch: x }, { rotate: portrait }, { resize: 400x820 }, { resize: 1180x820 }",
            options: "device: { idiom: pad, orientation: landscapeLeft }"),
        Stage(
            controllers:
                "x: { kind: pageViewController, children: [a, b, c], delegate: x, OVERRIDES }, a: A, b: B, c: C",
            steps: "{ launch: x }, { turnPage: completed, to: b }"),
        Stage(
            controllers: "x: { class: X, embeds: [a], OVERRIDES }, a: A",
            steps: "{ launch: x }, { prefer: a, to: 90x90 }"),
        Stage(
            controllers: "x: { class: X, definesPresentationContext: true, OVERRIDES }, "
                + "s: { class: UISearchController, delegate: x }",
            steps: "{ launch: x }, { tap: s }, { tap: s }"),
    ]

    /// The callbacks that `x` receives in each stage.
    private static let received: [(stage: Stage, callbacks: Set<Callback>)] = stages.map { stage in
        guard let run = try? Story(stage.yaml()).run else { return (stage, []) }
        return (stage, Set(run.callbacks.filter { run[$0.event.controller].name == "x" }.map(\.event.callback)))
    }

    @Test(
        "Every callback's override is played inside the callback, or refused with its line and column",
        arguments: Callback.allCases)
    func everyOverride(callback: Callback) throws {
        guard let stage = EveryOverrideTests.received.first(where: { $0.callbacks.contains(callback) })?.stage else {
            let yaml =
                "controllers:\n  x:\n    overrides:\n      '\(callback.swiftName)': [ { note: a } ]\nsteps: [ launch: x ]"
            let error = #expect(
                throws: ReadError.self, "add a stage that sends \(callback) to x, or refuse its override"
            ) {
                _ = try Story(yaml)
            }
            #expect(error?.diagnostics.map(\.location) == [SourceLocation(file: "story.yaml", line: 4, column: 7)])
            return
        }
        let run = try Story(stage.yaml(overriding: callback)).run
        let received = run.callbacks.filter { $0.event.callback == callback && run[$0.event.controller].name == "x" }
        let played = run.events.compactMap { event -> Int? in
            guard case .action(let action) = event.body, action.name == "played" else { return nil }
            return action.inside
        }
        #expect(!received.isEmpty)
        #expect(played == received.map(\.event.number))
    }

    @Test(
        "A view's override is refused if the scenario doesn't record the callbacks of views",
        arguments: Callback.allCases.filter(\.isSentToUIView))
    func viewCallbacks(callback: Callback) throws {
        let yaml =
            "controllers: { x: { overrides: { '\(callback.swiftName)': [ { note: a } ] } } }\nsteps: [ launch: x ]"
        let error = try #require(throws: ReadError.self) { try Story(yaml) }
        #expect(
            error.diagnostics.map(\.message) == [
                "the view receives '\(callback.swiftName)'; set 'views: true' in the scenario"
            ])
    }

    @Test(
        "An override of a callback that the version doesn't have yet is refused, with the first version that has it",
        arguments: [("viewIsAppearing", 12, 13), ("updateProperties", 18, 26), ("didMove(toParent:)", 5, nil)])
    func versions(callback: String, ios: Int, since: Int?) throws {
        let yaml = """
            ios: \(ios)
            controllers: { x: { overrides: { '\(callback)': [ { note: a } ] } } }
            steps: [ launch: x ]
            """
        guard let since else {
            #expect(throws: Never.self) { try Story(yaml) }
            return
        }
        let error = try #require(throws: ReadError.self) { try Story(yaml) }
        #expect(
            error.diagnostics.map(\.message) == [
                "'\(callback)' requires iOS \(since) or later, but the scenario is for iOS \(ios); set 'ios: \(since)'"
            ])
    }

    @Test("A class that removes its observers and ends its work in deinit leaves nothing behind", arguments: [8, 17])
    func deinitializer(ios: Int) throws {
        let run = try Story(
            """
            ios: \(ios)
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail:
                class: Detail
                overrides:
                  viewDidLoad: [ { observe: Saved } ]
                  deinit: [ { unobserve: "*" }, { group: [ { endTask: poll } ] } ]
            steps: [ { launch: nav }, { push: detail }, { pop: }, { post: Saved, by: home } ]
            """
        ).run
        let actions = run.events.compactMap { event -> ActionEvent? in
            if case .action(let action) = event.body { action } else { nil }
        }
        let end = try #require(run.callbacks.first { $0.event.callback == .deinitializer }).event.number
        #expect(actions.filter { $0.inside == end }.map(\.kind) == [.unobserve, .endTask])
        #expect(!actions.contains { $0.kind == .deliver })
    }

    @Test("A step in deinit that would retain the controller is refused with its line and column")
    func retainingStep() throws {
        let error = try #require(throws: ReadError.self) {
            try Story(
                """
                controllers:
                  x:
                    overrides:
                      deinit:
                        - endTask: poll
                        - group: [ { push: x } ]
                steps: [ launch: x ]
                """)
        }
        let problem = try #require(error.diagnostics.first)
        #expect(error.diagnostics.count == 1)
        #expect(problem.location == SourceLocation(file: "story.yaml", line: 6, column: 22))
        #expect(problem.message == "'push' is not supported in 'deinit'; use it in an earlier callback")
    }

    @Test(
        "A view that deinit reads is not loaded, and UIKit warns",
        arguments: [(8, []), (17, ["load-view-while-deallocating"])])
    func viewInDeinit(ios: Int, warnings: [String]) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              x: { overrides: { deinit: [ { touchView: x } ] } }
            steps: [ { launch: nav }, { addChild: x, to: home }, { removeFromParent: x } ]
            """)
        #expect(story.order(.deinitializer) == ["x.deinit"])
        #expect(story.order(.loadView).filter { $0.hasPrefix("x") } == [])
        #expect(story.warnings == warnings)
    }
}
