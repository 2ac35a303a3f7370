import LifecycleModel
import Testing

@testable import LifecycleLogs

/// Tests for logs as tools print them, each with variants, next to text that looks alike and is read in another way.
@Suite("Logs of tools")
struct LogToolTests {
    private func events(_ text: String) throws -> [String] {
        LogReading.told(try LogReading.runs(text + "\n")).map(\.text)
    }

    /// Returns the callbacks with the IDs of their controllers and their times, such as `HomeVC.viewDidLoad 36672.5`.
    private func timed(_ text: String) throws -> [String] {
        try LogReading.runs(text + "\n").flatMap { run in
            run.callbacks.map { place, event in
                "\(run[event.controller].id).\(event.callback.baseName)"
                    + (run.events[place].time.map { " \($0)" } ?? "")
            }
        }
    }

    private static let start = "2026-11-28 10:11:12.500+0100 Demo[871:4567] "
    private static let reading = ["HomeVC.viewDidAppear 36672.5"]

    // MARK: Remarks

    @Test(
        "The same remark behind a callback again is a second call, whatever its values",
        arguments: [
            (" [com.example][lifecycle]", " [com.example][lifecycle]"), (" item 5", " item 6"),
            (" user=5", " user=anna"),
            (" (lifecycle)", " (lifecycle)"), (" in 3 ms", " in 12 ms"), (" item <private>", " item <private>"),
            (" {\"a\":1}", " {\"a\":2}"), (" { \"a\": 1, \"b\": \"x\" }", " { \"a\": 2, \"b\": \"y z\" }"),
            (" title: Home", " title: List"), (" - shown", " - shown"), (" \"Home\"", " \"List\""),
        ])
    func remarks(first: String, second: String) throws {
        for start in ["", Self.start] {
            let log = "\(start)HomeVC.viewDidAppear(_:)\(first)\n\(start)HomeVC.viewDidAppear(_:)\(second)"
            #expect(try events(log).count == 2)
        }
    }

    @Test(
        "Another message within a call is no second call",
        arguments: [(" - loads items", " - items loaded"), (": start of work", ": work is over")])
    func messages(first: String, second: String) throws {
        let log = "\(Self.start)HomeVC.viewDidAppear(_:)\(first)\n\(Self.start)HomeVC.viewDidAppear(_:)\(second)"
        #expect(try events(log).count == 1)
    }

    // MARK: Prefixes

    @Test(
        "A prefix is found behind a tag",
        arguments: [
            "[tag] ", "sim-1  | ", "10:11:12 sim.1  | ", "test\tRun tests\t2026-11-28T10:11:12.5000000Z ",
            "build / ios (17)\tRun xcodebuild test\t2026-11-28T10:11:12.5Z ", "[ios] [2026-11-28T10:11:12.500Z] ",
            "info: [IOS_SYSLOG_ROW] ", "flutter: ", "ios unit tests shard 2 of 4 on iPhone 17 Pro main thread  ",
        ],
        [
            start, "2026-11-28 10:11:12.500 Df Demo[871:1a2b3] (Demo.debug.dylib) [com.example.demo:lifecycle] ",
            "Nov 28 10:11:12.500000 Demo(Demo.debug.dylib)[871] <Notice>: ", "10:11:12.500 ",
            "2026-11-28 10:11:12.500+0100 0x1a2b3    Default     0x0                  871    0    Demo: (Foundation) ",
        ])
    func tags(tag: String, prefix: String) throws {
        let message = "HomeVC.viewDidAppear(_:)"
        #expect(try events(tag + prefix + message) == ["HomeVC.viewDidAppear"])
        // A time in the tag is the one of the CI, which printed the line in the same second.
        #expect(try timed(tag + prefix + message).first?.hasPrefix("HomeVC.viewDidAppear 36672") == true)
    }

    @Test(
        "A time behind a name or a callback is not the end of a tag",
        arguments: [
            ("HomeVC 2026-11-28 10:11:12.500 viewDidAppear", "HomeVC.viewDidAppear"),
            ("Home 2026-11-28 10:11:12.500 viewDidAppear", "Home.viewDidAppear"),
            ("HomeVC viewDidAppear at 2026-11-28 10:11:12.500", "HomeVC.viewDidAppear"),
            ("HomeVC viewDidAppear 10:11:12", "HomeVC.viewDidAppear"),
        ])
    func noTags(line: String, expected: String) throws { #expect(try events(line) == [expected]) }

    @Test(
        "Copies from Console, Pulse, and Xcode have times",
        arguments: [
            "default\t10:11:12.500000+0100\tDemo\tHomeVC.viewDidAppear(_:)",
            "Error\t2026-11-28 10:11:12.500000 +0100\tDemo\tHomeVC.viewDidAppear(_:)",
            "10:11:12.500 · DEBUG · Lifecycle\nHomeVC.viewDidAppear(_:)\n",
            "[10:11:12.500] [DEBUG] [lifecycle]\nHomeVC.viewDidAppear(_:)\n",
            "HomeVC.viewDidAppear(_:)\nProcess: Demo | Timestamp: 2026-11-28 10:11:12.500000+05:00 | Category:  | TID: 0x1",
            "HomeVC.viewDidAppear(_:)\nLibrary: Demo.debug.dylib | Category:  | Timestamp: 2026-11-28 10:11:12.500000+0500",
            "time=2026-11-28T10:11:12.5Z level=debug msg=\"HomeVC.viewDidAppear(_:)\" pid=871",
        ])
    func copies(text: String) throws { #expect(try timed(text) == Self.reading) }

    @Test("A line without a time below a sentence with a time has no time")
    func half() throws {
        let text = "\(Self.start)the request for the first page has finished\nHomeVC.viewDidAppear(_:)"
        #expect(try timed(text) == ["HomeVC.viewDidAppear"])
        let mixed = "\(Self.start)HomeVC.viewWillAppear(_:)\nHomeVC.viewDidAppear(_:)"
        #expect(try timed(mixed) == ["HomeVC.viewWillAppear 36672.5", "HomeVC.viewDidAppear"])
    }

    // MARK: JSON and escapes

    @Test(
        "A line that is an object in JSON is read by its message, and has the object's time",
        arguments: [
            #"{"level":"debug","ts":1795860672.5,"msg":"HomeVC.viewDidAppear(_:)"}"#,
            #"{"level": 20, "time": 1795860672500, "pid": 871, "msg": "HomeVC.viewDidAppear(_:)"}"#,
            #"{ "timestamp" : 1795860672500000 , "text" : "HomeVC.viewDidAppear(_:)" }"#,
            #"{"startTime":1,"date":"1795860672.5","body":"HomeVC.viewDidAppear(_:)"}"#,
            #"{"@timestamp":"2026-11-28T10:11:12.500Z","message":"HomeVC.viewDidAppear(_:)","process":{"pid":871}}"#,
            #"{"severity":"DEBUG","timestamp":"2026-11-28T10:11:12.5Z","jsonPayload":{"message":"HomeVC.viewDidAppear(_:)"}}"#,
            #"{"log":"HomeVC.viewDidAppear(_:)\n","stream":"stdout","time":"2026-11-28T10:11:12.500000000Z"}"#,
            #"{"what":"HomeVC.viewDidAppear(_:) by hand","time":"2026-11-28T10:11:12.5Z"}"#,
            #"[{"eventMessage":"\nHomeVC.viewDidAppear(_:)","timestamp":"2026-11-28 10:11:12.500000+0100","processID":871},"#,
            #"sim-1  | {"msg": "HomeVC.viewDidAppear(_:)", "time": "2026-11-28T10:11:12.5"}"#,
            #"{"msg":"Nov 28 10:11:12.500000 iPhone Demo[871] \u003cNotice\u003e: HomeVC.viewDidAppear(_:)"}"#,
            #"{"time":"2026-11-28T10:11:12.5Z","msg":"HomeVC.viewDidAppear(_:)","level":"de"#,
        ])
    func objects(line: String) throws { #expect(try timed(line) == Self.reading) }

    @Test(
        "JSON with other contents is not read wrongly",
        arguments: [
            (#"HomeVC.viewDidAppear(_:) {"message":"ListVC.viewDidLoad()"}"#, ["HomeVC.viewDidAppear"]),
            (#"let json = {"name": "HomeVC.viewDidLoad()"};"#, []),
            (#"{"message":"HomeVC.viewDidLoad() is not called"}"#, []),
        ])
    func otherObjects(line: String, expected: [String]) throws { #expect(try events(line) == expected) }

    @Test(
        "The time and the message of a record can be on lines of their own, in any order",
        arguments: [
            "[{\n  \"eventMessage\" : \"HomeVC.viewDidAppear(_:)\",\n  \"frames\" : [\n    {\n      \"x\" : 1\n    }\n  ],\n  \"timestamp\" : \"2026-11-28 10:11:12.500+0100\"\n},{",
            "[\n    {\n        \"date\": 1795860672.5,\n        \"message\": \"HomeVC.viewDidAppear(_:)\",\n        \"pid\": 871\n    },",
        ])
    func members(text: String) throws { #expect(try timed(text) == Self.reading) }

    @Test("Each line of a console text in JSON is a line of a log")
    func consoleTexts() throws {
        let text =
            #"Test Case '-[T testA]' started.\nHomeVC.viewDidLoad()\nListVC.viewDidLoad()\nTest Case '-[T testA]' passed"#
        let expected = ["HomeVC.viewDidLoad", "ListVC.viewDidLoad"]
        let legacy =
            #"{"emittedOutput":{"_type":{"_name":"String"},"_value":"\#(text)"},"title":{"_value":"T.testA()"}}"#
        #expect(try events(legacy) == expected)
        #expect(try events("{\n  \"emittedOutput\" : \"\(text)\",\n  \"title\" : \"T\"\n}") == expected)
        #expect(try events("  \"_value\": \"\(text)\"") == expected)
    }

    @Test(
        "Escapes of JSON and vis(3) are decoded, and are not part of a name",
        arguments: [
            (
                #"2026-11-28 10:11:12 Demo[1:2] "start\nListViewController.viewDidLoad()\nend""#,
                "ListViewController.viewDidLoad"
            ),
            (
                #"Nov 28 10:11:12 iPhone Demo[8] <Notice>: \M-g\M-7\M-(\M-i\M^[\M^FViewController.viewDidLoad()"#,
                "編集ViewController.viewDidLoad"
            ),
            (#"Nov 28 10:11:12 iPhone Demo[8] <Notice>: \M-i\240\M^A HomeVC.viewDidLoad()"#, "HomeVC.viewDidLoad"),
            (
                #"Nov 28 10:11:12 iPhone Demo[8] <Notice>: \M-p\M^_\M^_\M-" \^[[32mHomeVC.viewDidLoad()"#,
                "HomeVC.viewDidLoad"
            ),
            (#"C:\mine\m-1\HomeVC viewDidLoad"#, "HomeVC.viewDidLoad"),
        ])
    func escapes(line: String, expected: String) throws { #expect(try events(line) == [expected]) }

    // MARK: Code

    @Test(
        "A line with a time or a process is never code, and other code is",
        arguments: [
            ("HomeVC.viewDidAppear(_:) {", 0), ("func viewDidLoad() { \"a\" }", 0), ("print(\"viewDidLoad\")", 0),
            ("HomeVC.viewDidAppear(_:) {\"state\":\"shown\"}", 1),
        ])
    func code(message: String, count: Int) throws {
        #expect(try events(message).count == count)
        let logged = "\(Self.start)HomeVC.viewDidAppear(_:) case .shown == true;"
        #expect(try events(logged).count == 1)
    }

    // MARK: Runs

    @Test(
        "A test, a launch, and the end of a process begin a run",
        arguments: [
            ("Test Case '-[DemoTests.FlowTests testB]' started.", "DemoTests.FlowTests testB"),
            ("Test Case 'FlowTests.testB' started at 2026-11-28 10:11:12.100", "FlowTests.testB"),
            ("◇ Test testB() started.", "testB()"), ("◇ Test \"Sheet opens\" started.", "Sheet opens"),
            ("com.example.demo: 872", nil), ("Program ended with exit code: 0", nil),
            ("Message from debugger: Terminated due to signal 9", nil), ("App terminated due to signal 15.", nil),
            ("Process 871 exited with status = 0 (0x00000000)", nil),
        ])
    func boundaries(line: String, title: String?) throws {
        let group = "HomeVC viewDidLoad\nHomeVC viewDidAppear\n"
        let runs = try LogReading.runs(group + line + "\n" + group)
        #expect(runs.map { Array($0.callbacks).count } == [2, 2])
        #expect(runs.map(\.title) == [nil, title])
        #expect(runs.allSatisfy { $0.controllers.count == 1 })
        // A boundary without callbacks behind it begins no run.
        #expect(try LogReading.runs(line + "\n" + group + line + "\n").count == 1)
    }

    @Test(
        "Lines that look like the start of a test or a process begin no run",
        arguments: [
            "◇ Test run started.", "◇ Suite FlowTests started.",
            "Test Suite 'FlowTests' started at 2026-11-28 10:11:12.100.",
            "Test Case '-[T testA]' passed (8.532 seconds).", "Download of the test data started.", "items: 871",
            "request to api.example.com: 200",
        ])
    func noBoundaries(line: String) throws {
        #expect(try LogReading.runs("HomeVC viewDidLoad\n\(line)\nHomeVC viewDidAppear\n").count == 1)
    }

    @Test(
        "What tools print about their work is no title of a step",
        arguments: [
            "Filtering the log data using \"process == \"Demo\"\"",
            "Launched application with com.example.demo bundle identifier.",
            "Waiting for the application to terminate…", "[connected:00008110-000123456789801E]",
            "=== Starting log stream ===", "** TEST SUCCEEDED **", "Running tests on 'iPhone 17'...",
            "Press Ctrl-C to stop",
            "📱 Launching com.example.demo on iPhone 17", "--- xcodebuild: WARNING: Using the first destination:",
            "Timestamp                       Thread     Type        Activity             PID    TTL",
            "t =     0.05s     Tap \"Edit\" Button", "  \"title\" : \"Push\",",
            "Executed 1 test, with 0 failures in 8.532 seconds",
        ])
    func chatter(line: String) throws {
        let runs = try LogReading.runs("HomeVC viewDidLoad\nHomeVC viewDidAppear\n\n\(line)\n\nListVC viewDidLoad\n")
        let steps = runs.flatMap(\.events).compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
        #expect(steps.filter { $0 != "group 1" } == [])
    }

    @Test("A line that came through two channels is read once, and a second call isn't such a line")
    func channels() throws {
        let columns =
            "2026-11-28 10:11:12.500400+0100 0x1a2b3    Default     0x0                  871    0    Demo: (Foundation) "
        let later = columns.replacing("500400", with: "501400")
        let message = "HomeVC.viewDidAppear(_:)"
        let runs = try LogReading.runs([Self.start, columns].map { $0 + message + "\n" }.joined())
        #expect(runs.map { Array($0.callbacks).count } == [1] && runs[0].repeatedLines == [2])
        // Two calls within a millisecond, each through two channels.
        let second = Self.start.replacing("500+", with: "501+")
        #expect(
            try events([Self.start, columns, second, later].map { $0 + message }.joined(separator: "\n")).count == 2)
        #expect(try events([Self.start, second].map { $0 + message }.joined(separator: "\n")).count == 2)
        let other = columns.replacing("871", with: "872")
        #expect(try LogReading.runs([Self.start, other].map { $0 + message + "\n" }.joined()).count == 2)
        let late = columns.replacing("500400", with: "503400")
        #expect(try events([Self.start, late].map { $0 + message }.joined(separator: "\n")).count == 2)
    }

    // MARK: Labels

    @Test(
        "A label of an order or a launch begins a run, and is no controller",
        arguments: [
            ("Expected", "Actual"), ("First launch", "Second launch"), ("Run 1", "Run 2"), ("Before", "After"),
            ("期望", "实际"), ("期待", "実際"), ("예상", "실제"), ("Erwartet", "Tatsächlich"), ("Ожидается", "Фактически"),
            ("iOS 12", "iOS 17"), ("Expected order", "Actual order"),
        ])
    func labels(first: String, second: String) throws {
        for separator in ["\n", " "] {
            let text = [first, second].map { "\($0):\(separator)HomeVC viewDidLoad\n" }.joined()
            let runs = try LogReading.runs(text)
            #expect(runs.map(\.title) == [first, second])
            #expect(runs.allSatisfy { $0.controllers.map(\.id) == ["HomeVC"] })
        }
    }

    @Test("Another label is the name of a controller or a step", arguments: ["Home", "HomeVC", "Detail page"])
    func names(name: String) throws {
        #expect(try LogReading.runs("\(name): viewDidLoad\n\(name): viewDidAppear\n").count == 1)
    }

    @Test(
        "A callback that is denied or stands in a remark is not a report",
        arguments: [
            "❌ viewDidAppear", "❌ HomeVC viewDidAppear", "HomeVC viewDidAppear ❌", "no viewDidAppear",
            "missing: HomeVC viewDidAppear",
            "HomeVC viewDidAppear wird nicht aufgerufen", "HomeVC viewDidAppear n'est pas appelé",
            "HomeVC viewDidAppear no se llama",
            "HomeVC viewDidAppear não é chamado", "HomeVC viewDidAppear не вызывается",
            "HomeVC viewDidAppear không được gọi",
            "viewDidAppear non viene chiamato", "HomeVC viewDidAppear 没有被调用", "HomeVC viewDidAppear 呼ばれません",
            "HomeVC viewDidAppear 호출 안됨", "kein viewDidAppear", "sans viewDidAppear", "_viewWillAppear",
            "HomeVC: OnAppearing",
            "-[HomeVC _viewWillAppear:]", "Demo`HomeVC.viewDidLoad()", "will appear (375.0, 667.0)", "Home appeared",
        ])
    func denials(line: String) throws { #expect(try events(line).isEmpty) }

    @Test(
        "Only the callback before a remark is a report",
        arguments: [
            "HomeVC viewDidAppear (no viewWillAppear)", "HomeVC viewDidAppear - expected viewWillAppear",
            "HomeVC viewDidAppear (viewWillAppear was not called)", "✅ HomeVC viewDidAppear", "HomeVC `viewDidAppear`",
            "HomeVC viewDidAppear animated: no",
        ])
    func remarkedCalls(line: String) throws { #expect(try events(line) == ["HomeVC.viewDidAppear"]) }

    // MARK: Containment

    @Test(
        "The container in the argument of a move is a fact of the hierarchy",
        arguments: [
            ("X didMoveToParentViewController Y", "addChild X Y"),
            ("HomeVC didMove(toParent: NavVC)", "addChild HomeVC NavVC"),
            (
                "-[HomeVC didMoveToParentViewController:] <UINavigationController: 0x7f1234>",
                "addChild HomeVC UINavigationController"
            ),
            ("HomeVC didMove(toParent:) parent=NavVC", "addChild HomeVC NavVC"),
            ("HomeVC didMove(toParent: Optional(<Demo.NavVC: 0x7f1234>))", "addChild HomeVC NavVC"),
            ("HomeVC didMove(toParent:)", nil), ("HomeVC didMove(toParent: nil)", nil),
            ("HomeVC willMove(toParent: NavVC)", nil),
        ])
    func containment(line: String, change: String?) throws {
        let runs = try LogReading.runs(line + "\n")
        let changes = runs[0].events.compactMap { event -> String? in
            guard case .hierarchy(let change) = event.body, let subject = change.subject, let target = change.target
            else { return nil }
            return "\(change.change) \(runs[0][subject].id) \(runs[0][target].id)"
        }
        #expect(changes == [change].compactMap(\.self))
    }

    @Test("A move to no container removes the controller from its container")
    func removal() throws {
        let runs = try LogReading.runs("HomeVC didMove(toParent: NavVC)\nHomeVC didMove(toParent: nil)\n")
        let changes = runs[0].events.compactMap {
            if case .hierarchy(let change) = $0.body { change.change } else { nil }
        }
        #expect(changes == [.addChild, .removeChild])
        #expect(runs[0].callbacks.map(\.event.parent?.id) == [ControllerID(1), nil])
    }

    // MARK: Other texts

    @Test(
        "A text of another kind is named, with the command that prints what is needed",
        arguments: [
            (
                "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n   | <UILabel: 0x3; frame = (0 0; 1 1)>",
                "views"
            ),
            ("<UIWindow: 0x1; frame = (0 0; 390 844)>\n<UIWindowScene: 0x2>", "windows or scenes"),
            (
                "▿ 2 elements\n  ▿ Optional<UIViewController>\n    - some : <Demo.RootViewController: 0x1>\n  - 1 : nil",
                "objects"
            ),
            ("<XCUIElementTypeApplication name=\"Demo\">\n<XCUIElementTypeWindow visible=\"true\"/>", "accessibility"),
            ("[{\n\"AXFrame\" : \"{{0, 0}, {390, 844}}\",\n\"AXLabel\" : \"Demo\"}]", "accessibility"),
            (
                " Application, 0x1, pid: 871, label: 'Demo'\n  Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}",
                "accessibility"
            ),
            ("--> GET https://example.com/items\n<-- 200 https://example.com GET items HTTP/1.1", "network"),
            (
                "Element subtree:\nApplication, pid: 871\n  Window, {{0.0, 0.0}, {1.0, 1.0}}\n    Button, {{0, 0}, {1, 1}}",
                "accessibility"
            ),
            (
                "{\n\"attributes\" : {\n\"accessibilityText\" : \"Home\",\n\"bounds\" : \"[0,0][390,844]\"\n},\n"
                    + "\"children\" : [ ]\n}", "accessibility"
            ),
            ("element_num,depth,attributes,parent_num\n0,0,\"bounds=[0,0][390,844]\",", "accessibility"),
            (
                "{\"log\": {\n\"version\": \"1.2\",\n\"creator\": {\"name\": \"Proxyman\"},\n\"browser\": null,\n\"pages\": [],\n"
                    + "\"entries\": [{\n\"startedDateTime\": \"2026-05-01T10:00:00Z\",\n\"time\": 1}]}}", "network"
            ),
            ("GET /items HTTP/1.1\nHost: example.com\nAccept: */*\n\nHTTP/1.1 200 OK\nServer: x", "network"),
            ("1\thttps://example.com/items\tGET\t200\n2\thttps://example.com/buy\tPOST\t201", "network"),
            ("*<UIView:0x1> - AMBIGUOUS LAYOUT\n|   *<UILabel:0x2'Hello'>", "views"),
            ("----- xcbeautify -----\nVersion: 3.0.0\nTest Succeeded\nTests passed", "xcbeautify"),
            ("▸ Compiling HomeViewController.swift\n▸ Linking Demo\n✓ testA (0.1 seconds)", "xcbeautify"),
            ("[Demo] Compiling HomeViewController.swift\n[Demo] Linking Demo", "xcbeautify"),
        ])
    func kinds(text: String, word: String) throws {
        let message = try #require(OtherText.message(for: InputSource(name: "x.txt", text: text + "\n")))
        #expect(message.contains(word) && message.contains("'"))
    }

    @Test(
        "Only a text that looks like a log of its own form is described with patterns",
        arguments: [("HomeController shown", true), ("screen=Home event=appear", true), ("Hello, world", false)])
    func ownLogs(text: String, isOwn: Bool) {
        let source = InputSource(name: "x.txt", text: text)
        #expect(OtherText.message(for: source) == nil && OtherText.isOwnLog(source) == isOwn)
    }

    // MARK: Explanations

    @Test(
        "The explanation of a line tells how tools' lines are read",
        arguments: [
            ("Test Case '-[T testA]' started.", "the next callback begins a run"),
            ("HomeVC viewDidAppear ❌", "doesn't report a call"), ("Actual:", "title of a run"),
            ("HomeViewController\nviewDidLoad()", "names the controller"),
            ("==== Push ====\nHomeVC viewDidLoad", "step"),
            ("    \"timestamp\" : \"2026-05-01 10:00:00.000000+0200\",", "the time of a message"),
            ("`viewDidLoad`：加载完成后调用，只会调用一次。", "a sentence"), ("sceneDidBecomeActive(_:)", "a note"),
        ])
    func reasons(line: String, reason: String) throws {
        let source = InputSource(name: "x.log", text: line + "\n")
        let found = try LogExplanation(line: 1, of: source, options: Reader.Options())?.reason ?? ""
        #expect(found.contains(reason), "\(found)")
    }

    @Test("The explanation of a line in JSON names its message, and an echo is named")
    func explanations() throws {
        let json = InputSource(
            name: "x.log", text: #"{"time":"2026-11-28T10:11:12Z","msg":"HomeVC viewDidLoad"}"# + "\n")
        let explanation = try #require(try LogExplanation(line: 1, of: json, options: Reader.Options()))
        #expect(
            explanation.prefixes == ["JSON"] && explanation.form == "C f" && explanation.text == "HomeVC viewDidLoad")
        let twice = "2026-11-28 10:11:12.500 Df Demo[871:1a2b3] HomeVC viewDidLoad\n"
        let columns = "2026-11-28 10:11:12.500 0x1a2b3 Default 0x0 871 0 Demo: HomeVC viewDidLoad\n"
        let log = InputSource(name: "x.log", text: twice + columns)
        #expect(try LogExplanation(line: 2, of: log, options: Reader.Options())?.reason.contains("repeats") == true)
        let call = InputSource(
            name: "x.log", text: "HomeVC viewDidLoad start\nHomeVC viewDidLoad: tracking on\nHomeVC viewDidLoad end\n")
        let reasons = try (2...3).compactMap {
            try LogExplanation(line: $0, of: call, options: Reader.Options())?.reason
        }
        #expect(reasons[0].contains("belongs to the call in an earlier line") && reasons[1].contains("end of a call"))
    }
}
