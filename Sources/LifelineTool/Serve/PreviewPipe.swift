import Foundation

/// Standard input of the preview, such as the output of `log stream`. Keeps the last lines.
final class PreviewPipe: @unchecked Sendable {
    /// The input for the list of files.
    static let input = Input(path: "-", stem: "stdin")
    /// The maximum size of the kept lines, in bytes. Lines are dropped when the size has doubled.
    private static let limit = 4 << 20

    private let lock = NSLock()
    private var lines: [UInt8] = []

    /// The last lines. The last line may be incomplete.
    var text: [UInt8] { lock.withLock { lines } }

    func append(_ chunk: ArraySlice<UInt8>) {
        lock.withLock {
            lines += chunk
            guard lines.count > 2 * PreviewPipe.limit else { return }
            let rest = lines.suffix(PreviewPipe.limit)
            lines = Array(rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
        }
    }
}
