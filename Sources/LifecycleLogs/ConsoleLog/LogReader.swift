import LifecycleModel

extension Reader {
    package static let log = Reader(
        name: "log", summary: "console logs from NSLog, print, os_log, syslog, or the unified log",
        fileExtensions: ["log", "txt"],
        recognizes: recognizesLog, read: readLog)

    /// The maximum number of bytes to check when recognizing a log.
    private static let sample = 262_144
    private static let piece = 4_096

    private static func recognizesLog(_ source: InputSource) -> Bool {
        if BinaryFormat.format(of: source.bytes) != nil { return true }
        guard var parser = try? LogParser(file: nil, options: Options()) else { return false }
        let bytes = (CrashReport(source)?.log ?? CrashText(source)?.log ?? source).bytes.prefix(sample)
        // The first event is enough to recognize a log, so read the bytes in pieces until an event is found.
        for start in stride(from: 0, to: bytes.count, by: piece) {
            if !parser.feed(bytes[start..<min(start + piece, bytes.count)]).isEmpty { return true }
        }
        return !parser.finish().isEmpty
    }

    private static func readLog(_ source: InputSource, _ options: Options) throws(ReadError) -> Document {
        if let refusal = BinaryFormat.refusal(of: source) { throw refusal }
        if isPrintedRun(source) {
            let message =
                "this is text that 'lifeline run' or 'lifeline inspect' printed, not a log; print it with --format jsonl"
            throw ReadError(file: source.name, message: message)
        }
        let file = source.name == "-" ? nil : source.name
        let bytes = (CrashReport(source)?.log ?? CrashText(source)?.log ?? source).bytes
        var parser = try LogParser(file: file, options: options)
        parser.feed(bytes)
        parser.finish()
        if parser.repetitions.areKnown {
            // The first lines were read before the log was known to repeat lines.
            parser = try LogParser(file: file, options: options, repeatsLines: true)
            parser.feed(bytes)
            parser.finish()
        }
        return .runs(parser.runs)
    }

    /// Returns whether the source is the text of a run: a title, a blank line, the first step, and its events.
    private static func isPrintedRun(_ source: InputSource) -> Bool {
        String(decoding: source.bytes.prefix(piece), as: UTF8.self).contains(/\n\n1  \S.*\n     (· \S|\S+\.\w)/)
    }
}
