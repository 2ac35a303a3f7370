import Foundation
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Testing
import Yams

/// Tests that the expectations of a sample prove what the sample teaches: without one of its keys or options, `check`
/// fails.
@Suite("Samples without one of their keys")
struct KeyRemovalTests {
    /// The keys that only name something, in the drawing or for the reader.
    private static let names = [
        "title": "names the drawing",
        "ios": "names the version that the sample is about, although other versions may behave the same",
        "class": "names the lifeline",
        "note": "adds a line to the timeline",
        "readGeometry": "marks where the class reads its geometry, at a place that no rule reports",
        "selector": "names the method in the drawing",
        "keep": "keeps the deallocation of a controller out of the drawing",
    ]

    /// The keys that may have no effect on the run, because they state the default, or what UIKit ignores.
    private static let statements: Set<String> = [
        "to", "in", "from", "by", "onto", "object", "wait", "appearing", "style", "view", "transition", "idiom", "size",
        "orientation", "orientations", "scenes", "statusBar", "presentationDelegate",
    ]

    /// The keys that affect the run in a way that no expectation can state.
    private static let unprovable = [
        "loading/four-sources.yaml controllers.custom.view": "the loading diagram shows the override of loadView",
        "loading/never-runs.yaml controllers.home.overrides.awakeFromNib": "consists of a note",
        "memory/warning-ios5.yaml controllers.detail.view": "the view is kept, although it could be loaded again",
        "memory/warning-ios6.yaml controllers.detail.view": "the view is kept, although it could be loaded again",
        "memory/warning-ios6.yaml controllers.home.view": "the view is kept, although it could be loaded again",
        "mistakes/action-sheet-on-pad.yaml controllers.share.preferredStyle": "its callbacks are those of an alert",
        "modern/frames.yaml steps.2 (embed).frame": "the constraints override the frame",
        "modern/popover.yaml steps.2 (present).style": "a popover sends the callbacks of a sheet",
        "notifications/everything.yaml steps.5 (unobserve).by": "the call removes nothing, for any observer",
        "notifications/everything.yaml steps.7 (unobserve).object": "the observer has no other sender",
        "presentation/inside-popover.yaml steps.3 (present).style": "the presenter receives nothing in any style",
        "rotation/containers-ios5.yaml controllers.photo.orientations": "list refuses the orientation, too",
        "rotation/geometry.yaml controllers.chart.overrides.viewDidLayoutSubviews": "consists of a mark",
        "rotation/sheet-decides-ios12.yaml steps.2 (present).style": "a page sheet behaves like the default style",
        "transitions/5-sheet-ios12.yaml steps.2 (present).style": "a page sheet behaves like the default style",
    ]

    @Test("Without a key, an option, or an override of a sample, an expectation fails", arguments: SampleScenario.all)
    func removal(sample: SampleScenario) throws {
        let root = try #require(try Yams.compose(yaml: sample.text))
        let run = sample.play(sample.text)?.run
        for removal in Removal.all(in: root) where Self.names[removal.key] == nil {
            guard let changed = sample.play(try Yams.serialize(node: removal.node)), changed.isPassing else { continue }
            let isStatement = Self.statements.contains(removal.key) && changed.run.isPlayed(as: run)
            let path = "\(sample.name) \(removal.path)"
            #expect(
                isStatement || Self.unprovable[path] != nil,
                "without \(path), the check passes; remove it, or expect something that needs it")
        }
    }

    @Test("Each exception names an existing sample")
    func exceptions() {
        let names = Set(SampleScenario.all.map(\.name))
        for path in Self.unprovable.keys { #expect(names.contains(String(path.prefix { $0 != " " })), "\(path)") }
    }
}

/// A scenario in the folder of samples.
struct SampleScenario: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    /// The path relative to the folder of samples.
    let name: String
    var testDescription: String { name }

    /// All samples except the scenario that `lifeline init` writes, which explains keys.
    static let all: [SampleScenario] = {
        let folder = Program.package.appending(path: "samples")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yaml") && $0 != "start/first.yaml" }.sorted().compactMap { name in
            let path = folder.appending(path: name).path
            return (try? String(contentsOfFile: path, encoding: .utf8)).map {
                SampleScenario(path: path, text: $0, name: name)
            }
        }
    }()

    /// Plays the text instead of the sample's. Returns the run and whether all expectations hold, or nil if the text is
    /// invalid.
    func play(_ text: String) -> (run: Run, isPassing: Bool)? {
        let options = Reader.Options { path in (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } }
        guard case .scenario(let scenario)? = try? Reader.scenario.read(InputSource(name: path, text: text), options)
        else {
            return nil
        }
        let run = scenario.play()
        let failures = Verification(of: scenario, run: run, reports: Rule.diagnostics(in: run)).failures()
        return (run, failures.isEmpty)
    }
}

extension Run {
    /// Returns whether another run has the same events, except for the texts of steps and the lines.
    fileprivate func isPlayed(as other: Run?) -> Bool {
        func bodies(_ run: Run) -> [Event.Body] {
            run.events.map(\.body).filter { if case .step = $0 { false } else { true } }
        }
        return other.map { bodies($0) == bodies(self) && $0.controllers == controllers } ?? false
    }
}

/// A copy of a scenario without one of its keys.
private struct Removal {
    /// The key, such as `ios`, or the verb of a removed step.
    let key: String
    /// The path of the key, such as `controllers.home.view`.
    let path: String
    let node: Node

    /// Returns the copies without each key of the scenario, of its device, controllers, and steps, and without each
    /// override and each step of an override. The steps themselves and expectations are not removed.
    static func all(in root: Node) -> [Removal] {
        guard let mapping = root.mapping else { return [] }
        var removals: [Removal] = []
        for (key, value) in mapping {
            let name = key.string ?? ""
            func inner(_ found: [Removal]) {
                removals += found.map { removal in
                    Removal(key: removal.key, path: "\(name).\(removal.path)", node: root.replacing(name, removal.node))
                }
            }
            switch name {
            case "controllers": inner(controllers(value))
            case "steps": inner(steps(value, removesSteps: false))
            case "expect": break
            case "device": inner(keys(value))
            default: removals.append(Removal(key: name, path: name, node: root.removing(name)))
            }
        }
        return removals
    }

    private static func controllers(_ node: Node) -> [Removal] {
        node.entries.flatMap { name, value in
            keys(value).map { Removal(key: $0.key, path: "\(name).\($0.path)", node: node.replacing(name, $0.node)) }
        }
    }

    /// Returns the copies of a mapping without each of its keys, and without the parts of its overrides and nib.
    private static func keys(_ node: Node) -> [Removal] {
        node.entries.flatMap { name, value -> [Removal] in
            let inner =
                switch name {
                case "overrides":
                    keys(value)
                        + value.entries.flatMap { callback, list in
                            steps(list, removesSteps: true).map {
                                Removal(
                                    key: $0.key, path: "\(callback).\($0.path)",
                                    node: value.replacing(callback, $0.node))
                            }
                        }
                case "nib": keys(value)
                default: [Removal]()
                }
            if !inner.isEmpty {
                return inner.map {
                    Removal(key: $0.key, path: "\(name).\($0.path)", node: node.replacing(name, $0.node))
                }
            }
            return [Removal(key: name, path: name, node: node.removing(name))]
        }
    }

    /// Returns the copies of a list of steps without each option of each step.
    private static func steps(_ node: Node, removesSteps: Bool) -> [Removal] {
        guard let sequence = node.sequence else { return [] }
        return sequence.enumerated().flatMap { index, step -> [Removal] in
            func list(_ step: Node?) -> Node {
                var nodes = Array(sequence)
                if let step { nodes[index] = step } else { nodes.remove(at: index) }
                return Node(nodes)
            }
            let verb = step.entries.first { VerbSignature.named($0.key) != nil }?.key ?? ""
            let options = step.entries.filter { $0.key != verb && $0.key != "expect" }.map { name, _ in
                Removal(key: name, path: "\(index + 1) (\(verb)).\(name)", node: list(step.removing(name)))
            }
            let whole = Removal(key: verb, path: "\(index + 1) (\(verb))", node: list(nil))
            return options + (removesSteps && sequence.count > 1 ? [whole] : [])
        }
    }
}

extension Node {
    /// The keys and values of a mapping, or none.
    fileprivate var entries: [(key: String, value: Node)] {
        mapping?.map { ($0.key.string ?? "", $0.value) } ?? []
    }

    fileprivate func removing(_ key: String) -> Node {
        Node(mapping?.filter { $0.key.string != key }.map { ($0.key, $0.value) } ?? [])
    }

    fileprivate func replacing(_ key: String, _ value: Node) -> Node {
        Node(mapping?.map { ($0.key, $0.key.string == key ? value : $0.value) } ?? [])
    }
}
