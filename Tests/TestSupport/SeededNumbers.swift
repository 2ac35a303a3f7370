/// A generator of random numbers, which depend only on the seed and not on the machine.
public struct SeededNumbers {
    public private(set) var state: UInt64

    /// Creates a generator.
    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Returns a number from 0 up to, but not including, `limit`.
    public mutating func number(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
