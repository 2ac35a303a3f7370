import Foundation
import LifecycleReaders
import Synchronization

/// Standard input of the preview, such as the output of `log stream`. Keeps the last lines.
final class PreviewPipe: Sendable {
    /// The input for the list of files.
    static let input = Input(path: "-", stem: "stdin")
    /// The maximum size of the kept lines, in bytes. Lines are dropped when the size has doubled.
    private static let limit = 4 << 20

    private let lines = Mutex<[UInt8]>([])

    /// The last lines. The last line may be incomplete.
    var text: [UInt8] { lines.withLock { $0 } }

    /// Reads standard input to its end on another thread. Yields after each chunk.
    func read(_ changes: AsyncStream<Void>.Continuation) {
        DispatchQueue.global().async { [self] in
            try? Files.readChunks("-") { chunk in
                append(chunk)
                changes.yield()
            }
        }
    }

    func append(_ chunk: ArraySlice<UInt8>) {
        lines.withLock { bytes in
            bytes += chunk
            guard bytes.count > 2 * PreviewPipe.limit else { return }
            let rest = bytes.suffix(PreviewPipe.limit)
            bytes = Array(rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
        }
    }
}
