/// A watcher that waits for changes in folders. Uses inotify on Linux. Without inotify, waits for a fixed interval. In
/// both cases, the caller finds out what has changed.
final class FileWatcher {
    private let descriptor: Int32
    private let seesWrites: Bool
    /// The time without events after which a change is complete, in milliseconds.
    private let quiet: Int32
    /// The time that ``wait(atMost:)`` takes without inotify, in milliseconds.
    private static let interval: Int32 = 500
    /// The maximum time from the first event of a change until the change is complete, in seconds.
    private static let maximumDelay = 1.0

    /// Creates a watcher.
    ///
    /// - Parameters:
    ///   - folders: The folders to watch.
    ///   - seesWrites: Whether each write to a file is a change. If false, writes are a change only when the file is
    ///     closed.
    ///   - quiet: The time without events after which a change is complete, in milliseconds. Editors write a file in
    ///     several operations.
    ///   - usesEvents: Whether to use inotify, if the system has it.
    init(folders: Set<String>, seesWrites: Bool = false, quiet: Int32 = 100, usesEvents: Bool = true) {
        self.seesWrites = seesWrites
        self.quiet = quiet
        #if canImport(Glibc)
        descriptor = usesEvents ? inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) : -1
        #else
        descriptor = -1
        #endif
        follow(folders)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Starts to watch the folders that are not watched yet. The system stops watching a folder that is deleted. If the
    /// folder is created again, this method starts to watch it again.
    func follow(_ folders: Set<String>) {
        #if canImport(Glibc)
        let writes = seesWrites ? IN_MODIFY : IN_CLOSE_WRITE
        let events = UInt32(writes | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        for folder in folders { inotify_add_watch(descriptor, folder, events) }
        #endif
    }

    /// Waits until `stamp` returns another value than `before`, and then until the change is complete: until `stamp`
    /// returns the same value twice. Returns this value. If changes never pause, returns a second after the first one.
    func change<Stamp: Equatable>(from before: Stamp, of stamp: () -> Stamp) -> Stamp {
        while true {
            var found = stamp()
            let end = Clock.now + FileWatcher.maximumDelay
            var isComplete = found == before
            while !isComplete, Clock.now < end {
                _ = poll(nil, 0, quiet)
                let next = stamp()
                isComplete = next == found
                found = next
            }
            if found != before { return found }
            wait()
        }
    }

    /// Waits for a change. Returns when the change is complete or, if each write is a change, at the first event. If
    /// changes never pause, returns a second after the first one. Without inotify, returns after a fixed interval.
    ///
    /// - Parameter limit: The maximum time to wait, in milliseconds, or nil for no limit. A limit is necessary for file
    ///   systems that don't report changes, and for changes behind a symbolic link.
    func wait(atMost limit: Int32? = nil) {
        guard descriptor >= 0 else {
            _ = poll(nil, 0, FileWatcher.interval)
            return
        }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, limit ?? -1) > 0 else { return }
        let end = Clock.now + FileWatcher.maximumDelay
        repeat { drain() } while !seesWrites && Clock.now < end && poll(&request, 1, quiet) > 0
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
