import LifecycleModel
import LifecycleReaders

/// Reads a log while it is being written, and prints each event as soon as its line is complete.
struct LogFollower {
    private let path: String
    private let options: Reader.Options
    private let isText: Bool

    init(_ path: String, _ options: Reader.Options, asText isText: Bool) {
        self.path = path
        self.options = options
        self.isText = isText
    }

    /// Prints until the input ends; throws ``Files/Failure`` and ``ReadError``.
    func run(_ console: Console) throws {
        var parser = try LogParser(file: path == "-" ? nil : path, options: options)
        var writers: [Int: RunText] = [:]
        try Files.readChunks(path) { chunk in
            let additions = parser.feed(chunk)
            print(additions, of: parser.runs, &writers, console)
        }
        let additions = parser.finish()
        print(additions, of: parser.runs, &writers, console)
    }

    private func print(
        _ additions: [LogParser.Addition], of runs: [Run], _ writers: inout [Int: RunText], _ console: Console
    ) {
        for addition in additions {
            let run = runs[addition.run]
            if writers[addition.run] == nil && !isText { console.put(run.headerLine) }
            var writer = writers[addition.run] ?? RunText(of: run)
            for event in run.events[addition.events] {
                if isText {
                    if let line = writer.line(for: event, in: run) { console.put(line + "\n") }
                } else {
                    console.put(run.jsonLine(event))
                }
            }
            writers[addition.run] = writer
        }
    }
}
