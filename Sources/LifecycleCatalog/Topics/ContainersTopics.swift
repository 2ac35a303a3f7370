extension Catalog.Topics {
    package static let containers = Entry.entries(
        #"""
        # child-missing: A child receives no appearance callbacks
        needs: child/container/segmented/drawer/menu appear/disappear not
        words: addchild addsubview forward parent call embed lifecyclemethod
        cause: The child's view was added without addChild(_:), so UIKit doesn't forward the container's appearance; or
        the container returns false from shouldAutomaticallyForwardAppearanceMethods, or doesn't call super in
        viewWillAppear; or the view was hidden and shown, which isn't an appearance.
        check: child.parent is nil: addChild is missing. UIKit then sends callbacks only if the view is added to a view
        that is already in the window, or to the root's view (logs, iOS 9).
        check: isHidden, alpha, frame, and bringSubviewToFront change no hierarchy, so no callback is sent.
        check: The child was replaced right after its container was pushed, during the transition: UIKit then omits
        viewWillAppear (reported to Apple; not simulated).
        fix: Call addChild(child), view.addSubview(child.view), child.didMove(toParent: self), in this order.
        fix: To exchange children, remove the old view and add the new one, or use
        transition(from:to:duration:options:animations:completion:). Replace a child only after viewDidAppear of the
        container.
        fix: Call super in the container's viewWillAppear, viewDidAppear, viewWillDisappear, and viewDidDisappear.
        fix: With manual forwarding, call beginAppearanceTransition and endAppearanceTransition.
        rules: child-not-added forwarding-off-but-never-forwarded missing-super view-added-before-child
        sample: containment/forwarding-off
        evidence: Containers/Adding a child | Appearance/Manual forwarding | /UIKit bugs that are not simulated
        questions: addChild viewDidAppear not called | viewWillAppear not called on child view controller | no
        viewWillAppear: if container child changes after pushViewController:animated: | child view controller
        viewWillAppear not triggered in container view | viewDidAppear not called for embedded view controller |
        viewWillAppear not called in segmented control child | viewWillAppear not called for view controller in side
        menu drawer

        # child-add: How to add and remove a child view controller
        names: add a child view controller, remove a child view controller
        needs: child/container/didmove/willmove add/remove/insert/replace/step/didmove/correct
        words: addchild removefromparent willmove didmove steps correctly
        cause: Containment is three calls in a fixed order. addChild sends willMove(toParent:) itself, but you send
        didMove(toParent:). removeFromParent sends didMove(toParent: nil) itself, but you send willMove(toParent: nil).
        check: Without addChild, the child's callbacks are incomplete, and rotation doesn't reach it. Without didMove,
        only that callback is missing.
        fix: Add: addChild(child); child.view.frame = view.bounds; view.addSubview(child.view); child.didMove(toParent:
        self).
        fix: Remove: child.willMove(toParent: nil); child.view.removeFromSuperview(); child.removeFromParent().
        fix: Exchange: both together, or transition(from:to:duration:options:animations:completion:).
        rules: child-not-added did-move-missing will-move-missing removed-in-wrong-order view-added-before-child
        sample: containment/add-and-remove (hierarchy)
        evidence: Containers/Adding a child | Containers/Removing a child
        questions: how do I add a child view controller | remove child view controller correctly | what are the steps to
        embed a view controller in a container | do I need to call didMove(toParent:)

        # did-move-twice: didMove(toParent:) is called twice
        needs: didmove twice
        words: willmove child parent call
        cause: A child that the app adds to a visible parent receives didMove(toParent:) from the app, and once more
        from UIKit when its appearance ends.
        fix: Make the override repeatable. Add the child before the parent appears, or with transition(from:to:), to
        receive one call.
        sample: containment/visible-parent
        evidence: Containers/Child under a visible parent
        questions: didMove(toParent:) called twice

        # tab-switch: Tabs: which callbacks a switch sends
        needs: tab
        words: switch select appear twice viewwillappear viewdidload not call unselected controller
        cause: A switch of tabs sends the incoming controller viewWillAppear before the outgoing one receives
        viewWillDisappear. If the user taps (iOS 18 and later), the incoming viewDidAppear precedes the outgoing
        viewDidDisappear; otherwise, it follows. A tab's view is loaded when it is first selected, and stays loaded.
        check: After the launch, dumps show loaded views of navigation controllers that code created for other tabs,
        without their pages. When UIKit loads them isn't known; the simulation loads them before the selected tab appears.
        check: Controllers inside a tab's navigation controller receive the callbacks, too, unless a subclass of
        UITabBarController or UINavigationController overrides viewWillAppear without super.
        check: tabBarController(_:didSelect:) is called for taps only, not for a selection in code.
        check: A quick switch between tabs has been seen to send callbacks in a wrong order (reported to Apple; not
        simulated).
        fix: Refresh in viewWillAppear of the tab's content. To react to a tap on the selected tab, use the delegate's
        didSelect or shouldSelect, which are sent for it, too. To switch in code, set selectedIndex or
        selectedViewController.
        sample: tabs/tap-versions
        evidence: Containers/Tab bars | /UIKit bugs that are not simulated
        questions: viewWillAppear not called when switching tabs | viewWillAppear called twice when switching tab |
        viewDidAppear called on all tabs | tabBarController didSelect not called when setting selectedIndex

        # page-appearance: Page view controllers: viewWillAppear without a shown page, or missing callbacks
        needs: page/horizontal/neighbor
        words: appear disappear swipe scroll not call twice wrong cancel preload viewwillappear
        cause: A swipe sends the next page viewWillAppear when the gesture begins, and if the swipe is canceled,
        that page receives viewWillDisappear and viewDidDisappear without ever having been shown.
        check: Turn completed: viewDidAppear follows. Turn canceled: viewWillDisappear follows at the same
        address.
        check: With the scroll style, UIKit asks the data source for neighbors, so a neighbor can be created,
        and its view loaded (reported, not simulated), before a visit.
        check: A horizontal scroll view that is not a UIPageViewController sends no callbacks at all: the views
        never leave the window.
        check: With the scroll style, the page controller keeps neighbors, so after setViewControllers with
        animation, an outdated neighbor can be shown (reported). Call it without animation to reload them.
        fix: Treat a page as shown in viewDidAppear, or in
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) if completed is
        true.
        fix: The current page is viewControllers?.first of the page controller.
        fix: After setViewControllers(_:direction:animated:completion:), no delegate method is called: do the
        work there or in its completion.
        fix: In your own pager, add pages with addChild and send beginAppearanceTransition and
        endAppearanceTransition.
        sample: pages/scroll
        evidence: Containers/Page view controllers | https://stackoverflow.com/questions/12939280
        questions: UIPageViewController viewWillAppear called but page not shown | ViewWillAppear /
        ViewWillDisappear not called on horizontal swipe | page view controller viewDidAppear not called |
        viewDidLoad of next page called in UIPageViewController | viewDidAppear called twice in page view
        controller | wrong page index after canceled swipe in page controller | didFinishAnimating not called
        after setViewControllers

        # page-set-early: A page controller's pages are set in viewDidLoad
        needs: page set/setviewcontrollers/load
        words: page viewdidload appear early before first setviewcontrollers load
        cause: setViewControllers in viewDidLoad of a page controller loads and shows the page before the page
        controller itself appears: the page receives viewWillAppear and viewDidAppear before the container's
        viewWillAppear, and layout follows later.
        check: In the log, the page's callbacks precede those of the page controller, and its first size is not final.
        fix: That is UIKit's order. Read sizes in viewDidLayoutSubviews, and don't rely on the container's
        viewWillAppear before the page's viewDidAppear.
        sample: pages/scroll
        evidence: Containers/Page view controllers
        questions: setViewControllers in viewDidLoad of UIPageViewController | setViewControllers called before the page
        view controller appears

        # split: Split views: which callbacks a column receives
        needs: split
        words: column primary secondary collapse detail appear not twice ipad show setviewcontroller compact
        iscollapsed
        cause: A column receives appearance callbacks only when it is really shown or hidden; in a compact
        width, the split view collapses, and the columns share one navigation stack.
        check: isCollapsed, and the delegate's methods for collapsing and expanding, show which form is used.
        The columns of the column style (iOS 14 and later) are wrapped into navigation controllers. In the
        classic style, the delegate receives splitViewController(_:collapseSecondary:onto:) and
        splitViewController(_:separateSecondaryFrom:).
        check: In iOS 18, an iPad that enters the background collapses and expands the split view for a snapshot
        (see 'lifeline explain background-size').
        check: setViewController(_:for:) puts a controller into a column. Up to iOS 17, the compact column is
        set once, and later calls are ignored (reported).
        check: isCollapsed is still false in viewWillAppear before iOS 17.2 (reported).
        fix: Choose the visible column with splitViewController(_:topColumnForCollapsingToProposedTopColumn:),
        and refresh in viewWillAppear of the column's controller.
        sample: modern/split-columns
        evidence: Containers/Split views | https://github.com/pointfreeco/swift-navigation/pull/339 |
        https://github.com/woocommerce/woocommerce-ios/issues/11675
        questions: UISplitViewController viewWillAppear not called for primary | split view shows detail first
        on iPhone
        """#)
}
