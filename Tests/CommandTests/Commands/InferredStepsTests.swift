import Testing

/// The commands that show the steps that explain a log.
@Suite("Inferred steps in commands", .waitsForProcesses)
struct InferredStepsTests {
    private static let sheet = """
        ListViewController viewDidLoad
        ListViewController viewWillAppear
        ListViewController viewDidAppear
        AddViewController viewDidLoad
        AddViewController viewWillAppear
        AddViewController viewDidAppear
        AddViewController viewWillDisappear
        AddViewController viewDidDisappear

        """

    @Test("A message of UIKit names the callback before it that UIKit would not have sent")
    func joined() throws {
        let program = try Program()
        let log = """
            10:00:00.000 -[HomeVC viewDidLoad] <HomeVC: 0x1001>
            10:00:00.010 -[HomeVC viewWillAppear:] <HomeVC: 0x1001>
            10:00:00.300 -[HomeVC viewDidAppear:] <HomeVC: 0x1001>
            10:00:02.000 -[DetailVC viewDidLoad] <DetailVC: 0x1002>
            10:00:02.010 -[HomeVC viewWillDisappear:] <HomeVC: 0x1001>
            10:00:02.011 -[DetailVC viewWillAppear:] <DetailVC: 0x1002>
            10:00:02.012 -[DetailVC viewWillAppear:] <DetailVC: 0x1002>
            10:00:02.100 Unbalanced calls to begin/end appearance transitions for <DetailVC: 0x1002>.
            10:00:02.500 -[HomeVC viewDidDisappear:] <HomeVC: 0x1001>
            10:00:02.501 -[DetailVC viewDidAppear:] <DetailVC: 0x1002>
            """
        try program.write(log, to: "push.log")
        let story = "before it, 'DetailVC' receives viewWillAppear(_:) at line 7, which UIKit would not send there"
        #expect(try program("check", "push.log").errors.contains(story))
        try program.write(log.replacing("DetailVC: 0x1002>.", with: "HomeVC: 0x1001>."), to: "push.log")
        #expect(try !program("check", "push.log").errors.contains("before it"))
    }

    /// Logs of correct apps: tabs with navigation controllers that load their views late, two windows whose transitions
    /// overlap, and a container whose child's class prints fewer callbacks.
    private static let correct = [
        """
        MainTabBarController viewDidLoad
        FeedNavigationController viewDidLoad
        MainTabBarController viewWillAppear
        FeedNavigationController viewWillAppear
        FeedViewController viewDidLoad
        FeedViewController viewWillAppear
        MainTabBarController viewDidAppear
        FeedNavigationController viewDidAppear
        FeedViewController viewDidAppear
        SavedNavigationController viewDidLoad
        SavedNavigationController viewWillAppear
        FeedNavigationController viewWillDisappear
        FeedViewController viewWillDisappear
        SavedViewController viewDidLoad
        SavedViewController viewWillAppear
        FeedNavigationController viewDidDisappear
        FeedViewController viewDidDisappear
        SavedNavigationController viewDidAppear
        SavedViewController viewDidAppear

        """,
        """
        SceneDelegate scene(_:willConnectTo:options:)
        <CalendarViewController: 0x1001> viewDidLoad
        <CalendarViewController: 0x1001> viewWillAppear
        SceneDelegate scene(_:willConnectTo:options:)
        <CalendarViewController: 0x2001> viewDidLoad
        <CalendarViewController: 0x2001> viewWillAppear
        <CalendarViewController: 0x1001> viewDidAppear
        <CalendarViewController: 0x2001> viewDidAppear
        <DayViewController: 0x1002> viewDidLoad
        <CalendarViewController: 0x1001> viewWillDisappear
        <DayViewController: 0x1002> viewWillAppear
        <DayViewController: 0x2002> viewDidLoad
        <CalendarViewController: 0x2001> viewWillDisappear
        <DayViewController: 0x2002> viewWillAppear
        <CalendarViewController: 0x1001> viewDidDisappear
        <DayViewController: 0x1002> viewDidAppear
        <CalendarViewController: 0x2001> viewDidDisappear
        <DayViewController: 0x2002> viewDidAppear

        """,
        """
        RootNavigationController viewDidLoad
        RootNavigationController viewWillAppear
        HomeViewController viewDidLoad
        RootNavigationController viewDidAppear
        HomeViewController viewDidAppear

        """,
    ]

    @Test("The scenario of a correct log passes its own check, and the log passes the check by it", arguments: correct)
    func roundTrip(log: String) throws {
        let program = try Program()
        try program.write(log, to: "app.log")
        #expect(try program("check", "app.log", "--severity", "warning").status == 0)
        #expect(try program("init", "--from", "app.log", "-o", "app.yaml").status == 0)
        let own = try program("check", "app.yaml")
        #expect((own.status, own.errors) == (0, ""))
        #expect(try program("check", "app.log", "--expect", "app.yaml").status == 0)
    }

    @Test("A callback out of place is one warning, which names a callback of the transition")
    func outOfPlace() throws {
        let program = try Program()
        let log = """
            HomeVC viewDidLoad
            HomeVC viewWillAppear
            HomeVC viewDidAppear
            DetailVC viewDidLoad
            HomeVC viewWillDisappear
            DetailVC viewWillAppear
            HomeVC viewDidDisappear
            DetailVC viewDidAppear
            DetailVC viewWillDisappear
            HomeVC viewWillAppear
            HomeVC viewDidAppear
            DetailVC viewDidDisappear
            DetailVC deinit

            """
        try program.write(log, to: "pop.log")
        let warnings = try program("check", "pop.log").errors.split(separator: "\n").filter {
            $0.contains(": warning: ")
        }
        #expect(warnings.count == 1 && warnings[0].contains("after viewDidDisappear(_:) of 'DetailVC'"))
    }

    @Test("check tells the story of a log, and what UIKit does that surprises people; --strict doesn't")
    func check() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.log")
        let result = try program("check", "sheet.log")
        #expect(result.status == 0)
        #expect(result.errors.contains("read as: launch List (lines 1-3); present Add as a sheet (lines 4-6"))
        #expect(result.errors.contains("dismiss Add (lines 7-8; iOS 13 or later)"))
        #expect(result.errors.contains("'ListViewController' stays on screen below the sheet"))
        let strict = try program("check", "sheet.log", "--strict")
        #expect(strict.status == 0 && !strict.errors.contains("read as"))
    }

    @Test("A sheet over a container and its child keeps one presenter, the container")
    func presenter() throws {
        let program = try Program()
        let board = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].flatMap { ["Board \($0)", "One \($0)"] }
        try program.write(
            board.joined(separator: "\n") + "\n" + Self.sheet.split(separator: "\n")[3...].joined(separator: "\n"),
            to: "board.log")
        let notes = try program("check", "board.log").errors.split(separator: "\n").filter {
            $0.contains("stays on screen")
        }
        #expect(notes.count == 1 && notes[0].contains("'Board' stays on screen below the sheet"))
    }

    @Test("init --from writes a scenario that passes, and by which a log with a deviation fails")
    func initialize() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.log")
        #expect(try program("init", "--from", "sheet.log", "-o", "sheet.yaml").status == 0)
        #expect(try program("check", "sheet.yaml").status == 0)
        let text = String(decoding: try program.read("sheet.yaml"), as: UTF8.self)
        #expect(text.contains("  - present: add\n    from: list\n"))
        #expect(try program("init", "--from", "sheet.log", "-o", "sheet.yaml").status == 2, "the file exists")
        let doubled = Self.sheet.replacing(
            "AddViewController viewDidAppear\n",
            with: "AddViewController viewDidAppear\nAddViewController viewDidAppear\n")
        try program.write(doubled, to: "doubled.log")
        let printed = try program("init", "--from", "doubled.log")
        #expect(printed.status == 0 && printed.output.contains("    # line 7: add.viewDidAppear comes twice\n"))
        try program.write(printed.output, to: "doubled.yaml")
        #expect(try program("check", "doubled.yaml").status == 0)
        #expect(try program("check", "sheet.log", "--expect", "doubled.yaml").status == 0)
        #expect(try program("check", "doubled.log", "--expect", "doubled.yaml").status == 1)
    }

    @Test(
        "The scenario of an exchange of children by hand passes, and the log without an end fails by it",
        arguments: [
            ["One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear", "Two viewDidAppear"],
            ["Two viewWillAppear", "One viewWillDisappear", "One viewDidDisappear", "Two viewDidAppear"],
            ["Two viewWillAppear", "One viewWillDisappear", "Two viewDidAppear", "One viewDidDisappear"],
            // In an animated exchange, the new view is laid out before the transitions end.
            [
                "One viewWillDisappear", "Two viewWillAppear", "Two viewIsAppearing", "One viewDidDisappear",
                "Two viewDidAppear",
            ],
        ])
    func exchange(order: [String]) throws {
        let program = try Program()
        let launch = [
            "Board viewDidLoad", "Board viewWillAppear", "One viewDidLoad", "One viewWillAppear", "Board viewDidAppear",
            "One viewDidAppear", "Two viewDidLoad",
        ]
        let logs = ["right": launch + order, "wrong": launch + order.filter { $0 != "Two viewDidAppear" }]
        for (name, lines) in logs { try program.write(lines.joined(separator: "\n") + "\n", to: "\(name).log") }
        for name in logs.keys {
            #expect(try program("init", "--from", "\(name).log", "-o", "\(name).yaml").status == 0)
            let checked = try program("check", "\(name).yaml")
            #expect(checked.status == 0 && !checked.errors.contains("warning"), "\(checked.errors)")
            #expect(try program("check", "wrong.log", "--expect", "\(name).yaml").status == 1)
            let text = String(decoding: try program.read("\(name).yaml"), as: UTF8.self)
            #expect(text.contains("  - group:\n      - { addChild: two, to: board }\n"))
            #expect(text.contains("{ willMove: one, to: none }") && text.contains("{ didMove: two, to: board }"))
            #expect(text.contains("the log lacks two.viewDidAppear") == (name == "wrong"))
        }
        #expect(try program("check", "right.log", "--expect", "right.yaml").status == 0)
        // The log without the callback doesn't show that it would come before viewDidDisappear.
        if order.last == "Two viewDidAppear" {
            #expect(try program("check", "right.log", "--expect", "wrong.yaml").status == 0)
        }
    }

    @Test("init --from reports a log that no steps explain, a missing file, and wrong arguments")
    func refusals() throws {
        let program = try Program()
        try program.write("nothing here\n", to: "empty.log")
        let result = try program("init", "--from", "empty.log")
        #expect(result.status == 1 && result.errors.contains("no steps explain the callbacks of the log"))
        #expect(try program("init", "--from", "missing.log").status == 2)
        #expect(try program("init", "--ios", "12").status == 64)
        #expect(try program("init", "--from", "empty.log", "--ios", "99").status == 64)
    }

    @Test("diff compares the inferred scenario on two versions")
    func diff() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.log")
        let result = try program("diff", "sheet.log", "--ios", "12", "--ios", "13", "--callbacks", "appearance")
        #expect(result.status == 1)
        #expect(result.output.contains("-     list.viewWillAppear\n-     list.viewDidAppear\n"))
    }

    @Test("inspect marks inferred steps, and reading its output again keeps them")
    func inspect() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.log")
        let lines = try program("inspect", "sheet.log", "--format", "jsonl").output
        #expect(lines.contains(#""inferred":true,"verb":"present""#) && lines.contains(#""lines":[4,6]"#))
        try program.write(lines, to: "sheet.jsonl")
        #expect(try program("inspect", "sheet.jsonl", "--format", "jsonl").output.contains(#""lines":[4,6]"#))
    }
}
