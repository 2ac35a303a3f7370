import LifecycleModel
import Testing

struct RunTests {
    private var run: Run {
        var run = Run(title: "A \"quoted\" title\u{1}", ios: IOSVersion(17), source: .scenario, file: "a.yaml")
        run.controllers = [
            ControllerInfo(id: "nav", className: "UINavigationController", kind: .navigationController),
            ControllerInfo(id: "home", className: "App.HomeViewController"),
        ]
        let nav = ControllerID(0)
        let home = ControllerID(1)
        run.events = [
            Event(.controller(nav)), Event(.controller(home)),
            Event(.step(StepEvent(number: 1, text: "launch: nav")), line: 4),
            Event(.hierarchy(HierarchyEvent(.root, subject: nav))),
            Event(.hierarchy(HierarchyEvent(.push, subject: home, target: nav))),
            Event(
                .callback(
                    CallbackEvent(
                        number: 1, controller: home, callback: .viewWillAppear, animated: true, sender: nav,
                        state: .appearing, flags: .isMovingToParent)), time: 0.25),
            Event(
                .callback(CallbackEvent(number: 2, controller: home, callback: .didMoveToParent, parent: .null))),
            Event(.callback(CallbackEvent(number: 3, controller: home, callback: .viewDidDisappear))),
        ]
        return run
    }

    @Test func `JSON Lines match the documented format`() {
        let lines = run.jsonLines.split(separator: "\n").map(String.init)
        #expect(
            lines[0]
                == #"{"lifeline":1,"title":"A \"quoted\" title\u0001","ios":"17","source":"scenario","file":"a.yaml"}"#)
        #expect(
            lines[2] == #"{"event":"controller","id":"home","class":"App.HomeViewController","kind":"viewController"}"#)
        #expect(lines[3] == #"{"event":"step","n":1,"text":"launch: nav","line":4}"#)
        #expect(lines[5] == #"{"event":"hierarchy","change":"push","subject":"home","to":"nav"}"#)
        #expect(
            lines[6]
                == #"{"event":"callback","n":1,"time":0.25,"controller":"home","name":"viewWillAppear","#
                + #""swift":"viewWillAppear(_:)","objc":"viewWillAppear:","animated":true,"sender":"nav","#
                + #""state":"appearing","flags":["isMovingToParent"]}"#)
        #expect(lines[7].contains(#""parent":null"#))
    }

    @Test func `the hierarchy at any point results from the events before it`() {
        let before = Hierarchy(of: run, after: 4)
        #expect(before.root == ControllerID(0))
        #expect(before[ControllerID(0)].children.isEmpty)
        let after = Hierarchy(of: run, after: 6)
        #expect(after[ControllerID(0)].children == [ControllerID(1)])
        #expect(after[ControllerID(0)].selected == ControllerID(1))
        #expect(after[ControllerID(1)].state == .appearing)
    }

    @Test func `only viewDidLoad marks a view as loaded, and only deinit marks a controller as deallocated`() {
        for callback in Callback.allCases {
            var run = Run(source: .scenario)
            run.controllers = [ControllerInfo(id: "home", className: "Home")]
            run.events = [
                Event(.callback(CallbackEvent(number: 1, controller: ControllerID(0), callback: callback)))
            ]
            let node = Hierarchy(of: run)[ControllerID(0)]
            #expect(node.isViewLoaded == (callback == .viewDidLoad))
            #expect(node.isDeallocated == (callback == .deinitializer))
        }
    }

    @Test func `a tracker reports an illegal transition in a played run, and accepts any first transition in a log`() {
        var tracker = AppearanceTracker(for: run)
        let transitions = run.callbacks.compactMap { tracker.follow($0.event) }
        #expect(transitions.map(\.isLegal) == [true, false])
        var log = AppearanceTracker(for: Run(source: .log))
        let first = log.follow(CallbackEvent(number: 1, controller: ControllerID(0), callback: .viewDidDisappear))
        #expect(first?.isLegal == true)
        #expect(first?.from == nil)
    }

    @Test(arguments: [(0, false), (10, false), (11, true)])
    func `a text of many lines of code and few callbacks looks like source code`(lines: Int, looksSo: Bool) {
        var code = run
        code.codeLines = lines
        #expect(code.text.contains("looks like source code") == looksSo)
        code.skippedLines = 1
        #expect(code.text.contains("iOS 17 · 1 other line"))
        code.skippedLines = 2
        #expect(code.text.contains("iOS 17 · 2 other lines"))
    }

    @Test(arguments: [
        (0.0, "0"), (1.5, "1.5"), (0.000001, "0.000001"), (-2.25, "-2.25"), (-0.0000001, "0"), (.infinity, "0"),
    ])
    func `seconds are written without redundant digits`(seconds: Double, text: String) {
        #expect(JSONText.decimal(seconds) == text)
    }
}
