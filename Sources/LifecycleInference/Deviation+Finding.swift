import LifecycleModel

extension Deviation {
    init(_ departure: Departure, _ log: Observation, step: Int?) {
        let position = min(departure.position, log.items.count - 1)
        let item = log.items[position]
        let kind: Kind =
            switch departure.kind {
            case .missing: .missing
            case .extra: .extra
            case .moved: .moved
            }
        self.init(
            kind: kind, controller: ControllerID(departure.token.participant), callback: departure.token.callback,
            step: step, place: item.place, line: item.line)
        if departure.kind == .missing, departure.position == log.items.count { place = log.run.events.count }
        guard let expected = departure.expectedPosition else { return }
        expectedPlace = expected + 1 < log.items.count ? log.items[expected + 1].place : log.run.events.count
    }

    /// The number of events within which a missing and an extra callback are one that is out of place.
    private static let reach = 8

    /// Replaces pairs of a missing and an extra callback near each other by one callback that is out of place.
    static func merged(_ deviations: [Deviation]) -> [Deviation] {
        var result: [Deviation] = []
        for deviation in deviations {
            let partner = result.indices.suffix(2 * reach).last {
                result[$0].controller == deviation.controller && result[$0].callback == deviation.callback
                    && abs(result[$0].place - deviation.place) <= reach
                    && Set([result[$0].kind, deviation.kind]) == [.missing, .extra]
            }
            guard let partner else {
                result.append(deviation)
                continue
            }
            var (extra, missing) = (deviation, result[partner])
            if extra.kind == .missing { swap(&extra, &missing) }
            extra.kind = .moved
            extra.expectedPlace = missing.place
            result[partner] = extra
        }
        return result
    }

    /// The callbacks that the log prints twice or more often in immediate succession.
    static func doubled(_ log: Observation, _ steps: [InferredStep]) -> [Deviation] {
        var step = 0
        return log.items.filter { $0.copies > 1 }.sorted { $0.place < $1.place }.map { item in
            while step < steps.count, steps[step].events.upperBound <= item.place { step += 1 }
            let isInStep = step < steps.count && steps[step].events.contains(item.place)
            var deviation = Deviation(
                kind: .doubled, controller: ControllerID(item.token.participant), callback: item.token.callback,
                step: isInStep ? step : nil, place: item.place,
                line: item.copyPlace.flatMap { log.run.events[$0].line } ?? item.line)
            deviation.repeatedPlace = item.copyPlace
            return deviation
        }
    }

    /// The callbacks that one class never prints although every class prints all others that it receives. Then the
    /// classes share their logging code, so the log would show the callback.
    static func unprinted(_ log: Observation, _ paths: [Search.Path]) -> [Deviation] {
        var step = -1
        var found: [(departure: Departure, step: Int)] = []
        for path in paths.dropFirst() where path.move != nil {
            step += 1
            found += path.unprinted.map { ($0, step) }
        }
        guard let first = found.first?.departure.token else { return [] }
        let className = log.run.controllers[first.participant].className
        let isAlone = found.allSatisfy {
            let token = $0.departure.token
            return token.callback == first.callback && log.run.controllers[token.participant].className == className
        }
        guard isAlone, log.callbackSet(of: first.participant).filter(\.changesAppearance).count > 1 else { return [] }
        return found.map { Deviation($0.departure, log, step: $0.step) }
    }

    /// The controllers that left the hierarchy and were never deallocated, although the log shows the deallocation of
    /// another one that left.
    static func kept(_ log: Observation, _ paths: [Search.Path], _ steps: [InferredStep]) -> [Deviation] {
        guard !log.deallocations.isEmpty else { return [] }
        var gone: [Int: Int] = [:]
        var members: Set<Int> = []
        var step = -1
        for path in paths {
            step += path.move == nil ? 0 : 1
            let now = Set(path.situation.members)
            for id in members.subtracting(now) where id < log.run.controllers.count { gone[id] = step }
            for id in now { gone[id] = nil }
            members = now
        }
        let released = Set(log.deallocations.keys.map { log.callbackSet(of: $0) })
        return gone.keys.sorted().compactMap { id in
            guard log.deallocations[id] == nil, released.contains(log.callbackSet(of: id)), let step = gone[id],
                step >= 0, step < steps.count
            else { return nil }
            let place = steps[step].events.lowerBound
            return Deviation(
                kind: .kept, controller: ControllerID(id), callback: .deinitializer, step: step, place: place,
                line: log.run.events[place].line)
        }
    }
}

extension [Search.Path] {
    /// The deviations of an explanation, in the order of the steps.
    func deviations(_ log: Observation) -> [Deviation] {
        var step = -1
        return dropFirst().flatMap { path -> [Deviation] in
            step += path.move == nil ? 0 : 1
            return path.departures.map { Deviation($0, log, step: path.move == nil ? nil : step) }
        }
    }
}
