import LifecycleModel
import Testing

@testable import LifecycleReaders

@Suite("Whose callback a line of a log is")
struct LogOwnerTests {
    /// The controllers' ids and callbacks that a log tells of, as `Home.viewDidLoad`.
    private func told(_ log: String) throws -> [String] {
        try LogReading.runs(log).flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    @Test("Another class at a known address is another object")
    func reusedByAnotherClass() throws {
        let log = "<HomeVC: 0xA1> viewDidLoad\n<ProfileVC: 0xA1> viewDidLoad\n<ProfileVC: 0xA1> viewWillAppear\n"
        #expect(try told(log) == ["HomeVC.viewDidLoad", "ProfileVC.viewDidLoad", "ProfileVC.viewWillAppear"])
    }

    @Test("A class that is loaded again where its first object has disappeared is a new object")
    func reusedBySameClass() throws {
        let life = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let log = (life + ["viewDidLoad", "viewWillAppear"]).map { "<HomeVC: 0xA1> \($0)\n" }.joined()
        let again = ["HomeVC#2.viewDidLoad", "HomeVC#2.viewWillAppear"]
        #expect(try told(log) == life.map { "HomeVC.\($0)" } + again)
    }

    @Test("A view that was unloaded is loaded again by the same object")
    func reloaded() throws {
        let callbacks = ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidUnload", "viewDidLoad"]
        let run = try #require(
            try LogReading.runs(callbacks.map { "-[HomeVC \($0)] 0xA1\n" }.joined()).first)
        #expect(run.controllers.count == 1)
    }

    @Test("An observed object and a base class's method keep the object's name")
    func relatedClasses() throws {
        let log = """
            <Demo.HomeVC: 0xA1> viewDidLoad
            <NSKVONotifying_HomeVC: 0xA1> viewWillAppear
            -[BaseVC viewDidAppear:] 0xA1
            """
        #expect(try told(log) == ["HomeVC.viewDidLoad", "HomeVC.viewWillAppear", "HomeVC.viewDidAppear"])
    }

    @Test("The object behind a method is its subject, and super's line of the same call counts once")
    func baseClass() throws {
        let log = """
            -[BaseVC viewDidLoad] <HomeVC: 0xA1>
            -[HomeVC viewDidLoad] <HomeVC: 0xA1>
            -[BaseVC viewWillAppear:] <HomeVC: 0xA1>
            -[BaseVC viewWillAppear:] <ListVC: 0xB2>
            """
        #expect(try told(log) == ["HomeVC.viewDidLoad", "HomeVC.viewWillAppear", "ListVC.viewWillAppear"])
    }

    @Test("An address behind a method tells instances apart; an implementation's address does not")
    func pointers() throws {
        let log = """
            -[PageVC viewDidLoad] 0xA1
            -[PageVC viewDidLoad] 0xB2
            -[PageVC viewWillAppear:] 0xA1
            -[HomeVC viewDidLoad] (IMP = 0xA1)
            """
        #expect(
            try told(log) == [
                "PageVC.viewDidLoad", "PageVC#2.viewDidLoad", "PageVC.viewWillAppear", "HomeVC.viewDidLoad",
            ])
    }

    @Test(
        "A hooked call counts once, whichever line comes first",
        arguments: [
            "-[UIViewController(Tracker) x_viewDidLoad]", "-[UIViewController(Tracker) x_viewDidLoad] <HomeVC: 0xA1>",
            "-[UIViewController(Hook) viewDidLoad] <HomeVC: 0xA1>", "swizzled_viewDidLoad <HomeVC: 0xA1>",
        ])
    func hooks(line: String) throws {
        #expect(try told("\(line)\n-[HomeVC viewDidLoad]\n") == ["HomeVC.viewDidLoad"])
        #expect(try told("-[HomeVC viewDidLoad]\n\(line)\n") == ["HomeVC.viewDidLoad"])
        #expect(try told("\(line)\n").count == 1)
    }

    @Test("The lines of a call stack behind a callback are no callbacks")
    func callStack() throws {
        let log = """
            -[HomeVC viewWillDisappear:] call stack: (
            \t0   CoreFoundation  0x0000000100010381 __exceptionPreprocess + 250
            \t3   Demo            0x0000000100010399 -[HomeVC viewWillDisappear:] + 561
            )
            """
        #expect(try told(log) == ["HomeVC.viewWillDisappear"])
    }

    @Test(
        "Numbers tell instances of a class apart",
        arguments: ["Page viewDidLoad N", "Page#N viewDidLoad", "[Page(N)] viewDidLoad", "Page index N viewDidLoad"])
    func numbers(form: String) throws {
        let log = (1...3).map { form.replacing("N", with: "\($0)") + "\n" }.joined()
        let again = form.replacing("N", with: "2").replacing("viewDidLoad", with: "viewWillAppear")
        let ids = ["Page", "Page#2", "Page#3"].map { "\($0).viewDidLoad" }
        #expect(try told(log + again) == ids + ["Page#2.viewWillAppear"])
    }

    @Test("A number behind a callback without a name tells nameless controllers apart")
    func namelessNumbers() throws {
        let run = try #require(
            try LogReading.runs("viewDidLoad 1\nviewDidLoad 2\nviewWillAppear 2\nviewWillAppear 1\nviewDidLoad 3\n")
                .first)
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 1, 1, 0, 2])
    }

    @Test("A chain tells of all its callbacks", arguments: ["A · ", "A: ", "HomeVC: ", "[Home] "])
    func chains(head: String) throws {
        let found = try told(head + "loadView → viewDidLoad → viewWillAppear\n")
        #expect(found.map { $0.drop { $0 != "." } } == [".loadView", ".viewDidLoad", ".viewWillAppear"])
    }

    @Test("A method's name that a line end has broken is one callback")
    func broken() throws {
        #expect(
            try told("2020-01-02 03:04:05.600 Demo[1:2] -[HomeVC\n  viewWillAppear:]\n") == ["HomeVC.viewWillAppear"])
    }

    @Test(
        "Callbacks in a remark behind a callback are not told of",
        arguments: [
            " // [old viewWillDisappear]", " [old viewDidDisappear]", " (was viewDidLoad)",
            " - will call viewDidLoad next",
            " # after viewDidLoad",
        ])
    func remarks(remark: String) throws {
        #expect(try told("HomeVC viewDidAppear\(remark)\n") == ["HomeVC.viewDidAppear"])
    }

    @Test("A controller that only its state tells from another of its class is a guess")
    func guesses() throws {
        let log = "Page viewDidLoad\nPage viewDidLoad\nPage viewWillAppear\nHome viewDidLoad\n"
        let run = try #require(try LogReading.runs(log).first)
        #expect(run.callbacks.map(\.event.isGuess) == [false, false, true, false])
        #expect(run.jsonLines.split(separator: "\n").count { $0.contains("\"guess\":true") } == 1)
        var options = Reader.Options()
        options.isStrict = true
        let strict = try #require(try LogReading.runs(log, options: options).first)
        #expect(strict.callbacks.map(\.event.callback) == [.viewDidLoad, .viewDidLoad, .viewDidLoad])
    }

    @Test("The runs of two processes are named by them")
    func processes() throws {
        let log = """
            2020-01-02 03:04:05.600 Demo[12:345] HomeVC viewDidLoad
            2020-01-02 03:04:05.600 Share[13:345] ShareVC viewDidLoad
            """
        #expect(try LogReading.runs(log).map(\.title) == ["Demo, process 12", "Share, process 13"])
        #expect(try LogReading.runs("Demo[12:345] HomeVC viewDidLoad\n").map(\.title) == [nil])
    }

    @Test("A dump within a log shows the hierarchy at its place, and the next one what has changed")
    func dumps() throws {
        let log = """
            HomeViewController viewDidLoad
            <UINavigationController 0xA1>, state: appeared, view: <UIView 0xF1>
               | <HomeViewController 0xB2>, state: appeared, view: <UIView 0xF2>
            HomeViewController viewDidAppear
            <UINavigationController 0xA1>, state: appeared, view: <UIView 0xF1>
               | <DetailViewController 0xC3>, state: appeared, view: <UIView 0xF3>
            """
        let source = Source(name: "x.txt", text: log)
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

    @Test("A callback between data that is printed over several lines is told of, one between lines of code is not")
    func surroundings() throws {
        #expect(try told("{\n    \"a\": 1\n}\nHomeVC viewDidLoad\n{\n    \"b\": 2\n}\n") == ["HomeVC.viewDidLoad"])
        #expect(try told("    view.reload(home)\n    /// HomeVC viewDidLoad\n    func reload() {\n").isEmpty)
    }

    @Test("What is read from source code says so")
    func sourceCode() throws {
        let code = (0..<20).map { "    child.add(view\($0))\n" }.joined()
        let run = try #require(try LogReading.runs(code + "Demo[1:2] HomeVC viewDidLoad\n").first)
        #expect(run.text.contains("looks like source code"))
        #expect(Array(run.callbacks).count == 1)
    }
}
