import Foundation
import Testing

@testable import LifelineTool

/// Tests with links, devices, and names that lead outside the folders for inputs and drawings.
@Suite(.waitsForProcesses) struct HostileFilesTests {
    private static let story =
        "title: t\nios: 17\ncontrollers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"

    @Test("Nothing is written or removed through a symbolic link in the output folder")
    func linkInOutput() throws {
        let program = try Program()
        try program.write(Self.story, to: "in/sub/a.yaml")
        #expect(try program("render", "in", "-o", "elsewhere").status == 0)
        let drawing = try program.read("elsewhere/sub/a.timeline.svg")
        try program.write("", to: "out/nothing")
        try link("../elsewhere/sub", at: "out/sub", in: program)
        try program.write(Self.story.replacingOccurrences(of: "title: t", with: "title: u"), to: "in/sub/a.yaml")
        let result = try program("render", "in", "-o", "out")
        #expect(result.status == 2)
        #expect(result.errors.contains("out/sub: error: can't write into the folder: it is a symbolic link"))
        #expect(try program.read("elsewhere/sub/a.timeline.svg") == drawing)
        try program.write(Self.story, to: "other/b.yaml")
        #expect(try program("render", "other", "-o", "out", "--prune").status == 0)
        #expect(try program.read("elsewhere/sub/a.timeline.svg") == drawing)
    }

    @Test("A folder with several links to it is read once")
    func linksInCircles() throws {
        let program = try Program()
        for number in 1...9 { try program.write(Self.story, to: "in/f\(number)/s\(number).yaml") }
        for from in 1...9 {
            for target in 1...9 where target != from {
                try link("../f\(target)", at: "in/f\(from)/to\(target)", in: program)
            }
        }
        let result = try program("check", "in", "--format", "json")
        #expect(result.status == 0)
        #expect(
            result.output.contains("\"inputs\":9") || result.output.contains("\"inputs\": 9"),
            "\(result.output.prefix(200))")
    }

    @Test("Devices are not inputs, and a scenario's storyboard must be below its folder")
    func devices() throws {
        let program = try Program()
        try link("/dev/zero", at: "in/zero.log", in: program)
        let result = try program("inspect", "in/zero.log")
        #expect(result.status == 2)
        #expect(result.errors.contains("not a regular file"))
        for path in ["/dev/zero", "../Main.storyboard", "a/../../Main.storyboard"] {
            try program.write("storyboard: \(path)\n" + Self.story, to: "in/s.yaml")
            let result = try program("check", "in/s.yaml")
            #expect(result.status == 2)
            let message =
                "s.yaml:1:13: error: invalid storyboard path '\(path)'; write a path relative to the scenario's folder, "
                + "without '..'"
            #expect(result.errors.contains(message))
        }
    }

    @Test(
        "A drawing whose name begins with a combining mark is written to the output folder",
        arguments: ["\u{301}a", "\u{200D}b"])
    func combiningNames(name: String) throws {
        let program = try Program()
        try program.write(Self.story, to: "x/\(name).yaml")
        try program.write("", to: "work/nothing")
        #expect(try program("render", "work/../x/\(name).yaml", "-o", "work/o", "--prune").status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "work/o").path)
        #expect(names.contains { Array($0.utf8) == Array("\(name).timeline.svg".utf8) })
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "x").path).count == 1)
    }

    @Test("A configuration file above the repository is not read, and a baseline must be below its folder")
    func configuration() throws {
        let program = try Program()
        try program.write("disable: [illegal-transition]\nnonsense: 1\n", to: ".lifeline.yaml")
        try program.write("", to: "repo/.git/HEAD")
        try program.write(Self.story, to: "repo/s.yaml")
        #expect(try program.shell("cd repo && $lifeline check s.yaml").status == 0)
        for path in ["/tmp/x", "../x", "a/../../x"] {
            try program.write("baseline: \(path)\n", to: "repo/.lifeline.yaml")
            let result = try program.shell("cd repo && $lifeline check s.yaml --update-baseline")
            #expect(result.status == 2)
            #expect(
                result.errors.contains(
                    "the path of the baseline, '\(path)', must be relative and must not contain '..'"))
        }
    }

    @Test("A file is replaced through a temporary file with an unpredictable name, which is then removed")
    func drafts() throws {
        let program = try Program()
        try program.write("old", to: "out/a.svg")
        // Creates links with predictable names for temporary files, with and without the process ID.
        for name in ["a.svg.part", "a.svg.\(ProcessInfo.processInfo.processIdentifier).part"] {
            try link("../mine", at: "out/\(name)", in: program)
        }
        try program.write("mine", to: "mine")
        #expect(try Files.replace(program.folder.appending(path: "out/a.svg").path, with: [1, 2, 3], force: true))
        #expect(try program.read("out/a.svg") == [1, 2, 3])
        #expect(try program.read("mine") == Array("mine".utf8))
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "out").path)
        #expect(names.count == 3)
    }

    private func link(_ target: String, at path: String, in program: Program) throws {
        let url = program.folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }
}

/// Tests that printed text can't control a terminal or a GitHub workflow.
@Suite(.waitsForProcesses) struct PrintableTextTests {
    @Test(
        arguments: [
            ("a\u{1B}[31m", "a␛[31m"), ("a\u{202E}b", "a\u{FFFD}b"), ("a\nb", "a⏎b"), ("\u{9B}x", "\u{FFFD}x"),
            ("plain\u{301}", "plain\u{301}"),
        ])
    func oneLine(text: String, shown: String) { #expect(PrintableText.line(text) == shown) }

    @Test(
        arguments: [
            ("::warning::x", "\u{200B}::warning::x"), ("  ::x::\nok", "  \u{200B}::x::\nok"),
            ("a ##[error]b", "a #\u{200B}#[error]b"),
            ("UIKit::x", "UIKit::x"), ("\u{1B}x\ty", "␛x y"), ("x\ty", "x\ty"),
        ])
    func severalLines(text: String, shown: String) {
        #expect(PrintableText.lines(text) == shown)
    }

    @Test func annotationsAreCommands() {
        #expect(PrintableText.lines("::error file=a::b\n", allowsCommands: true) == "::error file=a::b\n")
    }
}
