import DequeModule

/// Limits the number of drawings at a time, so that a page that asks for many can't exhaust the computer.
actor DrawingSlots {
    private var free: Int
    private var waiting: Deque<CheckedContinuation<Void, Never>> = []

    /// Creates `count` free slots.
    init(_ count: Int) { free = count }

    /// Runs `body` in a slot. Waits until one is free, in the order of calls.
    func run<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        let value = await body()
        if let next = waiting.popFirst() { next.resume() } else { free += 1 }
        return value
    }
}
