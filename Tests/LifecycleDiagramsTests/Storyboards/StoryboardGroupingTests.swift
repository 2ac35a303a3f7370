import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Groups of scenes in storyboard drawings") struct StoryboardGroupingTests {
    /// A storyboard with two tabs: one has a list that shows a detail and presents a form, and the other is in another
    /// file.
    private static let main = StoryboardSamples.storyboard(
        "App/Main.storyboard",
        [
            StoryboardSamples.controller("tabs", "tabBarController"),
            StoryboardSamples.controller("nav", "navigationController"),
            StoryboardSamples.controller("list", className: "List"),
            StoryboardSamples.controller("detail", className: "Detail"),
            StoryboardSamples.controller("photo", className: "Photo"),
            StoryboardSamples.controller("form"), reference("profile", to: "Profile"),
            StoryboardSamples.controller("old"), StoryboardSamples.controller("older"),
        ],
        [
            StoryboardSamples.segue("tabs", "nav", "relationship", relationship: "viewControllers"),
            StoryboardSamples.segue("tabs", "profile", "relationship", relationship: "viewControllers"),
            StoryboardSamples.segue("nav", "list", "relationship", relationship: "rootViewController"),
            StoryboardSamples.segue("list", "detail"), StoryboardSamples.segue("detail", "photo", "embed"),
            StoryboardSamples.segue("list", "form", "presentation"),
            StoryboardSamples.segue("photo", "form", "presentation"),
            StoryboardSamples.segue("old", "older"), StoryboardSamples.segue("older", "old"),
        ], initial: "tabs")
    private static let profile = StoryboardSamples.storyboard(
        "App/Parts/Profile.storyboard", [StoryboardSamples.controller("me"), StoryboardSamples.controller("edit")],
        [StoryboardSamples.segue("me", "edit")], initial: "me")

    private static func reference(_ id: String, to name: String) -> Storyboard.Controller {
        var controller = StoryboardSamples.controller(id, "viewControllerPlaceholder")
        controller.storyboardName = name
        return controller
    }

    private func drawing(_ change: (inout DiagramOptions) -> Void) -> StoryboardDrawing {
        var options = DiagramOptions(name: "x")
        options.storyboard.storyboards = StoryboardSet([Self.profile])
        options.storyboard.stems = [Self.main.file: "Main", Self.profile.file: "Parts/Profile"]
        change(&options)
        return StoryboardDrawing(Self.main, options)
    }

    private func links(_ map: StoryboardModel) -> [String] { map.links.map { "\($0.from) \($0.label) \($0.to)" } }

    @Test("A flow contains the scenes that its first scene shows or embeds, but not the scenes that it presents")
    func flow() throws {
        let map = drawing { $0.storyboard.grouping = .flow }.map
        #expect(map.cards.map(\.key) == ["0/tabs", "0/nav", "0/form", "file/Profile", "0/old"])
        let nav = try #require(map["0/nav"])
        #expect(nav.details.last == "with List, Detail, Photo")
        #expect(nav.names.isSuperset(of: ["nav", "list", "detail", "photo"]))
        #expect(links(map) == ["0/tabs tab 1 0/nav", "0/tabs tab 2 file/Profile", "0/nav present ×2 0/form"])
        #expect(try #require(map["0/tabs"]).isInitial)
    }

    @Test("Scenes in a cycle without a beginning are one flow")
    func circle() throws {
        let map = drawing { $0.storyboard.grouping = .flow }.map
        #expect(try #require(map["0/old"]).names.contains("older"))
    }

    @Test("Each file is one card, which shows the number of scenes and links to the file's drawing")
    func file() throws {
        let drawing = drawing {
            $0.storyboard.grouping = .file
            $0.storyboard.together = true
            $0.file = "Main.storyboard"
            $0.fileEnding = "~dark.svg"
        }
        #expect(drawing.map.cards.map(\.name) == ["Main", "Profile"])
        #expect(drawing.map.cards.map { $0.details[0] } == ["8 scenes", "2 scenes"])
        #expect(drawing.map.cards.map(\.isInitial) == [true, false])
        #expect(
            links(drawing.map).map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") } == [
                "tab 2"
            ])
        #expect(drawing.map.cards.map { drawing.link(of: $0) } == [nil, "Parts/Profile.storyboard~dark.svg"])
        #expect(drawing.remark.hasSuffix("one card for each file"))
    }

    @Test("The address of a drawing in another folder is relative")
    func relativeAddress() throws {
        let drawing = drawing {
            $0.file = "Main.storyboard"
            $0.storyboard.stems = [Self.main.file: "Base/Start/Main", Self.profile.file: "Base/Parts/Profile"]
        }
        let card = try #require(drawing.map.cards.first { $0.kind == .reference })
        #expect(drawing.link(of: card) == "../Parts/Profile.storyboard.svg")
    }

    @Test("Cards have no link if their file is part of the drawing, or if drawings don't keep their names")
    func noLinks() {
        let together = drawing {
            $0.storyboard.together = true
            $0.file = "Main.storyboard"
        }
        let renamed = drawing { $0.file = nil }
        for drawing in [together, renamed] {
            #expect(drawing.map.cards.allSatisfy { drawing.link(of: $0) == nil })
        }
    }

    @Test("A missing controller keeps its card", arguments: [StoryboardOptions.Grouping.flow, .file])
    func missing(grouping: StoryboardOptions.Grouping) {
        let storyboard = StoryboardSamples.storyboard(
            "a.storyboard", [StoryboardSamples.controller("a")], [StoryboardSamples.segue("a", "nowhere")], initial: "a"
        )
        var map = StoryboardModel(storyboard)
        map.group(by: grouping, name: "a")
        #expect(map.cards.map(\.kind) == [.scene, .missing])
        #expect(map.links.count == 1)
    }

    @Test("Nested navigation controllers are combined with the innermost root", arguments: [false, true])
    func nested(isReversed: Bool) throws {
        let roots = [("tabs", "outer"), ("outer", "inner"), ("inner", "list"), ("list", "detail")].map { from, to in
            StoryboardSamples.segue(
                from, to, from == "list" ? "show" : "relationship",
                relationship: from == "tabs" ? "viewControllers" : from == "list" ? nil : "rootViewController")
        }
        let board = StoryboardSamples.storyboard(
            "Main.storyboard",
            [
                StoryboardSamples.controller("tabs", "tabBarController"),
                StoryboardSamples.controller("outer", "navigationController"),
                StoryboardSamples.controller("inner", "navigationController"),
                StoryboardSamples.controller("list", className: "List"),
                StoryboardSamples.controller("detail", className: "Detail"),
            ], isReversed ? roots.reversed() : roots, initial: "tabs")
        var map = StoryboardDrawing(board, DiagramOptions(name: "x")).map
        map.collapse()
        #expect(Set(links(map)) == ["0/tabs tab 1 0/list", "0/list show 0/detail"])
        #expect(map.cards.count == 3 && map["0/list"]?.details.count { $0.hasPrefix("in ") } == 2)
        #expect(!map.cards.contains { $0.details.contains { $0.contains("not drawn") } })
    }
}
