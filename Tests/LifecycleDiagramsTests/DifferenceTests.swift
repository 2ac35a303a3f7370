import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

@Suite("Differences")
struct DifferenceTests {
    @Test("of a run and itself are none")
    func same() throws {
        let run = try PlayedRuns.sheet(ios: 12)
        let difference = RunDifference(run, run, options: DiagramOptions(name: "same"))
        #expect(difference.isEmpty)
    }

    @Test("hold every row of both runs in its order, each told apart by sign and word")
    func versions() throws {
        let (old, new) = (try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13))
        let options = DiagramOptions(name: "versions")
        let difference = RunDifference(old, new, options: options)
        #expect(!difference.isEmpty)
        #expect(difference.names == (left: "iOS 12", right: "iOS 13"))
        let callbacks = { (side: RunDifference.Line.Side) in
            difference.lines.filter { !$0.isStep && ($0.side == .both || $0.side == side) }.count
        }
        #expect(callbacks(.left) == old.callbacks.reduce(0) { count, _ in count + 1 })
        #expect(callbacks(.right) == new.callbacks.reduce(0) { count, _ in count + 1 })
        let svg = String(
            decoding: try Renderer.shared.render(difference.picture(options), as: .svg), as: UTF8.self)
        #expect(svg.contains("− home") || svg.contains("− viewWillDisappear(_:)"))
        #expect(svg.contains("only in iOS 12"))
        if let folder = ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] {
            var options = options
            options.step = 2
            let trees = try Renderer.shared.render(try #require(difference.hierarchies(options)), as: .svg)
            try Data(trees).write(to: URL(fileURLWithPath: folder).appendingPathComponent("versions.hierarchies.svg"))
            try Data(svg.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("versions.difference.svg"))
        }
    }
}
