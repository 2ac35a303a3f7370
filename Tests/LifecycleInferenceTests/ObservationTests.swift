import LifecycleModel
import Testing

@testable import LifecycleInference

@Suite("Callbacks that the inference compares")
struct ObservationTests {
    /// Returns a log of two controllers with the text of a step at a position.
    private func log(_ callbacks: [(controller: Int, callback: Callback)], heading: String, at position: Int) -> Run {
        var run = Run(source: .log)
        run.controllers = ["Home", "Detail"].map { ControllerInfo(id: $0, className: $0) }
        run.events = callbacks.enumerated().map { index, entry in
            Event(
                .callback(
                    CallbackEvent(
                        number: index + 1, controller: ControllerID(entry.controller), callback: entry.callback)))
        }
        run.events.insert(Event(.step(StepEvent(number: 1, text: heading))), at: position)
        return run
    }

    @Test("A heading stands before the callbacks that follow it, even if the loading of a view before it is moved")
    func heading() {
        let push: [(Int, Callback)] = [
            (1, .viewDidLoad), (0, .viewWillDisappear), (1, .viewWillAppear), (0, .viewDidDisappear),
            (1, .viewDidAppear),
        ]
        // The loading is moved below the first callback, directly before the controller's next one.
        for (position, expected) in [(0, 0), (1, 0), (2, 2), (3, 3), (5, 5)] {
            #expect(Array(Observation(log(push, heading: "push", at: position)).headings.keys) == [expected])
        }
    }
}
