import ArgumentParser
import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `lifeline watch`: draws inputs again when they change, until it is interrupted.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Check and draw inputs again when they change.",
        discussion: """
            Accepts the options of 'lifeline render', and runs until you press Control-C. Errors don't stop it. Reports failed \
            expectations and diagnostics as 'lifeline check' does, and reads the same settings file. Removes drawings \
            that it wrote if they no longer have an input.

            Examples:
              lifeline watch samples
              lifeline watch first.yaml --diagram timeline -o /tmp/drawings

            Exit status:
              0   Watching ended with Control-C.
              2   A file or folder doesn't exist.
              64  The arguments are invalid.
            """
    )

    @OptionGroup var render: Render

    private var paths: [String] { render.options.inputs }

    func validate() throws {
        if paths.contains("-") { throw ValidationError("standard input can't be watched; name files or folders") }
    }

    func run() async throws {
        var console = render.feedback.console
        for path in paths where Files.kind(path) == .nothing {
            console.report(
                Files.Failure(path: path, reason: "no such file or folder", action: "watch the input"), for: path)
        }
        guard console.status == .done else { return try console.end() }
        Watch.endOnInterrupt()
        var rounds = WatchRounds(render)
        let changes = FileWatcher(folders: Set(paths.flatMap(Watch.folders)))
        var seen: [String: Stamp] = [:]
        while true {
            changes.follow(Set(paths.flatMap(Watch.folders)))
            let present = stamps()
            let changed = Set(present.keys).union(seen.keys).filter { seen[$0] != present[$0] }.sorted()
            seen = present
            if changed.isEmpty { changes.wait() } else { await rounds.draw(changed) }
        }
    }

    /// Ends the program with status 0 on Control-C.
    ///
    /// The parent process may have blocked the signals, which a child inherits.
    private static func endOnInterrupt() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in _exit(0) }
            sigaddset(&signals, number)
        }
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Returns the inputs, each with its last change.
    private func stamps() -> [String: Stamp] {
        Dictionary(Inputs(paths).found.map { ($0.path, Stamp($0.path)) }) { first, _ in first }
    }

    /// Returns the folders whose changes can affect a path: the path, the folders below it, or its parent.
    private static func folders(of path: String) -> [String] {
        guard Files.kind(path) == .folder else {
            let parent = Path.parent(path)
            return [parent.isEmpty ? "." : parent]
        }
        var (walk, folders) = (FolderWalk(), [path])
        try? walk.visit(path) { entry in
            if entry.kind == .folder { folders.append(entry.path) }
            return true
        }
        return folders
    }
}

/// The modification time and size of a file, which show that it changed.
struct Stamp: Equatable {
    private var numbers: [Int] = []

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        numbers = [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino)]
    }
}
