import LifecycleModel
import Testing

@testable import LifecycleLogs

/// Tests for lines whose owner, callback, or phase depends on the text around the callback.
@Suite("Wording of log lines")
struct LogWordingTests {
    @Test(
        "Words for the release of a controller are read as deinit",
        arguments: [
            "CartViewController destroyed", "CartViewController is destroyed", "CartViewController被销毁了",
            "CartViewController 已经释放", "CartViewController 메모리에서 내려감", "CartViewController が解放されました",
            "CartViewController bị giải phóng 🗑️", "CartViewController уничтожен",
            "⚫️ Deallocating instance of 'CartViewController'",
            "__CartViewController(1): left the heap", "<Shop.CartViewController: 0x7fa0> destroyed",
            "CartViewController 释放了 dealloc", "[CartViewController] CartViewController destroyed",
        ])
    func release(line: String) throws {
        #expect(
            try LogReading.events(in: "CartViewController viewDidLoad\n\(line)\n").last == "CartViewController.deinit")
    }

    @Test(
        "Words for the release of other objects, and sentences about a release, are not callbacks",
        arguments: [
            "CartViewModel destroyed", "the session was destroyed", "当控制器被销毁时会调用 CartViewController 的方法",
            "CartViewController 释放的时候", "destroyed", "texture cache removed from memory",
            "when CartViewController is destroyed, close the file and stop the timer",
        ])
    func noRelease(line: String) throws {
        #expect(
            try LogReading.events(in: "CartViewController viewDidLoad\n\(line)\n") == ["CartViewController.viewDidLoad"]
        )
    }

    @Test(
        "The value right after a selector's colon is the argument",
        arguments: [("1", true), ("0", false), ("YES", true)])
    func argument(value: String, isAnimated: Bool) throws {
        let run = try #require(try LogReading.runs("A viewWillAppear:\(value)\n").first)
        #expect(run.callbacks.map(\.event.animated) == [isAnimated])
        #expect(run.controllers.map(\.name) == ["A"])
        #expect(try LogReading.events(in: "C1 willMoveToParent:box  (parent=box)\n") == ["C1.willMove(toParent:)"])
    }

    @Test("A class right after a selector's colon is the controller")
    func classAfterColon() throws {
        let log = "5.loadView:CartViewController创建视图\n6.viewDidLoad:CartViewController\n"
        #expect(try LogReading.events(in: log) == ["CartViewController.loadView", "CartViewController.viewDidLoad"])
    }

    @Test("A word that marks the start or the end may be followed by details", arguments: ["开始", "開始", "시작"])
    func markers(word: String) throws {
        let log = "[CartViewController] viewDidAppear\(word) - animated: 1\n"
        #expect(try LogReading.events(in: log) == ["CartViewController.viewDidAppear"])
    }

    @Test(
        "A call with a list, a comparison of two orders, and the end of a sentence are not callbacks",
        arguments: [
            "try run.expectOrder([\"Cart.viewWillAppear\", \"Cart.viewDidAppear\"])",
            "    > cart.viewDidAppear   | home.viewDidDisappear", "      cart.viewDidAppear   | cart.viewDidAppear",
            "`viewDidAppear`, and UIKit's messages.", "`viewDidAppear(_:)`.", "loadView, viewDidLoad.",
            "| 2 | Push | B.loadView B.viewDidLoad A.viewWillDisappear |",
            "| disappeared | viewWillAppear -> appearing, without a layout | nothing |",
            "viewDidLoad, once. No layout, no appearance is implied.",
            "* viewWillTransition(to:with:) and trait changes: parent then child; suppressed for some children",
            "7. Rotation with child: updateViewConstraints plus child layout; updateViewConstraints first, not seen",
        ])
    func documents(line: String) throws {
        #expect(try LogReading.events(in: line + "\n").isEmpty)
        #expect(
            try LogReading.events(in: "| Cart | Home |\n|---|---|\n| viewDidLoad | |\n| | viewDidLoad |\n").count == 2)
    }

    @Test("The header of a table names the controllers of its columns, also if its first cell is empty")
    func columns() throws {
        let table = "|  | HomeVC | CartVC |\n|---|---|---|\n| push | viewWillDisappear | |\n| | | viewDidLoad |\n"
        #expect(try LogReading.events(in: table) == ["HomeVC.viewWillDisappear", "CartVC.viewDidLoad"])
        #expect(try LogReading.events(in: "HomeVC | CartVC\n---|---\n| viewDidLoad | |\n") == ["HomeVC.viewDidLoad"])
        let later = table + "\n| pop | viewDidAppear | |\n"
        #expect(try !LogReading.events(in: later).contains("HomeVC.viewDidAppear"))
    }

    @Test(
        "A sentence about a callback that a logger prints, or that names a class or an address, is a callback",
        arguments: [
            "10:00:00.123 App[12:34] home viewDidLoad - cells loaded from disk cache after migration",
            "CartViewController viewDidLoad - cells loaded from disk cache after migration",
            "viewDidLoad of <Cart: 0x7f8a1b2c3d4e> and now the first layout begins",
            "| 1 | CartViewController | viewDidLoad |", "| viewDidAppear: 1 | Cart |",
        ])
    func sentences(line: String) throws {
        #expect(try LogReading.events(in: line + "\n").count == 1)
    }

    @Test("A date after 'at' is not a source location, and its time zone is not an offset")
    func dates() throws {
        let line = "Trace: [<CartViewController: 0x7fa0c3c14d60>] viewDidLoad at [2021-03-12 03:03:17 +0000]\n"
        #expect(try LogReading.events(in: line) == ["CartViewController.viewDidLoad"])
        #expect(try LogReading.events(in: "0x7fa0c3c14d60 in -[CartViewController viewDidLoad] at Cart.m:12\n").isEmpty)
        #expect(try LogReading.events(in: "0x7fa0c3c14d60 -[CartViewController viewDidLoad] + 1024\n").isEmpty)
    }

    @Test("The object after a callback is the owner if only a logger's mark precedes the callback")
    func marks() throws {
        let log = """
            ABC---viewWillDisappear: <CartViewController: 0xA1>
            <viewControllers> init <Shop.ListViewController: 0xB2>
            [lifecycle] viewDidLoad <Shop.ListViewController: 0xB2>
            """
        let list = ["ListViewController.init()", "ListViewController.viewDidLoad"]
        #expect(try LogReading.events(in: log) == ["CartViewController.viewWillDisappear"] + list)
        #expect(
            try LogReading.events(in: "Cart viewDidLoad presenting <ListViewController: 0xB2>\n") == [
                "Cart.viewDidLoad"
            ])
    }

    @Test(
        "A class with the name of one of UIKit's delegate methods is a controller",
        arguments: ["TabBarController", "NavigationController", "PageViewController", "SplitViewController"])
    func delegateNames(name: String) throws {
        #expect(
            try LogReading.events(in: "[\(name)] viewDidAppear() — \(name) is visible\n") == ["\(name).viewDidAppear"])
        #expect(try LogReading.events(in: "\(name) viewDidLoad\n") == ["\(name).viewDidLoad"])
    }

    @Test("A file and a method with a line number are not a process")
    func processLike() throws {
        let line = "[Debug] 10:02:12.112 CartViewController.swift -> viewDidLoad() [28] Loaded two rows\n"
        #expect(try LogReading.events(in: line) == ["CartViewController.viewDidLoad"])
    }

    @Test(
        "The text after an arrow that points back to the callback is a remark",
        arguments: ["← A의 viewDidLoad는 호출 안 됨! (이미 메모리에 있음)", "← called AGAIN", "← viewDidLoad is not called"])
    func arrows(remark: String) throws {
        #expect(
            try LogReading.events(in: "A: viewWillAppear      \(remark)\nA: deinit   ← A가 메모리에서 해제\n") == [
                "A.viewWillAppear", "A.deinit",
            ])
        #expect(try LogReading.events(in: "viewDidLoad ← CartViewController\n") == ["CartViewController.viewDidLoad"])
    }

    @Test("A position after a callback names the controller")
    func positions() throws {
        let log = "viewDidLoad first\nviewDidLoad second\nviewWillDisappear first\nviewWillAppear second\n"
        let all = ["first.viewDidLoad", "second.viewDidLoad", "first.viewWillDisappear", "second.viewWillAppear"]
        #expect(try LogReading.events(in: log) == all)
    }

    @Test("Current and New are names if each stands alone, with a capital letter, before the callback")
    func roles() throws {
        let names = try LogReading.runs("- Current viewWillDisappear\n- New viewWillAppear\n")
        #expect(LogReading.told(names).map(\.text) == ["Current.viewWillDisappear", "New.viewWillAppear"])
        let words = try LogReading.runs("current viewWillDisappear\nnew viewWillAppear\nNew: viewDidAppear\n")
        #expect(words.flatMap(\.controllers).map(\.id) == ["controller"])
    }
}
