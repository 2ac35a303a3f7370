import LifecycleLogs
import LifecycleModel
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

    // MARK: Names

    /// Returns the callbacks with the IDs of their controllers, such as `1.viewDidLoad`.
    private func owners(_ text: String) throws -> [String] {
        try LogReading.runs(text + "\n").flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    @Test(
        "A number in a mark is also the name before an initializer and a deinit with a remark",
        arguments: [
            ("【1】####### init\n【0】####### delloc", ["1.init()", "0.deinit"]),
            ("[2] ==== init\n[2] ==== dealloc (at once, because the VC leaves)", ["2.init()", "2.deinit"]),
            ("#1 >>> viewDidLoad\n#1 >>> deinit（我们只缓存当前的VC，消失即释放）", ["1.viewDidLoad", "1.deinit"]),
            ("Parser init\nmodel deinit", []),
        ])
    func markedCreation(text: String, expected: [String]) throws { #expect(try owners(text) == expected) }

    @Test(
        "A remark in brackets after a callback is not a name and not a sentence",
        arguments: [
            ("HomeVC: deinit（如果没有循环引用）", ["HomeVC.deinit"]),
            ("ListVC: dealloc (if there is no retain cycle)", ["ListVC.deinit"]),
            ("画面A: deinit（循環参照がなければ）", ["画面A.deinit"]),
            ("viewWillAppear--[뷰가나타날것임]", ["controller.viewWillAppear"]),
            ("viewDidAppear (画面已经出现)", ["controller.viewDidAppear"]),
            ("viewWillAppear -- [画面が表示される直前]", ["controller.viewWillAppear"]),
            ("viewWillAppear--[HomeVC]", ["HomeVC.viewWillAppear"]),
            ("viewWillAppear--[画面2]", ["画面2.viewWillAppear"]),
            ("viewWillAppear：视图即将显示到屏幕上", []),
        ])
    func bracketedRemarks(line: String, expected: [String]) throws { #expect(try owners(line) == expected) }

    @Test(
        "A callback below a named callback, in the same column, belongs to the same controller",
        arguments: [
            (
                "// yellow receives => [viewDidLoad]\n//                    [viewWillAppear]",
                ["yellow.viewDidLoad", "yellow.viewWillAppear"]
            ),
            (
                "// sends to yellow => [willMoveToParent: sut],\n//                    [viewWillAppear],",
                ["yellow.willMove(toParent:)", "yellow.viewWillAppear"]
            ),
            (
                "HomeVC:  viewDidLoad\n         viewWillAppear\nListVC:  viewDidLoad\n         viewDidAppear",
                ["HomeVC.viewDidLoad", "HomeVC.viewWillAppear", "ListVC.viewDidLoad", "ListVC.viewDidAppear"]
            ),
            ("画面1 -> viewDidLoad\n         viewWillAppear", ["画面1.viewDidLoad", "画面1.viewWillAppear"]),
            ("HomeVC: viewDidLoad\nviewWillAppear", ["HomeVC.viewDidLoad", "controller.viewWillAppear"]),
            ("HomeVC: viewDidLoad\n\n        viewWillAppear", ["HomeVC.viewDidLoad", "controller.viewWillAppear"]),
        ])
    func alignedLines(text: String, expected: [String]) throws { #expect(try owners(text) == expected) }

    @Test(
        "Below a header with names, the column of a callback shows its controller",
        arguments: [
            (
                "oldVC              newVC\n                   viewDidLoad\nwillDisappear\n                   willAppear",
                ["newVC.viewDidLoad", "oldVC.viewWillDisappear", "newVC.viewWillAppear"]
            ),
            ("A\t\tB\n\t\tviewDidLoad\nviewWillDisappear", ["B.viewDidLoad", "A.viewWillDisappear"]),
            (
                "画面1        画面2\nviewWillDisappear  viewWillAppear",
                ["画面1.viewWillDisappear", "画面2.viewWillAppear"]
            ),
            ("Push the second\n           viewDidLoad", ["controller.viewDidLoad"]),
            ("HomeVC ListVC\n           viewDidLoad", ["controller.viewDidLoad"]),
        ])
    func columns(text: String, expected: [String]) throws { #expect(try owners(text) == expected) }

    @Test(
        "A word before an arrow and a method of a base class is the name of the controller",
        arguments: [
            (
                "One --> -[Base viewDidLoad] One --> -[Base viewWillAppear :]",
                ["One.viewDidLoad", "One.viewWillAppear"]
            ),
            ("Home => -[BaseVC viewDidLoad] List => -[BaseVC viewDidLoad]", ["Home.viewDidLoad", "List.viewDidLoad"]),
            ("画面1 --> -[BaseVC viewDidLoad]", ["画面1.viewDidLoad"]),
            ("-[HomeVC viewDidLoad] --> -[ListVC viewDidLoad]", ["HomeVC.viewDidLoad", "ListVC.viewDidLoad"]),
            ("Trace --> -[HomeVC viewDidLoad]", ["HomeVC.viewDidLoad"]),
        ])
    func baseClasses(line: String, expected: [String]) throws { #expect(try owners(line) == expected) }

    // MARK: Descriptions of callbacks

    @Test(
        "A callback above a sentence is the title of a description",
        arguments: [
            ("各メソッドの説明\nloadView\nxib を利用せず、コード内にて View を作成する場合はオーバーライドします。", 0),
            ("viewDidLoad\nThis method is called after the view has been loaded into memory.", 0),
            ("viewDidLoad\n视图加载完成之后会调用这个方法。\nviewWillAppear\n视图即将显示的时候会调用这个方法。", 0),
            ("viewDidLoad\n\n뷰가 메모리에 로드된 후에 호출되는 메서드입니다.", 0),
            ("viewDidLoad\nviewWillAppear\nThe app then presents the next controller and nothing else is called.", 2),
            ("I get:\nviewDidLoad\nand after that the other methods are never called.", 1),
            ("viewDidLoad\n\npush B\n\nviewDidLoad", 2),
        ])
    func titles(text: String, count: Int) throws { #expect(try events(text).count == count) }

    @Test(
        "A list below a heading that says only that callbacks follow is a definition",
        arguments: [
            ("There are 4 view events:", 0), ("기본 생명주기", 0), ("基本生命周期", 0), ("View controller lifecycle methods", 0),
            ("ライフサイクルメソッド", 0), ("When I push the second controller:", 2), ("Lifecycle log:", 2), ("点击按钮", 2),
            ("I see 2 events:", 2), ("생명주기 순서 결과", 2),
        ])
    func definitions(heading: String, count: Int) throws {
        #expect(try events("\(heading)\n- viewDidLoad\n- viewWillAppear").count == count)
        #expect(try events("\(heading)\n\nviewDidLoad\nviewWillAppear").count == count)
        #expect(try events("\(heading)\n- A viewDidLoad\n- A viewWillAppear").count == 2)
    }

    @Test(
        "A callback that a line explains by another one is not a report",
        arguments: [
            ("viewDidLoad → the next screen's viewDidLoad", 0), ("viewDidLoad → 다음 화면의 viewDidLoad", 0),
            ("viewDidDisappear -> 下一个页面的 viewDidAppear", 0),
            ("HomeVC viewDidLoad → DetailVC viewDidLoad", 2), ("A viewWillDisappear -> B viewWillAppear", 2),
        ])
    func explanations(line: String, count: Int) throws { #expect(try events(line).count == count) }

    @Test(
        "A short form is a report below an announcement of the lifecycle or of a run",
        arguments: [
            ("Lifecycle when the first screen appears", 3), ("生命周期顺序：", 3), ("화면 전환 시 생명주기", 3),
            ("Notifications:", 0), ("The keyboard", 0),
        ])
    func shortForms(heading: String, count: Int) throws {
        #expect(try events("\(heading)\n- will appear\n- willDisAppear\n- did DisAppear").count == count)
    }

    @Test(
        "A chain without a controller is a report if a callback occurs twice",
        arguments: [
            ("viewDidLayoutSubviews ----- viewWillAppear:animated------viewDidLayoutSubviews", 3),
            ("viewWillAppear -> viewDidLayoutSubviews -> viewDidAppear -> viewDidLayoutSubviews", 4),
            ("viewWillAppear === viewDidAppear === viewWillAppear", 3),
            ("viewDidLoad ----- viewWillAppear ------ viewDidAppear", 0),
        ])
    func repeatingChains(line: String, count: Int) throws { #expect(try events(line).count == count) }

    @Test(
        "A commented method above its declaration or type encoding is from a class dump",
        arguments: [
            ("// -[HomeVC viewDidLoad]\nv16@0:8\n// -[HomeVC viewWillAppear:]\nv20@0:8B16", 0),
            ("// -[HomeVC viewDidLoad]\n- (void)viewDidLoad;", 0),
            ("/* -[HomeVC viewDidLoad] */\nvoid __cdecl -[HomeVC viewDidLoad](HomeVC *self, SEL a2)", 0),
            ("// -[HomeVC viewDidLoad]\n// push\n// -[ListVC viewDidLoad]", 2),
        ])
    func classDumps(text: String, count: Int) throws { #expect(try events(text).count == count) }

    // MARK: Steps

    /// Returns the texts of the steps of a log in which `line` is between two groups of callbacks.
    private func steps(_ line: String) throws -> [String] {
        let text = "A viewDidLoad\nA viewWillAppear\n\(line)\nB viewDidLoad\nA viewWillDisappear\n"
        return try LogReading.runs(text).flatMap(\.events).compactMap {
            if case .step(let step) = $0.body { step.text } else { nil }
        }
    }

    @Test(
        "A decorated line, a direction, and a word between blank lines are steps",
        arguments: [
            ("-----PUSH-----", "PUSH"), ("==== POP ====", "POP"), ("**** 返回 ****", "返回"), ("To Child", "To Child"),
            ("Childへ移動", "Childへ移動"), ("去详情页", "去详情页"), ("\nPresent\n", "Present"), ("\nBack\n", "Back"),
            ("\n返回\n", "返回"), ("\n`Tap on the button`\n", "Tap on the button"),
            ("\n- 3.1 全屏进入新页面\n\n`vc.modalPresentationStyle = .fullScreen`\n", "3.1 全屏进入新页面"),
            ("\n`pushViewController`\n", "pushViewController"),
        ])
    func headingLines(line: String, step: String) throws { #expect(try steps(line) == [step]) }

    @Test(
        "A method with its class and printed values are not steps",
        arguments: [
            "* [HomeVC] shouldAutorotate", "HomeView updateConstraints", "-[HomeVC supportedInterfaceOrientations]",
            "{{0, 0}, {768, 1004}} {{0, 0}, {768, 960}}", "{0, 20}", "frame: (0.0, 0.0, 320.0, 480.0)", "Foo",
            "Nothing else is printed",
        ])
    func loggedLines(line: String) throws {
        #expect(try steps(line) == [])
        #expect(try steps("\n\(line)\n") == ["group 1"])
    }
}
