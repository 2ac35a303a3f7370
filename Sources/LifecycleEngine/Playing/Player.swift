import LifecycleModel

/// Plays a scenario: makes its controllers when they are needed, does its steps one after another, and records the run.
final class Player {
    let scenario: Scenario
    let simulation: Simulation
    /// The living instance of each name.
    private var living: [String: Weak] = [:]
    /// Controllers that nothing in UIKit holds yet, and those that the scenario keeps.
    private var held: [String: UIViewController] = [:]

    private struct Weak { weak var controller: UIViewController? }

    /// What each verb does, by its name.
    private let verbs: [String: Verb]

    init(_ scenario: Scenario, verbs: [Verb] = Verb.all) {
        self.scenario = scenario
        self.verbs = Dictionary(verbs.map { ($0.signature.name, $0) }) { _, last in last }
        simulation = Simulation(
            ios: scenario.ios, title: scenario.title, file: scenario.file, device: scenario.device,
            hasScenes: scenario.hasScenes, recordsViews: scenario.recordsViews)
    }

    /// Plays every step; `atEnd` looks at what stands before it is taken down.
    func play(atEnd look: () -> Void = {}) -> Run {
        Simulation.$current.withValue(simulation) {
            for (index, step) in scenario.steps.enumerated() where !simulation.isOver {
                simulation.recorder.line = step.place.line
                simulation.recorder.step(step.text)
                perform(step)
                if step.waits || index == scenario.steps.count - 1 { simulation.settle() }
                releaseAttached()
            }
            look()
        }
        let run = simulation.finish()
        held = [:]
        return run
    }

    /// Does a step; `receiver` is the controller in whose override it stands, or nil.
    ///
    /// What happens in an override has the override's line, which is where a mistake in it is to be mended.
    func perform(_ step: Step, inside receiver: UIViewController? = nil) {
        let line = simulation.recorder.line
        if receiver != nil { simulation.recorder.line = step.place.line }
        verbs[step.verb.name]?.play(Call(step: step, player: self, receiver: receiver))
        simulation.recorder.line = line
    }

    /// What UIKit holds now need not be held here any longer.
    private func releaseAttached() {
        held = held.filter { name, controller in scenario.controllers[name]?.keeps == true || !controller.wasAttached }
    }

    // MARK: Controllers

    /// The living controllers, in the order of the text.
    var allLiving: [UIViewController] { scenario.controllers.keys.compactMap { living[$0]?.controller } }

    /// The living instance of the name, or nil.
    func instance(_ name: String) -> UIViewController? { living[name]?.controller }

    /// The living instance of the name, or a new one.
    func controller(_ name: String) -> UIViewController { instance(name) ?? make(name) }

    /// Makes a new instance of the name, with the children that its container starts with.
    ///
    /// From a storyboard a container is made before its children, in code after them. A segue makes its destination, and
    /// that one's children, from a storyboard whatever is said of their views.
    func make(_ name: String, bySegue: Bool = false) -> UIViewController {
        let spec = scenario.controllers[name] ?? ControllerSpec(name: name, className: name)
        let isContainer = spec.kind != .pageViewController
        let isFromStoryboard = bySegue || spec.view == .storyboard
        let makeChild = { [unowned self] name in make(name, bySegue: bySegue) }
        let early = isFromStoryboard || !isContainer ? [] : spec.children.map(makeChild)
        let controller = instantiate(spec, isFromStoryboard)
        for callback in Callback.allCases where spec.overrides[callback] != nil && !callback.exists(in: scenario.ios) {
            simulation.note(.override, controller, name: callback.swiftName)
        }
        if !spec.forwardsAppearance {
            simulation.note(.override, controller, name: "shouldAutomaticallyForwardAppearanceMethods", detail: "false")
        }
        living[name] = Weak(controller: controller)
        held[name] = controller
        controller.loading.embeds = spec.embeds.map { name in { [unowned self] in make(name, bySegue: true) } }
        fill(controller, spec, with: isFromStoryboard && isContainer ? spec.children.map(makeChild) : early)
        return controller
    }

    private func instantiate(_ spec: ControllerSpec, _ isFromStoryboard: Bool) -> UIViewController {
        simulation.nextBirth = Birth(
            identity: Identity(className: spec.className, name: spec.name, kind: spec.kind),
            source: isFromStoryboard && spec.view == .code ? .storyboard : spec.view,
            isFromStoryboard: isFromStoryboard, scripted: scripted(spec))
        return switch spec.kind {
        case .navigationController: UINavigationController()
        case .tabBarController: UITabBarController()
        case .splitViewController: UISplitViewController()
        case .pageViewController: UIPageViewController()
        case .viewController, .application: UIViewController()
        }
    }

    private func scripted(_ spec: ControllerSpec) -> ScriptedClass {
        ScriptedClass(
            forwardsAppearance: spec.forwardsAppearance, forwardsRotation: spec.forwardsRotation,
            orientations: spec.orientations, overridesLoadView: spec.overrides[.loadView] != nil,
            callsSuper: {
                // A class that calls super nowhere has a view all the same, unless it overrides loadView.
                let isInherited = $0 == .loadView && spec.callsSuper == .never && spec.overrides[.loadView] == nil
                return isInherited || spec.callsSuper.contains($0)
            },
            runOverride: { [unowned self] controller, callback in
                for step in spec.overrides[callback] ?? [] { perform(step, inside: controller) }
            })
    }

    private func fill(_ controller: UIViewController, _ spec: ControllerSpec, with children: [UIViewController]) {
        switch controller {
        case let stack as UINavigationController:
            stack.install(children)
            stack.delegate = spec.delegate.map { self.controller($0) }
        case let tabs as UITabBarController:
            tabs.setViewControllers(children, selected: spec.selected.flatMap(instance))
        case let split as UISplitViewController: split.setViewControllers(children)
        case let pages as UIPageViewController:
            pages.transitionStyle = spec.transition
            if let first = spec.children.first {
                pages.initialPage = { [unowned self] in self.controller(first) }
            }
        default: break
        }
    }
}

extension UIViewController {
    /// Whether UIKit itself holds the controller: in a container, in a presentation or in the window.
    var isAttached: Bool {
        parent != nil || presentingViewController != nil || simulation.window.rootViewController === self
    }
}

extension Scenario {
    /// Plays the scenario and returns its run. Playing it again gives the same run.
    ///
    /// - Parameter verbs: The verbs that steps may use; of two with one name the last counts.
    public func play(verbs: [Verb] = Verb.all) -> Run { Player(self, verbs: verbs).play() }
}
