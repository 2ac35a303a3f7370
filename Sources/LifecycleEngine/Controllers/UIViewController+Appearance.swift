import LifecycleModel

/// The appearance pair: the ONLY place that sends appearance callbacks. Containers call begin and end; none of them
/// names a callback, which keeps cancellation, nesting and forwarding right everywhere at once.
extension UIViewController {
    /// Tells the controller that its view is about to appear or disappear. A begin in the other direction cancels.
    ///
    /// `isAppearing` true loads the view first. Each call needs its ``endAppearanceTransition()``. Only a container that
    /// does not forward automatically calls this for its children.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        simulation.note(.beginAppearance, self, name: isAppearing ? "true" : "false", detail: forwardingOfParent)
        if !isAppearing, appearance.state == .disappeared {
            simulation.note(
                .note, self, name: "no effect: \(simulation.run[id].id) has not appeared",
                detail: ActionEvent.withoutEffect)
        }
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells the controller that its view has appeared or disappeared.
    ///
    /// An end without its begin does nothing but print UIKit's warning (Evidence, Begin and end).
    public func endAppearanceTransition() {
        simulation.note(.endAppearance, self, detail: forwardingOfParent)
        guard endsWithContainer else { return endAppearance() }
        if simulation.ios.endsChildrenWithContainer {
            if !appearance.endNested() { arrival.isEndedByHand = true }
        } else {
            endAppearance()
            arrival.isEndedByHand = appearance.state == .appeared
        }
    }

    /// Whether a container that forwards by itself is appearing, and will end the controller's appearance too.
    private var endsWithContainer: Bool {
        appearance.state == .appearing && forwardingOfParent != nil && parent?.appearance.state == .appearing
            && !arrival.isAutomatic
    }

    /// `automatic` where a parent forwards appearance callbacks to this controller by itself, nil where it does not.
    private var forwardingOfParent: String? {
        parent?.shouldAutomaticallyForwardAppearanceMethods == true ? "automatic" : nil
    }

    /// The begin of UIKit's own transitions and of the app's.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewOnce() }
        guard case .move(let move) = appearance.begin(isAppearing, animated: animated) else { return }
        arrival.isAppearingDue = isAppearing
        arrival.isEndedByHand = false
        if isAppearing {
            deliver(move.callback, animated: animated) { viewWillAppear(animated) }
        } else {
            deliver(move.callback, animated: animated) { viewWillDisappear(animated) }
        }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper {
            forwardBegin(isAppearing, animated: animated)
        }
    }

    /// The end of UIKit's own transitions and of the app's.
    func endAppearance() {
        deliverIsAppearingIfDue()
        switch appearance.end() {
        case .nothing: return
        case .unbalanced: simulation.warn("unbalanced-appearance", about: self, ["Class": className])
        case .move(let move): finish(move)
        }
    }

    private func finish(_ move: AppearanceMove) {
        let animated = appearance.animated
        // Whom the end is passed on to is known before the controller is told and may let go of them.
        let told =
            shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper ? visibleChildren.flatMap(\.stage) : []
        if move.to == .appeared {
            tellRootView(.onAppear)
            deliver(move.callback, animated: animated) { viewDidAppear(animated) }
        } else {
            deliver(move.callback, animated: animated) { viewDidDisappear(animated) }
            tellRootView(.onDisappear)
        }
        if !appearance.isMoving { appearance.isInTransition = false }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper { forwardEnd(to: told) }
        arrival.isAutomatic = false
        if arrival.repeatsDidMove {
            arrival.repeatsDidMove = false
            moveDidEnd(to: parent)
        }
    }

    /// What a built-in container does inside its own viewWillAppear and viewWillDisappear.
    func passOnBegin(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { prepareToAppear() }
        if shouldAutomaticallyForwardAppearanceMethods { forwardBegin(isAppearing, animated: animated) }
    }

    /// What a built-in container does inside its own viewDidAppear and viewDidDisappear.
    func passOnEnd() {
        if shouldAutomaticallyForwardAppearanceMethods { forwardEnd() }
        if appearance.state == .appeared { didForwardAppearance() }
    }

    /// Begins a transition of the children on screen: each after its parent (Evidence, Parent and child order).
    func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        for child in visibleChildren.flatMap(\.stage) where !isAppearing || !child.arrival.isEndedByHand {
            // A child that was just arriving by itself goes along with its parent from here on.
            child.arrival.isAutomatic = false
            simulation.nest(about: child) { child.beginAppearance(isAppearing, animated: animated) }
        }
    }

    /// Ends the transition of the children that are in one, except of those that arrive or are exchanged by themselves.
    ///
    /// `former` were on screen before the controller itself was told: who has left meanwhile is told too.
    func forwardEnd(to former: [UIViewController] = []) {
        let now = visibleChildren.flatMap(\.stage)
        let told = former.filter { left in !now.contains { $0 === left } } + now
        for child in told where child.arrival.isEndedByHand { child.repeatDidAppear() }
        for child in told
        where child.appearance.isMoving && !child.arrival.isAutomatic && !child.arrival.isExchanged {
            simulation.nest(about: child) { child.endAppearance() }
        }
    }

    /// The container's end, which comes on top of the one by hand.
    private func repeatDidAppear() {
        arrival.isEndedByHand = false
        guard appearance.state == .appeared else { return }
        simulation.note(
            .note, self, name: "viewDidAppear again: ended by hand, and with its container",
            detail: ActionEvent.repeated)
        deliver(.viewDidAppear, animated: appearance.animated) { viewDidAppear(appearance.animated) }
    }

    /// Sends `viewIsAppearing` once in a transition, when the view is in the window (Evidence, viewIsAppearing).
    func deliverIsAppearingIfDue() {
        guard arrival.isAppearingDue, appearance.state == .appearing, loadedView?.window != nil else { return }
        arrival.isAppearingDue = false
        let animated = appearance.animated
        deliver(.viewIsAppearing, animated: animated) { viewIsAppearing(animated) }
    }

    /// The same for this controller and everything on screen below it, parents first.
    func deliverIsAppearingBelow() {
        deliverIsAppearingIfDue()
        for below in visibleChildren + [presentedViewController].compactMap({ $0 }) {
            simulation.nest(about: below) { below.deliverIsAppearingBelow() }
        }
    }

    // MARK: A view that comes or goes by addSubview and removeFromSuperview alone

    /// Whether UIKit takes care of the controller when its view alone is moved: a child of a visible custom container that
    /// forwards, or a controller that nobody added as a child and whose view came into a window by itself. Source: Evidence,
    /// Adding a child.
    private var appearsWithItsView: Bool {
        guard presentation == nil, !isWindowRoot else { return false }
        guard let parent else { return arrival.cameIntoWindow }
        return isCustomChild && parent.isVisible
    }

    /// Whether the controller has appeared or is about to.
    private var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

    func viewWillEnterWindow() {
        guard appearsWithItsView, appearance.state == .disappeared else { return }
        arrival.isAutomatic = true
        simulation.addArrival(self)
        beginAppearance(true, animated: false)
    }

    /// Ends an arrival when the turn it began in is committed.
    func finishArrival() {
        guard arrival.isAutomatic else { return }
        arrival.isAutomatic = false
        // No child appears before its container: the container's end is passed on (Evidence, Parent and child order).
        if appearance.state == .appearing, parent?.appearance.state != .appearing { endAppearance() }
    }

    /// `isItself` says that the controller's own view is taken away, not one around it: then a parent that is just
    /// disappearing has no way left to end the controller's transition, and UIKit ends it here.
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

    /// Whether the controller is a child of a container of the app's own that forwards.
    private var isCustomChild: Bool {
        parent.map { $0.kind == .viewController && $0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    func viewDidLeaveWindow() {
        guard arrival.isAutomatic, appearance.state == .disappearing else { return }
        endAppearance()
        arrival.isAutomatic = false
    }

    /// The first time in a window brings traits, margins and safe area: after viewWillAppear, before layout
    /// (Evidence, Layout in transitions; by version: Evidence, Traits).
    func viewDidFirstEnterWindow() {
        environment.current = traitCollection
        if simulation.ios.tellsTraitsAtLaunch || simulation.application.isForcedAtLaunch {
            deliver(.traitCollectionDidChange) { traitCollectionDidChange(nil) }
        }
        deliver(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() }
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
    }

    /// Whether the controller is being added to a parent (Table 5-1): it is in transition, and its willMove(toParent:)
    /// waits for the didMove (Evidence, Flags).
    public var isMovingToParent: Bool { appearance.isInTransition && pendingMove == .toParent }
    /// Whether the controller is being removed from its parent (Table 5-1).
    public var isMovingFromParent: Bool { appearance.isInTransition && pendingMove == .fromParent }
    /// The class as the run names it.
    var className: String { simulation.run[id].className }
}
