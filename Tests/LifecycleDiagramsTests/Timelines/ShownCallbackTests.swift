import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Callbacks that a timeline shows")
struct ShownCallbackTests {
    @Test("Each option shows the callbacks in its phases", arguments: DiagramOptions.Callbacks.allCases)
    func shown(choice: DiagramOptions.Callbacks) {
        var options = DiagramOptions(name: "shown")
        options.callbacks = choice
        let phases: [DiagramOptions.Callbacks: Set<Callback.Phase>] = [
            .folded: Set(Callback.Phase.allCases), .all: Set(Callback.Phase.allCases),
            .appearance: [.appearance, .swiftUI], .loading: [.creation, .loading],
            .layout: [.layout],
        ]
        for callback in Callback.allCases {
            #expect(options.shows(callback) == phases[choice]?.contains(callback.phase), "\(callback)")
        }
    }
}
