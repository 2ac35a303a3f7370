import DequeModule

/// The main run loop in virtual time, with the work for the next turns and the work that follows animations.
///
/// Source: Evidence, Stages of a transition.
struct MainRunLoop {
    typealias Work = () -> Void

    private var nextTurn: Deque<Work> = []
    private var timers: [(due: Double, order: Int, work: Work)] = []
    private var scheduled = 0

    /// Adds work to the queue for the next turns. Each turn runs one piece of work.
    mutating func enqueue(_ work: @escaping Work) { nextTurn.append(work) }

    /// Schedules work for the virtual time `due`, in seconds. Work for the same time runs in the order in which it was
    /// scheduled.
    mutating func schedule(at due: Double, _ work: @escaping Work) {
        scheduled += 1
        let place = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert((due, scheduled, work), at: place)
    }

    /// Removes and returns the next piece of work and its virtual time, in seconds. Work for the next turns precedes
    /// scheduled work, and has a time of nil, which means the current time. Returns nil if no work is left.
    mutating func next() -> (due: Double?, work: Work)? {
        if let work = nextTurn.popFirst() { return (nil, work) }
        guard !timers.isEmpty else { return nil }
        let timer = timers.removeFirst()
        return (timer.due, timer.work)
    }

    mutating func removeAll() {
        nextTurn.removeAll()
        timers.removeAll()
    }
}
