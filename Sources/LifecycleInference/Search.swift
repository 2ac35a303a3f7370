import LifecycleModel

/// A search for the steps that explain a log: best first, with a bounded number of explanations for each position.
///
/// First, only moves whose callbacks continue the log exactly are considered. Where none does, moves are aligned with
/// the log near that position, so that callbacks may be missing, extra, or out of place. The work for a step depends on
/// the size of the hierarchy and not on the number of steps before it.
struct Search {
    /// The beginning of an explanation: the steps up to a position in the log.
    final class Path {
        let parent: Path?
        /// The position of the next callback of the log.
        let position: Int
        let situation: Situation
        /// The last move, or nil for the start, for a gap in the log, and for a callback that no step explains.
        let move: Move?
        let departures: [Departure]
        /// The callbacks of the step that the log never prints for their class, although it prints them for others.
        let unprinted: [Departure]
        /// Whether the log doesn't show how the app gets into the situation.
        let isBeginning: Bool
        /// For a step that the log names and that sends no callbacks to controllers, its position in `Run.events`.
        let place: Int?
        let cost: Double
        let departureCount: Int
        /// The other moves that explain the same callbacks.
        var siblings: [Move] = []
        fileprivate var isExpanded = false
        fileprivate var isRelaxed = false

        fileprivate init(
            parent: Path?, position: Int, situation: Situation, move: Move? = nil, departures: [Departure] = [],
            unprinted: [Departure] = [], isBeginning: Bool = false, place: Int? = nil, cost: Double
        ) {
            self.parent = parent
            self.position = position
            self.situation = situation
            self.move = move
            self.departures = departures
            self.unprinted = unprinted
            self.isBeginning = isBeginning
            self.place = place
            self.cost = cost
            departureCount = (parent?.departureCount ?? 0) + departures.count
        }

        /// The paths from the start to this one.
        var all: [Path] {
            var result: [Path] = []
            var next: Path? = self
            while let path = next {
                result.append(path)
                next = path.parent
            }
            return result.reversed()
        }

        /// Returns the path that continues this one with a step at a position in `Run.events`.
        func switching(to verb: VerbSignature, at place: Int) -> Path {
            Path(
                parent: self, position: position, situation: situation, move: Move(Step(verb, .nothing)), place: place,
                cost: cost)
        }
    }

    private static let beam = 10
    /// Explanations that cost more than the best one by this much are given up.
    private static let margin = 2.5
    /// The number of positions before a callback that no move explains at which moves are aligned.
    private static let window = 9
    /// The number of explanations of a position for which moves are aligned.
    private static let relaxedBeam = 4
    /// The share of departures above which a log can't be explained.
    static let maximumShare = 0.3
    /// The number of simulations, besides two for each callback of a log, above which a search is given up.
    static let budget = 4_000

    private let log: Observation
    private let stage: Stage
    private let budget: Int
    private var paths: [[Path]]
    private var furthest = 0
    /// The positions at which a gap in the log was considered.
    private var gaps: Set<Int> = []
    /// The positions at which another launch was considered.
    private var restarts: Set<Int> = []

    private init(_ log: Observation, on stage: Stage, _ budget: Int) {
        self.log = log
        self.stage = stage
        self.budget = budget
        paths = Array(repeating: [], count: log.items.count + 1)
    }

    /// Returns the cheapest explanation of a log, or nil if there is none.
    static func explanation(of log: Observation, on stage: Stage, budget: Int = budget) -> Path? {
        guard !log.items.isEmpty else { return nil }
        var search = Search(log, on: stage, budget)
        return search.run()
    }

    private mutating func run() -> Path? {
        paths[0] = beginnings(at: 0, after: nil, cost: 0)
        var position = 0
        while true {
            while position < log.items.count {
                prune(position)
                addRestart(position)
                for path in paths[position] where !path.isExpanded { expand(path, isRelaxed: false) }
                position += 1
            }
            if let best = paths[log.items.count].min(by: { $0.cost < $1.cost }) { return best }
            guard isPromising else { return nil }
            position = max(furthest - Self.window, 0)
            for place in position...furthest {
                if place > 0, log.headings[place] != nil, gaps.insert(place).inserted,
                    let best = paths[place].min(by: { $0.cost < $1.cost })
                {
                    paths[place] += beginnings(at: place, after: best, cost: best.cost + Self.gapCost)
                }
                for path in paths[place].prefix(Self.relaxedBeam) { expand(path, isRelaxed: true) }
            }
        }
    }

    /// Adds another launch if the log begins anew below a heading, as documents do that show what happens in several
    /// cases.
    private mutating func addRestart(_ position: Int) {
        guard log.beginsAnew(at: position), let best = paths[position].min(by: { $0.cost < $1.cost }),
            restarts.insert(position).inserted
        else { return }
        paths[position].append(
            Path(
                parent: best, position: position, situation: Situation(), isBeginning: true,
                cost: best.cost - Self.stepCost))
    }

    /// The cost of a gap at a heading. Documents often contain an excerpt of a log below each heading.
    private static let gapCost = 1.0

    /// The paths that start at a position: before the launch, or in a situation that the log doesn't show.
    private func beginnings(at position: Int, after path: Path?, cost: Double) -> [Path] {
        func beginning(_ situation: Situation, _ price: Double) -> Path {
            Path(parent: path, position: position, situation: situation, isBeginning: true, cost: cost + price)
        }
        return [beginning(Situation(), 0)]
            + Moves.beginnings(of: log, at: position).map { beginning($0.situation, $0.cost) }
    }

    /// Whether few enough of the callbacks so far are departures, and the budget isn't spent.
    private var isPromising: Bool {
        guard stage.plays < budget + 2 * log.items.count,
            let best = paths[furthest].min(by: { $0.cost < $1.cost })
        else { return false }
        return furthest < 30 || Double(best.departureCount) <= 0.5 * Double(furthest)
    }

    /// Keeps the cheapest paths to a position, and one for each situation.
    private mutating func prune(_ position: Int) {
        guard paths[position].count > 1 else { return }
        var seen: Set<Situation> = []
        let sorted = paths[position].enumerated()
            .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
        let limit = (sorted.first?.cost ?? 0) + Self.margin
        let count = position == 0 || gaps.contains(position) ? sorted.count : Self.beam
        paths[position] = []
        for path in sorted where paths[position].count < count && path.cost <= limit {
            if seen.insert(path.situation).inserted { paths[position].append(path) }
        }
    }

    private mutating func expand(_ path: Path, isRelaxed: Bool) {
        guard path.position < log.items.count, !(isRelaxed ? path.isRelaxed : path.isExpanded) else { return }
        if isRelaxed { path.isRelaxed = true } else { path.isExpanded = true }
        var found: [(path: Path, move: Move)] = []
        let place = stage.place(path.situation)
        for move in Moves(log, in: path.situation, at: path.position).all {
            let (effect, ids) = stage.effect(of: move, in: place)
            guard !effect.isRefused else { continue }
            let matches = Match.all(
                of: effect, ids, log, at: path.position, isRelaxed: isRelaxed, isFirst: path.isBeginning)
            guard !matches.isEmpty else { continue }
            let situation = stage.situation(after: move, in: place, effect, ids)
            let members = log.deallocations.isEmpty ? [] : situation.members
            for match in matches {
                let range = path.position..<match.end
                let next = Path(
                    parent: path, position: match.end, situation: situation, move: move,
                    departures: match.departures, unprinted: match.unprinted,
                    cost: path.cost + match.cost + Self.stepCost + move.cost
                        + headingCost(move, range) + deallocationCost(members, range))
                found.append((next, move))
            }
        }
        for (next, move) in found {
            if !isRelaxed {
                next.siblings = found.filter { $0.path.position == next.position && $0.move != move }.map(\.move)
            }
            add(next)
        }
        guard isRelaxed else { return }
        add(
            Path(
                parent: path, position: path.position + 1, situation: path.situation,
                departures: [Departure(kind: .extra, token: log.items[path.position].token, position: path.position)],
                cost: path.cost + 1.1))
    }

    private static let stepCost = 0.05

    private mutating func add(_ path: Path) {
        paths[path.position].append(path)
        furthest = max(furthest, path.position)
    }

    /// A controller that is deallocated before the next step isn't in the hierarchy.
    private func deallocationCost(_ members: [Int], _ range: Range<Int>) -> Double {
        let end = range.upperBound < log.items.count ? log.items[range.upperBound].place : log.run.events.count
        let places = log.items[range.lowerBound].place..<max(end, log.items[range.lowerBound].place)
        return members.contains { log.deallocations[$0].map(places.contains) ?? false } ? 0.6 : 0
    }

    /// Headings of the log speak for and against a move.
    private func headingCost(_ move: Move, _ range: Range<Int>) -> Double {
        guard !log.headings.isEmpty else { return 0 }
        var cost = 0.0
        if let verbs = log.headings[range.lowerBound], !verbs.isEmpty {
            cost += verbs.contains(move.step.verb.name) ? -0.04 : 0.2
        }
        for position in range.dropFirst() where log.headings[position] != nil { cost += 0.3 }
        return cost
    }
}

/// A place where a log departs from what UIKit sends.
struct Departure: Hashable {
    enum Kind: Hashable { case missing, extra, moved }
    var kind: Kind
    var token: Token
    /// The position of the callback in the log, or for a missing one of the callback before which UIKit sends it.
    var position: Int
    /// For a callback out of place, the position at which UIKit sends it.
    var expectedPosition: Int?
}
