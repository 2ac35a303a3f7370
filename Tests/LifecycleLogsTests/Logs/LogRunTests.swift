import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Runs from logs")
struct LogRunTests {
    @Test(
        "A line without a callback shows how long a log goes on",
        arguments: [
            ("10:00:05.500 user tapped buy", 36_005.5), ("2026-01-02 10:00:30.250 Demo[1:2] tapped", 36_030.25),
            ("Jan  2 10:00:30 iPhone Demo[1] <Notice>: tapped", 36_030), ("tapped", nil), ("10:00 is late", nil),
        ] as [(String, Double?)])
    func end(line: String, time: Double?) throws {
        let text = "10:00:05.000 HomeViewController viewDidLoad\n\(line)\nno time\n"
        guard case .runs(let runs) = try Reader.log.read(InputSource(name: "a.log", text: text), Reader.Options())
        else {
            return
        }
        #expect(runs.map(\.endTime) == [time])
    }

    @Test("A new process ID begins a new run, and later lines are added to the run of their process")
    func processes() throws {
        let runs = try LogReading.runs(
            """
            2016-07-13 11:29:39.438 Demo[3813:1] Home viewDidLoad
            2016-07-13 11:29:40.438 Demo[3837:1] Home viewDidLoad
            2016-07-13 11:29:41.438 Demo[3813:1] Home viewWillAppear
            """)
        #expect(runs.map { Array($0.callbacks).count } == [2, 1])
        #expect(runs.allSatisfy { $0.controllers.count == 1 })
    }

    @Test("A heading with a different iOS version begins a new run")
    func versions() throws {
        let runs = try LogReading.runs("## iOS7\n\n    A viewDidLoad\n\n## iOS 8.1\n\n    A viewDidLoad\n")
        #expect(runs.map(\.ios) == [IOSVersion(7), IOSVersion(8, 1)])
    }

    @Test("Addresses identify instances, and an address can be reused after deinit")
    func addresses() throws {
        let run = try #require(
            try LogReading.runs(
                """
                <Demo.Page: 0x1> viewDidLoad
                <Demo.Page: 0x2> viewDidLoad
                <Demo.Page: 0x1> deinit
                <Demo.Page: 0x1> viewDidLoad
                """
            ).first)
        #expect(run.controllers.map(\.id) == ["Page", "Page#2", "Page#3"])
        #expect(run.controllers.map(\.address) == ["0x1", "0x2", "0x1"])
        #expect(run.controllers.first?.className == "Demo.Page")
    }

    @Test("States are known from the first appearance callback on")
    func states() throws {
        let run = try #require(
            try LogReading.runs("A viewDidLoad\nA viewWillAppear\nA viewDidLayoutSubviews\nA viewDidAppear\n").first)
        #expect(run.callbacks.map(\.event.state) == [nil, .appearing, .appearing, .appeared])
    }

    @Test("Headings and gaps become steps")
    func steps() throws {
        let run = try #require(
            try LogReading.runs(
                "// Push\nA viewWillAppear\nA viewDidAppear\n\nA viewWillDisappear\nA viewDidDisappear\n点击按钮\nB viewDidLoad\n"
            ).first)
        let steps = run.events.compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
        #expect(steps == ["Push", "group 2", "点击按钮"])
    }

    @Test("A blank line inside a message starts no step in a log with prefixes")
    func blankLines() throws {
        let log = """
            12:00:00.000 AViewController viewDidLoad
            12:00:00.100 AViewController viewWillAppear
            12:00:00.200 [Layout] Two constraints

                "<NSLayoutConstraint:0x1 a>"

            Make a breakpoint
            12:00:00.600 AViewController viewDidAppear
            """
        func steps(_ log: String) throws -> Int {
            try LogReading.runs(log)[0].events.count { if case .step = $0.body { true } else { false } }
        }
        #expect(try steps(log) == 0)
        #expect(try steps(log.replacing("breakpoint\n", with: "breakpoint\n\n")) == 1)
    }

    @Test("A message of Apple's frameworks, according to the metadata below it, is never a heading")
    func systemMessages() throws {
        func steps(_ subsystem: String) throws -> [String] {
            let log = """
                AViewController viewDidLoad
                Type: Debug | Timestamp: 2026-11-27 10:00:00.100000+09:00 | Process: Demo | Subsystem: app.demo
                Ending background task with UIBackgroundTaskIdentifier: 12
                Type: Debug | Timestamp: 2026-11-27 10:00:00.200000+09:00 | Process: Demo | Subsystem: \(subsystem)
                AViewController viewWillAppear
                Type: Debug | Timestamp: 2026-11-27 10:00:00.300000+09:00 | Process: Demo | Subsystem: app.demo
                """
            return try LogReading.runs(log)[0].events.compactMap {
                if case .step(let step) = $0.body { step.text } else { nil }
            }
        }
        #expect(try steps("com.apple.runningboard") == [])
        #expect(try steps("app.demo") == ["Ending background task with UIBackgroundTaskIdentifier: 12"])
    }

    @Test("The metadata that Xcode copies below each message sets the times")
    func metadata() throws {
        let run = try #require(
            try LogReading.runs(
                """
                AViewController viewDidLoad
                Type: stdio | Timestamp: 2023-10-09 12:00:00.500000+02:00 | Process: Demo | Library: Demo | TID: 0x1
                AViewController viewWillAppear
                Timestamp: 2023-10-10 00:00:01.000000+02:00 | Process: Demo
                Type: a label
                AViewController viewDidAppear
                """
            ).first)
        #expect(run.callbacks.map { run.events[$0.index].time } == [43_200.5, 86_401, nil])
    }

    /// A log as a syslog client prints it that prints its buffer with each chunk.
    private func repeated(_ lines: [String]) -> String {
        lines.indices.map { lines[...$0].joined(separator: "\n") + "\n" }.joined()
    }

    @Test("Lines that a tool prints again, with their times, are read once")
    func repetitions() throws {
        let start = "iPhone Demo(Foundation)[871] <Notice>:"
        let lines = [
            "Nov 28 10:11:12 \(start) AViewController viewDidLoad",
            "Nov 28 10:11:12 \(start) AViewController viewWillAppear",
            "Nov 28 10:11:13 \(start) AViewController viewDidAppear",
            "Nov 28 10:11:14 \(start) BViewController viewDidLoad",
        ]
        let (once, all) = (lines.joined(separator: "\n"), repeated(lines))
        let runs = try LogReading.runs(all)
        #expect(runs.map(\.repeatedLines) == [[2, 4, 5, 7, 8, 9]])
        #expect(try LogReading.told(runs).map(\.text) == LogReading.told(LogReading.runs(once)).map(\.text))
        // The lines before the proof were read.
        var parser = try LogParser(file: nil, options: Reader.Options())
        for line in all.split(separator: "\n") { parser.feed(Array(line.utf8) + [0x0A]) }
        #expect(parser.runs[0].repeatedLines == [9])
    }

    @Test(
        "Lines without a date, in one second, or from another run are no repetitions",
        arguments: [
            "10:11:12 A viewDidLoad\n10:11:13 A viewWillAppear\n10:11:12 A viewDidLoad\n10:11:13 A viewWillAppear\n",
            "2026-11-28 10:11:12 A viewDidLayoutSubviews\n2026-11-28 10:11:12 A viewDidLayoutSubviews\n",
            "2026-11-28 10:11:13 A viewDidLoad\n2026-11-28 10:11:12 A viewDidLoad\n2026-11-28 10:11:12 A viewDidLoad\n",
            "2026-11-28 10:11:12 A[1:2] viewDidLoad\n2026-11-28 10:11:13 A[1:2] viewDidLoad\n2026-11-28 10:11:12 A[3:2] viewDidLoad\n2026-11-28 10:11:13 A[3:2] viewDidLoad\n",
        ])
    func noRepetitions(log: String) throws {
        #expect(try LogReading.runs(log).flatMap(\.repeatedLines) == [])
    }

    @Test("The text of a run is not a log")
    func printedRun() throws {
        let run = try #require(try LogReading.runs("// Push\nA viewWillAppear\nA viewDidAppear\n").first)
        let error = #expect(throws: ReadError.self) { try LogReading.runs(run.text) }
        #expect(error?.diagnostics.first?.message.contains("--format jsonl") == true)
    }

    @Test(
        "Boolean arguments in parentheses are no types",
        arguments: [("False", false), ("True", true), ("false", false), ("YES", true), ("No", false)])
    func booleans(word: String, value: Bool) throws {
        let run = try #require(try LogReading.runs("AViewController viewDidAppear(animated: \(word))\n").first)
        #expect(run.callbacks.map(\.event.animated) == [value])
    }

    @Test(
        "A name can stand between the callback and its argument",
        arguments: ["HomeViewController animated=YES", "HomeViewController, animated: true", "Home animated=1"])
    func namedBeforeArgument(text: String) throws {
        let run = try #require(try LogReading.runs("viewDidAppear \(text)\n").first)
        #expect(run.controllers.map { $0.className.hasPrefix("Home") } == [true])
        #expect(run.callbacks.map(\.event.animated) == [true])
    }

    @Test("A line with an Objective-C class method isn't a heading")
    func classMethods() throws {
        let runs = try LogReading.runs("+[HomeViewController load]:\n-[HomeViewController viewDidLoad]\n")
        #expect(runs.flatMap(\.events).allSatisfy { if case .step = $0.body { false } else { true } })
        #expect(runs.flatMap { Array($0.callbacks) }.count == 1)
    }

    @Test(
        "A statement isn't a heading",
        arguments: [
            "[self presentViewController:vc animated:YES];", "present(detail, animated: true);", "Button(push) {",
        ])
    func statements(line: String) throws {
        let run = try #require(try LogReading.runs("Home viewDidLoad\n\n\(line)\n\nDetail viewDidLoad\n").first)
        let steps = run.events.compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
        #expect(steps.filter { !$0.hasPrefix("group") } == [])
    }

    @Test("Times are relative to midnight of the first day")
    func times() throws {
        let run = try #require(
            try LogReading.runs(
                """
                2020-02-29 23:59:59.500 Demo[1:2] A viewWillAppear
                2020-03-01 00:00:00.250 Demo[1:2] A viewDidAppear
                """
            ).first)
        let times = run.events.compactMap { if case .callback = $0.body { $0.time } else { nil } }
        #expect(times == [86_399.5, 86_400.25])
    }

    @Test("A start line is a callback, and the matching end line ends this callback")
    func pairs() throws {
        let run = try #require(
            try LogReading.runs("A loadView Start\nB loadView Start\nB loadView End\nA loadView End\n").first)
        let ends = run.events.compactMap { if case .action(let action) = $0.body { action.inside } else { nil } }
        #expect(Array(run.callbacks).count == 2 && ends == [2, 1])
    }

    @Test(
        "Each word for a start begins a new call",
        arguments: [
            "start", "starts", "started", "starting", "begin", "begins", "began", "beginning", "enter", "enters",
            "entered", "entering", "entry", "开始", "進入", "进入", "開始", "시작",
        ])
    func beginnings(word: String) throws {
        func calls(_ word: String) throws -> Int {
            try LogReading.runs("A loadView \(word)\nA loadView \(word)\n").flatMap { Array($0.callbacks) }.count
        }
        #expect(try calls(word) == 2)
        // Another message within the call doesn't begin a second call.
        let log = "A loadView \(word)\nA loadView soon\n"
        #expect(try LogReading.runs(log).flatMap { Array($0.callbacks) }.count == 1)
    }

    @Test(
        "Each word for an end ends the call that began",
        arguments: [
            "end", "ends", "ended", "ending", "exit", "exits", "exited", "exiting", "finish", "finished", "finishes",
            "leave", "leaves", "leaving", "left", "return", "returned", "returns", "done", "complete", "completed",
            "结束", "完成", "退出", "離開", "终了", "終了", "完了", "끝", "종료", "완료",
        ])
    func endings(word: String) throws {
        let run = try #require(try LogReading.runs("A loadView start\nA loadView \(word)\n").first)
        let ends = run.events.compactMap { if case .action(let action) = $0.body { action.inside } else { nil } }
        #expect(Array(run.callbacks).count == 1 && ends == [1])
    }

    @Test("Warnings refer to their controllers")
    func warnings() throws {
        let run = try #require(
            try LogReading.runs(
                """
                <Demo.Home: 0x1> viewWillAppear
                Unbalanced calls to begin/end appearance transitions for <Demo.Home: 0x1>.
                Warning: Attempt to present <Alert: 0x2> on <Demo.Home: 0x1> whose view is not in the window hierarchy!
                """
            ).first)
        let subjects = run.events.compactMap { event -> String? in
            if case .warning(let warning) = event.body { warning.controller.map { run[$0].id } } else { nil }
        }
        #expect(subjects == ["Home", "Alert"])
    }

    @Test("Every template of every warning is recognized", arguments: UIKitWarning.all.map(\.id))
    func everyWarning(id: String) throws {
        let warning = try #require(UIKitWarning.named(id))
        for template in warning.templates {
            var values: [String: String] = [:]
            for (place, name) in template.placeholders.enumerated() {
                values[name] = "Demo.Class\(place)"
                values[name + ".addr"] = "0x7f\(place)"
            }
            let text = warning.text(ios: IOSVersion(template.versions.lowerBound), filling: values)
            let prefix = "2020-02-29 23:59:59.500 Demo[1:2] "
            for log in [text, prefix + text, "*** Terminating app, reason: '" + text + "'"] {
                #expect(LogReading.told(try LogReading.runs(log)).map(\.text) == ["!" + id], "\(log)")
            }
        }
    }

    @Test("Callbacks of the app delegate are recorded as notes")
    func delegate() throws {
        let run = try #require(
            try LogReading.runs("-[AppDelegate applicationDidBecomeActive:]\n-[Home viewDidLoad]\n").first)
        let notes = run.events.compactMap {
            if case .action(let action) = $0.body { action.detail?.rawValue } else { nil }
        }
        #expect(notes == ["didBecomeActive"])
        #expect(run.text.contains("\n   # didBecomeActive\n     Home.viewDidLoad\n"), "\(run.text)")
    }

    @Test("Callbacks of the app delegate keep their positions in a list")
    func delegateInList() throws {
        let names = ["sceneWillEnterForeground(_:)", "viewDidLoad", "sceneDidBecomeActive(_:)", "viewDidAppear"]
        let log = names.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
        let run = try #require(try LogReading.runs(log).first)
        let words: [String] = run.events.compactMap { event in
            switch event.body {
            case .action(let action): action.detail?.rawValue
            case .callback(let callback): callback.callback.baseName
            default: nil
            }
        }
        #expect(words == ["sceneWillEnterForeground", "viewDidLoad", "sceneDidBecomeActive", "viewDidAppear"])
    }

    @Test("A callback of the app delegate can have spaces after its colons")
    func spacedLabels() throws {
        let lines = ["application: didFinishLaunchingWithOptions:", "-[Home viewDidLoad]", "scene: Home: loaded"]
        let run = try #require(try LogReading.runs(lines.joined(separator: "\n")).first)
        let notes = run.events.compactMap {
            if case .action(let action) = $0.body { action.detail?.rawValue } else { nil }
        }
        #expect(notes == ["didFinishLaunching"])
        #expect(!run.text.contains("\n1  "), "the first line isn't a heading: \(run.text)")
    }

    @Test("Several callbacks after a name belong to its controller, and a chain without a controller is a summary")
    func severalCallbacks() throws {
        let log = "HomeVC viewDidLoad, viewWillAppear\nOn launch viewDidLoad -> viewWillAppear -> viewDidAppear\n"
        let run = try #require(try LogReading.runs(log).first)
        #expect(run.controllers.map(\.className) == ["HomeVC"])
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad, .viewWillAppear])
    }

    @Test("A deinit without a name is not read if all other callbacks have names")
    func namelessRelease() throws {
        let run = try #require(try LogReading.runs("HomeVC viewDidLoad\ndeinit\n").first)
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad])
    }

    @Test("Lines that are not understood are counted")
    func skipped() throws {
        let run = try #require(try LogReading.runs("hello\nA viewDidLoad\nworld viewing\n\n").first)
        #expect(run.skippedLines == 2)
    }

    @Test("Custom regular expressions match unknown formats")
    func patterns() throws {
        var options = Reader.Options()
        options.controllerPattern = #"scr=(?<class>\w+)@(?<address>\w+)"#
        options.callbackPattern = #"ev:(?<callback>\w+)"#
        let run = try #require(
            try LogReading.runs("ev:viewDidLoad;scr=Home@77;\nother\nev:ViewWillAppear;scr=Home@78;", options: options)
                .first)
        #expect(run.controllers.map(\.address) == ["77", "78"])
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad, .viewWillAppear])
    }

    @Test("With a pattern for callbacks, only the matching callback is read, and the line's form finds the controller")
    func callbackGroup() throws {
        var options = Reader.Options()
        options.callbackPattern = #"(?<callback>viewDid\w+)"#
        let log = "-[HomeVC viewDidLoad]\n-[HomeVC viewWillAppear:]\n"
        let run = try #require(try LogReading.runs(log, options: options).first)
        #expect(run.controllers.map(\.className) == ["HomeVC"])
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad])
    }

    @Test("A pattern for controllers needs a group for the class or the address")
    func controllerGroups() throws {
        var options = Reader.Options()
        options.controllerPattern = #"screen=(?<class>\w+)"#
        let named = try LogReading.runs("viewDidLoad screen=Home\n", options: options)
        #expect(named.first?.controllers.map(\.className) == ["Home"])
        options.controllerPattern = #"object=(?<address>\w+)"#
        let numbered = try LogReading.runs("viewDidLoad object=77\n", options: options)
        #expect(numbered.first?.controllers.map(\.address) == ["77"])
        options.controllerPattern = #"screen=(\w+)"#
        let error = #expect(throws: ReadError.self) { try LogReading.runs("x", options: options) }
        #expect(error?.diagnostics.first?.message.contains("the controller pattern") == true)
    }

    @Test("A list of up to 1,000 bare callbacks before named callbacks is documentation; a longer list is a trace")
    func longLists() throws {
        func count(_ entries: Int) throws -> Int {
            let list = String(repeating: "- viewDidLayoutSubviews\n", count: entries)
            return try LogReading.runs(list + "[Home] viewDidLoad\n").reduce(0) { $0 + Array($1.callbacks).count }
        }
        #expect(try count(1000) == 1)
        #expect(try count(1001) == 1002)
    }

    @Test("A method name on two lines has one space in place of the line ending")
    func brokenMethod() throws {
        let runs = try LogReading.runs("-[Home viewDidLoad]\n-[Home push:\n      animated:]\n-[Home viewWillAppear:]\n")
        let steps = runs.flatMap(\.events).compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
        #expect(steps == ["Home push: animated"])
    }

    @Test(
        "An invalid regular expression is an error with its cause",
        arguments: [
            ("(", "the pattern '(' is not a valid regular expression: expected ')'"),
            (#"(\w+)"#, #"the callback pattern '(\w+)' requires the named group (?<callback>…)"#),
        ])
    func brokenPattern(pattern: String, message: String) throws {
        var options = Reader.Options()
        options.callbackPattern = pattern
        let error = #expect(throws: ReadError.self) { try LogReading.runs("x", options: options) }
        #expect(error?.diagnostics.first?.message == message)
    }
}
