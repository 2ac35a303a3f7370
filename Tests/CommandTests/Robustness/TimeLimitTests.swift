import Dispatch
import Testing

@testable import LifelineTool

/// Tests that an input that takes too long to read doesn't stop a command from processing the other inputs.
///
/// The regular expression tries every division of the line's last word, which practically never ends.
@Suite("Time limits") struct TimeLimitTests {
    private static let options = ["--timeout", "2", "--set", "patterns=(?<callback>(a+)+)$"]

    private func program() throws -> Program {
        let program = try Program()
        try program.write(String(repeating: "a", count: 80) + "!\n", to: "slow.log")
        try program.write("controllers: { home: Home }\nsteps: [ { launch: home } ]\n", to: "story.yaml")
        return program
    }

    @Test(
        "Each command reports the input and continues with the next input",
        arguments: [
            ["check"], ["check", "--format", "github"], ["inspect"], ["render", "-o", "out"], ["report", "-o", "out"],
            ["diff"],
        ])
    func command(words: [String]) throws {
        let result = try program()(words + ["slow.log", "story.yaml"] + Self.options)
        #expect(result.status == 2)
        let text = result.errors + result.output
        #expect(text.contains("reading the input timed out after 2 s; raise --timeout, or divide the input"), "\(text)")
        let others = ["inspect": "home", "render": "wrote 2 drawings", "report": "wrote 1 page", "check": "of 2 files"]
        if let other = others[words[0]] { #expect((result.output + result.summary).contains(other)) }
    }

    @Test("The calling thread works while another thread reads the input")
    func meanwhile() throws {
        let hasStarted = DispatchSemaphore(value: 0)
        let hasWorked = DispatchSemaphore(value: 0)
        var limit = TimeLimit(seconds: 60)
        limit.meanwhile = {
            hasStarted.wait()
            hasWorked.signal()
        }
        let answer = try limit.run("reading the input", "story.yaml") {
            hasStarted.signal()
            hasWorked.wait()
            return 42
        }
        #expect(answer == 42)
    }

    #if canImport(Glibc)
    @Test(
        "While an input is read, Graphviz's plugin is loaded if a format needs it",
        arguments: [("svg", true), ("png", true), ("text,svg", true), ("text,mermaid", false), ("dot", false)])
    func plugin(formats: String, isLoaded: Bool) throws {
        let program = try Program()
        try program.write("steps: [", to: "invalid.yaml")
        // The C library writes the name of each library that it loads to standard error. The input is invalid, so no
        // drawing loads the plugin.
        let words = ["render", "invalid.yaml", "--format", formats, "-o", "out"]
        let result = try program(words, environment: ["LD_DEBUG": "files"])
        #expect(result.status == 2)
        #expect(result.errors.contains("libgvplugin_neato_layout") == isLoaded)
    }
    #endif

    @Test("The time limit also applies to the explanation of a line")
    func line() throws {
        let result = try program()(["inspect", "slow.log", "--why", "1"] + Self.options)
        #expect(result.status == 2 && result.errors.contains("slow.log: error: reading the input timed out after 2 s"))
    }

    @Test(
        "A limit must be positive",
        arguments: ["check", "run", "diff", "report", "embed", "inspect", "render", "serve"])
    func zero(command: String) throws {
        let result = try program()(command, "story.yaml", "--timeout", "0")
        #expect(result.status == 64 && result.errors.contains("--timeout must be greater than 0, not 0.0"))
    }
}
