import LifecycleDiagnostics
import Testing

@Suite("Rules")
struct RuleTests {
    @Test("A rule reports the marked lines of its bad example", arguments: Rule.all)
    func findsBad(rule: Rule) throws {
        let example = try RuleExample(rule.examples.bad)
        #expect(example.diagnostics(of: [rule]).compactMap(\.location.line) == example.marks, "\(rule.id)")
    }

    @Test("A rule reports nothing in its good example", arguments: Rule.all)
    func passesGood(rule: Rule) throws {
        #expect(try RuleExample(rule.examples.good).diagnostics(of: [rule]).map(\.message) == [])
    }

    @Test("No rule reports an error in a good example", arguments: Rule.all)
    func goodIsGood(rule: Rule) throws {
        let found = try RuleExample(rule.examples.good).diagnostics(of: Rule.all)
        #expect(found.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test("Every diagnostic has a rule, a file, and the name of its controller", arguments: Rule.all)
    func identity(rule: Rule) throws {
        let found = try RuleExample(rule.examples.bad).diagnostics(of: [rule])
        #expect(!found.isEmpty)
        for diagnostic in found {
            #expect(diagnostic.rule == rule.id)
            #expect(diagnostic.location.file != nil)
            #expect(diagnostic.controllerName != nil || diagnostic.controller == nil)
        }
    }

    @Test("All expected rules exist, in order")
    func rulesAreThere() {
        #expect(Rule.all.map(\.id) == RuleTests.promised)
    }

    @Test("A message has no trailing period and suggests a remedy", arguments: Rule.all)
    func messages(rule: Rule) throws {
        for diagnostic in try RuleExample(rule.examples.bad).diagnostics(of: [rule]) {
            #expect(diagnostic.message.last != ".")
            #expect(diagnostic.message.contains { ",;:".contains($0) })
        }
    }

    /// The IDs of all rules, so that a test fails if a rule is removed.
    static let promised = [
        "unbalanced-appearance", "direct-appearance-call", "illegal-transition", "unfinished-transition",
        "will-without-undo", "geometry-before-layout", "one-time-work-in-viewWillAppear", "work-repeated-in-layout",
        "missing-super", "load-view-called", "load-view-calls-super", "load-view-without-view", "view-read-too-early",
        "tab-bar-loads-in-init", "outlet-read-too-early",
        "shared-view", "view-set-to-nil", "child-not-added", "view-added-before-child", "did-move-missing",
        "will-move-missing",
        "removed-in-wrong-order", "begin-without-effect", "double-forwarding", "forwarding-off-but-never-forwarded",
        "present-while-presenting", "present-from-off-window", "push-during-transition", "push-twice",
        "container-missing", "before-launch",
        "dangling-observer", "observer-added-twice", "override-never-runs", "unload-callbacks-after-ios-5",
        "deprecated-rotation-callback",
        "orientation-never-supported", "sheet-keeps-presenter", "delegate-not-called", "context-not-defined",
        "deprecated-trait-callback", "properties-never-up-to-date", "layout-outside-window", "touch-outside-window",
        "child-outgrows-parent", "constraints-with-mask",
        "controller-leaked", "uikit-warning", "inferred-steps", "differs-from-uikit", "canceled-transition",
        "suspicious-order",
        "dangling-destination", "dangling-initial", "unreachable-scene", "segue-without-identifier", "duplicate-id",
        "duplicate-identifier", "unanswered-reference", "ambiguous-reference", "incomplete-segue", "unknown-runtime",
        "conflict-marker",
    ]
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
