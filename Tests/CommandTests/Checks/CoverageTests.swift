import LifecycleModel
import Testing

@testable import LifelineTool

@Suite("Coverage of the transition table")
struct CoverageTests {
    /// Returns the coverage of a run in which one controller receives callbacks, each with the state after it.
    private func coverage(_ callbacks: [(Callback, AppearanceState)]) -> CheckCoverage {
        var run = Run(source: .scenario)
        run.controllers = [ControllerInfo(id: "home", className: "Home")]
        run.events = callbacks.enumerated().map { index, callback in
            Event(
                .callback(
                    CallbackEvent(
                        number: index + 1, controller: ControllerID(0), callback: callback.0, state: callback.1)))
        }
        var coverage = CheckCoverage()
        coverage.add(run, of: nil, in: "a.yaml")
        return coverage
    }

    @Test("Each transition counts once")
    func transitions() {
        let appears = [(Callback.viewWillAppear, AppearanceState.appearing), (.viewDidAppear, .appeared)]
        let leaves = [(Callback.viewWillDisappear, AppearanceState.disappearing), (.viewDidDisappear, .disappeared)]
        #expect(coverage([]).transitionShare == 0)
        #expect(coverage(appears).transitionShare == 33)
        #expect(coverage(appears + leaves + appears + leaves).transitionShare == 66)
    }

    @Test("A callback that doesn't change the state or that skips a state is not a transition in the table")
    func illegal() {
        #expect(coverage([(.viewWillAppear, .disappeared)]).transitionShare == 0)
        #expect(coverage([(.viewWillAppear, .appeared)]).transitionShare == 0)
        #expect(coverage([(.viewDidAppear, .appeared)]).transitionShare == 0)
    }

    @Test("A controller counts as shown after any appearance callback")
    func shown() {
        #expect(coverage([(.viewDidLoad, .disappeared)]).controllerShare == 0)
        #expect(coverage([(.viewWillAppear, .disappeared)]).controllerShare == 100)
    }
}
