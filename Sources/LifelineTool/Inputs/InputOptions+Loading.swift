import LifecycleModel
import LifecycleReaders
import Lifeline

extension InputOptions {
    /// Finds all inputs, and loads one after another and passes it to `body`. Passes errors from finding or loading an
    /// input and from `body` to `failed`, and continues. By default, `failed` reports the error.
    ///
    /// Passes a log or a recording without recognized content to `unrecognized` before `body`. By default,
    /// `unrecognized` prints a warning.
    func load(
        _ settings: Settings, _ console: inout Console,
        failed: (any Error, String, inout Console) -> Void = { $2.report($0, for: $1) },
        unrecognized: (LoadedInput, Console) -> Void = {
            $1.say(.warning, LoadedInput.unrecognized, file: $0.source.name)
        },
        each body: (LoadedInput, inout Console) throws -> Void
    ) {
        let all = Inputs(inputs)
        for failure in all.failures { failed(failure, failure.path, &console) }
        let loader = InputLoader(self, settings)
        for input in all.found {
            do {
                let loaded = try loader.load(input)
                if loaded.isUnrecognized { unrecognized(loaded, console) }
                try body(loaded, &console)
            } catch { failed(error, input.path, &console) }
        }
        CrashJournal.end()
    }

    /// Returns the inputs at the paths on the command line. Reports errors, such as missing files.
    func found(_ console: inout Console) -> [Input] {
        let all = Inputs(inputs)
        for failure in all.failures { console.report(failure, for: failure.path) }
        return all.found
    }

    /// Reads one input. Throws ``ReadError`` or ``Files/Failure``.
    func load(_ input: Input, _ settings: Settings, within limit: TimeLimit? = nil) throws -> LoadedInput {
        try input.load(as: from.value, settings.readerOptions, within: limit ?? self.limit)
    }
}

extension Input {
    /// Reads the input with the reader named `kind`, or by default with the reader that recognizes the input. Throws
    /// ``ReadError`` or ``Files/Failure``.
    func load(as kind: String? = nil, _ options: Reader.Options, within limit: TimeLimit) throws -> LoadedInput {
        let source = Source(name: path, bytes: try Files.read(path))
        var loaded = try limit.run("reading the input", path) {
            try Lifeline().load(source, as: kind, options: options)
        }
        loaded.stem = stem
        return loaded
    }
}

extension LoadedInput {
    /// The message about a log or a recording without recognized content.
    static let unrecognized =
        "no view controller callback was recognized; "
        + "if the input is a log with callbacks, describe them with --set patterns"
}
