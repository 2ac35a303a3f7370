import LifecycleModel

/// The appearance methods. Containers send appearance callbacks only through these methods, so that cancellation,
/// nesting, and forwarding are consistent.
extension UIViewController {
    /// Begins the appearance or disappearance of the controller's view. A call in the opposite direction cancels a
    /// transition in progress.
    ///
    /// If `isAppearing` is true, the view is loaded first. Each call must be matched by a call to
    /// ``endAppearanceTransition()``. Call this method only on the children of a container that doesn't forward
    /// automatically.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        simulation.note(.beginAppearance, self, name: isAppearing ? "true" : "false", detail: forwardingOfParent)
        if !isAppearing, appearance.state == .disappeared {
            simulation.note(
                .note, self, name: "no effect: \(simulation.run[id].id) is in the state disappeared",
                detail: .withoutEffect)
        }
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance of the controller's view.
    ///
    /// If no transition is in progress and no matching call to ``beginAppearanceTransition(_:animated:)`` precedes this
    /// call, UIKit prints a warning and sends no callback (Evidence, Begin and end).
    ///
    /// While a parent that forwards automatically is appearing, the parent also ends the controller's appearance. A
    /// call that doesn't match a nested call to ``beginAppearanceTransition(_:animated:)`` then sends no callback in
    /// iOS 13 and later. In iOS 12 and earlier, it sends `viewDidAppear`, and the parent sends the callback again.
    ///
    /// In iOS 17 and later, the last matching call first sends a due `viewIsAppearing` to the controller and its
    /// children, even outside a window (Evidence, viewIsAppearing).
    public func endAppearanceTransition() {
        simulation.note(.endAppearance, self, detail: forwardingOfParent)
        guard endsWithContainer else {
            if simulation.ios.has(.endSendsIsAppearing), appearance.isLastEnd {
                deliverIsAppearingBelow(anywhere: true)
            }
            return endAppearance()
        }
        if simulation.ios.has(.endsChildrenWithContainer) {
            if !appearance.endNested() { arrival.isEndedByApp = true }
        } else {
            endAppearance()
            arrival.isEndedByApp = appearance.state == .appeared
        }
    }

    /// Whether the controller is appearing together with its parent, which forwards appearance callbacks automatically.
    /// In that case, the parent will also end the controller's appearance.
    private var endsWithContainer: Bool {
        appearance.state == .appearing && forwardingOfParent != nil && parent?.appearance.state == .appearing
            && !arrival.isAutomatic
    }

    /// The text `automatic` if the parent automatically forwards appearance callbacks to this controller, or nil
    /// otherwise.
    private var forwardingOfParent: ActionEvent.Detail? {
        parent?.shouldAutomaticallyForwardAppearanceMethods == true ? .automatic : nil
    }

    /// Begins the appearance or disappearance, whether UIKit or the app started the transition, and forwards it to the
    /// visible children if the controller forwards automatically.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: .known(animated))
    }

    func beginAppearance(_ isAppearing: Bool, animated: AnimatedArgument) {
        if isAppearing { loadViewOnce() }
        guard case .transition(let transition) = appearance.begin(isAppearing, animated: animated) else { return }
        arrival.isAppearingDue = isAppearing
        arrival.isEndedByApp = false
        if isAppearing {
            deliver(transition.callback, animated: animated.recorded) { viewWillAppear(animated.value) }
        } else {
            deliver(transition.callback, animated: animated.recorded) { viewWillDisappear(animated.value) }
        }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper {
            forwardBegin(isAppearing, animated: animated)
        }
    }

    /// Ends the appearance or disappearance, whether UIKit or the app started the transition, and forwards the end to
    /// the visible children if the controller forwards automatically.
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
        // Collect the visible children before the callback, because the callback may remove them.
        let receivers =
            shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper ? visibleChildren.flatMap(\.stage) : []
        if transition.to == .appeared {
            tellRootView(.onAppear)
            deliver(transition.callback, animated: animated.recorded) { viewDidAppear(animated.value) }
        } else {
            deliver(transition.callback, animated: animated.recorded) { viewDidDisappear(animated.value) }
            tellRootView(.onDisappear)
        }
        if !appearance.isMoving { appearance.isInTransition = false }
        if shouldAutomaticallyForwardAppearanceMethods && !forwardsInsideSuper { forwardEnd(to: receivers) }
        arrival.isAutomatic = false
        if arrival.repeatsDidMove {
            arrival.repeatsDidMove = false
            sendDidMove(toParent: parent)
        }
    }

    /// Begins the transitions of the visible children inside a built-in container's own `viewWillAppear` or
    /// `viewWillDisappear`, if the container forwards automatically. Before an appearance, also prepares the children.
    func passOnBegin(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { prepareToAppear() }
        // The class may pass another argument to super.
        let argument = appearance.animated.value == animated ? appearance.animated : .known(animated)
        if shouldAutomaticallyForwardAppearanceMethods { forwardBegin(isAppearing, animated: argument) }
    }

    /// Ends the transitions of the visible children inside a built-in container's own `viewDidAppear` or
    /// `viewDidDisappear`, if the container forwards automatically. After an appearance, also performs the deferred
    /// work.
    func passOnEnd() {
        if shouldAutomaticallyForwardAppearanceMethods { forwardEnd() }
        if appearance.state == .appeared { didForwardAppearance() }
    }

    /// Begins the transitions of the visible children and of the controllers presented over them inside the container
    /// (see ``stage``), after the parent's transition has begun (Evidence, Parent and child order). Doesn't begin the
    /// appearance of a child whose appearance the app has already ended.
    func forwardBegin(_ isAppearing: Bool, animated: AnimatedArgument) {
        for child in visibleChildren.flatMap(\.stage) where !isAppearing || !child.arrival.isEndedByApp {
            // From now on, a child that is appearing because its view was added follows its parent.
            child.arrival.isAutomatic = false
            simulation.nest(about: child) { child.beginAppearance(isAppearing, animated: animated) }
        }
    }

    /// Ends the transitions of the visible children and of the controllers presented over them inside the container
    /// (see ``stage``). Skips a transition that began because the controller's view was added or removed, and a
    /// transition that an ``AppearanceTransition`` ends. In iOS 12 and earlier, also sends a second `viewDidAppear` to
    /// children whose appearance the app has already ended.
    ///
    /// - Parameter former: The children that were visible before the controller's own callback. Their transitions end
    ///   even if the callback removed them.
    func forwardEnd(to former: [UIViewController] = []) {
        let now = visibleChildren.flatMap(\.stage)
        let receivers = former.filter { left in !now.contains { $0 === left } } + now
        for child in receivers where child.arrival.isEndedByApp { child.repeatDidAppear() }
        for child in receivers
        where child.appearance.isMoving && !child.arrival.isAutomatic && !child.arrival.isExchanged {
            simulation.nest(about: child) { child.endAppearance() }
        }
    }

    /// Sends `viewDidAppear` a second time if the app has already ended the appearance (iOS 12 and earlier).
    private func repeatDidAppear() {
        arrival.isEndedByApp = false
        guard appearance.state == .appeared else { return }
        simulation.note(
            .note, self, name: "second viewDidAppear: the app ended the appearance, and so does the container",
            detail: .repeated)
        let animated = appearance.animated
        deliver(.viewDidAppear, animated: animated.recorded) { viewDidAppear(animated.value) }
    }

    /// Sends `viewIsAppearing` if the controller is appearing, its view is in a window, and this transition has not
    /// sent the callback yet. In iOS 15 and earlier, the child of a custom container doesn't receive the callback
    /// (Evidence, viewIsAppearing).
    ///
    /// - Parameter anywhere: Whether to send the callback although the view is outside a window.
    func deliverIsAppearingIfDue(anywhere: Bool = false) {
        guard arrival.isAppearingDue, appearance.state == .appearing, anywhere || loadedView?.window != nil else {
            return
        }
        arrival.isAppearingDue = false
        if isNested, !simulation.ios.has(.tellsNestedChildrenIsAppearing) { return noteMissingIsAppearing() }
        let animated = appearance.animated
        deliver(.viewIsAppearing, animated: animated.recorded) { viewIsAppearing(animated.value) }
    }

    /// Whether the controller is the child of a custom container.
    private var isNested: Bool { parent?.kind == .viewController }

    /// Records that UIKit doesn't send `viewIsAppearing`, if the class relies on it.
    private func noteMissingIsAppearing() {
        guard scripted?.spec.overrides[.viewIsAppearing] != nil else { return }
        simulation.note(
            .override, self, name: Callback.viewIsAppearing.swiftName, detail: .notSentToNestedChild)
    }

    /// Sends due `viewIsAppearing` callbacks to this controller, its visible descendants, and the controllers that any
    /// of them presents, parents first.
    ///
    /// - Parameter anywhere: Whether to send the callbacks although the views are outside a window.
    func deliverIsAppearingBelow(anywhere: Bool = false) {
        deliverIsAppearingIfDue(anywhere: anywhere)
        for below in visibleChildren + [directlyPresented].compactMap({ $0 }) {
            simulation.nest(about: below) { below.deliverIsAppearingBelow(anywhere: anywhere) }
        }
    }

    /// Whether the controller is being added to a parent. This is true during an appearance transition if the move that
    /// `willMove(toParent:)` began has not ended (Evidence, Flags).
    public var isMovingToParent: Bool { appearance.isInTransition && pendingMove == .toParent }
    /// Whether the controller is being removed from its parent (Evidence, Flags).
    public var isMovingFromParent: Bool { appearance.isInTransition && pendingMove == .fromParent }
    var className: String { simulation.run[id].className }

    // Appearance callbacks for views that the app adds and removes.

    /// Whether UIKit sends appearance callbacks because the controller's view is added or removed. UIKit does so for a
    /// child of a visible custom container that forwards automatically, and for a controller without a parent whose
    /// view was itself added to a view in a visible window or to the view of a window's root. UIKit doesn't do so for a
    /// presented controller or a window's root. Source: Evidence, Adding a child.
    private var appearsWithItsView: Bool {
        guard presentation == nil, !isWindowRoot else { return false }
        guard let parent else { return arrival.cameIntoWindow || isInRootView }
        return isCustomChild && parent.isVisible
    }

    /// Whether the view was added directly to the view of a window's root, which brings it into the window.
    private var isInRootView: Bool { loadedView?.superview?.owner?.isWindowRoot == true }

    /// Whether the controller has appeared or is appearing.
    private var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

    func viewWillEnterWindow() {
        guard appearsWithItsView, appearance.state == .disappeared else { return }
        arrival.isAutomatic = true
        simulation.addArrival(self)
        beginAppearance(true, animated: false)
    }

    /// Ends an appearance that began because the view was added. The simulation calls this method after the commit at
    /// the end of the turn.
    func finishArrival() {
        guard arrival.isAutomatic else { return }
        arrival.isAutomatic = false
        // A child doesn't appear before its container. An appearing container ends the child's appearance together with
        // its own (Evidence, Parent and child order).
        if appearance.state == .appearing, parent?.appearance.state != .appearing { endAppearance() }
    }

    /// Begins the disappearance of a visible controller when its view leaves the window, if the controller follows its
    /// view (see ``appearsWithItsView``). A visible child of a custom container that forwards automatically also begins
    /// to disappear if its own view is removed while the container is not visible.
    ///
    /// If such a child is already disappearing together with its container when its own view is removed, the container
    /// can no longer end the child's transition. In that case, the transition ends as soon as the view has left the
    /// window.
    ///
    /// - Parameter isItself: Whether the controller's own view is removed, rather than an ancestor of that view.
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

    /// Whether the controller is a child of a custom container that forwards automatically.
    private var isCustomChild: Bool {
        parent.map { $0.kind == .viewController && $0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    /// Removes the view from its superview and sends the disappearance callbacks, without an animation.
    func disappearAtOnce() {
        beginAppearance(false, animated: false)
        loadedView?.detach()
        endAppearance()
    }

    func viewDidLeaveWindow() {
        guard arrival.isAutomatic, appearance.state == .disappearing else { return }
        endAppearance()
        arrival.isAutomatic = false
    }

    /// Sends the callbacks for traits, margins, and the safe area when the view first enters a window, after
    /// viewWillAppear and before layout. The callback for traits is sent only in iOS 8 to 12, or if `isForcedAtLaunch`
    /// is true. Sources: Evidence, Layout in transitions; Evidence, Traits.
    func viewDidFirstEnterWindow() {
        environment.current = traitCollection
        if simulation.ios.has(.sendsTraitsAtLaunch) || simulation.application.isForcedAtLaunch {
            deliver(.traitCollectionDidChange) { traitCollectionDidChange(nil) }
        }
        deliver(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() }
        tellSafeArea()
    }
}
