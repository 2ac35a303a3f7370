import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings of played stories")
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

    @Test("show each responder of a presented controller's chain once, the touch's and those after it")
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

    @Test("let a callback that the app called itself come from nowhere, and say so")
    func calledByHand() throws {
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
        #expect(write().contains("p2-xp2: viewWillAppear"))
    }

    @Test("say that a notification reached one that is gone, and mark it as gone")
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
        #expect(picture.description.contains("detail observes Score, is told 1 times after it was gone."))
        let texts = try texts(try document(picture))
        #expect(texts.contains("delivered to one that is gone") && texts.contains("deallocated"))
    }

    @Test("tell by which way each view was loaded, and that an override sets none")
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
        #expect(words.contains("\ncustom, bare (sets none): ") && words.contains("\nnib, board: "))
        #expect(words.contains("\ntabs, code: "))
    }

    @Test(
        "say of every callback what its coming means", arguments: ["timeline", "states", "events", "loading", "life"])
    func tooltips(kind: String) throws {
        let root = try document(try picture(kind, "controllers: { home: Home }\nsteps: [ { launch: home } ]"))
        let titles = try root.nodes(forXPath: "//*[local-name()='title']").compactMap(\.stringValue)
        let contract = (kind == "loading" ? Callback.viewDidLoad : .viewWillAppear).contract
        #expect(!contract.isEmpty && titles.contains { $0.hasSuffix(contract) })
    }

    @Test("draw the columns of a split view as shown, and number what is not from one")
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
        #expect(columns.contains("primary") && columns.contains("holds") && !columns.contains("holds, not shown"))
        let tabs = """
            controllers:
              tabs: { class: UITabBarController, children: [home, settings] }
              home: Home
              settings: Settings
            steps: [ { launch: tabs } ]
            """
        let numbers = try texts(try document(try picture("hierarchy", tabs)))
        #expect(numbers.contains("selected") && numbers.contains("tab 2") && numbers.contains("holds, not shown"))
    }
}
