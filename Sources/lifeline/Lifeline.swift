import ArgumentParser
import LifecycleReaders

/// The program.
///
/// Every command gives its own name: asking Swift for the name of a type costs a millisecond for all of them.
@main
struct Lifeline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lifeline",
        abstract: "Pictures of how iOS view controllers live.",
        discussion: """
            Reads scenarios, console logs, hierarchy dumps, storyboards and recorded runs; plays scenarios by UIKit's \
            rules; draws state diagrams, hierarchies and timelines; checks that a run is what it should be.
            """,
        version: "1.0.0",
        subcommands: [
            Render.self, RunCommand.self, Inspect.self, Check.self, Diff.self, Explain.self, Report.self, Embed.self,
            Watch.self, Init.self, SchemaCommand.self, Doctor.self,
        ])

    /// Runs the command that the arguments name; a word that names none is told with the nearest one that does.
    static func main() {
        Memory.growInLargeSteps()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let command = plainCommand(arguments) { return Stack.enter { run(command) } }
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        if let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) {
            exit(withError: ValidationError("unknown command '\(word)'" + Suggestion.wayOut(word, among: names)))
        }
        Stack.enter { main(arguments) }
    }

    /// The command that the first word names, where everything after it is right.
    ///
    /// Parsing with that command alone takes a fraction of the time that the whole tree of commands takes. Whatever does
    /// not come out as a command that can run (a mistake, help, a version, a script for a shell) is left to the tree,
    /// which knows how each is called and used. It alone knows the version, too, which a command that takes any words
    /// would take for one of them.
    static func plainCommand(_ arguments: [String]) -> (any ParsableCommand)? {
        guard let word = arguments.first, !arguments.contains(where: { $0.hasPrefix("--version") }),
            let type = configuration.subcommands.first(where: { $0.configuration.commandName == word }),
            let command = try? type.parseAsRoot(Array(arguments.dropFirst()))
        else { return nil }
        return Swift.type(of: command) == type ? command : nil
    }

    private static func run(_ command: any ParsableCommand) {
        var command = command
        do { try command.run() } catch { exit(withError: error) }
    }
}
