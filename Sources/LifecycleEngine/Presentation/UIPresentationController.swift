import LifecycleModel

/// One presentation, from the call to present to the end of the dismissal.
final class UIPresentationController {
    /// The phase of the presentation.
    enum Phase { case presenting, presented, dismissing, dismissed }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller that received `present(_:animated:completion:)`: the presenter or one of its descendants.
    private(set) weak var source: UIViewController?
    /// The controller where the search of an unwind segue continues: the source, unless it has left the presenter or
    /// has become a descendant of the presented controller.
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
    /// The requests deferred while the `did` callbacks of a transition are sent; nil at any other time.
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

    /// Whether the presenter leaves the window during the presentation.
    ///
    /// A presentation from inside a popover leaves the popover in the window. Source: Apple's documentation of
    /// `viewDidAppear(_:)`, which is not sent to a presenter in a popover after the dismissal.
    var hidesPresenter: Bool {
        guard style.hidesPresenter(in: simulation.ios, on: simulation.device.idiom) else { return false }
        return presenter?.isInPopover != true
    }

    /// Whether the presented controller determines the orientation instead of the root: in full screen, or if its style
    /// hides the presenter (Evidence, Supported orientations).
    var decidesOrientation: Bool { style.coversWindow || hidesPresenter && !isInContext }

    /// Whether the presented view covers only its presenter's view inside a container, not the window.
    var isInContext: Bool { presenter?.parent != nil }

    /// Whether a transition of this presentation is in progress.
    var isInTransition: Bool { phase == .presenting || phase == .dismissing }

    /// Returns the presenting transition: of both controllers, or of the presented one alone if the presenter stays
    /// visible.
    private func entrance(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: hidesPresenter ? presenter : nil, to: presented, animated: animated, isModal: true)
    }

    /// Returns the dismissing transition.
    private func exit(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: presented, to: hidesPresenter ? presenter : nil, animated: animated, isModal: true)
    }

    // MARK: Presenting

    /// Presents the controller. The call links the controllers and loads the view; the `will` callbacks follow in the
    /// next turn, the `did` callbacks after the animation (Evidence, Order of callbacks).
    ///
    /// - Parameter isReversed: Whether the transition is interrupted and reversed.
    func present(animated: Bool, isReversed: Bool = false, completion: @escaping () -> Void) {
        presenter?.presentedViewController = presented
        presented.presentingViewController = presenter
        presented.presentation = self
        simulation.change(.present, presented, to: presenter, detail: presented.presentationName(style))
        host = isInContext ? presenter?.loadedView?.superview : nil
        presented.loadViewOnce()
        simulation.onNextTurn { [self] in
            // The window's root may have been replaced before the transition could start.
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

    /// Lays out the presenter again. Before iOS 13, the view of a presenter that is about to leave the window moves
    /// into the transition's container and is laid out once more, after the presented view. The view of a presenter
    /// that is itself presented is already in such a container (Evidence, Full-screen presentation).
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

    /// Reverses the presentation. An interrupted presentation is not canceled: it ends, and the dismissal starts in the
    /// same turn. Source: Apple, "Enhancing your app with fluid transitions".
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

    /// The outcome of a dismissal.
    enum Outcome { case completed, cancelled }

    /// Dismisses the presented controller. A canceled dismissal changes nothing.
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

    /// Ends the dismissal. The presented controller has no presenter any more in `viewDidDisappear(_:)`: a nil
    /// `presentingViewController` there distinguishes a dismissal from being covered. Source: RNSScreen.mm of
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

    // MARK: End of a transition

    /// Ends a transition, then performs the requests that its callbacks have deferred.
    private func settle(_ end: () -> Void) {
        afterwards = []
        end()
        let waiting = afterwards ?? []
        afterwards = nil
        for request in waiting { request() }
    }

    /// Defers a request that arrives during the `did` callbacks until the last of them: a controller may present or
    /// dismiss in its viewDidAppear. Returns whether the request was deferred. Source: the log of scenario 3 at
    /// https://remkoh.dev/?p=4214, where the view of a controller that is presented in viewDidAppear is loaded only
    /// after the presenter's viewDidDisappear.
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

    /// Clears the links after the end of the presentation, including those of nested presentations.
    func unlink() {
        phase = .dismissed
        for inner in presented.wholeTree.dropFirst() { inner.presentation?.unlink() }
        detachPresenter()
        presenter?.presentedViewController = nil
        presented.presentation = nil
    }

    /// Makes `lower` the presenter, ending all presentations between at once without callbacks (iOS 7).
    func hand(to lower: UIViewController) { presenter = lower }
}
