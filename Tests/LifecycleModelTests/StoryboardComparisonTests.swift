import LifecycleModel
import Testing

@Suite("Differences between two versions of a storyboard")
struct StoryboardComparisonTests {
    private static func controller(_ id: String, _ name: String? = nil, identifier: String? = nil)
        -> Storyboard.Controller
    {
        var controller = Storyboard.Controller(id: id, element: "viewController", line: 1)
        (controller.customClass, controller.storyboardIdentifier) = (name, identifier)
        return controller
    }

    private static func segue(_ id: String?, _ from: String, _ to: String, kind: String = "show", named: String? = nil)
        -> Storyboard.Segue
    {
        var segue = Storyboard.Segue(id: id, kind: kind, source: from, destination: to, line: 1)
        segue.identifier = named
        if kind == "relationship" { segue.relationship = "viewControllers" }
        return segue
    }

    private static func board(_ controllers: [Storyboard.Controller], _ segues: [Storyboard.Segue] = []) -> Storyboard {
        var board = Storyboard(file: "Main.storyboard")
        (board.controllers, board.segues) = (controllers, segues)
        return board
    }

    private static let old = board(
        [controller("a", "ListViewController"), controller("b", "OldViewController"), controller("c", "C")],
        [segue("s", "a", "b", named: "detail"), segue("t", "a", "c")])

    @Test("Equal versions have no differences, whatever their lines and positions are")
    func equal() {
        var new = Self.old
        new.controllers[0].line = 99
        new.controllers[0].position = Storyboard.Position(x: 9, y: 9)
        new.segues.reverse()
        #expect(StoryboardComparison(from: Self.old, to: new).isEmpty)
    }

    @Test("Scenes and segues are added and removed")
    func added() {
        let new = Self.board(
            [Self.controller("a", "ListViewController"), Self.controller("c", "C"), Self.controller("d", "D")],
            [Self.segue("t", "a", "c"), Self.segue("u", "c", "d")])
        let comparison = StoryboardComparison(from: Self.old, to: new)
        #expect(comparison.controllers.map(\.change) == [.same, .same, .added, .removed])
        #expect(comparison.segues.map(\.change) == [.same, .added, .removed])
        #expect(comparison.segues[2].text == "show 'detail' to OldViewController")
        #expect(comparison.count(.added) == 2 && comparison.count(.removed) == 2)
    }

    @Test("A class, an identifier, and the initial controller are properties that change")
    func properties() {
        var new = Self.old
        new.controllers[1].customClass = "NewViewController"
        new.controllers[1].storyboardIdentifier = "new"
        new.initial = "c"
        let comparison = StoryboardComparison(from: Self.old, to: new)
        #expect(comparison.controllers[1].properties.map(\.name) == ["class", "identifier"])
        #expect(comparison.controllers[1].properties[0].old == "OldViewController")
        #expect(comparison.controllers[2].properties.map(\.new) == ["true"])
        #expect(comparison.controllers[1].change == .changed)
    }

    @Test("A segue with another destination is moved, and a tab at another position, too")
    func moved() {
        var new = Self.old
        new.segues[0].destination = "c"
        let comparison = StoryboardComparison(from: Self.old, to: new)
        #expect(comparison.segues[0].change == .moved && comparison.segues[1].change == .same)
        #expect(comparison.segues[0].properties.map(\.new) == ["C"])
        let tabs = [Self.segue("s", "a", "b", kind: "relationship"), Self.segue("t", "a", "c", kind: "relationship")]
        let (left, right) = (Self.board(Self.old.controllers, tabs), Self.board(Self.old.controllers, tabs.reversed()))
        #expect(StoryboardComparison(from: left, to: right).segues.map(\.change) == [.moved, .moved])
    }

    @Test("A segue whose ID and destination are new is the one with the same source and identifier")
    func sameIdentifier() {
        var new = Self.old
        (new.segues[0].id, new.segues[0].destination) = ("x", "c")
        #expect(StoryboardComparison(from: Self.old, to: new).segues.map(\.change) == [.moved, .same])
        new.segues[0].identifier = "other"
        #expect(StoryboardComparison(from: Self.old, to: new).segues.map(\.change) == [.added, .same, .removed])
    }

    @Test("Controllers whose IDs are new are found by identifier or class, and their segues by their ends")
    func newIDs() {
        let new = Self.board(
            [
                Self.controller("x", "ListViewController"), Self.controller("y", "OldViewController"),
                Self.controller("z", "C"),
            ],
            [Self.segue("1", "x", "y", named: "detail"), Self.segue("2", "x", "z")])
        #expect(StoryboardComparison(from: Self.old, to: new).isEmpty)
        let twice = Self.board([Self.controller("x", "C"), Self.controller("y", "C")])
        #expect(StoryboardComparison(from: Self.old, to: twice).count(.added) == 2)
    }
}
