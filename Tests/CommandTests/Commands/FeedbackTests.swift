import Foundation
import LifecycleModel
import Testing

@testable import LifelineTool

@Suite("Summaries, volume, and colors", .waitsForProcesses)
struct FeedbackTests {
    private static let good = "controllers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"
    private static let twice = """
        controllers: { nav: { class: UINavigationController, children: [home] }, home: Home, next: Next }
        steps:
          - launch: nav
          - push: next
          - push: next
        """

    private func program(_ scenarios: [String: String] = ["a": good, "b": good]) throws -> Program {
        let program = try Program()
        for (name, text) in scenarios { try program.write(text, to: "in/\(name).yaml") }
        return program
    }

    @Test("render prints the number of written drawings, including drawings by workers")
    func drawn() throws {
        let program = try program()
        let words = ["render", "in", "--diagram", "timeline,hierarchy"]
        let first = try program(words)
        #expect(first.summary == "wrote 4 drawings to output" && first.output == "")
        #expect(try program(words).summary == "wrote no drawings to output, 4 unchanged")
        try program.remove("output/a.timeline.svg")
        #expect(try program(words).summary == "wrote 1 drawing to output, 3 unchanged")
        try program.remove("in/b.yaml")
        #expect(try program(words + ["--prune"]).summary == "wrote no drawings to output, 2 unchanged, 2 removed")
    }

    @Test("The summary names the inputs that failed, but no more than three")
    func failed() throws {
        let program = try program(["a": Self.good, "bad": "steps: ["])
        let words = ["render", "in", "--diagram", "timeline"]
        #expect(try program(words).summary == "wrote 1 drawing to output; failed: in/bad.yaml")
        for number in 1...5 { try program.write("steps: [", to: "in/bad\(number).yaml") }
        let summary = try program(words).summary
        #expect(
            summary
                == "wrote no drawings to output, 1 unchanged; failed: in/bad.yaml, in/bad1.yaml, in/bad2.yaml, 3 others"
        )
    }

    @Test("A single file is named, and a drawing on standard output has no summary")
    func file() throws {
        let program = try program(["a": Self.good])
        let words = ["render", "in/a.yaml", "--diagram", "timeline", "-o"]
        #expect(try program(words + ["a.svg"]).summary == "wrote a.svg")
        #expect(try program(words + ["a.svg"]).summary == "a.svg is unchanged")
        let printed = try program(words + ["-"])
        #expect(printed.output.contains("</svg>") && printed.errors == "" && printed.summary == "")
    }

    @Test("check counts diagnostics and files, in every format", arguments: ["text", "json", "sarif", "github"])
    func checked(format: String) throws {
        let program = try program(["a": Self.good, "b": Self.twice])
        let result = try program("check", "in", "--format", format)
        #expect(result.status == 1 && result.summary == "1 error in 1 of 2 files")
        #expect(try program("check", "in/b.yaml", "--format", format).summary == "1 error in 1 file")
        #expect(try program("check", "in/a.yaml", "--format", format).summary == "no diagnostics in 1 file")
    }

    @Test("The summary counts the known diagnostics of a baseline")
    func baseline() throws {
        let program = try program(["a": Self.good, "b": Self.twice])
        let updated = try program("check", "in", "--baseline", "known", "--update-baseline")
        #expect(updated.errors == "" && updated.status == 0)
        #expect(try program("check", "in", "--baseline", "known").summary == "no new diagnostics in 2 files; 1 known")
    }

    @Test("--quiet prints only errors, and --verbose a line for each drawing or input")
    func volume() throws {
        let program = try program(["a": Self.good])
        try program.write("nothing\n", to: "in/notes.txt")
        let words = ["render", "in", "--diagram", "timeline"]
        let loud = try program(["render", "in", "--verbose"])
        #expect(loud.errors.hasPrefix("lifeline: note: skipped 1 file that isn't an input: in/notes.txt"))
        #expect(try program(words).status == 0)
        let quiet = try program(["render", "in", "--quiet"])
        #expect((quiet.errors, quiet.summary, quiet.status) == ("", "", 0))
        let message = try program.shell(
            "\"$lifeline\" render in/a.yaml --diagram timeline --verbose 2>&1 | cat")
        #expect(message.output == "unchanged output/a.timeline.svg\nwrote no drawings to output, 1 unchanged\n")
        try program.write(Self.twice, to: "in/b.yaml")
        let checked = try program.shell("\"$lifeline\" check in/a.yaml in/b.yaml -v 2>&1 | grep -v '^ '")
        #expect(
            checked.output == """
                checked in/a.yaml: no diagnostics
                checked in/b.yaml: 1 error
                in/b.yaml:5:11: error: 'next' is already on the stack of 'nav'; pop to it, or push a new instance [push-twice]
                1 error in 1 of 2 files

                """)
        let wrong = try program("render", "in", "-q", "-v")
        #expect(wrong.status == 64 && wrong.errors.contains("--quiet can't be combined with --verbose"))
    }

    @Test("embed prints the number of updates, and --check suggests embed")
    func embedded() throws {
        let program = try program()
        try program.write("<!-- lifeline: a timeline -->\n<!-- /lifeline -->\n", to: "a.md")
        let stale = try program("embed", "a.md", "--from", "in", "--check")
        #expect(stale.status == 1 && stale.summary == "2 errors in 1 document")
        #expect(
            stale.errors.components(separatedBy: "; run 'lifeline embed a.md --from in' [").count == 3,
            "\(stale.errors)")
        #expect(!stale.errors.contains("lifeline render"))
        let updated = try program("embed", "a.md", "--from", "in")
        #expect(updated.summary == "updated 1 of 1 document, wrote 1 drawing to output")
        #expect(try program("embed", "a.md", "--from", "in", "--check").summary == "no diagnostics in 1 document")
    }

    @Test("Diagnostics have colors on request, and their text is the same")
    func colors() throws {
        let program = try program(["b": Self.twice])
        let plain = try program("check", "in")
        let colored = try program("check", "in", "--color", "always")
        #expect(
            colored.errors.contains("\u{1B}[1;31merror: \u{1B}[0m") && colored.errors.contains("\u{1B}[1;32m^\u{1B}[0m")
        )
        #expect(colored.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.errors)
        #expect(!plain.errors.contains("\u{1B}") && colored.summary == plain.summary)
        let words = ["render", "in/b.yaml", "--diagram", "timeline", "--format", "text", "-o", "-"]
        #expect(try program(words, environment: ["FORCE_COLOR": "1", "NO_COLOR": ""]).output.contains("\u{1B}["))
        #expect(try !program(words, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]).output.contains("\u{1B}["))
        #expect(try !program(words).output.contains("\u{1B}["))
    }

    @Test("An input can't add escape sequences or commands to colored diagnostics")
    func hostile() throws {
        let program = try program(["a": "steps:\n  - \"::error::\u{1B}[2J##[x]\": 1\n"])
        let errors = try program("check", "in", "--color", "always").errors
        let rest = errors.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(!rest.contains("\u{1B}") && !rest.contains("##["))
        for line in rest.split(separator: "\n") { #expect(!line.drop { $0 == " " }.hasPrefix("::")) }
    }

    /// The test uses `script`, which runs a command in a terminal.
    @Test(
        "In a terminal, colors are on by default and observe NO_COLOR and --color",
        .enabled(if: Program.hasScript),
        arguments: [("", "", true), ("NO_COLOR=1", "", false), ("", "--color never", false), ("TERM=dumb", "", false)])
    func terminal(environment: String, option: String, isColored: Bool) throws {
        let program = try program(["b": Self.twice])
        let result = try program.shell(
            "export TERM=xterm; unset NO_COLOR; script -qec \"env \(environment) '$lifeline' check in \(option)\" /dev/null </dev/null"
        )
        #expect(result.output.contains("push-twice"))
        #expect(result.output.contains("\u{1B}[1;31m") == isColored)
    }

    @Test(
        "Colors are decided separately for standard output and standard error",
        .enabled(if: Program.hasScript))
    func eachStream() throws {
        let program = try program(["b": Self.twice])
        let command = "'$lifeline' render in/b.yaml in/none.yaml --diagram timeline --format text -o - >drawing.txt"
        let result = try program.shell(
            "export TERM=xterm; unset NO_COLOR; script -qec \"\(command)\" /dev/null </dev/null")
        #expect(result.output.contains("\u{1B}[1;31merror"))
        #expect(try !program.read("drawing.txt").contains(0x1B))
    }

    @Test("A number has its noun in the singular or plural")
    func nouns() {
        var tally = DrawingTally()
        #expect(tally.diagnostics == nil && tally.summary(of: nil) == "wrote no drawings")
        for entry in [DrawingTally.Entry.warning, .warning, .error, .note] { tally.add(entry) }
        #expect(tally.diagnostics == "1 error, 2 warnings, 1 note")
    }
}
