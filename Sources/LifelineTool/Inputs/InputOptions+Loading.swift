import LifecycleModel
import LifecycleReaders
import Lifeline

extension InputOptions {
    /// Finds all inputs, and loads one after another and passes it to `body`. Reports errors from finding or loading an
    /// input and from `body`, warns about a log or a recording without recognized content, and continues.
    func load(
        _ settings: Settings, _ console: inout Console, each body: (LoadedInput, inout Console) throws -> Void
    ) {
        let loader = InputLoader(self, settings)
        for input in found(&console) {
            do {
                let loaded = try loader.load(input)
                loaded.warnIfUnrecognized(console)
                try body(loaded, &console)
            } catch { console.report(error, for: input.path) }
        }
    }

    func found(_ console: inout Console) -> [Input] {
        let all = Inputs(inputs)
        for failure in all.failures { console.report(failure, for: failure.path) }
        return all.found
    }
}

extension Input {
    /// Reads the input with the reader named `kind`, or by default with the reader that recognizes the input. Throws
    /// ``ReadError`` or ``Files/Failure``.
    func load(as kind: String? = nil, _ options: Reader.Options) throws -> LoadedInput {
        let source = Source(name: path, bytes: try Files.read(path))
        var loaded = try Lifeline().load(source, as: kind, options: options)
        loaded.stem = stem
        return loaded
    }
}

extension LoadedInput {
    /// The message about a log or a recording without recognized content.
    static let unrecognized =
        "no view controller callback was recognized; "
        + "if the input is a log with callbacks, describe them with --set patterns"

    func warnIfUnrecognized(_ console: Console) {
        if isUnrecognized { console.say(.warning, LoadedInput.unrecognized, file: source.name) }
    }

    /// Returns the input with its runs. Simulates a scenario for `ios`, or by default for the version in the scenario.
    /// Throws ``ReadError`` if the simulation fails.
    func played(ios: IOSVersion? = nil) throws -> PlayedInput { try Lifeline().play(self, ios: ios) }

    func diagnosed() throws -> DiagnosedInput { Lifeline().diagnose(try played()) }
}
