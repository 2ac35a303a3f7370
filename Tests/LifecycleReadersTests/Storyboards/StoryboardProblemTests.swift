import LifecycleModel
import Testing

@testable import LifecycleReaders

private typealias F = StoryboardFixture

@Suite("Storyboard diagnostics") struct StoryboardProblemTests {
    @Test("A missing destination and a missing initial controller are reported with their lines")
    func dangling() throws {
        let segue = "\n<segue destination=\"gone\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
        let storyboard = try F.read(
            F.document(
                F.scene("a", attributes: "storyboardIdentifier=\"a\"", inside: F.connections(segue)), initial: "nobody")
        )
        #expect(storyboard.diagnostics.map(\.rule) == ["dangling-initial", "dangling-destination"])
        #expect(storyboard.diagnostics.map(\.location.line) == [2, 7])
        #expect(storyboard.initial == "nobody" && storyboard.initialController == nil)
    }

    @Test("A scene is unreachable if it is not initial and has neither incoming segues nor a storyboard identifier")
    func unreachable() throws {
        let storyboard = try F.read(
            F.document(
                F.scene(
                    "a", inside: F.connections("<segue destination=\"b\" kind=\"show\" identifier=\"x\" id=\"s\"/>"))
                    + F.scene("b") + F.scene("c", attributes: "storyboardIdentifier=\"c\"")
                    + F.scene("d", comment: "Lonely Scene"), initial: "a"))
        #expect(storyboard.diagnostics.map(\.rule) == ["unreachable-scene"])
        #expect(storyboard.diagnostics.first?.message.contains("'Lonely Scene'") == true)
    }

    @Test("Duplicate IDs and storyboard identifiers are reported")
    func duplicates() throws {
        let storyboard = try F.read(
            F.document(
                F.scene("a", attributes: "storyboardIdentifier=\"same\"", inside: "<view key=\"view\" id=\"v\"/>")
                    + F.scene(
                        "b", attributes: "storyboardIdentifier=\"same\"", inside: "\n<view key=\"view\" id=\"v\"/>"),
                initial: "a"))
        #expect(storyboard.diagnostics.map(\.rule) == ["duplicate-identifier", "duplicate-id"])
        #expect(
            storyboard.diagnostics.last?.message
                == "the ID 'v' of this view is already used on line 6; give one of the elements another ID")
    }

    @Test("A segue without an identifier is a note, except for a relationship")
    func unnamed() throws {
        let segues = """
            <segue destination="b" kind="show" id="s1"/><segue destination="b" kind="relationship" relationship="x" id="s2"/>
            """
        let storyboard = try F.read(
            F.document(F.scene("a", inside: F.connections(segues)) + F.scene("b"), initial: "a"))
        #expect(storyboard.diagnostics.map(\.rule) == ["segue-without-identifier"])
        #expect(storyboard.diagnostics.map(\.severity) == [.note])
    }
}

@Suite("References between storyboards") struct StoryboardSetTests {
    private func reference(_ attributes: String) -> String {
        F.scene("ref", "viewControllerPlaceholder", attributes: attributes)
    }

    private func file(_ path: String, runtime: String = "iOS.CocoaTouch", _ scenes: String = "") throws -> Storyboard {
        try F.read(
            F.document(
                F.scene("init", attributes: "storyboardIdentifier=\"home\"") + scenes, initial: "init", runtime: runtime
            ),
            file: path)
    }

    private func target(_ set: StoryboardSet) throws -> StoryboardSet.Target {
        let placeholder = try #require(set.storyboards[0].controller(id: "ref"))
        return set.target(of: placeholder, in: 0)
    }

    @Test(
        "A reference resolves to the named or initial controller of its storyboard",
        arguments: [
            ("", 0), ("referencedIdentifier=\"home\"", 0), ("storyboardName=\"\"", 0), ("storyboardName=\"Main\"", 0),
            ("storyboardName=\"Other\"", 1), ("storyboardName=\"Other\" referencedIdentifier=\"home\"", 1),
        ])
    func found(attributes: String, place: Int) throws {
        let set = StoryboardSet([try file("Main.storyboard", reference(attributes)), try file("Other.storyboard")])
        #expect(try target(set) == .controller(storyboard: place, id: "init"))
        #expect(set.referenceDiagnostics(at: 0).isEmpty)
        #expect(set.references(to: "init", in: place).map(\.placeholder.id) == ["ref"])
    }

    @Test("An unresolved reference is reported, unless it refers to another file and only one file was read")
    func unanswered() throws {
        let main = try file("Main.storyboard", reference("storyboardName=\"Gone\""))
        #expect(StoryboardSet([main]).referenceDiagnostics(at: 0).isEmpty)
        let both = StoryboardSet([main, try file("Other.storyboard")])
        #expect(both.referenceDiagnostics(at: 0).map(\.rule) == ["unanswered-reference"])
        let wrong = try file("Main.storyboard", reference("storyboardName=\"Other\" referencedIdentifier=\"no\""))
        let text = StoryboardSet([wrong, try file("Other.storyboard")]).referenceDiagnostics(at: 0).first?.message
        #expect(
            text == "the reference to 'Other.no' can't be resolved: 'Other' has no controller with the identifier 'no';"
                + " correct the reference, or add what is missing")
        let own = try file("Main.storyboard", reference("referencedIdentifier=\"no\""))
        #expect(StoryboardSet([own]).referenceDiagnostics(at: 0).map(\.rule) == ["unanswered-reference"])
        let elsewhere = try file("Main.storyboard", reference("storyboardName=\"Kit\" bundleIdentifier=\"com.kit\""))
        #expect(try target(StoryboardSet([elsewhere, main])) == .bundle("com.kit"))
    }

    @Test("A reference resolves to a file with the same runtime, then to the nearest file, and is ambiguous otherwise")
    func several() throws {
        let main = try file("ios/App/Base.lproj/Main.storyboard", reference("storyboardName=\"Other\""))
        let near = try file("ios/App/Base.lproj/Other.storyboard")
        let copy = try file("ios/App/de.lproj/Other.storyboard")
        let far = try file("ios/Pods/Other.storyboard")
        let farther = try file("ios/Lib/Other.storyboard")
        let tv = try file("ios/App/Other.storyboard", runtime: "AppleTV")
        #expect(try target(StoryboardSet([main, tv, far, copy, near])) == .controller(storyboard: 4, id: "init"))
        #expect(try target(StoryboardSet([main, tv, far])) == .controller(storyboard: 2, id: "init"))
        #expect(try target(StoryboardSet([main, tv, far, farther])) == .ambiguous([2, 3]))
        #expect(StoryboardSet([main, far, farther]).referenceDiagnostics(at: 0).map(\.rule) == ["ambiguous-reference"])
        let reason = "the storyboard 'Other' among the inputs is for tvOS"
        #expect(try target(StoryboardSet([main, tv])) == .nothing(reason: reason))
    }

    @Test(
        "A reference to localized files resolves to the same language, then to Base, then to the first in order",
        arguments: [
            ("de", ["Base", "de", "en"], 2), ("fr", ["de", "Base", "en"], 2), ("fr", ["en", "de"], 2),
            ("Base", ["de", "Base", "en"], 2), ("en", ["de", "Base", "en"], 3),
        ])
    func languages(own: String, copies: [String], place: Int) throws {
        let main = try file("App/\(own).lproj/Main.storyboard", reference("storyboardName=\"Other\""))
        let others = try copies.map { try file("App/\($0).lproj/Other.storyboard") }
        #expect(try target(StoryboardSet([main] + others)) == .controller(storyboard: place, id: "init"))
    }

    @Test("Files may refer to each other in cycles, and IDs may repeat in different files")
    func circles() throws {
        let one = try file("A.storyboard", reference("storyboardName=\"B\""))
        let two = try file("B.storyboard", reference("storyboardName=\"A\""))
        let set = StoryboardSet([one, two])
        #expect(try target(set) == .controller(storyboard: 1, id: "init"))
        #expect(set.referenceDiagnostics(at: 0).isEmpty && set.referenceDiagnostics(at: 1).isEmpty)
    }
}
