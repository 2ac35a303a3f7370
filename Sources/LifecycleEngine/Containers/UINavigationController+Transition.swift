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
        let finish = { [self] in
            if shown !== old { old?.loadedView?.takeOut() }
            // The dids are told when the transition is over: a push in viewDidAppear is not refused.
            if running === transition { running = nil }
            if !isForwarded { transition.end() }
            simulation.autorelease(old)
            settle(new, departed: next.departed)
            next.completion()
            if pending != nil { loadedView?.setNeedsLayout() }
        }
        if isForwarded { whenAppeared.append(finish) } else { simulation.afterAnimation(next.animated, finish) }
    }

    /// The moves end after the dids; the delegate hears last (Evidence, Navigation delegate).
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
