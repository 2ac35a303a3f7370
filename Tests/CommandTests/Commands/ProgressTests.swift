import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Tests for the line that a long command shows in a terminal. `script` provides the terminal.
@Suite("Progress", .waitsForProcesses)
struct ProgressTests {
    @Test(
        "A terminal shows the number of finished inputs and the current drawing, in at most 76 characters",
        .enabled(if: Program.hasScript))
    func line() throws {
        let program = try Program()
        let long = "b" + String(repeating: "-long", count: 20)
        for stem in ["a", long, "c", "d", "e"] {
            try program.write("controllers: { a: A }\nsteps: [ { launch: a } ]\n", to: "in/\(stem).yaml")
        }
        try program.write("", to: "output/nothing")
        // The worker waits until it can write the drawing, so the line is shown.
        let pipe = FullPipe()
        pipe.create(at: program.folder.appending(path: "output/\(long).timeline.svg").path)
        defer { withExtendedLifetime(pipe) {} }
        let command = "'$lifeline' render in --diagram timeline --set jobs=1 --timeout 2"
        let result = try program.shell(
            "export TERM=xterm; unset CI NO_COLOR; script -qec \"\(command)\" /dev/null </dev/null")
        let lines = result.output.split(separator: "\r").compactMap { part -> Substring? in
            let line = part.prefix { $0 != "\u{1B}" }
            return line.contains(" of 5 inputs drawn, ") ? line : nil
        }
        #expect(lines.contains { $0.contains(": b-long-long-") })
        #expect(lines.map(\.count).max() == 76)
    }
}
