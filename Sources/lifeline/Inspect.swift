import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline inspect`: prints what was read from any input, without drawing.
struct Inspect: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, jsonl }

    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Print what was read from any input, without drawing.")

    @OptionGroup var options: InputOptions
    @Option(help: "How it is printed; json is for storyboards and hierarchy dumps, jsonl for runs.") var format = Format
        .text

    @Flag(help: "Print what a log says while it is still being written; the input is one log or -.") var follow = false

    func validate() throws {
        if follow && (options.inputs.count != 1 || format == .json) {
            throw ValidationError("--follow takes one log or -, and prints text or jsonl")
        }
    }

    func run() throws {
        var console = Console()
        if follow {
            do { try LogFollower(options.inputs[0], options.readerOptions, asText: format == .text).run(console) } catch
            {
                console.report(error, for: options.inputs[0])
            }
            return try console.end()
        }
        options.load(&console) { loaded, console in
            do { try print(loaded, console) } catch { console.report(error, for: loaded.input.path) }
        }
        try console.end()
    }

    private func print(_ loaded: Loaded, _ console: Console) throws {
        switch loaded.document {
        case .scenario, .runs:
            for run in try loaded.runs() { console.put(format == .text ? run.text : run.jsonLines) }
        case .storyboard(let board):
            let between = StoryboardSet([board] + loaded.siblings).problems(of: 0)
            console.put(format == .text ? board.text : board.json(adding: between) + "\n")
            for problem in board.problems + between {
                console.say(
                    problem.severity, problem.text, file: loaded.input.path, line: problem.line,
                    rule: problem.rule.rawValue)
            }
        case .hierarchy(let dump): console.put(format == .text ? dump.text : dump.json + "\n")
        }
    }
}
