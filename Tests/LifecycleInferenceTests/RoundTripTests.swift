import Foundation
import LifecycleEngine
import LifecycleInference
import LifecycleModel
import TestSupport
import Testing

/// Stories of an app as text logs with less and less in them: the inferred scenario must send the callbacks of the log.
@Suite("Round trips")
struct RoundTripTests {
    struct Amount: Sendable, CustomTestStringConvertible {
        let name: String
        /// The smallest share of logs whose inferred scenario sends the same callbacks.
        let share: Double
        let shows: @Sendable (Callback) -> Bool
        var testDescription: String { name }

        static let all: [Amount] = [
            Amount(name: "everything", share: 0.99) { _ in true },
            Amount(name: "loading and appearance", share: 0.99) { $0.phase == .loading || $0.phase == .appearance },
            Amount(name: "appearance", share: 0.95) { $0.phase == .appearance },
            Amount(name: "did only", share: 0.8) { $0 == .viewDidAppear || $0 == .viewDidDisappear },
        ]
    }

    @Test("The inferred scenario sends the callbacks of the log", arguments: Amount.all)
    func roundTrip(amount: Amount) throws {
        let count = Effort.number(4)
        var numbers = SeededNumbers(seed: 49)
        var equal = 0
        var failures: [String] = []
        for index in 0..<count {
            let story = RandomStory(&numbers)
            let log = story.scenario.play().log(amount.shows)
            let run = try Run(log: log)
            guard let inference = run.inferred() else {
                failures.append("\(index): not explained\n\(story.words)")
                continue
            }
            let again = inference.scenario.play().steps(in: inference.owners).log(amount.shows)
            if again.callbackLines == log.callbackLines {
                equal += 1
            } else {
                failures.append("\(index): \(inference.story)\n\(story.words)")
            }
        }
        let share = Double(equal) / Double(count)
        #expect(
            share >= amount.share, "seed 49, \(amount.name): \(share)\n\(failures.prefix(8).joined(separator: "\n\n"))")
    }

    @Test(
        "The inferred scenario sends the callbacks of the logs of nine in ten samples and cases", arguments: Amount.all)
    func samples(amount: Amount) throws {
        let files = Corpus.files("samples", [".yaml"]) + Corpus.files("Tests/Fixtures/Cases", [".yaml"])
        let count = min(Effort.number(8), files.count)
        var failures: [String] = []
        for index in 0..<count {
            let path = files[index * files.count / count]
            guard let scenario = try Scenario(sample: path) else { continue }
            let log = scenario.play().log(amount.shows)
            guard log.callbackLines.count > 1 else { continue }
            guard let inference = try Run(log: log).inferred() else {
                failures.append("\(path): not explained")
                continue
            }
            // The log of the inferred scenario shows callbacks of more versions and more containers, and the app's code
            // in callbacks is unknown.
            let again = inference.scenario.play().steps(in: inference.owners).log(amount.shows)
            let own = Set(log.callbackLines)
            func compared(_ log: String) -> [Substring] {
                log.callbackLines.filter { own.contains($0) && ($0.contains("ppear:") || $0.contains("Load")) }
            }
            if compared(again) != compared(log) { failures.append("\(path): \(inference.story)") }
        }
        #expect(failures.count <= max(count / 10, 1), "\(amount.name)\n\(failures.joined(separator: "\n"))")
    }

    @Test("A changed log is reported at its line")
    func mutations() throws {
        var numbers = SeededNumbers(seed: 50)
        var (right, reported, wanted) = (0, 0, 0)
        var failures: [String] = []
        for index in 0..<Effort.number(4) {
            let story = RandomStory(&numbers)
            var lines = story.scenario.play().log { $0.phase == .loading || $0.phase == .appearance }
                .split(separator: "\n").map(String.init)
            let places = lines.indices.dropLast().filter { place in
                [place, place + 1].allSatisfy { lines[$0].contains("ppear") }
            }
            guard !places.isEmpty else { continue }
            let place = places[numbers.number(places.count)]
            let kind = numbers.number(3)
            switch kind {
            case 0: lines.remove(at: place)
            case 1: lines.insert(lines[place], at: place)
            default: lines.swapAt(place, place + 1)
            }
            let found = try Run(log: lines.joined(separator: "\n")).inferred()?.deviations ?? []
            let near = found.filter { abs(($0.line ?? 0) - (place + 1)) <= 2 }
            wanted += 1
            reported += found.count
            right += near.isEmpty ? 0 : 1
            if near.isEmpty || found.count > 1 {
                failures.append(
                    "\(index) kind \(kind) at \(place + 1): \(found.map { "\($0.kind) \($0.line ?? 0)" }) \(story.words)"
                )
            }
        }
        let (recall, precision) = (Double(right) / Double(wanted), Double(right) / Double(max(reported, 1)))
        #expect(
            recall >= 0.9 && precision >= 0.9,
            "seed 50: recall \(recall), precision \(precision)\n\(failures.prefix(25).joined(separator: "\n"))")
    }
}

extension Run {
    /// The run without the steps that the log doesn't show.
    func steps(in owners: [Int?]) -> Run {
        guard owners.contains(nil) else { return self }
        var run = self
        var isShown = false
        run.events = events.filter {
            if case .step(let step) = $0.body { isShown = owners[step.number - 1] != nil }
            return isShown
        }
        return run
    }
}

extension String {
    /// The class and the selector of each line. Addresses differ, because the instances of a simulation are numbered in
    /// their order.
    var callbackLines: [Substring] {
        split(separator: "\n").map { $0.prefix { $0 != "<" } }
    }
}

/// A random story: a launch, and up to nine pushes, pops, presentations, dismissals, and selections of tabs.
struct RandomStory {
    private(set) var scenario = Scenario()
    var words: String { scenario.steps.map(\.text).joined(separator: "; ") }
    private var count = 0
    private var stacks: [[String]] = []
    private var selected = 0
    private var presented: [(name: String, stack: [String]?)] = []

    init(_ numbers: inout SeededNumbers) {
        let kind = numbers.number(3)
        let length = numbers.number(9) + 1
        launch(kind)
        for _ in 0..<length { step(&numbers, kind) }
    }

    private mutating func make() -> String {
        count += 1
        let name = "page\(count)"
        scenario.controllers[name] = ControllerSpec(name: name, className: "Page\(count)ViewController")
        return name
    }

    private mutating func container(_ name: String, _ kind: ControllerKind, _ children: [String]) {
        var spec = ControllerSpec(
            name: name, className: "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst())
        spec.kind = kind
        spec.children = children
        scenario.controllers[name] = spec
    }

    private mutating func add(_ verb: String, _ subject: Step.Argument, _ options: [String: Step.Argument] = [:]) {
        guard let signature = VerbSignature.named(verb) else { return }
        scenario.steps.append(Step(verb: signature, subject: subject, options: options, location: SourceLocation()))
    }

    private mutating func launch(_ kind: Int) {
        let first = make()
        switch kind {
        case 0: add("launch", .controller(first))
        case 1:
            stacks = [[first]]
            container("nav", .navigationController, [first])
            add("launch", .controller("nav"))
        default:
            let second = make()
            stacks = [[first], [second]]
            container("nav1", .navigationController, [first])
            container("nav2", .navigationController, [second])
            container("tabs", .tabBarController, ["nav1", "nav2"])
            add("launch", .controller("tabs"))
        }
    }

    private mutating func step(_ numbers: inout SeededNumbers, _ kind: Int) {
        let choice = numbers.number(8)
        if let top = presented.last {
            switch choice {
            case 0...3:
                presented.removeLast()
                add("dismiss", .controller(top.name))
            case 4 where top.stack != nil: push(onto: "nav" + top.name)
            case 5 where (top.stack?.count ?? 0) > 1: pop()
            default: if presented.count < 2 { present(&numbers) }
            }
            return
        }
        switch choice {
        case 0...1 where kind > 0: push(onto: kind == 1 ? "nav" : "nav\(selected + 1)")
        case 2, 3: pop()
        case 4 where kind == 2:
            selected = 1 - selected
            add("select", .controller("nav\(selected + 1)"))
        case 5 where !stacks.isEmpty && stacks[selected].count > 1: add("swipeBack", .text("cancelled"))
        default: present(&numbers)
        }
    }

    private mutating func push(onto stack: String) {
        let page = make()
        if presented.isEmpty {
            guard !stacks.isEmpty else { return }
            stacks[selected].append(page)
        } else {
            presented[presented.count - 1].stack?.append(page)
        }
        add("push", .controller(page), ["onto": .controller(stack)])
    }

    private mutating func pop() {
        if presented.isEmpty {
            guard !stacks.isEmpty, stacks[selected].count > 1 else { return }
            stacks[selected].removeLast()
        } else {
            presented[presented.count - 1].stack?.removeLast()
        }
        add("pop", .nothing)
    }

    private mutating func present(_ numbers: inout SeededNumbers) {
        let page = make()
        let style: [String: Step.Argument] = numbers.number(2) == 0 ? ["style": .text("fullScreen")] : [:]
        if numbers.number(3) == 0 {
            container("nav" + page, .navigationController, [page])
            presented.append((page, [page]))
            add("present", .controller("nav" + page), style)
        } else {
            presented.append((page, nil))
            add("present", .controller(page), style)
        }
    }
}
