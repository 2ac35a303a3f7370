import Foundation
import TestSupport
import Testing

/// Tests with unusual names, files that change, and many files.
@Suite("Unusual files", .waitsForProcesses)
struct OddFileTests {
    private static let scenario = "controllers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"

    @Test("File names may contain any characters")
    func names() throws {
        let program = try Program()
        let stems = [
            "with blank", "it's \"quoted\"", "new\nline", "tab\tx", "--prune", "-o", "$(touch x)", "a;b&c|d>e", "<svg>",
            "esc\u{1B}[31m", "日本語", "🙂", "%s%n", "back\\slash", ".." + "dots",
        ]
        for stem in stems { try program.write(Self.scenario, to: "in/\(stem).yaml") }
        let drawn = try program("render", "in", "--diagram", "hierarchy")
        #expect(drawn.status == 0 && drawn.errors == "")
        let visible = stems.filter { !$0.hasPrefix(".") }
        #expect(program.names(in: "output") == visible.map { "\($0).hierarchy.svg" }.sorted())
        #expect(try program("check", "in", "-o", "output", "--diagram", "hierarchy").status == 0)
        #expect(try program("report", "in", "-o", "page").status == 0)
        let words = ["render", "-o", "one", "--diagram", "hierarchy", "--"]
        let named = try program(words + visible.map { "in/\($0).yaml" })
        #expect(named.status == 0 && program.names(in: "one") == program.names(in: "output"))
        #expect(!program.names(in: ".").contains("x"))
    }

    @Test("Hidden files and editors' backups in a folder are skipped, but a backup can be named")
    func backups() throws {
        let program = try Program()
        for name in [".home.yaml", "._home.yaml", "home.yaml~", "home~.yaml", "home.yaml", "a~b.yaml"] {
            try program.write(Self.scenario, to: "in/\(name)")
        }
        #expect(try program("render", "in", "--diagram", "hierarchy").status == 0)
        #expect(program.names(in: "output") == ["a~b.hierarchy.svg", "home.hierarchy.svg"])
        #expect(try program("render", "in/home~.yaml", "--diagram", "hierarchy", "-o", "one").status == 0)
        #expect(program.names(in: "one") == ["home~.hierarchy.svg"])
    }

    @Test("A name that is not UTF-8 is an error, and other files are processed", .enabled(if: !isDarwin))
    func notUTF8() throws {
        let program = try Program()
        try program.write(Self.scenario, to: "in/good.yaml")
        let folder = try program.shell(
            """
            printf 'x' > "$(printf 'in/bad\\377.yaml')"; mkdir "$(printf 'in/odd\\376')"
            "$lifeline" render in --diagram hierarchy
            """)
        #expect(folder.status == 2)
        #expect(
            folder.errors == """
                in/bad\u{FFFD}.yaml: error: can't read the file: its name is not UTF-8; rename it
                in/odd\u{FFFD}: error: can't read the file: its name is not UTF-8; rename it\n
                """)
        #expect(program.names(in: "output") == ["good.hierarchy.svg"])
        let word = try program.shell("\"$lifeline\" render in/good.yaml -o \"$(printf 'out\\377')\"")
        #expect(word.status == 64)
        #expect(word.errors.hasPrefix("Error: the argument 'out\u{FFFD}' is not UTF-8; encode it in UTF-8\n"))
        #expect(program.names(in: ".").filter { $0.hasPrefix("out") } == ["output", "output/good.hierarchy.svg"])
    }

    @Test("A file that no longer exists is an error, and other files are processed")
    func vanished() throws {
        let program = try Program()
        try program.write(Self.scenario, to: "in/a.yaml")
        try program.write(Self.scenario, to: "in/z.yaml")
        let result = try program.shell("ln -s nowhere in/gone.yaml; \"$lifeline\" render in --diagram hierarchy")
        #expect(result.status == 2)
        #expect(result.errors == "in/gone.yaml: error: can't read the input: no such file or folder\n")
        #expect(program.names(in: "output") == ["a.hierarchy.svg", "z.hierarchy.svg"])
    }

    @Test("A file that is written while it is read is drawn or is an error, and no partial drawing is written")
    func changing() throws {
        let program = try Program()
        let long = Self.scenario + "# " + String(repeating: "long ", count: 40_000) + "\n"
        try program.write(Self.scenario, to: "short")
        try program.write(long, to: "long")
        let result = try program.shell(
            """
            { while :; do cat long > a.yaml; cat short > a.yaml; rm -f a.yaml; done; } 2>/dev/null & writer=$!
            for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
              "$lifeline" render a.yaml --diagram hierarchy; echo $?
            done
            kill $writer
            """)
        #expect(Set(result.output.split(separator: "\n")).isSubset(of: ["0", "2"]), "\(result.output)")
        #expect(result.output.split(separator: "\n").count == 15)
        let lines = result.errors.split(separator: "\n")
        for line in lines { #expect(line.contains("a.yaml") && line.contains("error: ")) }
        #expect(Set(program.names(in: "output")).isSubset(of: ["a.hierarchy.svg"]))
    }

    @Test("A storyboard from a pipe is read once, after another storyboard")
    func storyboardPipe() throws {
        let program = try Program()
        let result = try program.shell(
            """
            board() { echo "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' initialViewController='a'>"
            echo "<scenes><scene sceneID='s'><objects><viewController id='a' customClass='$1'/></objects></scene></scenes>"
            echo "</document>"; }
            board First > a.storyboard; mkfifo b.storyboard; board Second > b.storyboard &
            "$lifeline" inspect a.storyboard b.storyboard
            """)
        #expect((result.status, result.errors) == (0, ""))
        #expect(result.output.contains("First") && result.output.contains("Second"))
    }

    @Test("A pipe can be one of many inputs")
    func pipeAmongMany() throws {
        let program = try Program()
        for number in 1...8 { try program.write(Self.scenario, to: "s\(number).yaml") }
        let result = try program.shell(
            """
            mkfifo pipe.yaml; cat s1.yaml > pipe.yaml &
            "$lifeline" render pipe.yaml s*.yaml --diagram hierarchy
            """)
        #expect((result.status, result.errors) == (0, ""))
        #expect(program.names(in: "output").count == 9)
    }

    @Test("A note says that a pipe is read if it doesn't end within a second", arguments: ["pipe.yaml", "-"])
    func silentPipe(path: String) throws {
        let program = try Program()
        // The writer ends when the note is printed.
        let result = try program.shell(
            """
            mkfifo pipe.yaml; { until grep -q note .err; do sleep 0.1; done; } > pipe.yaml &
            "$lifeline" check \(path) \(path == "-" ? "< pipe.yaml" : "")
            """)
        let name = path == "-" ? "standard input" : "the pipe"
        #expect(result.status == 2 && result.errors.hasPrefix("\(path): note: reading \(name) until it ends\n"))
        #expect(result.errors.contains("\(path): error: the "))
    }

    @Test("A pipe with an invalid input is read once", arguments: ["check", "report -o page"])
    func invalidPipe(words: String) throws {
        let program = try Program()
        let result = try program.shell("mkfifo p.yaml; echo 'steps: [' > p.yaml & \"$lifeline\" \(words) p.yaml")
        #expect(result.status == 2 && result.errors.contains("p.yaml:2:1: error: "))
    }

    @Test("A slow pipe is read to its end")
    func pipe() throws {
        let program = try Program()
        try program.write(Self.scenario, to: "a.yaml")
        let result = try program.shell(
            """
            mkfifo slow.yaml; { head -c 20 a.yaml; sleep 0.2; tail -c +21 a.yaml; } > slow.yaml &
            "$lifeline" render slow.yaml a.yaml --diagram hierarchy
            """)
        #expect(result.status == 0 && result.errors == "")
        #expect(program.names(in: "output") == ["a.hierarchy.svg", "slow.hierarchy.svg"])
    }

    @Test("Cyclic links are not followed endlessly")
    func circles() throws {
        let program = try Program()
        try program.write(Self.scenario, to: "in/deep/a.yaml")
        let result = try program.shell(
            """
            ln -s . in/one; ln -s ../../in in/deep/two; ln -s .. in/deep/three; ln -s loop in/loop
            "$lifeline" render in --diagram hierarchy; "$lifeline" check in -o output --diagram hierarchy
            """)
        #expect(result.status == 0 && result.errors == "")
        #expect(program.names(in: "output") == ["deep", "deep/a.hierarchy.svg"])
    }

    @Test("Many inputs are drawn, as a folder and by name")
    func many() throws {
        let program = try Program()
        let names = (0..<Effort.number(100)).map { "s\(100_000 + $0)" }
        for name in names { try program.write(Self.scenario, to: "in/\(name).yaml") }
        let folder = try program("render", "in", "-o", "folder", "--diagram", "hierarchy")
        #expect(folder.status == 0 && folder.errors == "")
        #expect(program.names(in: "folder") == names.map { "\($0).hierarchy.svg" })
        let list = try program(["render", "-o", "list", "--diagram", "hierarchy"] + names.map { "in/\($0).yaml" })
        #expect(list.status == 0 && list.errors == "")
        #expect(program.names(in: "list") == program.names(in: "folder"))
    }

    private static var isDarwin: Bool {
        #if canImport(Darwin)
        true
        #else
        false
        #endif
    }

    @Test(
        "An input that can't be reached is reported with the system's reason",
        arguments: [("loop", "too many levels of symbolic links"), ("file.yaml/part", "not a directory")])
    func unreachable(path: String, reason: String) throws {
        let program = try Program()
        try program.write("title: A", to: "file.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.appending(path: "loop").path, withDestinationPath: "loop")
        for (arguments, action) in [(["check"], "read"), (["watch"], "watch"), (["serve"], "preview")] {
            let result = try program(arguments + [path])
            #expect(result.status == 2)
            #expect(result.errors == "\(path): error: can't \(action) the input: \(reason)\n")
        }
    }

    @Test("A file named - doesn't affect standard input")
    func dash() throws {
        let program = try Program()
        let result = try program.shell(
            "truncate -s 2G ./-; printf 'title: A\nsteps: [launch: a]\ncontrollers: {a: UIViewController}\n' | "
                + "\"$lifeline\" run -")
        #expect(result.status == 0 && result.output.contains("viewDidLoad"), "\(result.errors)")
    }
}
