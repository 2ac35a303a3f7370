import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Diff: ConsoleCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two runs, or two storyboards.",
        discussion: """
            Compares the first runs of two inputs or, with --run, another run of an input with several, one scenario on two \
            iOS versions, the two runs in one input, two storyboards, or, with --git, two versions of a file. Reports a callback in a different position, or a segue \
            with another source or destination, as moved. With -o, draws the timelines or the storyboards as \
            NAME.difference.svg and the hierarchies as NAME.hierarchies.svg. NAME consists of the inputs' names, joined \
            with a hyphen. If the output is a file, such as push.png, draws only the timelines or the storyboards.

            Examples:
              lifeline diff sheet.yaml --ios 12 --ios 13
              lifeline diff expected.yaml device.log --ignore layout
              lifeline diff --git main Main.storyboard -o changes

            Exit status:
              0   The runs or storyboards are equal.
              1   The runs or storyboards differ.
              2   An input can't be read or simulated, there are not exactly two runs or
                  storyboards to compare, the settings file can't be read, or a drawing
                  can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @Option(help: ColorChoice.help) var color = ColorChoice.auto
    @Option(
        help: ArgumentHelp(
            "iOS version to simulate. Give this option twice to compare two versions.", valueName: "version"))
    var ios: [String] = []
    @Option(
        help: ArgumentHelp(
            "Git revision of the old version of the only input, or two revisions, such as main..topic; main...topic "
                + "begins at the merge base, as in a pull request.",
            valueName: "revision"))
    var git: String?
    @Option(
        name: .customLong("run"),
        help: ArgumentHelp("Number of the run to compare, if an input has several.", valueName: "number"))
    var runNumber: String?
    @Option(help: .setting("ignore", as: "callbacks"), completion: .setting("ignore")) var ignore: String?
    @Option(
        help: ArgumentHelp("Callbacks to compare, a list as for 'lifeline render'.", valueName: "callbacks"),
        completion: .setting("callbacks"))
    var callbacks = "all"
    @Option(help: "Output format.") var format = Format.text
    @Option(help: ArgumentHelp("Number of unchanged lines before and after each change.", valueName: "count"))
    var context = 2
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for drawings of the differences, or file for the timelines. The extension of a file selects the format.",
            valueName: "path"), completion: .directory)
    var output: String?
    @Option(
        help: ArgumentHelp("Number of the step after which the hierarchies are drawn.", valueName: "number"))
    var step = Defaulted<Int>(
        "the end of the runs or, if the hierarchies are equal there, the last step after which they differ")

    @OptionGroup var replacement: ForceOption

    func validate() throws {
        try options.requireInputs()
        for word in ios { _ = try IOSVersion(argument: word) }
        if git != nil, options.inputs.count != 1 || !ios.isEmpty {
            throw ValidationError("--git requires exactly one input, and can't be combined with --ios")
        }
        if git != nil, Files.kind(options.inputs[0]) == .folder {
            throw ValidationError("--git compares a file, and '\(options.inputs[0])' is a folder; name a file in it")
        }
        if git?.isEmpty ?? false { throw ValidationError("--git requires a revision, such as HEAD") }
        if ios.count > 2 { throw ValidationError("expected at most two iOS versions, got \(ios.count)") }
        try given.validate()
        if let output {
            try OutputFolder.validate(output)
            try Graphviz.Format.validate(output)
        }
    }

    private var given: [GivenSetting] {
        [
            GivenSetting("run", runNumber, by: "--run"), GivenSetting("ignore", ignore, by: "--ignore"),
            GivenSetting("callbacks", callbacks, by: "--callbacks"),
        ].compactMap(\.self)
    }

    /// Throws `ValidationError` if there are too many inputs. ``validate()`` would report the value of a misspelled
    /// option as an input.
    private func requireComparableInputs() throws {
        if ios.count == 2, options.inputs.count != 1 {
            throw ValidationError("expected one scenario for two iOS versions, got \(options.inputs.count) inputs")
        }
        if options.inputs.count > 2 {
            throw ValidationError("expected at most two inputs, got \(options.inputs.count)")
        }
    }

    var console: Console { Console(color: color) }

    func run(_ console: inout Console) throws {
        try requireComparableInputs()
        let settings = try options.settings(given)
        var runs: [(name: String, run: Run)] = []
        var boards: [Storyboard] = []
        load(settings, &console) { input, _ in
            if let board = input.storyboard {
                boards.append(board)
            } else {
                runs += try sides(of: input, settings.style)
            }
        }
        guard console.status == .done else { return }
        if runs.isEmpty, boards.count == 2 { return compare(boards[0], boards[1], settings, &console) }
        guard runs.count == 2, boards.isEmpty else {
            let message =
                boards.isEmpty
                ? "expected two runs, found \(runs.count); name two inputs, or one scenario and --ios twice"
                : "expected two storyboards, found \(boards.count) and \(runs.count.counting("run")); name two versions of "
                    + "a storyboard, or one and --git"
            console.say(.error, message)
            return console.raise(.failed)
        }
        let ignored = Set(Callback.allCases.filter { !settings.style.options.shows($0) })
        let difference = RunComparison(from: runs[0].run, to: runs[1].run, ignoring: ignored)
        let text = DiffText(difference, names: (runs[0].name, runs[1].name), context: max(0, context))
        console.put(format == .text ? text.text : text.json + "\n")
        if let output { draw(runs[0].run, runs[1].run, settings, into: output, &console) }
        if !difference.isEmpty { console.raise(.findings) }
    }

    /// Loads the inputs or, with `--git`, the versions of the only input, and passes each to `body`. Reports errors.
    private func load(
        _ settings: Settings, _ console: inout Console, each body: (LoadedInput, inout Console) throws -> Void
    ) {
        guard let git else { return options.load(settings, &console, each: body) }
        do {
            let versions = try GitFile.versions(of: options.inputs[0], git)
            let kind = options.from.value
            try body(try versions.old.load(as: kind, settings.readerOptions), &console)
            guard let new = versions.new else { return options.load(settings, &console, each: body) }
            try body(try new.load(as: kind, settings.readerOptions), &console)
        } catch { console.report(error, for: options.inputs[0]) }
    }

    /// Prints, and with `-o` draws, the differences between two versions of a storyboard.
    private func compare(_ old: Storyboard, _ new: Storyboard, _ settings: Settings, _ console: inout Console) {
        let comparison = StoryboardComparison(from: old, to: new)
        let text = StoryboardDiffText(comparison: comparison, names: (old.file, new.file))
        console.put(format == .text ? text.text : text.json + "\n")
        if let output {
            let difference = StoryboardDifference(comparison, names: (old.file, new.file))
            draw(settings, into: output, &console) { options in
                [("difference", difference.picture(options("difference")))]
            }
        }
        if !comparison.isEmpty { console.raise(.findings) }
    }

    /// Returns an input's runs to compare, each with the name that the difference shows: the runs of a scenario on the
    /// versions in `--ios`, all runs of a single input, or one run of one of two inputs: the first one or, if the input
    /// has several, the one with the number in `style`. Throws ``ReadError`` if the input has no such run or can't be
    /// simulated.
    private func sides(of input: LoadedInput, _ style: DrawingStyle) throws -> [(name: String, run: Run)] {
        let path = input.source.name
        let versions = ios.compactMap { IOSVersion($0) }
        if case .scenario = input.document, !versions.isEmpty {
            return try versions.map { ("\(path) (iOS \($0))", try input.played(ios: $0).runs[0]) }
        }
        if input.swiftFile != nil, !versions.isEmpty {
            return try versions.flatMap { version in
                try input.played(ios: version).runs.prefix(1).map { ("\(path) (iOS \(version))", $0) }
            }
        }
        let played = try input.played()
        if !versions.isEmpty, let inference = played.inferences.first ?? nil {
            return versions.map { version in
                var scenario = inference.scenario
                scenario.ios = version
                return ("\(path) (iOS \(version), inferred)", scenario.play())
            }
        }
        let all = played.runs
        if all.isEmpty {
            throw ReadError(
                file: path, message: "the input has no run to compare; use a scenario, a log, or a recording")
        }
        if let number = style.run, all.count > 1 {
            return try style.runs(of: played).map { ("\(path) (run \(number))", $0) }
        }
        let runs = options.inputs.count == 1 ? all : Array(all.prefix(1))
        return runs.enumerated().map { (runs.count == 1 ? path : "\(path) (run \($0 + 1))", $1) }
    }

    /// Draws the difference between two runs: the timelines and, if `output` is a folder and a run has a hierarchy, the
    /// hierarchies.
    private func draw(
        _ first: Run, _ second: Run, _ settings: Settings, into output: String, _ console: inout Console
    ) {
        draw(settings, into: output, &console) { options in
            let difference = RunDifference(first, second, options: options("difference"))
            return [
                ("difference", difference.picture(options("difference"))),
                ("hierarchies", difference.hierarchies(options("hierarchies"))),
                ("strips", StripsSheet.picture(comparing: first, second, options("strips"))),
            ]
        }
    }

    /// Draws the pictures that `pictures` returns, in each color scheme and format or, if `output` is a file, only the
    /// first. `pictures` receives a function that returns the options for a kind of picture. The file names in a folder
    /// contain the names of the inputs. Reports errors.
    private func draw(
        _ settings: Settings, into output: String, _ console: inout Console,
        _ pictures: ((String) -> DiagramOptions) -> [(kind: String, picture: Picture?)]
    ) {
        let (style, file) = (settings.style, Graphviz.Format.ofFile(output))
        let stems = Inputs(options.inputs).found.map { Path.name($0.stem) }
        let name = stems.joined(separator: "-")
        for (scheme, suffix) in style.theme.schemes.prefix(file == nil ? .max : 1) {
            func options(_ kind: String) -> DiagramOptions {
                var options = style.options
                (options.name, options.scheme) = ("\(name)-\(kind)", scheme)
                options.step = step.value ?? options.step
                return options
            }
            let pictures = pictures(options)
            if let file, let picture = pictures.first?.picture {
                draw(Drawing(name: output, picture: picture, format: file, scale: style.scale), to: output, &console)
                continue
            }
            for case (let kind, let picture?) in pictures {
                for format in settings.formats ?? [.svg] where !format.isTextRendering {
                    let path = "\(output)/\(name).\(kind)\(suffix).\(format.name)"
                    draw(Drawing(name: path, picture: picture, format: format, scale: style.scale), to: path, &console)
                }
            }
        }
    }

    private func draw(_ drawing: Drawing, to path: String, _ console: inout Console) {
        do {
            if let output, output != path { try Files.requireNoLinks(from: output, to: path) }
            let bytes = try drawing.bytes(by: Diff.configuration.commandName)
            try Files.replace(path, with: bytes, force: replacement.force)
        } catch { console.report(error, for: path) }
    }
}
