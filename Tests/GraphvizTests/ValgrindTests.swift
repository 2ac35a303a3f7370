import Foundation
import TestSupport
import Testing

/// Tests that render random graphs under Valgrind.
@Suite("Valgrind")
struct ValgrindTests {
    private static let count = Effort.number(60)

    @Test("Random graphs render without invalid memory access", .enabled(if: GraphLoopRun.has("valgrind", "strip")))
    func access() throws {
        // Valgrind before 3.20 can't read the debug information that Swift writes.
        let program = FileManager.default.temporaryDirectory.appending(path: "graph-loop-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: GraphLoopRun.program, to: program)
        defer { try? FileManager.default.removeItem(at: program) }
        #expect(try GraphLoopRun.run("/usr/bin/strip", [program.path]).status == 0)
        // Graphviz reads some uninitialized values, which is harmless. Reading or writing freed memory is not.
        let arguments = ["--undef-value-errors=no", "--error-exitcode=9", program.path, "random", "\(Self.count)"]
        let result = try GraphLoopRun.run("/usr/bin/valgrind", arguments)
        let lines = result.output.split(separator: "\n").suffix(60).joined(separator: "\n")
        #expect(result.status == 0, "\(lines)")
        #expect(result.output.contains("ERROR SUMMARY: 0 errors"), "\(lines)")
        let drawn = try #require(result.output.firstMatch(of: /(\d+) drawn, (\d+) rejected/), "\(lines)")
        #expect(Int(drawn.1).map { $0 * 50 >= Self.count * 49 } == true, "\(drawn.0)")
    }
}
