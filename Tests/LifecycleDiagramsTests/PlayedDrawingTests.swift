import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings of simulated scenarios")
struct PlayedDrawingTests {
    private func picture(_ kind: String, _ story: String) throws -> Picture {
        let (run, options) = (try PlayedRuns.play(story), DiagramOptions(name: kind))
        return try #require(Diagram.named(kind)?.draw(.run(run), options).first)
    }

    private func document(_ picture: Picture) throws -> XMLElement {
        let svg = try Renderer.shared.render(picture, as: .svg)
        return try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
    }

    private func texts(_ root: XMLElement) throws -> [String] {
        try root.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
    }

    @Test("The responder chain for a touch in a presented controller contains each responder once")
    func responders() throws {
        let story = """
            controllers: { home: Home, login: Login }
            steps:
              - launch: home
              - present: login
              - touch: login
            """
        let lines = try picture("responders", story).description.split(separator: "\n").dropFirst()
        let chain = ["login.view", "login", "home", "window", "scene", "app", "delegate"]
        #expect(Array(lines) == chain.enumerated().map { "\($0 + 1). \($1)." })
    }

    @Test(
        "A figure shows the release of a view or its rotation, not the launch",
        arguments: [
            (
                "ios: 5", "  - { present: cover, style: fullScreen }\n  - memoryWarning:",
                ["didReceiveMemoryWarning", "viewWillUnload", "Release the view", "viewDidUnload"]
            ),
            (
                "ios: 7", "  - rotate: landscapeLeft",
                [
                    "willRotate(to:duration:)", "Resize the view", "viewWillLayoutSubviews()",
                    "willAnimateRotation(to:duration:)", "The animation ends", "didRotate(from:)",
                ]
            ),
            ("ios: 8", "  - rotate: landscapeLeft", ["viewWillAppear(_:)", "Add view to window", "viewDidAppear(_:)"]),
        ])
    func figure(version: String, step: String, stations: [String]) throws {
        let story = """
            \(version)
            controllers:
              home: { class: Home, view: nib, orientations: [portrait, landscapeLeft] }
              cover: { class: Cover, view: nib }
            steps:
              - launch: home
            \(step)
            """
        let lines = try picture("figure", story).description.split(separator: "\n").filter { $0.contains(". home: ") }
        #expect(lines == stations.enumerated().map { "\($0 + 1). home: \($1)." })
    }

    @Test("A table contains all four flags of each callback, and follows the selected controllers and steps")
    func flags() throws {
        let story = """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: Detail
            steps:
              - launch: nav
              - push: detail
              - pop:
            """
        let root = try document(try picture("flags", story))
        let (values, callbacks) = (try texts(root).filter { ["true", "false"].contains($0) }, 10)
        #expect(values.count == callbacks * 4 && values.count { $0 == "true" } == 6)
        var options = DiagramOptions(name: "flags")
        options.step = 3
        let run = try PlayedRuns.play(story)
        let lines = try #require(Diagram.flags.draw(.run(run), options).first).description.split(separator: "\n")
        #expect(
            lines.dropFirst() == [
                "3  Pop:", "detail  viewWillDisappear(_:): isMovingFromParent.", "home  viewWillAppear(_:): no flag.",
                "detail  viewDidDisappear(_:): isMovingFromParent.", "home  viewDidAppear(_:): no flag.",
            ])
        #expect(!Diagram.flags.isDefault(.run(run)))
    }

    @Test(
        "By default, a diagram is drawn only if a timeline doesn't show the same",
        arguments: [
            ("figure", "launch: home", true), ("figure", "launch: nav", false),
            ("figure", "launch: home }, { rotate: landscapeLeft", true),
            ("figure", "launch: home }, { addChild: list, to: home }, { rotate: landscapeLeft", false),
            ("figure", "launch: home }, { terminate: ", false),
            ("notifications", "launch: home }, { observe: Ping, by: home }, { post: Ping", false),
            (
                "notifications", "launch: home }, { observe: Ping, by: home }, { post: Ping }, { post: Ping, by: home",
                true
            ),
            ("strips", "launch: nav" + String(repeating: " }, { push: list }, { pop: ", count: 2), false),
            ("strips", "launch: nav" + String(repeating: " }, { push: list }, { pop: ", count: 3), true),
            ("strips", "launch: nav" + String(repeating: " }, { push: list }, { pop: ", count: 15), false),
        ])
    func isDefault(_ name: String, steps: String, isDefault: Bool) throws {
        let run = try PlayedRuns.play(
            """
            ios: 7
            controllers: { nav: { class: UINavigationController, children: [home] }, home: Home, list: List }
            steps: [ { \(steps) } ]
            """)
        #expect(try #require(Diagram.named(name)).isDefault(.run(run)) == isDefault)
    }

    @Test(
        "The legend explains the symbol for a creation only if folded callbacks don't cover the symbol",
        arguments: [DiagramOptions.Callbacks.folded, .all])
    func creations(callbacks: DiagramOptions.Callbacks) throws {
        var options = DiagramOptions(name: "timeline")
        options.callbacks = callbacks
        let run = try PlayedRuns.play("controllers: { home: Home }\nsteps:\n  - launch: home\n")
        let root = try document(try #require(Diagram.timeline.draw(.run(run), options).first))
        let symbols = try root.nodes(forXPath: "//*[@class='node created']")
        #expect(symbols.count == (callbacks == .all ? 1 : 0))
        #expect(try texts(root).contains("created") == (callbacks == .all))
    }

    @Test("A callback that the app calls directly is drawn as a found message with a note")
    func calledByApp() throws {
        let story = """
            controllers: { home: Home }
            steps:
              - launch: home
              - call: home.viewWillAppear
            """
        let picture = try picture("timeline", story)
        #expect(picture.description.contains("home receives viewWillAppear(_:) (called by the app, animated)"))
        let root = try document(picture)
        let found = try root.nodes(forXPath: "//*[contains(@class,' found')]//*[local-name()='ellipse']")
        #expect(found.count == 1)
        #expect(try texts(root).contains { $0.contains("called by the app") })
        let write = try #require(picture.textRenderings["mermaid"])
        #expect(write().contains("p1-xp1: viewWillAppear"))
    }

    @Test("A notification to a deallocated observer is marked as a crash")
    func danglingObserver() throws {
        let story = """
            ios: 8
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: Home
              detail: { class: Detail, overrides: { viewDidLoad: [ { observe: Score } ] } }
            steps:
              - launch: nav
              - push: detail
              - pop:
              - post: Score
            """
        let picture = try picture("notifications", story)
        #expect(picture.description.contains("detail observes Score and receives it 1 time after it was deallocated."))
        let texts = try texts(try document(picture))
        #expect(texts.contains("receives it once") && texts.contains("crash: deallocated"))
    }

    @Test("The loading diagram shows how each view is loaded, and which override sets no view")
    func loading() throws {
        let story = """
            controllers:
              tabs: { class: UITabBarController, children: [code, nib, board, custom, bare] }
              code: { class: Code, view: code }
              nib: { class: Nib, view: nib }
              board: { class: Board, view: storyboard }
              custom: { class: Custom, view: override }
              bare: { class: Bare, view: none }
            steps:
              - launch: tabs
              - select: nib
              - select: board
              - select: custom
              - select: bare
            """
        let words = try picture("loading", story).description
        #expect(words.contains("\ncustom, bare (sets no view): ") && words.contains("\nnib (Nib), board: "))
        #expect(words.contains("\ntabs, code: "))
    }

    @Test("The loading diagram shows nibs, connected outlets, and an exception in red")
    func nibs() throws {
        let story = """
            ios: 17
            controllers:
              home: { class: HomeViewController, nib: { missing: true } }
              map: { class: MapViewController, nib: { file: MapViewController }, outlets: [pin] }
              about: { class: AboutViewController, nib: { name: AboutView, missing: true } }
            steps: [ { launch: home }, { present: map }, { dismiss: }, { present: about } ]
            """
        let loading = try picture("loading", story)
        let lines = loading.description.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("home (no nib HomeView or HomeViewController): ") })
        #expect(lines.contains { $0.hasPrefix("map (MapViewController): ") })
        #expect(lines.contains { $0.hasPrefix("about (AboutView): ") && $0.hasSuffix("exception.") })
        #expect(lines.contains("Outlets are connected before viewDidLoad: map: pin."))
        let timeline = try picture("timeline", story).description
        #expect(timeline.contains("app: the app has terminated"))
    }

    @Test(
        "A callback has a tooltip with its contract", arguments: ["timeline", "states", "figure", "loading", "poster"])
    func tooltips(kind: String) throws {
        let root = try document(try picture(kind, "controllers: { home: Home }\nsteps: [ { launch: home } ]"))
        let titles = try root.nodes(forXPath: "//*[local-name()='title']").compactMap(\.stringValue)
        let contract = (kind == "loading" ? Callback.viewDidLoad : .viewWillAppear).contract
        #expect(!contract.isEmpty && titles.contains { $0.hasSuffix(contract) })
    }

    @Test("The notification diagram shows the poster and what each observer receives")
    func notifications() throws {
        let story = """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              home: { class: Home, overrides: { viewDidLoad: [ { observe: Score, object: nav }, { observe: Lives } ] } }
            steps:
              - launch: nav
              - post: Score
                by: nav
              - post: Score
                by: nav
              - post: Score
                by: home
              - unobserve: Lives
                by: home
            """
        let drawing = try DrawnNetwork(try picture("notifications", story))
        let boxes = drawing.boxes.map(\.lines)
        for box in [
            ["nav", "posts it twice"], ["home", "posts it once"], ["no poster"],
            ["home", "receives it twice, only from nav"], ["home", "receives nothing", "then stops observing"],
        ] { #expect(boxes.contains(box), "\(box)") }
        let (score, lives) = (try drawing.box("Score").area, try drawing.box("Lives").area)
        #expect(score.bottom < lives.top && abs(score.left - lives.left) < 1)
    }

    @Test("A responder chain is drawn upward, with views and controllers in separate columns")
    func responderColumns() throws {
        let story = """
            controllers:
              home: { class: Home, embeds: [list] }
              list: List
            steps:
              - launch: home
              - touch: list
                handledBy: home
            """
        let drawing = try DrawnNetwork(try picture("responders", story))
        let chain = try ["touch", "list.view", "list", "home.view", "home", "window", "scene", "app", "delegate"].map {
            try drawing.box($0)
        }
        for (lower, upper) in zip(chain, chain.dropFirst()) { #expect(upper.area.bottom < lower.area.top) }
        #expect(chain[1].area.right < chain[2].area.left && chain[3].area.right < chain[4].area.left)
        let actions = chain.dropFirst().map(\.lines.last)
        let passed = Array(repeating: "forwards it", count: 3)
        #expect(actions == passed + ["handles the touch"] + Array(repeating: "not reached", count: 4))
        #expect(drawing.frames.flatMap(\.lines).suffix(3).sorted() == ["Controllers", "Views", "Window and app"])
    }

    @Test("The visible columns of a split view are drawn as shown")
    func hierarchies() throws {
        let split = """
            ios: 12
            device: { idiom: pad, orientation: landscapeLeft }
            controllers:
              split: { class: UISplitViewController, children: [list, mail] }
              list: List
              mail: Mail
            steps: [ { launch: split } ]
            """
        let columns = try texts(try document(try picture("hierarchy", split)))
        #expect(columns.contains("primary column") && !columns.contains("Dashed line: not shown"))
    }
}
