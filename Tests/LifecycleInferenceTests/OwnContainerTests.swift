import LifecycleInference
import LifecycleModel
import Testing

/// Logs of containers of the app's own: evidence for them, and what they can do.
@Suite("Containers of the app's own")
struct OwnContainerTests {
    private static func inference(_ lines: String) throws -> Inference {
        try #require(try Run(log: logLines(lines).joined(separator: "\n")).inferred())
    }

    @Test(
        "An exchange can be canceled in each order",
        arguments: [
            "Two wd, Two dd, One wa, One da", "One wa, One da, Two wd, Two dd", "Two wd, One wa, Two dd, One da",
            "One wa, Two wd, Two dd, One da",
        ])
    func canceledExchange(end: String) throws {
        let inference = try Self.inference(
            "Board load, Board wa, One load, One wa, Board da, One da, Two load, One wd, Two wa, \(end), "
                + "Three load, One wd, Three wa, One dd, Three da")
        #expect(
            inference.story == [
                "launch Board with its child One 1-6", "exchange One for Two by hand, canceled 7-13",
                "exchange One for Three by hand 14-18",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A container can exchange its children in several orders, and keep those that it removes")
    func ordersOfExchanges() throws {
        let inference = try Self.inference(
            "Shell load, Shell wa, Map load, Map wa, Shell da, Map da, List load, List wa, Map wd, Map dd, List da, "
                + "List wd, Map wa, List dd, Map da, Edit load, Edit wa, Edit da, Edit wd, Edit dd, Edit deinit")
        #expect(
            inference.story == [
                "launch Shell with its child Map 1-6", "exchange Map for List by hand 7-11",
                "exchange List for Map by hand 12-15", "present Edit as a sheet 16-18", "dismiss Edit 19-20",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A child that a transition took off the screen can be exchanged by hand and kept")
    func keptChild() throws {
        let inference = try Self.inference(
            "Shell load, Map load, Shell wa, Map wa, Shell da, Map da, List load, Map wd, List wa, List da, Map dd, "
                + "Map wa, List wd, List dd, Map da, Edit load, Edit wa, Edit da, Edit wd, Edit dd, Edit deinit")
        #expect(inference.story.prefix(3).last == "exchange List for Map by hand 12-15")
        #expect(inference.deviations.isEmpty)
    }

    @Test("In an animated exchange, the new view can be laid out before the transitions end")
    func animatedExchange() throws {
        let inference = try Self.inference(
            "Board load, Board wa, One load, One wa, Board da, One da, Two load, One wd, Two wa, Two viewIsAppearing, "
                + "One dd, Two da, Three load, Two wd, Three wa, Three viewIsAppearing, Two dd, Three da")
        #expect(
            inference.story == [
                "launch Board with its child One 1-6", "exchange One for Two by hand 7-12",
                "exchange Two for Three by hand 13-18",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A controller whose parent the log names is a child of that parent")
    func namedParent() throws {
        let text = """
            Map viewDidLoad
            Map viewWillAppear
            Map viewDidAppear
            Filter willMove(toParent: Map)
            Filter viewDidLoad
            Filter viewWillAppear
            Filter didMove(toParent: Map)
            Filter viewDidAppear
            """
        let named = try #require(try Run(log: text).inferred())
        #expect(named.story == ["launch Map 1-3", "add Filter to Map 5-8"])
        let other = try #require(try Run(log: text.replacing("Parent: Map", with: "Parent: Nav")).inferred())
        #expect(other.story.last?.hasPrefix("present Filter") == true)
    }

    @Test(
        "Callbacks that UIKit's container wouldn't send outweigh the name of a class",
        arguments: ["MainTabBarController", "MainTabController", "AppNavigationController"])
    func misleadingName(name: String) throws {
        let inference = try Self.inference(
            "X load, Map load, X wa, Map wa, X da, Map da, Map wd, Map dd, List load, List wa, List da, List wd, "
                .replacing("X", with: name) + "List dd, Map wa, Map da")
        #expect(
            inference.story == [
                "launch \(name) with its child Map 1-6", "exchange Map for List 7-11", "exchange List for Map 12-15",
            ])
        let pager = RealLogTests.pager.map { $0.replacing("Board", with: name) }.joined(separator: "\n")
        let unfinished = try #require(try Run(log: pager).inferred())
        #expect(unfinished.story == ["launch \(name) with its child One 1-6", "exchange One for Two by hand 7-10"])
    }

    @Test("A class named like UIKit's tab bar controller is one if the callbacks fit")
    func fittingName() throws {
        let inference = try Self.inference(
            "MainTabBarController load, Home load, MainTabBarController wa, Home wa, MainTabBarController da, Home da, "
                + "Search load, Search wa, Home wd, Home dd, Search da, Home wa, Search wd, Search dd, Home da")
        #expect(
            inference.story == ["launch MainTabBarController with Home 1-6", "select Search 7-11", "select Home 12-15"])
    }

    @Test("A neighbor's view is loaded long before the neighbor appears")
    func neighbor() throws {
        let inference = try Self.inference(
            "Board load, One load, Two load, Board wa, One wa, Board da, One da, Detail load, Board wd, One wd, "
                + "Detail wa, Board dd, One dd, Detail da, Detail wd, Board wa, One wa, Detail dd, Board da, One da, "
                + "One wd, Two wa, One dd, Two da")
        #expect(
            inference.steps.map(\.inference.words) == [
                "launch Board with its child One, probably in a navigation controller", "push Detail", "pop Detail",
                "exchange One for Two by hand",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A tab is found although a sheet was on screen before")
    func tabBehindSheet() throws {
        let inference = try Self.inference(
            "Home load, Home wa, Home da, Add load, Add wa, Add da, Add wd, Add dd, Map load, Home wd, Map wa, Home dd, "
                + "Map da, Card load, Card wa, Map wd, Map dd, Card da")
        #expect(inference.story.suffix(2) == ["push Map 9-13", "select Card 14-18"])
        #expect(inference.deviations.isEmpty)
    }

    @Test("What covers a container can be another child of it")
    func drawer() throws {
        let menu = "Menu load, Menu wa, Menu da, Menu wd, Menu dd"
        let inference = try Self.inference("Shell load, Shell wa, Map load, Map wa, Shell da, Map da, " + menu)
        #expect(inference.steps[1].inference.alternatives.contains("add Menu to Shell"))
        let plain = try Self.inference("Map load, Map wa, Map da, " + menu)
        #expect(!plain.steps[1].inference.alternatives.contains("add Menu to Map"))
    }
}
