import LifecycleModel

/// The appearance methods, the only code that sends appearance callbacks. Containers call begin and end and never send
/// a callback themselves, which keeps cancellation, nesting, and forwarding consistent.
extension UIViewController {
    /// Begins the appearance or disappearance of the controller's view. A begin in the opposite direction cancels the
    /// transition.
    ///
    /// Loads the view first if `isAppearing` is true. Each call must be matched by ``endAppearanceTransition()``. Only
    /// a container that doesn't forward automatically calls this method on its children.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        simulation.note(.beginAppearance, self, name: isAppearing ? "true" : "false", detail: forwardingOfParent)
        if !isAppearing, appearance.state == .disappeared {
            simulation.note(
                .note, self, name: "no effect: \(simulation.run[id].id) has not appeared",
                detail: ActionEvent.withoutEffect)
        }
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance of the controller's view.
    ///
    /// After an end without a begin, UIKit prints a warning and sends nothing (Evidence, Begin and end).
    public func endAppearanceTransition() {
        simulation.note(.endAppearance, self, detail: forwardingOfParent)
        guard endsWithContainer else { return endAppearance() }
        if simulation.ios.endsChildrenWithContainer {
            if !appearance.endNested() { arrival.isEndedByApp = true }
        } else {
            endAppearance()
            arrival.isEndedByApp = appearance.state == .appeared
        }
    }

    /// Whether an automatically forwarding container is appearing, and will end the controller's appearance too.
    private var endsWithContainer: Bool {
        appearance.state == .appearing && forwardingOfParent != nil && parent?.appearance.state == .appearing
            && !arrival.isAutomatic
    }

    /// `automatic` if the parent automatically forwards appearance callbacks to this controller; nil otherwise.
    private var forwardingOfParent: String? {
        parent?.shouldAutomaticallyForwardAppearanceMethods == true ? "automatic" : nil
    }

    /// Begins the appearance or disappearance, for transitions of both UIKit and the app.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewOnce() }
        guard case .transition(let transition) = appearance.begin(isAppearing, animated: animated) else { return }
        arrival.isAppearingDue = isAppearing
        arrival.isEndedByApp = false
        if isAppearing {
            deliver(transition.callback, animated: animated) { viewWillAppear(animated) }
        } else {
            deliver(transition.callback, animated: animated) { viewWillDisappear(animated) }
        }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper {
            forwardBegin(isAppearing, animated: animated)
        }
    }

    /// Ends the appearance or disappearance, for transitions of both UIKit and the app.
    func endAppearance() {
        deliverIsAppearingIfDue()
        switch appearance.end() {
        case .nothing: return
        case .unbalanced: simulation.warn("unbalanced-appearance", about: self, ["Class": className])
        case .transition(let transition): finish(transition)
        }
    }

    private func finish(_ transition: StateTransition) {
        let animated = appearance.animated
        // Collect the receivers of the forwarded end first, because the callback may remove them.
        let receivers =
            shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper ? visibleChildren.flatMap(\.stage) : []
        if transition.to == .appeared {
            tellRootView(.onAppear)
            deliver(transition.callback, animated: animated) { viewDidAppear(animated) }
        } else {
            deliver(transition.callback, animated: animated) { viewDidDisappear(animated) }
            tellRootView(.onDisappear)
        }
        if !appearance.isMoving { appearance.isInTransition = false }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper { forwardEnd(to: receivers) }
        arrival.isAutomatic = false
        if arrival.repeatsDidMove {
            arrival.repeatsDidMove = false
            moveDidEnd(to: parent)
        }
    }

    /// Forwards the begin to the children, inside a built-in container's own `viewWillAppear` and `viewWillDisappear`.
    func passOnBegin(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { prepareToAppear() }
        if shouldAutomaticallyForwardAppearanceMethods { forwardBegin(isAppearing, animated: animated) }
    }

    /// Forwards the end to the children, inside a built-in container's own `viewDidAppear` and `viewDidDisappear`.
    func passOnEnd() {
        if shouldAutomaticallyForwardAppearanceMethods { forwardEnd() }
        if appearance.state == .appeared { didForwardAppearance() }
    }

    /// Begins a transition of the visible children, after the parent's (Evidence, Parent and child order).
    func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        for child in visibleChildren.flatMap(\.stage) where !isAppearing || !child.arrival.isEndedByApp {
            // A child that was arriving on its own follows its parent from now on.
            child.arrival.isAutomatic = false
            simulation.nest(about: child) { child.beginAppearance(isAppearing, animated: animated) }
        }
    }

    /// Ends the transition of the children that are in one, except those that arrive or are exchanged on their own.
    ///
    /// `former` are the children that were visible before the controller's own callback; those removed since then are
    /// included.
    func forwardEnd(to former: [UIViewController] = []) {
        let now = visibleChildren.flatMap(\.stage)
        let receivers = former.filter { left in !now.contains { $0 === left } } + now
        for child in receivers where child.arrival.isEndedByApp { child.repeatDidAppear() }
        for child in receivers
        where child.appearance.isMoving && !child.arrival.isAutomatic && !child.arrival.isExchanged {
            simulation.nest(about: child) { child.endAppearance() }
        }
    }

    /// Sends the container's end in addition to the end that the app has already called.
    private func repeatDidAppear() {
        arrival.isEndedByApp = false
        guard appearance.state == .appeared else { return }
        simulation.note(
            .note, self, name: "second viewDidAppear: the app ended the appearance, and so does the container",
            detail: ActionEvent.repeated)
        deliver(.viewDidAppear, animated: appearance.animated) { viewDidAppear(appearance.animated) }
    }

    /// Sends `viewIsAppearing` once per transition, when the view is in the window (Evidence, viewIsAppearing).
    func deliverIsAppearingIfDue() {
        guard arrival.isAppearingDue, appearance.state == .appearing, loadedView?.window != nil else { return }
        arrival.isAppearingDue = false
        let animated = appearance.animated
        deliver(.viewIsAppearing, animated: animated) { viewIsAppearing(animated) }
    }

    /// Sends due `viewIsAppearing` callbacks to this controller and its visible descendants, parents first.
    func deliverIsAppearingBelow() {
        deliverIsAppearingIfDue()
        for below in visibleChildren + [presentedViewController].compactMap({ $0 }) {
            simulation.nest(about: below) { below.deliverIsAppearingBelow() }
        }
    }

    // MARK: Views added and removed with addSubview and removeFromSuperview only

    /// Whether UIKit sends appearance callbacks when only the controller's view is moved. This applies to a child of a
    /// visible, forwarding custom container, and to a controller without a parent whose view enters a window. Source:
    /// Evidence, Adding a child.
    private var appearsWithItsView: Bool {
        guard presentation == nil, !isWindowRoot else { return false }
        guard let parent else { return arrival.cameIntoWindow }
        return isCustomChild && parent.isVisible
    }

    /// Whether the controller has appeared or is appearing.
    private var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

    func viewWillEnterWindow() {
        guard appearsWithItsView, appearance.state == .disappeared else { return }
        arrival.isAutomatic = true
        simulation.addArrival(self)
        beginAppearance(true, animated: false)
    }

    /// Ends an arrival when the turn in which it began is committed.
    func finishArrival() {
        guard arrival.isAutomatic else { return }
        arrival.isAutomatic = false
        // No child appears before its container: the container forwards its end (Evidence, Parent and child order).
        if appearance.state == .appearing, parent?.appearance.state != .appearing { endAppearance() }
    }

    /// Begins the disappearance of a view that leaves its window. `isItself` is true if the controller's own
    /// view is removed, not an ancestor. A disappearing parent can then no longer end the controller's transition, so
    /// UIKit ends it here.
    func viewWillLeaveWindow(byItself isItself: Bool) {
        let isLeftAlone = isItself && isCustomChild && parent?.isVisible == false
        if isLeftAlone, parent?.appearance.state == .disappearing, !arrival.isExchanged,
            appearance.state == .disappearing
        {
            arrival.isAutomatic = true
        }
        guard appearsWithItsView || isLeftAlone, isVisible else { return }
        arrival.isAutomatic = true
        beginAppearance(false, animated: false)
    }

    /// Whether the controller is a child of a forwarding custom container.
    private var isCustomChild: Bool {
        parent.map { $0.kind == .viewController && $0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    func viewDidLeaveWindow() {
        guard arrival.isAutomatic, appearance.state == .disappearing else { return }
        endAppearance()
        arrival.isAutomatic = false
    }

    /// Sends the callbacks for traits, margins, and safe area when the view first enters a window: after
    /// viewWillAppear, before layout (Evidence, Layout in transitions; by version: Evidence, Traits).
    func viewDidFirstEnterWindow() {
        environment.current = traitCollection
        if simulation.ios.sendsTraitsAtLaunch || simulation.application.isForcedAtLaunch {
            deliver(.traitCollectionDidChange) { traitCollectionDidChange(nil) }
        }
        deliver(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() }
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
    }

    /// Whether the controller is being added to a parent (Table 5-1): it is in transition, and its willMove(toParent:)
    /// is not yet followed by didMove (Evidence, Flags).
    public var isMovingToParent: Bool { appearance.isInTransition && pendingMove == .toParent }
    /// Whether the controller is being removed from its parent (Table 5-1).
    public var isMovingFromParent: Bool { appearance.isInTransition && pendingMove == .fromParent }
    /// The name of the class in the run.
    var className: String { simulation.run[id].className }
}
