import Foundation
import Testing

@Suite("Settings and options of logs")
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
        #expect(result.output.contains("viewDidLoad"))
        if arguments.contains("--why") {
            #expect(result.output.contains("form: pattern '»{controller}« did {callback} at {address}'"))
        }
    }

    @Test("Check and report read logs with the patterns of the settings file")
    func checkedPatterns() throws {
        let program = try project("logs: { patterns: ['when {controller} should {callback} then'] }\n")
        try program.write(
            "when Cart should viewDidLoad then\nwhen Cart should viewWillAppear then\n", to: "own.log")
        #expect(!(try program("check", "own.log")).errors.contains("no callback"))
        #expect(try program("report", "own.log", "-o", "site").status == 0)
        #expect(try text(program, "site/index.html").contains("Cart"))
        try program.write("", to: ".lifeline.yml")
        #expect(try program("check", "own.log").errors.contains("no callback"))
    }
}
