#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Waits until something in folders may have changed: with inotify on Linux, or by polling twice a second elsewhere.
final class FileWatcher {
    private var followed: Set<String> = []
    private let descriptor: Int32
    private let seesWrites: Bool
    /// The time without events after which a change is complete, in milliseconds.
    private let quiet: Int32
    /// The time between polls, in milliseconds.
    private static let interval: Int32 = 500

    /// Creates a watcher.
    ///
    /// - Parameters:
    ///   - folders: The folders to follow.
    ///   - seesWrites: Whether each write into a file is a change, and not only the end of writing.
    ///   - quiet: The time without events after which a change is complete, in milliseconds, because editors write a file
    ///     in several operations.
    init(folders: Set<String>, seesWrites: Bool = false, quiet: Int32 = 100) {
        self.seesWrites = seesWrites
        self.quiet = quiet
        #if canImport(Glibc)
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        #else
        descriptor = -1
        #endif
        follow(folders)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Follows new folders. Deleted ones are removed automatically.
    func follow(_ folders: Set<String>) {
        #if canImport(Glibc)
        let writes = seesWrites ? IN_MODIFY : IN_CLOSE_WRITE
        let events = UInt32(writes | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        for folder in folders.subtracting(followed) { inotify_add_watch(descriptor, folder, events) }
        #endif
        followed = folders
    }

    /// Returns some time after the last change, or at once if each write is one; without inotify, after a short time.
    ///
    /// - Parameter limit: The longest time to wait, in milliseconds; nil for no limit. Not every file system reports
    ///   changes, and nothing reports those behind a symbolic link.
    func wait(atMost limit: Int32? = nil) {
        guard descriptor >= 0 else {
            _ = poll(nil, 0, FileWatcher.interval)
            return
        }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, limit ?? -1) > 0 else { return }
        repeat { drain() } while !seesWrites && poll(&request, 1, quiet) > 0
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
