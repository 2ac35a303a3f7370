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

    /// The maximum size of a read or a write, in bytes. For a larger write, Linux can allocate
    /// large contiguous blocks of the page cache, which is slow.
    private static let chunk = 1 << 16

    /// Passes the content of a file, or of standard input for `-`, to `body` in chunks. Throws ``Failure`` if the file
    /// can't be read, and rethrows errors from `body`.
    static func readChunks(_ path: String, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
        let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("read the file", path) }
        defer { if descriptor != 0 { close(descriptor) } }
        while true {
            guard let bytes = readSome(descriptor) else { throw failure("read the file", path) }
            if bytes.isEmpty { return }
            try body(bytes[...])
        }
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
    /// the file is already `bytes`. Returns whether the file was written.
    ///
    /// Follows a symbolic link to a file. Writes into a pipe or a device, such as `/dev/null`, instead of replacing it.
    ///
    /// Throws ``Failure`` if the file or a folder can't be written, or if `path` leads to a folder or another object.
    /// Without `force`, also throws ``Failure`` if Lifeline didn't write the existing file.
    @discardableResult
    static func replace(_ path: String, with bytes: [UInt8], force: Bool = false) throws -> Bool {
        let status = FileStatus(path)
        switch status?.kind {
        case .pipe?: try send(bytes, to: path)
        case .other? where status?.isCharacterDevice == true: try send(bytes, to: path)
        case .file?:
            let target = isLink(path) ? resolved(path) ?? path : path
            guard let bytes = try successor(of: path, bytes, force) else { return false }
            try put(bytes, at: target, named: path)
        case .folder?: throw obstacle(path, "it is a folder; rename it, or choose another path")
        case .other?: throw obstacle(path, "it is not a regular file; rename it, or choose another path")
        case nil, .nothing?:
            if isLink(path) { throw obstacle(path, "it is a symbolic link that leads nowhere; remove it") }
            try makeFolder(Path.parent(path))
            try put(bytes, at: path, named: path)
        }
        return true
    }

    private static func obstacle(_ path: String, _ reason: String) -> Failure {
        Failure(path: path, reason: reason, action: "write the file")
    }

    /// Returns what to write to the existing file at `path`, or nil if the file is up to date. Throws ``Failure`` if
    /// Lifeline didn't write the file, unless `force` is true.
    private static func successor(of path: String, _ bytes: [UInt8], _ force: Bool) throws -> [UInt8]? {
        let old: [UInt8]
        do { old = try readAll(path) } catch let failure as Failure {
            if force { return bytes }
            throw obstacle(path, "it exists and can't be read: \(failure.reason)")
        }
        guard let new = FileMark.successor(of: old, bytes) ?? (force ? bytes : nil) else {
            throw obstacle(path, "the existing file can hold your own work; rename it, or replace it with --force")
        }
        return new == old ? nil : new
    }

    /// Writes to a pipe or a device. Waits up to a second until a program reads the pipe.
    private static func send(_ bytes: [UInt8], to path: String) throws {
        let end = Clock.now + 1
        var descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        while descriptor < 0, errno == ENXIO, Clock.now < end {
            _ = poll(nil, 0, 20)
            descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        }
        guard descriptor >= 0 else {
            throw errno == ENXIO ? obstacle(path, "no program reads the pipe") : failure("write the file", path)
        }
        let isWritten = writeAll(descriptor, bytes)
        let error = failure("write the file", path)
        guard close(descriptor) == 0, isWritten else { throw error }
    }

    /// Writes a temporary file, and renames it to `path`. Messages contain the path `name`.
    private static func put(_ bytes: [UInt8], at path: String, named name: String) throws {
        try Signals.held {
            // The temporary name is random, so that other users can't create a link with this name in advance. It
            // doesn't contain the name of the file, which may be as long as the file system allows.
            let folder = Path.parent(path)
            let draft =
                (folder.isEmpty ? "" : folder + "/")
                + ".lifeline-\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
            let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw failure("write the file", name) }
            // A document that only its owner may read stays so.
            if let status = FileStatus(path) { fchmod(descriptor, status.permissions) }
            let isWritten = writeAll(descriptor, bytes)
            guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else {
                let error = failure("write the file", name)
                unlink(draft)
                throw error
            }
        }
    }

    static func remove(_ path: String) throws {
        guard unlink(path) == 0 else { throw failure("remove the file", path) }
    }

    /// Opens missing standard streams, so that no other file receives their descriptors. Reading from or writing to a
    /// stream that was missing still fails.
    static func openStandardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all bytes, and waits while a pipe is full. Returns false after an error.
    static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            do {
                let file = FileDescriptor(rawValue: descriptor)
                rest = rest.dropFirst(try rest.prefix(chunk).withUnsafeBytes { try file.write($0) })
            } catch Errno.resourceTemporarilyUnavailable {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            } catch { return false }
        }
        return true
    }

    /// Waits until bytes are available, and returns at most ``chunk`` bytes. Returns an empty array at the end, or nil
    /// after an error.
    static func readSome(_ descriptor: Int32) -> [UInt8]? {
        try? Array(unsafeUninitializedCapacity: chunk) { buffer, count in
            count = try FileDescriptor(rawValue: descriptor).read(into: UnsafeMutableRawBufferPointer(buffer))
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
        let advice = errno == ENAMETOOLONG ? "; choose a shorter name" : ""
        return Failure(path: path, reason: systemReason + advice, action: action)
    }

    static var systemReason: String { String(cString: strerror(errno)).lowercased() }

    /// Returns the content of a regular file, or nil if there is none or it can't be read. Never waits for a pipe.
    static func content(_ path: String) -> [UInt8]? { kind(path) == .file ? try? readAll(path) : nil }

    /// Returns an absolute path without symbolic links, or nil if the file doesn't exist.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the root of the Git repository that contains an absolute path, or nil outside a repository.
    static func repository(of path: String) -> String? {
        Path.ancestry(path).first { kind("\($0)/.git") != .nothing }
    }

    static func kind(_ path: String) -> FileStatus.Kind { FileStatus(path)?.kind ?? .nothing }

    /// Returns whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool { FileStatus(link: path)?.isLink ?? false }

    /// Returns the failure of an operation on a missing file, with the system's reason.
    static func missing(_ action: String, _ path: String) -> Failure {
        if FileStatus(path) == nil, errno != ENOENT { return failure(action, path) }
        return Failure(path: path, reason: "no such file or folder", action: action)
    }

    /// Throws ``Failure`` if the file at `path`, or a folder between `root` and the file, is a symbolic link. This check
    /// prevents changes to files outside `root`.
    static func requireNoLinks(from root: String, to path: String) throws {
        for part in Path.ancestry(path).prefix(while: { $0.utf8.count > root.utf8.count }) where isLink(part) {
            throw part == path
                ? obstacle(path, "it is a symbolic link; remove it")
                : Failure(
                    path: part, reason: "it is a symbolic link; replace it with a folder",
                    action: "write into the folder")
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
    /// Whether the file is a device to which a program can write bytes in sequence, such as a terminal.
    let isCharacterDevice: Bool
    let permissions: mode_t
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
        isCharacterDevice = status.st_mode & S_IFMT == S_IFCHR
        permissions = status.st_mode & 0o777
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
