import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

private typealias F = StoryboardFixture

@Suite("Storyboard segues") struct StoryboardSegueTests {
    @Test("Tie breakers, Peek & Pop, and class descriptions are not segues")
    func imposters() throws {
        let peek = """
            <tableViewCell id="cell"><connections><segue destination="b" kind="show" identifier="go" id="s1">
            <segue key="commit" inheritsFrom="parent" id="s2"/><segue key="preview" destination="b" id="s3"/>
            </segue></connections></tableViewCell>
            """
        let text = F.document(
            F.scene("a", inside: peek) + F.scene("b"), initial: "a",
            after: """
                <inferredMetricsTieBreakers><segue reference="s1"/></inferredMetricsTieBreakers>
                <classes><class className="A"><relationships><relationship kind="outlet" name="x"/></relationships>
                </class></classes>
                """)
        let storyboard = try F.read(text)
        #expect(storyboard.segues.map(\.id) == ["s1"])
        #expect(storyboard.segues.first?.trigger == "tableViewCell")
        #expect(storyboard.diagnostics.isEmpty)
    }

    @Test(
        "A modal segue with the default style is said to be a sheet in iOS 13 and later",
        arguments: [
            ("kind=\"presentation\"", true), ("kind=\"modal\"", true), ("kind=\"show\"", false),
            ("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"", false),
        ])
    func automaticStyle(attributes: String, isSheet: Bool) throws {
        let segue = F.connections("<segue destination=\"b\" \(attributes) id=\"s\"/>")
        let text = F.document(F.scene("a", inside: segue) + F.scene("b"))
        #expect(try F.read(text).text.contains(", a sheet in iOS 13 and later") == isSheet)
        let mac = text.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
        #expect(try !F.read(mac).text.contains("a sheet in"))
    }

    @Test("A modal segue without a style has the style of its destination")
    func styleOfDestination() throws {
        let segues = F.connections(
            "<segue destination=\"b\" kind=\"presentation\" id=\"s\"/><segue destination=\"b\" kind=\"show\" id=\"t\"/>"
                + "<segue destination=\"b\" kind=\"presentation\" modalPresentationStyle=\"formSheet\" id=\"u\"/>")
        let text = F.document(
            F.scene("a", inside: segues) + F.scene("b", attributes: "modalPresentationStyle=\"fullScreen\""))
        #expect(try F.read(text).segues.map(\.modalPresentationStyle) == ["fullScreen", nil, "formSheet"])
        #expect(try !F.read(text).text.contains("a sheet in"))
    }

    @Test(
        "A segue from an object next to the controller belongs to the controller",
        arguments: ["tapGestureRecognizer", "barButtonItem", "button", "tableViewCell", "menuItem", "view"])
    func sibling(element: String) throws {
        let spare =
            "<\(element) id=\"x\">\(F.connections("<segue destination=\"b\" kind=\"show\" id=\"s\"/>"))</\(element)>"
        for text in [
            F.scene("a", beside: spare),
            "<scene><objects>\(spare)<viewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>",
        ] {
            let storyboard = try F.read(F.document(text + F.scene("b")))
            #expect(storyboard.segues.map(\.source) == ["a"])
            #expect(storyboard.segues.map(\.trigger) == [element])
        }
    }

    @Test("A segue from an application's menu has no source controller")
    func menu() throws {
        let menu = """
            <scene sceneID="app"><objects><application id="hnw" sceneMemberID="viewController"><menu key="mainMenu" id="m">
            <items><menuItem id="i">\(F.connections("<segue destination=\"w\" kind=\"show\" id=\"s\"/>"))</menuItem></items>
            </menu></application></objects></scene>
            """
        let storyboard = try F.read(
            F.document(
                menu + F.scene("w", "windowController"), runtime: "MacOSX.Cocoa",
                type: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"))
        #expect(storyboard.controllers.map(\.id) == ["w"])
        #expect(storyboard.segues.map(\.source) == [nil])
        #expect(storyboard.scenes.map(\.isApplication) == [true, false])
        #expect(storyboard.json().contains("\"source\":null"))
        #expect(!storyboard.diagnostics.contains { $0.rule == "unreachable-scene" })
    }

    @Test("An unwind segue leads to an exit, which belongs to the controller of its scene")
    func unwind() throws {
        let segues = """
            <segue destination="ownExit" kind="unwind" unwindAction="done:" id="u1"/>
            <segue destination="otherExit" kind="unwind" unwindAction="home:" id="u2"/>
            """
        let storyboard = try F.read(
            F.document(
                F.scene(
                    "a", inside: F.connections(segues), beside: "<exit id=\"ownExit\" sceneMemberID=\"exit\"/>")
                    + F.scene("b", beside: "<exit id=\"otherExit\" sceneMemberID=\"exit\"/>"), initial: "a"))
        #expect(storyboard.exits.map(\.id) == ["ownExit", "otherExit"])
        #expect(storyboard.segues.map(\.unwindAction) == ["done:", "home:"])
        #expect(storyboard.exitControllers.mapValues(\.id) == ["ownExit": "a", "otherExit": "b"])
        #expect(storyboard.diagnostics.map(\.rule) == ["unreachable-scene"], "an unwind segue reaches no new scene")
    }

    @Test("Parallel segues, loops, and cycles are kept")
    func parallel() throws {
        let there = "<segue destination=\"b\" kind=\"show\" identifier=\"1\" id=\"s1\"/>"
        let again = "<segue destination=\"b\" kind=\"show\" identifier=\"2\" id=\"s2\"/>"
        let itself = "<segue destination=\"b\" kind=\"show\" identifier=\"3\" id=\"s3\"/>"
        let back = "<segue destination=\"a\" kind=\"show\" identifier=\"4\" id=\"s4\"/>"
        let storyboard = try F.read(
            F.document(
                F.scene("a", inside: F.connections(there + again)) + F.scene("b", inside: F.connections(itself + back)))
        )
        #expect(storyboard.segues.map(\.destination) == ["b", "b", "b", "a"])
        #expect(storyboard.segues.map(\.source) == ["a", "a", "b", "b"])
        #expect(storyboard.diagnostics.isEmpty)
    }

    @Test(
        "Kinds of segues from all format versions are recognized",
        arguments: [
            ("show", .show), ("push", .show), ("showDetail", .showDetail), ("replace", .showDetail),
            ("presentation", .present), ("modal", .present), ("sheet", .present), ("popover", .popover),
            ("popoverPresentation", .popover), ("custom", .custom), ("embed", .embed), ("unwind", .unwind),
            ("relationship", .relationship), ("somethingNew", .other),
        ] as [(String, Storyboard.Segue.Work)])
    func work(kind: String, work: Storyboard.Segue.Work) throws {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" customClass=\"Fade\" id=\"s\"/>"
        let storyboard = try F.read(F.document(F.scene("a", inside: F.connections(segue)) + F.scene("b")))
        #expect(storyboard.segues.map(\.work) == [work])
        #expect(storyboard.segues.map(\.kind) == [kind])
        #expect(storyboard.segues.map(\.customClass) == ["Fade"])
    }

    @Test("A segue without a kind or destination is kept and reported")
    func incomplete() throws {
        let segues = "<segue destination=\"b\" id=\"s1\"/><segue kind=\"show\" id=\"s2\"/>"
        let storyboard = try F.read(
            F.document(F.scene("a", inside: F.connections(segues)) + F.scene("b"), initial: "a"))
        #expect(storyboard.segues.map(\.id) == ["s1", "s2"])
        #expect(storyboard.diagnostics.map(\.rule) == ["incomplete-segue", "incomplete-segue"])
    }
}
