/// The main run loop in virtual time, with the work for the next turns and the work that follows animations.
///
/// Source: Evidence, Stages of a transition.
struct MainRunLoop {
    typealias Work = () -> Void

    /// The work for the next turns, in reverse order.
    private var nextTurns: [Work] = []
    /// The work that follows `nextTurns`, in the order in which it was added.
    private var laterTurns: [Work] = []
    private var timers: [(due: Double, work: Work)] = []

    /// Adds work to the queue for the next turns. Each turn runs one piece of work.
    mutating func enqueue(_ work: @escaping Work) { laterTurns.append(work) }

    /// Schedules work for the virtual time `due`, in seconds. Work for the same time runs in the order in which it was
    /// scheduled.
    mutating func schedule(at due: Double, _ work: @escaping Work) {
        let index = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert((due, work), at: index)
    }

    /// Removes and returns the next piece of work and its virtual time, in seconds. Work for the next turns precedes
    /// scheduled work, and has a time of nil, which means the current time. Returns nil if no work is left.
    mutating func next() -> (due: Double?, work: Work)? {
        if nextTurns.isEmpty {
            nextTurns = laterTurns.reversed()
            laterTurns.removeAll()
        }
        if let work = nextTurns.popLast() { return (nil, work) }
        guard !timers.isEmpty else { return nil }
        return timers.removeFirst()
    }

    mutating func removeAll() {
        nextTurns.removeAll()
        laterTurns.removeAll()
        timers.removeAll()
    }
}
