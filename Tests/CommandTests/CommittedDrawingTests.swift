import Foundation
import Testing

@Suite("The drawings in output/")
struct CommittedDrawingTests {
    @Test("are byte for byte those of the samples, or were laid out by another Graphviz")
    func current() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try Program().shell("cd '\(root.path)' && \"$lifeline\" check samples -o output")
        #expect(result.status == 0, "\(result.errors)")
    }
}
