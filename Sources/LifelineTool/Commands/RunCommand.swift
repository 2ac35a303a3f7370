import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

struct RunCommand: ConsoleCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Simulate a scenario, or the controllers in Swift code, and print the run.",
        discussion: """
            With --format jsonl, the output is a recording that other commands, such as 'lifeline render', can read.

            Examples:
              lifeline run first.yaml
              lifeline run first.yaml --format jsonl > first.jsonl

            Exit status:
              0   All inputs were simulated.
              2   An input isn't a scenario or Swift code with a controller, or can't be
                  read or simulated.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup var simulation: IOSOption
    @Option(
        name: .customLong("run"),
        help: ArgumentHelp("Number of the run to print, if an input has several.", valueName: "number"))
    var runNumber: String?
    @Option(help: ColorChoice.help) var color = ColorChoice.auto
    @Option(help: "Output format.") var format = Format.text
    @Flag(name: .shortAndLong, help: "Print no warnings or notes.") var quiet = false

    private var given: [GivenSetting] { [GivenSetting("run", runNumber, by: "--run")].compactMap(\.self) }

    func validate() throws {
        try options.requireInputs()
        try given.validate()
    }

    var console: Console { Console(volume: quiet ? .quiet : .normal, color: color) }

    func run(_ console: inout Console) throws {
        let settings = try options.settings(given)
        options.load(settings, &console) { input, console in
            let played = try input.played(ios: simulation.version)
            guard played.scenario != nil || !played.plays.isEmpty else {
                throw ReadError(
                    file: input.source.name, message: "not a scenario; use 'lifeline inspect' for other inputs")
            }
            for run in try settings.style.runs(of: played) {
                console.put(format == .jsonl ? run.jsonLines : run.text)
            }
        }
    }
}
