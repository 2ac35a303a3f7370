import LifecycleModel

final class Recorder {
    private(set) var run: Run
    /// The location of the scenario step or the override that is being played or was played last.
    var location = SourceLocation() {
        didSet {
            guard location.file != oldValue.file else { return }
            file = location.file.flatMap { $0 == run.file ? nil : index(of: $0) }
        }
    }
    /// The index in `Run.files` of the file in ``location``, or nil for the file of the run.
    private var file: UInt16?
    var clock = 0.0
    /// Whether recording has ended, so that the teardown of the simulation is not recorded.
    private var isClosed = false
    private var callbackCount = 0
    private var stepCount = 0
    private var instances: [String: Int] = [:]
    /// The index of the current step's first event in the run.
    private var stepStart = 0
    /// The closure that is called when a step or the run reaches its limit of events.
    var exceeded: (PlayLimit) -> Void = { _ in }

    init(run: Run) {
        self.run = run
    }

    func close() { isClosed = true }

    /// Adds the overrides of a controller whose Swift code the run plays.
    func add(_ code: [Callback: OverrideCode], of name: String) { if !code.isEmpty { run.code[name] = code } }

    /// Adds a participant and returns its number. If earlier participants have the same name, the participant's ID has
    /// a suffix, such as `#2` in `detail#2`.
    func enter(identity: Identity) -> ControllerID {
        let name = identity.name ?? identity.className
        let count = instances[name, default: 0] + 1
        instances[name] = count
        let id = ControllerID(run.controllers.count)
        let label = count == 1 ? name : "\(name)#\(count)"
        run.controllers.append(
            ControllerInfo(id: label, name: name, className: identity.className, kind: identity.kind ?? .viewController)
        )
        append(.controller(id))
        return id
    }

    private func index(of file: String) -> UInt16? {
        if let known = run.files.firstIndex(of: file) { return UInt16(known) }
        guard let next = UInt16(exactly: run.files.count) else { return nil }
        run.files.append(file)
        return next
    }

    func append(_ body: Event.Body) {
        guard !isClosed else { return }
        var event = Event(body, time: clock, line: location.line)
        event.file = file
        run.events.append(event)
        if run.events.count - stepStart == PlayLimit.eventsOfStep.value { exceeded(.eventsOfStep) }
        if run.events.count == PlayLimit.eventsOfRun.value { exceeded(.eventsOfRun) }
    }

    func step(_ text: String) { step { StepEvent(number: $0, text: text) } }

    /// Begins a step. `event` returns its event for its number.
    func step(_ event: (Int) -> StepEvent) {
        stepCount += 1
        stepStart = run.events.count
        append(.step(event(stepCount)))
    }

    /// Records a callback and returns its number. After recording has ended, returns the number of the last recorded
    /// callback.
    @discardableResult
    func callback(_ event: CallbackEvent) -> Int {
        callbackCount += isClosed ? 0 : 1
        var event = event
        event.number = callbackCount
        append(.callback(event))
        return callbackCount
    }
}
