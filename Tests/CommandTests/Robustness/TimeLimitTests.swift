import Testing

/// Tests that an input that takes too long to read doesn't stop a command from processing the other inputs.
///
/// The regular expression tries every division of the line's last word, which practically never ends.
@Suite("Time limits", .waitsForProcesses) struct TimeLimitTests {
    private static let options = ["--timeout", "5", "--set", "patterns=(?<callback>(a+)+)$"]

    private func program() throws -> Program {
        let program = try Program()
        try program.write(String(repeating: "a", count: 80) + "!\n", to: "slow.log")
        try program.write("controllers: { home: Home }\nsteps: [ { launch: home } ]\n", to: "story.yaml")
        return program
    }

    @Test(
        "Each command reports the input and continues with the next input",
        arguments: [
            ["check", "--format", "github"], ["render", "-o", "out"], ["report", "-o", "out"],
        ])
    func command(words: [String]) throws {
        let result = try program()(words + ["slow.log", "story.yaml"] + Self.options)
        #expect(result.status == 2)
        let text = result.errors + result.output
        #expect(
            text.contains("processing the input timed out after 5 s; raise --timeout, or divide the input"), "\(text)")
        let others = ["render": "wrote 2 drawings", "report": "wrote 1 page", "check": "of 2 files"]
        if let other = others[words[0]] { #expect((result.output + result.summary).contains(other)) }
    }

    @Test(
        "A limit must be positive",
        arguments: [["check"], ["report", "-o", "out"], ["render"], ["serve"]])
    func zero(command: [String]) throws {
        let result = try program()(command + ["story.yaml", "--timeout", "0"])
        #expect(result.status == 64 && result.errors.contains("--timeout must be greater than 0, not 0.0"))
    }
}
