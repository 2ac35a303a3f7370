import LifecycleEngine
import Testing

/// Tests for the termination of an app.
struct TerminationTests {
    /// Source: Evidence, Background.
    @Test func `in a termination, the visible controllers of every scene disappear`() throws {
        let story = try Story(
            """
            ios: 17
            device: { idiom: pad }
            scenes: true
            controllers: { list: List, note: Note, photo: Photo }
            steps:
              - launch: list
              - { connectScene: second, root: note }
              - { connectScene: third, root: photo }
              - terminate:
            """)
        #expect(
            story.appearance(step: 4) == ["list.vWD", "list.vDD", "note.vWD", "note.vDD", "photo.vWD", "photo.vDD"])
    }

    @Test("Nothing of a simulation that ends with a presented controller stays in memory")
    func released() {
        weak var played: Simulation?
        weak var sheet: UIViewController?
        _ = Simulation.play { simulation in
            played = simulation
            let root = UIViewController()
            simulation.launch { root }
            simulation.settle()
            simulation.step("present") {
                let presented = UIViewController()
                sheet = presented
                root.present(presented, animated: true)
            }
            #expect(sheet?.presentingViewController === root)
        }
        #expect(played == nil)
        #expect(sheet == nil)
    }
}
