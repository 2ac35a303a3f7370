import LifecycleModel

extension Deviation {
    init(_ departure: Departure, _ part: Story.Part, step: Int?) {
        let log = part.log
        // A view is loaded earlier than at its position, which is directly before the next callback of its controller.
        let isMissing = departure.kind == .missing
        let position =
            log.items[min(departure.position, log.items.count - 1)...].firstIndex {
                !isMissing || $0.token.callback.phase != .loading || departure.token.callback.phase == .loading
            } ?? log.items.count - 1
        let item = log.items[position]
        let kind: Kind =
            switch departure.kind {
            case .missing: .missing
            case .extra: .extra
            case .moved: .moved
            }
        self.init(
            kind: kind, controller: ControllerID(departure.token.participant), callback: departure.token.callback,
            step: step, eventIndex: item.eventIndex, line: item.line)
        if isMissing, departure.position >= part.path.position, let last = part.items.map(\.eventIndex).max() {
            eventIndex = last + 1
            line = log.run.events[min(eventIndex, log.run.events.count - 1)].line
        }
        expectedIndex = departure.expectedPosition.map { log.items[$0].eventIndex + 1 }
    }

    /// The number of events within which a missing and an extra callback are one that is out of place.
    private static let reach = 8

    /// Replaces pairs of a missing and an extra callback near each other by one callback that is out of place.
    static func merged(_ deviations: [Deviation]) -> [Deviation] {
        var result: [Deviation] = []
        for deviation in deviations {
            let partner = result.indices.suffix(2 * reach).last {
                result[$0].controller == deviation.controller && result[$0].callback == deviation.callback
                    && abs(result[$0].eventIndex - deviation.eventIndex) <= reach
                    && Set([result[$0].kind, deviation.kind]) == [.missing, .extra]
            }
            guard let partner else {
                result.append(deviation)
                continue
            }
            var (extra, missing) = (deviation, result[partner])
            if extra.kind == .missing { swap(&extra, &missing) }
            extra.kind = .moved
            extra.expectedIndex = missing.eventIndex
            result[partner] = extra
        }
        return result
    }

    /// The callbacks that the log prints twice or more often in immediate succession.
    static func doubled(_ story: Story, _ steps: [InferredStep]) -> [Deviation] {
        var step = -1
        return story.parts.flatMap { part -> [Deviation] in
            step += part.role == .stray ? 0 : 1
            return part.items.filter { $0.copies > 1 }.sorted { $0.eventIndex < $1.eventIndex }.map { item in
                var deviation = Deviation(
                    kind: .doubled, controller: ControllerID(item.token.participant), callback: item.token.callback,
                    step: part.role == .stray ? nil : step, eventIndex: item.eventIndex,
                    line: item.copyIndex.flatMap { part.log.run.events[$0].line } ?? item.line)
                deviation.repeatedIndex = item.copyIndex
                return deviation
            }
        }
    }
}

extension Story {
    /// The deviations in the order of the parts.
    var deviations: [Deviation] {
        var step = -1
        return parts.flatMap { part -> [Deviation] in
            step += part.role == .stray ? 0 : 1
            let owner = part.move == nil ? nil : step
            return part.departures.map { Deviation($0, part, step: owner) }
                + part.items.compactMap { item in
                    var deviation = item.deviation
                    deviation?.step = owner
                    return deviation
                }
        }
    }

    /// The callbacks that one class never prints although every class prints all others that it receives. Then the
    /// classes share their logging code, so the log would show the callback.
    func unprinted(_ log: Observation) -> [Deviation] {
        var found: [(departure: Departure, step: Int)] = []
        for (step, part) in steps.enumerated() where part.move != nil {
            found += part.path.unprinted.map { ($0, step) }
        }
        let unended = found.filter { entry in
            guard let will = entry.departure.token.callback.beginning else { return false }
            let begin = Token(entry.departure.token.participant, will)
            return steps[entry.step].items.contains { $0.token == begin } && log.wouldPrint(entry.departure.token)
        }
        guard unended.isEmpty else { return unended.map { Deviation($0.departure, steps[$0.step], step: $0.step) } }
        guard let first = found.first?.departure.token else { return [] }
        let className = log.run.controllers[first.participant].className
        let isAlone = found.allSatisfy {
            let token = $0.departure.token
            return token.callback == first.callback && log.run.controllers[token.participant].className == className
        }
        let printed = log.callbackSet(of: first.participant).count { $0.phase == .appearance }
        guard isAlone, printed > 1 else { return [] }
        return found.map { Deviation($0.departure, steps[$0.step], step: $0.step) }
    }

    /// The controllers that left the hierarchy and were never deallocated, although the log shows the deallocation of
    /// another one that left.
    ///
    /// Callbacks that no step explains, the end of a window, and the exchange of children, which the app can keep, don't
    /// tell, and neither does a controller that came back before.
    func kept(_ log: Observation, _ inferred: [InferredStep]) -> [Deviation] {
        guard !log.deallocations.isEmpty else { return [] }
        var gone: [Int: Int] = [:]
        // The app keeps a controller that it shows again.
        var reused: Set<Int> = []
        for (step, part) in steps.enumerated() {
            let (before, now) = (Set(part.previous.situation.members), Set(part.path.situation.members))
            for id in before.subtracting(now) where id < log.run.controllers.count {
                // The lower controllers of a deep stack are left out, and an exchange of several steps can keep the child.
                let isKept = part.move.map { $0.step.verb == .push || !$0.next.isEmpty } ?? true
                gone[id] = isKept || reused.contains(id) ? nil : step
            }
            for id in now where gone.removeValue(forKey: id) != nil { reused.insert(id) }
        }
        let released = Set(log.deallocations.keys.map { log.callbackSet(of: $0) })
        // Most apps can't print the deallocation of Apple's classes.
        let printsFramework = log.deallocations.keys.contains { log.run.controllers[$0].isOfFramework }
        return gone.keys.sorted().compactMap { id in
            guard log.deallocations[id] == nil, printsFramework || !log.run.controllers[id].isOfFramework,
                released.contains(log.callbackSet(of: id)), let step = gone[id]
            else { return nil }
            let eventIndex = inferred[step].events.lowerBound
            return Deviation(
                kind: .kept, controller: ControllerID(id), callback: .deinitializer, step: step, eventIndex: eventIndex,
                line: log.run.events[eventIndex].line)
        }
    }
}
