import Foundation
import Testing

@Suite("Committed drawings")
struct CommittedDrawingTests {
    @Test("The drawings in output/ match the samples byte for byte, or were laid out by another Graphviz")
    func current() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try Program().shell("cd '\(root.path)' && \"$lifeline\" check samples -o output")
        #expect(result.status == 0, "\(result.errors)")
    }
}
