import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import TestSupport
import Testing

/// Logs as apps print them: with containers of the app's own, several windows, and bugs.
@Suite("Logs of real apps")
struct RealLogTests {
    static let pager = [
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
        #expect(inference.story == ["launch \(short) with its child One 1-6", "exchange One for Two by hand 7-10"])
        #expect(inference.deviations.map(\.kind) == [.missing])
        #expect(inference.deviations.map(\.callback) == [.viewDidAppear])
    }

    @Test("A tapped tab is found by its order in iOS 18 and later, and a selection in code by the order before")
    func tappedTab() throws {
        let begin = [
            "MainTabBarController viewDidLoad", "MainTabBarController viewWillAppear", "Feed viewDidLoad",
            "Feed viewWillAppear", "MainTabBarController viewDidAppear", "Feed viewDidAppear", "Me viewDidLoad",
            "Me viewWillAppear", "Feed viewWillDisappear",
        ]
        for (verb, end) in [
            ("tap", ["Me viewDidAppear", "Feed viewDidDisappear"]),
            ("select", ["Feed viewDidDisappear", "Me viewDidAppear"]),
        ] {
            let inference = try #require(try Run(log: (begin + end).joined(separator: "\n")).inferred())
            #expect(inference.story == ["launch MainTabBarController with Feed 1-6", "\(verb) Me 7-11"])
            #expect(inference.deviations.isEmpty)
        }
    }

    @Test("Where a log ends in a step, a callback that a class never prints isn't missing behind the last one")
    func endInStep() throws {
        let log = """
            Feed viewDidLoad
            Feed viewWillAppear
            Feed viewDidAppear
            Edit viewDidLoad
            Feed viewWillDisappear
            Edit viewWillAppear
            Feed viewDidDisappear
            Edit viewDidAppear
            Edit viewWillDisappear
            Feed viewWillAppear
            Edit viewDidDisappear
            Feed viewDidAppear
            Edit deinit
            Post viewDidLoad
            Feed viewWillDisappear
            Post viewWillAppear
            """
        let inference = try #require(try Run(log: log).inferred())
        #expect(inference.story.last == "push Post 14-16")
        #expect(inference.deviations.isEmpty)
    }

    @Test("A stack below a sheet can change before the sheet is dismissed")
    func changeBelowSheet() throws {
        let log = """
            Feed viewDidLoad
            Feed viewWillAppear
            Feed viewDidAppear
            Share viewDidLoad
            Share viewWillAppear
            Share viewDidAppear
            Post viewDidLoad
            Feed viewWillDisappear
            Post viewWillAppear
            Feed viewDidDisappear
            Post viewDidAppear
            Share viewWillDisappear
            Share viewDidDisappear
            Share deinit
            """
        let inference = try #require(try Run(log: log).inferred())
        #expect(
            inference.story == [
                "launch Feed, probably in a navigation controller 1-3", "present Share as a sheet 4-6",
                "push Post 7-11",
                "dismiss Share 12-13",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A child that is gone before another one is loaded is exchanged, and can return")
    func replacedChild() throws {
        let lines = """
            Shell viewDidLoad
            Map viewDidLoad
            Shell viewWillAppear
            Map viewWillAppear
            Shell viewDidAppear
            Map viewDidAppear
            Map viewWillDisappear
            Map viewDidDisappear
            List viewDidLoad
            List viewWillAppear
            List viewDidAppear
            List viewWillDisappear
            List viewDidDisappear
            Map viewWillAppear
            Map viewDidAppear
            Edit viewDidLoad
            Edit viewWillAppear
            Edit viewDidAppear
            Edit viewWillDisappear
            Edit viewDidDisappear
            Edit deinit
            """
        let inference = try #require(try Run(log: lines).inferred())
        #expect(
            inference.story == [
                "launch Shell with its child Map 1-6", "exchange Map for List 7-11", "exchange List for Map 12-15",
                "present Edit as a sheet 16-18", "dismiss Edit 19-20",
            ])
        #expect(inference.deviations.isEmpty)
        let faulty = lines.replacing("List viewDidDisappear\n", with: "")
        let deviations = try #require(try Run(log: faulty).inferred()).deviations
        #expect(deviations.map(\.kind) == [.missing] && deviations.map(\.callback) == [.viewDidDisappear])
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
                "dismiss Edit 7-8", "push Board with its child One 9-16", "exchange One for Two by hand 17-20",
                "exchange Two for One by hand 21-23", "exchange One for Three by hand 24-27",
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
        let stacks = inference.scenario.steps.suffix(2).map { $0.options["onto"] }
        #expect(stacks == [.controller("navigation"), .controller("navigation2")])
    }

    @Test("A push in one window and a pop in another one can begin one after the other")
    func pushOverPop() throws {
        let run = try Run(
            log: Self.connect + Self.launch("List", "0x1001") + Self.push.joined(separator: "\n") + "\n" + Self.connect
                + Self.launch("Draft", "0x1002") + """
                    <Map: 0x1004> viewDidLoad
                    <Draft: 0x1002> viewWillDisappear
                    <Map: 0x1004> viewWillAppear
                    <Note: 0x1003> viewWillDisappear
                    <List: 0x1001> viewWillAppear
                    <Draft: 0x1002> viewDidDisappear
                    <Map: 0x1004> viewDidAppear
                    <Note: 0x1003> viewDidDisappear
                    <List: 0x1001> viewDidAppear
                    <Note: 0x1003> deinit
                    """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story.suffix(2) == [
                "push Map in the second window 14-20", "pop Note in the first window 17-22",
            ])
    }

    @Test(
        "A controller of UIKit is never deallocated only if the log prints the deallocation of others of UIKit's",
        arguments: [("UIAlertController", 0), ("TermsViewController", 1)])
    func framework(presented: String, count: Int) throws {
        let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let run = try Run(
            log: Self.launch("List", "0x1001") + Self.push.joined(separator: "\n") + "\n"
                + names.map { "<\(presented): 0x1009> \($0)\n" }.joined() + """
                    <Note: 0x1003> viewWillDisappear
                    <List: 0x1001> viewWillAppear
                    <Note: 0x1003> viewDidDisappear
                    <List: 0x1001> viewDidAppear
                    <Note: 0x1003> deinit
                    """)
        #expect(try #require(run.inferred()).deviations.filter { $0.kind == .kept }.count == count)
    }

    private static let push = [
        "<Note: 0x1003> viewDidLoad", "<List: 0x1001> viewWillDisappear", "<Note: 0x1003> viewWillAppear",
        "<List: 0x1001> viewDidDisappear", "<Note: 0x1003> viewDidAppear",
    ]

    @Test("The end of a transition is missing if another window receives the callbacks of a step after it")
    func unfinishedInWindow() throws {
        let other = Self.push.map { $0.replacing("Note", with: "Map").replacing("0x1003", with: "0x1004") }
        let run = try Run(
            log: Self.connect + Self.launch("List", "0x1001") + Self.connect + Self.launch("List", "0x1002")
                + (Self.push.dropLast() + other.map { $0.replacing("0x1001", with: "0x1002") }).joined(separator: "\n"))
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.callback) == [.viewDidAppear])
        #expect(inference.deviations.map { run[$0.controller].className } == ["Note"])
    }

    @Test(
        "A controller belongs to the window whose transition loads its view, or whose transition ends with it")
    func windowWithoutBeginning() throws {
        let start = Self.connect + Self.launch("List", "0x1001") + Self.connect + Self.launch("List", "0x1002")
        for missing in ["<Note: 0x1003> viewWillAppear", "<List: 0x1001> viewWillDisappear"] {
            var lines = Self.push.filter { $0 != missing }
            if missing.contains("Note") { lines.swapAt(0, 1) }
            let inference = try #require(try Run(log: start + lines.joined(separator: "\n")).inferred())
            #expect(inference.story.last?.hasSuffix("Note in the first window 9-12") == true)
        }
    }

    @Test("A callback is missing before the callbacks that follow it, and not before the view that loads earlier")
    func missingAfterLoading() throws {
        let lines = [
            "Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear", "Board viewDidLoad", "One viewDidLoad",
            "Two viewDidLoad", "Board viewWillAppear", "One viewWillAppear", "Two viewWillAppear",
            "Home viewDidDisappear",
            "Board viewDidAppear", "One viewDidAppear", "Two viewDidAppear", "Map viewDidLoad",
            "Board viewWillDisappear", "One viewWillDisappear", "Two viewWillDisappear", "Map viewWillAppear",
            "Board viewDidDisappear", "One viewDidDisappear", "Two viewDidDisappear", "Map viewDidAppear",
        ]
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.deviations.map(\.kind) == [.missing])
        #expect(inference.deviations.map(\.line) == [7])
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

    @Test("An alert is presented, and a controller whose view is only loaded isn't the root")
    func alertAndLoadedView() throws {
        let lines = [
            "Menu viewDidLoad", "Shell viewDidLoad", "Feed viewDidLoad", "Shell viewWillAppear", "Feed viewWillAppear",
            "Shell viewDidAppear", "Feed viewDidAppear", "UIAlertController viewDidLoad",
            "UIAlertController viewWillAppear", "UIAlertController viewDidAppear",
            "UIAlertController viewWillDisappear", "UIAlertController viewDidDisappear",
        ]
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(
            inference.steps.map(\.inference.words) == [
                "launch Shell with its child Menu and Feed", "present UIAlertController", "dismiss UIAlertController",
            ])
        #expect(inference.steps[1].inference.alternatives.isEmpty)
        #expect(inference.deviations.isEmpty)
    }

    @Test("A tab with a stack and a tab without one receive their callbacks in different orders")
    func tabsWithStacks() throws {
        let lines = logLines(
            "Home load, Home wa, Home da, Detail load, Home wd, Detail wa, Home dd, Detail da, Detail wd, Search load, "
                + "Search wa, Detail dd, Search da, Settings load, Settings wa, Search wd, Search dd, Settings da, "
                + "Detail wa, Settings wd, Settings dd, Detail da, Detail wd, Home wa, Detail dd, Home da")
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.story.last == "pop Detail 23-26")
    }

    @Test("A class of a container that prints after super has no departures", arguments: ["Feed", "Feed load, Feed"])
    func printsAfterSuper(feed: String) throws {
        let lines = logLines(
            "MyTabBarController load, FeedNavController load, FeedNavController wa, MyTabBarController wa, \(feed) wa, "
                + "Feed da, FeedNavController da, MyTabBarController da, Post load, Feed wd, Post wa, Feed dd, Post da, "
                + "Login load, Post wd, FeedNavController wd, MyTabBarController wd, Login wa, Login da, Post dd, "
                + "FeedNavController dd, MyTabBarController dd, Login wd, Post wa, FeedNavController wa, "
                + "MyTabBarController wa, Post da, FeedNavController da, MyTabBarController da, Login dd")
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.steps[0].inference.words == "launch MyTabBarController with FeedNavController with Feed")
        #expect(inference.steps.map(\.inference.verb) == ["launch", "push", "present", "dismiss"])
    }

    @Test("A drawer's menu that comes back comes each time in the same way, and the app keeps it")
    func menuThatReturns() throws {
        let menu = "Menu wa, Menu da, Menu wd, Menu dd, "
        let lines = logLines(
            "Shell load, Shell wa, Map load, Map wa, Shell da, Map da, Menu load, \(menu)Card load, Card wa, Card da, "
                + "Card wd, Card dd, Card deinit, \(menu)Pin load, Pin wa, Pin da, Pin wd, Pin dd, Pin deinit, \(menu)Map wd"
        )
        let inference = try #require(try Run(log: lines.dropLast().joined(separator: "\n")).inferred())
        #expect(inference.deviations.isEmpty)
        #expect(Set(inference.steps.dropFirst().map(\.inference.verb)) == ["present", "dismiss"])
    }

    @Test("A container whose class lacks viewWillAppear is found by its view, which the log loads first")
    func silentContainer() throws {
        let lines = logLines(
            "Shell load, Map load, Menu load, Map wa, Menu wa, Shell da, Map da, Menu da, Card load, Shell wd, Map wd, "
                + "Menu wd, Card wa, Card da, Shell dd, Map dd, Menu dd")
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.story == ["launch Shell with its child Map and Menu 1-8", "present Card full screen 9-17"])
    }

    @Test("A drawer can contain a navigation controller that the log doesn't print")
    func drawerWithStack() throws {
        let lines = logLines(
            "Drawer load, Menu load, Drawer wa, Menu wa, Feed load, Feed wa, Drawer da, Feed da, Menu da, Post load, "
                + "Feed wd, Post wa, Feed dd, Post da, Post wd, Feed wa, Post dd, Feed da")
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.story.suffix(2) == ["push Post 10-14", "pop Post 15-18"])
    }

    @Test(
        "One damaged callback is one deviation, and the steps are those of the log without the damage",
        arguments: [
            // At the launch of a drawer with a navigation controller that the log doesn't print.
            (
                "Drawer load, Menu load, Drawer wa, Feed load, Feed wa, Drawer da, Feed da, Menu da, Post load, Feed wd, "
                    + "Post wa, Feed dd, Post da, Login load, Drawer wd, Post wd, Menu wd, Login wa, Login da, "
                    + "Drawer dd, Post dd, Menu dd, Login wd, Drawer wa, Post wa, Menu wa, Drawer da, Post da, Menu da, "
                    + "Login dd",
                ["launch", "push", "present", "dismiss"], Deviation.Kind.missing, 5
            ),
            // Across the beginning of the next step.
            (
                "Home load, Home wa, Detail load, Home wd, Home da, Detail wa, Home dd, Detail da, Detail wd, Home wa, "
                    + "Detail dd, Home da",
                ["launch", "push", "pop"], .moved, 5
            ),
            // Before the view is loaded.
            (
                "List load, List wa, List da, Detail load, List wd, Detail wa, List dd, Pick wa, Detail da, Pick load, "
                    + "Pick da, Pick wd, Pick dd, Detail wd, List wa, Detail dd, List da",
                ["launch", "push", "present", "dismiss", "pop"], .moved, 8
            ),
        ])
    func oneDamage(log: String, verbs: [String], kind: Deviation.Kind, line: Int) throws {
        let inference = try #require(try Run(log: logLines(log).joined(separator: "\n")).inferred())
        #expect(inference.steps.map(\.inference.verb) == verbs)
        #expect(inference.deviations.map(\.kind) == [kind] && inference.deviations.map(\.line) == [line])
    }

    @Test("A callback that is missing at the end of a step is drawn below the heading of this step")
    func missingEnd() throws {
        let lines = logLines(
            "Home load, Home wa, Detail load, Home wd, Detail wa, Home dd, Detail da, Detail wd, Home wa, Detail dd, "
                + "Home da")
        let inference = try #require(try Run(log: lines.joined(separator: "\n")).inferred())
        #expect(inference.deviations.map(\.kind) == [.missing] && inference.deviations.map(\.line) == [3])
        var headings = 0
        for event in inference.run.events {
            if case .step = event.body { headings += 1 }
            if case .action(let action) = event.body, action.kind == .expected { #expect(headings == 1) }
        }
        #expect(headings == 3)
    }

    @Test("A pop in another order isn't read as a stack that drops a controller and shows it again")
    func popInAnotherOrder() throws {
        let log = [
            "Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear", "Detail viewDidLoad",
            "Home viewWillDisappear", "Detail viewWillAppear", "Home viewDidDisappear", "Detail viewDidAppear",
            "Detail viewWillDisappear", "Home viewWillAppear", "Home viewDidAppear", "Detail viewDidDisappear",
        ]
        let inference = try #require(try Run(log: log.joined(separator: "\n")).inferred())
        #expect(inference.story[1...] == ["push Detail 4-8", "pop Detail 9-12"])
        #expect(inference.deviations.map(\.kind) == [.moved])
    }

    @Test("A callback out of place in the push of a container is one departure, whatever happens to its children")
    func pushedContainer() throws {
        let lines = [
            "Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear", "Board viewDidLoad", "One viewDidLoad",
            "Board viewWillAppear", "Home viewWillDisappear", "One viewWillAppear", "Home viewDidDisappear",
            "Board viewDidAppear", "One viewDidAppear",
        ]
        let exchange = [
            "Two viewDidLoad", "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
            "Two viewDidAppear",
        ]
        for log in [lines, lines + exchange] {
            let inference = try #require(try Run(log: log.joined(separator: "\n")).inferred())
            #expect(inference.story.count == (log == lines ? 2 : 3))
            #expect(inference.story[1] == "push Board with its child One 4-11")
            #expect(inference.deviations.map(\.kind) == [.moved])
            #expect(inference.yaml.contains("one.viewWillAppear"))
        }
    }

    @Test(
        "A callback out of place at the launch of a container doesn't make its child the container",
        arguments: [
            ["One viewWillAppear", "Board viewWillAppear", "Board viewDidAppear", "One viewDidAppear"],
            ["Board viewWillAppear", "One viewWillAppear", "One viewDidAppear", "Board viewDidAppear"],
        ])
    func launchedContainer(appearance: [String]) throws {
        let rest = [
            "Two viewDidLoad", "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
            "Two viewDidAppear", "Detail viewDidLoad", "Board viewWillDisappear", "Two viewWillDisappear",
            "Detail viewWillAppear", "Board viewDidDisappear", "Two viewDidDisappear", "Detail viewDidAppear",
        ]
        let log = ["Board viewDidLoad", "One viewDidLoad"] + appearance + rest
        let inference = try #require(try Run(log: log.joined(separator: "\n")).inferred())
        #expect(
            inference.story == [
                "launch Board with its child One, probably in a navigation controller 1-6",
                "exchange One for Two by hand 7-11", "push Detail 12-18",
            ])
        #expect(inference.deviations.map(\.kind) == [.moved])
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
    private static let push = logLines(
        "Home load, Home wa, Home da, Detail load, Home wd, Detail wa, Home dd, Detail da")
    private static let noise = logLines(
        "Ads dd, Map da, Ads da, Map wd, Ads wd, Map dd, Map wa, Ads wa, Map dd, Ads da, Ads wd, Map wd")
    private static let sheet = logLines("Sheet load, Sheet wa, Sheet da, Sheet wd, Sheet dd")

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
        for _ in 0..<Effort.number(5) {
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
        let rest = logLines(
            "Two load, One wd, Two wa, One dd, Two da, Detail load, Board wd, Detail wa, Board dd, Detail da, "
                + "Detail wd, Board wa, Detail dd, Board da")
        let run = try Run(log: (logLines(start) + rest).joined(separator: "\n"))
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.steps.map(\.inference.words)
                == steps + ["exchange One for Two by hand", "push Detail", "pop Detail"])
        #expect(inference.yaml.contains("forwardsAppearance: false"))
    }
}
