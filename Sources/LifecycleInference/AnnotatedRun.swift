import LifecycleModel

/// The run of a log with what its inferred scenario adds: steps, changes of the hierarchy, senders, and deviations.
struct AnnotatedRun {
    private(set) var run: Run
    private let log: Observation
    private let inference: Inference
    private let played: Run
    /// For each participant of the simulation, its ID in the log's run.
    private var ids: [ControllerID] = []
    /// The events to insert before each event of the log, keyed by its position.
    private var before: [Int: [Event]] = [:]
    /// The events to insert after each event of the log, keyed by its position.
    private var after: [Int: [Event]] = [:]
    private var senders: [Int: ControllerID] = [:]
    /// The senders of the callbacks of each step in the simulation.
    private var expectedSenders: [[Token: ControllerID]]

    init(_ log: Observation, _ inference: Inference, played: Run) {
        (self.log, self.inference, self.played) = (log, inference, played)
        expectedSenders = Array(repeating: [:], count: inference.steps.count)
        run = log.run
        run.title = run.title ?? (inference.owners.isEmpty ? nil : inference.title)
        addParticipants()
        addHierarchy()
        addDeviations()
        addSteps()
        merge()
    }

    /// Adds the controllers that the log doesn't contain.
    private mutating func addParticipants() {
        let known = inference.participants(of: played)
        var names = Set(run.controllers.map(\.id))
        for (index, info) in played.controllers.enumerated() {
            if let id = known[index] {
                ids.append(ControllerID(id))
            } else {
                var info = info
                info.isInferred = true
                while !names.insert(info.id).inserted { info.id += "'" }
                ids.append(ControllerID(run.controllers.count))
                run.controllers.append(info)
            }
        }
    }

    // MARK: The simulation

    /// Adds the changes of the hierarchy after the callbacks that precede them in the simulation, and the senders of
    /// the log's callbacks. A log with dumps of its hierarchy keeps those.
    private mutating func addHierarchy() {
        let hasHierarchy = run.events.contains { if case .hierarchy = $0.body { true } else { false } }
        // The step to whose callbacks the events belong. Those that lead to the log's beginning come before all others.
        var target: Int?
        var last: Int?
        var unmatched: [Token: [Int]] = [:]
        for event in played.events {
            switch event.body {
            case .step(let step):
                let owner = inference.owners[step.number - 1]
                guard owner == nil || owner != target else { continue }
                last = nil
                unmatched = [:]
                let isFirst = target == nil && owner == nil
                target = owner ?? (isFirst ? nil : inference.owners[step.number...].lazy.compactMap { $0 }.first)
                guard let owner else { continue }
                let range = inference.steps[owner].events
                for item in range.reversed() {
                    if case .callback(let callback) = run.events[item].body {
                        unmatched[Token(callback.controller.index, callback.callback), default: []].append(item)
                    }
                }
            case .callback(let callback):
                let id = ids[callback.controller.index]
                if let target, let sender = callback.sender {
                    expectedSenders[target][Token(id.index, callback.callback)] = self.sender(sender)
                }
                guard let eventIndex = unmatched[Token(id.index, callback.callback)]?.popLast() else { continue }
                last = eventIndex
                senders[eventIndex] = callback.sender.flatMap(sender)
            case .controller(let id) where run[ids[id.index]].isInferred:
                insert(.controller(ids[id.index]), target, last)
            case .hierarchy(let change) where !hasHierarchy:
                var change = change
                change.subject = change.subject.map { ids[$0.index] }
                change.target = change.target.map { ids[$0.index] }
                insert(.hierarchy(change), target, last)
            default: break
            }
        }
    }

    /// Returns the sender of a callback, or nil for a controller that the log doesn't prove. UIKit is the sender then.
    private func sender(_ id: ControllerID) -> ControllerID? { run[ids[id.index]].isInferred ? nil : ids[id.index] }

    /// Inserts an event after the last matched callback, or before the first callback of the step.
    private mutating func insert(_ body: Event.Body, _ step: Int?, _ last: Int?) {
        if let last {
            after[last, default: []].append(event(body, at: last))
        } else {
            let first = step.map { inference.steps[$0].events.lowerBound } ?? 0
            before[first, default: []].append(event(body, at: first))
        }
    }

    private func event(_ body: Event.Body, at eventIndex: Int) -> Event {
        let eventIndex = min(eventIndex, log.run.events.count - 1)
        return Event(body, time: log.run.events[eventIndex].time, line: log.run.events[eventIndex].line)
    }

    // MARK: Steps and deviations

    private mutating func addDeviations() {
        for deviation in inference.deviations {
            let subject = deviation.controller
            let name = deviation.callback.swiftName
            var expected: Int?
            if deviation.kind == .missing { expected = deviation.eventIndex }
            if deviation.kind == .moved { expected = deviation.expectedIndex }
            if let expected {
                let sender = deviation.step.flatMap {
                    expectedSenders[$0][Token(subject.index, deviation.callback)]
                }
                let action = ActionEvent(
                    .expected, subject: subject, target: sender, name: name, detail: .init(deviation.kind.rawValue))
                // A callback after the last one of its step isn't one of the next step.
                let end = deviation.step.map { inference.steps[$0].events.upperBound } ?? .max
                if expected < end {
                    before[expected, default: []].append(event(.action(action), at: expected))
                } else {
                    after[end - 1, default: []].append(event(.action(action), at: expected))
                }
            }
            if deviation.kind == .kept {
                let last = deviation.step.map { inference.steps[$0].events.upperBound - 1 } ?? deviation.eventIndex
                let action = ActionEvent(
                    .expected, subject: subject, name: name, detail: .init(deviation.kind.rawValue))
                after[last, default: []].append(event(.action(action), at: last))
            }
            guard [.extra, .moved, .doubled].contains(deviation.kind) else { continue }
            let eventIndex =
                deviation.kind == .doubled ? deviation.repeatedIndex ?? deviation.eventIndex : deviation.eventIndex
            var action = ActionEvent(.unexpected, subject: subject, name: name, detail: .init(deviation.kind.rawValue))
            if case .callback(let callback) = run.events[eventIndex].body { action.inside = callback.number }
            after[eventIndex, default: []].insert(event(.action(action), at: eventIndex), at: 0)
        }
    }

    /// Adds the steps before their first callbacks. A heading of the log before them stays and gets the inference.
    private mutating func addSteps() {
        for step in inference.steps {
            if let heading = heading(before: step.events.lowerBound),
                case .step(var event) = run.events[heading].body, event.inference == nil
            {
                event.inference = step.inference
                run.events[heading].body = .step(event)
            } else {
                let start = step.events.lowerBound
                let body = Event.Body.step(StepEvent(number: 0, text: step.inference.words, inference: step.inference))
                before[start, default: []].insert(event(body, at: start), at: 0)
            }
        }
    }

    /// Returns the position of the heading between the previous callback and `eventIndex`, or nil.
    private func heading(before eventIndex: Int) -> Int? {
        var position = eventIndex - 1
        while position >= 0 {
            switch run.events[position].body {
            case .step: return position
            case .callback: return nil
            default: position -= 1
            }
        }
        return nil
    }

    private mutating func merge() {
        var events: [Event] = []
        for (eventIndex, event) in run.events.enumerated() {
            events += before[eventIndex] ?? []
            var event = event
            if case .callback(var callback) = event.body, callback.sender == nil {
                callback.sender = senders[eventIndex]
                event.body = .callback(callback)
            }
            events.append(event)
            events += after[eventIndex] ?? []
        }
        events += before[run.events.count] ?? []
        var number = 0
        for index in events.indices {
            guard case .step(var step) = events[index].body else { continue }
            number += 1
            step.number = number
            events[index].body = .step(step)
        }
        run.events = events
    }
}
