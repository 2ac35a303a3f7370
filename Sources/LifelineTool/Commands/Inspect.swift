import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

struct Inspect: ConsoleCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, jsonl }

    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Print the content of an input.",
        discussion: """
            Prints text by default. For other programs, use --format jsonl with scenarios, logs, and recordings, and \
            --format json with storyboards, hierarchy dumps, and Swift files.

            Examples:
              lifeline inspect console.log
              lifeline inspect Main.storyboard --format json
              lifeline inspect console.log --why 12

            Exit status:
              0   All inputs were read.
              2   An input can't be read or simulated, the settings file can't be read, or
                  there is no line with the number in --why.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @Option(help: ColorChoice.help) var color = ColorChoice.auto
    @Option(help: "Output format.") var format = Format.text
    @Flag(name: .shortAndLong, help: "Print no warnings or notes.") var quiet = false
    @Flag(help: "Print a log while it is being written, like tail -F. Requires exactly one log.") var follow = false

    @Flag(
        inversion: .prefixedNo, help: "Print the path, the line numbers, and the diagnostics of a storyboard.")
    var lines = true

    @Option(
        help: ArgumentHelp("Number of the log line to explain. Prints how Lifeline reads the line.", valueName: "line"))
    var why: Int?

    func validate() throws {
        try options.requireInputs()
        if why != nil && (options.inputs.count != 1 || follow) {
            throw ValidationError("--why requires one log, and can't be combined with --follow")
        }
        if follow && (options.inputs.count != 1 || format == .json) {
            throw ValidationError("--follow requires one log, and can't be combined with --format json")
        }
    }

    var console: Console { Console(volume: quiet ? .quiet : .normal, color: color) }

    func run(_ console: inout Console) throws {
        let settings = try options.settings()
        if let why { return try explain(line: why, settings, &console) }
        if follow {
            Signals.exitOnInterrupt()
            var follower = try LogFollower(options.inputs[0], settings.readerOptions, asText: format == .text, console)
            return try follower.run()
        }
        options.load(settings, &console) { input, console in try print(input, settings, console) }
    }

    private func explain(line: Int, _ settings: Settings, _ console: inout Console) throws {
        let path = options.inputs[0]
        let source = InputSource(name: path, bytes: try Files.read(path))
        guard let explanation = try LogExplanation(line: line, of: source, options: settings.readerOptions) else {
            throw ReadError(
                file: path, message: "the log has no line \(line); use --why with the number of an existing line")
        }
        console.put(explanation.description)
    }

    private func print(_ input: LoadedInput, _ settings: Settings, _ console: Console) throws {
        let diagnosed = try input.diagnosed(by: settings.check)
        switch input.document {
        case .scenario, .runs:
            for run in try settings.style.runs(of: diagnosed.played) {
                console.put(format == .text ? run.text : run.jsonLines)
            }
        case .storyboard(let storyboard):
            let found = diagnosed.reported
            console.put(
                format == .text ? storyboard.text(numbersLines: lines) : storyboard.json(diagnostics: found) + "\n")
            // Git prints the messages of 'textconv' above a comparison, with the path of a temporary file.
            for diagnostic in found where lines { console.say(diagnostic) }
        case .hierarchy(let dump): console.put(format == .text ? dump.text : dump.json + "\n")
        case .source(let file): console.put(format == .text ? file.text : file.json + "\n")
        }
    }
}
