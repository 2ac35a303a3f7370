import LifecycleModel

/// A search for the steps that explain a log: best first, with a bounded number of explanations for each position.
///
/// First, only moves whose callbacks continue the log exactly are considered. Where none does, moves are aligned with
/// the log near that position, so that callbacks may be missing, extra, or out of place. The work for a step depends on
/// the size of the hierarchy and not on the number of steps before it.
struct Search {
    private static let beam = 10
    /// Explanations that cost more than the best one by this much are given up.
    private static let margin = 2.5
    /// The number of positions before a callback that no move explains at which moves are aligned.
    private static let window = 9
    /// The number of explanations of a position for which moves are aligned.
    private static let relaxedBeam = 4
    /// The work for the beginning of a log, and for each of its callbacks, in simulations. Where it is used up, the
    /// callbacks stay unexplained until the next ones have brought more.
    private static let budget = (start: 400.0, each: 1.0)
    /// The part of this work that is kept for the alignment of moves.
    private static let reserve = 200.0
    /// The part of this work for a version that another one already explains with departures.
    private static let rivalShare = 0.15
    /// The work for unlikely moves, and for the alignment of moves, each time that no move continues the log exactly.
    private static let unlikelyBudget = 100.0
    private static let relaxedBudget = 80.0
    /// The work for the alignment of the moves of one path. The likeliest moves come first.
    private static let relaxedPath = 40.0
    /// The work for the choice of the moves to play.
    private static let choice = 0.5

    private let log: Observation
    private let stage: Stage
    /// The positions of the departures of another explanation. A search with as many departures as that one is given up.
    private let rival: [Int]?
    private var paths: [[Path]]
    private var furthest = 0
    /// The part of the work that the search can use.
    private var share: Double
    /// The cost from which on an explanation isn't continued.
    private var costLimit = Double.infinity
    /// The work above which no moves are aligned until the next callback that none continues.
    private var relaxedLimit = 0.0
    private var expansions = 0.0
    /// The number of simulations before the search.
    private let plays: Int
    /// The positions at which a gap in the log was considered.
    private var gaps: Set<Int> = []
    /// The positions at which another launch was considered.
    private var restarts: Set<Int> = []

    private init(_ log: Observation, on stage: Stage, _ rival: [Int]? = nil, share: Double = 1) {
        self.log = log
        self.stage = stage
        self.rival = rival
        self.share = share
        plays = stage.plays
        paths = Array(repeating: [], count: log.items.count + 1)
    }

    /// Returns the cheapest explanation of a log, or nil if it has not fewer departures than another one.
    static func explanation(of log: Observation, on stage: Stage, insteadOf other: Path? = nil) -> Path? {
        let rival = other.map { $0.all.flatMap { $0.departures.map(\.position) } }
        var search = Search(log, on: stage, rival, share: rival == nil ? 1 : rivalShare)
        return search.run()
    }

    /// Returns a log without one of its departures, and its explanation, if that is cheaper than another explanation.
    ///
    /// Where no move continues the log exactly, one callback can be missing, extra, or out of place, in any of the steps
    /// before. The steps are those of the log without this departure.
    static func repair(
        of log: Observation, on stage: Stage, insteadOf other: Path
    ) -> (log: Observation, end: Path)? {
        let isLikely = other.departureCount == 1 && other.cost < likelyCost + likelyStepCost * Double(other.all.count)
        guard other.departureCount > 0, !isLikely, log.items.count <= repairLimit else { return nil }
        var base = Search(log, on: stage)
        guard base.run(wall: -1) == nil else { return nil }
        var best: (log: Observation, end: Path)?
        var (bound, work) = (other.cost - repairCost, 0.0)
        /// Returns the position up to which steps explain a repaired log.
        func reach(_ repair: Repair, wall: Int) -> Int {
            var search = Search(repair.log, on: stage, share: repairShare)
            // Steps before a repair are found again if they can reach it.
            let start = max(min(repair.position, base.furthest) - repairReach, 0)
            if start > 0 {
                for position in 0...start { search.paths[position] = base.paths[position].map(\.unexpanded) }
            }
            search.furthest = start
            search.costLimit = bound - repair.cost
            let end = search.run(from: max(start - repairReach, 0), wall: wall)
            work += search.work
            if let end, end.departureCount == 0, end.cost < search.costLimit {
                bound = end.cost + repair.cost
                best = (repair.log, end)
            }
            return search.furthest
        }
        var promising: [(repair: Repair, reach: Int)] = []
        for repair in Repair.all(of: log, around: base.furthest) where work < repairBudget {
            promising.append((repair, reach(repair, wall: .max)))
        }
        promising = promising.filter { $0.reach > base.furthest }.sorted { $0.reach > $1.reach }
        for (repair, _) in promising where best == nil && work < 2 * repairBudget {
            _ = reach(repair, wall: base.furthest)
        }
        return best
    }

    /// The cost of an explanation with one departure, and of each of its steps, up to which no other one is looked for.
    private static let (likelyCost, likelyStepCost) = (1.5, 0.08)
    /// How much cheaper the explanation of a repaired log must be.
    private static let repairCost = 0.1
    /// The number of callbacks above which a log isn't repaired.
    private static let repairLimit = 400
    /// The part of the work for a repair, and the work for all of them, without and with unlikely moves.
    private static let repairShare = 0.5
    private static let repairBudget = 150.0
    /// The number of callbacks before a repair from which on steps can reach it.
    private static let repairReach = 30

    /// Returns the cheapest explanation, or nil if there is none.
    ///
    /// - Parameters:
    ///   - start: The position whose paths are continued first.
    ///   - wall: For a search that ends where no move continues the log exactly, the position behind which unlikely
    ///     moves are tried before.
    private mutating func run(from start: Int = 0, wall: Int? = nil) -> Path? {
        if paths[0].isEmpty { paths[0] = beginnings(at: 0, after: nil, cost: 0) }
        var position = start
        while true {
            while position < log.items.count {
                prune(position)
                addRestart(position)
                // A path that costs more than one that is further on can wait.
                let isFresh = gaps.contains(position) || restarts.contains(position)
                let reserve = wall == nil ? Self.reserve : 0
                var bound = isFresh ? .infinity : ahead(of: position) + Self.boundCost
                // The cheapest path is continued in any case, so that the story goes on behind noise.
                for (offset, path) in paths[position].enumerated()
                where !path.isExpanded && path.cost <= bound && path.cost < costLimit
                    && (offset == 0 || work < budget(position) - (offset < Self.relaxedBeam ? 0 : reserve))
                {
                    bound = min(bound, expand(path, isRelaxed: false) + Self.boundCost)
                }
                position += 1
            }
            if let best = best(log.items.count) { return best }
            guard let last = best(furthest), last.departureCount + 1 < limit(furthest) else { return nil }
            position = max(furthest - Self.window, 0)
            if let wall {
                guard furthest > wall else { return nil }
                // A repair is likely right if steps explain the callbacks behind it.
                if furthest > wall + Self.window { share = 1 }
                guard triesUnlikelyMoves(from: position) else { return nil }
                continue
            }
            if triesUnlikelyMoves(from: position) { continue }
            addGap(furthest, after: last)
            relaxedLimit = work + Self.relaxedBudget
            for reached in (position...furthest).reversed() where reached > 0 && log.headings[reached] != nil {
                addGap(reached, after: best(reached))
            }
            let (reached, count) = (furthest, last.departureCount + 1)
            let departing = departing(from: position)
            let nearest = Set(departing.prefix(Self.nearest).map(\.position))
            for path in departing {
                if !nearest.contains(path.position), isContinued(after: reached, departures: count) { break }
                guard hasBudget(furthest), work < relaxedLimit else { break }
                expand(path, isRelaxed: true)
            }
            if !last.isRelaxed { skip(last) }
        }
    }

    /// Tries the moves and the paths again that others seemed to make unnecessary. Returns whether one of them reaches
    /// a later callback.
    private mutating func triesUnlikelyMoves(from position: Int) -> Bool {
        // The alignment of moves needs a part of the work, too.
        let (reached, limit) = (furthest, work + min(Self.unlikelyBudget, (budget(furthest) - work) / 2))
        for reached in (position...furthest).reversed() {
            for path in paths[reached].prefix(Self.beam)
            where hasBudget(furthest) && work < limit && (!path.isExpanded || path.isCut) {
                (path.isExpanded, path.isCut) = (false, false)
                expand(path, isRelaxed: false, isBounded: false)
            }
        }
        return furthest > reached
    }

    /// The paths from a position on whose moves can have departures, the likeliest first: the cheapest ones, and those
    /// near the callback that no move explains.
    private func departing(from position: Int) -> [Path] {
        let found = (position...furthest).reversed().flatMap { position in
            paths[position].prefix(Self.relaxedBeam) + framed(paths[position], besides: Self.relaxedBeam)
        }
        func price(_ path: Path) -> Double { path.cost + Self.distanceCost * Double(furthest - path.position) }
        return found.enumerated()
            .sorted { (price($0.element), $0.offset) < (price($1.element), $1.offset) }.map(\.element)
    }

    /// The cost of each callback between a departure and the callback that no move explains.
    private static let distanceCost = 0.05

    /// The number of paths at whose positions moves are aligned even if one of them explains the callbacks that follow.
    private static let nearest = 2

    /// Whether a step explains several callbacks from a position on with few departures.
    private func isContinued(after position: Int, departures count: Int) -> Bool {
        guard furthest > position + 1 else { return false }
        return (position + 2...furthest).contains { reached in
            paths[reached].contains { $0.move != nil && $0.departureCount <= count }
        }
    }

    /// The lowest cost of the paths to the positions behind one.
    private func ahead(of position: Int) -> Double {
        guard furthest > position else { return .infinity }
        return (position + 1...furthest).lazy.compactMap { best($0)?.cost }.min() ?? .infinity
    }

    private func best(_ position: Int) -> Path? { paths[position].min { $0.cost < $1.cost } }

    /// The number of departures at which the search is given up where it has reached a position: that of the other
    /// explanation up to there, or in all, if those are few.
    private func limit(_ position: Int) -> Int {
        guard let rival else { return .max }
        let count = rival.count { $0 <= position + Self.window }
        return count > 2 ? count : rival.count
    }

    private var work: Double { Double(stage.plays - plays) + expansions * Self.choice }

    private func hasBudget(_ position: Int) -> Bool { work < budget(position) }

    private func budget(_ position: Int) -> Double {
        (Self.budget.start + Self.budget.each * Double(position)) * share
    }

    /// Adds another launch if the log begins anew below a heading, as documents do that show what happens in several
    /// cases.
    private mutating func addRestart(_ position: Int) {
        guard log.beginsAnew(at: position), let best = best(position), restarts.insert(position).inserted
        else { return }
        paths[position].append(
            Path(
                parent: best, position: position, situation: Situation(), isBeginning: true,
                cost: best.cost - Self.stepCost))
    }

    /// The cost of a gap at a heading. Documents often contain an excerpt of a log below each heading.
    private static let gapCost = 1.0

    /// Adds the situations in which an excerpt below a heading, or the log behind callbacks that no step explains, can
    /// continue.
    private mutating func addGap(_ position: Int, after path: Path?) {
        guard let path, position < log.items.count, log.headings[position] != nil || path.skipped.isMultiple(of: 4),
            position > 0, log.headings[position] != nil || path.skipped > 0, hasBudget(position),
            gaps.insert(position).inserted
        else { return }
        paths[position] += beginnings(at: position, after: path, cost: path.cost + Self.gapCost)
    }

    /// The paths that start at a position: before the launch, or in a situation that the log doesn't show.
    private func beginnings(at position: Int, after path: Path?, cost: Double) -> [Path] {
        func beginning(_ situation: Situation, _ price: Double) -> Path {
            Path(parent: path, position: position, situation: situation, isBeginning: true, cost: cost + price)
        }
        return [beginning(Situation(), 0)]
            + MoveGenerator.beginnings(of: log, at: position).map { beginning($0.situation, $0.cost) }
    }

    /// Keeps the cheapest paths to a position, and one for each situation. A third of them may end with the same verb
    /// before others are left out, so that variants of the likeliest step don't displace these.
    private mutating func prune(_ position: Int) {
        guard paths[position].count > 1 else { return }
        let sorted = paths[position].enumerated()
            .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
        let limit = (sorted.first?.cost ?? 0) + Self.margin
        var seen: Set<Situation> = []
        let found = sorted.prefix { $0.cost <= limit }.filter { seen.insert($0.situation).inserted }
        paths[position] = found
        guard found.count > Self.beam, position > 0, !gaps.contains(position) else { return }
        var counts: [VerbSignature?: Int] = [:]
        let first = found.filter { path in
            counts[path.move?.step.verb, default: 0] += 1
            return counts[path.move?.step.verb, default: 0] <= Self.beam / 3
        }.prefix(Self.beam)
        let rest = found.filter { path in !first.contains { $0 === path } }.prefix(Self.beam - first.count)
        let kept = first + rest
        let others = found.filter { path in !kept.contains { $0 === path } }
        paths[position] = (kept + framed(kept + others, besides: kept.count)).sorted { $0.cost < $1.cost }
    }

    /// What the last step is, and which containers that the log doesn't print are in the hierarchy.
    private struct Frame: Hashable {
        let verb: VerbSignature?
        let kinds: [ControllerKind]
    }

    /// Of the paths behind a number of others, those with another frame. Only a later step tells which one is right.
    private func framed(_ paths: [Path], besides count: Int) -> [Path] {
        func frame(_ path: Path) -> Frame {
            let hidden = path.situation.root?.visible.filter { $0.id >= log.run.controllers.count } ?? []
            return Frame(verb: path.move?.step.verb, kinds: hidden.map(\.kind))
        }
        guard let first = paths.first, paths.count > count else { return [] }
        var frames = Set(paths.prefix(count).map(frame))
        return paths.dropFirst(count).filter {
            $0.cost <= first.cost + Self.frameMargin && frames.insert(frame($0)).inserted
        }
    }

    /// How much more an explanation with other containers may cost.
    private static let frameMargin = 0.6

    /// Adds the continuations of a path. Returns the cost of the cheapest one that explains several callbacks exactly.
    @discardableResult
    private mutating func expand(_ path: Path, isRelaxed: Bool, isBounded: Bool = true) -> Double {
        guard path.position < log.items.count, !(isRelaxed ? path.isRelaxed : path.isExpanded) else { return .infinity }
        if isRelaxed { path.isRelaxed = true } else { path.isExpanded = true }
        expansions += 1
        let begin = work
        var found: [(path: Path, move: Move)] = []
        var parts: [Scope?: NumberedSituation] = [:]
        let moves = MoveGenerator(
            log, in: path.situation, at: path.position, isRelaxed: isRelaxed, ios: stage.ios)
        // A move that is much less likely than one that continues the log exactly is tried where that leads nowhere.
        var bound = Double.infinity
        let slack = path.situation.root == nil ? Self.launchBoundCost : Self.boundCost
        for (move, changes) in moves.likely {
            guard move.cost <= bound else {
                path.isCut = true
                break
            }
            let exchange = moves.exchange(by: move, changes)
            if !isRelaxed, let exchange, let order = stage.orders[exchange.kind], !moves.shows(order, of: exchange) {
                continue
            }
            if isRelaxed || share < 1, !hasBudget(furthest) { break }
            if isRelaxed, work > min(relaxedLimit, begin + Self.relaxedPath) { break }
            let scope = moves.scope(of: move)
            let part = parts[scope] ?? stage.numbered(path.situation.reduced(to: scope))
            parts[scope] = part
            let (effect, ids) = stage.effect(of: move.within(scope), in: part)
            guard !effect.isRefused else { continue }
            if let exchange { stage.learn(effect, ids, exchange) }
            let matches = Match.all(
                of: effect, ids, log, at: path.position, isRelaxed: isRelaxed, isFirst: path.isBeginning)
            guard !matches.isEmpty else { continue }
            let situation = path.situation.replacing(scope, with: stage.situation(after: move, in: part, effect, ids))
            let members = log.deallocations.isEmpty ? [] : situation.members
            for match in matches {
                let range = path.position..<match.end
                let next = Path(
                    parent: path, position: match.end, situation: situation, move: move,
                    departures: match.departures, unprinted: match.unprinted,
                    cost: path.cost + match.cost + Self.stepCost + move.cost
                        + headingCost(move, range) + deallocationCost(members, range) + loadingCost(path, range))
                found.append((next, move))
                if !isRelaxed, isBounded { bound = min(bound, move.cost + match.cost + slack) }
            }
        }
        let siblings = isRelaxed ? [:] : Dictionary(grouping: found) { $0.path.position }.mapValues { $0.map(\.move) }
        for (next, _) in found {
            next.siblings = siblings[next.position] ?? []
            add(next)
        }
        if isRelaxed { skip(path) }
        let exact = found.filter { next, _ in
            next.departures.isEmpty
                && (next.position > path.position + 1 || log.items[path.position].token.callback.changesAppearance)
        }
        return exact.map(\.path.cost).min() ?? .infinity
    }

    /// Adds the path that leaves the next callback unexplained.
    private mutating func skip(_ path: Path) {
        add(
            Path(
                parent: path, position: path.position + 1, situation: path.situation,
                departures: [Departure(kind: .extra, token: log.items[path.position].token, position: path.position)],
                cost: path.cost + Self.skipCost, skipped: path.skipped + 1))
    }

    /// The cost of a callback that no step explains.
    private static let skipCost = 1.1
    private static let stepCost = 0.05
    /// Moves, and explanations of the same callbacks, are tried at first only if they cost this much more than the
    /// cheapest one that continues the log exactly.
    private static let boundCost = 0.4
    /// The same for a launch, which decides which steps can follow.
    private static let launchBoundCost = 0.6

    private mutating func add(_ path: Path) {
        paths[path.position].append(path)
        furthest = max(furthest, path.position)
    }

    /// A controller that is deallocated before the next step isn't in the hierarchy.
    private func deallocationCost(_ members: [Int], _ range: Range<Int>) -> Double {
        let end = range.upperBound < log.items.count ? log.items[range.upperBound].eventIndex : log.run.events.count
        let eventIndices = log.items[range.lowerBound].eventIndex..<max(end, log.items[range.lowerBound].eventIndex)
        return members.contains { log.deallocations[$0].map(eventIndices.contains) ?? false } ? 0.6 : 0
    }

    /// A view that was loaded before or during the previous step belongs to that step more likely than to the next one.
    private func loadingCost(_ path: Path, _ range: Range<Int>) -> Double {
        guard let previous = path.parent, previous.position < path.position else { return 0 }
        let (begin, end) = (log.items[previous.position].eventIndex, log.items[path.position - 1].eventIndex)
        guard let first = log.items[range].lazy.filter({ $0.token.callback.phase == .loading }).map(\.eventIndex).min()
        else { return 0 }
        return first < begin ? 0.35 : first < end ? 0.2 : 0
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
