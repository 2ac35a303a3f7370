import ArgumentParser
import LifecycleReaders

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

    /// The size of the program's stack in bytes: twice the size that a debug build needs for the deepest calls within
    /// the engine's limits. The size of the main thread's stack depends on the shell.
    private static let stackSize = 16 << 20

    /// Prepares the process, and runs the program on a thread with a large stack.
    static func main() {
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
        } catch { exit(withError: error) }
        exit()
    }

    /// Returns a message about an error that ArgumentParser doesn't report clearly, or nil if there is none.
    private static func problem(in arguments: [String]) -> String? {
        let bytes = CommandLine.unsafeArgv
        for (index, word) in arguments.enumerated() where word.unicodeScalars.contains("\u{FFFD}") {
            guard let original = bytes[index + 1], String(validatingCString: original) == nil else { continue }
            return "the argument '\(word)' is not UTF-8; encode it in UTF-8"
        }
        let name = arguments.first == "help" && arguments.count > 1 ? arguments[1] : arguments.first
        guard let word = name, !word.hasPrefix("-") else { return nil }
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        return commands.contains(word)
            ? RemovedOption.message(in: Array(arguments.dropFirst()), of: word)
            : Setting.unknown("command", word, commands)
    }
}
