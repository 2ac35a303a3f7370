import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline inspect`: prints what was read from any input, without drawing.
struct Inspect: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, jsonl }

    static let configuration = CommandConfiguration(abstract: "Print what was read from any input, without drawing.")

    @OptionGroup var options: InputOptions
    @Option(help: "How it is printed; json is for storyboards and hierarchy dumps, jsonl for runs.") var format = Format
        .text

    func run() throws {
        var console = Console()
        options.load(&console) { loaded, console in
            switch loaded.document {
            case .scenario, .runs:
                for run in loaded.runs { console.put(format == .text ? run.text : run.jsonLines) }
            case .storyboard(let board):
                console.put(board.json + "\n")
                for problem in board.problems {
                    console.say(
                        .warning, problem.text, file: loaded.input.path, line: problem.line, rule: problem.rule.rawValue
                    )
                }
            case .hierarchy(let dump): console.put(format == .text ? dump.text : dump.json + "\n")
            }
        }
        try console.end()
    }
}
