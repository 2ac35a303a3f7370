import DequeModule

/// The main run loop in virtual time: the work for the next turn, and the work scheduled for the end of animations.
///
/// Source of the stages: Evidence, Stages of a transition (the call; one drain of the main queue; the end).
struct MainRunLoop {
    typealias Work = () -> Void

    private var nextTurn: Deque<Work> = []
    private var timers: [(due: Double, order: Int, work: Work)] = []
    private var scheduled = 0

    /// Adds work to the next turn.
    mutating func enqueue(_ work: @escaping Work) { nextTurn.append(work) }

    /// Schedules work at a virtual time, in seconds. Work with the same time runs in the order of scheduling.
    mutating func schedule(at due: Double, _ work: @escaping Work) {
        scheduled += 1
        let place = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert((due, scheduled, work), at: place)
    }

    /// Returns the next work with its virtual time, in seconds (nil: immediately); nil if no work is left.
    mutating func next() -> (due: Double?, work: Work)? {
        if let work = nextTurn.popFirst() { return (nil, work) }
        guard !timers.isEmpty else { return nil }
        let timer = timers.removeFirst()
        return (timer.due, timer.work)
    }

    /// Removes all pending work.
    mutating func removeAll() {
        nextTurn.removeAll()
        timers.removeAll()
    }
}
