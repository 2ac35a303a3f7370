import LifecycleEngine
import LifecycleModel

extension Reader {
    /// Reads recorded runs in JSON Lines (CONTRACT section 3).
    static let run = Reader(
        name: "run", summary: "recorded runs in JSON Lines", fileExtensions: ["jsonl"], recognises: recognisesRun,
        read: readRun)

    private static func recognisesRun(_ source: Source) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = source.bytes.starts(with: mark) ? source.bytes.dropFirst(3) : source.bytes[...]
        let line = bytes.prefix(65_536).drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
        guard line.first == 0x7B else { return false }
        return (try? JSONValue(line))?["lifeline"]?.double != nil
    }

    private static func readRun(_ source: Source, _ options: Options) throws -> Document {
        if let kind = CompressedFile.kind(of: source.bytes) {
            throw ReadError(file: source.name, message: "the file is compressed by \(kind); unpack it first")
        }
        var recording = RecordedRuns(file: source.name)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = source.bytes.starts(with: mark) ? source.bytes.dropFirst(3) : source.bytes[...]
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            recording.take(line, number: number + 1)
            if recording.problems.count >= 20 || recording.isForeign { break }
        }
        if recording.runs.isEmpty, recording.problems.isEmpty { recording.refuse(line: nil) }
        guard recording.problems.isEmpty else { throw ReadError(file: source.name, problems: recording.problems) }
        return .runs(recording.runs)
    }
}
