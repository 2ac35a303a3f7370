import Foundation
import TestSupport
import Testing

@testable import LifelineTool

/// Tests of all options of all commands, according to the help that ArgumentParser dumps.
@Suite("Values of options", .waitsForProcesses)
struct OptionValueTests {
    private struct Help: Decodable {
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }

        struct Argument: Decodable {
            struct Name: Decodable { let kind, name: String }
            struct Completion: Decodable { let file, directory: Empty? }
            struct Empty: Decodable {}

            let kind: String
            let names: [Name]?
            let completionKind: Completion?
            var isPath: Bool { completionKind?.file != nil || completionKind?.directory != nil }
            /// The names as a user writes them, such as `--output` and `-o`.
            var words: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
        }

        let command: Command
    }

    static let commands = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }

    /// Arguments with which the commands succeed, except for the commands that need one input.
    private static let inputs = [
        "run": ["in/a.yaml"], "diff": ["in/a.yaml", "in/b.yaml"], "embed": ["in/a.md"], "explain": ["push"],
        "schema": [],
        "doctor": [], "init": [],
    ]

    /// Returns a command line for a shell.
    private static func line(_ words: [String]) -> String {
        (["\"$lifeline\""] + words.map { "'\($0)'" }).joined(separator: " ")
    }

    private func words(_ command: String) -> [String] { [command] + OptionValueTests.inputs[command, default: ["in"]] }

    /// Returns the folder `work` in a folder without other files, and the arguments of a command that have a value.
    private func prepared(_ command: String) throws -> (program: Program, arguments: [Help.Argument]) {
        let program = try Program()
        let story = "controllers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"
        for name in ["a.yaml", "b.yaml"] { try program.write(story, to: "work/in/\(name)") }
        try program.write("HomeViewController viewDidLoad\n", to: "work/in/c.log")
        try program.write("<!-- lifeline: a states -->\n<!-- /lifeline -->\n", to: "work/in/a.md")
        for name in ["file.txt", "file.yaml", "folder/note", "folder/index.html", "folder/a.states.svg"] {
            try program.write("mine", to: "work/\(name)")
        }
        let dump = try program("--experimental-dump-help").output
        let help = try JSONDecoder().decode(Help.self, from: Data(dump.utf8))
        let found = try #require(help.command.subcommands?.first { $0.commandName == command })
        return (program, (found.arguments ?? []).filter { $0.kind != "flag" })
    }

    /// Returns the contents of the files that a user wrote, keyed by path.
    private func files(_ program: Program) throws -> [String: [UInt8]] {
        let names = program.names(in: "work").filter { !$0.hasPrefix(".") }
        return try names.reduce(into: [:]) { contents, name in
            let kind = try FileManager.default.attributesOfItem(atPath: program.folder.path + "/work/" + name)[.type]
            if kind as? FileAttributeType == .typeRegular { contents[name] = try program.read("work/\(name)") }
        }
    }

    @Test("An empty or missing value is a usage error in every command, and no file changes", arguments: commands)
    func noValue(command: String) throws {
        let (program, arguments) = try prepared(command)
        let before = try files(program)
        func expectUsageError(_ words: [String]) throws {
            let result = try program.shell("cd work; \(OptionValueTests.line(words))", atMost: 60)
            #expect(result.status == 64 && result.errors.hasPrefix("Error: "), "\(words): \(result)")
        }
        for argument in arguments {
            if argument.kind == "positional" { try expectUsageError([command, ""]) }
            // ArgumentParser reads all names of an option in the same way.
            for word in Effort.isLong ? argument.words : argument.words.suffix(1) {
                try expectUsageError(words(command) + [word, ""])
                try expectUsageError(words(command) + [word])
                try expectUsageError(words(command) + [word + "=", "in/a.yaml"])
                if word == "--set" { try expectUsageError(words(command) + [word, "baseline="]) }
            }
        }
        #expect(try files(program) == before)
    }

    @Test(
        "A path of any type is handled in time, and no file of the user changes",
        arguments: commands.filter { !["watch", "serve"].contains($0) })
    func paths(command: String) throws {
        let (program, arguments) = try prepared(command)
        let before = try files(program)
        let root = try FileManager.default.contentsOfDirectory(atPath: "/").sorted()
        _ = try program.shell("mkfifo work/fifo work/fifo.svg")
        for argument in arguments where argument.isPath {
            let values = ["folder", "file.yaml", "fifo.svg", "/", "file.txt", "fifo", ".", ".."]
            for value in values.prefix(Effort.isLong ? values.count : 4) {
                // The test neither reads all files of the computer nor writes to the root folder.
                if argument.kind == "positional", value == "/" { continue }
                let given = argument.words.last.map { words(command) + [$0, value] } ?? [command, value]
                let extra = command == "init" && given.contains("-o") ? ["--from", "in/c.log"] : []
                for more in [[]] + (given.contains("--baseline") ? [["--update-baseline"]] : []) {
                    let line = OptionValueTests.line(given + extra + more)
                    // The other end of a pipe that is read. Foundation starts processes with blocked signals.
                    let writer = value.hasPrefix("fifo") ? ": > \(value) & writer=$!;" : ""
                    let end = writer.isEmpty ? "" : "; status=$?; kill -KILL $writer 2>/dev/null; exit $status"
                    let result = try program.shell("cd work; \(writer) \(line)\(end)", atMost: 60)
                    #expect([0, 1, 2, 64].contains(result.status), "\(line): \(result)")
                }
            }
        }
        let after = try files(program)
        // `embed` updates its document.
        for (name, content) in before where name != "in/a.md" { #expect(after[name] == content, "\(name)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "/").sorted() == root)
    }
}
