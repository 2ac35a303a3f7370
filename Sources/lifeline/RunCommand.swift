import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// `lifeline run`: plays a scenario and prints the run.
struct RunCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Play a scenario and print the run.")

    @OptionGroup var options: InputOptions
    @Option(help: "How the run is printed.") var format = Format.text

    func run() throws {
        var console = Console()
        options.load(&console) { loaded, console in
            guard case .scenario = loaded.document else {
                console.report(
                    ReadError(file: loaded.input.path, message: "this is no scenario, use 'lifeline inspect' for it"),
                    for: loaded.input.path)
                return
            }
            do {
                for run in try loaded.runs() { console.put(format == .jsonl ? run.jsonLines : run.text) }
            } catch { console.report(error, for: loaded.input.path) }
        }
        try console.end()
    }
}
