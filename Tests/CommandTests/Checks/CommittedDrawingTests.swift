import Foundation
import Testing

@Suite("Committed drawings", .waitsForProcesses)
struct CommittedDrawingTests {
    @Test("The drawings in output/ match the samples byte for byte, or another Graphviz version laid them out")
    func current() throws {
        let root = Program.package
        let result = try Program().shell("cd '\(root.path)' && \"$lifeline\" check samples -o output --quiet")
        #expect(result.status == 0, "\(result.errors)")
    }
}
