import ArgumentParser
import Graphviz
import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

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
        Files.openStandardStreams()
        // A file that grows beyond what is allowed is then an error like any other, and no end of the program.
        signal(SIGXFSZ, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let fault = wrongWord(arguments) { end(with: ValidationError(fault)) }
        run { try plainCommand(arguments) ?? parseAsRoot(arguments) }
    }

    /// What is wrong with the words as such, if anything.
    private static func wrongWord(_ arguments: [String]) -> String? {
        let bytes = CommandLine.unsafeArgv
        for (index, word) in arguments.enumerated() where word.unicodeScalars.contains("\u{FFFD}") {
            guard let original = bytes[index + 1], String(validatingCString: original) == nil else { continue }
            return "'\(word)' is not UTF-8, as names and options are to be"
        }
        guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
        let commands = configuration.subcommands.lazy.map { $0._commandName }
        if commands.contains(word) || word == "help" { return nil }
        return "unknown command '\(word)'" + Suggestion.wayOut(word, among: commands + ["help"])
    }

    /// The command that the first word names, where everything after it is right.
    ///
    /// Parsing with that command alone takes a fraction of the time that the whole tree of commands takes. Whatever does
    /// not come out as a command that can run (a mistake, help, a version, a script for a shell) is left to the tree,
    /// which knows how each is called and used. It alone knows help, the version and the scripts, which a command that
    /// takes any words would take for some of them.
    static func plainCommand(_ arguments: [String]) -> (any ParsableCommand)? {
        func isForTree(_ word: String) -> Bool {
            word == "-h" || ["--help", "--version", "--generate-completion-script"].contains { word.hasPrefix($0) }
        }
        return CommandConfiguration.$isAlone.withValue(true) {
            guard let word = arguments.first, !arguments.contains(where: isForTree),
                let type = configuration.subcommands.first(where: { $0.configuration.commandName == word }),
                let command = try? type.parseAsRoot(Array(arguments.dropFirst()))
            else { return nil }
            return Swift.type(of: command) == type ? command : nil
        }
    }

    private static func run(_ parse: () throws -> any ParsableCommand) -> Never {
        do {
            var command = try parse()
            try command.run()
        } catch { end(with: error) }
        // From here and at once: on the way back to the first thread everything would be let go of, and nothing is left
        // to be written.
        _exit(EXIT_SUCCESS)
    }

    /// Says what there is to say of an error, which may be a wish for help, and ends the program.
    private static func end(with error: any Error) -> Never {
        let (text, status) = (fullMessage(for: error), exitCode(for: error))
        if !text.isEmpty { Console.write(text + "\n", to: status.isSuccess ? 1 : 2) }
        exit(withError: status)
    }
}
