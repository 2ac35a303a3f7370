import LifecycleDiagnostics
import LifecycleEngine
import LifecycleReaders
import Testing

/// One error is reported by one rule, without diagnostics for its consequences.
@Suite("One error, one diagnostic")
struct ExactFindingsTests {
    private static let stack = """
        controllers:
          nav:    { class: UINavigationController, children: [home] }
          home:   HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav

        """

    @Test(
        "A scenario reports exactly these rules",
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
        let source = Source(name: "story.yaml", text: story)
        let reader = try #require(Reader.reader(for: source))
        guard case .scenario(let scenario) = try reader.read(source, Reader.Options()) else { return }
        let run = scenario.play()
        #expect(Set(Rule.diagnostics(in: run).map(\.rule)).sorted() == rules, "\(run.text)")
    }
}
