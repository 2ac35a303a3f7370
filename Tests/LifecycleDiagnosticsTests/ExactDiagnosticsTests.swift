import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing

/// One error is reported by one rule, without diagnostics for its consequences.
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

    private func diagnostics(_ story: String) throws -> [Diagnostic] {
        let source = Source(name: "story.yaml", text: story)
        let reader = try #require(Reader.reader(for: source))
        guard case .scenario(let scenario) = try reader.read(source, Reader.Options()) else { return [] }
        return Rule.diagnostics(in: scenario.play())
    }

    @Test(
        "A direct call to an appearance callback is an error, and one to another callback is a warning",
        arguments: [("viewWillAppear", Severity.error), ("viewDidDisappear", .error), ("viewDidLoad", .warning)])
    func directCalls(callback: String, severity: Severity) throws {
        let found = try diagnostics(Self.stack + "  - call: home.\(callback)")
        #expect(found.map(\.rule) == ["direct-appearance-call"] && found.map(\.severity) == [severity])
    }

    @Test(
        "A UIKit warning about a call is reported only if no rule reports the call",
        arguments: [
            "unbalanced-appearance", "exc-view-two-controllers", "present-already-presenting",
            "present-while-presentation-in-progress", "exc-present-active", "exc-present-already-presented",
            "exc-begin-modal-transition-in-progress", "present-not-in-window-hierarchy", "nav-call-during-transition",
            "nested-push-animation", "nested-pop-animation", "exc-push-same-instance", "exc-push-same-instance-old",
            "exc-vcs-must-be-distinct",
        ])
    func responses(id: String) {
        func rules(_ detail: String) -> [String] {
            var run = Run(source: .scenario)
            run.controllers = [ControllerInfo(id: "a", className: "A")]
            let (call, message) = (ActionEvent(.note, detail: detail), WarningEvent(id: id, text: "", controller: nil))
            run.events = [Event(.controller(ControllerID(0))), Event(.action(call)), Event(.warning(message))]
            return Rule.diagnostics(in: run, by: Rule.all.filter { $0.id == "uikit-warning" }).map(\.rule)
        }
        #expect(rules(id) == [])
        #expect(rules("another") == ["uikit-warning"])
    }

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
        #expect(Set(try diagnostics(story).map(\.rule)).sorted() == rules)
    }
}
