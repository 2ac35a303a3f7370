import LifecycleModel

/// A presentation, from the call to `present` to the end of the dismissal.
final class UIPresentationController {
    enum Phase { case presenting, presented, dismissing, dismissed }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller that received `present(_:animated:completion:)`: the presenter or one of its descendants.
    private(set) weak var source: UIViewController?
    /// The controller at which the search for an unwind segue's destination continues: the source or, if the source has
    /// left the presenter or become a descendant of the presented controller, the presenter.
    var origin: UIViewController? {
        guard let source, let presenter, source.isHeld(by: presenter), !source.isHeld(by: presented) else {
            return presenter
        }
        return source
    }
    let style: UIModalPresentationStyle
    var phase = Phase.presenting
    /// Whether a tap on the search bar, not the app, presents a search controller.
    var isAutomatic = false
    /// The view that the presented view is added to: the superview of the presenter's view, or nil for the window.
    private weak var host: UIView?
    /// The requests deferred while a transition ends, or nil at any other time.
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

    /// Whether the presenter's view leaves the window during the presentation.
    ///
    /// A presentation from inside a popover keeps the popover in the window. The engine infers this from Apple's
    /// documentation of `viewDidAppear(_:)`: a presenter in a popover doesn't receive that callback after the
    /// dismissal.
    var hidesPresenter: Bool {
        guard style.hidesPresenter(in: simulation.ios, on: simulation.device.idiom) else { return false }
        return presenter?.isInPopover != true
    }

    /// Whether the presented controller, instead of the root, determines the orientation. This is true if the
    /// presentation's style covers the window, or if the presentation hides a presenter that is not inside a container
    /// (Evidence, Supported orientations).
    var decidesOrientation: Bool { style.coversWindow || hidesPresenter && !isInContext }

    /// Whether the presented view covers only its presenter's view inside a container, not the window.
    var isInContext: Bool { presenter?.parent != nil }

    var isInTransition: Bool { phase == .presenting || phase == .dismissing }

    /// Returns the transition of the presentation, which involves the presenter only if `hidesPresenter` is true.
    private func entrance(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: hidesPresenter ? presenter : nil, to: presented, animated: animated, isModal: true,
            arguments: arguments(animated))
    }

    /// Returns the argument `animated` for each controller. In iOS 12, UIKit says true to the presented controller even
    /// without an animation (Evidence, Full-screen presentation).
    private func arguments(_ animated: Bool) -> (UIViewController) -> AnimatedArgument {
        let isTrue = simulation.ios.has(.callsModalAnimated)
        return { [presented] in .known(animated || isTrue && $0 === presented) }
    }

    /// Runs the next stage of a transition: in the next turn or, without an animation in iOS 7 and earlier, at once
    /// (Evidence, Full-screen presentation).
    private func stage(animated: Bool, _ work: @escaping () -> Void) {
        if endsInCall(animated) { work() } else { simulation.onNextTurn(work) }
    }

    private func endsInCall(_ animated: Bool) -> Bool { !animated && simulation.ios.has(.endsUnanimatedInCall) }

    /// Runs the end of a transition after its animation or, without one, as the next stage.
    private func end(animated: Bool, duration: Double = Simulation.animationDuration, _ work: @escaping () -> Void) {
        if endsInCall(animated) { work() } else { simulation.afterAnimation(animated, duration: duration, work) }
    }

    /// Returns the transition of the dismissal, which involves the presenter only if `hidesPresenter` is true.
    private func exit(animated: Bool) -> AppearanceTransition {
        AppearanceTransition(
            .modal, from: presented, to: hidesPresenter ? presenter : nil, animated: animated, isModal: true,
            arguments: arguments(animated))
    }

    // MARK: Presenting

    /// Presents the controller. The call links the controllers and loads the view. The `will` callbacks follow in the
    /// next turn, and the `did` callbacks after the animation (Evidence, Stages of a transition). Without an animation
    /// in iOS 7 and earlier, the call sends all callbacks.
    ///
    /// - Parameters:
    ///   - isReversed: Whether the transition is interrupted and reversed.
    ///   - gesture: The outcome of the gesture that drives the transition, or nil if the transition isn't interactive.
    func present(
        animated: Bool, isReversed: Bool = false, gesture: Outcome? = nil, completion: @escaping () -> Void
    ) {
        presenter?.directlyPresented = presented
        presented.directPresenter = presenter
        presented.presentation = self
        simulation.notePresentation(of: presented)
        simulation.change(.present, presented, to: presenter, detail: presented.presentationName(style))
        host = isInContext ? presenter?.loadedView?.superview : nil
        if adapts {
            for callback in [Callback.adaptivePresentationStyle, .viewControllerForAdaptiveStyle] {
                tellDelegate(callback)
            }
        }
        presented.loadViewOnce()
        stage(animated: animated) { [self] in
            // The window's root may have been replaced before the transition could start.
            guard phase == .presenting else { return }
            tellSearchDelegate(.searchWillPresent)
            if adapts { tellDelegate(.presentationWillAdapt) }
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
            end(animated: animated, duration: duration) { [self] in
                guard phase == .presenting else { return transition.abandon() }
                if gesture != nil { transition.changeInteraction() }
                if gesture == .cancelled { return cancelEntrance(transition) }
                endEntrance(transition, completion: completion)
                if isReversed, phase == .presented { reverse() }
            }
        }
    }

    /// Whether a popover is presented in another style because of the compact width (Evidence, Popovers).
    private var adapts: Bool {
        presented.modalPresentationStyle == .popover
            && (presenter?.hostWindow ?? simulation.window).traits.horizontalSizeClass == .compact
    }

    /// Lays out the presenter again in iOS 12 and earlier. The view of a presenter that is about to leave the window
    /// moves into the transition's container view and is laid out once more, after the presented view. If the presenter
    /// is itself presented, its view is already in a container view and doesn't move (Evidence, Full-screen
    /// presentation).
    private func layOutPresenter() {
        guard hidesPresenter, simulation.ios.has(.laysOutPresenters), let presenter, presenter.presentation == nil
        else {
            return
        }
        presenter.loadedView?.setNeedsLayout()
        simulation.commit()
    }

    private func endEntrance(_ transition: AppearanceTransition, completion: @escaping () -> Void) {
        if hidesPresenter { presenter?.loadedView?.detach() }
        settle {
            transition.end()
            phase = .presented
            tellSearchDelegate(.searchDidPresent)
            transition.complete()
            completion()
        }
    }

    /// Reverses the presentation. An interrupted presentation is not canceled: it completes, and the dismissal starts
    /// in the same turn. Source: Apple, "Enhancing your app with fluid transitions".
    private func reverse() {
        phase = .dismissing
        start(animated: true, outcome: .completed, completion: {})
    }

    private func install(_ controller: UIViewController) {
        guard let view = controller.loadedView else { return }
        let container: UIView = host ?? presenter?.hostWindow ?? simulation.window
        if controller === presented || hidesPresenter { view.resize(to: controller.fillingSize(in: container.size)) }
        container.insert(view)
    }

    // MARK: Dismissing

    /// The outcome of an interactive presentation or dismissal.
    enum Outcome { case completed, cancelled }

    /// The dismissals of the presenter that were requested during this dismissal (iOS 8 to 12).
    var followUps: [() -> Void] = []

    /// Dismisses the presented controller. After a canceled dismissal, the controller is still presented, and
    /// `completion` is called only in iOS 8 (Evidence, Dismissal).
    func dismiss(
        animated: Bool, outcome: Outcome = .completed, isInteractive: Bool = false, completion: @escaping () -> Void
    ) {
        phase = .dismissing
        stage(animated: animated) { [self] in
            start(animated: animated, outcome: outcome, isInteractive: isInteractive, completion: completion)
        }
    }

    private func start(
        animated: Bool, outcome: Outcome, isInteractive: Bool = false, completion: @escaping () -> Void
    ) {
        guard phase == .dismissing else { return }
        if animated, let stack = poppingStack {
            stack.whenIdle.append { [self] in
                start(animated: animated, outcome: outcome, isInteractive: isInteractive, completion: completion)
            }
            return
        }
        tellSearchDelegate(.searchWillDismiss)
        let transition = exit(animated: animated)
        transition.begin()
        guard phase == .dismissing else { return transition.abandon() }
        if decidesOrientation, let presenter {
            simulation.application.adaptOrientation(to: presenter.decidesOrientation, revealing: presenter)
        }
        if hidesPresenter, let presenter { install(presenter) }
        transition.arrive()
        simulation.commit()
        transition.runAlongside()
        end(animated: animated) { [self] in
            guard phase == .dismissing else { return transition.abandon() }
            if isInteractive { transition.changeInteraction() }
            settle {
                if outcome == .completed { endExit(transition) } else { turnBack(transition) }
                if outcome == .completed || simulation.ios.has(.completesCanceledDismissal) { completion() }
            }
            let waiting = followUps
            followUps = []
            for request in waiting { request() }
        }
    }

    /// The navigation controller that is popping the source of the presentation or one of its ancestors, or nil. An
    /// animated dismissal waits until the pop has ended (Evidence, Dismissal).
    private var poppingStack: UINavigationController? {
        guard let source, let presenter else { return nil }
        let isPopped = sequence(first: source) { $0.parent }.contains {
            $0.appearance.state == .disappearing && $0.isMovingFromParent
        }
        guard isPopped else { return nil }
        return presenter.wholeTree.lazy.compactMap { $0 as? UINavigationController }.first { $0.running != nil }
    }

    /// Ends the dismissal. In the presenter's `viewDidAppear(_:)`, `presentedViewController` is already nil
    /// (Evidence, Presenter and context). In the dismissed controller's `viewDidDisappear(_:)`,
    /// `presentingViewController` is already nil. If a presented controller disappears only because another
    /// presentation hides it, its `presentingViewController` is still set. Source: RNSScreen.mm in
    /// github.com/software-mansion/react-native-screens.
    private func endExit(_ transition: AppearanceTransition) {
        presented.loadedView?.detach()
        detachPresenter()
        transition.end()
        tellSearchDelegate(.searchDidDismiss)
        transition.complete()
        unlink()
    }

    // MARK: End of a transition

    /// Ends a transition, then performs the requests that were deferred in the meantime.
    func settle(_ end: () -> Void) {
        afterwards = []
        end()
        let waiting = afterwards ?? []
        afterwards = nil
        for request in waiting { request() }
    }

    /// Defers a request made while the transition ends, such as a presentation in viewDidAppear, until all `did`
    /// callbacks have been sent. Returns whether the request was deferred.
    ///
    /// Source: the log of scenario 3 at https://remkoh.dev/?p=4214. In that log, the view of a controller that is
    /// presented in viewDidAppear is loaded only after the presenter's viewDidDisappear.
    func defers(_ request: @escaping () -> Void) -> Bool {
        afterwards?.append(request)
        return afterwards != nil
    }

    private func detachPresenter() {
        guard presented.directPresenter != nil else { return }
        simulation.autorelease(presented)
        simulation.change(.dismiss, presented, to: presenter)
        presented.directPresenter = nil
        presenter?.directlyPresented = nil
    }

    /// Removes the links between the controllers after the presentation ends, and ends nested presentations.
    func unlink() {
        phase = .dismissed
        // The controller was presented again while this presentation ended.
        guard presented.presentation === self else { return }
        for inner in presented.wholeTree.dropFirst() { inner.presentation?.unlink() }
        detachPresenter()
        presented.presentation = nil
        presented.inspectedBy = nil
    }

    /// Makes `lower` the presenter after the presentations in between were ended without callbacks (iOS 7 and earlier).
    func transferOwnership(to lower: UIViewController) { presenter = lower }

    /// Cancels an interactive presentation: the presented view disappears, and the presenter's view stays. The
    /// completion handler of the call to `present` is not called.
    func cancelEntrance(_ transition: AppearanceTransition) {
        if decidesOrientation, let presenter {
            simulation.application.adaptOrientation(to: presenter.decidesOrientation)
        }
        presented.loadedView?.detach()
        settle {
            transition.cancel()
            transition.complete()
            unlink()
        }
    }

    /// Cancels an interactive dismissal: the controller stays presented.
    func turnBack(_ transition: AppearanceTransition) {
        phase = .presented
        transition.cancel()
        if hidesPresenter { presenter?.loadedView?.detach() }
        transition.complete()
    }

    enum Drag: String, CaseIterable { case completed, cancelled, refused }

    /// Whether a tap outside the presented view dismisses it: for a sheet or popover in iOS 13 and later, and for a
    /// popover that isn't adapted in earlier versions, whose delegate receives none of the callbacks of `drag`.
    var endsByTapOutside: Bool {
        style.isDraggable(in: simulation.ios) || style == .popover && simulation.device.idiom == .pad
    }

    /// Performs a drag to dismiss a sheet, or a tap outside a sheet or popover, and sends the callbacks to the
    /// presentation delegate. `completion` and `didDismiss` follow only a completed drag.
    ///
    /// If `isModalInPresentation` is true for the controller or a visible descendant, the delegate receives only
    /// `didAttemptToDismiss`, or nothing for a canceled drag. A delegate that refuses the dismissal receives
    /// `shouldDismiss` and `didAttemptToDismiss`, according to the comments in UIPresentationController.h. Sources:
    /// Apple, WWDC 2019 session 224, and the documentation of `UIAdaptivePresentationControllerDelegate`.
    func drag(_ drag: Drag, isTap: Bool = false, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        guard !presented.isModalInPresentationNow else {
            if drag != .cancelled { tellDelegate(.presentationDidAttemptToDismiss) }
            return
        }
        tellDelegate(.presentationShouldDismiss)
        guard drag != .refused else { return tellDelegate(.presentationDidAttemptToDismiss) }
        tellDelegate(.presentationWillDismiss)
        // An inspector in a sheet counts as hidden when the drag begins. Source: RNSSplitHostController.mm in
        // github.com/software-mansion/react-native-screens.
        presented.inspectedBy?.tellDelegate(.columnDidHide)
        let outcome = drag == .completed ? Outcome.completed : .cancelled
        dismiss(animated: true, outcome: outcome, isInteractive: !isTap) { [self] in
            tellDelegate(.presentationDidDismiss)
            completion()
        }
    }

    /// Drags the sheet to another detent and sends the delegate's callback. Has no effect if the presentation is not a
    /// sheet, is in a transition, doesn't have that detent, or has already selected it.
    func moveSheet(to detent: String) {
        guard phase == .presented, style.isSheet, presented.detents.contains(detent),
            detent != presented.selectedDetent ?? presented.smallestDetent
        else { return }
        presented.selectedDetent = detent
        presented.loadedView?.setNeedsLayout()
        simulation.commit()
        tellDelegate(.sheetDidChangeDetent)
    }

    /// Dismisses the controller interactively with the app's own gesture, so that the presentation delegate receives no
    /// callbacks. If `completed` is false, the dismissal is canceled.
    func dismissInteractively(completed: Bool, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        dismiss(
            animated: true, outcome: completed ? .completed : .cancelled, isInteractive: true, completion: completion)
    }

    private func tellDelegate(_ callback: Callback) {
        guard let delegate = presented.presentationDelegateNow else { return }
        delegate.deliver(callback) {}
    }

    /// Records the dismissal callbacks that the presentation delegate overrides but doesn't receive, because code
    /// dismisses the controller.
    func noteDismissalByCode() {
        guard let delegate = presented.presentationDelegateNow else { return }
        for callback in [Callback.presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss] {
            delegate.noteNotSent(callback, about: presented)
        }
    }

    /// Sends a callback to the delegate of a search controller that a tap on the search bar presents. Doesn't send the
    /// dismissal callbacks of a search controller that is presented as a popover or inside one (Evidence, Alerts and
    /// search controllers).
    func tellSearchDelegate(_ callback: Callback) {
        guard presented is UISearchController, let delegate = presented.delegate else { return }
        let isDismissal = callback == .searchWillDismiss || callback == .searchDidDismiss
        let isInPopover = style == .popover || presenter?.isInPopover == true
        guard !isDismissal || !isInPopover else { return }
        if isAutomatic { delegate.deliver(callback) {} } else { delegate.noteNotSent(callback, about: presented) }
    }
}

extension UIViewController {
    /// Whether `isModalInPresentation` is true for the controller or a visible descendant, such as a child of a
    /// presented navigation controller in Apple's sample "Disabling the pull-down gesture for a sheet".
    var isModalInPresentationNow: Bool {
        isModalInPresentation || visibleChildren.contains(where: \.isModalInPresentationNow)
    }

    /// The delegate of the controller's presentation: the `presentationDelegate` of the controller, otherwise of the
    /// first visible descendant that has one, or nil if none of them has one.
    var presentationDelegateNow: UIViewController? {
        presentationDelegate ?? visibleChildren.lazy.compactMap(\.presentationDelegateNow).first
    }

    /// The smallest detent, which a sheet uses while its `selectedDetentIdentifier` is nil. The engine assumes that
    /// this is `medium` or, without `medium`, the first detent. The value is nil if the sheet has no detents.
    var smallestDetent: String? { detents.contains("medium") ? "medium" : detents.first }

    /// Whether the controller is in a popover that has not been adapted to a sheet in a compact width.
    var isInPopover: Bool { presentationAround?.style == .popover }

    /// Records that this delegate doesn't receive `callback` because code, not the user, caused the change. Records
    /// nothing if the delegate doesn't override the callback, or if this iOS version doesn't have it.
    func noteNotSent(_ callback: Callback, about subject: UIViewController) {
        guard scripted?.spec.overrides[callback] != nil, callback.exists(in: simulation.ios) else { return }
        simulation.note(.notSent, self, target: subject, name: callback.swiftName)
    }
}
