import DequeModule

/// The main run loop in virtual time: what waits for the next turn, and what waits for an animation to end.
///
/// Source of the stages: Evidence, Stages of a transition (the call; one drain of the main queue; the end).
struct MainRunLoop {
    typealias Work = () -> Void

    private var nextTurn: Deque<Work> = []
    private var timers: [(due: Double, order: Int, work: Work)] = []
    private var scheduled = 0

    /// Puts work into the next turn.
    mutating func enqueue(_ work: @escaping Work) { nextTurn.append(work) }

    /// Puts work at a moment of virtual time, in seconds; of two at the same moment the first scheduled comes first.
    mutating func schedule(at due: Double, _ work: @escaping Work) {
        scheduled += 1
        let place = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert((due, scheduled, work), at: place)
    }

    /// The next work, with the moment of virtual time it is due at (nil: at once).
    mutating func next() -> (due: Double?, work: Work)? {
        if let work = nextTurn.popFirst() { return (nil, work) }
        guard !timers.isEmpty else { return nil }
        let timer = timers.removeFirst()
        return (timer.due, timer.work)
    }

    /// Forgets everything that was to come.
    mutating func removeAll() {
        nextTurn.removeAll()
        timers.removeAll()
    }
}
