import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Counts in the state and notification diagrams")
struct StateAndNotificationTests {
    @Test("A transition from an unknown state counts as the regular transition")
    func unknownStart() {
        var run = Run(title: nil, source: .log, file: nil)
        run.controllers = [
            ControllerInfo(id: "a", name: "a", className: "A", kind: .viewController)
        ]
        run.events = [Callback.viewDidAppear, .viewWillDisappear].enumerated().map { index, callback in
            Event(.callback(CallbackEvent(number: index + 1, controller: ControllerID(0), callback: callback)))
        }
        let visits = StatesModel(run, DiagramOptions(name: "x"))
        let counted = zip(StateTransition.table, visits.counts).filter { $0.1 > 0 }.map(\.0.callback)
        #expect(Set(counted) == [.viewDidAppear, .viewWillDisappear])
        #expect(visits.illegal.isEmpty)
    }

    @Test("Steps limit the transitions and the loaded views, and determine the states")
    func steps() throws {
        let run = try PlayedRuns.play(
            """
            controllers: { nav: { class: UINavigationController, children: [a] }, a: A, b: B }
            steps: [ { launch: nav }, { push: b, onto: nav }, { pop: nav } ]
            """)
        var options = DiagramOptions(name: "x")
        options.onlySteps = 2...2
        let visits = StatesModel(run, options)
        #expect(visits.counts.reduce(0, +) == 4)
        #expect(visits.present == [.appeared: ["nav", "b"], .disappeared: ["a"]])
        #expect(LoadingModel(run, options).loaded == ["b"])
        let picture = try #require(Diagram.states.draw(.run(run), options).first)
        #expect(picture.description.contains(" · step 2 · "))
        options.onlySteps = 2...3
        #expect(StatesModel(run, options).counts.reduce(0, +) == 8)
    }

    private func board(_ steps: String) throws -> NotificationsModel {
        let run = try PlayedRuns.play(
            """
            controllers: { home: Home, a: { class: A, keep: true }, b: { class: B, keep: true } }
            steps:
              - launch: home
            \(steps)
            """)
        return NotificationsModel(run, DiagramOptions(name: "x"))
    }

    @Test("A removal that matches no observer has no effect")
    func removal() throws {
        let kept = try board(
            "  - { observe: Ping, by: a, object: home }\n  - { unobserve: Ping, by: a, object: b }")
        #expect(kept.topics.flatMap(\.observers).map(\.isObserving) == [true])
        let ended = try board(
            "  - { observe: Ping, by: a, object: home }\n  - { unobserve: Ping, by: a, object: home }")
        #expect(ended.topics.flatMap(\.observers).map(\.isObserving) == [false])
    }

    @Test(
        "A delivery counts for the registration that matches its sender",
        arguments: [
            (["observe: Ping, by: a, object: home", "observe: Ping, by: a, object: b"], [0, 2]),
            (["observe: Ping, by: a, object: b", "observe: Ping, by: a, object: home"], [2, 0]),
            (["observe: Ping, by: a, object: b", "observe: Ping, by: a"], [2, 2]),
            (["observe: Ping, by: a", "observe: '*', by: a"], [2, 2]),
            (["observe: Ping, by: a", "observe: Ping, by: a"], [4]),
            (["observe: Ping, by: a", "observe: Ping, by: a", "observe: Ping, by: a, object: b"], [4, 2]),
            (["observe: Ping, by: a", "unobserve: Ping, by: a", "observe: Ping, by: a, object: b"], [0, 2]),
        ])
    func sender(steps: [String], counts: [Int]) throws {
        let posts = Array(repeating: "post: Ping, by: b", count: 2)
        let board = try board((steps + posts).map { "  - { \($0) }" }.joined(separator: "\n"))
        #expect(board.topics.flatMap(\.observers).map(\.count) == counts)
    }

    @Test("An observer of all notifications counts every notification")
    func everything() throws {
        let board = try board(
            "  - { observe: '*', by: a }\n  - { post: Ping, by: home }\n  - { post: Pong, by: b }")
        #expect(board.topics.first { $0.name == "*" }?.observers.map(\.count) == [2])
        #expect(board.topics.map { $0.posters.map(\.name) } == [[], ["home"], ["b"]])
    }

    @Test("An observer of all notifications is connected to each notification, or to a placeholder")
    func everyNotification() throws {
        func edges(_ steps: String) throws -> [String] {
            let topics = try board(steps).topics
            let names = topics.indices.filter { topics[$0].name != "*" }.map { NotificationNodes.name("\($0) ") }
            return topics.enumerated()
                .flatMap {
                    NotificationNodes($1, prefix: "\($0) ", others: names, DiagramOptions(name: "a")).edges.map {
                        "\($0.tail) > \($0.head)"
                    }
                }
        }
        #expect(
            try edges("  - { observe: '*', by: a }\n  - { post: Ping, by: home }\n  - { post: Pong, by: b }") == [
                "1 notification > 0 observer 0", "2 notification > 0 observer 0", "1 poster 0 > 1 notification",
                "2 poster 0 > 2 notification",
            ])
        #expect(
            try edges("  - { observe: '*', by: a }") == ["0 nobody > 0 notification", "0 notification > 0 observer 0"])
    }

    @Test("By default, a state diagram is drawn for all transitions in four steps, and for an illegal transition")
    func isDefault() throws {
        func run(_ step: String) throws -> Run {
            try PlayedRuns.play(
                """
                controllers: { nav: { class: UINavigationController, children: [home] }, home: Home, a: A }
                steps: [ { launch: nav }, { push: a }, \(step) ]
                """)
        }
        let finding = Event(.diagnostic(DiagnosticEvent(rule: "x", severity: .error, text: "wrong")))
        for (step, isDefault, isDefaultWithFinding) in [
            ("{ pop: }, { push: a }", false, false), ("{ swipeBack: cancelled }", false, false),
            ("{ swipeBack: cancelled }, { pop: }", true, false), ("{ call: a.viewDidAppear }", true, true),
        ] {
            var run = try run(step)
            #expect(Diagram.states.isDefault(.run(run)) == isDefault)
            run.events.append(finding)
            #expect(Diagram.states.isDefault(.run(run)) == isDefaultWithFinding)
        }
    }
}
