import LifecycleModel
import Testing

struct StateTransitionTests {
    @Test func `the table contains the four regular transitions and the two cancellations`() {
        #expect(
            StateTransition.table.map(\.from) == [
                .disappeared, .appearing, .appeared, .disappearing, .appearing, .disappearing,
            ])
        #expect(
            StateTransition.table.map(\.to) == [
                .appearing, .appeared, .disappearing, .disappeared, .disappearing, .appearing,
            ])
        #expect(StateTransition.transition(from: .disappeared, by: .viewDidAppear) == nil)
        #expect(StateTransition.transition(from: .appearing, by: .viewWillDisappear)?.to == .disappearing)
    }

    @Test func `an appearance callback always leads to the same state, and other callbacks lead to none`() {
        #expect(StateTransition.target(of: .viewWillAppear) == .appearing)
        #expect(StateTransition.target(of: .viewDidAppear) == .appeared)
        #expect(StateTransition.target(of: .viewWillDisappear) == .disappearing)
        #expect(StateTransition.target(of: .viewDidDisappear) == .disappeared)
        #expect(StateTransition.target(of: .viewDidLoad) == nil)
    }
}
