import Foundation
import Testing

@testable import LifelineTool

@Suite("Drawing options", .waitsForProcesses)
struct DrawingOptionTests {
    private static let sheet = """
        controllers: { home: HomeViewController, sheet: SheetViewController }
        steps:
          - launch: home
          - present: sheet
          - dismiss:
        """

    private func text(_ program: Program, _ name: String) throws -> String {
        String(decoding: try program.read(name), as: UTF8.self)
    }

    /// Returns the relative links of a drawing.
    private func links(in svg: String) -> [String] {
        svg.components(separatedBy: "xlink:href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
            .filter { !$0.contains("://") }
    }

    @Test("Pages of a timeline link to existing files of the same color scheme", arguments: ["auto", "pair"])
    func pages(theme: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a sheet #1.yaml")
        try program(
            "render", "a sheet #1.yaml", "--diagram", "timeline", "--set", "pageSize=6", "--set", "theme=\(theme)",
            "-o", "out")
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "out").path)
        #expect(names.count >= (theme == "pair" ? 6 : 3))
        for name in names {
            let links = links(in: try text(program, "out/\(name)"))
            #expect(!links.isEmpty && !links.contains { $0.removingPercentEncoding == name })
            for link in links {
                let file = try #require(link.removingPercentEncoding)
                #expect(names.contains(file), "\(name) leads to \(link)")
                #expect(file.contains("~dark") == name.contains("~dark"))
            }
        }
    }

    @Test("A name to emphasize is an error only if no input contains it, and has no effect in text formats")
    func emphasize() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "in/a.yaml")
        try program.write("controllers: { b: B }\nsteps: [ { launch: b } ]\n", to: "in/b.yaml")
        let name = "emphasize=sheet.viewDidAppear"
        let drawn = try program("render", "in", "--set", name)
        #expect((drawn.status, drawn.errors) == (0, ""))
        #expect(try program("check", "in", "-o", "output", "--set", name).status == 0)
        let unknown = try program("render", "in", "--set", "emphasize=shet.viewDidAppear")
        #expect(
            unknown.status == 2
                && unknown.errors.contains(
                    "in: error: emphasize: no input has a controller or a callback with the name 'shet.viewDidAppear'")
        )
        #expect(try program("render", "in/b.yaml", "--set", name).errors.contains("no controller or callback is named"))
        let undrawn = try program("render", "in/a.yaml", "--set", name, "--step", "1")
        #expect(
            undrawn.status == 0
                && undrawn.errors.hasPrefix(
                    "in/a.yaml: warning: emphasize: 'sheet.viewDidAppear' is not in the timeline, so it can't be emphasized"
                ),
            "\(undrawn.errors)")
        #expect(
            try program("render", "in", "--format", "mermaid", "--set", name).errors.contains(
                "warning: the setting 'emphasize' has no effect in the format mermaid"))
    }

    @Test("film=files draws the timeline and the hierarchy of each step by default")
    func film() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        #expect(try program("render", "sheet.yaml", "--set", "film=files", "-o", "out").status == 0)
        #expect(
            ["timeline", "timeline-2", "timeline-3", "hierarchy", "hierarchy-2", "hierarchy-3"].allSatisfy {
                program.names(in: "out").contains("sheet.\($0).svg")
            })
    }

    @Test("In a film with numbered notes, the legend is at the same position in all files")
    func filmWithNotes() throws {
        let program = try Program()
        try program.write(Self.sheet + "\n  - note: Back at home.\n  - note: The end.\n", to: "sheet.yaml")
        let film = ["--set", "film=files", "--set", "notes=numbered"]
        #expect(try program(["render", "sheet.yaml", "--diagram", "timeline", "-o", "out"] + film).status == 0)
        let positions = try program.names(in: "out").map { name in
            try text(program, "out/\(name)").firstMatch(of: /y="([0-9.]+)"[^>]*>appeared</).map { String($0.output.1) }
        }
        #expect(positions.count > 2 && positions[0] != nil && Set(positions).count == 1, "\(positions)")
    }

    @Test("A language without its variant is suggested with it")
    func language() throws {
        let result = try Program()("render", "a.yaml", "--set", "language=zh")
        #expect(result.status == 64 && result.errors.contains("did you mean 'zh-Hans'?"))
    }

    @Test("A format without colors has no dark version")
    func pairsOfText() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        let command = ["render", "sheet.yaml", "--set", "theme=pair", "--diagram", "hierarchy"]
        #expect(try program(command + ["--format", "svg,dot,text,mermaid", "-o", "out"]).status == 0)
        #expect(
            program.names(in: "out") == [
                "sheet.hierarchy.dot", "sheet.hierarchy.mermaid", "sheet.hierarchy.svg", "sheet.hierarchy.text",
                "sheet.hierarchy~dark.dot", "sheet.hierarchy~dark.svg",
            ])
    }

    @Test(
        "An option for a part that the input doesn't have is an error with the available parts",
        arguments: [
            ("controllers=Feed,sheeet", ["no controller is named 'Feed'", "did you mean 'sheet'?"]),
            ("emphasize=viewDidApear", ["no controller or callback is named", "did you mean 'viewDidAppear'?"]),
            ("emphasize=home,home.viewDidLod", ["did you mean 'home.viewDidLoad'?"]),
            ("emphasize=shet.viewDidLoad", ["did you mean 'sheet.viewDidLoad'?"]),
            ("hierarchyStep=4", ["there is no step 4; the run has steps 1 to 3"]),
            ("events=500-", ["there is no callback 500; the run has callbacks 1 to "]),
            ("events=-0", ["there is no callback 0"]),
            ("events=9-8", ["callback 9 comes after callback 8"]),
        ])
    func missing(setting: String, words: [String]) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        for command in [["render", "a.yaml", "-o", "out"], ["check", "a.yaml", "-o", "out"]] {
            let result = try program(command + ["--set", setting])
            #expect(result.status == 2, "\(command[0])")
            for word in words { #expect((result.output + result.errors).contains(word), "\(command[0]): \(word)") }
        }
        #expect(
            try program(["render", "a.yaml", "-o", "out", "--set", "hierarchyStep=3", "--events", "9-9"]).status
                == 0)
    }

    @Test("An unknown scene is an error with a suggestion")
    func missingScene() throws {
        let program = try Program()
        try program.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Recipes"/></objects></scene></scenes>
            </document>
            """, to: "a.storyboard")
        let result = try program("render", "a.storyboard", "--set", "focus=recipes", "-o", "out")
        #expect(result.status == 2 && result.errors.contains("no scene is named 'recipes'; did you mean 'Recipes'?"))
        #expect(try program("render", "a.storyboard", "--set", "focus=Recipes", "-o", "out").status == 0)
    }

    @Test(
        "A number out of range is an error that names the range",
        arguments: [("depth", "100", "101", "from 0 to 100"), ("scale", "20", "20.1", "at most 20")])
    func ranges(key: String, last: String, next: String, range: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "--set", "\(key)=\(last)").status == 0)
        let result = try program("render", "a.yaml", "--set", "\(key)=\(next)")
        #expect(result.status == 64 && result.errors.contains(range) && result.errors.contains("'\(next)' is not"))
    }

    @Test("One drawing can be written to a file named by --output, but several drawings are an error")
    func file() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "-o", "new/picture.svg").status == 0)
        #expect(try text(program, "new/picture.svg").hasPrefix("<svg"))
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "-o", "picture.mermaid").status == 0)
        #expect(try text(program, "picture.mermaid").contains("sequenceDiagram"))
        let several = try program("render", "a.yaml", "--diagram", "timeline,figure", "-o", "several.svg")
        #expect(several.status == 2 && several.errors.contains("a.timeline.svg, a.figure.svg"))
        #expect(try program("render", "a.yaml", "--format", "png", "-o", "a.svg").status == 64)
        #expect(try program("render", "a.yaml", "--prune", "-o", "a.svg").status == 64)
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "several.svg").path))
        try FileManager.default.createDirectory(
            at: program.folder.appending(path: "folder.svg"), withIntermediateDirectories: true)
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "-o", "folder.svg").status == 0)
        #expect(try text(program, "folder.svg/a.timeline.svg").hasPrefix("<svg"))
    }

    @Test("Diagrams without a text format are skipped, but requested diagrams are an error")
    func textFormats() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        try program.write(Self.sheet, to: "b.yaml")
        let format = ["--format", "mermaid", "-o", "out"]
        let plain = try program(["render", "a.yaml", "b.yaml"] + format)
        #expect((plain.status, plain.errors) == (0, ""))
        let film = try program("render", "a.yaml", "--set", "film=true", "--format", "text", "-o", "film")
        #expect(film.status == 0 && film.errors.contains("hierarchy after each step"))
        #expect(!program.names(in: "film").contains { $0.contains("hierarchy") })
        let named = try program("render", "a.yaml", "--diagram", "loading", "--format", "mermaid", "-o", "out")
        #expect(named.status == 2 && named.errors.contains("no 'mermaid' format"))
    }

    @Test("A width is a number of pixels from 200 to 20,000, or none; other values are errors")
    func width() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        for word in ["200", "20000", "none", "900.5"] {
            #expect(try program("render", "a.yaml", "--set", "width=\(word)", "-o", "out").status == 0, "\(word)")
        }
        for word in ["199", "20001", "0", "-1", "wide", "nan", "inf", ""] {
            let result = try program("render", "a.yaml", "--set", "width=\(word)", "-o", "bad")
            #expect(result.status == 64 && result.errors.contains("--set width: "), "\(word): \(result.errors)")
        }
    }

    @Test("A difference draws timelines, and hierarchies after the last step at which they differ")
    func hierarchies() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        let command = ["diff", "sheet.yaml", "--ios", "12", "--ios", "13", "--set", "theme=pair", "-o", "out"]
        #expect(try program(command).status == 1)
        #expect(try text(program, "out/sheet.difference.svg").contains("only in iOS 12"))
        let hierarchies = try text(program, "out/sheet.hierarchies.svg")
        #expect(hierarchies.contains("hierarchies of iOS 12 and iOS 13 after step 2, present: sheet"))
        #expect(hierarchies.contains(">home · disappeared<") && hierarchies.contains(">home · appeared<"))
        #expect(try text(program, "out/sheet.hierarchies~dark.svg").contains("fill=\"#0d1117\""))
        try program(command + ["--step", "1"])
        #expect(try text(program, "out/sheet.hierarchies.svg").contains("after step 1, launch: home"))
    }

    @Test("--run and the setting 'run' also choose the run of a sheet, a difference, and what is printed")
    func runNumber() throws {
        let program = try Program()
        for name in ["a", "b"] {
            try program.write("controllers: { \(name): V }\nsteps: [ { launch: \(name) } ]", to: "\(name).yaml")
        }
        let runs = try ["a", "b"].map { try program("run", "\($0).yaml", "--format", "jsonl").output }
        try program.write(runs.joined(), to: "two.jsonl")
        #expect(try program("render", "two.jsonl", "--together", "--diagram", "strips", "--run", "2").status == 0)
        let sheet = try text(program, "output/two.strips.svg")
        #expect(sheet.contains(">b</text>") && !sheet.contains(">a</text>"))
        #expect(try program("diff", "two.jsonl", "b.yaml", "--run", "2").status == 0)
        #expect(try program("diff", "two.jsonl", "b.yaml").status == 1)
        let printed = try program("inspect", "two.jsonl", "--set", "run=2").output
        #expect(printed.contains("launch: b") && !printed.contains("launch: a"))
        for command in ["run a.yaml --set run=2", "inspect two.jsonl --set run=3", "diff two.jsonl b.yaml --run 3"] {
            let result = try program(command.split(separator: " ").map(String.init))
            #expect(result.status == 2 && result.errors.contains("run: there is no run "), "\(command)")
        }
        let many = try program("render", "two.jsonl", "--together", "--diagram", "strips", "--run", "3")
        #expect(many.status == 2 && many.errors.contains("two.jsonl: error: run: there is no run 3"))
    }

    @Test("The strips of all runs in a folder are one drawing with the name of the folder")
    func sheet() throws {
        let program = try Program()
        for name in ["a", "b"] {
            try program.write(
                "title: Title \(name)\ncontrollers: { home: Home }\nsteps: [ { launch: home } ]\n",
                to: "runs/\(name).yaml")
        }
        let rendered = try program("render", "runs", "--together", "--diagram", "strips", "-o", "out")
        #expect(rendered.status == 0)
        let drawing = try text(program, "out/runs.strips.svg")
        #expect(drawing.contains("Title a") && drawing.contains("Title b"))
    }

    @Test("The poster needs no input, but other diagrams do")
    func poster() throws {
        let program = try Program()
        let poster = try program("render", "--diagram", "poster", "--ios", "12", "-o", "poster.svg")
        #expect(poster.status == 0 && !poster.errors.contains("warning"), "\(poster.errors)")
        #expect(try text(program, "poster.svg").contains("iOS 12"))
        for arguments in [["render"], ["render", "--diagram", "states"], ["check"], ["run"], ["report"], ["inspect"]] {
            #expect(try program(arguments).status == 64, "\(arguments)")
        }
    }

    @Test("Storyboards are drawn together under the name of their folder, and can be checked")
    func together() throws {
        let program = try Program()
        try program.write(Self.board("Main", leadingTo: "Second"), to: "boards/Main.storyboard")
        try program.write(Self.board("Second", leadingTo: "Main"), to: "boards/Second.storyboard")
        let rendered = try program("render", "boards", "--set", "together=true", "-o", "out")
        #expect((rendered.status, rendered.errors) == (0, ""))
        let folder = program.folder.appending(path: "out").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["boards.storyboard.svg"])
        let svg = try text(program, "out/boards.storyboard.svg")
        #expect(svg.contains(">Storyboards: Main, Second<"))
        #expect(svg.contains(">MainViewController<") && svg.contains(">SecondViewController<"))
        #expect(try program("check", "boards", "--set", "together=true", "-o", "out").status == 0)
    }

    @Test("A timeline shows a diagnostic after its callback")
    func diagnostics() throws {
        let program = try Program()
        try program.write(
            """
            controllers: { home: HomeViewController }
            steps:
              - launch: home
              - call: home.viewWillAppear
              - background:
            """, to: "call.yaml")
        try program("render", "call.yaml", "--diagram", "timeline", "--format", "text", "-o", "out")
        let lines = try text(program, "out/call.timeline.text").split(separator: "\n")
        let call = try #require(lines.lastIndex { $0.contains("home.✗ viewWillAppear(_:)") })
        #expect(lines[call + 1].contains("[error]") && lines[call + 1].hasSuffix("[direct-appearance-call]"))
        #expect(lines[call + 2].contains("[UIKit] [ViewController] Calling -viewWillAppear:"))
        #expect(lines[call + 3].contains("background"))
    }

    @Test("The output - prints drawings to standard output, without terminal codes or files")
    func standardOutput() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        let result = try program("render", "sheet.yaml", "--diagram", "timeline", "--format", "text", "-o", "-")
        #expect((result.status, result.errors) == (0, ""))
        #expect(
            result.output.contains("━━ 2 Present sheet, animated ━━")
                && result.output.contains("sheet.viewDidAppear(_:)"))
        #expect(result.output.split(separator: "\n").last?.contains("█ appeared") == true)
        #expect(!result.output.contains("\u{1B}"))
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(files.filter { !$0.hasPrefix(".") } == ["sheet.yaml"])
        #expect(try program("render", "sheet.yaml", "--prune", "-o", "-").status == 64)
    }

    @Test(
        "An output with the extension of another file format is an error, unless it is a folder",
        arguments: ["jpg", "docx", "pptx", "svgz", "puml"])
    func unsupportedExtension(ending: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        let result = try program("render", "a.yaml", "-o", "x.\(ending)")
        let message = "'-o x.\(ending)': expected the extension of a format: svg, "
        #expect(result.status == 64 && result.errors.contains(message))
        #expect(program.names(in: "x.\(ending)") == [])
        try program.write("", to: "x.\(ending)/note.txt")
        #expect(try program("render", "a.yaml", "-o", "x.\(ending)").status == 0)
    }

    @Test(
        "A PDF for a paper has the size of the paper, which is turned for a wide drawing",
        arguments: [
            ("A4", "timeline", "595 842"), ("letter", "timeline", "612 792"), ("A4", "flags", "842 595"),
        ])
    func paper(name: String, diagram: String, size: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        let arguments = ["render", "a.yaml", "--diagram", diagram, "-o", "a.pdf", "--set"]
        #expect(try program(arguments + ["paper=\(name)"]).status == 0)
        let pdf = String(decoding: try program.read("a.pdf"), as: UTF8.self)
        // Where cairo compresses its objects, the size can't be read.
        if let box = pdf.firstMatch(of: /MediaBox \[ 0 0 ([0-9. ]+?) \]/) { #expect(box.1 == size) }
        let wrong = try program(arguments + ["paper=A7"])
        #expect(wrong.status == 64 && wrong.errors.contains("unknown value 'A7' for 'paper'"))
    }

    @Test("A film in files draws a file for each step, and a range of steps can be drawn")
    func stepFiles() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        let timeline = ["render", "a.yaml", "--diagram", "timeline", "-o"]
        let film = try program(timeline + ["film", "--set", "film=files"])
        #expect(film.status == 0 && !film.errors.contains("several pages"))
        #expect(program.names(in: "film").sorted() == ["a.timeline-2.svg", "a.timeline-3.svg", "a.timeline.svg"])
        #expect(try program(timeline + ["both.svg", "--step", "1-2"]).status == 0)
        for range in ["2-1", "0-1", "1-", "a"] {
            let result = try program(timeline + ["x.svg", "--step", range])
            #expect(result.status == 64 && result.errors.contains("'\(range)' is not a step or a range of steps"))
        }
        let far = try program(timeline + ["x.svg", "--step", "1-9"])
        #expect(far.status == 2 && far.errors.contains("step: there is no step 9; the run has steps 1 to 3"))
    }

    @Test("A table replaces its own file and no other", arguments: ["markdown", "html", "csv"])
    func tables(format: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        let arguments = ["render", "a.yaml", "--diagram", "flags", "--format", format, "-o", "out"]
        for _ in 1...2 { #expect(try program(arguments).status == 0) }
        try program.write("mine, not yours\n", to: "out/a.flags.\(format)")
        let refused = try program(arguments)
        #expect(refused.status == 2 && refused.errors.contains("the existing file can hold your own work"))
        let strips = try program("render", "a.yaml", "--diagram", "strips", "--format", format, "-o", "out")
        #expect(
            strips.status == 2 && strips.errors.contains("the drawing 'strips' has no '\(format)' format; use one of"))
    }

    @Test("Other extensions of Mermaid and text select these formats", arguments: ["mmd", "txt"])
    func otherExtension(ending: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "-o", "x.\(ending)").status == 0)
        let text = String(decoding: try program.read("x.\(ending)"), as: UTF8.self)
        #expect(text.contains(ending == "mmd" ? "sequenceDiagram" : "━━ 1 "))
        #expect(try program("render", "a.yaml", "--diagram", "timeline", "-o", "x.\(ending)").status == 0)
    }

    @Test(
        "Several drawings for standard output are an error, unless all are text", arguments: ["svg", "pdf", "text,svg"])
    func standardOutputOfPictures(formats: String) throws {
        let program = try Program()
        for name in ["a", "b"] { try program.write(Self.sheet, to: "\(name).yaml") }
        let command = ["render", "a.yaml", "-o", "-", "--diagram", "timeline,hierarchy", "--format"]
        let several = try program(command + [formats])
        #expect(several.status == 2 && several.output.isEmpty)
        #expect(several.errors.contains("standard output can contain only one drawing, but the input has "))
        let inputs = try program(command + [formats, "b.yaml"])
        #expect(inputs.status == 2 && inputs.output.isEmpty && inputs.errors.contains("but there are 2 inputs"))
        #expect(try program(command + ["text"]).status == 0)
    }

    @Test("A long timeline has pages whose names sort, and a note says how to draw less")
    func longTimeline() throws {
        let program = try Program()
        let log = (0..<1001).map { "12:00:\(10 + $0 % 50) HomeViewController viewDidLayoutSubviews\n" }
        try program.write("HomeViewController viewWillAppear\n" + log.joined(), to: "long.log")
        let command = ["render", "long.log", "--diagram", "timeline", "--callbacks", "all", "-o", "out"]
        let long = try program(command)
        #expect(long.errors.hasPrefix("long.log: note: the timeline has several pages, because the run has 1002 "))
        #expect(program.names(in: "out") == ["long.timeline-2.svg", "long.timeline-3.svg", "long.timeline.svg"])
        let one = try program(command + ["-o", "one.svg"])
        #expect(one.status == 2 && one.errors.contains("select one drawing with --step or --events"))
        #expect(try program(command + ["--events", "1-20", "--set", "pageSize=2"]).errors == "")
        let pages = program.names(in: "out").sorted()
        #expect(pages.count > 9 && pages.contains("long.timeline-02.svg"))
        let second = try text(program, "out/long.timeline-02.svg")
        #expect(links(in: second).allSatisfy { pages.contains($0) })
    }

    /// A log of two runs: the first with two steps, and the second with another controller and one step.
    private static let twoRuns = """
        iOS 12.0
        HomeViewController viewDidLoad
        HomeViewController viewWillAppear
        HomeViewController viewDidAppear
        DetailViewController viewDidLoad
        HomeViewController viewWillDisappear
        DetailViewController viewWillAppear
        HomeViewController viewDidDisappear
        DetailViewController viewDidAppear
        iOS 13.0
        OtherViewController viewDidLoad
        OtherViewController viewWillAppear
        OtherViewController viewDidAppear
        """

    @Test(
        "Of several runs, those with the given parts are drawn, or the one with the given number",
        arguments: [
            ([], [1, 2]), (["--controllers", "OtherViewController"], [2]), (["--step", "2"], [1]),
            (["--step", "1"], [1, 2]), (["--events", "7-8"], [1]), (["--run", "2"], [2]),
            (["--run", "1", "--step", "1"], [1]),
        ])
    func runs(options: [String], drawn: [Int]) throws {
        let program = try Program()
        try program.write(Self.twoRuns, to: "two.log")
        let result = try program(["render", "two.log", "--diagram", "timeline", "-o", "out"] + options)
        #expect(result.status == 0)
        #expect(program.names(in: "out").sorted() == drawn.map { "two-\($0).timeline.svg" })
    }

    @Test("A part that no run has, and several runs for one file, are errors that name the runs")
    func missingRuns() throws {
        let program = try Program()
        try program.write(Self.twoRuns, to: "two.log")
        let command = ["render", "two.log", "--diagram", "timeline", "-o", "one.svg"]
        for (options, messages) in [
            (["--step", "7"], ["no step 7; run 1 has steps 1 to 2", "no step 7; run 2 has one step"]),
            (["--run", "2", "--step", "2"], ["step: there is no step 2; run 2 has one step\n"]),
            (["--controllers", "OtherViewContoller"], ["no controller in run 2 is named", "did you mean 'OtherView"]),
            (["--run", "3"], ["run: there is no run 3; the input has runs 1 to 2"]),
            (["--step", "1"], ["select one drawing with --run"]),
        ] {
            let result = try program(command + options)
            #expect(result.status == 2)
            for message in messages { #expect(result.errors.contains(message)) }
        }
        #expect(try program(command + ["--step", "1", "--run", "2"]).status == 0)
        func embed(_ options: String) throws -> (status: Int32, errors: String) {
            let marker = "<!-- lifeline: two timeline --step 1 \(options)as name -->"
            try program.write("# Log\n\n\(marker)\n<!-- /lifeline -->\n", to: "post.md")
            let result = try program("embed", "post.md", "-o", "drawings")
            return (result.status, result.errors)
        }
        let several = try embed("")
        #expect(several.status == 2)
        #expect(several.errors.contains("the marker draws the runs 1, 2; name one with --run"))
        #expect(try embed("--run 2 ").status == 0 && program.names(in: "drawings") == ["name.svg"])
    }

    @Test(
        "A given width is the width of SVG and PNG files, unless text would be lower than 9 pixels, which a note says")
    func exactWidth() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        func width(_ setting: String) throws -> (Int, String) {
            let command = ["render", "a.yaml", "--diagram", "timeline", "--format", "svg,png", "-o", "out"]
            let result = try program(command + (setting.isEmpty ? [] : ["--set", "width=\(setting)"]))
            #expect(result.status == 0)
            let head = try text(program, "out/a.timeline.svg").firstMatch(of: /\swidth="(\d+)" height/)
            let svg = try #require(head.flatMap { Int($0.1) })
            // The width in the header of the PNG.
            let png = try program.read("out/a.timeline.png")[16..<20].reduce(0) { $0 * 256 + Int($1) }
            #expect(abs(png - 2 * svg) <= 2)
            return (svg, result.errors)
        }
        let (full, _) = try width("")
        let (fitted, note) = try width("\(full - 40)")
        #expect(fitted == full - 40 && note.isEmpty)
        #expect(try width("2000").0 == full)
        let (narrow, reason) = try width("200")
        #expect(
            narrow > 200 && reason.contains("is \(narrow) pixels wide, because its text would be lower than 9 pixels"))
        for words in ["--controllers, --step, or --events", "of a storyboard, with --set focus and --set depth"] {
            #expect(reason.contains(words))
        }
    }

    @Test("A timeline shows the listed callbacks and groups, without the ignored ones")
    func listedCallbacks() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        func names(_ words: String...) throws -> Set<String> {
            let command = ["render", "a.yaml", "--diagram", "timeline", "--format", "text", "-o", "-"]
            let result = try program(command + words)
            #expect(result.status == 0)
            return Set(result.output.matches(of: /[a-z]+\.(view\w+|loadView|init)/).map { String($0.1) })
        }
        #expect(try names("--callbacks", "viewWillAppear,viewDidAppear") == ["viewWillAppear", "viewDidAppear"])
        let loading = try names("--callbacks", "loading,viewDidAppear", "--set", "ignore=loadView")
        #expect(loading.contains("viewDidLoad") && loading.contains("viewDidAppear"))
        #expect(!loading.contains("loadView") && !loading.contains("viewWillAppear"))
        let folded = try names("--set", "ignore=viewIsAppearing,viewDidAppear")
        #expect(folded.contains("viewWillAppear") && folded.isDisjoint(with: ["viewIsAppearing", "viewDidAppear"]))
        let unknown = try program("render", "a.yaml", "--callbacks", "viewDidLoad,viewDidApear")
        #expect(
            unknown.status == 64 && unknown.errors.contains("unknown callback or group 'viewDidApear'; did you mean"))
    }

    @Test(
        "A difference is written to a file in the format of its extension, and to a folder in the format of the settings"
    )
    func differenceFile() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        let command = ["diff", "a.yaml", "--ios", "12", "--ios", "13", "-o"]
        #expect(try program(command + ["d.png", "--set", "theme=pair"]).status == 1)
        #expect(try program.read("d.png").prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(try program(command + ["d.gif"]).status == 64)
        #expect(try program(command + ["out", "--set", "formats=pdf"]).status == 1)
        #expect(program.names(in: "out") == ["a.difference.pdf", "a.hierarchies.pdf", "a.strips.pdf"])
    }

    @Test("A repeated input is drawn once, and inputs with the same name get advice about their folder")
    func repeatedInputs() throws {
        let program = try Program()
        for name in ["p/q1/a", "p/q2/a", "p/q2/b"] { try program.write(Self.sheet, to: "\(name).yaml") }
        let command = ["render", "--diagram", "timeline", "-o", "out"]
        let repeated = try program(command + ["p/q1/a.yaml", "./p/q1/a.yaml"])
        #expect((repeated.status, repeated.errors, repeated.summary) == (0, "", "wrote 1 drawing to out"))
        #expect(try program("check", "p/q1/a.yaml", "p/q1/../q1/a.yaml").summary == "no diagnostics in 1 file")
        let same = try program(command + ["p/q1/a.yaml", "p/q2/a.yaml"])
        #expect(same.status == 2 && same.errors.contains("rename one of the inputs, or name their common folder, 'p'"))
        #expect(try program(command + ["p"]).status == 0)
    }

    @Test("--ios selects the iOS version of simulated and checked scenarios and their drawings")
    func versions() throws {
        let program = try Program()
        let expectation = "    expect: [home.viewIsAppearing]\n"
        try program.write(Self.sheet.replacing("home\n  - pre", with: "home\n" + expectation + "  - pre"), to: "a.yaml")
        #expect(try program("run", "a.yaml", "--ios", "12").output.contains("a.yaml · iOS 12\n"))
        #expect(try program("render", "a.yaml", "--ios", "12", "-o", "out").status == 0)
        #expect(try program("check", "a.yaml", "--ios", "17").status == 0)
        #expect(try program("check", "a.yaml", "--ios", "12").errors.contains("viewIsAppearing"))
        #expect(try !program("check", "a.yaml", "--ios", "12", "-o", "out").errors.contains("drawing"))
        #expect(try program("check", "a.yaml", "--ios", "17", "-o", "out").errors.contains("[stale-drawing]"))
        #expect(try program("run", "a.yaml", "--ios", "99").status == 64)
    }

    @Test("The output - prints the drawings of any number of inputs, in input order")
    func standardOutputOfMany() throws {
        let program = try Program()
        let names = (1...6).map { "s\($0)" }
        for name in names { try program.write("title: \(name)\n" + Self.sheet, to: "in/\(name)/a.yaml") }
        let inputs = names.map { "in/\($0)/a.yaml" }
        let result = try program(["render"] + inputs + ["--diagram", "timeline", "--format", "text", "-o", "-"])
        #expect((result.status, result.errors) == (0, ""))
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.filter { names.contains($0) } == names)
    }

    @Test("A character without an installed font is a warning for PNG and PDF, but not for SVG")
    func missingFont() throws {
        let program = try Program()
        // A sign of Linear A.
        try program.write("title: \u{10600}\n" + Self.sheet, to: "a.yaml")
        let found = try program.shell("fc-list ':charset=10600'")
        let isMissing = found.status == 0 && found.output.isEmpty
        let format = ["--diagram", "states", "--format"]
        let drawn = try program(["render", "a.yaml"] + format + ["pdf"])
        #expect(
            drawn.status == 0 && drawn.errors.contains("no installed font contains '\u{10600}', so PNG") == isMissing)
        #expect(try program(["render", "a.yaml"] + format + ["svg"]).errors.isEmpty)
    }

    @Test("A terminal shows bars colored by state and errors in red, but no escape codes from an input")
    func colors() {
        let text = TerminalText.colored(
            "━━ 1 \u{1B}[31mpush ━━\n   ┊──▶█ ░ home.✗ viewDidAppear()\n   [error] wrong\n [warning] odd\n [UIKit] odd\n"
        )
        let lines = text.split(separator: "\n")
        #expect(lines[0] == "\u{1B}[1m━━ 1 ␛[31mpush ━━\u{1B}[0m")
        #expect(lines[1].contains("\u{1B}[32m█\u{1B}[0m") && lines[1].hasSuffix("\u{1B}[31m✗ viewDidAppear()\u{1B}[0m"))
        #expect(lines[2] == "\u{1B}[31m   [error] wrong\u{1B}[0m")
        #expect(lines[3] == "\u{1B}[33m [warning] odd\u{1B}[0m" && lines[4] == "\u{1B}[33m [UIKit] odd\u{1B}[0m")
        #expect(text.hasSuffix("\n"))
    }

    /// Returns a storyboard with one scene, and with a segue to the initial scene of another storyboard.
    private static func board(_ name: String, leadingTo other: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(name)-vc">
          <scenes>
            <scene sceneID="\(name)-1"><objects>
              <viewController id="\(name)-vc" customClass="\(name)ViewController" sceneMemberID="viewController">
                <connections><segue destination="\(name)-ref" kind="show" id="\(name)-seg"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="\(name)-2"><objects>
              <viewControllerPlaceholder storyboardName="\(other)" id="\(name)-ref" sceneMemberID="viewController"/>
            </objects></scene>
          </scenes>
        </document>
        """
    }
}
