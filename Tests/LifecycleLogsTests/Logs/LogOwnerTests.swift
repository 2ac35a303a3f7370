import LifecycleModel
import LifecycleReaders
import Testing

@testable import LifecycleLogs

@Suite("Controllers in log lines")
struct LogOwnerTests {
    /// Returns the callbacks in a log with the IDs of their controllers, such as `Home.viewDidLoad`.
    private func events(_ log: String) throws -> [String] {
        try LogReading.runs(log).flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    @Test("A name that starts with vc_ is a class, which takes precedence over a name near the callback")
    func prefixedClass() throws {
        let log = "[vc_overview] Home viewDidLoad\n[vc_overview] Home viewWillAppear:\n"
        #expect(try events(log) == ["vc_overview.viewDidLoad", "vc_overview.viewWillAppear"])
    }

    @Test("A different class at a known address is a new object")
    func reusedByAnotherClass() throws {
        let log = "<HomeVC: 0xA1> viewDidLoad\n<ProfileVC: 0xA1> viewDidLoad\n<ProfileVC: 0xA1> viewWillAppear\n"
        #expect(try events(log) == ["HomeVC.viewDidLoad", "ProfileVC.viewDidLoad", "ProfileVC.viewWillAppear"])
    }

    @Test("A second viewDidLoad at the address of an object that has disappeared is for a new object")
    func reusedBySameClass() throws {
        let life = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let log = (life + ["viewDidLoad", "viewWillAppear"]).map { "<HomeVC: 0xA1> \($0)\n" }.joined()
        let again = ["HomeVC#2.viewDidLoad", "HomeVC#2.viewWillAppear"]
        #expect(try events(log) == life.map { "HomeVC.\($0)" } + again)
    }

    @Test("A view that was unloaded is reloaded by the same object")
    func reloaded() throws {
        let callbacks = ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidUnload", "viewDidLoad"]
        let run = try #require(
            try LogReading.runs(callbacks.map { "-[HomeVC \($0)] 0xA1\n" }.joined()).first)
        #expect(run.controllers.count == 1)
    }

    @Test("KVO subclasses and methods of base classes keep the object's name")
    func relatedClasses() throws {
        let log = """
            <Demo.HomeVC: 0xA1> viewDidLoad
            <NSKVONotifying_HomeVC: 0xA1> viewWillAppear
            -[BaseVC viewDidAppear:] 0xA1
            """
        #expect(try events(log) == ["HomeVC.viewDidLoad", "HomeVC.viewWillAppear", "HomeVC.viewDidAppear"])
    }

    @Test("The object after a method is the receiver, and a call to super isn't counted twice")
    func baseClass() throws {
        let log = """
            -[BaseVC viewDidLoad] <HomeVC: 0xA1>
            -[HomeVC viewDidLoad] <HomeVC: 0xA1>
            -[BaseVC viewWillAppear:] <HomeVC: 0xA1>
            -[BaseVC viewWillAppear:] <ListVC: 0xB2>
            """
        #expect(try events(log) == ["HomeVC.viewDidLoad", "HomeVC.viewWillAppear", "ListVC.viewWillAppear"])
    }

    @Test("An address after a method identifies an instance, but the address of an implementation doesn't")
    func pointers() throws {
        let log = """
            -[PageVC viewDidLoad] 0xA1
            -[PageVC viewDidLoad] 0xB2
            -[PageVC viewWillAppear:] 0xA1
            -[HomeVC viewDidLoad] (IMP = 0xA1)
            """
        #expect(
            try events(log) == [
                "PageVC.viewDidLoad", "PageVC#2.viewDidLoad", "PageVC.viewWillAppear", "HomeVC.viewDidLoad",
            ])
    }

    @Test(
        "A swizzled call counts once, regardless of the order of its lines",
        arguments: [
            "-[UIViewController(Tracker) x_viewDidLoad]", "-[UIViewController(Tracker) x_viewDidLoad] <HomeVC: 0xA1>",
            "-[UIViewController(Hook) viewDidLoad] <HomeVC: 0xA1>", "swizzled_viewDidLoad <HomeVC: 0xA1>",
        ])
    func hooks(line: String) throws {
        #expect(try events("\(line)\n-[HomeVC viewDidLoad]\n") == ["HomeVC.viewDidLoad"])
        #expect(try events("-[HomeVC viewDidLoad]\n\(line)\n") == ["HomeVC.viewDidLoad"])
        #expect(try events("\(line)\n").count == 1)
    }

    @Test("The lines in a call stack are not callbacks")
    func callStack() throws {
        let log = """
            -[HomeVC viewWillDisappear:] call stack: (
            \t0   CoreFoundation  0x0000000100010381 __exceptionPreprocess + 250
            \t3   Demo            0x0000000100010399 -[HomeVC viewWillDisappear:] + 561
            )
            """
        #expect(try events(log) == ["HomeVC.viewWillDisappear"])
    }

    @Test(
        "Numbers identify instances of a class",
        arguments: ["Page viewDidLoad N", "Page#N viewDidLoad", "[Page(N)] viewDidLoad", "Page index N viewDidLoad"])
    func numbers(form: String) throws {
        let log = (1...3).map { form.replacing("N", with: "\($0)") + "\n" }.joined()
        let again = form.replacing("N", with: "2").replacing("viewDidLoad", with: "viewWillAppear")
        let ids = ["Page", "Page#2", "Page#3"].map { "\($0).viewDidLoad" }
        #expect(try events(log + again) == ids + ["Page#2.viewWillAppear"])
    }

    @Test("A number after a callback without a name identifies an unnamed controller")
    func namelessNumbers() throws {
        let run = try #require(
            try LogReading.runs("viewDidLoad 1\nviewDidLoad 2\nviewWillAppear 2\nviewWillAppear 1\nviewDidLoad 3\n")
                .first)
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 1, 1, 0, 2])
    }

    @Test("All callbacks in a chain are read", arguments: ["A · ", "A: ", "HomeVC: ", "[Home] "])
    func chains(head: String) throws {
        let found = try events(head + "loadView → viewDidLoad → viewWillAppear\n")
        #expect(found.map { $0.drop { $0 != "." } } == [".loadView", ".viewDidLoad", ".viewWillAppear"])
    }

    @Test("A method name that is split by a line ending is one callback")
    func broken() throws {
        #expect(
            try events("2020-01-02 03:04:05.600 Demo[1:2] -[HomeVC\n  viewWillAppear:]\n") == ["HomeVC.viewWillAppear"])
    }

    @Test(
        "Callbacks in a remark after a callback are ignored",
        arguments: [
            " // [old viewWillDisappear]", " [old viewDidDisappear]", " (was viewDidLoad)",
            " - will call viewDidLoad next",
            " # after viewDidLoad", " [Next viewDidLoad]", " [然后Next viewWillAppear]", " (NextVC viewDidAppear)",
        ])
    func remarks(remark: String) throws {
        #expect(try events("HomeVC viewDidAppear\(remark)\n") == ["HomeVC.viewDidAppear"])
    }

    @Test("Several lines of one dealloc are one callback")
    func releaseLines() throws {
        let log = "-[HomeVC viewDidLoad] [Line 5]\n-[HomeVC dealloc] [Line 42]\n"
        #expect(try events(log + "-[HomeVC dealloc] [Line 43]\n") == ["HomeVC.viewDidLoad", "HomeVC.deinit"])
        #expect(try events(log + "-[HomeVC dealloc] [Line 42]\n").count == 3)
        #expect(try events(log + "-[NextVC dealloc] [Line 43]\n").count == 3)
    }

    @Test("An argument label is not the name of a controller")
    func labels() throws {
        let run = try #require(try LogReading.runs("willMove(toParentViewController:)\nviewDidLoad()\n").first)
        #expect(run.controllers.map(\.className) == ["UIViewController"])
        #expect(run.callbacks.map(\.event.callback) == [.willMoveToParent, .viewDidLoad])
    }

    @Test("A controller that is identified only by its state is marked as a guess")
    func guesses() throws {
        let log = "-[PageVC init]\n-[PageVC init]\nPageVC viewWillAppear\nHome viewDidLoad\n"
        let run = try #require(try LogReading.runs(log).first)
        #expect(run.callbacks.map(\.event.isGuess) == [false, false, true, false])
        #expect(run.jsonLines.split(separator: "\n").count { $0.contains("\"guess\":true") } == 1)
        var options = Reader.Options()
        options.isStrict = true
        let strict = try #require(try LogReading.runs(log, options: options).first)
        #expect(strict.callbacks.map(\.event.callback) == [.initializer, .initializer, .viewDidLoad])
    }

    @Test("The runs of two processes have the names of the processes")
    func processes() throws {
        let log = """
            2020-01-02 03:04:05.600 Demo[12:345] HomeVC viewDidLoad
            2020-01-02 03:04:05.600 Share[13:345] ShareVC viewDidLoad
            """
        #expect(try LogReading.runs(log).map(\.title) == ["Demo, process 12", "Share, process 13"])
        #expect(try LogReading.runs("Demo[12:345] HomeVC viewDidLoad\n").map(\.title) == [nil])
    }

    @Test("A dump in a log sets the hierarchy at its line, and the next dump changes it")
    func dumps() throws {
        let log = """
            HomeViewController viewDidLoad
            <UINavigationController 0xA1>, state: appeared, view: <UIView 0xF1>
               | <HomeViewController 0xB2>, state: appeared, view: <UIView 0xF2>
            HomeViewController viewDidAppear
            <UINavigationController 0xA1>, state: appeared, view: <UIView 0xF1>
               | <DetailViewController 0xC3>, state: appeared, view: <UIView 0xF3>
            """
        let source = InputSource(name: "x.txt", text: log)
        #expect(Reader.reader(for: source)?.name == "log")
        let run = try #require(try LogReading.runs(log).first)
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad, .viewDidAppear])
        #expect(run.controllers.map(\.id) == ["HomeViewController", "UINavigationController", "DetailViewController"])
        let changes = run.events.compactMap { event -> String? in
            guard case .hierarchy(let change) = event.body, change.change != .loadView else { return nil }
            return "\(event.line ?? 0) \(change.change) \(change.subject.map { run[$0].id } ?? "")"
        }
        #expect(
            changes == [
                "2 root UINavigationController", "3 addChild HomeViewController", "5 removeChild HomeViewController",
                "6 addChild DetailViewController",
            ])
    }

    @Test("A callback between multiline data is read, but a callback between lines of code isn't")
    func surroundings() throws {
        #expect(try events("{\n    \"a\": 1\n}\nHomeVC viewDidLoad\n{\n    \"b\": 2\n}\n") == ["HomeVC.viewDidLoad"])
        #expect(try events("    view.reload(home)\n    /// HomeVC viewDidLoad\n    func reload() {\n").isEmpty)
    }

    @Test("Reading source code causes a warning")
    func sourceCode() throws {
        let code = (0..<20).map { "    child.add(view\($0))\n" }.joined()
        let run = try #require(try LogReading.runs(code + "Demo[1:2] HomeVC viewDidLoad\n").first)
        #expect(run.text.contains("looks like source code"))
        #expect(Array(run.callbacks).count == 1)
    }
}
