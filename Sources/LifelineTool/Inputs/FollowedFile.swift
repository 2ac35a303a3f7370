/// An open file that another process is writing.
final class FollowedFile {
    private let path: String
    private let descriptor: Int32
    private let identity: FileStatus.Identity
    private var position: Int = 0

    /// Opens the file at `path`. Returns nil if the file doesn't exist. Throws ``Files/Failure`` if the file can't be
    /// opened or isn't a regular file.
    init?(_ path: String) throws {
        switch Files.kind(path) {
        case .nothing: return nil
        case .file: break
        default:
            throw Files.Failure(
                path: path, reason: "it is not a regular file; name another file", action: "follow the file")
        }
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0, let status = FileStatus(descriptor: descriptor) else {
            throw Files.failure("read the file", path)
        }
        self.path = path
        identity = status.identity
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns the next bytes, or nil if no new bytes are available or if reading fails.
    func read() -> [UInt8]? {
        guard let bytes = Files.readSome(descriptor), !bytes.isEmpty else { return nil }
        position += bytes.count
        return bytes
    }

    /// Seeks to the beginning of the file if the file is shorter than the part that was read. Returns whether the file
    /// was truncated.
    func restartIfTruncated() -> Bool {
        guard let status = FileStatus(descriptor: descriptor), status.size < position else { return false }
        lseek(descriptor, 0, SEEK_SET)
        position = 0
        return true
    }

    /// Whether the path now leads to another file.
    var isReplaced: Bool { FileStatus(path).map { $0.identity != identity } ?? false }
}
