import ArgumentParser
import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline

/// The inputs of a command, and the options for reading the inputs.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Input files and folders, or - for standard input.",
            discussion:
                "Folders are searched recursively, in alphabetical order, for files with a known extension, such as "
                + ".yaml or .log. The type of each input is detected from its content or, if no type matches the "
                + "content, from its file extension."
        ), completion: .file(extensions: Lifeline.allReaders.flatMap(\.fileExtensions)))
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Type of the inputs: \(Lifeline.allReaders.map(\.name).joined(separator: ", ")).", valueName: "type"),
        completion: .list(Lifeline.allReaders.map(\.name)))
    var from = Defaulted<String>("detected from the content or the file extension")

    @Flag(help: "Omit guesses: inferred steps, and log callbacks whose controller is a guess.") var strict = false

    @Option(name: .customLong("set"), help: .set, completion: .settings) var settingWords: [String] = []

    func validate() throws {
        let names = Lifeline.allReaders.map(\.name)
        if let from = from.value, !names.contains(from) {
            throw ValidationError("unknown type '\(from)'" + Suggestion.hint(from, among: names))
        }
        try settingWords.map(GivenSetting.init).validate()
    }

    /// Returns whether an input is a Swift file, according to `--from` or the file extension.
    func isCode(_ input: Input) -> Bool {
        from.value.map { $0 == Reader.source.name } ?? (Path.fileExtension(input.path) == "swift")
    }

    /// Whether the arguments can stand for several inputs.
    var areSeveral: Bool { inputs.count > 1 || inputs.contains { Files.kind($0) == .folder } }

    /// Throws `ValidationError` if neither the arguments nor the settings file contain an input. The command uses the
    /// inputs in the settings file if the arguments contain none.
    mutating func requireInputsOrSettings() throws {
        guard inputs.isEmpty else { return }
        // The command reports the errors in the settings file.
        guard let settings = try? settings() else { return }
        inputs = settings.inputs
        if inputs.isEmpty {
            throw ValidationError(
                "Missing expected argument '<inputs> ...'; name inputs, or list them as 'inputs' in the settings file")
        }
    }

    /// Throws `ValidationError` if the arguments contain no input.
    func requireInputs() throws {
        if inputs.isEmpty { throw ValidationError("Missing expected argument '<inputs> ...'") }
    }

    /// Returns the settings for the command: those in the settings file, overridden by `--set`, and then by `given`.
    ///
    /// - Throws: ``Files/Failure`` if the settings file can't be read. ``ReadError`` with all errors in the file.
    func settings(_ given: [GivenSetting] = []) throws -> Settings {
        let strict = GivenSetting("strict", strict ? "true" : nil, by: "--strict")
        var settings = try Settings.load(try settingWords.map(GivenSetting.init) + [strict].compactMap(\.self) + given)
        settings.style.isForSeveralInputs = areSeveral
        return settings
    }

    /// Finds all inputs, and loads one after another and passes it to `body`. Reports errors from finding or loading an
    /// input and from `body`, warns about a log or a recording without recognized content, and continues.
    func load(
        _ settings: Settings, _ console: inout Console,
        each body: (LoadedInput, inout Console) throws -> Void
    ) {
        let loader = InputLoader(self, settings)
        for input in found(settings, &console) {
            do {
                let loaded = try loader.load(input)
                loaded.warnAboutContent(console)
                try body(loaded, &console)
            } catch { console.report(error, for: input.path) }
        }
    }

    /// Finds the inputs. Reports the paths that can't be read, and the files that are skipped.
    func found(_ settings: Settings, _ console: inout Console) -> [Input] {
        if inputs.isEmpty { return [.none] }
        let all = Inputs(inputs, excluding: settings.excluded)
        console.noteSkipped(all)
        for failure in all.failures { console.report(settings.located(failure), for: failure.path) }
        return all.found
    }
}

extension Input {
    /// Reads the input with the reader named `kind`, or by default with the reader that recognizes the input. Throws
    /// ``ReadError`` or ``Files/Failure``.
    func load(as kind: String? = nil, _ options: Reader.Options) throws -> LoadedInput {
        let bytes = try Files.read(path)
        var (source, kind) = (InputSource(name: path, bytes: bytes), kind)
        if let scenario {
            let markdown = try EmbeddedMarkdown(String(decoding: bytes, as: UTF8.self), file: path)
            let all = markdown.scenarios
            guard all.indices.contains(scenario) else {
                throw ReadError(file: path, message: "the file has changed; run the command again")
            }
            (source, kind) = (InputSource(name: path, text: markdown.text(of: all[scenario])), "scenario")
        }
        var loaded = try Lifeline().load(source, as: kind, options: options)
        loaded.stem = stem
        return loaded
    }
}

extension LoadedInput {
    /// The diagnostics about a log or a recording without recognized content, and about a recording whose last line is
    /// incomplete.
    var contentDiagnostics: [Diagnostic] {
        guard case .runs(let runs) = document else { return [] }
        // The input of a drawing that needs no input is empty, too.
        if source.bytes.isEmpty, runs.first?.source == .scenario { return [] }
        let first =
            isUnrecognized
            ? [Diagnostic(.error, Diagnostic.unrecognized, unrecognized, at: SourceLocation(file: source.name))] : []
        return first
            + runs.compactMap(\.incompleteLine).map { line in
                Diagnostic(
                    .warning, Diagnostic.unreadable, "the last line is incomplete and was not read",
                    at: SourceLocation(file: source.name, line: line))
            } + [repetition(in: runs)].compactMap(\.self)
    }

    /// The message about a log without callbacks, with the kind of its text or what to print instead.
    private var unrecognized: String {
        guard source.bytes.contains(where: { $0 > 0x20 }) else {
            return "the \(source.name == "-" ? "input" : "file") is empty; the program that wrote it found no device "
                + "attached, or its filter matched no line"
        }
        let reason =
            source.text.contains("<private>")
            ? LogExplanation.hiddenName
            : OtherText.message(for: source)
                ?? (OtherText.isOwnLog(source)
                    ? "if the input is a log with callbacks, describe them with --set patterns"
                    : "print the class and the method in each callback")
        return "no view controller callback was recognized; \(reason)"
    }

    /// The diagnostic about lines that a log repeats, or nil.
    private func repetition(in runs: [Run]) -> Diagnostic? {
        let lines = runs.flatMap(\.repeatedLines)
        guard let first = lines.min() else { return nil }
        let what = lines.count == 1 ? "a line repeats an earlier line" : "\(lines.count) lines repeat earlier lines"
        return Diagnostic(
            .note, Diagnostic.repeated,
            "\(what) and time: a tool printed them again, or they came through two channels, such as "
                + "standard error and the unified log; each line was read once",
            at: SourceLocation(file: source.name, line: first))
    }

    func warnAboutContent(_ console: Console) {
        for diagnostic in contentDiagnostics {
            console.say(
                diagnostic.severity == .note ? .note : .warning, diagnostic.message, file: source.name,
                line: diagnostic.location.line)
        }
    }

    /// Returns the input with its runs. Simulates a scenario for `ios`, or by default for the version in the scenario.
    /// Throws ``ReadError`` if the simulation fails.
    func played(ios: IOSVersion? = nil) throws -> PlayedInput { try Lifeline().play(self, ios: ios) }

    /// Returns the input with its runs and diagnostics, those from rules as `configuration` says. Throws ``ReadError`` if
    /// the simulation fails.
    func diagnosed(
        ios: IOSVersion? = nil, by configuration: CheckConfiguration = CheckConfiguration()
    ) throws -> DiagnosedInput {
        var input = Lifeline().diagnose(try played(ios: ios))
        input.replaceRuleDiagnostics(configuration.configured)
        return input
    }

    /// Returns the input of a drawing that needs no input.
    static func none(ios: IOSVersion?) -> LoadedInput {
        var input = LoadedInput(
            source: InputSource(name: Input.none.path, text: ""), document: .runs([Run(ios: ios, source: .scenario)]))
        (input.stem, input.infersSteps) = (Input.none.stem, false)
        return input
    }
}
