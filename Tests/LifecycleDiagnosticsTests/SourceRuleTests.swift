import LifecycleDiagnostics
import LifecycleModel
import Testing

// Testing declares a type with the same name.
import struct LifecycleModel.SourceLocation

/// Tests of rules with models of Swift code that the tests build by hand, without a parser.
@Suite("Rules for Swift code")
struct SourceRuleTests {
    private static func location(_ line: Int) -> SourceLocation {
        SourceLocation(file: "Home.swift", line: line, column: 5)
    }

    private func override(_ name: String, line: Int, _ events: SourceEvent...) -> SourceFunction {
        let animated = SourceVariable("animated", offset: line, type: "Bool")
        var function = SourceFunction(.method, name, parameters: [animated], at: Self.location(line))
        function.isOverride = true
        function.events = events
        return function
    }

    private func superCall(_ name: String, line: Int) -> SourceEvent {
        SourceEvent(.call, SourcePath(.super), name, [SourceArgument("animated")], at: Self.location(line))
    }

    private func found(
        _ functions: SourceFunction..., inherits: String = "UIViewController", disabled: [Int: [String]] = [:]
    )
        -> [String]
    {
        var type = SourceType(.class, "Home", inherits: [inherits], at: Self.location(1))
        type.functions = functions
        var file = SourceFile(name: "Home.swift")
        (file.types, file.disabledRules) = ([type], disabled)
        return Rule.diagnostics(in: SourceModel([file]), file: "Home.swift").map {
            "\($0.location.line ?? 0) \($0.severity) \($0.rule)"
        }
    }

    @Test("An override without super is an error at its line")
    func missingSuper() {
        #expect(found(override("viewDidAppear", line: 3)) == ["3 error missing-super"])
        #expect(found(override("viewDidAppear", line: 3, superCall("viewDidAppear", line: 4))) == [])
    }

    @Test("A call of another callback's super is one error, not two")
    func wrongSuper() {
        #expect(
            found(override("viewDidAppear", line: 3, superCall("viewWillAppear", line: 4))) == ["4 error wrong-super"])
    }

    @Test("A class without a controller as superclass is not a controller")
    func otherClass() { #expect(found(override("viewDidAppear", line: 3), inherits: "NSObject") == []) }

    @Test("A comment disables a rule on a line, or all rules")
    func disabled() {
        let function = override("viewDidAppear", line: 3)
        #expect(found(function, disabled: [3: ["missing-super"]]) == [])
        #expect(found(function, disabled: [3: []]) == [])
        #expect(found(function, disabled: [3: ["wrong-super"]]) == ["3 error missing-super"])
    }

    @Test("A rule with examples in Swift checks Swift code", arguments: Rule.all)
    func subjects(rule: Rule) {
        #expect(rule.subjects.contains(.source) == (rule.sourceExamples != nil))
        guard let examples = rule.sourceExamples else { return }
        #expect(examples.bad.contains("// here") && !examples.good.contains("// here"))
    }
}
