import LifecycleModel

extension Reader {
    /// The reader for recorded runs in JSON Lines. See the Recording article.
    public static let run = Reader(
        name: "run", summary: "recorded runs in JSON Lines", fileExtensions: ["jsonl"], recognizes: recognizesRun,
        read: readRun)

    private static func recognizesRun(_ source: InputSource) -> Bool {
        withText(of: source) { bytes in
            let start = UnsafeBufferPointer(rebasing: bytes.prefix(65_536).drop { $0 <= 0x20 })
            guard start.first == 0x7B else { return false }
            return (try? JSONLine(start.line(from: 0)))?["lifeline"]?.double != nil
        }
    }

    private static func readRun(_ source: InputSource, _ options: Options) throws(ReadError) -> Document {
        if let refusal = BinaryFormat.refusal(of: source) { throw refusal }
        let recording = withText(of: source) { bytes in
            var recording = RecordedRuns(file: source.name)
            var (number, start) = (1, 0)
            while start <= bytes.count, recording.diagnostics.count < 20, !recording.isForeign {
                let line = bytes.line(from: start)
                recording.take(line, number: number, isLast: start + line.count == bytes.count)
                number += 1
                start += line.count + 1
            }
            if recording.runs.isEmpty, recording.diagnostics.isEmpty { recording.refuse(line: nil) }
            return recording
        }
        guard recording.diagnostics.isEmpty else { throw ReadError(recording.diagnostics) }
        return .runs(recording.runs)
    }

    /// Calls `body` with the bytes of `source`, without a byte order mark, and returns the result of `body`.
    private static func withText<Result>(of source: InputSource, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
        -> Result
    {
        source.bytes.withUnsafeBufferPointer { bytes in
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            return body(UnsafeBufferPointer(rebasing: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0)))
        }
    }
}
