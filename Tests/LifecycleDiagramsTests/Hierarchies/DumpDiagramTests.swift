import Foundation
import Graphviz
import LifecycleModel
import Testing

@testable import LifecycleDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings of hierarchy dumps") struct DumpDiagramTests {
    private func node(_ name: String, _ line: Int, _ children: [HierarchyDump.Node] = []) -> HierarchyDump.Node {
        var node = HierarchyDump.Node(className: name, line: line)
        node.children = children
        return node
    }

    private func text(_ dump: HierarchyDump) throws -> String {
        let picture = try #require(
            Diagram.named("hierarchy")?.draw(.hierarchy(dump), DiagramOptions(name: "x")).first)
        let svg = try Renderer.shared.render(picture, as: .svg)
        return try #require(try XMLDocument(data: Data(svg), options: []).rootElement()?.stringValue)
    }

    @Test("Every controller is drawn with its class, state, address, view, window, and presentation")
    func showsAll() throws {
        var home = node("App.HomeViewController", 2)
        home.state = .disappeared
        home.viewLoaded = false
        var sheet = node("<Odd & \"name\">", 3)
        sheet.relation = .presented
        sheet.state = .appearing
        sheet.address = "0x1234"
        sheet.view = "UIView"
        sheet.inWindow = false
        sheet.presentedWith = "_UISheetPresentationController"
        var root = node("UINavigationController", 1, [home])
        root.state = .appeared
        root.presents = [sheet]
        let text = try text(HierarchyDump(file: "dumps/a.txt", roots: [root]))
        for word in [
            "a.txt", "3 controllers", "1 presented", "HomeViewController", "view not loaded", "appearing · 0x1234",
            "view UIView", "not in the window", "presented by", "_UISheetPresentationController", "presents",
            "contains",
        ] { #expect(text.contains(word), "\(word)") }
    }

    @Test(
        "A fragment is drawn below a placeholder for the missing controller",
        arguments: [HierarchyDump.Node.Relation.child, .presented])
    func fragment(relation: HierarchyDump.Node.Relation) throws {
        var part = node("Part", 1)
        part.relation = relation
        #expect(try text(HierarchyDump(file: "a", roots: [part])).contains("not in the dump"))
        #expect(HierarchyModel(HierarchyDump(file: "a", roots: [part])).boxes.map(\.look) == [.absent, .unknown])
    }

    @Test("A dump without controllers can't be drawn")
    func empty() {
        let fits = Diagram.named("hierarchy")?.canDraw(.hierarchy(HierarchyDump(file: "a")), DiagramOptions(name: "x"))
        #expect(fits == false)
    }

    @Test(
        "A class has a short name",
        arguments: [
            ("Home", "Home"), ("App.Home", "Home"), ("SwiftUI.Hosting<App.Content>", "Hosting"),
            ("_TtGC7SwiftUI19UIHostingControllerV7Example11ContentView_", "UIHostingController"),
            ("_TtC3App4Home", "Home"), ("_Tt", "_Tt"), ("_TtC99999999999999999999A", "_TtC99999999999999999999A"),
            ("_TtC5Ap", "_TtC5Ap"), ("", ""),
        ])
    func className(name: String, short: String) {
        #expect(ClassName(name).short == short)
    }
}
