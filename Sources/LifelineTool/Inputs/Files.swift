import Dispatch
import LifecycleReaders

/// Operations on files and folders. Files are replaced atomically.
enum Files {
    struct Failure: Error {
        let path: String
        let reason: String
        /// The operation as a verb phrase, such as `read the file`.
        let action: String
        var message: String { "can't \(action): \(reason)" }
    }

    /// Returns the content of a file, or of standard input for `-`. Throws ``Failure`` if the file can't be read or is
    /// too large.
    ///
    /// Prints a note if reading a pipe takes longer than a second, because nothing may ever be written to the pipe.
    static func read(_ path: String) throws -> [UInt8] {
        guard path == "-" || kind(path) == .pipe else { return try readAll(path) }
        let name = path == "-" ? "standard input" : "the pipe"
        let note = DispatchWorkItem { Console().say(.note, "reading \(name) until it ends", file: path) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: note)
        defer { note.cancel() }
        return try readAll(path)
    }

    private static func readAll(_ path: String) throws -> [UInt8] {
        let tooLarge = Failure(path: path, reason: Limit.inputBytes.refusal, action: "read the file")
        let status = path == "-" ? nil : FileStatus(path)
        if status?.kind == .other {
            throw Failure(path: path, reason: "it is not a regular file; name another file", action: "read the file")
        }
        if Limit.inputBytes.isExceeded(by: status?.size ?? 0) { throw tooLarge }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(status?.size ?? 0)
        try readChunks(path) { chunk in
            bytes += chunk
            if Limit.inputBytes.isExceeded(by: bytes.count) { throw tooLarge }
        }
        return bytes
    }

    /// The default size of a read, and the maximum size of a write, in bytes. For a larger write, Linux can allocate
    /// large contiguous blocks of the page cache, which is slow.
    private static let chunk = 1 << 16

    /// Passes the content of a file, or of standard input for `-`, to `body` in chunks of at most `size` bytes. Throws
    /// ``Failure`` if the file can't be read, and rethrows errors from `body`.
    static func readChunks(
        _ path: String, atMost size: Int = chunk, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws {
        let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("read the file", path) }
        defer { if descriptor != 0 { close(descriptor) } }
        var buffer = [UInt8](repeating: 0, count: size)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try read(descriptor, $0, path) }
            if count == 0 { return }
            try body(buffer[..<count])
        }
    }

    /// Reads some bytes and returns their number, or 0 at the end. Repeats an interrupted call.
    private static func read(
        _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ path: String
    ) throws -> Int {
        while true {
            let count = systemRead(descriptor, buffer)
            if count >= 0 { return count }
            if errno != EINTR { throw failure("read the file", path) }
        }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Returns the sorted names of the entries in a folder, without hidden entries and editors' backups, such as
    /// `a.yaml~` and `Main~.storyboard`. Throws ``Failure`` if the folder can't be opened.
    static func list(_ folder: String) throws -> [String] {
        guard let stream = opendir(folder) else { throw failure("open the folder", folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let isBackup = name.hasSuffix("~") || Path.withoutExtension(name).hasSuffix("~")
            if !name.hasPrefix("."), !isBackup { names.append(name) }
        }
        return names.sorted()
    }

    /// Creates or replaces the file at `path` atomically, and creates missing folders. Does nothing if the content of
    /// the file is already `bytes`. Returns whether the file was written. Throws ``Failure`` if `path` is a folder, or
    /// if the file or a folder can't be written.
    @discardableResult
    static func replace(_ path: String, with bytes: [UInt8]) throws -> Bool {
        if kind(path) == .folder {
            throw Failure(
                path: path, reason: "it is a folder; rename it, or choose another path", action: "write the file")
        }
        if holds(path, bytes) { return false }
        try makeFolder(Path.parent(path))
        try Signals.held {
            // The temporary name is random, so that other users can't create a link with this name in advance.
            let draft = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
            let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw failure("write the file", path) }
            let isWritten = writeAll(descriptor, bytes)
            guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else {
                let error = failure("write the file", path)
                unlink(draft)
                throw error
            }
        }
        return true
    }

    static func remove(_ path: String) throws {
        guard unlink(path) == 0 else { throw failure("remove the file", path) }
    }

    /// Writes some bytes and returns their number, or a negative number after an error. Repeats an interrupted call,
    /// and waits if a pipe is full.
    static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
            let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            #else
            let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
            #endif
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&place, 1, -1)
            default: return count
            }
        }
    }

    /// Opens missing standard streams, so that no other file receives their descriptors. Reading from or writing to a
    /// stream that was missing still fails.
    static func openStandardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all bytes. Returns false after an error.
    static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.prefix(chunk).withUnsafeBytes { write(descriptor, $0) }
            if count < 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Waits until bytes are available, and returns at most ``chunk`` bytes. Returns an empty array at the end, or nil
    /// after an error.
    static func readSome(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: chunk)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
            if count >= 0 { return Array(buffer[..<count]) }
            if errno != EINTR { return nil }
        }
    }

    /// Creates a folder and its missing parents. Does nothing if the folder exists or the path is empty. Throws
    /// ``Failure`` if a folder can't be created.
    static func makeFolder(_ path: String) throws {
        guard !path.isEmpty, kind(path) != .folder else { return }
        try makeFolder(Path.parent(path))
        guard mkdir(path, 0o755) != 0 else { return }
        // The error is created first, because `kind(_:)` changes errno.
        let failure = failure("create the folder", path)
        switch kind(path) {
        // Another process has created the folder.
        case .folder: return
        case .nothing: throw failure
        default:
            throw Failure(
                path: path, reason: "a file with this path exists; name another folder", action: "create the folder")
        }
    }

    static func failure(_ action: String, _ path: String) -> Failure {
        Failure(path: path, reason: systemReason, action: action)
    }

    static var systemReason: String { String(cString: strerror(errno)).lowercased() }

    /// Returns whether a file can be read and its content is `bytes`.
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        // Only regular files have a size before they are read.
        guard let status = FileStatus(path), status.kind != .file || status.size == bytes.count else { return false }
        return (try? readAll(path)) == bytes
    }

    static func kind(_ path: String) -> FileStatus.Kind { FileStatus(path)?.kind ?? .nothing }

    /// Returns whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool { FileStatus(link: path)?.isLink ?? false }

    /// Returns the failure of an operation on a missing file, with the system's reason.
    static func missing(_ action: String, _ path: String) -> Failure {
        if FileStatus(path) == nil, errno != ENOENT { return failure(action, path) }
        return Failure(path: path, reason: "no such file or folder", action: action)
    }

    /// Throws ``Failure`` if a folder between `root` and the file at `path` is a symbolic link. This check prevents
    /// changes to files outside `root`.
    static func requireNoLinks(from root: String, to path: String) throws {
        var folder = Path.parent(path)
        while folder.utf8.count > root.utf8.count {
            if isLink(folder) {
                throw Failure(
                    path: folder, reason: "it is a symbolic link; replace it with a folder",
                    action: "write into the folder")
            }
            folder = Path.parent(folder)
        }
    }
}

/// What the system knows about a file.
struct FileStatus: Equatable {
    /// The type of the file.
    enum Kind {
        case file, folder, pipe
        /// A device, a socket, or a symbolic link.
        case other
        /// No file, or a path that the program can't reach, such as a file in a folder without permission.
        case nothing
    }

    /// The identity of a file, independent of its path.
    struct Identity: Hashable { let device, number: UInt64 }

    let kind: Kind
    let isLink: Bool
    let size: Int
    let identity: Identity
    /// The time of the last change of the content, in seconds and nanoseconds.
    let changed: [Int]

    /// Reads the status of the file at a path, after following symbolic links. Returns nil and sets errno if there is
    /// none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(link path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            default: .other
            }
        isLink = status.st_mode & S_IFMT == S_IFLNK
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        changed = [Int(time.tv_sec), Int(time.tv_nsec)]
    }
}
