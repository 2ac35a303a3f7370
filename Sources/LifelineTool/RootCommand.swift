import ArgumentParser
import LifecycleReaders

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The root command, `lifeline`.
@main
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lifeline",
        abstract: "See the lifecycle of your iOS view controllers.",
        discussion: """
            Reads scenarios, console logs, hierarchy dumps, storyboards, and recordings. Simulates scenarios with \
            UIKit's behavior. Draws diagrams, such as timelines and controller hierarchies. Checks expectations and \
            rules.

            Examples:
              lifeline init
              lifeline render first.yaml
            """,
        version: "1.0.0",
        subcommands: [
            Render.self, RunCommand.self, Inspect.self, Check.self, Diff.self, Explain.self, Report.self, Embed.self,
            Watch.self, Serve.self, Init.self, SchemaCommand.self, Doctor.self,
        ])

    /// Prepares the process, then parses the arguments and runs the selected command.
    static func main() {
        Files.openStandardStreams()
        // A write beyond the file size limit must fail with an error instead of ending the program.
        signal(SIGXFSZ, SIG_IGN)
        Console.flushAtExit()
        if let problem = problem(in: Array(CommandLine.arguments.dropFirst())) {
            exit(withError: ValidationError(problem))
        }
        main(nil)
    }

    /// Returns a message about an error that ArgumentParser doesn't report clearly, or nil if there is none.
    private static func problem(in arguments: [String]) -> String? {
        let bytes = CommandLine.unsafeArgv
        for (index, word) in arguments.enumerated() where word.unicodeScalars.contains("\u{FFFD}") {
            guard let original = bytes[index + 1], String(validatingCString: original) == nil else { continue }
            return "the argument '\(word)' is not UTF-8; encode it in UTF-8"
        }
        guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        return commands.contains(word)
            ? RemovedOption.message(in: Array(arguments.dropFirst()), of: word)
            : Setting.unknown("command", word, commands)
    }
}
