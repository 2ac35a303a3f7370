/// A line in the terminal that shows the progress of a long command. The line is not shown if standard error is a pipe
/// or a file, if the terminal can't erase a line, or in continuous integration.
final class ProgressLine {
    private let begun = Clock.now
    private let isWanted: Bool
    private var shown = ""
    private var refreshed = 0.0

    /// The delay before the line appears, in seconds.
    private static let delayBeforeShowing = 1.0

    init() { isWanted = ProgressLine.canShow }

    /// Whether standard error is a terminal that can erase a line.
    static var canShow: Bool {
        let terminal = getenv("TERM").map { String(cString: $0) }
        return isatty(2) == 1 && getenv("CI") == nil && terminal != nil && terminal != "dumb"
    }

    /// Shows the number of finished inputs and the input that was begun last, at most ten times a second.
    func show(done: Int, of total: Int, input: String) {
        let now = Clock.now
        guard isWanted, now - begun > ProgressLine.delayBeforeShowing, now - refreshed > 0.1 else { return }
        refreshed = now
        let seconds = Int(now - begun)
        let line = String("\(done) of \(total) inputs drawn, \(seconds) s: \(PrintableText.line(input))".prefix(76))
        guard line != shown else { return }
        Console.write("\r\(line)\u{1B}[K", to: 2)
        shown = line
    }

    /// Removes the line before other output.
    func clear() {
        guard !shown.isEmpty else { return }
        Console.write("\r\u{1B}[K", to: 2)
        shown = ""
    }
}

enum Clock {
    private static let start = SuspendingClock.now

    /// The time since the first use, in seconds, without the time that the computer was asleep.
    static var now: Double { (SuspendingClock.now - start) / .seconds(1) }
}
