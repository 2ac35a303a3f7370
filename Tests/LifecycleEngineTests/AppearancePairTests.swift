import LifecycleModel
import Testing

@Suite("The appearance pair, called by the app")
struct AppearancePairTests {
    /// A visible controller on which the app calls begin (true, false) and end (nil).
    private func story(_ calls: [Bool?]) throws -> Story {
        let steps = calls.map { isAppearing in
            isAppearing.map { "  - { beginAppearance: home, appearing: \($0) }\n" } ?? "  - endAppearance: home\n"
        }
        return try Story("controllers: { home: Home }\nsteps:\n  - launch: home\n" + steps.joined())
    }

    @Test("A begin that changes nothing takes one end with it")
    func idle() throws {
        #expect(try story([true, nil]).warnings.isEmpty)
        #expect(try story([true, true, nil, nil]).warnings.isEmpty)
        #expect(try story([true, nil, nil]).warnings == ["unbalanced-appearance"])
    }

    @Test("A transition forgets the begins before it that changed nothing")
    func forgets() throws {
        let story = try story([true, false, nil, nil])
        #expect(story.warnings == ["unbalanced-appearance"])
        #expect(story.appearance(step: 3) == ["home.vWD"])
        #expect(story.appearance(step: 4) == ["home.vDD"])
    }

    @Test("Two begins of one direction need two ends")
    func twoBegins() throws {
        let story = try story([false, false, nil, nil])
        #expect(story.warnings.isEmpty)
        #expect(story.appearance(step: 4).isEmpty)
        #expect(story.appearance(step: 5) == ["home.vDD"])
    }
}
