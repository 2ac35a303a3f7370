import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import Testing

@Suite("Inferred steps")
struct InferenceTests {
    /// The log of a launch, probably in a navigation controller and of a push.
    private static let push = """
        Home viewDidLoad
        Home viewWillAppear
        Home viewDidAppear
        Detail viewDidLoad
        Home viewWillDisappear
        Detail viewWillAppear
        Home viewDidDisappear
        Detail viewDidAppear
        """

    @Test("A sheet leaves its presenter on screen")
    func sheet() throws {
        let run = try Run(
            log: """
                ListViewController viewDidLoad
                ListViewController viewWillAppear
                ListViewController viewDidAppear
                AddViewController viewDidLoad
                AddViewController viewWillAppear
                AddViewController viewDidAppear
                AddViewController viewWillDisappear
                AddViewController viewDidDisappear
                AddViewController deinit
                """)
        let inference = try #require(run.inferred())
        #expect(inference.story == ["launch List 1-3", "present Add as a sheet 4-6", "dismiss Add 7-8"])
        #expect(inference.deviations.isEmpty)
        #expect(inference.steps[2].inference.versions == "iOS 13 or later")
    }

    @Test("Before sheets, a controller that is presented covers the presenter")
    func fullScreen() throws {
        let run = try Run(
            log: """
                Home viewDidLoad
                Home viewWillAppear
                Home viewDidAppear
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                Home viewDidDisappear
                Detail viewWillDisappear
                Home viewWillAppear
                Home viewDidAppear
                Detail viewDidDisappear
                """)
        for version: IOSVersion in [9, 12, 13] {
            let inference = try #require(run.inferred(ios: version))
            #expect(inference.story == ["launch Home 1-3", "present Detail full screen 4-8", "dismiss Detail 9-12"])
        }
    }

    @Test("A canceled swipe")
    func swipe() throws {
        let run = try Run(
            log: """
                \(Self.push)
                Detail viewWillDisappear
                Home viewWillAppear
                Home viewWillDisappear
                Home viewDidDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(
            inference.story == [
                "launch Home, probably in a navigation controller 1-3", "push Detail 4-8", "swipe back, canceled 9-14",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A launch lacks viewWillAppear if its view is loaded in the log")
    func launchWithoutAppearance() throws {
        let run = try Run(
            log: """
                Home viewDidLoad
                Home viewDidAppear
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Home viewDidDisappear
                Detail viewDidAppear
                Detail viewWillDisappear
                Home viewWillAppear
                Detail viewDidDisappear
                Home viewDidAppear
                """)
        let deviations = try #require(run.inferred()).deviations
        #expect(deviations.map(\.kind) == [.missing])
        #expect(deviations.map(\.callback) == [.viewWillAppear] && deviations.map(\.line) == [2])
    }

    @Test("A doubled callback has two senders")
    func doubled() throws {
        let run = try Run(
            log: """
                16:49:41.008 -[MenuViewController viewWillAppear:] <MenuViewController: 0x8b37770>
                16:49:41.009 -[MenuViewController viewWillAppear:] <MenuViewController: 0x8b37770>
                16:49:41.412 -[MenuViewController viewDidAppear:] <MenuViewController: 0x8b37770>
                16:49:41.413 -[MenuViewController viewDidAppear:] <MenuViewController: 0x8b37770>
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.kind) == [.doubled, .doubled])
        #expect(inference.deviations.map(\.line) == [2, 4])
    }

    @Test("A controller that is never deallocated is reported if another one is")
    func leaked() throws {
        func visit(_ name: String, _ address: String) -> String {
            """
            -[\(name) viewDidLoad] <\(name): \(address)>
            -[HomeViewController viewWillDisappear:] <HomeViewController: 0x10>
            -[\(name) viewWillAppear:] <\(name): \(address)>
            -[HomeViewController viewDidDisappear:] <HomeViewController: 0x10>
            -[\(name) viewDidAppear:] <\(name): \(address)>
            -[\(name) viewWillDisappear:] <\(name): \(address)>
            -[HomeViewController viewWillAppear:] <HomeViewController: 0x10>
            -[\(name) viewDidDisappear:] <\(name): \(address)>
            -[HomeViewController viewDidAppear:] <HomeViewController: 0x10>

            """
        }
        let launch = ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"]
            .map { "-[HomeViewController \($0)] <HomeViewController: 0x10>\n" }.joined()
        let run = try Run(
            log: launch + visit("ProfileViewController", "0x11") + visit("SettingsViewController", "0x12")
                + "-[SettingsViewController dealloc] <SettingsViewController: 0x12>")
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.kind) == [.kept])
        #expect(inference.deviations.map { run[$0.controller].className } == ["ProfileViewController"])
        #expect(inference.steps[2].inference.words == "pop Profile")
    }

    @Test("Excerpts below headings continue after a gap")
    func gap() throws {
        let run = try Run(
            log: """
                // Push:
                <App.Sample: 0x1001> viewDidLoad()
                <App.Sample: 0x1002> viewWillDisappear
                <App.Sample: 0x1001> viewWillAppear
                <App.Sample: 0x1002> viewDidDisappear
                <App.Sample: 0x1001> viewDidAppear
                // Pop:
                <App.Sample: 0x1003> viewWillDisappear
                <App.Sample: 0x1001> viewWillAppear
                <App.Sample: 0x1003> viewDidDisappear
                <App.Sample: 0x1001> viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.story == ["push Sample 2-6", "after a gap, pop Sample#3 8-11"])
        #expect(inference.owners.contains(1) && inference.owners.firstIndex(of: 1) != inference.owners.count - 2)
    }

    @Test("A page curl is canceled in another order than a scroll")
    func curl() throws {
        let run = try Run(
            log: """
                -[UIPageViewController viewDidLoad] <UIPageViewController: 0x1>
                -[One viewDidLoad] <One: 0x2>
                -[One viewWillAppear:] <One: 0x2>
                -[One viewDidAppear:] <One: 0x2>
                -[UIPageViewController viewWillAppear:] <UIPageViewController: 0x1>
                -[UIPageViewController viewDidAppear:] <UIPageViewController: 0x1>
                -[Two viewDidLoad] <Two: 0x3>
                -[Two viewWillAppear:] <Two: 0x3>
                -[One viewWillDisappear:] <One: 0x2>
                -[Two viewWillDisappear:] <Two: 0x3>
                -[One viewWillAppear:] <One: 0x2>
                -[Two viewDidDisappear:] <Two: 0x3>
                -[One viewDidAppear:] <One: 0x2>
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(inference.scenario.controllers.values.contains { $0.transition == .curl })
        #expect(
            inference.story == ["launch One in a page view controller 1-6", "turn the page to Two, canceled 7-13"])
    }

    @Test("A push in the turn of the launch is part of it")
    func pushAtLaunch() throws {
        let run = try Run(
            log: """
                -[Root viewDidLoad] <Root: 0x1>
                -[Root viewWillAppear:] <Root: 0x1>
                -[Root viewIsAppearing:] <Root: 0x1>
                -[Pushed viewDidLoad] <Pushed: 0x2>
                -[Root viewWillDisappear:] <Root: 0x1>
                -[Pushed viewWillAppear:] <Pushed: 0x2>
                -[Root viewDidDisappear:] <Root: 0x1>
                -[Pushed viewIsAppearing:] <Pushed: 0x2>
                -[Pushed viewDidAppear:] <Pushed: 0x2>
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story == [
                "launch Root, probably in a navigation controller, and push Pushed in the same turn 1-9"
            ])
        #expect(inference.owners == [0, 0])
    }

    @Test("A push three seconds after the launch isn't in its turn, so that a callback is missing")
    func pushAfterLaunch() throws {
        func line(_ time: String, _ call: String) -> String { "2026-11-20 10:21:\(time) App[812:1] \(call)\n" }
        let run = try Run(
            log: line("30.100", "-[Home viewDidLoad]") + line("30.110", "-[Home viewWillAppear:]")
                + line("33.200", "-[Detail viewDidLoad]") + line("33.210", "-[Home viewWillDisappear:]")
                + line("33.220", "-[Detail viewWillAppear:]") + line("33.700", "-[Home viewDidDisappear:]")
                + line("33.710", "-[Detail viewDidAppear:]"))
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.kind) == [.missing])
        #expect(inference.deviations.map(\.callback) == [.viewDidAppear])
        #expect(inference.story.last?.hasPrefix("push Detail") == true)
    }

    @Test("A column of a split view on a pad is hidden and shown")
    func columns() throws {
        let run = try Run(
            log: """
                ListViewController viewDidLoad
                ListViewController viewWillAppear
                DetailViewController viewDidLoad
                DetailViewController viewWillAppear
                ListViewController viewDidAppear
                DetailViewController viewDidAppear
                ListViewController viewWillDisappear
                ListViewController viewDidDisappear
                ListViewController viewWillAppear
                ListViewController viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story == [
                "launch List and Detail, probably in a split view controller 1-6", "hide the primary column 7-8",
                "show the primary column 9-10",
            ])
        let yaml = InputSource(name: "columns.yaml", text: inference.yaml)
        guard case .scenario(let again) = try Reader.scenario.read(yaml, Reader.Options()) else {
            Issue.record("the YAML isn't a scenario")
            return
        }
        let appearance: (Callback) -> Bool = { $0.phase == .appearance }
        #expect(again.play().log(appearance) == inference.scenario.play().log(appearance))
    }

    @Test("Siblings are exchanged, and a memory warning reaches them in any order")
    func siblings() throws {
        let run = try Run(
            log: """
                -[One willMoveToParentViewController:] <One: 0x1>
                -[Two willMoveToParentViewController:] <Two: 0x2>
                -[One viewDidLoad] <One: 0x1>
                -[One viewWillAppear:] <One: 0x1>
                -[One viewDidAppear:] <One: 0x1>
                -[Two viewDidLoad] <Two: 0x2>
                -[One viewWillDisappear:] <One: 0x1>
                -[Two viewWillAppear:] <Two: 0x2>
                -[Two viewDidAppear:] <Two: 0x2>
                -[One viewDidDisappear:] <One: 0x1>
                -[Two didReceiveMemoryWarning] <Two: 0x2>
                -[One didReceiveMemoryWarning] <One: 0x1>
                -[Two viewWillDisappear:] <Two: 0x2>
                -[One viewWillAppear:] <One: 0x1>
                -[One viewDidAppear:] <One: 0x1>
                -[Two viewDidDisappear:] <Two: 0x2>
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story == [
                "launch a controller that isn't in the log with its child One 3-5", "exchange One for Two 6-10",
                "receive a memory warning 11-12", "exchange Two for One 13-16",
            ])
    }

    @Test("A callback that comes too late is extra, and the callbacks after it belong to the same step")
    func extraInside() throws {
        let run = try Run(
            log: """
                \(Self.push)
                Detail viewWillDisappear
                Detail viewDidDisappear
                Home viewDidAppear
                SheetViewController viewDidLoad
                SheetViewController viewWillAppear
                SheetViewController viewDidAppear
                SheetViewController viewWillDisappear
                Home viewDidAppear
                SheetViewController viewDidDisappear
                """)
        let inference = try #require(run.inferred())
        #expect(
            inference.story.suffix(3) == ["pop Detail 9-11", "present Sheet as a sheet 12-14", "dismiss Sheet 15-17"])
        #expect(inference.deviations.map(\.kind) == [.missing, .extra])
        #expect(inference.deviations.map(\.line) == [10, 16])
        // The pop would send viewWillAppear from a navigation controller that the log doesn't prove.
        let expected = inference.run.events.compactMap { event in
            if case .action(let action) = event.body, action.kind == .expected { action } else { nil }
        }
        #expect(expected.map(\.name) == ["viewWillAppear(_:)"])
        #expect(expected.map { $0.target.map { inference.run[$0].id } } == [nil])
    }

    @Test("A container's callback after that of its child is one callback out of place, wherever their views load")
    func exchanged() throws {
        let run = try Run(
            log: """
                UITabBarController viewDidLoad
                FeedViewController viewDidLoad
                FeedViewController viewWillAppear
                UITabBarController viewWillAppear
                UITabBarController viewDidAppear
                FeedViewController viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.story == ["launch Feed in a tab bar controller 1-6"])
        #expect(inference.deviations.map(\.kind) == [.moved])
        #expect(inference.deviations.map(\.line) == [3])
    }

    @Test("The app begins and ends the appearance of children by hand")
    func byHand() throws {
        let run = try Run(
            log: """
                MainViewController viewDidLoad
                ListViewController viewDidLoad
                MapViewController viewDidLoad
                MainViewController viewWillAppear
                ListViewController viewWillAppear
                MapViewController viewWillAppear
                MainViewController viewDidAppear
                ListViewController viewDidAppear
                MapViewController viewDidAppear
                ListViewController viewWillDisappear
                ListViewController viewDidDisappear
                ListViewController viewWillAppear
                MapViewController viewWillDisappear
                ListViewController viewDidAppear
                MapViewController viewDidDisappear
                DetailViewController viewDidLoad
                MainViewController viewWillDisappear
                ListViewController viewWillDisappear
                DetailViewController viewWillAppear
                MainViewController viewDidDisappear
                ListViewController viewDidDisappear
                DetailViewController viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story.dropFirst() == [
                "begin and end the disappearance of List 10-11", "exchange Map for List by hand 12-15",
                "push Detail 16-22",
            ])
    }

    @Test("Where only viewDidAppear is printed, a push and a presentation explain the same callbacks")
    func ambiguous() throws {
        let run = try Run(log: "Home viewDidAppear\nDetail viewDidAppear\nHome viewDidAppear\n")
        let inference = try #require(run.inferred())
        #expect(
            inference.story == [
                "launch Home, probably in a navigation controller 1-1", "push Detail 2-2", "pop Detail 3-3",
            ])
        #expect(inference.steps[1].inference.alternatives == ["present Detail full screen"])
    }

    @Test("A controller that is deallocated was dismissed, and didn't present another one")
    func deallocated() throws {
        let lines = [
            "Form viewWillDisappear", "Home viewWillAppear", "Home viewDidAppear", "Form viewDidDisappear",
            "Form dealloc",
        ]
        let run = try Run(log: lines.joined(separator: "\n"))
        #expect(try #require(run.inferred()).story == ["dismiss Form 1-4"])
        let kept = try Run(log: lines.dropLast().joined(separator: "\n"))
        #expect(try #require(kept.inferred()).story != ["dismiss Form 1-4"])
    }

    @Test(
        "Below a heading, the view of another instance of the first class is another launch",
        arguments: ["2. Login", "2. Push"])
    func restart(heading: String) throws {
        let run = try Run(
            log: """
                1. Launch
                Home viewDidLoad
                Home viewWillAppear
                Home viewDidAppear

                \(heading)
                Home viewDidLoad
                Home viewWillAppear
                Home viewDidAppear
                """)
        let inference = try #require(run.inferred())
        let again = heading == "2. Push" ? "present Home#2 as a sheet 7-9" : "after a gap, launch Home#2 7-9"
        #expect(inference.story == ["launch Home 2-4", again])
    }

    @Test("After a gap, appearance states are unknown")
    func statesAfterGap() throws {
        let run = try Run(
            log: """
                ### push and pop
                \(Self.push)
                Detail viewWillDisappear
                Home viewWillAppear
                Detail viewDidDisappear
                Home viewDidAppear
                ### canceled gesture
                Detail viewWillDisappear
                Home viewWillAppear
                Home viewWillDisappear
                Home viewDidDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.steps.map(\.inference.isAfterGap) == [false, false, false, true])
        var tracker = AppearanceTracker(for: inference.run)
        let transitions = inference.run.events.compactMap { tracker.follow($0) }
        #expect(transitions.map(\.isLegal).contains(false) == false)
    }

    @Test("The app goes to the background and comes back without callbacks to controllers")
    func background() throws {
        let run = try Run(
            log: """
                HomeViewController viewDidLoad
                HomeViewController viewWillAppear
                HomeViewController viewDidAppear
                applicationWillResignActive
                applicationDidEnterBackground
                applicationWillEnterForeground
                applicationDidBecomeActive
                DetailViewController viewDidLoad
                HomeViewController viewWillDisappear
                DetailViewController viewWillAppear
                HomeViewController viewDidDisappear
                DetailViewController viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.isEmpty)
        #expect(
            inference.story == [
                "launch Home, probably in a navigation controller 1-3", "go to the background 5-5",
                "return to the foreground 6-6", "push Detail 8-12",
            ])
        #expect(inference.scenario.steps.map(\.verb.name) == ["launch", "background", "foreground", "push"])
        let again = inference.scenario.play().log { [.loading, .appearance].contains($0.phase) }
        #expect(again.contains("DetailViewController viewDidAppear:"))
    }

    @Test("The controllers that disappear before the end of the app are not replaced")
    func terminated() throws {
        let lines = [
            "Home viewWillAppear", "Home viewDidAppear", "Home viewWillDisappear", "Home viewDidDisappear",
            "applicationWillTerminate",
        ]
        let run = try Run(log: lines.joined(separator: "\n"))
        #expect(try #require(run.inferred()).story == ["launch Home 1-2", "terminate 3-4"])
        let running = try Run(log: lines.dropLast().joined(separator: "\n"))
        #expect(try #require(running.inferred()).story.last != "terminate 3-4")
    }

    @Test("A view that is only loaded doesn't appear in a step")
    func onlyLoaded() throws {
        let run = try Run(log: "Table viewWillAppear\nTable viewDidAppear\nCell viewDidLoad\n")
        #expect(try #require(run.inferred()).story == ["launch Table 1-2", "load the view of Cell 3-3"])
    }

    @Test("A log without callbacks of controllers has no inference")
    func empty() throws {
        #expect(try Run(log: "nothing here\n").inferred() == nil)
    }

    @Test("A log that no steps explain has no inference")
    func unexplained() throws {
        let words = ["viewDidDisappear", "viewDidAppear", "viewDidDisappear", "viewDidAppear", "viewWillDisappear"]
        let lines = (0..<12).flatMap { index in words.map { "A\(index % 3) \($0)" } }
        let run = try Run(log: lines.joined(separator: "\n"))
        #expect(run.inferred() == nil)
        let marks = run.markedAsUnexplained.events.compactMap { event in
            if case .step(let step) = event.body { step.inference } else { nil }
        }
        #expect(marks.map(\.verb) == [StepInference.unexplained])
        #expect(marks.map(\.lines) == [1...60])
        #expect(try Run(log: "nothing here\n").markedAsUnexplained.events.count == 0)
    }
}
