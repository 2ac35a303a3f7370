import Foundation
import Graphviz
import LifecycleReaders
import Testing

@Suite("lifeline doctor", .waitsForProcesses)
struct DoctorTests {
    @Test("Doctor prints versions, all plugins, and all fonts")
    func names() throws {
        let result = try Program()("doctor")
        #expect(
            result.output.contains("lifeline 1.")
                && result.output.contains(
                    "Graphviz \(Renderer.shared.version); lifeline was built with \(Renderer.shared.headerVersion)")
        )
        let named = result.output.split(separator: "\n").compactMap {
            $0.prefixMatch(of: /\s\s[✓✗] (\S+( Bold)?) {2,}/).map { String($0.output.1) }
        }
        #expect(named == ["dot", "nop2", "png", "pdf", "Helvetica", "Helvetica Bold", "Courier", "scripts"])
    }

    @Test("Doctor prints the licenses, including a license for each dependency of the package")
    func licenses() throws {
        let result = try Program()("doctor", "--licenses")
        let package = Program.package
        let notice = try String(contentsOf: package.appending(path: ".github/NOTICE"), encoding: .utf8)
        #expect(result.status == 0 && result.output == notice)
        let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        let dependencies = manifest.matches(of: /\.package\(url: "([^"]+)", from/).map { String($0.output.1) }
            .filter { !$0.hasSuffix("docc-plugin") }
        #expect(dependencies.count >= 3)
        for address in dependencies + ["https://www.swift.org", "https://graphviz.org"] {
            let line = notice.split(separator: "\n").first { $0.contains(" \(address) ") }
            #expect(line?.contains("License") == true, "\(address)")
        }
    }

    @Test("Doctor prints the file of each plugin", arguments: ["dot_layout", "neato_layout", "pango"])
    func files(plugin: String) throws {
        let words = try Program()("doctor").output.split { $0.isWhitespace || $0 == "," }
        let files = words.filter { $0.contains("/libgvplugin_\(plugin).") }
        #expect(files.count == (plugin == "pango" ? 2 : 1))
        for file in files { #expect(FileManager.default.fileExists(atPath: String(file))) }
    }

    @Test("Doctor prints the fonts that a PDF contains", .enabled(if: hasPDFFonts, "pdffonts is not installed"))
    func fonts() throws {
        let program = try Program()
        try program.write("controllers: { home: Home }\nsteps: [ { launch: home } ]\n", to: "a.yaml")
        try program("render", "a.yaml", "--format", "pdf", "--diagram", "states,timeline")
        let found = try program.shell("for pdf in output/*.pdf; do pdffonts $pdf; done").output
        let embedded = Set(found.matches(of: /[A-Z]{6}\+(\S+)/).map { String($0.output.1).filter(\.isLetter) })
        #expect(!embedded.isEmpty)
        let named = try program("doctor").output.matches(of: /([^\/\s]+)\.(ttf|otf|ttc|pfb)\n/)
            .map { String($0.output.1).filter(\.isLetter) }
        // A font file has the name of the font, except for the regular weight.
        for font in embedded {
            let plain = font.replacing("Regular", with: "")
            #expect(named.contains { $0.replacing("Regular", with: "") == plain }, "\(font) is none of \(named)")
        }
    }

    private static let hasPDFFonts = (try? Program().shell("command -v pdffonts").status) == 0

    @Test("Doctor lists every limit of the readers")
    func limits() throws {
        let lines = try Program()("doctor").output.split(separator: "\n")
        for limit in Limit.all { #expect(lines.contains("  \(limit.value) \(limit.subject)")) }
        #expect(lines.contains("  500 levels of contained and presented controllers"))
    }

    @Test("If drawing works, nothing required is missing, and missing optional parts have a command")
    func status() throws {
        let result = try Program()("doctor")
        #expect(result.status == 0)
        #expect(!result.output.contains("✗ dot") && !result.output.contains("✗ nop2"))
        #expect(result.errors.isEmpty || result.errors.contains("apt-get install"))
    }
}
