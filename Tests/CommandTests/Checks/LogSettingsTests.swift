import Foundation
import Testing

@Suite("Settings and options for logs", .waitsForProcesses)
struct LogSettingsTests {
    private func project(_ settings: String) throws -> Program {
        let program = try Program()
        try program.write(settings, to: ".lifeline.yml")
        return program
    }

    private func text(_ program: Program, _ file: String) throws -> String {
        String(decoding: try program.read(file), as: UTF8.self)
    }

    @Test(
        "The patterns for log lines apply to every command that reads logs",
        arguments: [
            ["inspect", "own.log"], ["inspect", "own.log", "--why", "1"],
            ["render", "own.log", "-o", "-", "--format", "text", "--diagram", "timeline"],
        ])
    func patterns(arguments: [String]) throws {
        let program = try project("logs: { patterns: ['»{controller}« did {callback} at {address}'] }\n")
        try program.write(
            "12:00:01 »Cart« did viewDidLoad at 0xA1\n12:00:02 »Cart« did viewWillAppear at 0xA1\n", to: "own.log")
        let result = try program(arguments)
        #expect(result.status == 0 && result.output.contains("Cart"), "\(result.output) \(result.errors)")
        // A timeline folds viewDidLoad.
        #expect(result.output.contains(arguments.contains("timeline") ? "+1 loading" : "viewDidLoad"))
        if arguments.contains("--why") {
            #expect(result.output.contains("form: pattern '»{controller}« did {callback} at {address}'"))
        }
    }

    @Test("Check and report read logs with the patterns in the settings file")
    func checkedPatterns() throws {
        let program = try project("logs: { patterns: ['when {controller} should {callback} then'] }\n")
        try program.write(
            "when Cart should viewDidLoad then\nwhen Cart should viewWillAppear then\n", to: "own.log")
        #expect(!(try program("check", "own.log")).errors.contains("no view controller callback"))
        #expect(try program("report", "own.log", "-o", "site").status == 0)
        #expect(try text(program, "site/index.html").contains("Cart"))
        try program.write("", to: ".lifeline.yml")
        #expect(try program("check", "own.log").errors.contains("no view controller callback"))
    }

    @Test("A callback with a guessed controller is dashed and explained in the caption, and --strict leaves it out")
    func guesses() throws {
        let program = try Program()
        try program.write(
            "-[PageVC init]\n-[PageVC init]\nPageVC viewWillAppear\nHome viewDidLoad\n", to: "two.log")
        #expect(
            try program("render", "two.log", "-o", "out", "--diagram", "timeline", "--callbacks", "all").status == 0)
        let drawing = try text(program, "out/two.timeline.svg")
        let arrows = drawing.split(separator: "<g ").filter { $0.contains("edge message") }
        #expect(arrows.count == 4 && arrows.count { $0.contains(" guess\"") } == 1)
        for arrow in arrows { #expect(arrow.contains("stroke-dasharray") == arrow.contains(" guess\"")) }
        #expect(drawing.contains("dashed: the controller is a guess"))
        let json = try program("inspect", "two.log", "--format", "jsonl").output
        let guessed = json.split(separator: "\n").filter { $0.contains("\"guess\":true") }
        #expect(guessed.count == 1 && guessed[0].contains("viewWillAppear"))
        #expect(try program("render", "two.log", "-o", "strict", "--diagram", "timeline", "--strict").status == 0)
        let strict = try text(program, "strict/two.timeline.svg")
        #expect(!strict.contains("dashed: the controller") && !strict.contains("viewWillAppear"))
        #expect(!(try program("inspect", "two.log", "--format", "jsonl", "--strict").output.contains("guess")))
    }
}
