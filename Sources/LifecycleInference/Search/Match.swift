import LifecycleModel

/// The callbacks of a move compared with those of a log from a position on.
struct Match {
    /// The position after the last callback of the log that belongs to the move.
    private(set) var end: Int
    private(set) var cost = 0.0
    private(set) var departures: [Departure] = []
    /// The callbacks of the move that the log never prints for their class, although it prints them for others.
    private(set) var unprinted: [Departure] = []

    /// The callbacks that the log would show of an effect, and those that it never prints.
    private struct Expectation {
        var shown: [(token: Token, event: Effect.Event)] = []
        var unprinted: [Departure] = []
        var unseen = 0

        init(_ effect: Effect, _ ids: [Int], _ log: Observation, at start: Int) {
            for event in effect.events {
                let id = event.id < 0 ? log.application : ids[event.id]
                guard let id, id < log.run.controllers.count else { continue }
                let token = Token(id, event.callback)
                if log.prints(token.callback, token.participant) {
                    shown.append((token, event))
                } else if log.printsElsewhere(event.callback) {
                    unprinted.append(Departure(kind: .missing, token: token, position: start + shown.count))
                } else if event.callback.changesAppearance {
                    unseen += 1
                }
            }
            // The next callback of a controller whose view is loaded can be one that the log never prints.
            if shown.count < effect.events.count { shown = Observation.withLateLoading(shown) { $0.token } }
            shown = Observation.withSortedMemory(shown) { $0.token }
        }
    }

    /// Compares the effect of a move with the log, and returns each way in which they match.
    ///
    /// - Parameters:
    ///   - ids: The ID for each number in the effect.
    ///   - isRelaxed: Whether callbacks may be missing, extra, or out of place.
    ///   - isFirst: Whether the log begins with this step, so that its first callbacks may be cut off.
    static func all(
        of effect: Effect, _ ids: [Int], _ log: Observation, at start: Int, isRelaxed: Bool, isFirst: Bool
    ) -> [Match] {
        let expected = Expectation(effect, ids, log, at: start)
        guard !expected.shown.isEmpty else { return [] }
        guard isRelaxed else { return exact(expected, log, at: start, effect, isFirst: isFirst).map { [$0] } ?? [] }
        return BandedAlignment.all(
            expected.shown.map(\.token), log, from: start, isFirst: isFirst, cutAtEnd: { Int(100 * endCost($0)) }
        ).map { alignment in
            var match = Match(end: alignment.end, cost: Double(alignment.cost) / 100, departures: alignment.departures)
            // Most steps begin after the one before them has ended.
            let isOpen =
                alignment.end < log.items.count && alignment.departures.contains { $0.position == alignment.end }
            match.cost += isOpen ? openCost : 0
            match.add(alignment.pairs, expected, log, effect, isFirst: isFirst)
            return match
        }
    }

    private static func exact(
        _ expected: Expectation, _ log: Observation, at start: Int, _ effect: Effect, isFirst: Bool
    ) -> Match? {
        let count = min(expected.shown.count, log.items.count - start)
        for offset in 0..<count where log.items[start + offset].token != expected.shown[offset].token { return nil }
        var match = Match(end: start + count)
        guard count == expected.shown.count || log.endsInStep else { return nil }
        match.add((0..<count).map { (start + $0, $0) }, expected, log, effect, isFirst: isFirst)
        if count < expected.shown.count {
            match.cost += endCost(expected.shown.count - count)
            // What would follow the end of the log isn't missing.
            match.unprinted.removeAll { $0.position > match.end }
        }
        return match
    }

    /// Adds what doesn't depend on the order of the callbacks.
    private mutating func add(
        _ pairs: [(item: Int, expected: Int)], _ expected: Expectation, _ log: Observation, _ effect: Effect,
        isFirst: Bool
    ) {
        unprinted = expected.unprinted
        for pair in pairs { cost += Self.difference(log.items[pair.item].event, expected.shown[pair.expected].event) }
        cost += effect.warnings.isEmpty ? 0 : 0.5
        let showsView = pairs.contains { log.items[$0.item].token.callback.phase != .loading }
        if !showsView, !isFirst, !expected.unprinted.isEmpty { cost += Self.unseenCost }
        cost += 0.03 * Double(min(expected.unprinted.count, 4)) + 0.005 * Double(min(expected.unseen, 4))
        // A class that prints how its controllers appear would print that they disappear.
        let silent = expected.unprinted.count {
            $0.token.callback.isDisappearance && log.printsAppearance(of: $0.token.participant)
        }
        cost += Self.silentCost * Double(min(silent, 2))
    }

    /// The cost of a step that shows a view if the log contains only the loading of the view.
    private static let unseenCost = 0.6

    /// The cost of a disappearance that the log doesn't contain although it contains the appearance.
    private static let silentCost = 0.35

    /// The cost of a step whose last callback is missing.
    private static let openCost = 0.2

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

extension Callback {
    var isDisappearance: Bool { self == .viewWillDisappear || self == .viewDidDisappear }
}
