import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Callbacks that a timeline shows")
struct ShownCallbackTests {
    @Test("Each option shows the callbacks in its phases", arguments: DiagramOptions.Callbacks.allCases)
    func shown(choice: DiagramOptions.Callbacks) {
        var options = DiagramOptions(name: "shown")
        options.callbacks = choice
        let phases: [DiagramOptions.Callbacks: Set<Callback.Phase>] = [
            .folded: Set(Callback.Phase.allCases), .all: Set(Callback.Phase.allCases),
            .appearance: [.appearance, .swiftUI], .loading: [.creation, .loading],
            .layout: [.layout],
        ]
        for callback in Callback.allCases {
            #expect(options.shows(callback) == phases[choice]?.contains(callback.phase), "\(callback)")
        }
    }

    @Test("The controller that a warning is about has a lifeline, also without a callback that is shown")
    func warned() throws {
        let run = try PlayedRuns.play(
            """
            ios: 17
            controllers:
              home: Home
              a: { class: A, overrides: { viewDidLoad: [ { present: b } ] } }
              b: B
            steps: [ { launch: home }, { touchView: a } ]
            """)
        var options = DiagramOptions(name: "warned")
        options.callbacks = .appearance
        #expect(TimelineModel(run, options).participants.map(\.name) == ["UIKit", "home", "a"])
        options.controllers = ["home"]
        #expect(TimelineModel(run, options).participants.map(\.name) == ["home"])
    }

    @Test("Another instance of a class has its address below its name, as the first one does")
    func instances() {
        var run = Run(ios: 17, source: .log)
        for (index, id) in ["Home", "Home#2"].enumerated() {
            run.controllers.append(ControllerInfo(id: id, className: "App.Home", address: "0x\(index)"))
            let callback = CallbackEvent(
                number: index + 1, controller: ControllerID(index), callback: .viewDidAppear)
            run.events.append(Event(.callback(callback)))
        }
        let participants = TimelineModel(run, DiagramOptions(name: "instances")).participants
        #expect(participants.map(\.name) == ["Home", "Home#2"] && participants.map(\.remark) == ["0x0", "0x1"])
    }

    @Test("Selected controllers have the only lifelines, and messages from others begin at a dot")
    func selected() throws {
        let run = try PlayedRuns.play(
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
            steps: [ { launch: nav }, { push: detail }, { call: home.viewWillAppear } ]
            """)
        var options = DiagramOptions(name: "selected")
        options.controllers = ["home", "detail"]
        let model = TimelineModel(run, options)
        #expect(model.participants.map(\.name) == ["home", "detail"])
        let messages = model.rows.compactMap { if case .message(let message) = $0 { message } else { nil } }
        #expect(messages.contains { $0.event.callback == .viewDidAppear && $0.isFound && $0.sender == nil })
        options.controllers = ["nav", "home"]
        let others = TimelineModel(run, options)
        #expect(others.participants.map(\.name) == ["nav", "home"])
        let home = others.rows.compactMap { if case .message(let message) = $0 { message } else { nil } }
            .first { $0.label.hasPrefix("viewDidAppear") && run[$0.event.controller].id == "home" }
        #expect(home?.isFound == false && home?.sender.map { run[$0].id } == "nav")
    }

    @Test("The app adds a child and its view to the parent, so these calls are on the parent's lifeline")
    func calls() throws {
        let run = try PlayedRuns.play(
            """
            controllers: { parent: Parent, child: Child }
            steps: [ { launch: parent }, { embed: child, to: parent }, { unembed: child } ]
            """)
        let model = TimelineModel(run, DiagramOptions(name: "calls"))
        let calls = model.rows.compactMap {
            if case .mark(let id, let text) = $0 { "\(run[id].id).\(text)" } else { nil }
        }
        #expect(
            calls == [
                "parent.addChild(child)", "parent.addSubview(child.view)", "child.didMove(toParent: parent)",
                "child.willMove(toParent: nil)", "child.removeFromSuperview()", "child.removeFromParent()",
            ])
    }

    @Test("A callback that UIKit would send is an arrow from its sender, and one that it never sends is a mark")
    func expected() {
        var builder = RunBuilder(nil, source: .log)
        let nav = builder.controller("nav", "UINavigationController", .navigationController)
        let home = builder.controller("home", "Home")
        func add(_ detail: ActionEvent.Detail, from sender: ControllerID?) {
            builder.event(
                .action(
                    ActionEvent(.expected, subject: home, target: sender, name: "viewWillAppear(_:)", detail: detail)))
        }
        builder.call(home, .viewWillAppear, from: nav)
        builder.call(home, .viewDidAppear)
        builder.event(.action(ActionEvent(.unexpected, subject: home, detail: .doubled)))
        builder.call(nav, .viewDidAppear)
        add(.init("missing"), from: nav)
        add(.kept, from: nil)
        let model = TimelineModel(builder.run, DiagramOptions(name: "expected"))
        // A callback that UIKit would not send has no sender.
        #expect(model.rows.flatMap(\.messages).map(\.isFound) == [false, true, false])
        #expect(
            model.rows.contains {
                if case .expected(home, from: nav, "UIKit would send viewWillAppear(_:)") = $0 { true } else { false }
            })
        #expect(model.rows.contains { if case .mark(home, "is never deallocated") = $0 { true } else { false } })
    }
}
