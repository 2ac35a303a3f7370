import LifecycleModel

extension UINavigationController {
    func start(_ next: Pending, from old: UIViewController?, to new: UIViewController?) {
        // The first controller appears with its container, and the container also ends the controller's appearance.
        let interrupted = next.interruptsFirstPage ? old : nil
        let isForwarded = (old == nil || interrupted != nil) && appearance.state == .appearing
        let transition = AppearanceTransition(.stack, from: old, to: new, animated: next.animated)
        // The incoming controller's view is loaded before the transition begins. A push in its viewDidLoad is therefore
        // not ignored but follows the transition. Source: github.com/MoZhouqi/KMNavigationBarTransition, issue 73.
        isStarting = true
        new?.loadViewOnce()
        isStarting = false
        if !isForwarded { running = transition }
        transition.begin()
        if isForwarded { new?.arrival.isExchanged = false }
        tellDelegate(.willShow)
        if let new { place(new) }
        interrupted?.endInterrupted()
        if simulation.ios.laysOutRevealed { new?.loadedView?.setNeedsLayout() }
        transition.arrive()
        if next.animated, !isForwarded { goAlong(transition) }
        let finish = { [self] in
            if shown !== old { old?.leaveStage() }
            // The `did` callbacks follow the end of the transition, so a push in viewDidAppear is not ignored.
            if running === transition { running = nil }
            if !isForwarded { transition.end() }
            simulation.autorelease(old)
            settle(new, departed: next.departed)
            if !isForwarded { transition.complete() }
            for completion in next.completions { completion() }
            if next.isReversed { popViewController(animated: true) }
            if pending != nil { loadedView?.setNeedsLayout() }
            let waiting = whenIdle
            whenIdle = []
            for work in waiting { work() }
        }
        if isForwarded { return whenAppeared.append(finish) }
        let duration = Simulation.animationDuration / (next.isReversed ? 2 : 1)
        simulation.afterAnimation(next.animated, duration: duration, finish)
    }

    /// Shows the first page before the app changes the stack, if the window became visible in this turn (iOS 17 and
    /// earlier). The page's appearance has then begun, and the change interrupts it. Source: Evidence, Navigation
    /// stack.
    func showFirstPage() {
        guard simulation.ios.showsFirstPageAtOnce, hostWindow.isBecomingVisible, outermost.isWindowRoot,
            appearance.state == .appearing, loadedView?.window != nil, shown == nil, pending != nil
        else { return }
        layOutContainer()
        outermost.deliverIsAppearingBelow()
    }

    /// Whether a change to the stack interrupts the appearance of the first page.
    var interruptsFirstPage: Bool {
        simulation.ios.showsFirstPageAtOnce && hostWindow.isBecomingVisible && outermost.isWindowRoot
            && appearance.state == .appearing && shown?.appearance.state == .appearing && running == nil
            && pending == nil
    }

    /// Runs the alongside animations in the next turn. The transition starts inside a layout pass, and the animations
    /// follow the layout of the incoming view.
    private func goAlong(_ transition: AppearanceTransition) {
        simulation.onNextTurn { [self] in if running === transition { transition.runAlongside() } }
    }

    /// Sends the `didMove` callbacks, which follow the `did` callbacks, and finally the delegate's `didShow` (Evidence,
    /// Navigation delegate).
    private func settle(_ new: UIViewController?, departed: [UIViewController]) {
        if let new, new.pendingMove == .toParent, new.parent === self { new.moveDidEnd(to: self) }
        for controller in departed where controller.parent == nil { controller.moveDidEnd(to: nil) }
        tellDelegate(.didShow)
    }

    func tellDelegate(_ callback: Callback) {
        guard let delegate else { return }
        delegate.deliver(callback) {}
    }
}

extension UIViewController {
    /// Ends the disappearance of a page whose appearance was interrupted, without an animation.
    fileprivate func endInterrupted() {
        arrival.isExchanged = false
        leaveStage()
        endAppearance()
    }
}
