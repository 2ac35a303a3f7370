import LifecycleModel
import Testing

struct AppearanceMoveTests {
    @Test func `the table contains the four regular transitions and the two cancellations`() {
        #expect(AppearanceMove.table.map(\.isCancellation) == [false, false, false, false, true, true])
        #expect(
            AppearanceMove.table.map(\.from) == [
                .disappeared, .appearing, .appeared, .disappearing, .appearing, .disappearing,
            ])
        #expect(
            AppearanceMove.table.map(\.to) == [
                .appearing, .appeared, .disappearing, .disappeared, .disappearing, .appearing,
            ])
        #expect(AppearanceMove.move(from: .disappeared, by: .viewDidAppear) == nil)
        #expect(AppearanceMove.move(from: .appearing, by: .viewWillDisappear)?.to == .disappearing)
    }

    @Test func `a callback leads to the same state from every state`() {
        #expect(AppearanceMove.target(of: .viewWillAppear) == .appearing)
        #expect(AppearanceMove.target(of: .viewDidAppear) == .appeared)
        #expect(AppearanceMove.target(of: .viewWillDisappear) == .disappearing)
        #expect(AppearanceMove.target(of: .viewDidDisappear) == .disappeared)
        #expect(AppearanceMove.target(of: .viewDidLoad) == nil)
    }
}
