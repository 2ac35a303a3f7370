import LifecycleModel

/// One presentation, from the call of present to the end of the dismissal.
final class UIPresentationController {
    /// Where it stands.
    enum Phase { case presenting, presented, dismissing, dismissed }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller that `present(_:animated:completion:)` was called on: the presenter, or something inside it.
    private(set) weak var source: UIViewController?
    /// Where the search of an unwind segue goes on: the source, unless it has left the presenter meanwhile, or has come into
    /// what is presented.
    var origin: UIViewController? {
        guard let source, let presenter, source.isHeld(by: presenter), !source.isHeld(by: presented) else {
            return presenter
        }
        return source
    }
    let style: UIModalPresentationStyle
    var phase = Phase.presenting
    /// The view that the presented view is added to: the window, or the superview of the presenter's view.
    private weak var host: UIView?
    /// What was asked for while the dids of a transition were told; nil at any other time.
    private var afterwards: [() -> Void]?
    let simulation: Simulation

    init(
        of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
        style: UIModalPresentationStyle
    ) {
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.style = style
        simulation = presenter.simulation
    }

    /// Whether the presenter leaves the window meanwhile.
    ///
    /// What is presented from inside a popover leaves the popover where it is. Source: Apple's documentation of
    /// `viewDidAppear(_:)`, which is not sent to a presenter in a popover after the dismissal.
    var hidesPresenter: Bool {
        guard style.hidesPresenter(in: simulation.ios, on: simulation.device.idiom) else { return false }
        return presenter?.isInPopover != true
    }

    /// Whether the presented controller covers the window, and so decides about orientations in place of the root: in full
    /// screen, or where its style hides the presenter (Evidence, Supported orientations).
    var decidesOrientation: Bool { style.coversWindow || hidesPresenter && !isInContext }

    /// Whether the presented view covers the place of its presenter's view alone, inside a container, and not the window.
    var isInContext: Bool { presenter?.parent != nil }

    /// Whether a transition of this presentation runs.
    var isInTransition: Bool { phase == .presenting || phase == .dismissing }

    /// The transition in: both controllers, or the presented one alone where the presenter stays visible.
    private func entrance(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: hidesPresenter ? presenter : nil, to: presented, animated: animated, isModal: true)
    }

    /// The transition out.
    private func exit(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: presented, to: hidesPresenter ? presenter : nil, animated: animated, isModal: true)
    }

    // MARK: Presenting

    /// The links are set at the call; the view is loaded in it; wills follow in the next turn, dids after the animation
    /// (Evidence, Order of callbacks).
    ///
    /// - Parameter isReversed: Whether the transition is grabbed on its way and turned around.
    func present(animated: Bool, isReversed: Bool = false, completion: @escaping () -> Void) {
        presenter?.presentedViewController = presented
        presented.presentingViewController = presenter
        presented.presentation = self
        simulation.change(.present, presented, to: presenter, detail: presented.presentationName(style))
        host = isInContext ? presenter?.loadedView?.superview : nil
        presented.loadViewOnce()
        simulation.onNextTurn { [self] in
            // The window may have taken another root before the transition could start.
            guard phase == .presenting else { return }
            tellSearchDelegate(.searchWillPresent)
            let transition = entrance(animated: animated)
            transition.begin()
            guard phase == .presenting else { return transition.abandon() }
            if decidesOrientation { simulation.application.adaptOrientation(to: presented) }
            install(presented)
            transition.arrive()
            simulation.commit()
            layOutPresenter()
            transition.runAlongside()
            let duration = Simulation.animationDuration / (isReversed ? 2 : 1)
            simulation.afterAnimation(animated, duration: duration) { [self] in
                guard phase == .presenting else { return transition.abandon() }
                endEntrance(transition, completion: completion)
                if isReversed, phase == .presented { reverse() }
            }
        }
    }

    /// Before iOS 13 the view of a presenter that is about to leave the window moves into the container of the transition and
    /// is laid out once more, after what is presented; that of a presenter that is presented itself is in such a container
    /// already (Evidence, Full-screen presentation).
    private func layOutPresenter() {
        guard hidesPresenter, simulation.ios.laysOutPresenters, let presenter, presenter.presentation == nil else {
            return
        }
        presenter.loadedView?.setNeedsLayout()
        simulation.commit()
    }

    private func endEntrance(_ transition: AppearanceTransition, completion: @escaping () -> Void) {
        if hidesPresenter { presenter?.loadedView?.takeOut() }
        settle {
            transition.end()
            phase = .presented
            tellSearchDelegate(.searchDidPresent)
            transition.complete()
            completion()
        }
    }

    /// A presentation that is grabbed is not cancelled: it has ended, and the dismissal starts in the same turn.
    /// Source: Apple, "Enhancing your app with fluid transitions".
    private func reverse() {
        phase = .dismissing
        start(animated: true, outcome: .completed, completion: {})
    }

    private func install(_ controller: UIViewController) {
        guard let view = controller.loadedView else { return }
        let place: UIView = host ?? presenter?.hostWindow ?? simulation.window
        if controller === presented || hidesPresenter { view.resize(to: place.size) }
        place.insert(view)
    }

    // MARK: Dismissing

    /// How a dismissal ends.
    enum Outcome { case completed, cancelled }

    /// Dismisses; a cancelled dismissal leaves everything as it was.
    func dismiss(
        animated: Bool, outcome: Outcome = .completed, isInteractive: Bool = false, completion: @escaping () -> Void
    ) {
        phase = .dismissing
        simulation.onNextTurn { [self] in
            start(animated: animated, outcome: outcome, isInteractive: isInteractive, completion: completion)
        }
    }

    private func start(
        animated: Bool, outcome: Outcome, isInteractive: Bool = false, completion: @escaping () -> Void
    ) {
        guard phase == .dismissing else { return }
        tellSearchDelegate(.searchWillDismiss)
        let transition = exit(animated: animated)
        transition.begin()
        guard phase == .dismissing else { return transition.abandon() }
        if decidesOrientation, let presenter {
            simulation.application.adaptOrientation(to: presenter.decidesOrientation)
        }
        if hidesPresenter, let presenter { install(presenter) }
        transition.arrive()
        simulation.commit()
        transition.runAlongside()
        simulation.afterAnimation(animated) { [self] in
            guard phase == .dismissing else { return transition.abandon() }
            if isInteractive { transition.changeInteraction() }
            settle {
                if outcome == .completed { endExit(transition) } else { turnBack(transition) }
                if outcome == .completed { completion() }
            }
        }
    }

    /// The presented controller has no presenter any more in `viewDidDisappear(_:)`: a nil `presentingViewController`
    /// distinguishes a dismissal there from being covered. Source: RNSScreen.mm of
    /// github.com/software-mansion/react-native-screens.
    private func endExit(_ transition: AppearanceTransition) {
        presented.loadedView?.takeOut()
        detachPresenter()
        transition.end()
        tellSearchDelegate(.searchDidDismiss)
        transition.complete()
        unlink()
    }

    private func turnBack(_ transition: AppearanceTransition) {
        phase = .presented
        transition.cancel()
        if hidesPresenter { presenter?.loadedView?.takeOut() }
        transition.complete()
    }

    // MARK: At the end of a transition

    /// Ends a transition, then does what its callbacks asked for meanwhile.
    private func settle(_ end: () -> Void) {
        afterwards = []
        end()
        let waiting = afterwards ?? []
        afterwards = nil
        for request in waiting { request() }
    }

    /// Takes a request that comes during the `did` callbacks, and does it after the last of them: a controller may present or
    /// dismiss in its viewDidAppear. Source: the log of scenario 3 at https://remkoh.dev/?p=4214, where the view of what is
    /// presented in viewDidAppear is loaded only after the presenter's viewDidDisappear.
    func defers(_ request: @escaping () -> Void) -> Bool {
        afterwards?.append(request)
        return afterwards != nil
    }

    private func detachPresenter() {
        guard presented.presentingViewController != nil else { return }
        simulation.autorelease(presented)
        simulation.change(.dismiss, presented, to: presenter)
        presented.presentingViewController = nil
    }

    /// Clears the links: the presentation is over, with all that is presented inside of it.
    func unlink() {
        phase = .dismissed
        for inner in presented.wholeTree.dropFirst() { inner.presentation?.unlink() }
        detachPresenter()
        presenter?.presentedViewController = nil
        presented.presentation = nil
    }

    /// Ends the presentation of everything between at once, without a word to the controllers in the middle (iOS 7).
    func hand(to lower: UIViewController) { presenter = lower }
}
