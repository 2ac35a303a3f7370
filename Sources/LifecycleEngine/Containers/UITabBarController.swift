import LifecycleModel

/// A container that shows one of its tabs. Created in code, it loads its view in the initializer, and the selected
/// tab's view when the tabs are set. The views of the other tabs are not loaded until the tabs are selected, but those of
/// navigation controllers are (Evidence, Tab bars).
open class UITabBarController: UIViewController {
    private var selected: UIViewController?
    /// Whether the tabs are `UITab` objects (iOS 18 and later), which have their own delegate callbacks.
    public var usesTabs = false
    /// The closure that ends the current tab transition, or nil if no transition is in progress.
    private var endRunning: (() -> Void)?
    /// Whether the `will` callbacks of a tab transition are being sent.
    private var isBeginning = false
    /// The navigation controller of the tab More, after the user's first tap on it.
    private var more: UIMoreNavigationController?
    /// The number of tabs that fit into a tab bar in a compact width.
    private static let mostTabs = 5
    /// The selection that a `will` callback of the current tab transition made, or nil if no selection is waiting.
    private var waiting: (() -> Void)?

    /// The controllers of the tabs, in the tabs' order. Setting nil removes all tabs.
    public var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue ?? []) }
    }

    /// The controller of the selected tab, or nil if there are no tabs. Setting nil has no effect. While the tab bar
    /// controller is not visible, setting another controller only records the selection.
    public var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// Replaces the tabs. Each new controller becomes a child and receives both move callbacks immediately. Each
    /// removed controller receives `willMove` immediately. If another tab is selected as a result, the removed
    /// controllers leave and receive `didMove` only after the transition to that tab.
    ///
    /// The selected tab is `first`, or else the tab that is already selected. If that tab is removed, the tab at the
    /// same index or, without such a tab, the first tab is selected. Source: Apple's documentation of
    /// `setViewControllers(_:animated:)`.
    public func setViewControllers(_ controllers: [UIViewController], selected first: UIViewController? = nil) {
        endRunning?()
        let index = children.firstIndex { $0 === selected } ?? 0
        var given: Set<ObjectIdentifier> = []
        let controllers = controllers.filter { given.insert(ObjectIdentifier($0)).inserted }
        let removed = children.filter { !given.contains(ObjectIdentifier($0)) }
        for controller in removed { controller.sendWillMove(toParent: nil) }
        for controller in controllers where controller.parent !== self && attach(controller) {
            controller.sendDidMove(toParent: self)
        }
        let tabs = controllers.filter { $0.parent === self }
        let others = children.filter { !given.contains(ObjectIdentifier($0)) }
        children = tabs + others
        let candidates = [first, selected, tabs.indices.contains(index) ? tabs[index] : nil, tabs.first]
        let next = candidates.compactMap { $0 }.first { $0.parent === self && given.contains(ObjectIdentifier($0)) }
        let finish = { for controller in removed { controller.detachFromParent() } }
        if let next, selected != nil { return select(next, completion: finish) }
        if appearance.state == .appeared { selected?.disappearAtOnce() }
        selected = next
        if let next { simulation.change(.select, next, to: self) }
        finish()
        if isViewLoaded { next?.loadViewOnce() }
    }

    /// Selects a tab. The incoming controller is the first to receive a `will` callback (Evidence, Tab bars). If
    /// `completed` is false, the transition is interactive and canceled. If the tab is already selected, or if
    /// `controller` is not a tab's controller, there is no transition.
    ///
    /// A selection during a tab transition ends that transition immediately. A selection in a `will` callback of the
    /// transition waits until all `will` callbacks have been sent.
    public func select(_ controller: UIViewController, completed: Bool = true, completion: @escaping () -> Void = {}) {
        select(controller, completed: completed, byTap: false, completion: completion)
    }

    private func select(
        _ controller: UIViewController, completed: Bool = true, byTap: Bool, completion: @escaping () -> Void
    ) {
        if isBeginning {
            waiting = { [self] in select(controller, completed: completed, byTap: byTap, completion: completion) }
            return
        }
        if !byTap, controller !== selected { noteSelectionByCode(of: controller) }
        endRunning?()
        guard controller.parent === self, controller !== selected else {
            completion()
            return
        }
        let old = selected
        if completed {
            selected = controller
            simulation.change(.select, controller, to: self)
        }
        // While the container is off screen, or before it has forwarded its appearance to the old tab, only record the
        // selection.
        let receivesAppearance = appearance.state == .appearing && old?.appearance.state != .disappeared
        guard appearance.state == .appeared || receivesAppearance else {
            old?.leaveStage()
            completion()
            return
        }
        exchange(old, for: controller, completed: completed, byTap: byTap, completion: completion)
    }

    /// Taps a tab. In iOS 18 and later, the switch is a cross-fade, and ends like a full-screen presentation (Evidence,
    /// Tab bars). The delegate receives `shouldSelect` before the switch and `didSelect` after it. A selection in code
    /// sends neither of these callbacks.
    ///
    /// A tap on the selected tab pops to the root if the tab is a navigation controller. Source: Apple's documentation
    /// of `UITabBarController` and `UITabBarControllerDelegate`.
    public func tap(_ controller: UIViewController, completion: @escaping () -> Void = {}) {
        guard controller.parent === self else { return completion() }
        tellDelegate(selectionCallbacks.should)
        let didSelect = { [self] in
            tellDelegate(selectionCallbacks.did)
            completion()
        }
        guard controller === selected else { return select(controller, byTap: true, completion: didSelect) }
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
        didSelect()
    }

    /// Taps the tab More and, if `tab` is not nil, the row of this tab in the list. Has no effect in a regular width, or if
    /// all tabs fit into the tab bar (Evidence, Tab bars).
    func tapMore(_ tab: UIViewController?, completion: @escaping () -> Void) {
        guard children.count > UITabBarController.mostTabs, traitCollection.horizontalSizeClass == .compact else {
            return simulation.note(.note, self, name: "no tab More: all tabs fit into the tab bar")
        }
        let more = more ?? UIMoreNavigationController.make(for: self)
        self.more = more
        tap(more) {
            guard let tab, self.children.dropFirst(UITabBarController.mostTabs - 1).contains(where: { $0 === tab })
            else {
                return completion()
            }
            more.push(tab: tab, completion: completion)
        }
    }

    private func tellDelegate(_ callback: Callback) { delegate?.deliver(callback) {} }

    /// The callbacks to the delegate before and after the user selects a tab.
    private var selectionCallbacks: (should: Callback, did: Callback) {
        usesTabs ? (.tabShouldSelectTab, .tabDidSelectTab) : (.tabShouldSelect, .tabDidSelect)
    }

    /// Records the callbacks that the delegate overrides but doesn't receive, because code selects the tab.
    private func noteSelectionByCode(of controller: UIViewController) {
        delegate?.noteNotSent(selectionCallbacks.should, about: controller)
        delegate?.noteNotSent(selectionCallbacks.did, about: controller)
    }

    private func exchange(
        _ old: UIViewController?, for controller: UIViewController, completed: Bool, byTap: Bool,
        completion: @escaping () -> Void
    ) {
        if let old, completed { noteActiveSearch(in: old) }
        let isFaded = byTap && simulation.ios.has(.endsTappedTabFirst)
        let isAnimated = isFaded || !completed
        let transition = AppearanceTransition(
            isFaded ? .tappedTab : .tab, from: old, to: controller, animated: isAnimated,
            arguments: isFaded ? { _ in .unknown } : nil)
        isBeginning = true
        transition.begin()
        place(controller)
        transition.arrive()
        isBeginning = false
        var isOver = false
        let end = { [self] in
            guard !isOver else { return }
            isOver = true
            endRunning = nil
            if completed { old?.leaveStage() }
            if completed { transition.end() } else { transition.cancel() }
            if !completed { controller.leaveStage() }
            completion()
        }
        endRunning = end
        simulation.afterAnimation(isAnimated, end)
        let selection = waiting
        waiting = nil
        selection?()
    }

    /// Records the pages of a tab whose active search controllers another controller presents. UIKit is known to lose
    /// callbacks of such a page when the tab is left (Evidence, Tab bars).
    private func noteActiveSearch(in tab: UIViewController) {
        for search in outermost.wholeTree where search is UISearchController {
            guard let presentation = search.presentation, let page = presentation.source,
                page !== presentation.presenter, page.isHeld(by: tab)
            else { continue }
            simulation.note(
                .present, page, target: search, name: presentation.presenter.map { simulation.run[$0.id].id },
                detail: .searchLeft)
        }
    }

    override func prepareToAppear() {
        // A tab's controller may select another tab while its view is being loaded.
        while let candidate = selected {
            candidate.loadViewOnce()
            guard candidate !== selected else {
                loadHiddenStacks()
                return place(candidate)
            }
        }
    }

    /// Loads the views of the navigation controllers among the hidden tabs, but not those of their pages. Storyboards
    /// are left out, because a hierarchy of such an app shows stacks without a view (Evidence, Tab bars).
    private func loadHiddenStacks() {
        for case let stack as UINavigationController in children where stack.viewSource != .storyboard {
            stack.loadViewOnce()
        }
    }

    override var visibleChildren: [UIViewController] { notTaken(selected.map { [$0] } ?? []) }
    override var forwardsInsideSuper: Bool { true }
    override var loadsViewInInitializer: Bool { true }
}
