import LifecycleModel
import Testing

struct AppearanceMoveTests {
    @Test func `the table holds the ring and the two moves that cancel`() {
        #expect(AppearanceMove.table.count == 6)
        #expect(AppearanceMove.table.filter(\.isCancellation).count == 2)
        #expect(AppearanceMove.move(from: .disappeared, by: .viewDidAppear) == nil)
        #expect(AppearanceMove.move(from: .appearing, by: .viewWillDisappear)?.to == .disappearing)
    }
}
