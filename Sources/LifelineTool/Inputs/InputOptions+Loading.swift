import LifecycleModel
import LifecycleReaders
import Lifeline

extension InputOptions {
    /// Loads all inputs, then hands each to `body`. Whatever cannot be read, and whatever `body` throws, is reported, and
    /// the others are still done.
    func load(_ console: inout Console, _ body: (LoadedInput, inout Console) throws -> Void) {
        var loaded: [LoadedInput] = []
        for input in found(&console) {
            do { loaded.append(try load(input)) } catch { console.report(error, for: input.path) }
        }
        let storyboards = loaded.compactMap(\.storyboard)
        for var one in loaded {
            one.refer(to: storyboards)
            if one.isUnrecognized { console.say(.warning, LoadedInput.unrecognized, file: one.source.name) }
            do { try body(one, &console) } catch { console.report(error, for: one.source.name) }
        }
    }

    /// Returns the inputs that the user named, and reports those that do not exist.
    func found(_ console: inout Console) -> [Input] {
        let all = Inputs(inputs)
        for failure in all.failures { console.report(failure, for: failure.path) }
        if all.found.isEmpty && all.failures.isEmpty {
            console.say(.error, "found no input in \(inputs.joined(separator: ", "))")
            console.raise(.failed)
        }
        return all.found
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
        "no callback of a view controller was recognised in it; "
        + "where the log prints some, --callback-pattern and --controller-pattern tell how"
}
