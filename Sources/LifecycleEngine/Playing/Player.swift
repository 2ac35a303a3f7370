import LifecycleModel

/// An object that creates a scenario's controllers on demand, performs its steps in order, and records the run.
final class Player {
    let scenario: Scenario
    let simulation: Simulation
    /// The current instance for each name.
    private var alive: [String: Simulation.Weak] = [:]
    /// The controllers that UIKit doesn't retain yet or that the scenario keeps alive, by name.
    private var retained: [String: UIViewController] = [:]

    /// The names of the controllers that are being created together with their children.
    private var instantiating: Set<String> = []
    /// Closures that set delegates when all controllers exist; see ``setDelegates()``.
    private var delegates: [() -> Void] = []
    private var isSettingDelegates = false
    /// The number of overrides in progress.
    private var overrideDepth = 0

    private let verbs: [String: Verb]

    init(_ scenario: Scenario, verbs: [Verb] = Verb.all) {
        self.scenario = scenario
        self.verbs = Dictionary(verbs.map { ($0.signature.name, $0) }) { _, last in last }
        simulation = Simulation(
            ios: scenario.ios, title: scenario.title, file: scenario.file, device: scenario.device,
            hasScenes: scenario.hasScenes, choosesConfiguration: scenario.choosesConfiguration,
            recordsViews: scenario.recordsViews)
        simulation.recordsStatusBarQuestions = scenario.recordsStatusBarQuestions
        for spec in scenario.controllers.values { simulation.recorder.add(spec.code, of: spec.name) }
    }

    /// Plays all steps and returns the run. Calls `inspect` before the teardown, so that the caller can inspect the final
    /// state.
    func play(atEnd inspect: () -> Void = {}) -> Run {
        Simulation.$current.withValue(simulation) {
            for (index, step) in scenario.steps.enumerated() where !simulation.isOver {
                simulation.recorder.location = step.location
                simulation.recorder.step(step.event)
                perform(step)
                if step.waits || index == scenario.steps.count - 1 { simulation.settle() }
                releaseAttached()
            }
            inspect()
        }
        let run = simulation.finish()
        retained = [:]
        return run
    }

    /// Performs a step. `receiver` is the controller whose override contains the step, or nil for a step outside
    /// overrides.
    ///
    /// For a step in an override or a group, events have the line of that step, so that errors point to the step.
    func perform(_ step: Step, inside receiver: UIViewController? = nil) {
        let location = simulation.recorder.location
        simulation.recorder.location = step.location
        verbs[step.verb.name]?.play(Call(step: step, player: self, receiver: receiver))
        simulation.recorder.location = location
    }

    /// Performs the steps of an override. Stops the simulation if overrides are nested too deeply, such as in endless
    /// recursion.
    private func perform(_ steps: [Step], inside receiver: UIViewController) {
        guard overrideDepth < PlayLimit.nestedOverrides.value else {
            return simulation.stop(PlayLimit.nestedOverrides.refusal, about: receiver)
        }
        overrideDepth += 1
        for step in steps where !simulation.isOver { perform(step, inside: receiver) }
        overrideDepth -= 1
    }

    /// Releases the player's references to controllers that UIKit has retained, except for controllers that the
    /// scenario keeps alive.
    private func releaseAttached() {
        // Release in source order, because the order of a dictionary's elements is not deterministic.
        for index in retained.keys.compactMap(scenario.controllers.index(forKey:)).sorted() {
            let name = scenario.controllers.keys[index]
            let keeps = scenario.controllers.values[index].keeps
            if !keeps && retained[name]?.wasAttached == true { retained[name] = nil }
        }
    }

    // MARK: Controllers

    /// The current instances, in source order.
    var allLiving: [UIViewController] { scenario.controllers.keys.compactMap { alive[$0]?.controller } }

    func instance(_ name: String) -> UIViewController? { alive[name]?.controller }

    /// Returns the current instance with the given name, or creates an instance.
    func controller(_ name: String) -> UIViewController { instance(name) ?? make(name) }

    /// Creates a new instance with the given name and, for a container other than a page view controller, its initial
    /// children.
    ///
    /// A storyboard creates a container before its children. Code creates a container after its children. A segue
    /// creates its destination and the destination's children from a storyboard, regardless of the source of their
    /// views. A child in a storyboard needs no identifier.
    func make(_ name: String, bySegue: Bool = false, inStoryboard: Bool = false) -> UIViewController {
        let spec = scenario.controllers[name] ?? ControllerSpec(name: name, className: name)
        guard instantiating.insert(name).inserted else { return placeholder(spec) }
        if !bySegue, !inStoryboard, spec.view == .storyboard, let board = scenario.storyboard,
            board.target(named: name) ?? board.controller(named: spec.className) == nil
        {
            simulation.warn("storyboard-identifier-missing", about: nil, ["identifier": name])
        }
        let isContainer = spec.kind != .pageViewController
        let isFromStoryboard = bySegue || spec.view == .storyboard
        let makeChild = { [unowned self] name in
            make(name, bySegue: bySegue, inStoryboard: isFromStoryboard)
        }
        let early = isFromStoryboard || !isContainer ? [] : spec.children.map(makeChild)
        let controller = instantiate(spec, isFromStoryboard)
        for callback in Callback.allCases where spec.overrides[callback] != nil {
            guard !callback.exists(in: scenario.ios) || callback.isDeprecated(in: scenario.ios) else { continue }
            simulation.note(.override, controller, name: callback.swiftName)
        }
        for callback in unusedInitializers(isFromStoryboard) where spec.overrides[callback] != nil {
            simulation.note(.override, controller, name: callback.swiftName, detail: .neverRuns)
        }
        if !spec.forwardsAppearance {
            simulation.note(
                .override, controller, name: "shouldAutomaticallyForwardAppearanceMethods", detail: .isFalse)
        }
        alive[name] = Simulation.Weak(controller: controller)
        retained[name] = controller
        controller.loading.embeds = spec.embeds.map { name in { [unowned self] in make(name, bySegue: true) } }
        let children = isFromStoryboard && isContainer ? spec.children.map(makeChild) : early
        instantiating.remove(name)
        fill(controller, spec, with: children)
        setDelegates()
        return controller
    }

    /// Stops the simulation because a controller contains itself or is used before its initializer returns. Returns a
    /// placeholder.
    private func placeholder(_ spec: ControllerSpec) -> UIViewController {
        simulation.stop("'\(spec.name)' is used before its initializer returns; use it in a later callback or step")
        return instantiate(ControllerSpec(name: spec.name, className: spec.className), false)
    }

    /// Sets the delegates after all controllers that they refer to have been created. A delegate may be the
    /// controller's container, which code creates after its children.
    private func setDelegates() {
        guard instantiating.isEmpty, !isSettingDelegates else { return }
        isSettingDelegates = true
        // A delegate that doesn't exist is created, which can add closures.
        var position = 0
        while position < delegates.count {
            delegates[position]()
            position += 1
        }
        delegates.removeAll()
        isSettingDelegates = false
    }

    /// Returns the callbacks that are never sent because the controller is created with another initializer.
    private func unusedInitializers(_ isFromStoryboard: Bool) -> [Callback] {
        isFromStoryboard ? [.initWithNibName] : [.initWithCoder, .awakeFromNib]
    }

    private func instantiate(_ spec: ControllerSpec, _ isFromStoryboard: Bool) -> UIViewController {
        var spec = spec
        // Only a nib or a storyboard connects outlets.
        let hasOutlets = !spec.outlets.isEmpty || !spec.missingOutlets.isEmpty
        if hasOutlets, spec.view == .code, spec.nib == nil, !isFromStoryboard { spec.view = .nib }
        simulation.nextInstantiation = PendingInstantiation(
            identity: Identity(className: spec.className, name: spec.name, kind: spec.kind),
            source: isFromStoryboard && spec.view == .code ? .storyboard : spec.view,
            isFromStoryboard: isFromStoryboard, scripted: scripted(spec))
        return switch spec.kind {
        case .navigationController: UINavigationController()
        case .tabBarController: UITabBarController()
        case .splitViewController: UISplitViewController()
        case .pageViewController: UIPageViewController()
        case .alertController: UIAlertController()
        case .searchController: UISearchController()
        case .hostingController: UIHostingController()
        case .viewController, .application, .scene, .swiftUIView: UIViewController()
        }
    }

    private func scripted(_ spec: ControllerSpec) -> ScriptedClass {
        ScriptedClass(
            spec: spec, nib: spec.nib ?? (spec.view == .nib ? spec.defaultNib : nil),
            statusBarChild: { [unowned self] in spec.statusBarChild.flatMap(instance) },
            callsSuper: {
                // Two kinds of classes create a view without a call to super: a class that never calls super but
                // doesn't override loadView, and a class whose loadView creates the view itself.
                let isInherited = spec.callsSuper == .never && spec.overrides[.loadView] == nil
                let makesView = $0 == .loadView && (isInherited || spec.view == .override)
                return makesView || spec.callsSuper.contains($0)
            },
            runOverride: { [unowned self] controller, callback in
                // Register the controller first, because code called by the initializer, such as viewDidLoad of a tab
                // bar controller, may look it up by name.
                if instantiating.contains(spec.name), callback != .deinitializer {
                    alive[spec.name] = Simulation.Weak(controller: controller)
                }
                perform(spec.overrides[callback] ?? [], inside: controller)
            })
    }

    private func fill(_ controller: UIViewController, _ spec: ControllerSpec, with children: [UIViewController]) {
        switch controller {
        case let stack as UINavigationController: stack.install(children)
        case let tabs as UITabBarController:
            tabs.usesTabs = spec.usesTabs
            tabs.setViewControllers(children, selected: spec.selected.flatMap(instance))
        case let split as UISplitViewController:
            split.style = spec.style
            split.setViewControllers(children)
            split.setExtraColumns(
                compact: spec.compact.map { self.controller($0) }, inspector: spec.inspector.map { self.controller($0) }
            )
        case let pages as UIPageViewController:
            pages.transitionStyle = spec.transition
            if let first = spec.children.first {
                pages.initialPage = { [unowned self] in self.controller(first) }
            }
        default: break
        }
        configure(controller, spec)
    }

    /// Sets the properties that any controller can have.
    private func configure(_ controller: UIViewController, _ spec: ControllerSpec) {
        delegates.append { [unowned self, weak controller] in
            controller?.delegate = spec.delegate.map { self.controller($0) }
            controller?.presentationDelegate = spec.presentationDelegate.map { self.controller($0) }
        }
        controller.isModalInPresentation = spec.isModalInPresentation
        if let defines = spec.definesPresentationContext { controller.definesPresentationContext = defines }
        if !spec.detents.isEmpty { controller.detents = spec.detents }
        controller.registerForTraitChanges(spec.observedTraits)
    }
}

extension Scenario {
    /// Plays the scenario and returns its run. Playing a scenario again produces the same run.
    ///
    /// - Parameter verbs: The verbs that steps can use. If several verbs have the same name, the last of them is used.
    public func play(verbs: [Verb] = Verb.all) -> Run { Player(self, verbs: verbs).play() }
}

extension ControllerSpec {
    /// The nib that UIKit finds first if code passes no name.
    fileprivate var defaultNib: Nib { Nib(name: nil, file: Nib.defaultNames(for: className).first) }
}
