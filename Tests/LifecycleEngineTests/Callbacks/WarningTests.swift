import LifecycleModel
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
            (17, "[ { launch: a }, { call: a.viewWillAppear } ]", ["appearance-called-directly"]),
            (15, "[ { launch: a }, { call: a.viewWillAppear } ]", []),
            (17, "[ { launch: a }, { call: a.viewDidLoad } ]", []),
            (17, "[ { launch: pages }, { setPages: [b] } ]", []),
            (17, "[ { launch: pages }, { setPages: [b, c] } ]", ["page-count-mismatch"]),
            (17, "[ { launch: pages }, { setPages: [] } ]", ["page-count-mismatch"]),
        ])
    func `an invalid call causes UIKit's warning`(ios: Int, steps: String, warnings: [String]) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers:
              { nav: { class: UINavigationController, children: [r] }, pages: UIPageViewController, r: R, a: A, b: B, c: C }
            steps: \(steps)
            """)
        #expect(story.warnings == warnings)
    }

    @Test(
        arguments: [
            (17, "{ orientations: [landscapeLeft] }", "launch: p", ["orientations-nothing-in-common"]),
            (5, "{ orientations: [landscapeLeft] }", "launch: p", []),
            (17, "{ orientations: [portrait] }", "launch: p", []),
            (
                17, "{ orientations: [landscapeLeft] }", "present: p, style: fullScreen",
                ["orientations-nothing-in-common"]
            ),
            (17, "{ orientations: [landscapeLeft] }", "present: p, style: pageSheet", []),
            (17, "{ idiom: phone }", "present: l, style: fullScreen", ["preferred-orientation-not-supported"]),
            (17, "{ idiom: phone }", "present: l, style: overFullScreen", []),
            (5, "{ idiom: phone }", "present: l, style: fullScreen", []),
            (17, "{ idiom: pad }", "present: sheet", ["action-sheet-without-source"]),
            (17, "{ idiom: pad }", "present: anchored", []),
            (17, "{ idiom: pad }", "present: alert", []),
            (17, "{ idiom: phone }", "present: sheet", []),
        ])
    func `UIKit raises exceptions about orientations and sources`(
        ios: Int, device: String, step: String, warnings: [String]
    ) throws {
        let isLaunch = step.hasPrefix("launch")
        let preferred = ios >= 6 ? ", preferredOrientation: landscapeRight" : ""
        let alerts =
            """
              sheet: { class: UIAlertController, preferredStyle: actionSheet }
              anchored: { class: UIAlertController, preferredStyle: actionSheet, source: a }
              alert: { class: UIAlertController, preferredStyle: alert }
            """
        let story = try Story(
            """
            ios: \(ios)
            device: \(device)
            controllers:
              a: { class: A, orientations: all }
              p: { class: P, orientations: [portrait] }
              l: { class: L, orientations: [portrait]\(preferred) }
            \(ios >= 8 ? alerts : "")
            steps: [ { launch: \(isLaunch ? "p" : "a") }\(isLaunch ? "" : ", { \(step) }") ]
            """)
        #expect(story.warnings == warnings)
    }

    @Test func `UIKit queries the revealed controller's preferred orientation at a dismissal`() throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              a: { class: A, orientations: [portrait], preferredOrientation: landscapeLeft }
              b: B
            steps: [ { launch: a }, { present: b, style: fullScreen }, { dismiss: b } ]
            """)
        #expect(story.warnings == ["preferred-orientation-not-supported"])
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
                if case .action(let action) = $0.body { action.detail == .recursion } else { false }
            })
    }

    @Test(
        arguments: [
            "{ push: r }", "{ popTo: c }", "{ setStack: [b, b] }", "{ present: r, from: r }",
            "{ present: nav, from: r }", "{ transition: b, to: c, in: r }", "{ addChild: nav, to: r }",
            "{ shareView: b, of: r }", "{ present: nib }",
        ])
    func `an exception terminates the app, so neither its override nor later steps go on`(call: String) throws {
        let story = try Story(
            """
            ios: 17
            controllers:
              nav: { class: UINavigationController, children: [r] }
              r: { class: R, overrides: { viewDidAppear: [ \(call), { note: after the exception } ] } }
              b: B
              c: C
              nib: { class: N, nib: missing }
            steps: [ { launch: nav }, { rotate: landscapeLeft }, { push: c } ]
            """)
        let last = story.run.events.suffix(2).map(\.body)
        guard case .warning(let exception) = last.first, case .action(let end) = last.last else {
            Issue.record("the run doesn't end with an exception: \(last)")
            return
        }
        #expect(exception.id.hasPrefix("exc-"))
        #expect(end.name == "the app has terminated")
        #expect(story.run.endsEarly)
        let steps = story.run.events.filter { if case .step = $0.body { true } else { false } }
        #expect(steps.count == 1)
    }
}
