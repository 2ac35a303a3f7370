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

    @Test("A text without any callback is read with a warning, and nothing is drawn of it")
    func nothingThere() throws {
        let program = try Program()
        try program.write("hello\nworld\n", to: "notes.txt")
        let inspected = try program("inspect", "notes.txt")
        #expect(inspected.status == 0 && inspected.output.contains("2 lines not understood"))
        #expect(inspected.errors.hasPrefix("notes.txt: warning: no callback of a view controller was recognised"))
        let rendered = try program("render", "notes.txt")
        #expect(rendered.status == 0 && rendered.errors.hasPrefix("notes.txt: warning: no callback"))
        #expect(throws: (any Error).self) { try program.read("output/notes.states.svg") }
        #expect(try program("render", "notes.txt", "--diagram", "states").status == 0)
    }
}
