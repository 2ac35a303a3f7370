import Foundation
import Testing

@Suite("Settings file", .waitsForProcesses)
struct SettingsTests {
    private static let story = """
        title: Push
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home: HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
          - pop:
        """

    private func project(_ settings: String, in file: String = ".lifeline.yml") throws -> Program {
        let program = try Program()
        try program.write(Self.story, to: "stories/push.yaml")
        try program.write(settings, to: file)
        return program
    }

    private func text(_ program: Program, _ file: String) throws -> String {
        String(decoding: try program.read(file), as: UTF8.self)
    }

    @Test("A second settings file in a folder is an error")
    func secondFile() throws {
        let program = try project("inputs: [stories]\n")
        try program.write("inputs: [stories]\n", to: ".lifeline.yaml")
        let message = "'.lifeline.yaml' is a second settings file in this folder; remove one of them"
        let result = try program("check")
        #expect(result.status == 2 && result.errors.hasPrefix(".lifeline.yml: error: \(message)"))
    }

    @Test("check, render, and report read the inputs in the settings file, from any folder of the project")
    func inputs() throws {
        let program = try project("inputs: [stories]\n")
        for command in ["check", "render", "report"] { #expect(try program(command).status == 0, "\(command)") }
        #expect(program.names(in: "output").contains("push.timeline.svg"))
        try program.write("", to: "deep/note.md")
        #expect(try program.shell("cd deep && \"$lifeline\" check").status == 0)
        try program.write("inputs: [stories]\nwidht: 5\n", to: ".lifeline.yml")
        #expect(try program("check").errors.hasPrefix(".lifeline.yml:2:1: error: unknown key 'widht'"))
        for path in ["/etc", "../other"] {
            try program.write("inputs: ['\(path)']\n", to: ".lifeline.yml")
            let result = try program("check", "stories")
            #expect(
                result.status == 2
                    && result.errors.hasPrefix(
                        ".lifeline.yml:1:10: error: the path of the input, '\(path)', must be relative")
            )
        }
        try program.write("inputs:\n  - stories\n  - gone\n", to: ".lifeline.yml")
        for command in ["check", "render"] {
            #expect(
                try program(command).errors.hasPrefix(
                    ".lifeline.yml:3:5: error: 'gone': can't read the input: no such file or folder"))
        }
    }

    @Test(
        "The settings file sets diagrams, width, colors, and fonts for drawings, and options override the file",
        arguments: [".lifeline.yml", ".lifeline.yaml"])
    func drawings(file: String) throws {
        let settings = """
            drawings:
              diagrams: [timeline]
              callbacks: appearance
              theme: pair
              links: false
              font: Inter
              colors:
                page: "#FFF8F0"
                text: ["#102030", "#f0f0f0"]

            """
        let program = try project(settings, in: file)
        #expect(try program("render", "stories", "-o", "out").status == 0)
        #expect(program.names(in: "out").sorted() == ["push.timeline.svg", "push.timeline~dark.svg"])
        let (light, dark) = (
            try text(program, "out/push.timeline.svg"), try text(program, "out/push.timeline~dark.svg")
        )
        #expect(light.contains("#fff8f0") && light.contains("#102030") && dark.contains("#f0f0f0"))
        #expect(light.contains("font-family:'Inter',") && !light.contains("viewDidLoad()<") && !light.contains("href"))
        #expect(try program("check", "stories", "-o", "out").status == 0)
        let other = try program("render", "stories", "-o", "other", "--diagram", "hierarchy", "--set", "theme=light")
        #expect(other.status == 0 && program.names(in: "other") == ["push.hierarchy.svg"])
        // Worker processes draw several inputs.
        try program.write(try program.read("stories/push.yaml"), to: "stories/two.yaml")
        #expect(try program("render", "stories", "-o", "many").status == 0)
        #expect(try text(program, "many/push.timeline.svg") == light)
    }

    @Test("Formats in the settings file are written and checked, unless an option or a file names other formats")
    func formats() throws {
        let program = try project("drawings: { formats: [svg, dot], diagrams: [timeline] }\n")
        #expect(try program("render", "stories", "-o", "out").status == 0)
        #expect(program.names(in: "out") == ["push.timeline.dot", "push.timeline.svg"])
        #expect(try program("check", "stories", "-o", "out").status == 0)
        try program.write("edited", to: "out/push.timeline.dot")
        #expect(try program("check", "stories", "-o", "out").status == 1)
        #expect(try program("check", "stories", "-o", "out", "--set", "formats=svg").status == 0)
        #expect(try program("render", "stories", "-o", "text", "--format", "text").status == 0)
        #expect(program.names(in: "text") == ["push.timeline.text"])
        for output in [["-o", "one.svg"], ["--output", "two.svg"], ["--output=three.svg"]] {
            #expect(try program(["render", "stories"] + output).status == 0)
        }
        #expect(try program("report", "stories", "-o", "page").status == 0)
    }

    @Test("The scale in the settings can have decimals, as in the option")
    func scale() throws {
        let program = try project("drawings: { scale: 1.5, formats: [png], diagrams: [timeline] }\n")
        #expect(try program("render", "stories", "-o", "settings").status == 0)
        #expect(try program("render", "stories", "-o", "option", "--set", "scale=1.5").status == 0)
        #expect(try program.read("settings/push.timeline.png") == program.read("option/push.timeline.png"))
    }

    @Test("The settings also apply to the markers in documents")
    func markers() throws {
        let program = try project("drawings: { width: 420 }\n")
        try program.write("<!-- lifeline: push timeline --callbacks all -->\n<!-- /lifeline -->\n", to: "a.md")
        try program.write("<!-- lifeline: push timeline -->\n<!-- /lifeline -->\n", to: "b.md")
        for page in ["a", "b"] {
            #expect(try program("embed", "\(page).md", "--from", "stories", "-o", "out").status == 0)
        }
        for name in program.names(in: "out") {
            let head = try #require(try text(program, "out/\(name)").firstMatch(of: /\swidth="(\d+)"/))
            #expect(try #require(Int(head.1)) < 700, "\(name)")
        }
    }

    @Test(
        "Each error in the settings is reported with its line, its column, and a suggestion",
        arguments: [
            ("drawings:\n  widthx: 400\n", ".lifeline.yml:2:3: error: unknown key 'widthx'; did you mean 'width'?"),
            ("drawings:\n  width: wide\n", ".lifeline.yml:2:10: error: 'wide' is not a width; use none or a number"),
            ("drawings:\n  diagrams: [timelin]\n", ":2:13: error: unknown diagram 'timelin'; did you mean 'timeline'?"),
            ("drawings:\n  formats: svgg\n", ":2:12: error: unknown format 'svgg'; did you mean 'svg'?"),
            ("drawings:\n  theme: drak\n", ":2:10: error: unknown value 'drak' for 'theme'; did you mean 'dark'?"),
            ("drawings:\n  links: maybe\n", ":2:10: error: expected true or false, got 'maybe'"),
            ("drawings:\n  pageSize: 0\n", ":2:13: error: '0' is not a whole number from 1 to 1000000"),
            ("drawings:\n  scale: 20.5\n", ":2:10: error: '20.5' is not a number greater than 0 and at most 20"),
            ("drawings:\n  scale: 0\n", ":2:10: error: '0' is not a number greater than 0 and at most 20"),
            (
                "drawings:\n  colors: { appearedx: \"#ffffff\" }\n",
                "error: unknown color 'appearedx'; did you mean 'appeared'?"
            ),
            ("drawings:\n  colors: { page: white }\n", "error: 'page=white' is not a color; write page: '#rrggbb'"),
            (
                "drawings: big\n",
                ".lifeline.yml:1:11: error: expected 'key: value'; the keys are diagrams, formats, width"
            ),
            ("drawings: {\n", ".lifeline.yml:"),
            ("logs: 3\n", ".lifeline.yml:1:7: error: expected 'key: value'; the keys are patterns, strict"),
            ("logs:\n  patternsx: x\n", ":2:3: error: unknown key 'patternsx'; did you mean 'patterns'?"),
            (
                "logs:\n  patterns: [\"in {controller}\"]\n",
                ":2:14: error: the pattern 'in {controller}' is missing '{callback}'; add it"
            ),
            (
                "logs:\n  patterns: ['{controllerx} {callback}']\n",
                ":2:15: error: unknown placeholder '{controllerx}'; did you"
            ),
            (
                "logs:\n  patterns:\n    - a {callback}{address}\n",
                ":3:19: error: expected text between '{callback}' and"
            ),
            (
                "logs:\n  patterns: ['{callback} {callback}']\n",
                ":2:26: error: the placeholder '{callback}' occurs twice"
            ),
            ("logs:\n  patterns: [\"\"]\n", ":2:14: error: a value is empty"),
            ("logs:\n  patterns: [[a]]\n", ":2:14: error: expected a pattern"),
        ])
    func errors(settings: String, message: String) throws {
        let program = try project(settings)
        let result = try program("render", "stories", "-o", "out")
        #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
        #expect(program.names(in: "out").isEmpty)
    }

    @Test("The settings file is found above the working directory, but not above the root of the repository")
    func root() throws {
        let program = try project("drawings: { diagrams: [timeline] }\n")
        try program.write(
            Self.story.replacing("- pop:", with: "- swipeBack: cancelled\n  - pop:"), to: "package/sub/push.yaml")
        let inner = try program.shell("cd package/sub && \"$lifeline\" render push.yaml -o out && ls out")
        #expect(inner.output == "push.timeline.svg\n")
        try program.write("", to: "package/.git/HEAD")
        let outer = try program.shell("cd package/sub && rm -r out && \"$lifeline\" render push.yaml -o out && ls out")
        #expect(outer.output == "push.states.svg\npush.timeline.svg\n")
    }

    @Test("The settings file configures both the rules for check and the options for drawings")
    func rules() throws {
        let program = try project("disable: [push-twice]\ndrawings: { width: 700 }\n")
        #expect(try program("check", "stories").status == 0)
        try program.write("disable: [push-twise]\ndrawings: { width: 700 }\n", to: ".lifeline.yml")
        let result = try program("check", "stories")
        #expect(result.status == 2 && result.errors.contains(".lifeline.yml:1:10: error: unknown rule 'push-twise'"))
    }

    @Test("Drawings and reports have the diagnostics that check reports")
    func rulesInDrawings() throws {
        let program = try project("disable: [push-twice]\n")
        try program.write(Self.story.replacing("pop:", with: "push: detail"), to: "stories/push.yaml")
        #expect(try program("check", "stories").status == 0)
        let drawing = ["render", "stories", "--diagram", "timeline", "--format", "text", "-o", "-"]
        #expect(try !program(drawing).output.contains("[push-twice]"))
        #expect(try program(drawing + ["--set", "severity=push-twice=note"]).errors.isEmpty)
        try program.write("severity: { push-twice: note }\n", to: ".lifeline.yml")
        let text = try program(drawing).output
        #expect(text.contains("[push-twice]") && text.contains("[note]") && !text.contains("[error]"))
        #expect(try program("report", "stories", "-o", "report").status == 0)
        let page = String(decoding: try program.read("report/index.html"), as: UTF8.self)
        #expect(page.contains("1 note") && !page.contains("1 error"))
    }

    @Test(
        "--set overrides the settings file, and an option overrides --set",
        arguments: [
            (["--set", "theme=dark"], ["push.timeline.svg"]),
            (["--set", "drawings.diagrams=hierarchy,timeline"], ["push.hierarchy.svg", "push.timeline.svg"]),
            (["--set", "diagrams=hierarchy", "--diagram", "states"], ["push.states.svg"]),
            (["--set", "diagrams=hierarchy", "--set", "diagrams=states"], ["push.states.svg"]),
            (["--set", "formats=dot"], ["push.timeline.dot"]),
            (["--set", "formats=dot", "--format", "text"], ["push.timeline.text"]),
        ])
    func overriding(options: [String], names: [String]) throws {
        let program = try project("drawings: { diagrams: [timeline], film: true }\n")
        #expect(try program(["render", "stories", "-o", "out"] + options).status == 0)
        #expect(program.names(in: "out").sorted() == names)
    }

    @Test("--set turns off what the settings file turns on")
    func off() throws {
        let program = try project("drawings: { diagrams: [hierarchy], film: true }\n")
        #expect(try program("render", "stories", "-o", "film").status == 0)
        #expect(try program("render", "stories", "-o", "last", "--set", "film=false").status == 0)
        #expect(try text(program, "film/push.hierarchy.svg") != text(program, "last/push.hierarchy.svg"))
    }

    @Test(
        "An invalid setting on the command line is an error with a suggestion",
        arguments: [
            ("width", "--set: expected key=value, such as width=700, not 'width'"),
            ("widthx=700", "--set: unknown key 'widthx'; did you mean 'width'?"),
            ("page=#fff", "--set: unknown key 'page'; did you mean 'colors.page'?"),
            ("page=transparent", "--set: unknown key 'page'; did you mean 'background'?"),
            ("logs.width=700=3", "--set width: '700=3' is not a width"),
            ("film=maybe", "--set film: expected true, false, or files, got 'maybe'"),
            ("severity.push-twise=note", "--set severity: unknown rule 'push-twise'; did you mean 'push-twice'?"),
            ("patterns=(?<callback>", "--set patterns: '(?<callback>' is not a valid regular expression"),
            ("events=x", "--set events: 'x' is not a range of callbacks; write one such as 20-28, 20-, or -28"),
        ])
    func invalid(word: String, message: String) throws {
        let result = try project("")("render", "stories", "--set", word)
        #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }

    @Test(
        "An unknown option that is the name of a setting is an error that names the setting",
        arguments: [
            (["render", "stories", "--theme", "dark"], "'theme' is a setting: write '--set theme=VALUE'"),
            (["render", "stories", "--theme=dark"], "unknown option '--theme'; 'theme' is a setting"),
            (
                ["check", "stories", "--min-coverage", "9"],
                "'minCoverage' is a setting: write '--set minCoverage=VALUE'"
            ),
            (["init", "x", "--theme", "dark"], "Unknown option '--theme'"),
        ])
    func namedLikeSetting(words: [String], message: String) throws {
        let result = try project("")(words)
        #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }

    @Test("A command has at most 22 options, --help and --version included, and all commands together at most 45")
    func count() throws {
        let program = try Program()
        let commands = [
            "render", "run", "inspect", "check", "diff", "explain", "report", "embed", "watch", "serve", "init",
            "schema",
            "doctor",
        ]
        var all: Set<String> = []
        for command in commands {
            let help = try program("help", command).output
            let options = Set(help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) })
            #expect(options.count <= 22, "\(command): \(options.sorted())")
            all.formUnion(options)
        }
        #expect(all.count <= 45 && all.count > 20, "\(all.sorted())")
    }

    @Test("A color on the command line requires a name and a value, and an unknown name has a suggestion")
    func colors() throws {
        let program = try project("")
        #expect(try program("render", "stories", "--set", "colors.page=#123456/#654321", "-o", "out").status == 0)
        #expect(try text(program, "out/push.timeline.svg").contains("#123456"))
        let diagrams = ["--diagram", "timeline,states,hierarchy", "-o", "out"]
        #expect(try program(["render", "stories", "--set", "colors.appeared=#234567"] + diagrams).status == 0)
        for name in ["timeline", "states", "hierarchy"] {
            #expect(try text(program, "out/push.\(name).svg").contains("#234567"), "\(name)")
        }
        let list = try program("explain", "colors").output
        #expect(list.contains(/\nappeared +#1f7a43  #46b873\n/) && !list.contains("bar-appeared"))
        let wrong = try program("render", "stories", "--set", "colors.pag=#123456")
        #expect(wrong.status == 64 && wrong.errors.contains("unknown color 'pag'; did you mean 'page'?"))
    }
}

@Suite("Parts of drawings and differences", .waitsForProcesses)
struct PartTests {
    private static let story = """
        title: Push
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home: HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
          - pop:
        """

    @Test("--step draws one step's part of a timeline, with the states before it, and an unknown step is an error")
    func step() throws {
        let program = try Program()
        try program.write(Self.story, to: "push.yaml")
        let result = try program("render", "push.yaml", "--step", "3", "--diagram", "timeline", "-o", "step.svg")
        #expect(result.status == 0)
        let svg = String(decoding: try program.read("step.svg"), as: UTF8.self)
        #expect(svg.contains("Step 3, Pop") && !svg.contains("Step 2") && svg.contains("detail is appeared"))
        let wrong = try program("render", "push.yaml", "--step", "9", "-o", "out")
        #expect(wrong.status == 2 && wrong.errors.contains("step: there is no step 9; the run has steps 1 to 3"))
    }

    @Test("A comparison with a log contains only what the log can contain, in text, JSON, and drawings")
    func log() throws {
        let program = try Program()
        try program.write(Self.story, to: "push.yaml")
        let lines = [
            "HomeViewController viewWillAppear", "HomeViewController viewDidAppear",
            "HomeViewController viewWillDisappear", "DetailViewController viewWillAppear",
            "HomeViewController viewDidDisappear", "DetailViewController viewDidAppear",
            "DetailViewController viewWillDisappear", "HomeViewController viewWillAppear",
            "DetailViewController viewDidDisappear", "HomeViewController viewDidAppear",
        ]
        let log = lines.map { "-[\($0.replacing(" ", with: " ")):]\n" }.joined()
        try program.write(log, to: "push.log")
        let same = try program("diff", "push.yaml", "push.log", "-o", "out")
        #expect(same.status == 0 && same.output.contains("no differences"), "\(same.output)")
        #expect(same.output.contains("not compared, because the log never contains them: "))
        #expect(same.output.contains("viewDidLoad"))
        let svg = String(decoding: try program.read("out/push-push.difference.svg"), as: UTF8.self)
        #expect(!svg.contains("only in") && !svg.contains("viewDidLoad"))
        try program.write(log.replacing("-[DetailViewController viewDidAppear:]\n", with: ""), to: "push.log")
        let missing = try program("diff", "push.yaml", "push.log", "--format", "json")
        #expect(missing.status == 1 && missing.output.contains("detail.viewDidAppear"))
        #expect(missing.output.contains("\"notCompared\":["))
    }

    @Test("Folders of dependencies, Git-ignored and excluded ones, and files that aren't inputs are left out")
    func foldersOfApps() throws {
        let program = try Program()
        let others = [
            "Pods/a", "Carthage/a", "DerivedData/a", "tmp/a", "app/build/a", "app/local/a", "drafts/a", "b/old",
        ]
        for name in others { try program.write("title: [", to: "\(name).yaml") }
        try program.write("name: App\ntargets: {}\n", to: "project.yml")
        try program.write("Copyright\n", to: "LICENSE.txt")
        try program.write("# Files\ntmp/\n!b\n*.yaml\n", to: ".gitignore")
        try program.write("/build\n/b/\nlocal\n", to: "app/.gitignore")
        try program.write("exclude: [drafts, b/*.yaml]\n", to: ".lifeline.yml")
        for name in ["a", "app/a"] { try program.write(Self.story, to: "\(name).yaml") }
        let result = try program("check", ".")
        #expect((result.status, result.summary) == (0, "no diagnostics in 2 files"))
        #expect(result.errors == "lifeline: note: skipped 2 files that aren't inputs: ./LICENSE.txt, ./project.yml\n")
        #expect(try program("render", ".", "-o", "out").summary.hasPrefix("wrote "))
        #expect(try program("check", "project.yml").status == 2)
        #expect(try program("check", "tmp").status == 2)
    }

    @Test("In diff, --ignore and --callbacks also apply to the drawing")
    func ignored() throws {
        let program = try Program()
        try program.write(Self.story, to: "a.yaml")
        try program.write(Self.story.replacing("  - pop:", with: "  - layout: detail"), to: "b.yaml")
        #expect(try program("diff", "a.yaml", "b.yaml", "--callbacks", "appearance", "-o", "out").status == 1)
        let appearance = String(decoding: try program.read("out/a-b.difference.svg"), as: UTF8.self)
        #expect(!appearance.contains("viewWillLayoutSubviews") && appearance.contains("viewWillAppear"))
        _ = try program("diff", "a.yaml", "b.yaml", "--ignore", "appearance", "-o", "other")
        let layout = String(decoding: try program.read("other/a-b.difference.svg"), as: UTF8.self)
        #expect(layout.contains("viewWillLayoutSubviews") && !layout.contains("viewWillAppear"))
    }
}
