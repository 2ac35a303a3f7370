import Foundation
import Testing

@Suite("Drawing checks", .waitsForProcesses)
struct DrawingCheckTests {
    private static let story = """
        controllers:
          home: HomeViewController
        steps:
          - launch: home
        """
    private static let svg = "output/home.timeline.svg"

    private func drawn() throws -> Program {
        let program = try Program()
        try program.write(Self.story, to: "samples/home.yaml")
        #expect(try program("render", "samples", "-o", "output").status == 0)
        return program
    }

    @Test("Rendered drawings are up to date")
    func fresh() throws {
        let result = try drawn()("check", "samples", "-o", "output")
        #expect((result.status, result.errors) == (0, ""))
    }

    @Test("A changed byte anywhere is reported", arguments: 0..<16)
    func edited(part: Int) throws {
        let program = try drawn()
        var bytes = try program.read(Self.svg)
        let place = min(bytes.count - 1, bytes.count * part / 15)
        bytes[place] ^= 1
        try program.write(bytes, to: Self.svg)
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 1)
        #expect(
            result.errors.contains("'\(Self.svg)'") && result.errors.contains("'lifeline render samples -o output'"))
    }

    @Test("A changed scenario makes its drawings stale")
    func stale() throws {
        let program = try drawn()
        try program.write(Self.story + "\n  - background:", to: "samples/home.yaml")
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 1)
        #expect(result.errors.contains("out of date") && result.errors.contains("[stale-drawing]"))
    }

    @Test("A missing drawing is reported")
    func missing() throws {
        let program = try drawn()
        try program.remove(Self.svg)
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 1)
        #expect(result.errors.contains("the drawing '\(Self.svg)' is missing"))
    }

    @Test("A missing folder is one diagnostic, and the summary counts diagnostics per rule")
    func missingFolder() throws {
        let program = try drawn()
        let missing = try program("check", "samples", "-o", "nowhere")
        #expect(missing.status == 1)
        #expect(
            missing.errors
                == "nowhere: error: the folder 'nowhere' is missing; "
                + "run 'lifeline render samples -o nowhere' [missing-drawing]\n")
        try program.write(try program.read(Self.svg), to: "output/gone.timeline.svg")
        try program.remove(Self.svg)
        let result = try program("check", "samples", "-o", "output")
        #expect(result.summary == "2 errors in 2 files: missing-drawing 1, orphaned-drawing 1")
    }

    @Test("An orphaned drawing is reported, and --prune removes only that")
    func orphans() throws {
        let program = try drawn()
        try program.write(try program.read(Self.svg), to: "output/gone.timeline.svg")
        try program.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "output/own.timeline.svg")
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 1)
        #expect(result.errors.contains("output/gone.timeline.svg:1:1: error: the drawing has no input"))
        #expect(!result.errors.contains("own.timeline.svg"))
        for (diagram, isFound) in [("timeline", true), ("states", false)] {
            let selected = try program("check", "samples", "-o", "output", "--diagram", diagram)
            #expect(selected.errors.contains("gone.timeline.svg") == isFound)
        }
        #expect(try program("render", "samples", "-o", "output", "--prune").status == 0)
        #expect(try program("check", "samples", "-o", "output").status == 0)
        #expect(try !program.read("output/own.timeline.svg").isEmpty)
    }

    @Test("--prune keeps the other diagrams of an input that is a file")
    func otherDiagrams() throws {
        let program = try drawn()
        try program.write(try program.read(Self.svg), to: "output/gone.timeline.svg")
        #expect(try program("render", "samples/home.yaml", "--diagram", "strips").status == 0)
        #expect(try program("render", "samples/home.yaml", "--prune").status == 0)
        let names = program.names(in: "output")
        #expect(names.contains("home.strips.svg") && !names.contains("gone.timeline.svg"))
        #expect(try program("render", "samples", "--prune").status == 0)
        #expect(!program.names(in: "output").contains("home.strips.svg"))
    }

    @Test("An option that names a missing controller is an error, as in render")
    func missingController() throws {
        let result = try drawn()("check", "samples", "-o", "output", "--set", "controllers=nobody")
        #expect(result.status == 2 && result.errors.contains("samples/home.yaml: error: controllers: "))
        #expect(!result.errors.contains("orphaned"))
    }

    @Test("A drawing that can't be drawn now is not reported as edited", arguments: ["check", "embed"])
    func missingPlugins(command: String) throws {
        let program = try drawn()
        try program.write("<!-- lifeline: home timeline -->\n<!-- /lifeline -->\n", to: "samples/a.md")
        #expect(try program("embed", "samples/a.md", "--from", "samples", "-o", "output").status == 0)
        try program.write("", to: "plugins/none")
        let words =
            command == "check"
            ? ["check", "samples", "-o", "output"]
            : ["embed", "samples/a.md", "--from", "samples", "-o", "output", "--check"]
        #expect(try program(words).status == 0)
        let result = try program(words, environment: ["GVBINDIR": program.folder.appending(path: "plugins").path])
        #expect(result.status == 2 && result.errors.contains("nop2") && !result.errors.contains("edited"))
    }

    @Test("The dark version of an orphaned drawing is orphaned, too")
    func darkOrphans() throws {
        let program = try drawn()
        try program.write(String(decoding: try program.read("samples/home.yaml"), as: UTF8.self), to: "samples/b.yaml")
        #expect(try program("render", "samples", "-o", "pairs", "--set", "theme=pair").status == 0)
        try program.remove("samples/b.yaml")
        let result = try program("check", "samples", "-o", "pairs", "--set", "theme=pair")
        #expect(result.errors.contains("pairs/b.timeline~dark.svg:1:1: error: the drawing has no input"))
        #expect(try program("render", "samples", "-o", "pairs", "--set", "theme=pair", "--prune").status == 0)
        let names = program.names(in: "pairs")
        #expect(names.contains("home.timeline~dark.svg") && !names.contains { $0.hasPrefix("b.") })
    }

    @Test("With --diagram, --prune removes only drawings of the selected diagrams")
    func prunedDiagrams() throws {
        let program = try drawn()
        let before = program.names(in: "output")
        try program.write(try program.read(Self.svg), to: "output/gone.timeline.svg")
        try program.write(try program.read(Self.svg), to: "output/gone.states.svg")
        let words = ["render", "samples", "-o", "output", "--diagram", "timeline", "--prune"]
        #expect(try program(words).status == 0)
        #expect(program.names(in: "output") == (before + ["gone.states.svg"]).sorted())
    }

    @Test("The drawings of an input that can't be read aren't reported as orphaned")
    func unreadableInput() throws {
        let program = try drawn()
        try program.write("title: [", to: "samples/home.yaml")
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 2)
        #expect(!result.errors.contains("orphaned"))
        #expect(result.summary == "1 error in 1 file")
    }

    @Test("A drawing that doesn't belong to a single input, such as a difference, isn't reported as orphaned")
    func difference() throws {
        let program = try drawn()
        try program.write(try program.read(Self.svg), to: "output/home.difference.svg")
        #expect(try program("check", "samples", "-o", "output").status == 0)
        #expect(try program("render", "samples", "-o", "output", "--prune").status == 0)
        #expect(try !program.read("output/home.difference.svg").isEmpty)
    }

    @Test("A check of a single input doesn't report orphaned drawings")
    func singleInput() throws {
        let program = try drawn()
        try program.write(try program.read(Self.svg), to: "output/gone.timeline.svg")
        #expect(try program("check", "samples/home.yaml", "-o", "output").status == 0)
    }

    @Test("A drawing from another version of Graphviz passes with a note")
    func otherGraphviz() throws {
        let program = try drawn()
        let two =
            "controllers: { a: A, b: B, c: C, d: D }\nsteps: [{ launch: a }, { present: b }, { present: c }, "
            + "{ present: d }]\n"
        try program.write(two, to: "samples/two.yaml")
        #expect(try program("render", "samples", "-o", "output").status == 0)
        let file = "output/two.hierarchy.svg"
        let text = String(decoding: try program.read(file), as: UTF8.self)
        let start = try #require(text.range(of: "lifeline:graphviz=")?.upperBound)
        let version = text[start...].prefix { $0 != " " && $0 != "<" }
        try program.write(
            text.replacing("lifeline:graphviz=\(version)", with: "lifeline:graphviz=99.1.0")
                .replacing("<g class=\"graph\"", with: "<g  class=\"graph\""), to: file)
        let result = try program("check", "samples", "-o", "output")
        #expect(result.status == 0)
        #expect(result.errors.contains("note: ") && result.errors.contains("Graphviz 99.1.0 laid it out"))
    }

    @Test("A drawing with given coordinates contains no Graphviz version, because it is the same in all versions")
    func noVersion() throws {
        let text = String(decoding: try drawn().read(Self.svg), as: UTF8.self)
        #expect(text.contains("<metadata>lifeline:digest=") && !text.contains("lifeline:graphviz="))
    }
}
