import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "A word that is no command is wrong usage, with the nearest one",
        arguments: [("rendr", "did you mean 'render'?"), ("frobnicate", "it is one of render, run, inspect")])
    func unknownCommand(word: String, message: String) throws {
        let result = try Program()(word, "samples")
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.contains("unknown command '\(word)'") && result.errors.contains(message))
    }

    @Test("Without a command the help is printed", arguments: [[], ["--help"], ["help"]])
    func help(words: [String]) throws {
        let program = try Program()
        let result = try program(words)
        #expect(result.status == 0 && result.errors == "" && result.output.contains("SUBCOMMANDS:"))
    }
}
