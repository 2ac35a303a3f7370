import DequeModule

/// A limit on the number of concurrent drawings, so that a page that requests many drawings can't overload the
/// computer.
actor DrawingSlots {
    private var free: Int
    private var waiting: Deque<CheckedContinuation<Void, Never>> = []

    /// Creates `count` free slots.
    init(_ count: Int) { free = count }

    /// Waits for a free slot, and runs `body` in it. Waiting calls continue in order.
    func run<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        let value = await body()
        if let next = waiting.popFirst() { next.resume() } else { free += 1 }
        return value
    }
}
