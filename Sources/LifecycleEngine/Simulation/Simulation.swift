import LifecycleModel

/// A simulated app with UIKit's behavior: its clock, run loop, window, and recorded run.
///
/// A Swift program that subclasses ``UIViewController`` runs inside ``play(ios:title:_:)``. A scenario is played by its
/// `Player`. Each simulation belongs to one task and is stored in a task-local value, so several simulations can run
/// concurrently.
///
/// As in UIKit, a controller lives as long as another object retains it. Containers retain their children, presenters
/// what they present, and a window its root. A presented controller and its `UIPresentationController` retain each
/// other until the presentation ends. Five more references keep controllers alive, and each has its own end:
///
/// - `Player.retained` has the controllers that no container or presenter has retained yet, until the end of the step
///   in which one does, and those that the scenario keeps, until the end of the run.
/// - The work in `loop` retains the controllers of the running transitions, until it has run.
/// - `autoreleased` has what was removed or replaced in this turn, and `arriving` the controllers whose views were
///   added in it, until `endTurn()`.
/// - `UIWindow.leaked` has roots that were replaced while they presented, as iOS 12 and earlier leak them, until the end
///   of the run.
/// - `presented` retains nothing. `finish()` uses it to break the cycle of presentations that never ended.
///
/// After the end, nothing is recorded, so the order in which `finish()` releases the rest doesn't matter.
public final class Simulation: @unchecked Sendable {  // confined to the task that plays it
    /// The simulation that the current task plays, or nil outside a simulation.
    @TaskLocal public static var current: Simulation?

    /// The simulation that new controllers and views belong to. Creating a controller or view outside a simulation is a
    /// programming error.
    static var playing: Simulation {
        guard let current else {
            preconditionFailure("no simulation is running; create controllers and views inside Simulation.play")
        }
        return current
    }

    /// The iOS version to simulate.
    public let ios: IOSVersion
    /// Whether the app uses scenes. This affects the application's callbacks, the responder chain, and the layout after
    /// the snapshots in the background.
    public let hasScenes: Bool
    /// Whether the app's delegate implements `application(_:configurationForConnecting:options:)`. Without that method,
    /// UIKit takes the configuration from Info.plist.
    let choosesConfiguration: Bool
    let recorder: Recorder
    /// Whether the run also records the `UIView` callbacks of root views.
    let recordsViews: Bool
    /// Whether the run also records the status bar queries.
    var recordsStatusBarQuestions = false
    var device: Device
    private(set) var loop = MainRunLoop()
    /// Objects that were released in this turn. They live until the turn ends, like objects in an autorelease pool.
    private var autoreleased: [AnyObject] = []
    /// Controllers that are appearing because their views were added to a window. Their appearance transitions end when
    /// the turn ends, except for children that appear together with their container.
    private(set) var arriving: [UIViewController] = []
    /// Whether constraints are updated during the layout pass instead of before it. True during a rotation or window
    /// resize in iOS 8.
    var updatesConstraintsInsideLayout = false
    /// Whether the simulation has ended. After that, no callbacks are sent.
    private(set) var isOver = false
    /// The initial values of the next controller that the scenario creates, or nil if the player has set none.
    var nextInstantiation: PendingInstantiation?
    /// The callbacks in progress, outermost first.
    var frames: [DeliveryFrame] = []
    /// The current nesting depth of calls; see ``nest(about:_:)``.
    var depth = 0

    /// The window of the app, or of its first scene.
    public var window: UIWindow {
        if let firstWindow { return firstWindow }
        let window = UIWindow(simulation: self)
        firstWindow = window
        return window
    }
    /// The window, until the simulation ends: the window retains the simulation.
    private var firstWindow: UIWindow?
    /// A reference that doesn't retain its controller.
    struct Weak { weak var controller: UIViewController? }
    /// The controllers that were presented, each of which retains its presentation and is retained by it.
    private var presented: [Weak] = []
    /// The application.
    public private(set) lazy var application = UIApplication(simulation: self)
    /// The app's notification center.
    public private(set) lazy var notificationCenter = NotificationCenter(simulation: self)

    /// The duration of a transition's animation, in seconds of virtual time.
    static let animationDuration = 0.35

    /// Creates the simulation of an app that has not been launched.
    public init(
        ios: IOSVersion = .latest, title: String? = nil, file: String? = nil, device: Device = Device(),
        hasScenes: Bool? = nil, choosesConfiguration: Bool = false, recordsViews: Bool = false
    ) {
        self.ios = ios
        self.device = device
        self.hasScenes = (hasScenes ?? true) && ios.has(.hasScenes)
        self.choosesConfiguration = choosesConfiguration
        self.recordsViews = recordsViews
        recorder = Recorder(run: Run(title: title, ios: ios, source: .scenario, file: file))
        recorder.exceeded = { [unowned self] in stop($0.refusal) }
    }

    /// Plays `body` in a new simulation and returns the run. Objects that the simulation retains are released before
    /// this method returns.
    ///
    /// After a program exceeds a `PlayLimit`, no further callbacks are sent; see `Run.stop`.
    public static func play(ios: IOSVersion = .latest, title: String? = nil, _ body: (Simulation) -> Void) -> Run {
        let simulation = Simulation(ios: ios, title: title)
        $current.withValue(simulation) {
            body(simulation)
            simulation.settle()
        }
        return simulation.finish()
    }

    /// The run so far.
    public var run: Run { recorder.run }

    /// Stops the simulation: no further callbacks are sent or recorded.
    func stop() {
        isOver = true
        recorder.close()
        loop.removeAll()
    }

    /// Ends the simulation, tears it down, and returns the run.
    public func finish() -> Run {
        stop()
        for reference in presented { reference.controller?.presentation = nil }
        for window in windows { window.tearDown() }
        application.releaseScenes()
        notificationCenter.removeAll()
        arriving = []
        autoreleased = []
        firstWindow = nil
        return recorder.run
    }

    /// Remembers a presented controller, so that it is released at the end of the simulation.
    func notePresentation(of controller: UIViewController) { presented.append(Weak(controller: controller)) }

    /// Launches the app. `makeRoot` creates the root controller in `application(_:didFinishLaunchingWithOptions:)` or,
    /// in an app with scenes, in the scene delegate's `willConnect` callback.
    public func launch(_ makeRoot: () -> UIViewController) {
        application.launch(fromStoryboard: false, makeRoot)
    }

    /// Starts a step and runs it until no work is pending.
    public func step(_ text: String, _ body: () -> Void) {
        recorder.step(text)
        body()
        settle()
    }

    // MARK: - Time

    /// Runs the run loop until no work is pending. Stops the simulation if this takes too many turns.
    public func settle() {
        endTurn()
        var turns = 0
        while workOnce() {
            endTurn()
            turns += 1
            if turns == PlayLimit.turns.value { stop(PlayLimit.turns.refusal) }
        }
    }

    /// Runs the next piece of work and returns whether there was any. Because this is a separate function, the objects
    /// that the work captures are released before the turn ends, in debug and release builds.
    private func workOnce() -> Bool {
        guard let next = loop.next() else { return false }
        if let due = next.due { recorder.clock = max(recorder.clock, due) }
        next.work()
        return true
    }

    /// Runs `work` in the next turn of the run loop or, if other work is already queued, in the turn after that work.
    /// Has no effect after the simulation has ended.
    func onNextTurn(_ work: @escaping () -> Void) {
        if !isOver { loop.enqueue(work) }
    }

    /// Runs `work` after an animation that starts now. Without an animation, runs `work` in the next turn.
    func afterAnimation(_ animated: Bool, duration: Double = animationDuration, _ work: @escaping () -> Void) {
        guard animated, !isOver else { return onNextTurn(work) }
        loop.schedule(at: recorder.clock + duration, work)
    }

    /// Runs pieces of work one after another, each after the time of an animation.
    func inSuccession(_ work: some Collection<() -> Void>) {
        guard let first = work.first else { return }
        first()
        let rest = Array(work.dropFirst())
        if !rest.isEmpty { afterAnimation(true) { [self] in inSuccession(rest) } }
    }

    /// Keeps `object` alive until the turn ends, like an autoreleased return value.
    func autorelease(_ object: AnyObject?) {
        if let object { autoreleased.append(object) }
    }

    /// Ends a turn: commits pending updates, and ends the appearances that began because views were added. If there
    /// were such appearances, commits again. Then drains the autorelease pool, and advances the clock by a millisecond.
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
        // Releasing an object may autorelease others, so drain the pool until it stays empty.
        while !autoreleased.isEmpty {
            let dying = autoreleased
            autoreleased = []
            withExtendedLifetime(dying) {}
        }
    }

    func addArrival(_ controller: UIViewController) { arriving.append(controller) }

    /// The number of the callback whose code is running, or nil between callbacks.
    var currentCallback: Int? { frames.last?.number }

    /// Runs `body` as a nested call. If calls are nested too deeply, stops the simulation instead, before endless
    /// recursion in an app overflows the stack.
    func nest(about subject: UIViewController?, _ body: () -> Void) {
        guard depth < PlayLimit.nestedCalls.value else { return stop(PlayLimit.nestedCalls.refusal, about: subject) }
        depth += 1
        body()
        depth -= 1
    }

    /// Stops the simulation and records the reason in the run's last event. Has no effect if the simulation has already
    /// ended.
    func stop(_ reason: String, about subject: UIViewController? = nil) {
        guard !isOver else { return }
        note(.note, subject, name: reason, detail: .stopped)
        stop()
    }

    func note(
        _ kind: ActionEvent.Kind, _ subject: UIViewController? = nil, target: UIViewController? = nil,
        name: String? = nil, detail: ActionEvent.Detail? = nil
    ) {
        recorder.append(
            .action(
                ActionEvent(
                    kind, subject: subject?.id, target: target?.id, name: name, detail: detail, inside: currentCallback)
            ))
    }

    func change(
        _ change: HierarchyEvent.Change, _ subject: UIViewController?, to target: UIViewController? = nil,
        detail: String? = nil
    ) {
        recorder.append(.hierarchy(HierarchyEvent(change, subject: subject?.id, target: target?.id, detail: detail)))
    }

    /// Records a warning that UIKit prints or an exception that it raises, with the text for this iOS version. Nothing
    /// catches an exception, so the app terminates, and the simulation ends.
    func warn(_ id: String, about subject: UIViewController?, _ values: [String: String]) {
        let message = UIKitWarning.named(id)
        let text = message?.text(ios: ios, filling: values) ?? id
        recorder.append(.warning(WarningEvent(id: id, text: text, controller: subject?.id)))
        guard message?.isException(in: ios) == true, !isOver else { return }
        note(.note, name: "the app has terminated", detail: .terminated)
        stop()
    }

    /// The maximum number of update passes in one commit. An app that needs more passes is assumed to request updates
    /// endlessly.
    private static let mostPasses = 12

    /// The window of the app or of its first scene, and then the windows of the other connected scenes.
    var windows: [UIWindow] { [window] + application.scenes.compactMap(\.window) }

    /// The window of the scene that was connected or activated last. If there is no such scene, or if it is no longer
    /// connected, this is the window of the app or of its first scene.
    var keyWindow: UIWindow { application.keyScene?.window ?? window }

    /// Updates all visible content, as Core Animation's commit does at the end of a turn: sends due `viewIsAppearing`
    /// callbacks, then updates the traits, the status bar, the properties (iOS 26 and later), the constraints, and the
    /// layout.
    func commit() {
        for controller in windows.compactMap(\.rootViewController) { controller.deliverIsAppearingBelow() }
        for controller in arriving { controller.deliverIsAppearingIfDue() }
        for window in windows { window.updateTraitsIfNeeded() }
        application.updateStatusBar()
        if ios.has(.updatesProperties) { return runUpdatePasses() }
        for window in windows { window.updateConstraintsIfNeeded() }
        for window in windows { window.layoutIfNeeded() }
    }

    /// Repeats the update pass until no properties are outdated, because layout may request another update. After the
    /// maximum number of passes, records a note and discards the remaining requests. Source: Apple, "Updating views
    /// automatically with observation tracking".
    private func runUpdatePasses() {
        for _ in 0..<Simulation.mostPasses {
            for window in windows { window.layoutIfNeeded() }
            guard windows.contains(where: \.isInvalidBelow) else { return }
        }
        note(
            .note, name: "updates don't finish; stopped after \(Simulation.mostPasses) passes", detail: .endless)
        for window in windows { window.settleBelow() }
    }
}
