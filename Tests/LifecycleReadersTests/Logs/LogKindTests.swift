import LifecycleModel
import LifecycleReaders
import Testing

/// Tests for kinds of lines in texts that people write, each with variants in several languages, next to text that looks
/// alike and is not a report.
@Suite("Kinds of lines in written logs")
struct LogKindTests {
    private func events(_ text: String) throws -> [String] {
        LogReading.told(try LogReading.runs(text + "\n")).map(\.text)
    }

    @Test(
        "A number in a mark is the name of a controller if an arrow follows it",
        arguments: [
            ("【1】>>>>>>> viewWillAppear\n【0】>>>>>>> viewWillDisappear", ["1.viewWillAppear", "0.viewWillDisappear"]),
            ("#2 ==> viewDidLoad\n#1 ==> viewDidAppear", ["2.viewDidLoad", "1.viewDidAppear"]),
            ("[3] --> viewDidLoad\n[4] --> viewDidLoad", ["3.viewDidLoad", "4.viewDidLoad"]),
        ])
    func marks(text: String, names: [String]) throws {
        let runs = try LogReading.runs(text + "\n")
        let found = runs.flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
        #expect(found == names)
    }

    @Test("A heading above marks is a step, and not the class of the controllers")
    func headings() throws {
        let runs = try LogReading.runs("==== UIPageViewController ====\n【1】>>> viewWillAppear\n【0】>>> viewDidLoad\n")
        #expect(runs.flatMap(\.controllers).map(\.id) == ["1", "0"])
        let steps = runs.flatMap(\.events).compactMap { if case .step(let step) = $0.body { step.text } else { nil } }
        #expect(steps == ["UIPageViewController"])
    }

    @Test(
        "A statement that a callback isn't called is not a report",
        arguments: [
            "不会调用 viewWillDisappear", "不會調用 `viewWillDisappear` `viewDidDisappear`", "没有调用 HomeVC viewWillAppear",
            "viewWillAppear is not called", "HomeVC viewWillAppear is never called",
            "viewWillAppear doesn't get called",
            "viewWillAppear 호출되지 않는다", "viewWillAppear は呼ばれない",
        ])
    func negations(line: String) throws { #expect(try events(line).isEmpty) }

    @Test(
        "A line that says a callback was called is a report",
        arguments: ["HomeVC viewWillAppear is called", "HomeVC viewWillAppear 호출", "HomeVC viewWillAppear 被调用"])
    func calls(line: String) throws { #expect(try events(line) == ["HomeVC.viewWillAppear"]) }

    @Test(
        "Lines that lost their line breaks are read as several lines",
        arguments: [
            (
                "画面1 viewDidLoad 画面1 viewWillAppear 画面2 viewDidLoad",
                ["画面1.viewDidLoad", "画面1.viewWillAppear", "画面2.viewDidLoad"]
            ),
            (
                "Home viewDidLoad Home viewWillAppear go to detail Detail viewDidLoad",
                ["Home.viewDidLoad", "Home.viewWillAppear", "Detail.viewDidLoad"]
            ),
            ("A viewDidLoad A viewWillAppear", ["A.viewDidLoad", "A.viewWillAppear"]),
            ("viewDidLoad comes before viewWillAppear and viewDidAppear", []),
        ])
    func joined(line: String, expected: [String]) throws { #expect(try events(line) == expected) }

    @Test(
        "A chain of callbacks without a controller is a report below an announcement of a run only",
        arguments: [("I get", 3), ("actual output:", 3), ("结果", 3), ("it should be", 0), ("I expect", 0), ("应该是", 0)])
    func chains(lead: String, count: Int) throws {
        #expect(try events("\(lead)\n\n`viewWillAppear` -> `viewDidLoad` -> `viewDidAppear`").count == count)
    }

    @Test(
        "Code, symbols, and other objects are not reports",
        arguments: [
            "override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n    loadView()\n}\n\nNext",
            "viewWillAppear(_ animated: Bool)", "A[\"init / init(coder:) ← x\"]", "willMove toWindow: nil",
            "2015-09-11 13:49:53.256 App[1:2] __29-[HomeVC viewDidLoad]_block_invoke",
            "2015-09-11 13:49:53.256 App[1:2] <HomeVC: 0x1234567> swizzle_viewDidAppear",
        ])
    func code(text: String) throws { #expect(try events(text).isEmpty) }

    @Test("A call with a value is a report if another line has the same receiver")
    func values() throws {
        let expected = ["detailVC.viewDidLoad", "detailVC.viewWillAppear"]
        #expect(try events("detailVC.viewDidLoad()\ndetailVC.viewWillAppear(true)") == expected)
        #expect(try events("detailVC.viewWillAppear(true)").isEmpty)
    }

    @Test("JavaScript's description of an object is not a name", arguments: ["WeakRef", "Object", "Page"])
    func scriptObjects(kind: String) throws {
        let line = "LOG file:///a.js:1:2: Tree: [object \(kind)] viewDidLayoutSubviews, ok = true\n"
        let runs = try LogReading.runs(line)
        #expect(runs.flatMap(\.controllers).map(\.className) == ["UIViewController"])
    }

    @Test("A location that is printed twice is one call")
    func locations() throws {
        let line = "2015-09-11 13:49:53.255 App[1:2] -[HomeVC viewDidLoad] <Helper: 0x1>\n"
        #expect(try events(line + line) == ["HomeVC.viewDidLoad"])
    }

    @Test("A list entry without a controller below an entry with one is a report")
    func titleCase() throws {
        let text = "- View Did Load First View Controller\n- View Will Appear\n- View Did Appear"
        #expect(try events(text).count == 3)
        #expect(try events("Views:\n- View Did Load First View Controller\n\n- View Will Appear").count == 1)
    }

    @Test("A word 'init' above a bare run is its first callback")
    func initializers() throws {
        #expect(try LogReading.runs("init\nloadView\nviewDidLoad\n").flatMap { Array($0.callbacks) }.count == 3)
        #expect(try LogReading.runs("init\nviewWillAppear\n").flatMap { Array($0.callbacks) }.count == 1)
    }
}
