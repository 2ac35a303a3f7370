import ArgumentParser
import LifecycleReaders

@main
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lifeline",
        abstract: "See the lifecycle of your iOS view controllers.",
        discussion: """
            Reads scenarios, console logs, hierarchy dumps, storyboards, recordings, and Swift code. Simulates scenarios \
            and the controllers in Swift code with UIKit's behavior. Draws diagrams, such as timelines and controller \
            hierarchies. Checks expectations and rules.

            Examples:
              lifeline init
              lifeline render first.yaml
            """,
        version: "1.0.0",
        subcommands: [
            Render.self, RunCommand.self, Inspect.self, Check.self, Diff.self, Explain.self, Report.self, Embed.self,
            Watch.self, Serve.self, Init.self, SchemaCommand.self, Doctor.self,
        ])

    /// The size of the program's stack in bytes: twice the size that a debug build needs for the deepest calls within
    /// the engine's limits. The size of the main thread's stack depends on the shell.
    private static let stackSize = 16 << 20

    /// Prepares the process, and runs the program on a thread with a large stack.
    static func main() {
        // Cairo writes the time zone into a PDF.
        setenv("TZ", "UTC0", 1)
        Files.openStandardStreams()
        Signals.handle()
        // A write beyond the file size limit must fail with an error instead of ending the program.
        signal(SIGXFSZ, SIG_IGN)
        Console.flushAtExit()
        guard SystemThread.start(stackSize: stackSize, { run() }) else {
            if Worker.isCurrentProcess { _exit(Worker.notStarted) }
            Console().say(.error, "can't start a thread; allow more processes with 'ulimit -u'")
            _exit(Console.Status.failed.rawValue)
        }
        // The worker process ends if this process is killed.
        Signals.endProgram(withStandardInput: Worker.isCurrentProcess)
    }

    /// Parses the arguments, runs the selected command or does its jobs in a worker process, and exits.
    private nonisolated static func run() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if Worker.isCurrentProcess {
                try (parseAsRoot(Array(arguments.dropFirst())) as? any JobCommand)?.work()
            } else {
                if let problem = problem(in: arguments) { throw ValidationError(problem) }
                var command = try parseAsRoot(arguments)
                try command.run()
            }
        } catch { exit(withError: unknownOption(in: arguments, of: error).map(ValidationError.init) ?? error) }
        exit()
    }

    /// Returns a message about the first argument that is empty, or that ends after the equal sign of an option. For
    /// the latter, ArgumentParser would use the next argument as the value. Returns nil if there is none.
    static func emptyValue(in arguments: [String]) -> String? {
        if let index = arguments.firstIndex(of: "") {
            let previous = index > 0 && arguments[index - 1].hasPrefix("-") ? " after '\(arguments[index - 1])'" : ""
            return "the argument\(previous) is empty; write a value, or leave the argument out"
        }
        let words = arguments.prefix { $0 != "--" }
        return words.first { $0.wholeMatch(of: /--?[A-Za-z][A-Za-z0-9-]*=/) != nil }.map {
            "'\($0)' is missing its value; write it after the equal sign, or leave the option out"
        }
    }

    /// Returns a message about an unknown option that is the name of a setting, such as `--theme`, or the start of an
    /// option's name, such as `--dia`, or nil for other errors. Without a command, suggests a similar option.
    private static func unknownOption(in arguments: [String], of error: any Error) -> String? {
        let message = fullMessage(for: error)
        let command = configuration.subcommands.first { $0._commandName == arguments.first }
        guard
            let word = arguments.lazy.map({ $0.prefix { $0 != "=" } }).first(where: {
                message.hasPrefix("Error: Unknown option '\($0)'")
            })
        else { return nil }
        let names = helpMessage(for: command ?? self).matches(of: /--[a-z-]+/).map { String($0.output) }
        if names.contains("--set"), let setting = Setting.named(option: word) {
            return "unknown option '\(word)'; '\(setting.name)' is a setting: write '--set \(setting.name)=VALUE'"
        }
        let long = names.filter { $0.hasPrefix(word) }.min { ($0.count, $0) < ($1.count, $1) }
        // For a command, ArgumentParser suggests similar names itself.
        let near = command == nil ? Suggestion.nearest(to: String(word), among: names) : nil
        return (long ?? near).map { "unknown option '\(word)'; did you mean '\($0)'?" }
    }

    /// Returns a message about an error that ArgumentParser doesn't report clearly, or nil if there is none.
    private static func problem(in arguments: [String]) -> String? {
        // In a completion script's request for values, the word to complete can be empty.
        if arguments.first == "---completion" { return nil }
        let bytes = CommandLine.unsafeArgv
        for (index, word) in arguments.enumerated() where word.unicodeScalars.contains("\u{FFFD}") {
            guard let original = bytes[index + 1], String(validatingCString: original) == nil else { continue }
            return "the argument '\(word)' is not UTF-8; encode it in UTF-8"
        }
        if let problem = emptyValue(in: arguments) { return problem }
        let name = arguments.first == "help" && arguments.count > 1 ? arguments[1] : arguments.first
        guard let word = name, !word.hasPrefix("-") else { return nil }
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if commands.contains(word) { return nil }
        guard Files.kind(word) == .nothing else {
            return "'\(word)' is a file, not a command; write 'lifeline check \(word)' or 'lifeline render \(word)'"
        }
        return Setting.unknown("command", word, commands)
    }
}
