import CGraphviz

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A collector of messages from libgvc, which arrive in pieces. It is used only while ``GraphvizLibrary`` is locked.
enum MessageCollector {
    private nonisolated(unsafe) static var text: [UInt8] = []

    static func start() {
        agseterrf { piece in
            if let piece { MessageCollector.add(piece) }
            return 0
        }
        reset()
    }

    static func reset() {
        text.removeAll(keepingCapacity: true)
        agreseterrors()
    }

    private static func add(_ piece: UnsafePointer<CChar>) {
        text.append(contentsOf: UnsafeRawBufferPointer(start: piece, count: strlen(piece)))
    }

    static var lines: [String] {
        String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The lines so far that report a failure.
    static var failures: [String] { text.isEmpty ? [] : lines.filter(isFailure) }

    /// Returns whether a line reports a failure: an error, or a warning that contains one of `failureWords` and none
    /// of `harmlessWords`.
    static func isFailure(_ line: String) -> Bool {
        if line.hasPrefix("Error") { return true }
        guard line.hasPrefix("Warning") else { return false }
        if harmlessWords.contains(where: line.contains) { return false }
        return failureWords.contains(where: line.contains)
    }

    private static let harmlessWords = ["size too small for label", "Could not load"]
    private static let failureWords = [
        "not a known color", "using default", "nknown", "nrecognized", "llegal", "in label", "yntax", "position",
        "lost", "UTF-8", "bad ", "nvalid", "not found",
    ]
}
