#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One line on a terminal that tells how far a long command is; nothing in pipes, files and continuous integration.
struct ProgressLine {
    private let total: Int
    private let begun = Clock.now
    private let isWanted: Bool
    private var shown = ""
    private var refreshed = 0.0

    /// How long a command may take before the line appears, in seconds.
    private static let patience = 1.0

    init(total: Int) {
        self.total = total
        let terminal = getenv("TERM").map { String(cString: $0) }
        isWanted = isatty(2) == 1 && getenv("CI") == nil && terminal != nil && terminal != "dumb"
    }

    /// Shows how many inputs are done, and a drawing that is being made.
    mutating func show(done: Int, drawing: String?) {
        let now = Clock.now
        guard isWanted, now - begun > ProgressLine.patience, now - refreshed > 0.1 else { return }
        refreshed = now
        let seconds = Int(now - begun)
        let name = drawing.map { ": " + Console.printable($0) } ?? ""
        let line = String("\(done) of \(total) inputs drawn, \(seconds) s\(name)".prefix(76))
        guard line != shown else { return }
        Console.write("\r\(line)\u{1B}[K", to: 2)
        shown = line
    }

    /// Takes the line away, so that something else can be said.
    mutating func clear() {
        guard !shown.isEmpty else { return }
        Console.write("\r\u{1B}[K", to: 2)
        shown = ""
    }
}

/// A clock that goes on evenly, whatever happens to the time of day.
enum Clock {
    /// Seconds since some moment.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
