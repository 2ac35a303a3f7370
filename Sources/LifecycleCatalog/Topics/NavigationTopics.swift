extension Catalog.Topics {
    package static let navigation = Entry.entries(
        #"""
        # navigation-stack: How a navigation controller pushes and pops
        needs: push/pop/navigation/stack
        words: manage remove replace middle stack hierarchy end complete completion handler finish
        cause: A navigation controller keeps its children on a stack and shows the top one. A push loads the new
        controller and covers the old one, which stays loaded; a pop reveals it again and releases the popped
        controller.
        check: Covered: viewWillDisappear and viewDidDisappear with isMovingFromParent == false. Revealed:
        viewWillAppear and viewDidAppear, without viewDidLoad.
        fix: Call navigationController?.pushViewController(_:animated:) and popViewController(animated:). Both return
        before the callbacks are sent. One transition runs at a time.
        fix: setViewControllers(_:animated:) replaces the whole stack, and removes controllers from its middle.
        fix: A push and a pop have no completion handler: use navigationController(_:didShow:animated:), or the
        completion of transitionCoordinator right after the call.
        rules: push-during-transition push-twice container-missing
        sample: navigation/push-pop
        evidence: Containers/Push and pop | Containers/Navigation stack
        questions: how do I push a view controller | how does a navigation controller manage its stack | what happens to
        the covered view controller after a push | how to remove view controllers from the navigation stack | completion
        handler for pushViewController

        # bars: Show or hide the navigation bar or the tab bar for one controller
        needs: bar/navbar/navigationbar/tabbar/hidesbottombarwhenpushed/setnavigationbarhidden
        hide/hidden/show/hidesbottombarwhenpushed/setnavigationbarhidden
        words: navigation tab first only controller push pop back viewwillappear jump layout animated bottom
        cause: The bars belong to the navigation or tab bar controller, not to the page, so each page has to set them
        when it appears and restore them when it disappears.
        check: The bar disappears with a jump: it is changed in viewDidLoad or viewDidAppear instead of viewWillAppear,
        or without the argument animated.
        check: A canceled swipe back sends viewWillAppear of the top page again, so its change is repeated.
        check: Hiding or showing the navigation bar lays out the page without viewWillTransition(to:with:) (log); before
        the layout, the page receives viewSafeAreaInsetsDidChange().
        fix: In viewWillAppear: navigationController?.setNavigationBarHidden(true, animated: animated). In
        viewWillDisappear, the same with false.
        fix: To hide the tab bar, set hidesBottomBarWhenPushed = true on the controller before the push.
        evidence: Layout/Sizes | Appearance/Canceled transitions |
        https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
        questions: how to hide the navigation bar on the first view controller only | hidesBottomBarWhenPushed layout
        jump | show the tab bar again after pop

        # did-show-twice: The delegate's didShow is called twice
        needs: didshow/navigationcontroller twice/again/times/repeat/duplicate
        words: delegate tab willshow call show select
        cause: In iOS 10 to 12, a navigation controller's delegate receives didShow twice when the stack first appears,
        in a tab or as the root, and once more each time its tab is selected again. In other versions, it comes once for
        each transition.
        check: The other calls have the same controller: viewController is the top of the stack, and nothing was pushed.
        fix: Compare viewController with the one of the last call, and ignore a repetition.
        versions: iOS 10 to 12.
        sample: navigation/parent-calls
        evidence: Containers/Navigation delegate
        questions: navigationController didShow called twice | didShow viewController delegate called again when switching
        tabs

        # push-nested: Nested push or pop, or a corrupted navigation bar
        needs: push/pop/navigation/addself
        nested/twice/corrupt/finish/unexpected/during/addself/subviewtree/ignore/quickly/tap
        words: transition animation bar state crash subview same time
        cause: A push or pop began while another transition was still in progress. iOS 7 could then corrupt the
        navigation bar or crash ("Can't add self as subview"); in iOS 8 and later, UIKit ignores the second call and
        prints a warning.
        check: Two taps, two notifications, or a segue plus code push at once; or a push in viewDidLoad or
        viewWillAppear of a controller that is being pushed.
        fix: Start the next push in viewDidAppear, in navigationController(_:didShow:animated:), or in the transition
        coordinator's completion.
        fix: Disable the button after the first tap. To go to another stack at once, use
        setViewControllers(_:animated:).
        versions: The crash: iOS 7. Ignored calls: iOS 8 and later. A pop that interrupts a push completes the
        push first: zoom transitions in iOS 18, all in iOS 26.
        rules: push-during-transition push-twice
        sample: modern/fluid-push
        evidence: Containers/Navigation calls during a transition | Warnings/Warnings about navigation |
        Application/Reversed transitions
        questions: nested push animation can result in a corrupted navigation bar | Finishing up a navigation transition
        in an unexpected state. Navigation Bar subview tree might get corrupted. | Can't add self as subview | pushing
        two view controllers quickly | push view controller twice on double tap | second push is ignored during
        animation

        # push-same: The same controller is pushed twice
        needs: push same/twice/more
        words: instance once crash pushed already stack controller
        cause: A controller can be on a navigation stack only once. Pushing the same instance again, while it is already
        there, raises the exception "Pushing the same view controller instance more than once is not supported".
        check: navigationController?.viewControllers already contains the instance: a double tap, or a controller that
        is kept in a property.
        fix: Create a new controller for each push, or pop to the existing one with popToViewController(_:animated:).
        fix: Check navigationController?.topViewController !== controller before the push.
        versions: all. For iOS 18, one report says that nothing is raised.
        rules: push-twice
        evidence: Containers/Navigation stack | Warnings/Warnings about navigation
        questions: Pushing the same view controller instance more than once will crash | Pushing the same view
        controller instance more than once is not supported | tried to push a view controller that is already on the
        stack

        # back-button: Detect that a controller was popped, or that the back button was pressed
        needs: pop/back/ismovingfromparent
        words: button press navigationstack detect versus popped covered dismissed intercept event viewwilldisappear
        swipe navigation handle ismovingfromparentviewcontroller
        cause: UIKit has no callback for the back button. A controller that is popped, by button, swipe, or code,
        receives viewWillDisappear with isMovingFromParent == true; one that is only covered by a push receives it with
        false.
        check: Popped: isMovingFromParent in viewWillDisappear and viewDidDisappear, and didMove(toParent: nil).
        Dismissed: isBeingDismissed.
        check: A child of a popped container, or the root of a dismissed navigation controller, sees false: check parent
        and navigationController, too.
        fix: Act in viewDidDisappear if isMovingFromParent || isBeingDismissed. viewWillDisappear can be followed by a
        canceled swipe.
        fix: Or override didMove(toParent:) and check for nil. A coordinator can use
        navigationController(_:didShow:animated:) and look whether its controller is still in viewControllers; a
        navigation controller has one delegate, so two coordinators must share it.
        fix: To prevent the pop, replace the back button or use the navigation bar's delegate; a swipe must be disabled
        separately.
        sample: guide/table-5-1
        evidence: Appearance/Flags | Containers/Interactive pop | Containers/Navigation delegate
        questions: detect back button pressed | viewWillDisappear isMovingFromParentViewController | handlePopBack is
        not called when 2 coordinators share the same rootViewController | know when view controller is popped | was the
        view controller popped, covered, or dismissed | isMovingFromParent is false in viewWillDisappear | callback when
        the user goes back in navigation controller

        # navigation-nil: push does nothing: navigationController is nil
        needs: push/navigationcontroller nil/nothing/not
        words: work present container happens show
        cause: navigationController?.pushViewController has no effect if navigationController is nil: before the
        controller was pushed (in init), after it was popped, and in a controller that was presented, or put into a tab,
        without a navigation controller of its own.
        check: Print navigationController and parent at the call.
        fix: Present UINavigationController(rootViewController: controller), or push from a controller that is on the
        stack.
        fix: A presented controller doesn't inherit its presenter's navigation controller.
        rules: container-missing push-during-transition before-launch
        evidence: Containers/Navigation stack
        questions: pushViewController does nothing | navigationController is nil | push not working after presenting a
        view controller

        # pop-to-root: popToRoot: controllers in between receive no callbacks
        needs: poptorootviewcontroller/poptoroot/poptoviewcontroller/middle/intermediate
        words: pop root callback appear viewwilldisappear deinit
        cause: popToRootViewController and popToViewController send appearance callbacks to the top controller and to
        the revealed one only. The controllers in between are removed and deallocated without one.
        fix: End the work of the controllers in between in deinit, not in viewWillDisappear. Of several popped
        controllers, only the top one receives willMove (simulated like another implementation of UIKit; no log is
        known).
        sample: navigation/pop-to-root
        evidence: Containers/Push and pop
        questions: viewWillDisappear not called for middle view controllers on popToRootViewController |
        popToRootViewController lifecycle of controllers in between
        """#)
}
