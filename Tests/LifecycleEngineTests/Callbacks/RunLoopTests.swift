import LifecycleModel
import Testing

@testable import LifecycleEngine

@Suite("Main run loop")
struct RunLoopTests {
    private final class Log {
        var entries: [String] = []
    }

    /// Returns the entries that work appends, in the order in which the loop runs the work.
    private func played(_ schedule: (inout MainRunLoop, Log) -> Void) -> [String] {
        let log = Log()
        var loop = MainRunLoop()
        schedule(&loop, log)
        while let next = loop.next() { next.work() }
        return log.entries
    }

    @Test("Timers fire sorted by time, and in scheduling order if their times are equal")
    func timers() {
        let order = played { loop, log in
            for (due, name) in [(2.0, "a"), (1, "b"), (2, "c"), (1, "d"), (3, "e"), (2, "f")] {
                loop.schedule(at: due) { log.entries.append(name) }
            }
        }
        #expect(order == ["b", "d", "a", "c", "f", "e"])
    }

    @Test("Work for the next turn runs before all timers, in order")
    func turns() {
        let order = played { loop, log in
            loop.schedule(at: 0) { log.entries.append("timer") }
            for name in ["a", "b", "c"] { loop.enqueue { log.entries.append(name) } }
        }
        #expect(order == ["a", "b", "c", "timer"])
    }
}
