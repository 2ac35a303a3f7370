import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

private typealias F = StoryboardFixture

@Suite("Storyboard files") struct StoryboardFileTests {
    @Test("A byte order mark, CRLF, and UTF-16 are read")
    func forms() throws {
        let text = F.document(F.scene("a"), initial: "a")
        let crlf = text.replacingOccurrences(of: "\n", with: "\r\n")
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.replacingOccurrences(of: "UTF-8", with: "UTF-16").utf16 {
            wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        for bytes in [mark + Array(text.utf8), Array(crlf.utf8), mark + Array(crlf.utf8), wide] {
            let storyboard = try StoryboardReader.read(InputSource(name: "a.storyboard", bytes: bytes))
            #expect(storyboard.controllers.map(\.line) == [6])
            #expect(storyboard.initial == "a")
        }
    }

    @Test(
        "A document without scenes is valid",
        arguments: ["", "<scenes/>", "<scenes></scenes>"])
    func empty(scenes: String) throws {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let storyboard = try F.read("<document type=\"\(type)\" version=\"3.0\">\(scenes)</document>")
        #expect(storyboard.scenes.isEmpty && storyboard.controllers.isEmpty && storyboard.diagnostics.isEmpty)
    }

    @Test(
        "The platform depends on the target runtime or, if the runtime is unknown, on the type",
        arguments: [
            ("iOS.CocoaTouch", "x.CocoaTouch.Storyboard.XIB", .iOS), ("iOS.CocoaTouch.iPad", "x", .iOS),
            ("MacOSX.Cocoa", "x", .macOS), ("AppleTV", "x", .tvOS), ("watchKit", "x", .watchOS),
            ("AppleSDK", "InterfaceBuilder.AppleTV.Storyboard", .tvOS), ("AppleSDK", "x", nil),
        ] as [(String, String, Storyboard.Platform?)])
    func platform(runtime: String, type: String, platform: Storyboard.Platform?) throws {
        var storyboard = Storyboard(file: "a")
        storyboard.targetRuntime = runtime
        storyboard.type = type
        #expect(storyboard.platform == platform)
    }

    @Test("A target runtime that Xcode doesn't support is a diagnostic, not an error")
    func runtime() throws {
        let storyboard = try F.read(F.document(F.scene("a"), initial: "a", runtime: "AppleSDK"))
        #expect(storyboard.diagnostics.map(\.rule) == ["unknown-runtime"])
        #expect(storyboard.diagnostics.map(\.location.line) == [2])
    }

    @Test(
        "Target runtimes that Xcode writes are accepted",
        arguments: ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"])
    func knownRuntime(runtime: String) throws {
        let storyboard = try F.read(F.document(F.scene("a"), initial: "a", runtime: runtime))
        #expect(storyboard.diagnostics.isEmpty)
    }

    @Test("Controllers in a xib are nested, and the owner is not a controller")
    func xib() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="AppOwner"/>
            <tabBarController id="t"><viewControllers><navigationController id="n"><viewControllers>
            <viewController nibName="Home" id="h" customClass="Home"/></viewControllers></navigationController>
            <viewController id="s"/></viewControllers><point key="canvasLocation" x="1" y="2"/></tabBarController>
            </objects></document>
            """
        let xib = try F.read(text, file: "Window.xib")
        #expect(xib.isXib && xib.scenes.isEmpty && xib.owner?.className == "AppOwner")
        #expect(xib.controllers.map(\.id) == ["t", "n", "h", "s"])
        #expect(xib.controllers.map(\.parent) == [nil, "t", "n", "t"])
        #expect(xib.controllers.map { xib.children(of: $0).map(\.controller?.id) } == [["n", "s"], ["h"], [], []])
        #expect(xib.controllers.first?.position == Storyboard.Position(x: 1, y: 2))
        #expect(xib.diagnostics.isEmpty)
        let mac = text.replacingOccurrences(of: "CocoaTouch.XIB", with: "Cocoa.XIB").replacingOccurrences(
            of: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"", with: "<customObject id=\"-2\"")
        #expect(try F.read(mac, file: "Window.xib").owner?.className == "AppOwner")
    }

    @Test(
        "A File's Owner has outlets, and UIKit needs the view outlet of the xib that it finds by the class",
        arguments: [
            ("DetailViewController", "DetailViewController", "title", Severity.warning),
            ("DetailView~ipad", "DetailViewController", "title", .warning),
            ("Header", "DetailViewController", "title", .note), ("DetailView", "DetailViewController", "view", nil),
            ("PriceCell", "PriceCell", "title", nil),
        ])
    func owner(file: String, name: String, outlet: String, severity: Severity?) throws {
        let xib = try F.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
            <outlet property="\(outlet)" destination="v" id="o"/></connections></placeholder>
            <view id="v"><connections><outlet property="delegate" destination="-1" id="p"/></connections></view>
            </objects></document>
            """, file: "\(file).xib")
        #expect(xib.owner?.outlets == [outlet])
        #expect(xib.controllers.isEmpty)
        #expect(xib.diagnostics.map(\.severity) == [severity].compactMap { $0 })
        #expect(xib.diagnostics.allSatisfy { $0.location.line == 2 && $0.rule == "view-outlet-missing" })
    }

    @Test("A storyboard is recognized by its content or its file extension")
    func recognition() {
        let good = F.document(F.scene("a"))
        #expect(StoryboardReader.recognizes(InputSource(name: "notes.txt", text: good)))
        #expect(StoryboardReader.recognizes(InputSource(name: "-", text: good)))
        #expect(
            StoryboardReader.recognizes(InputSource(name: "a.storyboard", text: "version https://git-lfs.github.com")))
        #expect(StoryboardReader.recognizes(InputSource(name: "A.XIB", text: "")))
        #expect(!StoryboardReader.recognizes(InputSource(name: "run.log", text: "-[A viewDidLoad]")))
    }

    @Test("The text lists every controller and segue with its line")
    func text() throws {
        let segues = """

            <segue destination="b" kind="presentation" identifier="go" modalPresentationStyle="formSheet" id="s1"/>
            <segue destination="x" kind="unwind" unwindAction="done:" id="s2"/>
            """
        let storyboard = try F.read(
            F.document(
                F.scene(
                    "a", attributes: "customClass=\"Home\" storyboardIdentifier=\"home\"",
                    inside: F.connections(segues), beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>")
                    + F.scene("b", comment: "Other Scene"), initial: "a"))
        #expect(
            storyboard.text == """
                Main.storyboard: iOS, 2 scenes, 2 segues
                6: Home (view controller, id home), initial
                      7: presentation 'go' to Other Scene, formSheet, performed in code
                      8: unwind to the controller with done:, performed in code
                12: Other Scene (view controller)

                """)
    }

    @Test("The JSON has every documented key, with null for missing values")
    func json() throws {
        let segue = "<segue destination=\"b\" kind=\"presentation\" modalPresentationStyle=\"formSheet\" id=\"s\"/>"
        let storyboard = try F.read(
            F.document(
                F.scene("a", inside: F.connections(segue), beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>")
                    + F.scene("b"), initial: "a"))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(storyboard.json(diagnostics: storyboard.diagnostics).utf8))
                as? [String: Any])
        #expect(
            Set(json.keys) == [
                "file", "type", "version", "toolsVersion", "targetRuntime", "initial", "scenes", "controllers",
                "segues",
                "exits", "problems",
            ])
        let controller = try #require((json["controllers"] as? [[String: Any]])?.first)
        #expect(
            Set(controller.keys) == [
                "id", "element", "customClass", "storyboardIdentifier", "title", "userLabel", "storyboardName",
                "referencedIdentifier", "bundleIdentifier", "scene",
            ])
        let first = try #require((json["segues"] as? [[String: Any]])?.first)
        #expect(
            Set(first.keys) == [
                "id", "kind", "source", "destination", "identifier", "relationship", "customClass",
                "modalPresentationStyle", "unwindAction", "trigger",
            ])
        #expect(controller["title"] is NSNull && controller["scene"] as? String == "s-a")
        #expect((json["problems"] as? [[String: Any]])?.map { $0["line"] as? Int } == [6])
    }
}
