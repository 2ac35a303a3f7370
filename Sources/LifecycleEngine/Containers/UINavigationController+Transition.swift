import LifecycleModel

extension UINavigationController {
    func start(_ next: Pending, from old: UIViewController?, to new: UIViewController?) {
        // The first controller appears with its container, whose end is passed on to it.
        let isForwarded = old == nil && appearance.state == .appearing
        let transition = AppearanceTransition(.stack, from: old, to: new, animated: next.animated)
        // What the incoming controller does as it loads comes before the transition: a push in its viewDidLoad is not
        // refused, it follows (github.com/MoZhouqi/KMNavigationBarTransition, issue 73).
        new?.loadViewOnce()
        if !isForwarded { running = transition }
        transition.begin()
        if isForwarded { new?.arrival.isExchanged = false }
        tellDelegate(.willShow)
        if let new { place(new) }
        if simulation.ios.laysOutRevealed { new?.loadedView?.setNeedsLayout() }
        transition.arrive()
        if next.animated, !isForwarded { goAlong(transition) }
        let finish = { [self] in
            if shown !== old { old?.leaveStage() }
            // The dids are told when the transition is over: a push in viewDidAppear is not refused.
            if running === transition { running = nil }
            if !isForwarded { transition.end() }
            simulation.autorelease(old)
            settle(new, departed: next.departed)
            if !isForwarded { transition.complete() }
            for completion in next.completions { completion() }
            if next.isReversed { popViewController(animated: true) }
            if pending != nil { loadedView?.setNeedsLayout() }
        }
        if isForwarded { return whenAppeared.append(finish) }
        let duration = Simulation.animationDuration / (next.isReversed ? 2 : 1)
        simulation.afterAnimation(next.animated, duration: duration, finish)
    }

    /// What goes along with the transition begins when what comes was laid out: in the next turn, for the transition starts
    /// inside a layout pass.
    private func goAlong(_ transition: AppearanceTransition) {
        simulation.onNextTurn { [self] in if running === transition { transition.runAlongside() } }
    }

    /// The `didMove` callbacks come after the `did` callbacks, the delegate's last (Evidence, Navigation delegate).
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
