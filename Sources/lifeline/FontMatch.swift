#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Asks fontconfig which font it takes for another.
enum FontMatch {
    /// The family that stands in for `name`, empty where there is none; nil where fontconfig is not installed.
    ///
    /// `name` is one of our own fonts, never a user's text: it goes through the shell.
    static func family(for name: String) -> String? {
        let command = "command -v fc-match >/dev/null 2>&1 && fc-match -f '%{family}' '\(name)' 2>/dev/null"
        guard let stream = popen(command, "r") else { return nil }
        var bytes: [UInt8] = []
        while case let byte = fgetc(stream), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        // The shell's status says that there is no fc-match.
        return pclose(stream) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
