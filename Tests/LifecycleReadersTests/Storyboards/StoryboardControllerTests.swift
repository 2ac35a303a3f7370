import LifecycleModel
import Testing

@testable import LifecycleReaders

private typealias F = StoryboardFixture

@Suite("Storyboard controllers") struct StoryboardControllerTests {
    @Test(
        "The element name and sceneMemberID identify controllers",
        arguments: [
            ("viewController", "viewController", true), ("hostingController", "viewController", true),
            ("pagecontroller", "viewController", true), ("controller", nil, true), ("glanceController", nil, true),
            ("notificationController", nil, true), ("windowController", "viewController", true),
            ("viewControllerPlaceholder", "viewController", true), ("controllerPlaceholder", "viewController", true),
            ("thingOfXcode30", "viewController", true), ("application", "viewController", false),
            ("searchDisplayController", nil, false), ("arrayController", nil, false),
            ("userDefaultsController", nil, false), ("customObject", nil, false), ("view", nil, false),
        ] as [(String, String?, Bool)])
    func elements(element: String, member: String?, isController: Bool) throws {
        let attribute = member.map { " sceneMemberID=\"\($0)\"" } ?? ""
        let scene = "<scene sceneID=\"1\"><objects><\(element) id=\"a\"\(attribute)/></objects></scene>"
        let storyboard = try F.read(F.document(scene))
        #expect(storyboard.controllers.map(\.element) == (isController ? [element] : []))
        #expect(storyboard.scenes.count == 1)
    }

    @Test("All names and titles of a controller are read")
    func attributes() throws {
        let inside = """
            <view key="view" id="v"/><navigationItem key="navigationItem" title="Settings" id="n"/>
            <tabBarItem key="tabBarItem" title="Tab" id="t"/>
            """
        let storyboard = try F.read(
            F.document(
                F.scene(
                    "a", "tableViewController",
                    attributes: "customClass=\"MyList\" customModule=\"App\" storyboardIdentifier=\"list\""
                        + " title=\"List\" userLabel=\"The list\"", inside: inside, comment: "The list")))
        let list = try #require(storyboard.controllers.first)
        #expect(list.customClass == "MyList" && list.customModule == "App" && list.storyboardIdentifier == "list")
        #expect(list.title == "List" && list.userLabel == "The list" && list.displayName == "The list")
        #expect(list.navigationTitle == "Settings" && list.tabTitle == "Tab" && list.hasView)
        #expect(list.position == Storyboard.Position(x: 10.5, y: -20))
        #expect(list.scene == 0 && list.line == 6)
        #expect(storyboard.className(of: list) == "MyList")
        #expect(list.label == "MyList")
        let bare = try #require(try F.read(F.document(F.scene("a"))).controllers.first)
        #expect(!bare.hasView && bare.navigationTitle == nil && bare.tabTitle == nil)
    }

    @Test("Interface Builder's comment is the label of a scene without other names")
    func comment() throws {
        let storyboard = try F.read(
            F.document(
                "<!--left over-->" + F.scene("a", comment: "Vacation &lt;name&gt; &amp; more")
                    + F.scene("b", "tabBarController")))
        #expect(storyboard.controllers.map(\.label) == ["Vacation &lt;name&gt; &amp; more", "Tab Bar Controller"])
    }

    @Test("IDs are kept unchanged, and several controllers may have the same class")
    func ids() throws {
        let storyboard = try F.read(
            F.document(
                F.scene("BYZ-38-t0r", attributes: "customClass=\"A\"") + F.scene("42", attributes: "customClass=\"A\""),
                initial: "42"))
        #expect(storyboard.controllers.map(\.id) == ["BYZ-38-t0r", "42"])
        #expect(storyboard.controllers(className: "App.A").map(\.id) == ["BYZ-38-t0r", "42"])
        #expect(storyboard.initialController?.id == "42")
    }

    @Test("XML entities in a title are decoded")
    func entities() throws {
        let storyboard = try F.read(
            F.document(F.scene("a", attributes: "title=\"&lt;Vacation name&gt; &amp; February ˅&#10;x\"")))
        #expect(storyboard.controllers.first?.title == "<Vacation name> & February ˅\nx")
    }

    @Test(
        "The system class depends on the element and platform",
        arguments: [
            ("viewController", "iOS.CocoaTouch", "UIViewController"),
            ("viewController", "MacOSX.Cocoa", "NSViewController"),
            ("pagecontroller", "MacOSX.Cocoa", "NSPageController"), ("controller", "watchKit", "WKInterfaceController"),
            ("avPlayerViewController", "AppleTV", "AVPlayerViewController"),
            ("hostingController", "iOS.CocoaTouch.iPad", "UIHostingController"),
        ])
    func systemClass(element: String, runtime: String, name: String) throws {
        let storyboard = try F.read(F.document(F.scene("a", element), runtime: runtime))
        #expect(storyboard.controllers.map { storyboard.className(of: $0) } == [name])
    }

    @Test("Children in order, embedded controllers, and segues by identifier can be queried")
    func queries() throws {
        func relation(_ role: String, _ id: String) -> String {
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(role)\" id=\"r-\(id)\"/>"
        }
        let storyboard = try F.read(
            F.document(
                F.scene(
                    "split", "splitViewController", attributes: "storyboardIdentifier=\"root\"",
                    inside: F.connections(
                        relation("detailViewController", "d") + relation("masterViewController", "m")))
                    + F.scene(
                        "tabs", "tabBarController",
                        inside: F.connections(["d", "m", "gone"].map { relation("viewControllers", $0) }.joined()))
                    + F.scene("m")
                    + F.scene(
                        "d",
                        inside: "<view key=\"view\" id=\"v\"><subviews><containerView id=\"c\">"
                            + F.connections("<segue destination=\"m\" kind=\"embed\" identifier=\"in\" id=\"e\"/>")
                            + "</containerView></subviews></view>")))
        let split = try #require(storyboard.controller(identifier: "root"))
        #expect(split.kind == .splitViewController)
        #expect(storyboard.children(of: split).map(\.controller?.id) == ["m", "d"])
        let tabs = try #require(storyboard.controller(id: "tabs"))
        #expect(storyboard.children(of: tabs).map(\.controller?.id) == ["d", "m", nil])
        let detail = try #require(storyboard.controller(id: "d"))
        #expect(storyboard.embeds(of: detail).map(\.controller?.id) == ["m"])
        #expect(storyboard.segue(identifier: "in", from: detail)?.trigger == "containerView")
        #expect(storyboard.segue(identifier: "in", from: split) == nil)
    }
}
