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
        let visits = StateVisits(run, DiagramOptions(name: "x"))
        let counted = zip(StateTransition.table, visits.counts).filter { $0.1 > 0 }.map(\.0.callback)
        #expect(Set(counted) == [.viewDidAppear, .viewWillDisappear])
        #expect(visits.illegal.isEmpty)
    }

    private func board(_ steps: String) throws -> NotificationBoard {
        let run = try PlayedRuns.play(
            """
            controllers: { home: Home, a: { class: A, keep: true }, b: { class: B, keep: true } }
            steps:
              - launch: home
            \(steps)
            """)
        return NotificationBoard(run, DiagramOptions(name: "x"))
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

    @Test("An observer of all notifications counts every notification")
    func everything() throws {
        let board = try board(
            "  - { observe: '*', by: a }\n  - { post: Ping, by: home }\n  - { post: Pong, by: b }")
        #expect(board.topics.first { $0.name == "*" }?.observers.map(\.count) == [2])
    }
}
