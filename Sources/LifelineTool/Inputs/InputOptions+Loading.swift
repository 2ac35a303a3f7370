import LifecycleModel
import LifecycleReaders
import Lifeline

extension InputOptions {
    /// Loads all inputs, then hands each to `body`. Whatever cannot be read, and whatever `body` throws, goes to `failed`
    /// with the input's name, and the others are still done. Unless another one is given, `failed` reports it.
    func load(
        _ console: inout Console,
        failed: (any Error, String, inout Console) -> Void = { $2.report($0, for: $1) },
        each body: (LoadedInput, inout Console) throws -> Void
    ) {
        let all = Inputs(inputs)
        for failure in all.failures { failed(failure, failure.path, &console) }
        if all.found.isEmpty && all.failures.isEmpty { reportNoInput(&console) }
        var loaded: [LoadedInput] = []
        for input in all.found {
            // What comes through a pipe may take as long as it wants.
            let read = { try load(input) }
            do {
                loaded.append(try input.path == "-" ? read() : Rescue.naming("input '\(input.path)'", read))
            } catch { failed(error, input.path, &console) }
        }
        let storyboards = loaded.compactMap(\.storyboard)
        for var one in loaded {
            one.refer(to: storyboards)
            if one.isUnrecognized { console.say(.warning, LoadedInput.unrecognized, file: one.source.name) }
            do { try Rescue.naming("input '\(one.source.name)'") { try body(one, &console) } } catch {
                failed(error, one.source.name, &console)
            }
        }
    }

    /// Returns the inputs that the user named, and reports those that do not exist.
    func found(_ console: inout Console) -> [Input] {
        let all = Inputs(inputs)
        for failure in all.failures { console.report(failure, for: failure.path) }
        if all.found.isEmpty && all.failures.isEmpty { reportNoInput(&console) }
        return all.found
    }

    private func reportNoInput(_ console: inout Console) {
        console.say(.error, "found no input in \(inputs.joined(separator: ", "))")
        console.raise(.failed)
    }

    /// Reads one input; throws ``ReadError`` or ``Files/Failure``.
    func load(_ input: Input) throws -> LoadedInput { try input.load(as: from, readerOptions) }
}

extension Input {
    /// Reads the input with the reader of that name, or the one that recognizes it; throws ``ReadError`` or
    /// ``Files/Failure``.
    func load(as kind: String? = nil, _ options: Reader.Options) throws -> LoadedInput {
        var loaded = try Lifeline().load(Source(name: path, bytes: try Files.read(path)), as: kind, options: options)
        loaded.stem = stem
        return loaded
    }
}

extension LoadedInput {
    /// The message about a log or a recording in which nothing was recognized.
    static let unrecognized =
        "no callback of a view controller was recognized; "
        + "if the log has some, describe them with --callback-pattern and --controller-pattern"
}
