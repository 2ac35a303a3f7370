import Testing

@testable import LifelineTool

@Suite("Slots for drawings") struct DrawingSlotsTests {
    /// The number of calls in progress, and the maximum of this number.
    private actor Load {
        private var now = 0
        private(set) var most = 0

        func begin() {
            now += 1
            most = max(most, now)
        }

        func end() { now -= 1 }
    }

    @Test("All calls run, but never more at a time than the number of slots", arguments: [1, 2, 5])
    func limit(count: Int) async {
        let (slots, load) = (DrawingSlots(count), Load())
        let answers = await withTaskGroup(of: Int.self) { group in
            for number in 0..<50 {
                group.addTask {
                    await slots.run {
                        await load.begin()
                        for _ in 0..<20 { await Task.yield() }
                        await load.end()
                        return number
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.sorted() == Array(0..<50))
        #expect(await load.most <= count)
    }
}
