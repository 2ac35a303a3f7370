import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

@Suite("Drawings")
struct DrawingTests {
    /// Writes every drawing of the samples into the folder that LIFELINE_PICTURES names, to be looked at.
    @Test("can be looked at", .enabled(if: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] != nil))
    func look() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] ?? ".")
        for (name, run) in SampleRuns.all {
            let options = DiagramOptions(name: name)
            for diagram in Diagram.all where diagram.fits(.run(run), options) {
                for (page, picture) in diagram.draw(.run(run), options).enumerated() {
                    for format in [Format.svg, .dot, .png] {
                        let bytes = try Renderer.shared.render(picture, as: format)
                        let file = folder.appendingPathComponent("\(name).\(diagram.stem(page: page)).\(format.name)")
                        try Data(bytes).write(to: file)
                    }
                }
            }
        }
    }
}
