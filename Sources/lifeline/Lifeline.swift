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
        let arguments = Array(CommandLine.arguments.dropFirst())
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        if let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) {
            exit(withError: ValidationError("unknown command '\(word)'" + Suggestion.wayOut(word, among: names)))
        }
        Stack.enter { main(arguments) }
    }
}
