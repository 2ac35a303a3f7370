import LifecycleEngine
import LifecycleModel
import Testing

/// Tests that samples show the callbacks to delegates, and the callbacks that iOS 13 to 26 introduced.
@Suite("Callbacks in samples")
struct SampledCallbackTests {
    @Test("A sample shows every delegate callback and every callback from iOS 13 or later")
    func everyCallback() throws {
        let samples = SampleFile.samples.filter { $0.path.contains("/samples/modern/") }
        let runs = try samples.map { try $0.scenario().play() }
        let sent = Set(runs.flatMap(\.callbacks).map(\.event.callback))
        // The engine doesn't simulate `task`, which logs contain.
        for callback in Callback.allCases
        where callback != .task && (callback.phase == .delegate || callback.definition.since >= 13) {
            #expect(sent.contains(callback), "add a sample that sends \(callback.shortName) to samples/modern")
        }
    }
}
