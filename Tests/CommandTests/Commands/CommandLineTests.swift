import Testing

@testable import LifelineTool

@Suite("Command line", .waitsForProcesses)
struct CommandLineTests {
    @Test("A file in place of a command is an error that names the commands for files")
    func file() throws {
        let program = try Program()
        try program.write("A viewDidLoad", to: "a.log")
        let result = try program("a.log")
        #expect(
            result.status == 64
                && result.errors.contains("'a.log' is a file, not a command; write 'lifeline check a.log'"))
    }

    @Test(
        "An unknown command is a usage error with a suggestion",
        arguments: [("rendr", "did you mean 'render'?"), ("frobnicate", "expected one of render, run, inspect")])
    func unknownCommand(word: String, message: String) throws {
        let result = try Program()(word, "samples")
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.contains("unknown command '\(word)'") && result.errors.contains(message))
        let help = try Program()("help", word)
        #expect(help.status == 64 && help.errors.contains(message))
    }

    @Test(
        "The start of an option's name suggests the option",
        arguments: [("--dia", "--diagram"), ("--bas", "--baseline"), ("--diagrm", "--diagram")])
    func unknownOption(word: String, option: String) throws {
        let result = try Program()("check", "a.yaml", word, "states")
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.contains("nknown option '\(word)'"))
        #expect(result.errors.lowercased().contains("did you mean '\(option)'?"), "\(result.errors)")
    }

    @Test("Without a command, the help is printed", arguments: [[], ["--help"], ["help"]])
    func help(words: [String]) throws {
        let program = try Program()
        let result = try program(words)
        #expect(result.status == 0 && result.errors == "" && result.output.contains("SUBCOMMANDS:"))
    }

    @Test(
        "A usage error has exit status 64 and prints the usage",
        arguments: [
            ["render"], ["render", "a", "--no-such-option"], ["render", "a", "--set", "theme=purple"],
            ["render", "a", "--timeout", "0"], ["check", "a", "-o"], ["diff", "a", "b", "c"],
            ["explain", "push", "--ios", "4"],
        ])
    func wrongUsage(words: [String]) throws {
        let result = try Program()(words)
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("Error: ") && result.errors.contains("\nUsage: lifeline "))
    }

    @Test(
        "A misspelled option without a command is an error with a suggestion",
        arguments: ["--verison", "--hlep", "--ver"])
    func rootOption(option: String) throws {
        let result = try Program()(option)
        #expect(result.status == 64)
        let name = option.hasPrefix("--v") ? "--version" : "--help"
        #expect(result.errors.contains("unknown option '\(option)'; did you mean '\(name)'?"))
    }

    @Test("The version is printed to standard output", arguments: [["--version"], ["render", "--version"]])
    func version(words: [String]) throws {
        let result = try Program()(words)
        #expect(result.status == 0 && result.errors == "" && result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test("The help of every command shows its options with their defaults")
    func defaults() throws {
        let program = try Program()
        for command in RootCommand.configuration.subcommands.compactMap({ $0.configuration.commandName }) {
            let result = try program(["help", command])
            #expect(result.status == 0 && result.errors == "" && result.output.contains("USAGE: lifeline \(command)"))
            let discussion = result.output.components(separatedBy: "USAGE:")[0]
            #expect(discussion.components(separatedBy: "\n  lifeline ").count >= 3, "\(command) has two examples")
            #expect(discussion.contains("Exit status:\n  0 "), "\(command)")
        }
        let help = try program(["render", "--help"], environment: ["COLUMNS": "400"]).output
        for line in [
            "(default: svg)", "(default: output)", "(default: 60.0)", "(default: those that suit the input)",
            "folded, all, appearance, loading, layout. (default: folded)", "(default: all)",
        ] { #expect(help.contains(line), "\(line)") }
    }

    @Test("Text without callbacks is read with a warning and not drawn")
    func nothingThere() throws {
        let program = try Program()
        try program.write("hello\nworld\n", to: "notes.txt")
        let inspected = try program("inspect", "notes.txt")
        #expect(inspected.status == 0 && inspected.output.contains("2 other lines"))
        #expect(inspected.errors.hasPrefix("notes.txt: warning: no view controller callback was recognized"))
        let rendered = try program("render", "notes.txt")
        #expect(rendered.status == 0 && rendered.errors.hasPrefix("notes.txt: warning: no view controller callback"))
        #expect(throws: (any Error).self) { try program.read("output/notes.states.svg") }
        #expect(try program("render", "notes.txt", "--diagram", "states").status == 0)
    }
}
