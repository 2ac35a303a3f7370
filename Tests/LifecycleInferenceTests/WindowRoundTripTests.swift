import LifecycleEngine
import LifecycleInference
import LifecycleModel
import TestSupport
import Testing

/// Stories with several windows and containers of the app's own.
@Suite("Round trips with windows and containers of the app's own")
struct WindowRoundTripTests {
    @Test("What follows UIKit's rules has no deviations, and each window its own steps")
    func roundTrip() throws {
        var numbers = SeededNumbers(seed: 62)
        var failures: [String] = []
        let count = Effort.number(12)
        for index in 0..<count {
            let story = WindowStory(&numbers)
            let log = story.log
            let run = try Run(log: log)
            guard let inference = run.inferred() else {
                failures.append("\(index): not explained\n\(story.words)\n\(log)")
                continue
            }
            let windows = Set(inference.steps.compactMap(\.inference.window)).count
            if !inference.explains(log) || windows != (story.windowCount > 1 ? story.windowCount : 0) {
                failures.append("\(index): \(inference.story)\n\(story.words)\n\(log)")
            }
        }
        let share = Double(failures.count) / Double(count)
        #expect(share <= 0.02, "seed 62: \(share)\n\(failures.prefix(5).joined(separator: "\n\n"))")
    }

    @Test("One removed, doubled, or exchanged callback is reported at its line, if no story explains the log with it")
    func mutations() throws {
        var numbers = SeededNumbers(seed: 64)
        var counts = Mutation.allCases.map { _ in (all: 0, explained: 0, found: 0) }
        var failures: [String] = []
        for index in 0..<Effort.number(12) {
            let story = WindowStory(&numbers)
            let kind = Mutation.allCases[numbers.number(Mutation.allCases.count)]
            guard let (log, line) = kind.applied(to: story.entries, &numbers) else { continue }
            counts[kind.rawValue].all += 1
            let inference = try Run(log: log).inferred()
            if inference?.explains(log) == true {
                counts[kind.rawValue].explained += 1
            } else if inference?.deviations.contains(where: { abs(($0.line ?? .max) - line) <= 2 }) == true {
                counts[kind.rawValue].found += 1
            } else {
                failures.append("\(index): \(kind) in line \(line), \(inference?.story ?? [])\n\(story.words)\n\(log)")
            }
        }
        let wanted = counts.reduce(0) { $0 + $1.all - $1.explained }
        let share = Double(counts.reduce(0) { $0 + $1.found }) / Double(max(wanted, 1))
        #expect(
            share >= 0.95 || failures.count < 2,
            "seed 64: \(share), \(counts)\n\(failures.prefix(5).joined(separator: "\n\n"))")
    }
}

/// A change of one callback of a log.
private enum Mutation: Int, CaseIterable {
    case removed, doubled, exchanged

    /// Returns the log with the change at a random appearance callback before another one of the same step, and the
    /// line.
    func applied(to entries: [WindowStory.Entry], _ numbers: inout SeededNumbers) -> (log: String, line: Int)? {
        let places = entries.indices.dropLast().filter { place in
            entries[place].step == entries[place + 1].step
                && [place, place + 1].allSatisfy { entries[$0].line.contains("ppear:") }
        }
        guard !places.isEmpty else { return nil }
        var lines = entries.map(\.line)
        let place = places[numbers.number(places.count)]
        switch self {
        case .removed: lines.remove(at: place)
        case .doubled: lines.insert(lines[place], at: place)
        case .exchanged: lines.swapAt(place, place + 1)
        }
        return (lines.joined(separator: "\n"), place + 1)
    }
}

extension Inference {
    /// Whether UIKit sends the appearance callbacks of the log for the inferred scenario. The log can end in the last
    /// step, and it doesn't show callbacks that it never prints.
    fileprivate func explains(_ log: String) -> Bool {
        guard deviations.isEmpty, !steps.contains(where: { $0.inference.verb == StepInference.unexplained }) else {
            return false
        }
        func selector(_ line: Substring) -> Substring { line.split(separator: " ").last ?? "" }
        let printed = Set(log.callbackLines.map(selector))
        func appearances(_ lines: [Substring]) -> [Substring] {
            lines.filter { $0.contains("ppear:") && !$0.hasPrefix("-[UI") && printed.contains(selector($0)) }
        }
        return appearances(scenario.play().steps(in: owners).log { $0.phase == .appearance }.callbackLines)
            .starts(with: appearances(log.callbackLines))
    }
}

/// A random story: one to three windows, each with a navigation controller, and steps in any of them.
private struct WindowStory {
    private(set) var scenario = Scenario()
    let windowCount: Int
    private var count = 0
    private var stacks: [[String]] = []
    /// For each container of the app's own, its current child.
    private var children: [String: String] = [:]

    var words: String { scenario.steps.map(\.text).joined(separator: "; ") }

    init(_ numbers: inout SeededNumbers) {
        windowCount = numbers.number(3) + 1
        scenario.ios = 17
        for window in 0..<windowCount {
            let page = make(className: "ListViewController")
            stacks.append([page])
            var spec = ControllerSpec(name: "nav\(window)", className: "UINavigationController")
            (spec.kind, spec.children) = (.navigationController, [page])
            scenario.controllers[spec.name] = spec
            if window == 0 {
                add("launch", .controller("nav0"))
            } else {
                add("connectScene", .text("window\(window)"), ["root": .controller("nav\(window)")])
            }
        }
        for _ in 0..<numbers.number(8) + 2 { step(&numbers, in: numbers.number(windowCount)) }
    }

    /// A line of the log, and the number of its step.
    struct Entry {
        let line: String
        let step: Int
    }

    var log: String { entries.map(\.line).joined(separator: "\n") }

    /// The log with the lines of the scenes.
    var entries: [Entry] {
        let run = scenario.play()
        var step = 0
        return run.events.compactMap { event in
            if case .step = event.body { step += 1 }
            guard case .callback(let callback) = event.body else { return nil }
            let info = run[callback.controller]
            if callback.callback == .sceneWillConnect {
                return Entry(line: "scene(_:willConnectTo:options:)", step: step)
            }
            guard info.kind == .viewController, [.loading, .appearance].contains(callback.callback.phase) else {
                return nil
            }
            let address = "0x\(7000 + callback.controller.index)"
            return Entry(
                line: "-[\(info.className) \(callback.callback.selector)] <\(info.className): \(address)>", step: step)
        }
    }

    private mutating func make(className: String? = nil) -> String {
        count += 1
        scenario.controllers["page\(count)"] = ControllerSpec(
            name: "page\(count)", className: className ?? "Page\(count)ViewController")
        return "page\(count)"
    }

    private mutating func add(
        _ verb: String, _ subject: Step.Argument, _ options: [String: Step.Argument] = [:], waits: Bool = true
    ) {
        guard let signature = VerbSignature.named(verb) else { return }
        scenario.steps.append(
            Step(verb: signature, subject: subject, options: options, waits: waits, location: SourceLocation()))
    }

    private mutating func step(_ numbers: inout SeededNumbers, in window: Int) {
        let top = stacks[window].last ?? ""
        let choice = numbers.number(6)
        if choice == 0, stacks[window].count > 1 {
            stacks[window].removeLast()
            add("pop", .nothing, ["in": .controller("nav\(window)")])
        } else if choice < 4, let old = children[top] {
            exchange(old, in: top)
        } else if choice < 3 {
            let page = make()
            stacks[window].append(page)
            if numbers.number(2) == 0 {
                let child = make()
                children[page] = child
                scenario.controllers[page]?.overrides[.viewDidLoad] = [
                    Step(
                        verb: VerbSignature.named("embed")!, subject: .controller(child),
                        options: ["to": .controller(page)], location: SourceLocation())
                ]
            }
            add("push", .controller(page), ["onto": .controller("nav\(window)")])
        } else if windowCount == 1 {
            let page = make()
            add("present", .controller(page), ["from": .controller(top)])
            add("dismiss", .controller(page))
        }
    }

    /// Exchanges a child by hand.
    private mutating func exchange(_ old: String, in parent: String) {
        let new = make()
        let to: [String: Step.Argument] = ["to": .controller(parent)]
        add("addChild", .controller(new), to, waits: false)
        add("beginAppearance", .controller(old), ["appearing": .flag(false)], waits: false)
        add("beginAppearance", .controller(new), ["appearing": .flag(true)], waits: false)
        add("addSubview", .controller(new), to, waits: false)
        add("endAppearance", .controller(old), waits: false)
        add("removeFromSuperview", .controller(old), waits: false)
        add("removeFromParent", .controller(old), waits: false)
        add("endAppearance", .controller(new))
        children[parent] = new
    }
}
