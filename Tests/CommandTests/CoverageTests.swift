import LifecycleModel
import Testing

@testable import LifelineTool

@Suite("Coverage of the transition table")
struct CoverageTests {
    /// The coverage of a run in which one controller gets callbacks, with the states after them.
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

    @Test("Each move counts once")
    func moves() {
        let appears = [(Callback.viewWillAppear, AppearanceState.appearing), (.viewDidAppear, .appeared)]
        let leaves = [(Callback.viewWillDisappear, AppearanceState.disappearing), (.viewDidDisappear, .disappeared)]
        #expect(coverage([]).moveShare == 0)
        #expect(coverage(appears).moveShare == 33)
        #expect(coverage(appears + leaves + appears + leaves).moveShare == 66)
    }

    @Test("A callback that changes no state, or jumps over one, is no move of the table")
    func illegal() {
        #expect(coverage([(.viewWillAppear, .disappeared)]).moveShare == 0)
        #expect(coverage([(.viewWillAppear, .appeared)]).moveShare == 0)
        #expect(coverage([(.viewDidAppear, .appeared)]).moveShare == 0)
    }

    @Test("A controller counts as shown by any appearance callback")
    func shown() {
        #expect(coverage([(.viewDidLoad, .disappeared)]).controllerShare == 0)
        #expect(coverage([(.viewWillAppear, .disappeared)]).controllerShare == 100)
    }
}
