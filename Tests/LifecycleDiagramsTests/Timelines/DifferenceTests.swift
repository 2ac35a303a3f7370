import Foundation
import Graphviz
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleDiagrams

@Suite("Run differences")
struct DifferenceTests {
    @Test("A run doesn't differ from itself")
    func same() throws {
        let run = try PlayedRuns.sheet(ios: 12)
        let difference = RunDifference(run, run, options: DiagramOptions(name: "same"))
        #expect(difference.comparison.isEmpty)
    }

    @Test("A difference marks rows from either run with signs and text")
    func versions() throws {
        let (old, new) = (try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13))
        let options = DiagramOptions(name: "versions")
        let difference = RunDifference(old, new, options: options)
        #expect(!difference.comparison.isEmpty)
        #expect(difference.names == (left: "iOS 12", right: "iOS 13"))
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

    @Test("Three equal callbacks in a row are one row, and a sentence names the callbacks that only one run contains")
    func equal() throws {
        let options = DiagramOptions(name: "equal")
        let difference = RunDifference(try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13), options: options)
        let picture = difference.picture(options)
        let svg = String(decoding: try Renderer.shared.render(picture, as: .svg), as: UTF8.self)
        #expect(svg.contains(">3 equal</text>"))
        let folded = RunDifference.folded(difference.rows)
        #expect(folded.flatMap(\.messages).count == difference.rows.flatMap(\.messages).count)
        for case .fold(let messages) in folded { #expect(messages.allSatisfy { $0.side == .both }) }
        var appearance = options
        appearance.callbacks = .appearance
        let shown = RunDifference(try PlayedRuns.sheet(ios: 12), try PlayedRuns.sheet(ios: 13), options: appearance)
        let text = String(decoding: try Renderer.shared.render(shown.picture(appearance), as: .svg), as: UTF8.self)
        #expect(text.contains("Only in iOS 12, home receives"))
    }

    @Test("A callback that the drawing doesn't show moves none that it shows")
    func hidden() throws {
        func run(ios: Int) throws -> Run {
            try PlayedRuns.play(
                """
                ios: \(ios)
                controllers: { nav: { class: UINavigationController, children: [root] }, root: RootVC, pushed: PushedVC }
                steps:
                  - launch: nav
                    wait: false
                  - push: pushed
                    onto: nav
                """)
        }
        var options = DiagramOptions(name: "push")
        let all = RunDifference(try run(ios: 17), try run(ios: 18), options: options)
        #expect(all.comparison.rows.contains { if case .movedFrom = $0.change { true } else { false } })
        options.callbacks = .appearance
        let shown = RunDifference(try run(ios: 17), try run(ios: 18), options: options)
        #expect(!shown.comparison.rows.contains { if case .movedFrom = $0.change { true } else { false } })
        #expect(!shown.comparison.isEmpty)
    }
}

@Suite("Differences between all pairs of samples")
struct DifferencePairTests {
    @Test("The drawing shows the moves, additions, removals, and changes of the comparison", arguments: PlayedRuns.all)
    func pairs(left: PlayedRuns.Named) throws {
        // A sample is compared with itself and with every 24th sample, or with all samples in a long test.
        let place = try #require(PlayedRuns.all.firstIndex { $0.name == left.name })
        for (other, right) in PlayedRuns.all.enumerated() where Effort.isLong || (other - place).isMultiple(of: 24) {
            let difference = RunDifference(left.run, right.run, options: DiagramOptions(name: "pair"))
            let expected = difference.comparison.rows.filter { if case .callback = $0.content { true } else { false } }
            let shown = difference.rows.compactMap { row -> TimelineModel.Message? in
                if case .message(let message) = row { message } else { nil }
            }
            let signs = expected.map { row in
                switch row.change {
                case .same: ""
                case .changed: "~ "
                case .removed, .movedTo: "− "
                case .added, .movedFrom: "+ "
                }
            }
            #expect(shown.count == signs.count)
            let wrong = zip(shown, signs).filter { message, sign in
                sign.isEmpty ? "~−+".contains(message.label.prefix(1)) : !message.label.hasPrefix(sign)
            }
            #expect(wrong.isEmpty)
            let moves = expected.filter { if case .movedFrom = $0.change { true } else { false } }.count
            #expect(shown.filter { $0.side == .right && $0.detail.hasPrefix("moved: ") }.count == moves)
        }
    }
}
