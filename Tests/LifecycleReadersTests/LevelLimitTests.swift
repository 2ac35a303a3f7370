import LifecycleEngine
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Tests that every reader accepts an input at its nesting limit, and reports the location of one more level.
@Suite("Nesting limits")
struct LevelLimitTests {
    private static let limit = Hierarchy.levelLimit
    private static let scenes = StoryboardFixture.self

    private func read(_ text: String, _ file: String, opening other: String = "") throws -> Document {
        let source = InputSource(name: file, text: text)
        let reader = try #require(Reader.reader(for: source))
        return try reader.read(source, Reader.Options(open: { _ in Array(other.utf8) }))
    }

    /// Returns the locations and messages of the errors in a text, or an empty array for valid text.
    private func refusal(_ text: String, _ file: String, opening other: String = "") -> [String] {
        do {
            _ = try read(text, file, opening: other)
            return []
        } catch {
            return ((error as? ReadError)?.diagnostics ?? []).map {
                "\($0.location.line ?? 0):\($0.location.column ?? 0) \($0.message)"
            }
        }
    }

    private var tooManyLevels: String {
        "more than 500 levels of contained and presented controllers; reduce the nesting"
    }

    // MARK: Dumps

    private func dump(_ levels: Int) -> String {
        (0..<levels).map { level in
            String(repeating: "   | ", count: level) + "<C\(level) 0x\(level + 1)>, state: appeared, view: <V 0x2>\n"
        }.joined()
    }

    @Test("A hierarchy dump has a level limit")
    func dumps() throws {
        guard case .hierarchy(let dump) = try read(dump(Self.limit), "d.txt") else { return }
        #expect(dump.nodes.map(\.depth) == Array(0..<Self.limit))
        #expect(dump.json.components(separatedBy: "\"children\":[{").count == Self.limit)
        #expect(refusal(self.dump(Self.limit + 1), "d.txt") == ["501:2501 \(tooManyLevels)"])
    }

    // MARK: Recordings

    private func recording(_ changes: [String]) -> String {
        let lines = changes.map { "{\"event\":\"hierarchy\",\($0)}" }
        return (["{\"lifeline\":1,\"source\":\"run\"}"] + lines).joined(separator: "\n") + "\n"
    }

    private func hang(_ subject: String, _ target: String, _ change: String = "addChild") -> String {
        "\"change\":\"\(change)\",\"subject\":\"\(subject)\",\"to\":\"\(target)\""
    }

    /// Returns a chain that starts with the outermost controller.
    private func chain(_ name: String, _ levels: Int, _ change: String = "addChild") -> [String] {
        (1..<levels).map { hang("\(name)\($0)", "\(name)\($0 - 1)", change) }
    }

    @Test("A recording has a level limit", arguments: ["addChild", "push", "present"])
    func recordings(change: String) throws {
        #expect(refusal(recording(chain("c", Self.limit, change)), "r.jsonl") == [])
        #expect(
            refusal(recording(chain("c", Self.limit + 1, change)), "r.jsonl") == ["501:1 \(tooManyLevels)"])
    }

    @Test("Adding a branch counts all its levels")
    func branches() {
        let branches = chain("a", 250) + chain("b", 250)
        #expect(refusal(recording(branches + [hang("b0", "a249")]), "r.jsonl") == [])
        #expect(refusal(recording(branches + [hang("a250", "a249"), hang("b0", "a250")]), "r.jsonl").count == 1)
        let taken = branches + [hang("b0", "a249"), hang("b0", "a249", "removeChild"), hang("b0", "a10")]
        #expect(refusal(recording(taken + [hang("a250", "a249")]), "r.jsonl") == [])
    }

    @Test("A recording in which controllers contain each other is read")
    func circle() {
        let circle = [hang("b", "a"), hang("a", "b"), hang("a", "a"), hang("c", "b"), hang("b", "c")]
        #expect(refusal(recording(circle), "r.jsonl") == [])
    }

    // MARK: Scenarios

    private func scenario(_ levels: Int, _ key: String, in kind: String) -> String {
        let controllers = (1..<levels).map { "  c\($0 - 1): { kind: \(kind), \(key): [c\($0)] }\n" }.joined()
        return "controllers:\n\(controllers)  c\(levels - 1): Last\nsteps: [ { launch: c0 } ]\n"
    }

    @Test(
        "A scenario has a level limit for children and embedded controllers",
        arguments: [("children", "tabBarController"), ("embeds", "viewController")])
    func scenarios(key: String, kind: String) throws {
        #expect(refusal(scenario(Self.limit, key, in: kind), "s.yaml") == [])
        #expect(refusal(scenario(Self.limit + 1, key, in: kind), "s.yaml") == ["2:3 \(tooManyLevels)"])
    }

    @Test("A scenario has a level limit for controllers that its storyboard embeds")
    func storyboards() throws {
        func board(_ levels: Int, last: String) -> String {
            let scenes = (0..<levels).map { level in
                let next = level == levels - 1 ? last : "v\(level + 1)"
                let segue = "<segue destination=\"\(next)\" kind=\"embed\" id=\"g\(level)\"/>"
                return Self.scenes.scene("v\(level)", inside: Self.scenes.connections(segue))
            }
            return Self.scenes.document(scenes.joined())
        }
        let scenario = "storyboard: Main.storyboard\nsteps: [ { launch: v0 } ]\n"
        #expect(refusal(scenario, "s.yaml", opening: board(Self.limit, last: "none")) == [])
        let tooDeep = refusal(scenario, "s.yaml", opening: board(Self.limit + 1, last: "none"))
        #expect(tooDeep == ["1:13 \(tooManyLevels)"])
        let circle = refusal(scenario, "s.yaml", opening: board(2, last: "v0"))
        #expect(
            circle
                == ["v0", "v1"].map {
                    "1:13 '\($0)' contains itself; remove it from 'children', 'embeds', 'compact', or 'inspector'"
                }
        )
    }

    @Test("All controllers in a cycle are reported, and no other controllers")
    func circles() {
        let yaml = """
            controllers:
              out: { embeds: [a] }
              a: { embeds: [leaf, b] }
              b: { embeds: [c, leaf] }
              c: { embeds: [a, b] }
              leaf: Leaf
            steps: [ { launch: out } ]
            """
        #expect(
            refusal(yaml, "s.yaml")
                == ["3:3 'a'", "4:3 'b'", "5:3 'c'"].map {
                    $0 + " contains itself; remove it from 'children', 'embeds', 'compact', or 'inspector'"
                })
    }

    @Test("YAML has a level limit for lists and mappings, both in brackets and indented")
    func yaml() throws {
        // The value of 'title' is at level 2.
        func brackets(_ levels: Int) -> String {
            "title: " + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
        }
        func indented(_ levels: Int) -> String {
            (0..<levels).map { String(repeating: " ", count: $0) + "steps:\n" }.joined()
        }
        let message = "more than 60 levels of nesting in a scenario; reduce the nesting"
        for text in [brackets(60), indented(60)] {
            #expect(!refusal(text + "\nios: 17\n", "s.yaml").contains { $0.contains("levels") })
        }
        #expect(refusal(brackets(61) + "\nios: 17\n", "s.yaml") == ["1:67 \(message)"])
        #expect(refusal(indented(61), "s.yaml") == ["61:61 \(message)"])
        let anchor = brackets(60).replacing("[]", with: "[&a x]")
        #expect(
            refusal(anchor, "s.yaml") == [
                "1:67 anchors such as '&a' are not supported; repeat the value"
            ])
        for endless in ["title: " + String(repeating: "[", count: 20_000), String(repeating: "- ", count: 20_000)] {
            let refusals = refusal(endless, "s.yaml")
            #expect(refusals.count == 1 && refusals[0].hasPrefix("1:") && refusals[0].hasSuffix(message))
        }
        let quoted =
            "title: '\(String(repeating: "[{", count: 100))'\ncontrollers: { a: A }\nsteps: [ { launch: a } ]\n"
        #expect(refusal(quoted, "s.yaml") == [])
    }

    // MARK: Storyboards and JSON

    @Test("A storyboard has a level limit for elements")
    func elements() throws {
        func board(_ levels: Int) -> String {
            // The elements of the document, its scenes, a scene, its objects, and its controller are five levels.
            let views =
                String(repeating: "<view>\n", count: levels - 5) + String(repeating: "</view>", count: levels - 5)
            return Self.scenes.document(Self.scenes.scene("v", inside: "\n" + views))
        }
        #expect(refusal(board(500), "Main.storyboard") == [])
        let refusals = refusal(board(501), "Main.storyboard")
        #expect(refusals.count == 1)
        #expect(refusals[0].hasPrefix("502:"), "\(refusals)")
        #expect(refusals[0].hasSuffix("more than 500 levels of nesting in a storyboard; reduce the nesting"))
        #expect(refusal(board(200_000), "Main.storyboard") == refusals)
    }

    @Test("A line of JSON has a level limit for values")
    func json() throws {
        func line(_ levels: Int) -> String {
            let lists = String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
            return "{\"lifeline\":1,\"source\":\"run\"}\n{\"event\":\"later\",\"more\":\(lists)}\n"
        }
        #expect(refusal(line(64), "r.jsonl") == [])
        #expect(
            refusal(line(65), "r.jsonl").first?.hasSuffix(
                "more than 64 levels of nesting in a line of JSON; reduce the nesting; a line of a recording needs at most "
                    + "two levels") == true)
    }
}
