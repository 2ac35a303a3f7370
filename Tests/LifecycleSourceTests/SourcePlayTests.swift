import LifecycleModel
import LifecycleSource
import Testing

// Testing declares a type with the same name.
import struct LifecycleModel.SourceLocation

@Suite("Scenarios that play Swift code")
struct SourcePlayTests {
    private let place = SourceLocation(file: "A.swift", line: 1)

    private func at(_ line: Int) -> SourceLocation { SourceLocation(file: "A.swift", line: line) }

    private func type(_ name: String, _ functions: SourceFunction...) -> SourceType {
        var type = SourceType(.class, name, inherits: ["UIViewController"], at: place)
        type.functions = functions
        return type
    }

    private func override(_ name: String, line: Int, _ events: SourceEvent...) -> SourceFunction {
        let parameters = name == "viewDidLoad" ? [] : [SourceVariable("animated", offset: line, type: "Bool")]
        var function = SourceFunction(.method, name, parameters: parameters, at: at(line))
        function.isOverride = true
        function.events = [SourceEvent(.call, SourcePath(.super), name, at: at(line + 1))] + events
        return function
    }

    private func plays(_ types: SourceType...) -> [SourcePlay] {
        var file = SourceFile(name: "A.swift")
        (file.types, file.calledNames) = (types, Set(types.map(\.name)))
        return SourceModel([file]).plays(of: "A.swift")
    }

    private func present(_ name: String, line: Int, if condition: Int? = nil) -> SourceEvent {
        var event = SourceEvent(
            .call, .this(), "present",
            [SourceArgument("\(name)()", path: SourcePath(.value(name))), SourceArgument(label: "animated", "true")],
            at: at(line))
        (event.isGuarded, event.condition) = (condition != nil, condition)
        return event
    }

    @Test("A controller that no code shows is pushed, and a swipe back is canceled, with this as an assumption")
    func standard() throws {
        let all = plays(type("HomeViewController", override("viewWillAppear", line: 3)))
        let play = try #require(all.first)
        #expect(all.count == 1)
        #expect(
            play.scenario.steps.map(\.text) == [
                "launch: stack", "push: home", "swipeBack: cancelled", "background", "foreground", "pop",
            ])
        #expect(play.assumptions.map(\.text) == ["'HomeViewController' is pushed onto a navigation controller"])
    }

    @Test("A controller that code presents is presented, and its sheet is dragged away")
    func presented() throws {
        let all = plays(
            type("HomeViewController", override("viewDidLoad", line: 3)),
            type("EditViewController", override("viewDidLoad", line: 9)),
            type("OtherViewController", override("viewDidAppear", line: 20, present("EditViewController", line: 22))))
        let play = try #require(
            all.first { $0.scenario.controllers["edit"] != nil && $0.scenario.controllers["other"] == nil })
        #expect(
            play.scenario.steps.map(\.text) == [
                "launch: presenter", "present: edit", "dragSheet: cancelled", "background", "foreground",
                "dragSheet: completed",
            ])
        #expect(play.assumptions.isEmpty)
        #expect(play.scenario.steps[1].location.line == 22)
    }

    @Test("A call on a condition is a step of its own, with the condition as an assumption")
    func condition() throws {
        let all = plays(
            type(
                "HomeViewController",
                override("viewDidAppear", line: 3, present("LoginViewController", line: 6, if: 5))),
            type("LoginViewController"))
        let play = try #require(all.first)
        #expect(play.scenario.controllers["home"]?.overrides[.viewDidAppear] == nil)
        #expect(play.scenario.steps.contains { $0.text == "present: login" && $0.location == at(6) })
        #expect(play.assumptions.contains { $0.text == "the condition in line 5 lets line 6 run" })
        #expect(play.summary.contains("assumes that"))
    }

    @Test("A call without a condition is a step of the override, with its file and line")
    func override() throws {
        let all = plays(
            type("HomeViewController", override("viewDidAppear", line: 3, present("LoginViewController", line: 6))),
            type("LoginViewController"))
        let play = try #require(all.first)
        let step = try #require(play.scenario.controllers["home"]?.overrides[.viewDidAppear]?.first)
        #expect(step.text == "present: login" && step.location == at(6))
        #expect(play.yaml.contains("- { present: login }  # A.swift:6"))
    }

    @Test("A coordinator's calls are counted, not followed")
    func coordinator() throws {
        let call = SourceEvent(.call, .this("coordinator"), "showDetail", at: at(7))
        let play = try #require(plays(type("HomeViewController", override("viewDidAppear", line: 3, call))).first)
        #expect(play.unfollowed == 1)
        #expect(play.summary.hasSuffix("; 1 call of coordinators, factories, or segues wasn't followed"))
    }

    @Test("An override without super is played without super")
    func missingSuper() throws {
        var silent = override("viewDidAppear", line: 3)
        silent.events = []
        let play = try #require(plays(type("HomeViewController", silent)).first)
        #expect(play.scenario.controllers["home"]?.callsSuper == .except([.viewDidAppear]))
    }
}
