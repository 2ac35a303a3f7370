import LifecycleModel
import Testing

@Suite("Appearance calls by the app")
struct AppearancePairTests {
    /// Returns a story in which the app calls `beginAppearanceTransition(_:animated:)` (true or false) and
    /// `endAppearanceTransition()` (nil) on a visible controller.
    private func story(_ calls: [Bool?]) throws -> Story {
        let steps = calls.map { isAppearing in
            isAppearing.map { "  - { beginAppearance: home, appearing: \($0) }\n" } ?? "  - endAppearance: home\n"
        }
        return try Story("controllers: { home: Home }\nsteps:\n  - launch: home\n" + steps.joined())
    }

    @Test("A begin call that has no effect is matched by one end call")
    func idle() throws {
        #expect(try story([true, nil]).warnings.isEmpty)
        #expect(try story([true, true, nil, nil]).warnings.isEmpty)
        #expect(try story([true, nil, nil]).warnings == ["unbalanced-appearance"])
    }

    @Test("A transition discards earlier begin calls that had no effect")
    func forgets() throws {
        let story = try story([true, false, nil, nil])
        #expect(story.warnings == ["unbalanced-appearance"])
        #expect(story.appearance(step: 3) == ["home.vWD"])
        #expect(story.appearance(step: 4) == ["home.vDD"])
    }

    @Test("Two begin calls in the same direction require two end calls")
    func twoBegins() throws {
        let story = try story([false, false, nil, nil])
        #expect(story.warnings.isEmpty)
        #expect(story.appearance(step: 4).isEmpty)
        #expect(story.appearance(step: 5) == ["home.vDD"])
    }
}
