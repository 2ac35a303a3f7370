import LifecycleModel

/// The callbacks of a move compared with those of a log from a position on.
struct Match {
    /// The position after the last callback of the log that belongs to the move.
    private(set) var end: Int
    private(set) var cost = 0.0
    private(set) var departures: [Departure] = []
    /// The callbacks of the move that the log never prints for their class, although it prints them for others.
    private(set) var unprinted: [Departure] = []

    /// Compares the effect of a move with the log. Returns nil if they don't match.
    ///
    /// - Parameters:
    ///   - ids: The ID for each number in the effect.
    ///   - isRelaxed: Whether callbacks may be missing, extra, or out of place.
    ///   - isFirst: Whether the log begins with this step, so that its first callbacks may be cut off.
    init?(of effect: Effect, _ ids: [Int], _ log: Observation, at start: Int, isRelaxed: Bool, isFirst: Bool) {
        var expected: [(token: Token, event: Effect.Event)] = []
        var unprinted: [Departure] = []
        var unseen = 0
        for event in effect.events {
            let id = event.id < 0 ? log.application : ids[event.id]
            guard let id, id < log.run.controllers.count else { continue }
            let token = Token(id, event.callback)
            if log.shows(token) {
                expected.append((token, event))
            } else if log.printsElsewhere(event.callback) {
                unprinted.append(Departure(kind: .missing, token: token, position: start + expected.count))
            } else if event.callback.changesAppearance {
                unseen += 1
            }
        }
        guard !expected.isEmpty else { return nil }
        expected = Observation.withSortedMemory(expected) { $0.token }
        end = start
        self.unprinted = unprinted
        var pairs: [(item: Int, expected: Int)] = []
        if isRelaxed {
            let alignment = BandedAlignment(
                expected.map(\.token), log, from: start, isFirst: isFirst,
                cutAtEnd: { Int(100 * Self.endCost($0)) })
            guard let alignment else { return nil }
            (end, pairs, departures) = (alignment.end, alignment.pairs, alignment.departures)
            cost = Double(alignment.cost) / 100
        } else {
            for (offset, one) in expected.enumerated() {
                guard start + offset < log.items.count else { break }
                guard log.items[start + offset].token == one.token else { return nil }
                pairs.append((start + offset, offset))
            }
            end = start + pairs.count
            if pairs.count < expected.count { cost += Self.endCost(expected.count - pairs.count) }
        }
        for pair in pairs { cost += Self.difference(log.items[pair.item].event, expected[pair.expected].event) }
        cost += effect.warnings.isEmpty ? 0 : 0.5
        cost += 0.03 * Double(min(unprinted.count, 4)) + 0.005 * Double(min(unseen, 4))
    }

    /// The cost of callbacks that a log doesn't contain because it ends, or begins, in the middle of a step.
    private static func endCost(_ count: Int) -> Double { min(0.2 + 0.1 * Double(count), 0.6) }

    /// The cost of printed arguments and flags that differ from those that UIKit would pass.
    private static func difference(_ read: CallbackEvent, _ played: Effect.Event) -> Double {
        var cost = 0.0
        if let animated = read.animated, let expected = played.animated, animated != expected { cost += 0.05 }
        if !read.flags.isEmpty, read.flags != played.flags { cost += 0.15 }
        if let parent = read.parent, (parent.id == nil) != (played.parent == nil) { cost += 0.3 }
        return cost
    }
}
