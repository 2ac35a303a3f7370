import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// An input that was read, and what it holds.
struct Loaded {
    let input: Input
    let source: Source
    let document: Document
    /// The other storyboards that were given: references lead to them.
    var siblings: [Storyboard] = []
    /// Whether it is a storyboard, and not the first of those that were given: Main, or else the first by name.
    var isLaterStoryboard = false

    /// The runs that it gives: a scenario is played. Throws ``ReadError`` for a scenario that cannot be played to its end.
    func runs() throws -> [Run] {
        switch document {
        case .scenario(let scenario): [try scenario.played()]
        case .runs(let runs): runs
        case .storyboard, .hierarchy: []
        }
    }

    /// What is to be said of a log or a recording in which nothing was recognised.
    var emptiness: String? {
        guard case .runs(let runs) = document else { return nil }
        let tells = runs.contains { run in
            run.events.contains { event in
                switch event.body {
                case .callback, .warning: true
                default: false
                }
            }
        }
        if tells { return nil }
        return "no callback of a view controller was recognised in it; "
            + "where the log prints some, --callback-pattern and --controller-pattern tell how"
    }
}

extension Scenario {
    /// Plays the scenario; throws ``ReadError`` where its controllers nest too deep to be walked.
    func played() throws -> Run {
        let run = play()
        if let event = run.tooDeep {
            let column = steps.first { $0.place.line == event.line }?.place.column
            throw ReadError(file: file ?? "-", line: event.line, column: column, message: Limit.hierarchyLevels.refusal)
        }
        return run
    }
}

extension InputOptions {
    /// Reads every input; what cannot be read is reported, and the others are still done.
    func load(_ console: inout Console, _ body: (Loaded, inout Console) -> Void) {
        var loaded: [Loaded] = []
        for input in found(&console) {
            do { loaded.append(try load(input)) } catch { console.report(error, for: input.path) }
        }
        let boards = loaded.compactMap { if case .storyboard(let board) = $0.document { board } else { nil } }
        for var one in loaded {
            if case .storyboard(let own) = one.document { one.place(own, among: boards) }
            if let emptiness = one.emptiness { console.say(.warning, emptiness, file: one.input.path) }
            body(one, &console)
        }
    }

    /// The inputs that were named; those that are not there are reported.
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
    func load(_ input: Input) throws -> Loaded { try Loaded.read(input, as: from, readerOptions) }
}

extension Loaded {
    /// Notes the other storyboards that were given, and whether this one is not the first, in whichever order they were
    /// named: drawings do not depend on that.
    mutating func place(_ own: Storyboard, among boards: [Storyboard]) {
        let boards = boards.sorted { ($0.name != "Main" ? 1 : 0, $0.file) < ($1.name != "Main" ? 1 : 0, $1.file) }
        siblings = boards.filter { $0.file != own.file }
        isLaterStoryboard = boards.first.map { $0.file != own.file } ?? false
    }

    /// Reads an input of that kind, or of the kind that its content tells; throws ``ReadError`` or ``Files/Failure``.
    static func read(_ input: Input, as kind: String? = nil, _ options: Reader.Options) throws -> Loaded {
        let source = Source(name: input.path, bytes: try Files.read(input.path))
        guard let reader = kind.flatMap({ name in Reader.all.first { $0.name == name } }) ?? Reader.reader(for: source)
        else {
            let kinds = Reader.all.map(\.name).joined(separator: ", ")
            let what = source.bytes.isEmpty ? "the file is empty" : "this is none of the kinds that are read"
            throw ReadError(file: input.path, message: "\(what), say which with --from (\(kinds))")
        }
        return Loaded(input: input, source: source, document: try reader.read(source, options))
    }
}
