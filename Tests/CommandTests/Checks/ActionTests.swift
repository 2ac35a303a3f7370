import Foundation
import Testing

@Suite("GitHub action", .waitsForProcesses)
struct ActionTests {
    private static let action = Program.package.appending(path: ".github/actions/lifeline")
    private static let story = "controllers: { a: Home }\nsteps:\n  - launch: a\n    expect: [a.viewDidAppear]\n"

    /// Runs a script from the action as GitHub does, and returns the script's exit status and output.
    private func run(_ script: String, in program: Program, _ settings: [String: String]) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", Self.action.appending(path: script).path]
        process.currentDirectoryURL = program.folder
        let own = ["GITHUB_OUTPUT": "out", "GITHUB_STEP_SUMMARY": "summary", "RUNNER_TEMP": program.folder.path]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(settings) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func check(
        _ program: Program, _ arguments: [String] = ["--diagram", "timeline"], status: Int = 0
    ) throws -> (printed: String, outputs: String, summary: String) {
        let settings = [
            "LIFELINE": Program.executable.path, "INPUTS": "\n  stories  \n\n", "OUTPUT": "drawn",
            "ARGUMENTS": arguments.joined(separator: "\n"),
        ]
        let (exitStatus, printed) = try run("check.sh", in: program, settings)
        #expect(exitStatus == 0)
        return (
            printed, String(decoding: try program.read("out"), as: UTF8.self),
            String(decoding: try program.read("summary"), as: UTF8.self)
        )
    }

    @Test("The action passes if all checks pass, and outputs the drawings")
    func holds() throws {
        let program = try Program()
        try program.write(Self.story, to: "stories/launch day.yaml")
        #expect(try program("render", "stories", "-o", "drawn").status == 0)
        let (printed, outputs, summary) = try check(program)
        #expect(printed == "" && outputs.hasPrefix("status=0\ndrawings="))
        #expect(summary == "### Lifeline\n\nEverything is up to date.\n")
        let folder = outputs.split(separator: "\n")[1].dropFirst("drawings=".count)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/launch day.timeline.svg"))
    }

    @Test("The action annotates errors at their lines and lists changed drawings")
    func wrong() throws {
        let program = try Program()
        try program.write(Self.story, to: "stories/one.yaml")
        #expect(try program("render", "stories", "-o", "drawn", "--diagram", "timeline").status == 0)
        try program.write(Self.story.replacing("viewDidAppear", with: "viewDidDisappear"), to: "stories/one.yaml")
        try program.write("title: Two\n" + Self.story, to: "stories/two.yaml")
        let (printed, outputs, summary) = try check(program)
        #expect(printed.contains("::error file=stories/one.yaml,line=4") && outputs.hasPrefix("status=1\n"))
        #expect(summary.contains("\n- new: `two.timeline.svg`\n") && !summary.contains("`one.timeline.svg`"))
    }

    @Test("The action draws with the check's drawing options, but without the check's other options")
    func drawingOptions() throws {
        let program = try Program()
        try program.write(Self.story, to: "stories/one.yaml")
        try program.write("title: Two\n" + Self.story, to: "stories/two.yaml")
        let options = ["--diagram", "timeline", "--set", "theme=dark"]
        #expect(try program(["render", "stories/one.yaml", "-o", "drawn"] + options).status == 0)
        let arguments = ["--severity", "warning", "--quiet", "--set", "formats=svg", "--disable=push-twice"] + options
        let (_, outputs, summary) = try check(program, arguments, status: 1)
        #expect(summary.hasSuffix("\nDrawings:\n\n- new: `two.timeline.svg`\n"), "\(summary)")
        let folder = String(outputs.split(separator: "\n")[1].dropFirst("drawings=".count))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == ["one.timeline.svg", "two.timeline.svg"])
    }

    @Test(
        "A name in the action's summary is one code span",
        arguments: [
            ("@a | b", "`@a | b.timeline.svg`"), ("a`b``c", "``` a`b``c.timeline.svg ```"),
            ("a\n# b", "`a?# b.timeline.svg`"),
        ])
    func spans(name: String, span: String) throws {
        let program = try Program()
        try program.write(Self.story, to: "stories/\(name).yaml")
        let (_, _, summary) = try check(program, ["--diagram", "timeline"], status: 1)
        #expect(summary.hasSuffix("\nDrawings:\n\n- new: \(span)\n"), "\(summary)")
    }

    @Test(
        "The action updates only its own comment",
        .enabled(if: (try? Program().shell("command -v jq"))?.status == 0, "jq is not installed"))
    func ownComment() throws {
        let program = try Program()
        try program.write("Everything is up to date.\n", to: "summary.md")
        let body = #""body": "<!-- lifeline -->\\nx""#
        try program.write(
            #"[{"id": 5, "user": {"login": "someone"}, \#(body)},"#
                + #" {"id": 6, "user": {"login": "github-actions[bot]"}, "body": "x"},"#
                + #" {"id": 7, "user": {"login": "github-actions[bot]"}, \#(body)}]"#, to: "comments")
        try program.write(
            "#!/bin/sh\necho \"$*\" >>calls\nif [ \"$4\" = --jq ]; then jq \"$5\" comments; fi\n", to: "bin/gh")
        #expect(try program.shell("chmod +x bin/gh").status == 0)
        #expect(try run("comment.sh", in: program, commentSettings(program)).0 == 0)
        let calls = String(decoding: try program.read("calls"), as: UTF8.self)
        #expect(calls.contains("--method PATCH repos/o/r/issues/comments/7 "), "\(calls)")
    }

    @Test("The action posts one comment and updates it", arguments: [("", "POST"), ("7", "PATCH")])
    func comments(known: String, method: String) throws {
        let program = try Program()
        try program.write("Everything is up to date.\n", to: "summary.md")
        try program.write(
            "#!/bin/sh\nprintf '%s\\n' \"$*\" >>calls\nif [ \"$2\" = repos/o/r/issues/3/comments ]; then echo \(known); fi\n",
            to: "bin/gh")
        #expect(try program.shell("chmod +x bin/gh").status == 0)
        #expect(try run("comment.sh", in: program, commentSettings(program)).0 == 0)
        let calls = String(decoding: try program.read("calls"), as: UTF8.self)
        let place = known.isEmpty ? "repos/o/r/issues/3/comments" : "repos/o/r/issues/comments/7"
        #expect(calls.contains("--method \(method) \(place) -f body=<!-- lifeline -->\nEverything is up to date."))
        #expect(calls.contains("The drawings: there"))
    }

    private func commentSettings(_ program: Program) -> [String: String] {
        let path = program.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        return ["PATH": path, "SUMMARY": "summary.md", "ISSUE": "repos/o/r/issues/3", "ARTIFACT": "there"]
    }

    /// Returns a folder with a release of this program, and with a `curl` that copies from the release.
    private func released(
        checksum: String = "sha256sum lifeline-*.tar.gz", run: String = "echo 1.2.0"
    ) throws -> Program {
        let program = try Program()
        let result = try program.shell(
            """
            set -e
            name=lifeline-1.2.0-linux-$(uname -m)-graphviz2
            mkdir -p release/$name/bin bin
            printf '#!/bin/sh\\n\(run)\\n' > release/$name/bin/lifeline
            chmod +x release/$name/bin/lifeline
            cd release; tar -czf $name.tar.gz $name; \(checksum) > SHA256SUMS; cd ..
            cat > bin/curl <<'END'
            #!/bin/sh
            echo "$@" >> "$FOLDER/calls"
            for word; do case $word in https:*) cp "$FOLDER/release/${word##*/}" . || exit 22 ;; esac; done
            END
            printf '#!/bin/sh\\nfor word; do case $word in --show-bin-path) echo /built; esac; done\\n' > bin/swift
            printf '#!/bin/sh\\n' > bin/pkg-config
            chmod +x bin/*
            """)
        try #require(result.status == 0, "\(result.errors)")
        return program
    }

    private func install(_ program: Program, release: String) throws -> (
        status: Int32, printed: String, outputs: String
    ) {
        let path = program.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let settings = [
            "PATH": path, "FOLDER": program.folder.path, "REPOSITORY": "o/r", "RELEASE": release, "PROGRAM": "",
            "GITHUB_SERVER_URL": "https://github.com",
        ]
        let (status, printed) = try run("build.sh", in: program, settings)
        return (status, printed, String(decoding: (try? program.read("out")) ?? [], as: UTF8.self))
    }

    @Test(
        "If the program of a release starts, but can't draw with the installed Graphviz, the action builds one",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc")))
    func refusesToDraw() throws {
        let program = try released(run: "[ $1 = --version ]")
        #expect(try program.shell("printf '#!/bin/sh\\n' > bin/apt-get; chmod +x bin/apt-get").status == 0)
        let result = try install(program, release: "v1.2.0")
        #expect(result.status == 0 && result.printed.contains("no program that works on this system"))
        #expect(result.outputs == "program=/built/lifeline\n")
    }

    @Test(
        "The action at a tag uses the program from that release",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc")))
    func usesRelease() throws {
        let program = try released()
        let result = try install(program, release: "v1.2.0")
        #expect(result.status == 0 && result.outputs.hasSuffix("/bin/lifeline\n") && !result.printed.contains("::"))
        let calls = String(decoding: try program.read("calls"), as: UTF8.self)
        #expect(calls.contains("https://github.com/o/r/releases/download/v1.2.0/lifeline-1.2.0-linux-"))
    }

    @Test(
        "With a branch, a missing release, or a wrong checksum, the action builds the program",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc")),
        arguments: [
            ("main", "sha256sum lifeline-*.tar.gz"), ("v9.9.9", "sha256sum lifeline-*.tar.gz"),
            ("v1.2.0", "printf '%064d  %s\\n' 0 lifeline-*.tar.gz"),
        ])
    func builds(release: String, checksum: String) throws {
        let result = try install(try released(checksum: checksum), release: release)
        #expect(result.status == 0 && result.outputs == "program=/built/lifeline\n", "\(result)")
        #expect(result.printed.contains("::notice::the release \(release) has no program") == (release != "main"))
    }
}
