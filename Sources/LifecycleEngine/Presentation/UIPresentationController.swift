import LifecycleModel

/// One presentation, from the call of present to the end of the dismissal.
final class UIPresentationController {
    /// Where it stands.
    enum Phase { case presenting, presented, dismissing, dismissed }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    let style: UIModalPresentationStyle
    var phase = Phase.presenting
    /// What was asked for while the dids of a transition were told; nil at any other time.
    private var afterwards: [() -> Void]?
    private let simulation: Simulation

    init(of presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle) {
        self.presented = presented
        self.presenter = presenter
        self.style = style
        simulation = presenter.simulation
    }

    /// Whether the presenter leaves the window meanwhile.
    var hidesPresenter: Bool { style.hidesPresenter(in: simulation.ios, on: simulation.device.idiom) }

    /// Whether a transition of this presentation runs.
    var isInTransition: Bool { phase == .presenting || phase == .dismissing }

    /// The transition in: both controllers, or the presented one alone where the presenter stays visible.
    private func entrance(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(.modal, from: hidesPresenter ? presenter : nil, to: presented, animated: animated)
    }

    /// The transition out.
    private func exit(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(.modal, from: presented, to: hidesPresenter ? presenter : nil, animated: animated)
    }

    // MARK: Presenting

    /// The links are set at the call; the view is loaded in it; wills follow in the next turn, dids after the animation
    /// (Evidence, Order of callbacks).
    func present(animated: Bool, completion: @escaping () -> Void) {
        presenter?.presentedViewController = presented
        presented.presentingViewController = presenter
        presented.presentation = self
        simulation.change(.present, presented, to: presenter, detail: style.rawValue)
        presented.loadViewOnce()
        simulation.onNextTurn { [self] in
            // The window may have taken another root before the transition could start.
            guard phase == .presenting else { return }
            let transition = entrance(animated: animated)
            transition.begin()
            guard phase == .presenting else { return transition.abandon() }
            if style == .fullScreen { simulation.application.adaptOrientation(to: presented) }
            install(presented)
            transition.arrive()
            simulation.commit()
            simulation.afterAnimation(animated) { [self] in
                guard phase == .presenting else { return transition.abandon() }
                if hidesPresenter { presenter?.loadedView?.takeOut() }
                settle {
                    transition.end()
                    phase = .presented
                    completion()
                }
            }
        }
    }

    private func install(_ controller: UIViewController) {
        guard let view = controller.loadedView else { return }
        if controller === presented || hidesPresenter { view.resize(to: simulation.window.size) }
        simulation.window.insert(view)
    }

    // MARK: Dismissing

    /// Dismisses; with `completed` false a drag is let go, and everything is as before.
    func dismiss(animated: Bool, completed: Bool = true, completion: @escaping () -> Void) {
        phase = .dismissing
        simulation.onNextTurn { [self] in start(animated: animated, completed: completed, completion: completion) }
    }

    private func start(animated: Bool, completed: Bool, completion: @escaping () -> Void) {
        guard phase == .dismissing else { return }
        let transition = exit(animated: animated)
        transition.begin()
        guard phase == .dismissing else { return transition.abandon() }
        if hidesPresenter, let presenter {
            if style == .fullScreen { simulation.application.adaptOrientation(to: presenter.decidesOrientation) }
            install(presenter)
        }
        transition.arrive()
        simulation.commit()
        simulation.afterAnimation(animated) { [self] in
            guard phase == .dismissing else { return transition.abandon() }
            settle {
                if completed {
                    presented.loadedView?.takeOut()
                    transition.end()
                    unlink()
                    completion()
                } else {
                    phase = .presented
                    transition.cancel()
                    if hidesPresenter { presenter?.loadedView?.takeOut() }
                }
            }
        }
    }

    // MARK: At the end of a transition

    /// Ends a transition, then does what those who were told of it have asked for meanwhile.
    private func settle(_ end: () -> Void) {
        afterwards = []
        end()
        let waiting = afterwards ?? []
        afterwards = nil
        for request in waiting { request() }
    }

    /// Takes a request that comes while the dids are told, and does it after the last of them: a controller may present or
    /// dismiss in its viewDidAppear. Source: the log of scenario 3 at https://remkoh.dev/?p=4214, where the view of what is
    /// presented in viewDidAppear is loaded only after the presenter's viewDidDisappear.
    func defers(_ request: @escaping () -> Void) -> Bool {
        afterwards?.append(request)
        return afterwards != nil
    }

    /// A dismissal that the user drives by hand.
    func dismissInteractively(completed: Bool, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        dismiss(animated: true, completed: completed, completion: completion)
    }

    /// Clears the links: the presentation is over.
    func unlink() {
        phase = .dismissed
        simulation.autorelease(presented)
        simulation.change(.dismiss, presented, to: presenter)
        presenter?.presentedViewController = nil
        presented.presentingViewController = nil
        presented.presentation = nil
    }

    /// Ends the presentation of everything between at once, without a word to the controllers in the middle (iOS 7).
    func hand(to lower: UIViewController) { presenter = lower }
}
