import LifecycleModel

/// A log without one of its departures: a callback is missing, extra, or out of place.
struct Repair {
    /// The log with the callback as UIKit sends it.
    let log: Observation
    /// The first position at which the log differs.
    let position: Int
    let cost: Double
    /// How many more callbacks of the controller follow each other as in UIKit.
    private let gain: Int

    /// The costs of the departures that a repair undoes.
    private static let missingCost = 1.0
    private static let movedCost = 1.02
    private static let extraCost = 1.05
    /// The cost of each callback between a callback and the place where UIKit sends it.
    private static let distanceCost = 0.01
    /// The number of callbacks around the one that no move explains in which the departure is looked for.
    private static let reach = 30
    /// The number of callbacks by which a callback can be out of place, or behind another one of its controller.
    private static let distance = 6

    /// The repairs near a callback that no move explains, the likeliest first. None makes the order of a controller's own
    /// callbacks less regular.
    static func all(of log: Observation, around position: Int) -> [Repair] {
        let wall = position < log.items.count ? log.items[position].eventIndex : .max
        let center = log.listed.firstIndex { $0.eventIndex >= wall } ?? log.listed.count
        let range = max(center - reach, 0)..<min(center + reach, log.listed.count)
        let near = center - distance...center + distance
        let ids = Set(range.map { log.listed[$0].token.participant }).filter { log.irregularities(of: $0) > 0 }
        var found: [(repair: Repair, place: Int)] = []
        for place in range where near.contains(place) || ids.contains(log.listed[place].token.participant) {
            guard log.listed[place].token.callback.changesAppearance else { continue }
            found += moved(log, place) + removed(log, place)
        }
        for id in ids.sorted() { found += added(log, id, in: range) }
        func rank(_ offset: Int) -> (Int, Int, Double, Int) {
            let (repair, place) = found[offset]
            return (-repair.gain, abs(place - center), repair.cost, offset)
        }
        var seen: Set<[Token]> = [log.items.map(\.token)]
        return found.indices
            .filter { found[$0].repair.gain > 0 || found[$0].repair.gain == 0 && near.contains(found[$0].place) }
            .sorted { rank($0) < rank($1) }.map { found[$0].repair }
            .filter { seen.insert($0.log.items.map(\.token)).inserted }
    }

    private init(_ old: Observation, _ new: Observation, of id: Int, cost: Double) {
        (log, self.cost) = (new, cost)
        position =
            zip(old.items, new.items).enumerated().first { $0.element.0.token != $0.element.1.token }?.offset
            ?? min(old.items.count, new.items.count)
        gain = old.irregularities(of: id) - new.irregularities(of: id)
    }

    private static func moved(_ log: Observation, _ place: Int) -> [(repair: Repair, place: Int)] {
        let item = log.listed[place]
        let targets = max(place - distance, 0)..<min(place + distance + 1, log.listed.count)
        return targets.compactMap { target in
            guard target != place else { return nil }
            var moved = item
            let isLater = target > place
            moved.deviation = Deviation(.moved, item)
            moved.deviation?.expectedIndex = log.listed[target].eventIndex + (isLater ? 1 : 0)
            let range = min(place, target)..<max(place, target) + 1
            let others = log.listed[range].filter { $0.eventIndex != item.eventIndex }
            let repair = Repair(
                log, log.replacing(range, with: isLater ? others + [moved] : [moved] + others),
                of: item.token.participant, cost: movedCost + distanceCost * Double(abs(target - place)))
            return (repair, range.lowerBound)
        }
    }

    private static func removed(_ log: Observation, _ place: Int) -> [(repair: Repair, place: Int)] {
        let item = log.listed[place]
        guard place + 1 < log.listed.count else { return [] }
        var next = log.listed[place + 1]
        next.deviation = Deviation(.extra, item)
        let repair = Repair(
            log, log.replacing(place..<place + 2, with: [next]), of: item.token.participant, cost: extraCost)
        return [(repair, place)]
    }

    /// The callbacks that can be missing between two of a controller.
    private static func added(_ log: Observation, _ id: Int, in range: Range<Int>) -> [(repair: Repair, place: Int)] {
        log.gaps(of: id).flatMap { callback, gap in
            gap.filter { min($0 - gap.lowerBound, gap.upperBound - 1 - $0) < distance && range.contains($0) }.map {
                place in
                let next = log.listed[min(place, log.listed.count - 1)]
                let event = CallbackEvent(number: 0, controller: ControllerID(id), callback: callback)
                var item = Observation.Item(
                    token: Token(id, callback),
                    eventIndex: place < log.listed.count ? next.eventIndex : next.eventIndex + 1,
                    line: next.line, time: nil, event: event)
                item.deviation = Deviation(.missing, item)
                return (Repair(log, log.replacing(place..<place, with: [item]), of: id, cost: missingCost), place)
            }
        }
    }
}

extension Deviation {
    fileprivate init(_ kind: Kind, _ item: Observation.Item) {
        self.init(
            kind: kind, controller: ControllerID(item.token.participant), callback: item.token.callback,
            eventIndex: item.eventIndex, line: item.line)
    }
}

extension Observation {
    /// The callbacks of an appearance and a disappearance that a participant prints, in UIKit's order.
    private func cycle(of id: Int) -> [Callback] {
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].filter {
            prints($0, id) || wouldPrint(Token(id, $0))
        }
    }

    /// The places in the log of the callbacks that change the appearance of a participant, with their indices in `cycle`.
    private func appearances(of id: Int, _ cycle: [Callback]) -> [(place: Int, index: Int)] {
        listed.indices.filter { listed[$0].token.participant == id }.compactMap { place in
            cycle.firstIndex(of: listed[place].token.callback).map { (place, $0) }
        }
    }

    /// The number of a participant's callbacks that don't follow the one before as in a complete appearance or
    /// disappearance.
    fileprivate func irregularities(of id: Int) -> Int {
        let cycle = cycle(of: id)
        let own = appearances(of: id, cycle).map(\.index)
        guard let first = own.first, let last = own.last else { return 0 }
        let isLate = startsWithLoading(id) ? first > 0 : prints(.viewDidLoad, id)
        let isOpen = cycle.count == 4 && last.isMultiple(of: 2)
        return zip(own, own.dropFirst()).count { ($0 + 1) % cycle.count != $1 } + (isLate ? 1 : 0) + (isOpen ? 1 : 0)
    }

    private func startsWithLoading(_ id: Int) -> Bool {
        listed.first { $0.token.participant == id }?.token.callback.phase == .loading
    }

    /// The callbacks that can be missing between two callbacks of a participant, with the places in the log where.
    fileprivate func gaps(of id: Int) -> [(callback: Callback, places: Range<Int>)] {
        let cycle = cycle(of: id)
        let own = appearances(of: id, cycle)
        guard cycle.count > 1, let first = own.first, let last = own.last else { return [] }
        var result: [(Callback, Range<Int>)] = []
        if first.index == 1, startsWithLoading(id) { result.append((cycle[0], 0..<first.place + 1)) }
        for (one, two) in zip(own, own.dropFirst()) where (one.index + 2) % cycle.count == two.index {
            result.append((cycle[(one.index + 1) % cycle.count], one.place + 1..<two.place + 1))
        }
        if cycle.count == 4, last.index.isMultiple(of: 2) {
            result.append((cycle[last.index + 1], last.place + 1..<listed.count + 1))
        }
        return result
    }
}
