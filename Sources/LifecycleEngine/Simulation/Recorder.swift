import LifecycleModel

/// Writes down what happens in a simulation, in order.
final class Recorder {
    private(set) var run: Run
    /// The line of the scenario that is being played; nil where there is none.
    var line: Int?
    /// Seconds of virtual time.
    var clock = 0.0
    /// Closed when the story is over, so that the teardown of the simulation leaves no trace.
    private var isClosed = false
    private var callbackCount = 0
    private var stepCount = 0
    private var instances: [String: Int] = [:]
    /// The position in the run's events at which the current step begins.
    private var stepStart = 0
    /// Ends the story when it has more events than a step or a run may have.
    var exceeded: (PlayLimit) -> Void = { _ in }

    init(run: Run) {
        self.run = run
    }

    func close() { isClosed = true }

    /// Enters a participant and returns its number; a second one of a name gets an id of its own, `detail#2`.
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

    func append(_ body: Event.Body) {
        guard !isClosed else { return }
        run.events.append(Event(body, time: clock, line: line))
        if run.events.count - stepStart == PlayLimit.eventsOfStep.value { exceeded(.eventsOfStep) }
        if run.events.count == PlayLimit.eventsOfRun.value { exceeded(.eventsOfRun) }
    }

    func step(_ text: String) {
        stepCount += 1
        stepStart = run.events.count
        append(.step(StepEvent(number: stepCount, text: text)))
    }

    /// Numbers and writes a callback; returns its number.
    @discardableResult
    func callback(_ event: CallbackEvent) -> Int {
        callbackCount += isClosed ? 0 : 1
        var event = event
        event.number = callbackCount
        append(.callback(event))
        return callbackCount
    }
}
