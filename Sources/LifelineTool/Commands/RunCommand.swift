import ArgumentParser
import LifecycleModel
import LifecycleReaders
import Lifeline

/// `lifeline run`: plays a scenario and prints the run.
struct RunCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Play a scenario and print the run.",
        discussion: """
            jsonl is the recording format that 'lifeline render' and 'lifeline check' read, too.

            Examples:
              lifeline run first.yaml
              lifeline run first.yaml --format jsonl > first.jsonl
            """)

    @OptionGroup var options: InputOptions
    @Option(help: "Output format.") var format = Format.text

    func run() throws {
        var console = Console()
        options.load(&console) { input, console in
            guard case .scenario = input.document else {
                throw ReadError(file: input.source.name, message: "not a scenario; use 'lifeline inspect'")
            }
            for run in try Lifeline().play(input).runs {
                console.put(format == .jsonl ? run.jsonLines : run.text)
            }
        }
        try console.end()
    }
}
