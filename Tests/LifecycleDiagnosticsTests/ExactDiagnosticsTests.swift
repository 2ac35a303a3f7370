import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

/// Tests that only one rule reports an error, without diagnostics for the consequences.
@Suite("One error, one diagnostic")
struct ExactDiagnosticsTests {
    private static let stack = """
        controllers:
          nav:    { class: UINavigationController, children: [home] }
          home:   HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav

        """

    /// A stack with two pages in a tab that is not selected.
    private static let tabs = """
        controllers:
          tabs:   { class: UITabBarController, children: [nav, other] }
          nav:    { class: UINavigationController, children: [home, detail] }
          home:   HomeViewController
          detail: DetailViewController
          other:  OtherViewController
          third:  ThirdViewController
        steps:
          - launch: tabs
          - select: other

        """

    private func played(_ story: String) throws -> Run {
        let source = InputSource(name: "story.yaml", text: story)
        let reader = try #require(Reader.reader(for: source))
        guard case .scenario(let scenario) = try reader.read(source, Reader.Options()) else {
            throw ReadError(file: "story.yaml", message: "no scenario")
        }
        return scenario.play()
    }

    private func diagnostics(_ story: String) throws -> [Diagnostic] { Rule.diagnostics(in: try played(story)) }

    @Test(
        "A direct call to an appearance callback is an error; a call to another callback is a warning",
        arguments: [("viewWillAppear", Severity.error), ("viewDidDisappear", .error), ("viewDidLoad", .warning)])
    func directCalls(callback: String, severity: Severity) throws {
        let found = try diagnostics(Self.stack + "  - call: home.\(callback)")
        #expect(found.map(\.rule) == ["direct-appearance-call"] && found.map(\.severity) == [severity])
    }

    @Test(
        "A child without forwarded callbacks is reported where it comes on screen, even if it leaves the screen again",
        arguments: ["", "  - unembed: menu", "  - present: other\n    style: fullScreen", "  - background:"])
    func unforwarded(later: String) throws {
        let story = """
            controllers:
              drawer: { class: DrawerController, forwardsAppearance: false }
              menu:   MenuViewController
              other:  OtherViewController
            steps:
              - launch: drawer
              - embed: menu
                to: drawer
            \(later)
            """
        let found = try diagnostics(story)
        #expect(found.map(\.rule) == ["forwarding-off-but-never-forwarded"] && found.map(\.location.line) == [7])
    }

    @Test("A refused presentation is not reported as a presentation without a context")
    func refusedInContext() throws {
        let story = """
            controllers:
              tabs:   { class: UITabBarController, children: [first, second] }
              first:  FirstViewController
              second: SecondViewController
              help:   HelpViewController
              more:   MoreViewController
            steps:
              - launch: tabs
            """
        let help = "\n  - present: help\n    from: first\n    style: overCurrentContext"
        #expect(try diagnostics(story + help).map(\.rule) == ["context-not-defined"])
        let found = try diagnostics(story + "\n  - present: more\n    from: first" + help)
        #expect(found.map(\.rule) == ["present-while-presenting"])
    }

    @Test(
        "Only the tab callbacks that a tap would send are missed by a selection in code",
        arguments: [("true", ["tabBarController(_:shouldSelectTab:)"]), ("false", ["tabBarController(_:didSelect:)"])])
    func tabCallbacks(usesTabs: String, missed: [String]) throws {
        let found = try diagnostics(
            """
            ios: 18
            controllers:
              tabs: { class: UITabBarController, children: [a, b], delegate: a, usesTabs: \(usesTabs) }
              a:
                class: AViewController
                overrides: { didSelect: [ { note: x } ], shouldSelectTab: [ { note: x } ] }
              b: BViewController
            steps: [ { launch: tabs }, { select: b } ]
            """)
        #expect(found.map(\.rule) == missed.map { _ in "delegate-not-called" })
        for (diagnostic, name) in zip(found, missed) { #expect(diagnostic.message.contains(" \(name),")) }
    }

    @Test("Work that viewWillDisappear begins is reported if nothing ends it after a canceled swipe")
    func workOfDisappearance() throws {
        let found = try diagnostics(
            """
            controllers:
              nav:    { class: UINavigationController, children: [home] }
              home:   HomeViewController
              detail:
                class: Detail
                overrides: { viewWillDisappear: [ { beginTask: save } ], viewDidDisappear: [ { endTask: save } ] }
            steps: [ { launch: nav }, { push: detail }, { swipeBack: cancelled } ]
            """)
        #expect(found.map(\.rule) == ["will-without-undo"])
        #expect(found.first?.message.contains("'save', which viewWillDisappear(_:) of 'detail' begins") == true)
    }

    private static func spinner(until end: String) -> String {
        "{ class: X, overrides: { viewWillAppear: [ { beginTask: a } ], \(end): [ { endTask: a } ] } }"
    }

    @Test(
        "Work for a transition has to end in two callbacks, and work that lasts longer in the opposite will callback",
        arguments: [
            (
                spinner(until: "viewDidAppear"), "Detail",
                "ended; end it in viewDidAppear(_:) and in viewWillDisappear(_:)"
            ),
            ("Home", spinner(until: "viewDidDisappear"), "ended; end it in viewWillDisappear(_:)"),
        ])
    func placesOfEnds(home: String, detail: String, advice: String) throws {
        let found = try diagnostics(
            """
            controllers: { nav: { class: UINavigationController, children: [home] }, home: \(home), detail: \(detail) }
            steps: [ { launch: nav }, { push: detail }, { swipeBack: cancelled } ]
            """)
        #expect(found.map(\.rule) == ["will-without-undo"])
        #expect(found.first?.message.hasSuffix(advice) == true)
    }

    @Test("A controller that an option names is created only once")
    func namedOnce() throws {
        let run = try played(Self.stack + "  - { pop: , in: detail }")
        let created = run.callbacks.count {
            $0.event.callback.phase == .creation && run[$0.event.controller].id == "detail"
        }
        #expect(created == 1)
    }

    @Test("A transition that the end of a simulation interrupts is not reported as unfinished")
    func interrupted() throws {
        let missingNib = """
            controllers: { nav: { class: UINavigationController, children: [home] }, home: { class: Home, nib: missing } }
            steps: [ { launch: nav } ]
            """
        #expect(try diagnostics(missingNib).map(\.rule) == ["uikit-warning"])
        let endless = """
            controllers:
              home: { class: Home, overrides: { viewDidLayoutSubviews: [ { call: home.viewDidLayoutSubviews } ] } }
            steps: [ { launch: home } ]
            """
        #expect(try played(endless).endsEarly)
        #expect(try !diagnostics(endless).map(\.rule).contains("unfinished-transition"))
    }

    @Test(
        "Calls that an exception prevents are not reported as missing, but earlier ones are",
        arguments: [
            ("{ group: [ { addChild: child }, { popTo: child, in: nav }, { didMove: child } ] }", []),
            ("{ addChild: child }, { popTo: child, in: nav }", ["did-move-missing"]),
            (
                "{ group: [ { beginAppearance: child }, { popTo: child, in: nav }, { endAppearance: child } ] }",
                []
            ), ("{ beginAppearance: child }, { popTo: child, in: nav }", ["unbalanced-appearance"]),
        ])
    func exceptions(steps: String, rules: [String]) throws {
        let found = try diagnostics(
            """
            controllers: { nav: { class: UINavigationController, children: [home] }, home: Home, child: Child }
            steps: [ { launch: nav }, \(steps) ]
            """)
        #expect(Set(found.map(\.rule)) == Set(rules + ["uikit-warning"]))
    }

    @Test("A notification to an existing observer is not reported in versions with dangling observers")
    func livingObserver() throws {
        let found = try diagnostics(
            """
            ios: 8
            controllers: { home: { class: Home, overrides: { viewDidLoad: [ { observe: Saved } ] } } }
            steps: [ { launch: home }, { post: Saved, by: home } ]
            """)
        #expect(found.map(\.rule) == [])
    }

    @Test("A transition that never ends is unbalanced if the app began it, and unfinished if UIKit began it")
    func unfinished() throws {
        let begun = try diagnostics(Self.stack + "  - beginAppearance: home\n    appearing: false")
        #expect(Set(begun.map(\.rule)) == ["unbalanced-appearance", "double-forwarding"])
        let kept = try diagnostics(
            """
            controllers:
              nav:  { class: Nav, kind: navigationController, children: [home], callsSuper: [viewDidAppear] }
              home: { class: Home, overrides: { viewDidLoad: [ { observe: Saved } ] } }
            steps: [ { launch: nav } ]
            """)
        #expect(Set(kept.map(\.rule)) == ["unfinished-transition", "missing-super"])
    }

    @Test("A diagnostic is added to the run directly after its event")
    func places() throws {
        let run = try played(Self.stack + "  - push: detail\n  - push: detail\n  - pop:")
        let found = Rule.diagnostics(in: run)
        let position = try #require(found.first?.event)
        let events = run.adding(found).events
        #expect(Array(events[...position]) == Array(run.events[...position]))
        guard case .diagnostic(let added) = events[position + 1].body else {
            Issue.record("no diagnostic")
            return
        }
        #expect(added.rule == "push-twice")
    }

    @Test(
        "A UIKit warning about a call is reported only if no rule reports the call",
        arguments: [
            "unbalanced-appearance", "exc-view-two-controllers", "present-already-presenting",
            "present-while-presentation-in-progress", "exc-present-active", "exc-present-already-presented",
            "exc-begin-modal-transition-in-progress", "present-not-in-window-hierarchy", "nav-call-during-transition",
            "nested-push-animation", "nested-pop-animation", "exc-push-same-instance", "exc-push-same-instance-old",
            "exc-vcs-must-be-distinct", "appearance-called-directly",
        ])
    func responses(id: String) {
        func rules(_ detail: String) -> [String] {
            var run = Run(source: .scenario)
            run.controllers = [ControllerInfo(id: "a", className: "A")]
            let (call, message) = (
                ActionEvent(.note, detail: .message(detail)), WarningEvent(id: id, text: "", controller: nil)
            )
            run.events = [Event(.controller(ControllerID(0))), Event(.action(call)), Event(.warning(message))]
            return Rule.diagnostics(in: run, by: Rule.all.filter { $0.id == "uikit-warning" }).map(\.rule)
        }
        #expect(rules(id) == [])
        #expect(rules("another") == ["uikit-warning"])
    }

    @Test(
        "Exactly these rules report a diagnostic for a scenario",
        arguments: [
            (stack + "  - push: detail\n  - push: detail", ["push-twice"]),
            (stack + "  - push: detail\n    wait: false\n  - pop:", ["push-during-transition"]),
            (stack + "  - call: home.viewWillAppear", ["direct-appearance-call"]),
            (stack + "  - call: home.viewDidDisappear", ["direct-appearance-call"]),
            (stack + "  - call: home.loadView", ["load-view-called"]),
            (stack + "  - endAppearance: home", ["unbalanced-appearance"]),
            (
                stack + "  - present: detail\n    from: home\n    wait: false\n  - present: nav\n    from: home",
                ["present-while-presenting"]
            ),
            (stack + "  - popTo: detail", ["uikit-warning"]),
            (stack + "  - { push: home, onto: detail }", ["container-missing"]),
            (stack + "  - { pop: , in: detail }", ["container-missing"]),
            (stack + "  - { pop: , in: home }", []),
            (tabs + "  - { swipeBack: completed, in: nav }", ["touch-outside-window"]),
            (tabs + "  - { push: third, onto: nav, interactive: completed }", ["touch-outside-window"]),
            (stack + "  - shareView: detail\n    of: home", ["shared-view"]),
            (stack + "  - addChild: detail\n    to: home\n  - addSubview: detail\n    to: home", ["did-move-missing"]),
            (stack + "  - addSubview: detail\n    to: home", ["child-not-added"]),
            (stack + "  - embed: detail\n    to: home\n  - unembed: detail", []),
            (
                stack + "  - embed: detail\n    to: home\n  - removeFromParent: detail",
                ["removed-in-wrong-order", "will-move-missing"]
            ),
            (stack + "  - push: detail\n  - swipeBack: cancelled\n  - swipeBack: completed", []),
            (
                "controllers: { home: { class: Home, callsSuper: false } }\nsteps: [ { launch: home } ]",
                ["missing-super"]
            ),
        ])
    func exactly(story: String, rules: [String]) throws {
        #expect(Set(try diagnostics(story).map(\.rule)).sorted() == rules)
    }
}
