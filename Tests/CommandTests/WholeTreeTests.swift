import ArgumentParser
import Testing

@testable import lifeline

/// The program reads its arguments with one command alone where it can; what it says of all others is to be what the
/// whole tree of commands says.
@Suite("Help, usage and mistakes")
struct WholeTreeTests {
    private static let commands = Lifeline.configuration.subcommands.compactMap { $0.configuration.commandName }

    /// What may be asked of every command that does not let it run.
    private static let refusals = [
        ["--help"], ["-h"], ["--help-hidden"], ["--version"], ["a", "--no-such-option"], ["-Q"],
        ["a", "--from", "nonsense"], ["a", "--theme", "purple"], ["a", "-o"], ["--generate-completion-script", "bash"],
        ["--generate-completion-script"], ["--experimental-dump-help"], ["---completion", "--", "a"],
    ]

    private static let roots = [
        ["--version"], ["--help"], ["help"], ["--version", "render"], ["--experimental-dump-help"],
        ["--generate-completion-script", "zsh"], ["help", "nothing"], ["render"], ["diff", "a"], ["-x", "render", "a"],
    ]

    @Test("Every text and status is that of the whole tree", arguments: commands)
    func texts(command: String) throws {
        for words in Self.refusals { try compare([command] + words) }
        try compare(["help", command])
    }

    @Test("So are those of the program itself", arguments: roots)
    func own(words: [String]) throws { try compare(words) }

    @Test("A command that is right is found without the tree", arguments: [["render", "a"], ["explain", "a"]])
    func plain(words: [String]) throws {
        let command = try #require(Lifeline.plainCommand(words))
        #expect(type(of: command) == type(of: try Lifeline.parseAsRoot(words)))
    }

    /// Runs the program where the tree refuses the words, and compares what both say.
    private func compare(_ words: [String]) throws {
        let refusal: any Error
        do {
            var command = try Lifeline.parseAsRoot(words)
            guard !Lifeline.configuration.subcommands.contains(where: { $0 == type(of: command) }) else { return }
            try command.run()
            return
        } catch { refusal = error }
        let text = Lifeline.fullMessage(for: refusal, columns: 80)
        let status = Lifeline.exitCode(for: refusal)
        let result = try Program()(words, environment: ["COLUMNS": "80"])
        #expect(result.status == status.rawValue, "\(words)")
        #expect((status.isSuccess ? result.output : result.errors) == text + "\n", "\(words)")
    }
}
