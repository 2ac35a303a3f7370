import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import TestSupport
import Testing

/// Logs as apps print them: with containers of the app's own, several windows, and bugs.
@Suite("Logs of real apps")
struct RealLogTests {
    private static let pager = [
        "Board viewDidLoad", "Board viewWillAppear", "One viewDidLoad", "One viewWillAppear", "Board viewDidAppear",
        "One viewDidAppear", "Two viewDidLoad", "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
    ]

    @Test(
        "A controller that stays on screen while its children are exchanged is a container",
        arguments: ["Board", "PagerContainerViewController", "Zebra"])
    func ownContainer(name: String) throws {
        let lines = Self.pager.map { $0.replacing("Board", with: name) }
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        let short = name.replacing("ViewController", with: "")
        #expect(inference.story == ["launch \(short) with its child One 1-6", "exchange One for Two 7-10"])
        #expect(inference.deviations.map(\.kind) == [.missing])
        #expect(inference.deviations.map(\.callback) == [.viewDidAppear])
    }

    @Test("Exchanges without the end of the appearance don't hide the rest of the story")
    func unfinishedExchanges() throws {
        let run = try Run(
            log: """
                List viewDidLoad
                List viewWillAppear
                List viewDidAppear
                Edit viewDidLoad
                Edit viewWillAppear
                Edit viewDidAppear
                Edit viewWillDisappear
                Edit viewDidDisappear
                Board viewDidLoad
                List viewWillDisappear
                Board viewWillAppear
                One viewDidLoad
                One viewWillAppear
                List viewDidDisappear
                Board viewDidAppear
                One viewDidAppear
                Two viewDidLoad
                One viewWillDisappear
                Two viewWillAppear
                One viewDidDisappear
                One viewWillAppear
                Two viewWillDisappear
                Two viewDidDisappear
                Three viewDidLoad
                One viewWillDisappear
                Three viewWillAppear
                One viewDidDisappear
                Board viewWillDisappear
                Three viewWillDisappear
                List viewWillAppear
                Board viewDidDisappear
                Three viewDidDisappear
                List viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(
            inference.story == [
                "launch List, probably in a navigation controller 1-3", "present Edit as a sheet 4-6",
                "dismiss Edit 7-8", "push Board with its child One 9-16", "exchange One for Two 17-20",
                "exchange Two for One by hand 21-23", "exchange One for Three 24-27",
                "pop Board with its child Three 28-33",
            ])
        #expect(Set(inference.deviations.map(\.callback)) == [.viewDidAppear])
        #expect(Set(inference.deviations.map(\.kind)) == [.missing])
        #expect(inference.title == "Launch List; present Edit as a sheet; dismiss Edit …")
    }

    private static func launch(_ name: String, _ address: String) -> String {
        ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "<\(name): \(address)> \($0)\n" }.joined()
    }

    private static let connect = "scene(_:willConnectTo:options:)\n"

    @Test("A scene that connects and a controller that appears beside others are another window")
    func windows() throws {
        let run = try Run(
            log: Self.connect + Self.launch("List", "0x1001") + Self.connect + Self.launch("List", "0x1002") + """
                <Note: 0x1003> viewDidLoad
                <List: 0x1001> viewWillDisappear
                <Note: 0x1003> viewWillAppear
                <List: 0x1001> viewDidDisappear
                <Note: 0x1003> viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(
            inference.story == [
                "launch List, probably in a navigation controller in the first window 2-4",
                "open a second window with List#2 6-8", "push Note in the first window 9-13",
            ])
        #expect(inference.deviations.isEmpty)
        #expect(inference.versions.first == 13)
        #expect(inference.steps.map(\.inference.window) == [1, 2, 1])
        #expect(inference.scenario.steps.map(\.verb.name) == ["launch", "connectScene", "push"])
    }

    @Test(
        "A second makeKeyAndVisible opens another window for the controller that appears next",
        arguments: [
            "window.makeKeyAndVisible()", "SceneDelegate: makeKeyAndVisible", "call makeKeyAndVisible here now",
        ])
    func keyWindows(line: String) throws {
        let run = try Run(
            log: "\(line)\n" + Self.launch("List", "0x1001") + "\(line)\n" + Self.launch("List", "0x1002"))
        let isProse = line.contains("here")
        #expect(Array(run.callbacks).count == 6)
        #expect(run.inferred()?.story.last?.hasPrefix("open a second window with List#2") == !isProse)
    }

    @Test("Interleaved callbacks belong to the windows of their controllers")
    func interleaved() throws {
        let run = try Run(
            log: Self.connect + Self.launch("List", "0x1001") + Self.connect + Self.launch("List", "0x1002") + """
                <Note: 0x1003> viewDidLoad
                <List: 0x1001> viewWillDisappear
                <Note: 0x1003> viewWillAppear
                <Map: 0x1004> viewDidLoad
                <List: 0x1002> viewWillDisappear
                <Map: 0x1004> viewWillAppear
                <List: 0x1001> viewDidDisappear
                <Note: 0x1003> viewDidAppear
                <List: 0x1002> viewDidDisappear
                <Map: 0x1004> viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story.suffix(2) == ["push Note in the first window 9-16", "push Map in the second window 12-18"])
    }

    @Test("The window of a sheet can't be told, and a scene that disconnects closes its window")
    func sheetInOneOfTwoWindows() throws {
        let run = try Run(
            log: Self.connect + Self.launch("List", "0x1001") + Self.connect + Self.launch("List", "0x1002")
                + Self.launch("Edit", "0x1003") + """
                    <Edit: 0x1003> viewWillDisappear
                    <Edit: 0x1003> viewDidDisappear
                    <Edit: 0x1003> deinit
                    sceneDidDisconnect
                    <List: 0x1002> viewWillDisappear
                    <List: 0x1002> viewDidDisappear
                    """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.steps.map(\.inference.isWindowGuessed) == [false, false, true, true, false])
        #expect(inference.story.last?.hasPrefix("close the second window") == true)
    }

    @Test("The expectations of the scenario ask for what UIKit sends")
    func expectations() throws {
        let inference = try #require(try Run(log: Self.pager.joined(separator: "\n")).inferred())
        #expect(inference.yaml.contains("two.viewDidAppear,") || inference.yaml.contains("two.viewDidAppear]"))
        #expect(inference.yaml.contains("the log lacks two.viewDidAppear"))
    }

    @Test("A drawing of a log shows UIKit as the sender, and no container that the log doesn't prove")
    func senders() throws {
        let run = try Run(
            log: "Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\nDetail viewDidLoad\n"
                + "Home viewWillDisappear\nDetail viewWillAppear\nHome viewDidDisappear\nDetail viewDidAppear")
        let inference = try #require(run.inferred())
        let senders = inference.run.callbacks.compactMap(\.event.sender).map { inference.run[$0] }
        #expect(!senders.contains { $0.isInferred })
        #expect(inference.title == "Launch Home; push Detail")
    }
}

/// Logs with parts that no steps explain.
@Suite("Pieces of logs")
struct PieceTests {
    /// Returns lines such as `Home viewDidLoad` for entries such as `Home load`.
    private static func lines(_ text: String) -> [String] {
        let names = [
            "load": "viewDidLoad", "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
            "dd": "viewDidDisappear",
        ]
        return text.split(separator: ", ").map { entry in
            let words = entry.split(separator: " ")
            return "\(words[0]) \(names[String(words[1])] ?? "")"
        }
    }

    private static let push = lines(
        "Home load, Home wa, Home da, Detail load, Home wd, Detail wa, Home dd, Detail da")
    private static let noise = lines(
        "Ads dd, Map da, Ads da, Map wd, Ads wd, Map dd, Map wa, Ads wa, Map dd, Ads da, Ads wd, Map wd")
    private static let sheet = lines("Sheet load, Sheet wa, Sheet da, Sheet wd, Sheet dd")

    @Test("A part that no step explains is a piece, and the story goes on behind it")
    func recovery() throws {
        let run = try Run(log: (Self.push + Self.noise + Self.sheet).joined(separator: "\n"))
        let inference = try #require(run.inferred())
        let first = try #require(inference.steps.firstIndex { $0.inference.verb == StepInference.unexplained })
        #expect(
            inference.story == [
                "launch Home, probably in a navigation controller 1-3", "push Detail 4-8",
                "lines 9-20: no step explains these callbacks 9-20", "present Sheet as a sheet 21-23",
                "dismiss Sheet 24-25",
            ])
        #expect(inference.deviations.isEmpty)
        #expect(!inference.owners.contains(first))
        #expect(inference.yaml.contains("  # lines 9-20: no step explains these callbacks\n"))
        #expect(!inference.title.contains("no step"))
    }

    @Test("No steps are invented in noise")
    func noise() throws {
        var numbers = SeededNumbers(seed: 63)
        let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        var (all, explained) = (0, 0)
        for _ in 0..<Effort.number(12) {
            let count = numbers.number(120) + 20
            let log = (0..<count).map { _ in "Page\(numbers.number(4)) \(callbacks[numbers.number(5)])" }
            all += count
            for step in try Run(log: log.joined(separator: "\n")).inferred()?.steps ?? [] {
                explained += step.inference.verb == StepInference.unexplained ? 0 : step.inference.lines?.count ?? 0
            }
        }
        #expect(explained * 20 <= all, "seed 63: \(explained) of \(all) callbacks")
    }

    @Test("Callbacks that come twice are found in a part that no step explains", arguments: [false, true])
    func doubled(isAlone: Bool) throws {
        let noise = Self.noise[..<6] + [Self.noise[5]] + Self.noise[6...]
        let run = try Run(log: ((isAlone ? [] : Self.push) + noise).joined(separator: "\n"))
        let inference = run.inferred()
        #expect((inference == nil) == isAlone)
        let found = (inference?.run ?? run.markedAsUnexplained).events.filter { event in
            if case .action(let action) = event.body { action.detail == .doubled } else { false }
        }
        #expect(found.map(\.line) == [isAlone ? 7 : 15])
    }

    @Test(
        "A container that doesn't forward its appearance keeps its child uninformed",
        arguments: [
            (
                "Board load, One load, Board wa, One wa, Board da, One da",
                ["launch Board with its child One, without forwarding, probably in a navigation controller"]
            ),
            (
                "Board load, One load, One wa, One da, Board wa, Board da",
                ["launch Board with its child One, without forwarding, probably in a navigation controller"]
            ),
            (
                "Board load, Board wa, Board da, One load, One wa, One da",
                ["launch Board, probably in a navigation controller", "add One to Board by hand"]
            ),
        ])
    func silent(start: String, steps: [String]) throws {
        let rest = Self.lines(
            "Two load, One wd, Two wa, One dd, Two da, Detail load, Board wd, Detail wa, Board dd, Detail da, "
                + "Detail wd, Board wa, Detail dd, Board da")
        let run = try Run(log: (Self.lines(start) + rest).joined(separator: "\n"))
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.steps.map(\.inference.words)
                == steps + ["exchange One for Two by hand", "push Detail", "pop Detail"])
        #expect(inference.yaml.contains("forwardsAppearance: false"))
    }
}

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
            if !inference.deviations.isEmpty || windows != (story.windowCount > 1 ? story.windowCount : 0) {
                failures.append("\(index): \(inference.story)\n\(story.words)\n\(log)")
            }
        }
        let share = Double(failures.count) / Double(count)
        #expect(share <= 0.02, "seed 62: \(share)\n\(failures.prefix(5).joined(separator: "\n\n"))")
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

    /// The log with the lines of the scenes.
    var log: String {
        let run = scenario.play()
        return run.callbacks.compactMap { _, event in
            let info = run[event.controller]
            if event.callback == .sceneWillConnect { return "scene(_:willConnectTo:options:)" }
            guard info.kind == .viewController, [.loading, .appearance].contains(event.callback.phase) else {
                return nil
            }
            return
                "-[\(info.className) \(event.callback.selector)] <\(info.className): 0x\(7000 + event.controller.index)>"
        }.joined(separator: "\n")
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
