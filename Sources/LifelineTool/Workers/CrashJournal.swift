import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A record of the work that a supervised process has begun. The record is in a file that survives a crash of the
/// process.
///
/// The file consists of NUL-terminated fields. Before the supervised process works on an input, it writes `begins`,
/// the work, and the path of the input. When the process stops working on inputs, it writes `ends`. After a crash,
/// the ``Supervisor`` copies the fields to the journal of the next process, and adds `crashed` and the predicate of the
/// message about the crash.
struct CrashJournal {
    /// The journal of this process, or nil if the process isn't supervised. An environment variable contains the path
    /// of the journal.
    ///
    /// The file is unlinked after it is opened, so that the system deletes it when the processes end.
    static let current: CrashJournal? = getenv("LIFELINE_JOURNAL").flatMap { variable in
        let path = String(cString: variable)
        defer { unlink(path) }
        return CrashJournal(path: path)
    }

    private let descriptor: Int32

    /// Opens the journal at a path. Returns nil if the journal can't be opened.
    init?(path: String) {
        descriptor = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    /// The messages about the inputs that crashed an earlier process, keyed by path, from the current journal.
    private static let crashes = current?.history.crashes ?? [:]

    /// Records the start of work on an input. Throws ``ReadError`` if the input crashed an earlier process.
    static func begin(_ work: String, _ input: String) throws {
        guard let current else { return }
        if let message = crashes[input] { throw ReadError(file: input, message: message) }
        current.add(["begins", work, input])
    }

    /// Records that no input is being processed.
    static func end() { current?.add(["ends"]) }

    /// Appends fields to the file.
    func add(_ fields: [String]) { _ = Files.writeAll(descriptor, fields.flatMap { Array($0.utf8) + [0] }) }

    /// All fields in the file.
    var fields: [String] {
        var buffer = FieldBuffer()
        lseek(descriptor, 0, SEEK_SET)
        var fields: [String] = []
        while let bytes = Files.readSome(descriptor), !bytes.isEmpty { fields += buffer.add(bytes) }
        return fields
    }

    /// The messages about the inputs that crashed a process, keyed by path, and whether the last process has begun, but
    /// not ended, work on an input.
    var history: (crashes: [String: String], isUnfinished: Bool) {
        var (fields, crashes) = (fields[...], [String: String]())
        var last: (work: String, input: String)?
        while let field = fields.popFirst() {
            switch field {
            case "begins":
                guard let work = fields.popFirst(), let input = fields.popFirst() else { break }
                last = (work, input)
            case "crashed":
                guard let crash = fields.popFirst(), let entry = last else { break }
                crashes[entry.input] = "\(entry.work) \(crash)"
                last = nil
            default: last = nil
            }
        }
        return (crashes, last != nil)
    }

    /// Closes the file.
    func close() {
        #if canImport(Glibc)
        _ = Glibc.close(descriptor)
        #else
        _ = Darwin.close(descriptor)
        #endif
    }
}
