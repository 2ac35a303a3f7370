import Foundation
import TestSupport
import Testing

/// Tests that drawings are the same with any installed fonts and any arrangement of inputs.
@Suite("Reproducible drawings", .waitsForProcesses)
struct SameBytesTests {
    /// The storyboards among the samples, and every fifth other sample, or all samples in a long test. Samples in
    /// different folders can have the same name. Only one sample with each name is used.
    private static let (boards, runs): ([String], [String]) = {
        let folder = Program.package.appending(path: "samples").path
        let all = (FileManager.default.enumerator(atPath: folder) ?? .init()).compactMap { $0 as? String }.sorted()
        let boards = all.filter { $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
        let runs = all.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".log") }
        let names = Dictionary(runs.map { (URL(filePath: $0).lastPathComponent, "\(folder)/\($0)") }) { one, _ in one }
        let chosen = names.values.sorted().enumerated().filter { Effort.isLong || $0.offset.isMultiple(of: 5) }
        return (boards, chosen.map(\.element))
    }()

    /// Returns the SVG and DOT files in the folder `folder` of `program`, with their bytes.
    private func files(_ folder: String, of program: Program) throws -> [String: Data] {
        let root = program.folder.appending(path: folder)
        let names = (FileManager.default.enumerator(atPath: root.path) ?? .init()).compactMap { $0 as? String }
        var files: [String: Data] = [:]
        for name in names where name.hasSuffix(".svg") || name.hasSuffix(".dot") {
            files[name] = try Data(contentsOf: root.appending(path: name))
        }
        return files
    }

    private func expectSame(_ one: [String: Data], _ other: [String: Data], _ comment: String) {
        #expect(Set(one.keys) == Set(other.keys), "\(comment): other files")
        let different = one.filter { other[$0.key] != $0.value }.keys.sorted()
        #expect(different.isEmpty, "\(comment): \(different)")
    }

    /// Returns the environment for a fontconfig configuration with only the fonts in one folder, or without fonts.
    private func fonts(_ folder: String?, _ program: Program) throws -> [String: String] {
        let name = folder.map { URL(filePath: $0).lastPathComponent } ?? "none"
        try program.write(
            """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>\(folder.map { "<dir>\($0)</dir>" } ?? "")<cachedir>\(program.folder.path)/cache-\(name)</cachedir>
            </fontconfig>
            """, to: "\(name).conf")
        return ["FONTCONFIG_FILE": program.folder.appending(path: "\(name).conf").path]
    }

    @Test("Drawings are the same without fonts, with only DejaVu, and with only Liberation")
    func anyFonts() throws {
        let program = try Program()
        var first: [String: Data] = [:]
        for folder in [nil, "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/liberation"] {
            let output = "out-\(folder.map { URL(filePath: $0).lastPathComponent } ?? "none")"
            let command = ["render"] + Self.boards + Self.runs + ["--format", "svg,dot", "-o", output]
            #expect(try program(command, environment: try fonts(folder, program)).status == 0)
            let drawn = try files(output, of: program)
            #expect(drawn.count > 80)
            if first.isEmpty { first = drawn } else { expectSame(first, drawn, output) }
        }
    }

    @Test("PDFs are the same in each time zone")
    func anyTimeZone() throws {
        let program = try Program()
        let sample = try #require(Self.runs.first)
        var drawings: [[UInt8]] = []
        for zone in ["A0", "B-5:30", "C8"] {
            let command = ["render", sample, "--diagram", "timeline", "-o", "\(zone).pdf"]
            #expect(try program(command, environment: ["TZ": zone]).status == 0)
            drawings.append(try program.read("\(zone).pdf"))
        }
        #expect(Set(drawings).count == 1)
    }

    @Test("Drawings are the same in any order of inputs, in one or several processes")
    func anyOrder() throws {
        let program = try Program()
        let (boards, inputs) = (Self.boards, Self.boards + Self.runs)
        #expect(boards.count > 1 && inputs.count > 20)
        let format = ["--format", "svg,dot", "-o"]
        try program(["render"] + inputs + format + ["forward"])
        try program(["render"] + inputs.reversed() + format + ["backward"])
        for input in Self.runs { try program(["render", input] + format + ["alone"]) }
        try program(["render"] + boards + format + ["alone"])
        let forward = try files("forward", of: program)
        #expect(forward.count > 80)
        expectSame(forward, try files("backward", of: program), "in the other order")
        expectSame(forward, try files("alone", of: program), "in a process each")
        try program(["render"] + boards + ["--set", "together=true"] + format + ["forward-together"])
        try program(["render"] + boards.reversed() + ["--set", "together=true"] + format + ["backward-together"])
        let together = try files("forward-together", of: program)
        #expect(Set(together.keys) == ["storyboards.storyboard.svg", "storyboards.storyboard.dot"])
        expectSame(together, try files("backward-together", of: program), "together, in the other order")
    }
}
