import LifecycleModel
import LifecycleReaders

/// The implementation of `inspect --follow`, which prints each event in a growing log as soon as its line is complete.
///
/// Follows a file like `tail -F`: waits for a missing file, restarts after a truncation, and continues with the new
/// file after a rotation. Reads standard input and pipes to their end.
struct LogFollower {
    private let path: String
    private let options: Reader.Options
    private let isText: Bool
    private let console: Console
    private var parser: LogParser
    private var writers: [Int: RunText] = [:]

    /// Creates a follower. Throws ``ReadError`` if a regular expression in `options` is invalid or doesn't contain a
    /// required group.
    init(_ path: String, _ options: Reader.Options, asText isText: Bool, _ console: Console) throws {
        (self.path, self.options, self.isText, self.console) = (path, options, isText, console)
        parser = try LogParser(file: path == "-" ? nil : path, options: options)
    }

    /// Prints events until standard input or a pipe ends. Follows a file until the program ends. Throws
    /// ``Files/Failure`` or ``ReadError``.
    mutating func run() throws {
        switch path == "-" ? .pipe : Files.kind(path) {
        case .file, .nothing: try follow()
        default:
            try Files.readChunks(path) { take($0) }
            finish()
        }
    }

    /// The interval, in milliseconds, for detecting changes that the system doesn't report.
    private static let pollInterval: Int32 = 1_000

    private mutating func follow() throws {
        let folder = Path.parent(path)
        let changes = FileWatcher(folders: [folder.isEmpty ? "." : folder], seesWrites: true)
        var file: FollowedFile?
        var isWaiting = false
        while true {
            if let file {
                while let bytes = file.read() { take(bytes[...]) }
                if file.restartIfTruncated() {
                    console.say(.note, "the file was truncated; following it from its beginning", file: path)
                    try restart()
                    continue
                }
            }
            if file?.isReplaced ?? true, let next = try FollowedFile(path) {
                if let file {
                    // The old file may have grown between the last read and the replacement.
                    while let bytes = file.read() { take(bytes[...]) }
                    console.say(.note, "the file was replaced; following the new one", file: path)
                }
                file = next
                continue
            }
            if file == nil, !isWaiting {
                console.say(.note, "the file doesn't exist yet; waiting for it", file: path)
                isWaiting = true
            }
            changes.wait(atMost: LogFollower.pollInterval)
        }
    }

    /// Starts a new run, because a truncated file doesn't continue its earlier content.
    private mutating func restart() throws {
        finish()
        parser = try LogParser(file: path, options: options)
        writers = [:]
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) { print(parser.feed(bytes)) }
    private mutating func finish() { print(parser.finish()) }

    /// Prints the added events, and then removes them, because a device can log for days.
    private mutating func print(_ additions: [LogParser.Addition]) {
        let runs = parser.runs
        for addition in additions {
            let run = runs[addition.run]
            if writers[addition.run] == nil {
                if !isText { console.put(run.headerLine) }
                writers[addition.run] = RunText(of: run)
            }
            for event in run.events[addition.events] {
                if !isText {
                    console.put(run.jsonLine(event))
                } else if let line = writers[addition.run]?.line(for: event, in: run) {
                    console.put(line + "\n")
                }
            }
        }
        parser.removeEvents()
    }
}
