import Foundation
import Testing

@Suite("lifeline embed", .waitsForProcesses)
struct EmbedTests {
    private static let story = """
        title: A [first] look
        controllers:
          home: HomeViewController
        steps:
          - launch: home
        """

    private func project(_ markdown: String, in file: String = "docs/guide.md") throws -> Program {
        let program = try Program()
        try program.write(Self.story, to: "samples/tour/home.yaml")
        try program.write(markdown, to: file)
        return program
    }

    private static func page(_ marker: String) -> String {
        "# Guide\n\n\(marker)\nold\n<!-- /lifeline -->\n\nThe end.\n"
    }
    private static let marker = "<!-- lifeline: tour/home timeline -->"
    private func text(_ program: Program, _ file: String = "docs/guide.md") throws -> String {
        let text = String(decoding: try program.read(file), as: UTF8.self)
        return text.replacing(/<!-- lifeline-embed: .*? -->\s/, with: "")
    }

    @Test("Markdown gets an image with a description, and is otherwise unchanged")
    func image() throws {
        let program = try project(Self.page(Self.marker))
        let result = try program("embed", "docs/guide.md", "--from", "samples", "-o", "pictures")
        #expect((result.status, result.errors) == (0, ""))
        let text = try text(program)
        #expect(text.hasPrefix("# Guide\n\n\(Self.marker)\n![Timeline: A \\[first\\] look. "))
        #expect(text.contains(/\. app and home receive \d+ callbacks in 1 step, simulated for iOS \d+\.\]\(/))
        #expect(text.hasSuffix("](../pictures/tour/home.timeline.svg)\n<!-- /lifeline -->\n\nThe end.\n"))
        #expect(try !program.read("pictures/tour/home.timeline.svg").isEmpty)
        #expect(try program("check", "samples", "-o", "pictures", "--diagram", "timeline").status == 0)
    }

    @Test(
        "Sentences of alternative texts in Chinese and Japanese end with their own full stop",
        arguments: ["zh-Hans", "ja"])
    func fullStops(language: String) throws {
        let program = try project(Self.page(Self.marker))
        #expect(
            try program("embed", "docs/guide.md", "--from", "samples", "--set", "language=\(language)").status == 0)
        #expect(try text(program).contains(/!\[[^\n.]*look。[^\n.]*。\]/))
    }

    @Test("A marker takes settings as on the command line, and the author's title, caption, and alternative text")
    func words() throws {
        let program = try project(
            Self.page(
                "<!-- lifeline: tour/home timeline --set width=480 --title \"Mine & 'yours'\" --caption none "
                    + "--set hide=numbers,legend --alt \"A sentence. [1]\" as own -->"))
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect((result.status, result.errors) == (0, ""))
        #expect(try text(program).contains("\n![A sentence. \\[1\\]](../output/own.svg)\n"))
        let svg = String(decoding: try program.read("output/own.svg"), as: UTF8.self)
        #expect(svg.contains("<title id=\"home-timeline-title\">Timeline: Mine &amp; 'yours'</title>"))
        for part in ["class=\"node caption", "class=\"node number", "class=\"node legend", ">1</text>"] {
            #expect(svg.contains(part) == (part == ">1</text>"), "\(part)")
        }
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--check").status == 0)
    }

    @Test("A value in quotation marks contains quotation marks after a backslash, also if the document remembers it")
    func quotationMarks() throws {
        let program = try project(Self.page(#"<!-- lifeline: tour/home timeline --alt "A \"first\" look" as own -->"#))
        let embed = ["embed", "docs/guide.md", "--from", "samples"]
        #expect(try program(embed + ["--set", "title=Say \"hi\""]).status == 0)
        #expect(try text(program).contains(#"![A "first" look](../output/own.svg)"#))
        #expect(try program(embed + ["--check"]).status == 0)
        let svg = String(decoding: try program.read("output/own.svg"), as: UTF8.self)
        #expect(svg.contains(">Say &quot;hi&quot;</text>"))
    }

    @Test("A merge conflict about a marker or the arguments is an error; one about a drawing's text is resolved")
    func mergeConflict() throws {
        let program = try project(Self.page(Self.marker))
        let embed = ["embed", "docs/guide.md", "--from", "samples", "--set", "width=500"]
        #expect(try program(embed).status == 0)
        let own = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        let arguments = try #require(own.split(separator: "\n").first { $0.contains("lifeline-embed:") })
        let theirs = arguments.replacing("500", with: "600")
        let conflict = own.replacing(arguments, with: "<<<<<<< HEAD\n\(arguments)\n=======\n\(theirs)\n>>>>>>> topic")
        try program.write(conflict, to: "docs/guide.md")
        let result = try program("embed", "docs/guide.md")
        #expect(result.status == 2)
        #expect(result.errors.contains("docs/guide.md:3:1: error: an unresolved merge conflict begins here"))
        #expect(String(decoding: try program.read("docs/guide.md"), as: UTF8.self) == conflict)
        let marker = "<!-- lifeline: tour/home states -->"
        try program.write(
            own.replacing(Self.marker, with: "<<<<<<< HEAD\n\(Self.marker)\n=======\n\(marker)\n>>>>>>> topic"),
            to: "docs/guide.md")
        let two = try program("embed", "docs/guide.md")
        #expect(two.status == 2)
        #expect(two.errors == "docs/guide.md:4:1: error: an unresolved merge conflict begins here; resolve it first\n")
        let image = try #require(own.split(separator: "\n").first { $0.hasPrefix("![") })
        let text = own.replacing(image, with: "<<<<<<< HEAD\n\(image)\n=======\nother\n>>>>>>> topic")
        try program.write(text, to: "docs/guide.md")
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        #expect(String(decoding: try program.read("docs/guide.md"), as: UTF8.self) == own)
    }

    @Test(
        "The formats in a marker are images, links, and code blocks",
        arguments: [
            ("svg,pdf", "![X](../output/own.svg)\n\n[X](../output/own.pdf)"), ("png", "![X](../output/own.png)"),
            ("mermaid", "```mermaid\n"), ("text", "```text\n"), ("dot", "```dot\n"),
        ])
    func formats(formats: String, lines: String) throws {
        let marker = "<!-- lifeline: tour/home states --formats \(formats) --alt X as own -->"
        let program = try project(Self.page(marker))
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect((result.status, result.errors) == (0, ""))
        #expect(try text(program).contains("\(marker)\n\(lines)"))
        for format in ["svg", "pdf", "png", "mermaid", "text", "dot"] {
            let isFile = formats.contains(format) && lines.contains("own.\(format)")
            #expect(((try? program.read("output/own.\(format)")) != nil) == isFile, "\(format)")
        }
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--check").status == 0)
    }

    @Test(
        "Stale drawings are reported in the formats of check",
        arguments: ["json", "github", "sarif", "junit", "gitlab"])
    func reports(format: String) throws {
        let program = try project(Self.page(Self.marker))
        let arguments = ["embed", "docs/guide.md", "--from", "samples", "--check", "--format", format]
        let stale = try program(arguments)
        #expect(stale.status == 1 && stale.output.contains("stale-embedding") && stale.output.contains("docs/guide.md"))
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        let fresh = try program(arguments)
        #expect(fresh.status == 0 && !fresh.output.contains("the text between the markers"))
        try program.write(Self.page("<!-- lifeline: nowhere timeline -->"), to: "docs/guide.md")
        let wrong = try program(arguments)
        #expect(wrong.status == 2 && wrong.output.contains("nowhere"))
        #expect(try program("embed", "docs/guide.md", "--format", format).status == 64)
    }

    @Test("The error about a setting in a marker names the nearest one")
    func unknownSetting() throws {
        let program = try project(Self.page("<!-- lifeline: tour/home timeline --set widths=480 -->"))
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect(result.status == 2)
        #expect(result.errors.contains("3:1: error: --set: unknown key 'widths'; did you mean 'width'?"))
    }

    @Test("A pair is a picture element with a light and a dark source")
    func pair() throws {
        let program = try project(Self.page("<!-- lifeline: tour/home.yaml states -->"))
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--set", "theme=pair").status == 0)
        let text = try text(program)
        #expect(text.contains("srcset=\"../output/tour/home.states~dark.svg\""))
        #expect(
            text.contains("src=\"../output/tour/home.states.svg\"")
                && text.contains("<img alt=\"States: A [first] look. "))
        #expect(try !program.read("output/tour/home.states~dark.svg").isEmpty)
    }

    @Test("A DocC catalog gets pairs with unique names, even for articles in subfolders")
    func catalog() throws {
        let program = try project(Self.page(Self.marker), in: "Own.docc/Articles/guide.md")
        #expect(try program("embed", "Own.docc", "--from", "samples").status == 0)
        #expect(try text(program, "Own.docc/Articles/guide.md").contains("](tour-home-timeline)\n"))
        for name in ["", "~dark"] { #expect(try !program.read("Own.docc/tour-home-timeline\(name).svg").isEmpty) }
        #expect(try program("embed", "Own.docc", "--from", "samples", "--check").status == 0)
    }

    @Test("An article that is named by itself is a part of its DocC catalog", arguments: [".", "Own.docc/Articles"])
    func article(directory: String) throws {
        let program = try project(Self.page(Self.marker), in: "Own.docc/Articles/guide.md")
        let path = directory == "." ? "Own.docc/Articles/guide.md" : "guide.md"
        let result = try program.shell("cd \(directory); \"$lifeline\" embed \(path) --from \"$OLDPWD/samples\"")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try text(program, "Own.docc/Articles/guide.md").contains("](tour-home-timeline)\n"))
        #expect(try !program.read("Own.docc/tour-home-timeline~dark.svg").isEmpty)
        #expect(try program("embed", "Own.docc", "--from", "samples", "--check").status == 0)
    }

    @Test("The theme of one marker doesn't change the other drawings")
    func theme() throws {
        let pair = Self.page("<!-- lifeline: tour/home timeline --set theme=pair as one -->")
        let program = try project(pair + Self.page("<!-- lifeline: tour/home states as two -->"))
        for more in [[], ["--check"]] {
            #expect(try program(["embed", "docs/guide.md", "--from", "samples"] + more).status == 0)
        }
        #expect(program.names(in: "output") == ["one.svg", "one~dark.svg", "two.svg"])
    }

    @Test("A marker with options gets a separate drawing")
    func options() throws {
        let second = Self.page("<!-- lifeline: tour/home hierarchy --film -->")
        let third = Self.page("<!-- lifeline: tour/home difference --ios 12 --ios 13 -->")
        let program = try project(Self.page("<!-- lifeline: tour/home hierarchy -->") + second + third)
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--set", "theme=pair").status == 0)
        for name in ["hierarchy", "hierarchy-film", "difference-ios-12-ios-13"] {
            let svg = try text(program, "output/tour/home.\(name).svg")
            #expect(try svg.contains("<svg") && text(program, "output/tour/home.\(name)~dark.svg") != svg)
        }
        let film = try text(program, "output/tour/home.hierarchy-film.svg")
        #expect(try film != text(program, "output/tour/home.hierarchy.svg"))
    }

    @Test("A DocC catalog gets drawings of inputs named by --input, with the names that render uses")
    func inputs() throws {
        let program = try project(Self.page("<!-- lifeline: push timeline -->"), in: "Own.docc/guide.md")
        try program.write(Self.story, to: "Stories/push.lifeline.yaml")
        #expect(try program("embed", "Own.docc", "--input", "Stories/push.lifeline.yaml").status == 0)
        #expect(try text(program, "Own.docc/guide.md").contains("](push-timeline)\n"))
        let stories = "Stories/push.lifeline.yaml"
        let stale = try program("check", stories, "-o", "Own.docc")
        #expect(stale.status == 1 && stale.errors.contains("'Own.docc/push-figure.svg' is missing"))
        #expect(!stale.errors.contains("timeline"))
        #expect(try program("render", stories, "-o", "Own.docc", "--prune").status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "Own.docc").path)
        let kinds = ["figure", "timeline"]
        #expect(Set(files) == Set(kinds.flatMap { ["push-\($0).svg", "push-\($0)~dark.svg"] } + ["guide.md"]))
        #expect(try program("check", stories, "-o", "Own.docc").status == 0)
        #expect(try program("embed", "Own.docc", "--input", stories, "--check").status == 0)
    }

    @Test("An entity in a title is text")
    func entity() throws {
        let program = try project(Self.page("<!-- lifeline: tour/home timeline --title \"Tom &copy; Co\" -->"))
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        #expect(try text(program).contains("![Timeline: Tom \\&copy; Co."))
    }

    @Test("--check reports stale drawings and writes nothing")
    func check() throws {
        let program = try project(Self.page(Self.marker))
        let stale = try program("embed", "docs/guide.md", "--from", "samples", "--check")
        #expect(stale.status == 1 && stale.errors.contains("docs/guide.md:3:1: error: "))
        #expect(stale.errors.contains("[stale-embedding]") && stale.errors.contains("[missing-drawing]"))
        #expect(try text(program) == Self.page(Self.marker))
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        let fresh = try program("embed", "docs/guide.md", "--from", "samples", "--check")
        #expect((fresh.status, fresh.errors) == (0, ""))
        try program.write(Self.story + "\n  - background:", to: "samples/tour/home.yaml")
        let changed = try program("embed", "docs/guide.md", "--from", "samples", "--check")
        #expect(changed.status == 1 && changed.errors.contains("[stale-drawing]"))
    }

    @Test("A document keeps its folder of drawings and its pairs, and advice contains the whole command")
    func memory() throws {
        let program = try project(Self.page(Self.marker))
        try program.write("", to: ".git/HEAD")
        let options = ["--from", "samples", "-o", "docs/my img", "--set", "theme=pair"]
        let missing = try program(["embed", "docs/guide.md", "--check"] + options)
        #expect(
            missing.errors.contains(
                "; run 'lifeline embed docs/guide.md --from samples -o \"docs/my img\" --set theme=pair' ["))
        #expect(try program(["embed", "docs/guide.md"] + options).status == 0)
        let page = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        #expect(page.contains("src=\"my img/tour/home.timeline.svg\""))
        let comment = "\n<!-- lifeline-embed: --from ../samples --set theme=pair -->\n"
        #expect(page.contains("\(comment)\(Self.marker)\n<picture>"))
        #expect(try program("embed", "docs/guide.md", "--check").status == 0)
        try program.write(page + Self.page("<!-- lifeline: tour/home states -->"), to: "docs/guide.md")
        let second = try program("embed", "docs/guide.md")
        #expect(second.summary == "updated 1 of 1 document, wrote 2 drawings to docs/my img, 2 unchanged")
        #expect(program.names(in: "output").isEmpty)
        #expect(try program("embed", "docs/guide.md", "--set", "theme=light", "--set", "title=My app").status == 0)
        let light = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        #expect(!light.contains("~dark.svg"))
        #expect(
            light.contains(
                "\n<!-- lifeline-embed: --from ../samples --set theme=light --set \"title=My app\" -->\n\(Self.marker)\n!["
            ))
        #expect(try program("embed", "docs/guide.md", "--check").status == 0)
    }

    @Test("A document remembers its arguments after its first drawing is removed, and where its author puts them")
    func removedDrawing() throws {
        let states = "<!-- lifeline: tour/home states -->"
        let program = try project(Self.page(Self.marker) + Self.page(states))
        try program.write("", to: ".git/HEAD")
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--set", "width=500").status == 0)
        func change(_ change: (String) -> String) throws -> String {
            let page = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
            try program.write(change(page), to: "docs/guide.md")
            let check = try program("embed", "docs/guide.md", "--check")
            #expect((check.status, check.errors.contains("error")) == (0, false), "\(check.errors)")
            #expect(try program("embed", "docs/guide.md").status == 0)
            return String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        }
        let comment = "<!-- lifeline-embed: --from ../samples --set width=500 -->\n"
        let first = /<!-- lifeline: tour\/home timeline -->\n.*\n<!-- \/lifeline -->\n/
        let removed = try change { $0.replacing(first, with: "") }
        #expect(removed.contains(comment) && !removed.contains("timeline"))
        let moved = try change { $0.replacing(comment, with: "") + comment }
        #expect(moved.hasSuffix(comment))
        // Another call changes the comment there, and removes a second one.
        try program.write(moved + comment, to: "docs/guide.md")
        #expect(try program("embed", "docs/guide.md", "--check").status == 1)
        #expect(try program("embed", "docs/guide.md", "--set", "width=600").status == 0)
        let changed = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        #expect(changed == moved.replacing("500", with: "600"))
    }

    @Test("The name of an input in an alternative text isn't the address of its drawing")
    func nameInText() throws {
        for text in ["See other/s.", "A view of s."] {
            let program = try project(Self.page("<!-- lifeline: s timeline --alt \"\(text)\" -->"))
            try program.write("controllers: { home: Home }\nsteps: [ { launch: home } ]\n", to: "samples/s.yaml")
            for options in [["-o", "docs/art"], ["--set", "theme=pair"], ["--check"]] {
                #expect(try program(["embed", "docs/guide.md", "--from", "samples"] + options).status == 0)
            }
            #expect(program.names(in: "output").isEmpty && program.names(in: "docs/art").count == 2)
        }
    }

    @Test("A document can't remember an input outside its folder")
    func outside() throws {
        let program = try project("")
        for words in ["--from ../../other", "--from ../samples --input ../../secret.yaml"] {
            let marker = "<!-- lifeline: \(words.contains("secret") ? "secret" : "tour/home") timeline -->"
            try program.write(
                Self.page(marker).replacing(marker, with: "\(marker)\n<!-- lifeline-embed: \(words) -->"),
                to: "docs/guide.md")
            #expect(try program("embed", "docs/guide.md").status == 2)
        }
    }

    @Test("The drawing of a removed marker is reported, and removed with --prune, unless a document names it")
    func unused() throws {
        let states = "<!-- lifeline: tour/home states -->"
        let program = try project(Self.page(Self.marker) + Self.page(states))
        let command = ["embed", "docs/guide.md", "--from", "samples"]
        try program.write("![States](../output/tour/home.states.svg)", to: ".github/notes.md")
        #expect(try program(command).status == 0)
        #expect(try program("render", "samples", "-o", "output", "--diagram", "figure").status == 0)
        try program.write(Self.page(Self.marker), to: "docs/guide.md")
        #expect(try program(command + ["--prune"]).status == 0)
        #expect(program.names(in: "output/tour").contains("home.states.svg"))
        try program.write("", to: ".github/notes.md")
        let found = try program(command + ["--check"])
        #expect(found.status == 0)
        #expect(
            found.errors.contains(
                "output/tour/home.states.svg:1:1: warning: no document refers to the drawing any longer; delete it, or run "
                    + "'lifeline embed docs/guide.md --from samples --prune' [unused-drawing]"), "\(found.errors)")
        #expect(try program(command).errors.contains("[unused-drawing]"))
        #expect(try program(command + ["--prune"]).status == 0)
        #expect(program.names(in: "output/tour") == ["home.figure.svg", "home.timeline.svg"])
        #expect(try program(command + ["--check", "--prune"]).status == 64)
    }

    @Test("A marker chooses the name of its drawing, which no other drawing of a call can have")
    func names() throws {
        let marker = "<!-- lifeline: tour/home timeline --callbacks appearance as figure-1 -->"
        let program = try project(Self.page(marker) + Self.page(marker))
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--set", "theme=pair").status == 0)
        #expect(program.names(in: "output") == ["figure-1.svg", "figure-1~dark.svg"])
        #expect(try text(program).contains("](") == false && text(program).contains("src=\"../output/figure-1.svg\""))
        try program.write(
            Self.page("<!-- lifeline: tour/home difference --ios 12 --ios 13 as figure-1 -->"), to: "docs/b.md")
        let other = try program("embed", "docs/guide.md", "docs/b.md", "--from", "samples", "--check")
        #expect(other.status == 2)
        #expect(
            other.errors.contains(
                "docs/b.md:3:1: error: the marker at docs/guide.md:4 has another drawing 'figure-1.svg'"))
        try program.write(Self.page("<!-- lifeline: tour/home timeline as ../x -->"), to: "docs/c.md")
        #expect(try program("embed", "docs/c.md", "--from", "samples").errors.contains("'../x' is not a file name"))
    }

    @Test("A document can contain a scenario, in its marker or in the code block above, which check checks")
    func scenarios() throws {
        let scenario = Self.story + "\n    expect: [home.viewWillAppear, home.viewDidAppear]"
        let page = """
            # Guide

            ```yaml
            \(scenario)
            ```

            <!-- lifeline: above timeline -->
            <!-- /lifeline -->

            <!-- lifeline: timeline --callbacks appearance as own
            \(scenario.replacing("viewDidAppear]", with: "viewDidLoad]"))
            -->
            <!-- /lifeline -->

            """
        let program = try Program()
        try program.write(page, to: "guide.md")
        #expect(try program("embed", "guide.md").status == 0)
        #expect(program.names(in: "output") == ["guide-1.timeline.svg", "own.svg"])
        let text = try text(program, "guide.md")
        #expect(text.contains("-->\n![Timeline: A \\[first\\] look. "))
        #expect(text.contains("](output/guide-1.timeline.svg)\n") && text.contains("](output/own.svg)\n"))
        #expect(try program("embed", "guide.md", "--check").status == 0)
        let checked = try program("check", "guide.md")
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).lastIndex { $0.contains("viewDidLoad]") })
        #expect(checked.status == 1 && checked.errors.contains("guide.md:\(line + 1):"), "\(checked.errors)")
        try program.write("<!-- lifeline: above timeline -->\n<!-- /lifeline -->\n", to: "b.md")
        #expect(
            try program("embed", "b.md").errors.contains(
                "the input 'above' requires a code block with a scenario before the marker"))
    }

    @Test("If one drawing of a document fails, no file is written")
    func failingDrawing() throws {
        let page = Self.page(Self.marker) + Self.page("<!-- lifeline: tour/long timeline -->")
        let program = try project(page)
        let note = String(repeating: "x", count: 30_000)
        try program.write(Self.story + "\n  - note: \(note)\n", to: "samples/tour/long.yaml")
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect(result.status == 2 && result.errors.contains("exceeds the limit of 20000 for one label"))
        #expect(program.names(in: "output").isEmpty)
        #expect(try text(program) == page)
    }

    @Test(
        "An invalid marker is an error with its line, and nothing is written",
        arguments: [
            ("<!-- lifeline: tour/home timelin -->", "did you mean 'timeline'?"),
            ("<!-- lifeline: tour/away timeline -->", "there is no input file 'samples/tour/away'"),
            ("<!-- lifeline: tour/home storyboard -->", "'tour/home' has nothing to show in the diagram 'storyboard'"),
            ("<!-- lifeline: tour/home hierarchy --filn -->", "'--filn'"),
            ("<!-- lifeline: tour/home difference --ios 12 -->", "'difference' requires two iOS versions"),
            ("<!-- lifeline: tour/home timeline --ios 12 --ios 13 -->", "'timeline' doesn't accept --ios"),
            ("<!-- lifeline: tour/home -->", "requires an input and a diagram"),
            (
                "<!-- lifeline: tour/home timeline --formats markdown -->",
                "the drawing 'timeline' has no 'markdown' format"
            ),
            ("<!-- lifeline: a states -->\n\(marker)", "not closed before the next"),
            ("<!-- /lifeline -->", "the closing marker has no opening marker"),
            ("<!-- lifline: tour/home timeline -->", "unknown marker 'lifline:'; did you mean 'lifeline:'?"),
            ("<!--Lifeline tour/home timeline-->", "unknown marker 'Lifeline'; did you mean 'lifeline:'?"),
            ("<!-- lifeline: tour/home timeline --title \"My app -->", "'\"My' has no closing quotation mark; add it"),
            ("> \(marker)", "a quotation can't contain a marker; move it out of the quotation"),
            (">> - \(marker)\n>>   <!-- /lifeline -->\n\n\(marker)", "a quotation can't contain a marker"),
        ])
    func wrong(marker: String, message: String) throws {
        let page = Self.page(marker)
        let program = try project(page)
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect(result.status == 2 && result.errors.contains(message))
        #expect(result.errors.contains("docs/guide.md:3:1: error: "))
        #expect(try text(program) == page)
    }

    @Test(
        "A marker with an empty value is a usage error, which changes nothing, as in an argument",
        arguments: [
            ("<!-- lifeline: -->", "a marker requires an input and a diagram"),
            ("<!-- lifeline: tour/home timeline --width= -->", "'--width=' is missing its value"),
            ("<!-- lifeline: tour/home timeline --width \"\" -->", "the argument after '--width' is empty"),
            ("<!-- lifeline: tour/home timeline --film --width -->", "'--width' is missing its value"),
            ("<!-- lifeline: tour/home timeline --width as a -->", "'--width' is missing its value"),
            ("<!-- lifeline: '' timeline -->", "the argument is empty"),
            ("<!-- lifeline: tour/home timeline as -->", "'as' is missing the file name"),
            ("<!-- lifeline: tour/home timeline as \"\" -->", "the argument is empty"),
        ])
    func emptyValue(marker: String, message: String) throws {
        let page = Self.page("<!-- lifeline: unknown timeline -->\n<!-- /lifeline -->\n\(marker)")
        let program = try project(page)
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect(result.status == 64 && result.errors.contains("docs/guide.md:5:1: error: \(message)"))
        #expect(result.errors.contains("docs/guide.md:3:1: error: there is no input file"))
        #expect(try text(program) == page)
    }

    @Test("A document that isn't UTF-8 is not changed", arguments: [[0x23, 0x20, 0x48, 0xE9, 0x0A], [0xFF, 0xFE]])
    func otherEncoding(start: [UInt8]) throws {
        let program = try project(Self.page(Self.marker))
        let bytes = start + (try program.read("docs/guide.md"))
        try program.write(bytes, to: "docs/guide.md")
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect(result.status == 2)
        let column = start[0] == 0xFF ? 1 : 4
        #expect(
            result.errors == "docs/guide.md:1:\(column): error: the document is not valid UTF-8; save it as UTF-8\n")
        #expect(try program.read("docs/guide.md") == bytes)
    }

    @Test("A document keeps its permissions")
    func permissions() throws {
        let program = try project(Self.page(Self.marker))
        #expect(try program.shell("chmod 600 docs/guide.md; $lifeline embed docs/guide.md --from samples").status == 0)
        let file = program.folder.appending(path: "docs/guide.md").path
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A space in the address of a dark drawing is encoded, because it would end the address")
    func spaceInPair() throws {
        let program = try project(Self.page("<!-- lifeline: \"tour/home page\" states -->"))
        try program.write(Self.story, to: "samples/tour/home page.yaml")
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--set", "theme=pair").status == 0)
        #expect(try text(program).contains("srcset=\"../output/tour/home%20page.states~dark.svg\""))
        #expect(try program("embed", "docs/guide.md", "--from", "samples", "--check").status == 0)
    }

    @Test("Markers in a code block and line endings are not changed")
    func code() throws {
        let page = "```\r\n\(Self.marker)\r\n```\r\n\r\n\(Self.marker)\r\n<!-- /lifeline -->\r\n"
        let program = try project(page)
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        let text = try text(program)
        #expect(text.hasPrefix("```\r\n\(Self.marker)\r\n```\r\n\r\n\(Self.marker)\r\n!["))
        #expect(text.hasSuffix(")\r\n<!-- /lifeline -->\r\n"))
    }

    @Test("A marker without spaces is one, and a comment that names no diagram is not")
    func spaces() throws {
        let comment = "<!-- Lifelines: see the chapter about queues -->\n\n"
        let program = try project(comment + Self.page("<!--lifeline:tour/home timeline-->"))
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        #expect(try text(program).contains("<!--lifeline:tour/home timeline-->\n!["))
        try program.write(comment, to: "docs/guide.md")
        #expect(try program("embed", "docs/guide.md").errors.contains("no markers in 1 document; add"))
    }

    @Test("A drawing in a list item is indented like its marker, and an indented code block has no markers")
    func lists() throws {
        let item = "1. Open the app.\n\n   - Then:\n\n     \(Self.marker)\n     <!-- /lifeline -->\n\nText.\n\n"
        let code = "    \(Self.marker)\n    <!-- /lifeline -->\n"
        let program = try project(item + code)
        #expect(try program("embed", "docs/guide.md", "--from", "samples").status == 0)
        let text = try text(program)
        #expect(text.contains("     ![Timeline: "))
        #expect(text.hasSuffix("\n     <!-- /lifeline -->\n\nText.\n\n" + code))
        #expect(try program("embed", "docs/guide.md", "--check", "--from", "samples").status == 0)
    }

    @Test(
        "A list item can begin with a code block, which ends with the item, and with a marker",
        arguments: [
            "1. ```sh\n   swift build\n   ```\n\n",
            "- 10) ~~~\n      swift build\n      ~~~\n\n",
            "-\t```md\n\t\(marker)\n\t<!-- /lifeline -->\n\t```\n\n",
            "- ```md\n  \(marker)\n  my example output\n  <!-- /lifeline -->\n  ```\n\n",
            "- ```md\n  \(marker)\n\nAn unclosed fence.\n\n", "- ```\n      ```\n  \(marker)\n  ```\n\n",
            "> ```md\n> \(marker)\n> ```\n\n", "-     \(marker)\n\n", "```swift build``` builds.\n\n",
            "* * *\n\n    \(marker)\n\n", "1.\n   Text.\n\n",
        ])
    func codeInItem(start: String) throws {
        let program = try project(start + "- \(Self.marker)\n  <!-- /lifeline -->\n")
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect((result.status, result.errors) == (0, ""))
        let text = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        #expect(text.hasPrefix("\(start)- \(Self.marker)\n  <!-- lifeline-embed: "))
        #expect(text.contains("\n  ![Timeline: "))
        #expect(text.hasSuffix(")\n  <!-- /lifeline -->\n"))
        #expect(try program("embed", "docs/guide.md", "--check", "--from", "samples").status == 0)
    }

    @Test("The indentation of a directive's content isn't code, and markers in an indented code block in it are text")
    func directives() throws {
        let start = """
            @Row(numberOfColumns: 2) {
                @Column {
                    @Image(source: a) { A caption. }

                    ```
                }
                    \(Self.marker)
                    ```


            """
        let end = """
                    <!-- /lifeline -->

                        \(Self.marker)
                }
            }

                \(Self.marker)

            """
        let marker = "        \(Self.marker)\n"
        let program = try project(start + marker + end)
        let result = try program("embed", "docs/guide.md", "--from", "samples")
        #expect((result.status, result.errors) == (0, ""))
        let text = String(decoding: try program.read("docs/guide.md"), as: UTF8.self)
        let comment = "        <!-- lifeline-embed: --from ../samples -->\n"
        #expect(text.hasPrefix(start + comment + marker + "        ![Timeline: "))
        #expect(text.hasSuffix(")\n" + end))
    }
}
