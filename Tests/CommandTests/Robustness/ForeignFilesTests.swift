import Foundation
import Testing

@testable import LifelineTool

/// Tests that files that Lifeline didn't write are neither replaced nor removed.
@Suite("Files of others", .waitsForProcesses)
struct ForeignFilesTests {
    private static let story = "title: T\ncontrollers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"
    private static let changed = story.replacing("title: T", with: "title: U")
    private static let document = "<!-- lifeline: home timeline -->\n<!-- /lifeline -->\n"
    private static let own = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"own\"/>"

    private func prepared() throws -> Program {
        let program = try Program()
        try program.write(Self.story, to: "in/home.yaml")
        try program.write(Self.document, to: "in/a.md")
        return program
    }

    private func text(_ program: Program, _ file: String) throws -> String {
        String(decoding: try program.read(file), as: UTF8.self)
    }

    @Test(
        "A file that Lifeline didn't write is kept, unless --force is given",
        arguments: [
            ("render in", "output/home.timeline.svg"), ("render in --diagram timeline -o x.svg", "x.svg"),
            ("render in --diagram timeline -o x.png", "x.png"), ("render in --diagram timeline -o x.pdf", "x.pdf"),
            ("render in --diagram timeline -o x.dot", "x.dot"), ("render in --diagram timeline -o x.text", "x.text"),
            ("render in --diagram timeline -o x.mermaid", "x.mermaid"),
            ("embed in/a.md -o pics", "pics/home.timeline.svg"),
            ("report in -o site", "site/index.html"), ("check in --baseline base --update-baseline", "base"),
            ("diff in/home.yaml --ios 12 --ios 13 -o out", "out/home.difference.svg"), ("init in", "in/first.yaml"),
        ])
    func kept(words: String, file: String) throws {
        let program = try prepared()
        for content in [
            Self.own,
            "<!DOCTYPE html><p>A page with a drawing: <metadata>lifeline:digest=\(String(repeating: "a", count: 32))</metadata>",
        ] {
            try program.write(content, to: file)
            let refused = try program(words.split(separator: " ").map(String.init))
            let reason =
                "error: can't write the file: the existing file can hold your own work; rename it, or replace it "
                + "with --force\n"
            #expect(refused.status == 2 && refused.errors.hasSuffix(reason) && refused.errors.contains(file))
            #expect(try text(program, file) == content)
        }
        let forced = try program((words + " --force").split(separator: " ").map(String.init))
        #expect(forced.status < 2 && forced.errors == "", "\(forced)")
        #expect(try text(program, file) != Self.own)
    }

    @Test(
        "A file that Lifeline wrote is replaced in every format",
        arguments: ["svg", "png", "pdf", "dot", "text", "mermaid"])
    func replaced(format: String) throws {
        let program = try prepared()
        let words = ["render", "in", "--diagram", "timeline", "-o", "x.\(format)"]
        #expect(try program(words).status == 0)
        let first = try program.read("x.\(format)")
        // A PDF contains the time of its creation.
        #expect(try ["x.\(format) is unchanged", "wrote x.pdf"].contains(program(words).summary))
        try program.write(Self.changed, to: "in/home.yaml")
        #expect(try program(words).summary == "wrote x.\(format)")
        #expect(try program.read("x.\(format)") != first)
    }

    @Test("An empty file is replaced")
    func empty() throws {
        let program = try prepared()
        try program.write("", to: "x.svg")
        #expect(try program("render", "in", "--diagram", "timeline", "-o", "x.svg").status == 0)
        #expect(try !program.read("x.svg").isEmpty)
    }

    @Test("A symbolic link to a file is followed if it is the output, and refused in an output folder")
    func links() throws {
        let program = try prepared()
        #expect(try program("render", "in", "-o", "drawn/below").status == 0)
        try program.write(Self.changed, to: "in/home.yaml")
        let script = """
            mkdir output; ln -s ../drawn/below/home.timeline.svg output; ln -s drawn/below/home.timeline.svg x.svg
            ln -s nowhere y.svg; ln -s below drawn/link
            "$lifeline" render in; echo $?
            "$lifeline" render in --diagram timeline -o y.svg; echo $?
            "$lifeline" render in --diagram timeline -o x.svg; echo $?
            "$lifeline" render in -o drawn/link; echo $?
            test -h x.svg && test -h y.svg && test -h drawn/link && echo links
            """
        let result = try program.shell(script)
        #expect(result.output == "2\n2\n0\n0\nlinks\n")
        #expect(
            result.errors == """
                output/home.timeline.svg: error: can't write the file: it is a symbolic link; remove it
                y.svg: error: can't write the file: it is a symbolic link that leads nowhere; remove it\n
                """)
        #expect(try text(program, "drawn/below/home.timeline.svg").contains("Timeline: U"))
    }

    @Test("--prune keeps what embed, diff, and check drew, and drawings of inputs of other types")
    func prune() throws {
        let program = try prepared()
        let board = Program.package.appending(path: "samples/storyboards/Main.storyboard")
        try program.write("", to: "boards/none")
        try FileManager.default.copyItem(at: board, to: program.folder.appending(path: "boards/Main.storyboard"))
        try program.write(Self.story + "expect: [home.viewDidAppear, home.viewWillAppear]\n", to: "failing/f.yaml")
        try program.write(
            "<!-- lifeline: home states as states -->\n<!-- /lifeline -->\n" + Self.document, to: "in/a.md")
        for words in [
            "embed in/a.md -o output", "diff in/home.yaml failing/f.yaml -o output", "render boards",
            "render --diagram poster", "check failing --draw-failures output",
        ] { #expect(try program(words.split(separator: " ").map(String.init)).status < 2) }
        let names = program.names(in: "output")
        #expect(names.contains("states.svg") && names.contains("home-f.strips.svg") && names.contains("f.failure.svg"))
        #expect(names.contains("lifeline.poster.svg") && names.contains { $0.hasSuffix(".storyboard.svg") })
        try program.write(Self.story, to: "other/b.yaml")
        let checked = try program("check", "other", "-o", "output")
        #expect(checked.status == 1 && !checked.errors.contains("orphaned"))
        #expect(try program("render", "other", "--prune").errors == "")
        #expect(Set(names).isSubset(of: program.names(in: "output")))
        try program.write(Self.story, to: "third/c.yaml")
        #expect(try program("render", "third", "--prune").errors == "")
        #expect(Set(program.names(in: "output")) == Set(names + ["c.figure.svg", "c.timeline.svg"]))
    }

    @Test("A drawing that embed and render write keeps the mark of embed, and is up to date for both")
    func shared() throws {
        let program = try prepared()
        let embed = ["embed", "in/a.md", "-o", "output"]
        #expect(try program("render", "in").status == 0)
        #expect(try program(embed + ["--check"]).errors.contains("stale-drawing") == false)
        #expect(try program(embed).summary.hasSuffix("wrote 1 drawing to output"))
        for story in [Self.story, Self.changed] {
            try program.write(story, to: "in/home.yaml")
            #expect(try program("render", "in").status == 0)
            #expect(try text(program, "output/home.timeline.svg").contains(" lifeline:command=embed</metadata>"))
            #expect(try program("check", "in", "-o", "output").status == 0)
        }
        #expect(try program(embed).summary == "updated 1 of 1 document, wrote no drawings to output, 1 unchanged")
        #expect(try program(embed + ["--check"]).status == 0)
    }

    @Test("A name that is the file of a drawing to keep is not removed")
    func sameFile() throws {
        let program = try Program()
        try program.write(Self.story, to: "in/Home.yaml")
        #expect(try program("render", "in").status == 0)
        // In a file system that ignores case, both names lead to the same file, as with a hard link.
        let result = try program.shell(
            """
            ln output/Home.timeline.svg output/home.timeline.svg
            "$lifeline" render in --prune && "$lifeline" check in -o output
            """)
        #expect((result.status, result.errors) == (0, ""))
        #expect(program.names(in: "output") == ["Home.figure.svg", "Home.timeline.svg", "home.timeline.svg"])
    }

    @Test("Two inputs whose drawings differ only in case are an error that names both")
    func caseConflict() throws {
        let program = try Program()
        for path in ["x/Home.yaml", "y/home.yaml"] { try program.write(Self.story, to: path) }
        let result = try program("render", "x/Home.yaml", "y/home.yaml", "--diagram", "timeline")
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix(
                "y/home.yaml: error: 'x/Home.yaml' has a drawing with the same name, 'output/home.timeline.svg', apart from "
                    + "upper and lower case; rename one of the inputs"))
    }

    @Test(
        "A drawing's name can have the maximum length, and a longer one is an error",
        arguments: [230, 236, 250, 255, 256])
    func longNames(length: Int) throws {
        let program = try Program()
        let stem = String(repeating: "a", count: length - ".timeline.svg".utf8.count)
        try program.write(Self.story, to: "\(stem).yaml")
        let result = try program("render", "\(stem).yaml", "--diagram", "timeline")
        let isPossible = length <= 255
        #expect(result.status == (isPossible ? 0 : 2))
        #expect(program.names(in: "output") == (isPossible ? ["\(stem).timeline.svg"] : []))
        #expect(isPossible || result.errors.hasSuffix(": file name too long; choose a shorter name\n"))
    }

    @Test(
        "A pipe or a device is written to if a program reads it, and never waited for", arguments: ["x.svg", "output"])
    func pipes(output: String) throws {
        let program = try prepared()
        let path = output == "output" ? "output/home.timeline.svg" : output
        let words = "\"$lifeline\" render in --diagram timeline -o \(output)"
        let script = """
            mkdir output; mkfifo \(path); \(words)
            echo $?; cat \(path) > copy & \(words); echo $?; wait; "$lifeline" check in -o output; echo $?
            ln -s /dev/null null.svg; "$lifeline" render in --diagram timeline -o null.svg && test -h null.svg; echo $?
            """
        let result = try program.shell(script, atMost: 60)
        #expect(result.output == "2\n0\n1\n0\n")
        #expect(result.errors.contains("\(path): error: can't write the file: no program reads the pipe\n"))
        #expect(try text(program, "copy").hasPrefix("<svg"))
    }

    @Test("A pipe named .gitignore, or as the storyboard of a scenario, is not read")
    func pipesAsInputs() throws {
        let program = try prepared()
        try program.write("storyboard: Main.storyboard\n" + Self.story, to: "in/home.yaml")
        let script = "mkfifo in/.gitignore in/Main.storyboard; \"$lifeline\" check in"
        let result = try program.shell(script, atMost: 60)
        #expect(result.status == 2 && result.errors.contains("Main.storyboard"))
    }

    @Test("The drawings of a document stay in its folder, unless -o names another one")
    func documentFolder() throws {
        let program = try prepared()
        for folder in ["../../pics/", "\(program.folder.path)/pics/", "link/"] {
            try program.write(Self.own, to: "pics/home.timeline.svg")
            let page = Self.document.replacing("\n<!-- /", with: "\n![old](\(folder)home.timeline.svg)\n<!-- /")
            try program.write(page, to: "docs/deep/a.md")
            _ = try program.shell("ln -sfn ../../pics docs/deep/link")
            let result = try program("embed", "docs/deep/a.md", "--from", "in")
            #expect(result.status == 2)
            #expect(
                result.errors.hasPrefix(
                    "docs/deep/a.md:1:1: error: the drawings are in the folder '\(folder)', which is outside the folder of the "
                        + "document; name it with -o "))
            #expect(try text(program, "pics/home.timeline.svg") == Self.own)
            #expect(try text(program, "docs/deep/a.md") == page)
        }
        try program.remove("pics/home.timeline.svg")
        #expect(try program("embed", "docs/deep/a.md", "--from", "in", "-o", "pics").status == 0)
    }

    @Test("A marker names only inputs in the repository, or in the folders of the document and of --from")
    func markerInputs() throws {
        let program = try Program()
        try program.write(Self.story, to: "secret/home.yaml")
        _ = try program.shell("mkdir docs; ln -s ../secret/home.yaml docs/link.yaml; ln -s ../secret docs/folder")
        for (name, diagram) in [("../secret/home", "states"), ("link", "states"), ("folder", "strips")] {
            try program.write("<!-- lifeline: \(name) \(diagram) -->\n<!-- /lifeline -->\n", to: "docs/a.md")
            let result = try program("embed", "docs/a.md")
            #expect(
                result.status == 2
                    && result.errors.contains("' is outside the repository or the folder of the document"))
        }
        try program.write(Self.document, to: "docs/a.md")
        #expect(try program("embed", "docs/a.md", "--from", "secret").status == 0)
        try program.write("<!-- lifeline: link states -->\n<!-- /lifeline -->\n", to: "docs/a.md")
        try program.write("", to: ".git/HEAD")
        #expect(try program("embed", "docs/a.md").status == 0)
    }
}
