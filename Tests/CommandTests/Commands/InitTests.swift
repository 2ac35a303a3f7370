import Foundation
import Testing

@Suite("lifeline init", .waitsForProcesses)
struct InitTests {
    @Test("The scenario that init writes passes check and can be drawn")
    func passes() throws {
        let program = try Program()
        let written = try program("init")
        #expect(written.status == 0 && written.output.contains("lifeline run first.yaml"))
        let checked = try program("check", "first.yaml")
        #expect((checked.status, checked.errors) == (0, ""))
        #expect(try program("render", "first.yaml").status == 0)
    }

    @Test("init writes the sample start/first.yaml")
    func isSample() throws {
        let program = try Program()
        #expect(try program("init").status == 0)
        let sample = Program.package.appending(path: "samples/start/first.yaml")
        #expect(try program.read("first.yaml") == Array(try Data(contentsOf: sample)))
    }

    @Test(
        "In a folder, the scenario is named first.yaml; a file keeps its name",
        arguments: ["stories/", "stories", "stories/own.yaml"])
    func names(path: String) throws {
        let program = try Program()
        #expect(try program("init", path).status == 0)
        let name = path.hasSuffix(".yaml") ? path : "stories/first.yaml"
        #expect(try !program.read(name).isEmpty)
    }

    @Test("An empty path is an error")
    func refusesEmptyPath() throws {
        let program = try Program()
        let result = try program("init", "")
        #expect(result.status == 64 && result.errors.contains("the argument is empty"))
    }

    @Test("An existing file is kept unless --force is given")
    func keeps() throws {
        let program = try Program()
        try program.write("mine", to: "first.yaml")
        let refused = try program("init")
        #expect(
            refused.status == 2 && refused.errors.contains("first.yaml: error: ") && refused.errors.contains("--force"))
        #expect(try program.read("first.yaml") == Array("mine".utf8))
        #expect(try program("init", "--force").status == 0)
        #expect(try program.read("first.yaml").count > 100)
    }
}
