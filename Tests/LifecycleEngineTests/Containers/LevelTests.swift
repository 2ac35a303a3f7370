import LifecycleEngine
import LifecycleModel
import Testing

/// Tests that controllers and views can be nested up to the level limit, and that one more level stops the run.
@Suite("Levels of controllers")
struct LevelTests {
    private static let limit = Hierarchy.levelLimit

    /// Returns the run of a scenario that launches the first of `count` controllers and applies `step` to each pair of
    /// neighbors.
    private func story(_ count: Int, _ step: String) throws -> Run {
        let controllers = (0..<count).map { "  c\($0): C\($0)\n" }.joined()
        let steps = (1..<count).map { number in
            let words = step.replacing("NEW", with: "c\(number)").replacing("OLD", with: "c\(number - 1)")
            return "  - { \(words) }\n"
        }.joined()
        return try Story("controllers:\n\(controllers)steps:\n  - launch: c0\n\(steps)  - note: the end\n").run
    }

    /// Steps that nest a controller below the previous controller.
    private static let steps = [
        "embed: NEW, to: OLD", "present: NEW, animated: false", "addChild: NEW, to: OLD", "addSubview: NEW, to: OLD",
    ]

    @Test("A hierarchy at the level limit is simulated to the end, and one more level stops the run", arguments: steps)
    func limit(step: String) throws {
        let full = try story(Self.limit, step)
        #expect(full.stop == nil)
        let hierarchy = Hierarchy(of: full)
        #expect(
            hierarchy.nodes.count {
                $0.parent != nil || $0.presenter != nil || $0.viewHost.map { $0 != .window } == true
            }
                == Self.limit - 1)
        let over = try story(Self.limit + 1, step)
        let event = try #require(over.stop).event
        #expect(event.line == 2 + Self.limit + 1 + 1 + Self.limit)
        guard case .action(let note) = event.body else { return }
        #expect(note.subject.map { over[$0].name } == "c\(Self.limit)")
        #expect(note.name == PlayLimit.levels.refusal)
        #expect(over.events.last == event)
    }

    @Test("Adding a branch counts all its levels")
    func branches() throws {
        func play(_ count: Int) throws -> Run {
            let controllers = (0..<count).map { "  a\($0): A\n  b\($0): B\n" }.joined()
            let steps = (1..<count).map {
                "  - { addChild: a\($0), to: a\($0 - 1) }\n  - { addChild: b\($0), to: b\($0 - 1) }\n"
            }
            return try Story(
                "controllers:\n\(controllers)steps:\n  - launch: a0\n\(steps.joined())  - { addChild: b0, to: a\(count - 1) }\n"
            ).run
        }
        #expect(try play(Self.limit / 2).stop == nil)
        #expect(try play(Self.limit / 2 + 1).stop != nil)
    }

    @Test("The level limit also stops a Swift program")
    func program() {
        final class Shell: UIViewController {}
        let run = Simulation.play { app in
            app.launch { Shell() }
            var last: UIViewController? = app.window.rootViewController
            for _ in 0..<600 {
                let next = Shell()
                last?.addChild(next)
                last = next
            }
        }
        #expect(run.stop != nil)
        #expect(run.controllers.count == Self.limit + 1 || run.stop?.event == run.events.last)
    }
}
