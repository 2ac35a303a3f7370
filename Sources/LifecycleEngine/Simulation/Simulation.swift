import LifecycleModel

/// One app, launched and lived through by UIKit's rules: the clock, the run loop, the window, and the run it records.
///
/// A Swift program that subclasses ``UIViewController`` runs inside ``play(ios:title:_:)``; a scenario is played by its
/// `Player`. A simulation belongs to one task: it is found there by a task-local value, never globally, so that many
/// can run side by side.
public final class Simulation: @unchecked Sendable {  // confined to the task that plays it
    /// The simulation that is being played in this task.
    @TaskLocal public static var current: Simulation?

    /// The simulation in which controllers are made now; making one outside any is a mistake of the program.
    static var playing: Simulation {
        guard let current else { preconditionFailure("controllers and views are made inside Simulation.play") }
        return current
    }

    /// The rules that hold.
    public let ios: IOSVersion
    /// Whether the app has scenes, which changes what the application is told and when snapshots are taken.
    public let hasScenes: Bool
    /// Whether the app's delegate implements `application(_:configurationForConnecting:options:)`. Without it UIKit takes
    /// the configuration from Info.plist and asks nobody.
    let choosesConfiguration: Bool
    let recorder: Recorder
    /// Whether UIView's own callbacks are recorded too.
    let recordsViews: Bool
    /// Whether the questions about the status bar are recorded too.
    var recordsStatusBarQuestions = false
    /// The device; turning it is ``UIApplication``'s business.
    var device: Device
    private(set) var loop = MainRunLoop()
    /// Objects that the app has let go of in this turn: they live until the turn ends, as in an autorelease pool.
    private var autoreleased: [AnyObject] = []
    /// Controllers whose view came into a window by `addSubview`: their did follows when the turn is committed.
    private(set) var arriving: [UIViewController] = []
    /// Whether constraints wait for the layout pass instead of coming before it: a rotation of iOS 8.
    var updatesConstraintsInsideLayout = false
    /// Whether the story is over: what is taken down then is told nothing any more.
    private(set) var isOver = false
    /// What a scenario's next controller is born as.
    var nextBirth: Birth?
    /// The callbacks being delivered, outermost first.
    var frames: [DeliveryFrame] = []
    /// How many calls are inside one another now; see ``nest(_:_:)``.
    var depth = 0

    /// The window of the app, or of its first scene.
    public private(set) lazy var window = UIWindow(simulation: self)
    /// The application.
    public private(set) lazy var application = UIApplication(simulation: self)
    /// The app's notification center.
    public private(set) lazy var notificationCenter = NotificationCenter(simulation: self)

    /// How long a transition's animation takes, in seconds of virtual time.
    static let animationDuration = 0.35

    /// Makes an app that has not been launched.
    public init(
        ios: IOSVersion = .newest, title: String? = nil, file: String? = nil, device: Device = Device(),
        hasScenes: Bool? = nil, choosesConfiguration: Bool = false, recordsViews: Bool = false
    ) {
        self.ios = ios
        self.device = device
        self.hasScenes = (hasScenes ?? true) && ios.hasScenes
        self.choosesConfiguration = choosesConfiguration
        self.recordsViews = recordsViews
        recorder = Recorder(run: Run(title: title, ios: ios, source: .scenario, file: file))
        recorder.exceeded = { [unowned self] in stop($0.refusal) }
    }

    /// Plays `body` in a new simulation and returns the run; what `body` makes is released before this returns.
    ///
    /// A program that exceeds a `PlayLimit` gets no callbacks from there on; see `Run.stop`.
    public static func play(ios: IOSVersion = .newest, title: String? = nil, _ body: (Simulation) -> Void) -> Run {
        let simulation = Simulation(ios: ios, title: title)
        $current.withValue(simulation) {
            body(simulation)
            simulation.settle()
        }
        return simulation.finish()
    }

    /// The run so far.
    public var run: Run { recorder.run }

    /// Ends the story where it is: nothing is told or recorded any more.
    func stop() {
        isOver = true
        recorder.close()
        loop.removeAll()
    }

    /// Ends the story, and takes down what is left.
    public func finish() -> Run {
        stop()
        for window in windows { window.tearDown() }
        notificationCenter.removeAll()
        arriving = []
        autoreleased = []
        return recorder.run
    }

    /// Launches the app with a root controller that `makeRoot` makes in `application(_:didFinishLaunchingWithOptions:)`.
    public func launch(_ makeRoot: () -> UIViewController) {
        application.launch(fromStoryboard: false, makeRoot)
    }

    /// Starts a step of the story and plays it until everything has settled.
    public func step(_ text: String, _ body: () -> Void) {
        recorder.step(text)
        body()
        settle()
    }
}

// MARK: - Time

extension Simulation {
    /// Lets the run loop turn until nothing is left to happen.
    public func settle() {
        endTurn()
        var turns = 0
        while workOnce() {
            endTurn()
            turns += 1
            if turns == PlayLimit.turns.value { stop(PlayLimit.turns.refusal) }
        }
    }

    /// Does the next thing that is due. What its closure held is let go of before the turn ends, in any build.
    private func workOnce() -> Bool {
        guard let next = loop.next() else { return false }
        if let due = next.due { recorder.clock = max(recorder.clock, due) }
        next.work()
        return true
    }

    /// Does `work` in the next turn of the run loop.
    func onNextTurn(_ work: @escaping () -> Void) {
        if !isOver { loop.enqueue(work) }
    }

    /// Does `work` when an animation that starts now has ended; with no animation when this turn has been committed.
    func afterAnimation(_ animated: Bool, duration: Double = animationDuration, _ work: @escaping () -> Void) {
        guard animated, !isOver else { return onNextTurn(work) }
        loop.schedule(at: recorder.clock + duration, work)
    }

    /// Keeps `object` alive until the turn ends, as an autoreleased return value is.
    func autorelease(_ object: AnyObject?) {
        if let object { autoreleased.append(object) }
    }

    /// Ends a turn: constraints, geometry and layout are committed, arrivals are finished, the pool is drained.
    private func endTurn() {
        commit()
        let finished = arriving
        arriving = []
        for controller in finished { controller.finishArrival() }
        autoreleased.append(contentsOf: finished)
        if !finished.isEmpty { commit() }
        drain()
        recorder.clock += 0.001
    }

    private func drain() {
        // Releasing one object may autorelease another: the pool is emptied until it stays empty.
        while !autoreleased.isEmpty {
            let dying = autoreleased
            autoreleased = []
            withExtendedLifetime(dying) {}
        }
    }

    func addArrival(_ controller: UIViewController) { arriving.append(controller) }
}
