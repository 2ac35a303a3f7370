import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What libgvc prints, gathered from its pieces. Used under the lock of ``Library`` only.
///
/// A long drawing brings hundreds of warnings that concern no one, so lines are judged as bytes and become strings only
/// where someone will read them.
enum Messages {
    private nonisolated(unsafe) static var text: [UInt8] = []

    /// Lets the library print into here from now on.
    static func collect() {
        ll_collect_messages { piece in
            if let piece { Messages.add(piece) }
            return 0
        }
        reset()
    }

    /// Forgets everything so far.
    static func reset() {
        text.removeAll(keepingCapacity: true)
        agreseterrors()
    }

    private static func add(_ piece: UnsafePointer<CChar>) {
        text.append(contentsOf: UnsafeRawBufferPointer(start: piece, count: strlen(piece)))
    }

    /// The lines so far that say something.
    static var lines: [String] {
        text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.contains { !$0.isWhitespace } }
    }

    /// Whether a line tells of a drawing that is not what was asked for.
    static var tellOfFailure: Bool {
        !text.isEmpty && text.split(separator: UInt8(ascii: "\n")).contains(where: isFatal)
    }

    /// Whether a line is fatal: every error, and warnings by their words.
    ///
    /// Other warnings concern no one here, as one of a plugin that cannot be loaded.
    private static func isFatal(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "Error".utf8) { return true }
        guard line.starts(with: "Warning".utf8), !line.holds("size too small for label"), !line.holds("Could not load")
        else { return false }
        return fatalWords.contains { line.holds($0) }
    }

    private static let fatalWords: [StaticString] = [
        "not a known color", "using default", "nknown", "nrecognized", "llegal", "in label", "yntax", "position",
        "lost", "UTF-8", "bad ", "nvalid", "not found",
    ]
}
