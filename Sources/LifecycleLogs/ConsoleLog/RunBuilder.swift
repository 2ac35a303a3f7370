import LifecycleModel

struct RunBuilder {
    private(set) var run: Run
    /// The day of the first time that has a date. Times with a date count from the start of this day.
    private var firstDay: Int?
    private var instances: InstanceTable
    private var dumps = DumpTracker()
    private var callbacks = 0
    private var steps = 0
    /// The number of callbacks and warnings since the last step.
    private(set) var sinceStep = 0
    /// Whether a callback since the last step followed another callback or a warning without a blank line between
    /// them. If so, the next callback, warning, or note after a blank line starts a step.
    private(set) var isDense = false
    private var last: [ControllerID: (sighting: Sighting, number: Int)] = [:]
    private var latest: Sighting?
    /// The containers of the controllers, as far as their callbacks print them.
    private var parents: [ControllerID: ControllerID?] = [:]
    private var open: [OpenKey: Int] = [:]
    private var lastTime: Double?
    /// The controller of the last callback, and the reason for choosing it.
    private(set) var resolution: Resolution?
    /// Whether to omit callbacks whose controller is a guess.
    private let isStrict: Bool

    private struct OpenKey: Hashable {
        let controller: ControllerID
        let callback: Callback
    }

    init(file: String?, ios: IOSVersion?, isStrict: Bool = false) {
        self.isStrict = isStrict
        run = Run(ios: ios, source: .log, file: file)
        instances = InstanceTable(run: run)
    }

    var isEmpty: Bool { run.events.isEmpty && !hasRemovedEvents }
    private var hasRemovedEvents = false

    mutating func removeEvents() {
        hasRemovedEvents = !isEmpty
        run.events.removeAll(keepingCapacity: true)
    }

    mutating func title(_ text: String) { run.title = text }
    mutating func addCodeLine() { run.codeLines += 1 }
    mutating func skipRepetition(_ line: Int) { run.repeatedLines.append(line) }
    mutating func skip() { run.skippedLines += 1 }
    mutating func set(ios: IOSVersion?, title: String?) { (run.ios, run.title) = (ios, title ?? run.title) }

    /// Returns the time of a line, in seconds since midnight of the first day, or nil if the line has no time. If the
    /// line has no date, or if its date is at least 100,000 days from the first day, such as a date without a year,
    /// returns the seconds since midnight.
    mutating func time(of prefix: LinePrefix) -> Double? {
        guard let seconds = prefix.seconds else { return nil }
        if firstDay == nil { firstDay = prefix.day }
        guard let day = prefix.day, let firstDay, abs(day - firstDay) < 100_000 else { return seconds }
        return seconds + Double(day - firstDay) * 86_400
    }

    /// Sets the time of the events that were read from lines after `line`.
    mutating func setTime(of prefix: LinePrefix, after line: Int) {
        lastTime = time(of: prefix)
        for index in run.events.indices.reversed() {
            guard run.events[index].line ?? 0 > line else { return }
            run.events[index].time = lastTime
        }
    }

    /// Sets the end of the run to the time of a line, if the line has one.
    mutating func setEnd(of prefix: LinePrefix) { run.endTime = time(of: prefix) }

    // MARK: Events

    /// Adds a step. If `text` is nil, the step's text is the pause since the last callback, such as `after 1.2 s`. If
    /// the times don't show a pause, the text contains the number of the step instead, such as `group 2`.
    mutating func step(_ text: String?, line: Int?, time: Double?) {
        steps += 1
        sinceStep = 0
        isDense = false
        instances.startGroup()
        var words = text ?? "group \(steps)"
        if text == nil, let time, let lastTime, time > lastTime {
            let tenths = Int(((time - lastTime) * 10).rounded())
            words = "after \(tenths / 10).\(tenths % 10) s"
        }
        run.events.append(Event(.step(StepEvent(number: steps, text: words)), time: time, line: line))
    }

    /// Adds a callback or the end of a callback. Returns false if the line repeats an earlier callback, or if the
    /// controller is a guess and guesses are omitted.
    mutating func add(_ sighting: Sighting, prefix: LinePrefix, line: Int, isAfterGap: Bool = false) -> Bool {
        if isSameRelease(sighting) { return false }
        let time = time(of: prefix)
        if isAfterGap { instances.startGroup() }
        let resolution = instances.resolve(sighting, in: &run)
        let id = resolution.controller
        if isStrict, resolution.isGuess { return false }
        if sighting.phase == .end, leave(sighting, id, time: time, line: line) { return true }
        if isRepetition(sighting, of: id) { return false }
        if resolution.isNew { run.events.append(Event(.controller(id), time: time, line: line)) }
        callbacks += 1
        var event = CallbackEvent(
            number: callbacks, controller: id, callback: sighting.callback, animated: sighting.animated)
        event.state = instances.follow(event)
        event.isGuess = resolution.isGuess
        if let parent = sighting.parent { event.parent = argument(parent, time: time, line: line) }
        run.events.append(Event(.callback(event), time: time, line: line))
        if event.callback == .didMoveToParent, let parent = event.parent {
            move(id, to: parent.id, time: time, line: line)
        }
        if sighting.phase == .start { open[OpenKey(controller: id, callback: sighting.callback)] = callbacks }
        last[id] = (sighting, callbacks)
        latest = sighting
        self.resolution = resolution
        lastTime = time ?? lastTime
        if sinceStep > 0, !isAfterGap { isDense = true }
        sinceStep += 1
        return true
    }

    private mutating func argument(_ parent: ObjectDescription, time: Double?, line: Int) -> ParentArgument {
        guard !parent.className.isEmpty else { return .null }
        let (id, isNew) = instances.find(parent.className, address: parent.address, in: &run)
        if isNew { run.events.append(Event(.controller(id), time: time, line: line)) }
        return .controller(id)
    }

    /// Adds the change of the hierarchy that `didMove(toParent:)` reports.
    private mutating func move(_ id: ControllerID, to parent: ControllerID?, time: Double?, line: Int) {
        let before = parents.updateValue(parent, forKey: id) ?? nil
        guard before != parent, parent != id else { return }
        let change =
            parent.map { HierarchyEvent(.addChild, subject: id, target: $0) }
            ?? before.map { HierarchyEvent(.removeChild, subject: id, target: $0) }
        if let change { run.events.append(Event(.hierarchy(change), time: time, line: line)) }
    }

    /// Sets the number of the unnamed controller, if there is exactly one and it has no number yet.
    mutating func number(_ number: String) { instances.number(number, in: &run) }

    /// Returns whether the last callback reports the same call as `sighting`, which a swizzled method printed. If so,
    /// the sighting only repeats the call.
    func isKnown(_ sighting: Sighting) -> Bool {
        if sighting.name == nil, sighting.address == nil, latest?.callback == sighting.callback { return true }
        guard let id = instances.latest(sighting), let before = last[id] else { return false }
        return before.sighting.callback == sighting.callback && before.number == callbacks
    }

    /// Adds a UIKit warning. If the warning is about an unknown controller, adds the controller first.
    mutating func add(_ id: String, text: String, subject: ObjectDescription?, prefix: LinePrefix, line: Int) {
        let time = time(of: prefix)
        var controller: ControllerID?
        if let subject {
            let (id, isNew) = instances.find(subject.className, address: subject.address, in: &run)
            if isNew { run.events.append(Event(.controller(id), time: time, line: line)) }
            controller = id
        }
        let warning = WarningEvent(id: id, text: text, controller: controller)
        run.events.append(Event(.warning(warning), time: time, line: line))
        sinceStep += 1
    }

    /// Adds a callback of the application or of a scene as a note, or a note of this kind.
    mutating func note(_ text: String, kind: ActionEvent.Detail? = nil, prefix: LinePrefix, line: Int) {
        let note = ActionEvent(.note, name: kind == nil ? nil : text, detail: kind ?? ActionEvent.Detail(text))
        run.events.append(Event(.action(note), time: time(of: prefix), line: line))
    }

    /// Adds the new controllers and the hierarchy changes from a dump. `number` returns the line in the log for a
    /// line in the dump.
    mutating func add(_ dump: HierarchyDump, number: (Int) -> Int) {
        var arrivals: [ControllerID: Int] = [:]
        let changes = dumps.changes(to: dump) { node in
            let (id, isNew) = instances.find(node.className, address: node.address, in: &run)
            if isNew { arrivals[id] = node.line }
            return id
        }
        for (id, line) in arrivals.sorted(by: { $0.key.index < $1.key.index }) {
            run.events.append(Event(.controller(id), time: lastTime, line: number(line)))
        }
        for (change, line) in changes {
            run.events.append(Event(.hierarchy(change), time: lastTime, line: number(line)))
        }
    }

    // MARK: Call ends and repetitions

    private mutating func leave(_ sighting: Sighting, _ id: ControllerID, time: Double?, line: Int) -> Bool {
        let key = OpenKey(controller: id, callback: sighting.callback)
        var number = open.removeValue(forKey: key)
        if number == nil, let before = last[id], before.sighting.callback == sighting.callback,
            before.sighting.phase == .whole
        {
            number = before.number
        }
        guard let number else { return false }
        let action = ActionEvent(.leave, subject: id, name: sighting.callback.swiftName, inside: number)
        run.events.append(Event(.action(action), time: time, line: line))
        last[id]?.sighting.phase = .end
        return true
    }

    /// Returns whether the sighting repeats a `deinit` or `dealloc`: the last callback is one with the same name and
    /// address, printed from an earlier line of the source file. After this callback, the instance table no longer
    /// finds the instance, so `isRepetition` can't find the repetition.
    private func isSameRelease(_ sighting: Sighting) -> Bool {
        guard sighting.callback == .deinitializer, let latest, latest.callback == .deinitializer,
            latest.name == sighting.name, latest.address == sighting.address, let now = sighting.sourceLine,
            let then = latest.sourceLine
        else { return false }
        return now > then
    }

    /// Returns whether the sighting repeats a callback that the controller already received. A logger that prints the
    /// source location repeats the callback's name with each message within one call.
    private func isRepetition(_ sighting: Sighting, of id: ControllerID) -> Bool {
        let key = OpenKey(controller: id, callback: sighting.callback)
        if sighting.phase == .whole, open[key] != nil { return true }
        guard let before = last[id]?.sighting, before.callback == sighting.callback, before.phase != .end else {
            return false
        }
        // An override and the overridden method each print their own class.
        if let own = sighting.methodClass, let other = before.methodClass, own != other { return true }
        if let now = sighting.sourceLine, let then = before.sourceLine { return now > then }
        if sighting.callback.isLayout || !sighting.callback.happensOnce { return false }
        return sighting.isMessage(after: before) && (before.hasMessage || before.sourceLine == nil)
    }
}

extension Callback {
    /// Whether an instance can't receive the callback twice in a row.
    fileprivate var happensOnce: Bool {
        switch phase {
        case .creation, .loading, .appearance: self != .loadViewIfNeeded
        default: false
        }
    }
}
