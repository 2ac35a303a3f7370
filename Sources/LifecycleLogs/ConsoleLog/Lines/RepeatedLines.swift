/// A search for lines that a tool printed again, with their times, such as a syslog client that prints its buffer with
/// each chunk that arrives.
struct RepeatedLines {
    /// Whether the log is known to repeat lines. If it is, a callback that was sent twice in one second can't be
    /// distinguished from a line that was printed twice.
    private(set) var areKnown: Bool
    /// The positions of the lines, without repetitions.
    private var positions: [Int: Int] = [:]
    private var last: (day: Int, seconds: Double)?
    /// The lines that are printed again at the moment, or nil.
    private var printed: Range<Int>?

    init(areKnown: Bool) { self.areKnown = areKnown }

    /// Adds a line, and returns whether it repeats an earlier line of a log that is known to repeat lines. A log is
    /// known to repeat lines after it goes back in time, and repeats at least three lines up to the last one in their
    /// order. Times without a date prove nothing, because they can start again.
    mutating func add(_ line: Scalars, _ prefix: LinePrefix) -> Bool {
        guard let day = prefix.day, let seconds = prefix.seconds else { return false }
        var hasher = Hasher()
        hasher.combine([Double(day), seconds, Double(prefix.process ?? 0)])
        line.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        let isBack = last.map { (day, seconds) < $0 } ?? false
        last = (day, seconds)
        guard let position = positions[hash] else {
            positions[hash] = positions.count
            printed = nil
            return false
        }
        if let printed, printed.upperBound == position || printed.upperBound == position + 1 {
            self.printed = printed.lowerBound..<position + 1
        } else {
            printed = isBack ? position..<position + 1 : nil
        }
        if let printed, printed.count >= 3, printed.upperBound == positions.count { areKnown = true }
        return areKnown
    }

    /// The last lines that no other channel has printed yet.
    private var single: [(message: Int, process: Int, seconds: Double, form: UInt64)] = []
    private var (lines, echoes) = (0, 0)

    /// Returns whether a line is the same as one of the last lines, apart from the form of its prefix: the same message
    /// from the same process, within a millisecond. Two tools printed it, such as a console and `log stream`. A line has
    /// at most one such echo.
    mutating func isEcho(_ message: Scalars, _ prefix: LinePrefix) -> Bool {
        guard let seconds = prefix.seconds, let process = prefix.process else { return false }
        var hasher = Hasher()
        message.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        let index = single.firstIndex { own in
            own.message == hash && own.process == process && own.form != prefix.code
                && abs(own.seconds - seconds) < 0.0011
        }
        lines += 1
        if let index {
            single.remove(at: index)
            echoes += 1
            // Of a log that came through two channels, nearly half of the lines are echoes.
            return echoes * 4 >= lines
        }
        if single.count > 15 { single.removeFirst() }
        single.append((hash, process, seconds, prefix.code))
        return false
    }

    /// Forgets the lines if there are many, so that a log can grow without limit.
    mutating func forgetMany() { if positions.count > 100_000 { (positions, printed) = ([:], nil) } }
}
