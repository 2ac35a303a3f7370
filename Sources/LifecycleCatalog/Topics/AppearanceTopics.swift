extension Catalog.Topics {
    package static let appearance = Entry.entries(
        #"""
        # appearance-twice: viewWillAppear or viewDidAppear is called twice
        needs: appear twice
        words: call forward container double same time
        cause: A container forwards the appearance twice (automatically, and again with beginAppearanceTransition and
        endAppearanceTransition or with a direct call of child.viewWillAppear(_:)), two instances exist, or a swipe back
        was canceled.
        check: Print the address of self. Two addresses mean two controllers: look for the second creation.
        check: Same address: set a breakpoint in the callback. UIKit's forwarding or your own code is on the stack.
        check: viewWillDisappear between the two calls means a canceled transition or two real appearances, which is
        correct.
        fix: In a container that forwards manually, return false from shouldAutomaticallyForwardAppearanceMethods.
        Otherwise, remove the manual calls.
        fix: Don't call viewWillAppear or viewDidAppear yourself. In an override, call super of the same method only.
        fix: Don't replace the window's root controller during a transition, and don't push or present in
        viewWillAppear.
        fix: Make the work in the callback repeatable: even a correct app receives it at every appearance.
        versions: all. Twice because of begin and end in a container that forwards automatically: a log from iOS 9,
        simulated up to iOS 12.
        rules: double-forwarding direct-appearance-call unbalanced-appearance
        sample: containment/ended-by-hand-ios9
        evidence: Appearance/Manual forwarding | Appearance/Begin and end
        questions: viewDidAppear called twice | why is viewWillAppear called two times | viewWillAppear called multiple
        times | viewDidAppear fires more than once | viewDidDisappear gets called twice | viewWillAppear invoked 2x in
        child

        # appearance-missing: viewWillAppear or viewDidAppear is not called
        needs: appear/disappear not
        words: call navigation work
        cause: UIKit sends appearance callbacks only if the view enters or leaves the window through a container or a
        presentation. They are missing if the view never left the window (below a sheet, or while the app was in the
        background), if the controller is not a child of the controller on screen (addChild was omitted), or if an
        override or a container stops them.
        check: After an alert or, in iOS 13 and later, a sheet or popover: the presenter stayed visible, so nothing is
        sent.
        check: After the background: UIKit sends nothing. See 'lifeline explain background-refresh'.
        check: In a child: print parent. If it is nil, addChild is missing.
        check: In a subclass of a container: look for shouldAutomaticallyForwardAppearanceMethods, and for an override
        that doesn't call super.
        check: Check the signature: override func viewWillAppear(_ animated: Bool).
        check: If only the did callback is missing: the transition was canceled, another one began before it ended, or
        an animator didn't call completeTransition(_:).
        check: Compare a log with a scenario: 'lifeline diff expected.yaml device.log'.
        fix: Add children with addChild(_:), addSubview(_:), and didMove(toParent:).
        fix: Call super in every override, especially in subclasses of navigation, tab bar, and page controllers.
        fix: If a container forwards manually, pair beginAppearanceTransition with endAppearanceTransition.
        fix: For a sheet, use presentationControllerDidDismiss(_:) or present with modalPresentationStyle .fullScreen.
        rules: sheet-keeps-presenter child-not-added forwarding-off-but-never-forwarded missing-super
        unbalanced-appearance
        sample: containment/forwarding-off
        evidence: Appearance/Manual forwarding | Containers/Adding a child | Presentation/Presentation styles
        questions: viewWillAppear not called | viewDidAppear never called | view will appear not getting called |
        viewWillDisappear not called | viewDidDisappear isn't called | viewWillAppear doesn't work in navigation
        controller | appearance callbacks stop after a while

        # unbalanced: Unbalanced calls to begin/end appearance transitions
        needs: unbalanced
        words: beginappearancetransition endappearancetransition begin end appear transition call warning
        cause: A second transition (push, pop, present, dismiss, tab, or a new root) began during another transition
        that was still running, or a container called beginAppearanceTransition and endAppearanceTransition without
        pairing them.
        check: The message names the controller. Look for a push or present in its viewDidLoad or viewWillAppear, and
        for two pushes in one tap.
        check: In a custom container, count begin and end for each child.
        fix: Start the second transition after the first: in viewDidAppear, in a completion handler, or in
        navigationController(_:didShow:animated:).
        fix: Call endAppearanceTransition exactly once for each beginAppearanceTransition, and only if automatic
        forwarding is off.
        rules: unbalanced-appearance push-during-transition double-forwarding
        sample: mistakes/unbalanced
        evidence: Appearance/Begin and end | Warnings/Warnings about presentation
        questions: Unbalanced calls to begin/end appearance transitions | unbalanced calls when pushing a view
        controller | unbalanced calls to begin and end when switching tabs quickly

        # appearance-canceled: An interactive pop or dismissal is canceled
        needs: cancel/swipe appear/disappear/call/pop
        words: gesture interactive back not viewwilldisappear viewdiddisappear
        cause: The will callbacks are sent when the gesture begins, so a canceled swipe sends viewWillDisappear, and
        then viewWillAppear and viewDidAppear of the same controller. No viewDidDisappear follows, and the controller
        below receives viewWillAppear, viewWillDisappear, and viewDidDisappear, but no viewDidAppear.
        check: viewWillDisappear is followed by viewWillAppear at the same address, and nothing was deallocated.
        check: transitionCoordinator?.isCancelled is true when the interaction ends.
        fix: End work in viewDidDisappear, or start it again in viewWillAppear. Don't treat viewWillDisappear as the
        end.
        fix: To learn the result, use transitionCoordinator?.notifyWhenInteractionChanges(_:) and check isCancelled.
        versions: iOS 7 and later (swipe back); iOS 13 and later (sheets).
        rules: will-without-undo
        sample: navigation/swipe-back-cancelled
        evidence: Appearance/Canceled transitions | Containers/Interactive pop
        questions: viewWillDisappear called on swipe but cancelled | viewDidDisappear not called after pop gesture
        cancelled | viewWillAppear called when swipe back is released halfway | viewWillDisappear is called but the view
        stays after interactive pop | swipe to go back, then cancel: viewWillAppear and viewDidAppear called again |
        dragging a sheet down and releasing it calls viewWillDisappear

        # disappear-unshown: viewWillDisappear or viewDidDisappear is called for a view that was never shown
        needs: disappear never/before/new/still/immediately/without appear/visible/shown/show/first
        words: call appear view disappear push pop remain stay launch
        cause: An appearance that began was canceled before it ended: by a swipe that was released, by a second
        transition, or by a container that called beginAppearanceTransition(false, animated:).
        check: viewWillAppear comes before it, and viewDidAppear is missing: the controller was appearing when the
        transition was reversed.
        check: A push in the turn of the run loop that shows the window: up to iOS 17, the first page receives
        viewWillAppear, viewWillDisappear, and viewDidDisappear; in iOS 18, its view isn't loaded (logs).
        check: A page that was only dragged into view receives viewWillAppear, viewWillDisappear, and viewDidDisappear.
        check: Without viewWillAppear before it, the app calls viewWillDisappear or viewDidDisappear itself.
        fix: End what viewWillAppear starts in viewWillDisappear, which comes before every viewDidDisappear, even if
        viewDidAppear is missing.
        fix: Start the second transition when the first has ended, in viewDidAppear.
        rules: canceled-transition direct-appearance-call begin-without-effect
        sample: states/changed-mind
        evidence: Appearance/Canceled transitions | Containers/Navigation stack | Appearance/Begin and end
        questions: Why does a new view have its viewDidDisappear called | viewDidDisappear called before viewDidAppear |
        viewWillDisappear called without the view being shown | viewDidDisappear called immediately after viewWillAppear

        # appearance-states: The states of a view: appearing, appeared, disappearing, disappeared
        names: states | appearance states
        needs: state
        words: appear disappear transition view figure
        cause: A controller's view has four states: disappeared, appearing (after viewWillAppear), appeared (after
        viewDidAppear), and disappearing (after viewWillDisappear). A canceled transition turns appearing into
        disappearing or back.
        check: Legal steps: disappeared to appearing, appearing to appeared or disappearing, appeared to disappearing,
        disappearing to disappeared or appearing.
        fix: End what a will callback starts both in the matching did callback and in the opposite will callback: what
        viewWillDisappear starts, in viewDidDisappear and in viewWillAppear.
        rules: illegal-transition unfinished-transition
        sample: states/four-states (states)
        evidence: Appearance/Appearance states
        questions: what are the states of a view controller's view | which appearance states does a view controller have

        # appearance-reason: Why a view appears or disappears: pushed, revealed, presented, or removed
        needs: appear/disappear push/pop/present/dismiss/cover why/reason/know/distinguish/detect/because/check/whether
        words: ismovingtoparent isbeingpresented first time versus reveal
        cause: The callbacks are the same for a push and for a return, and four flags tell them apart: isMovingToParent
        (pushed or added), isBeingPresented, isMovingFromParent (popped or removed), and isBeingDismissed. All are false
        when a view is only covered or revealed.
        check: In viewWillAppear: isMovingToParent is true for a pushed controller and false for one that is revealed by
        a pop.
        check: In viewWillDisappear: isMovingFromParent is true if popped, isBeingDismissed is true if dismissed, and
        both are false if covered by a push.
        fix: A child of the popped or dismissed container sees false. Check the flags of its ancestors (parent,
        navigationController), too.
        sample: guide/pushed-or-revealed
        evidence: Appearance/Flags | Figures/Table 5-1
        questions: why did my view appear: pushed or popped back | how do I know in viewWillAppear if the view was
        pushed or revealed by pop | detect whether the controller appears first time or comes back | distinguish
        viewWillDisappear because of push from pop

        # forwarding: How to forward appearance callbacks manually
        needs: forward/shouldautomaticallyforwardappearancemethods/beginappearancetransition/endappearancetransition
        words: appear manual manually container child begin end
        cause: A container that returns false from shouldAutomaticallyForwardAppearanceMethods has to send its children
        each appearance itself, with beginAppearanceTransition(_:animated:) and endAppearanceTransition().
        check: Without the calls, children receive no appearance callbacks. With automatic forwarding and the calls,
        they can receive them twice.
        fix: override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        fix: In the container's viewWillAppear, call child.beginAppearanceTransition(true, animated: animated); in
        viewDidAppear, call child.endAppearanceTransition(). Do the same with false in viewWillDisappear and
        viewDidDisappear.
        fix: When children are exchanged, begin before the animation and end in its completion.
        rules: forwarding-off-but-never-forwarded double-forwarding unbalanced-appearance
        sample: containment/forwarding
        evidence: Appearance/Manual forwarding
        questions: how do I forward appearance manually | shouldAutomaticallyForwardAppearanceMethods returns false

        # super-missing: An override doesn't call super
        needs: super
        words: call not override viewdidload viewwillappear forget table row select deselect
        cause: UIKit's classes do their own work in these methods: without super in the appearance callbacks, a
        container stops forwarding to its children. UIViewController's own viewDidLoad has no known effect, but that of
        a class in between can have one.
        check: Breaks without super: children's callbacks (viewWillAppear and the others), children's rotation
        (viewWillTransition), child notifications (willMove, didMove), deselection of the row in a UITableViewController
        (clearsSelectionOnViewWillAppear).
        check: 'lifeline check' reports an override without super in a scenario; the Swift compiler doesn't.
        check: SwiftLint's rule overridden_super_call checks source code.
        fix: Call super last in updateViewConstraints. Elsewhere, by convention, call it first in the methods that begin
        something, and last in those that end something.
        fix: Don't call super in loadView.
        rules: missing-super load-view-calls-super
        sample: mistakes/super-forgotten
        evidence: Loading/Calls to super | Warnings/Mistakes without a warning |
        https://realm.github.io/SwiftLint/overridden_super_call.html
        questions: what happens if I don't call super.viewDidLoad | do I need to call super.viewWillAppear | forgot
        super viewDidAppear | How to write custom rules to check if super is written in viewDidLoad | where to call
        super in viewWillDisappear

        # versus: Which callback for what: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
        needs: versus
        words: call viewdidload viewwillappear viewdidappear viewwilldisappear viewdiddisappear viewisappearing loadview
        viewwilllayoutsubviews viewdidlayoutsubviews
        cause: viewDidLoad runs once per view, before its size is known. viewWillAppear runs before every appearance,
        viewIsAppearing once per appearance with final size and traits, and viewDidAppear after the animation.
        viewWillDisappear runs before a disappearance, which can be canceled, and viewDidDisappear after it.
        check: Once: viewDidLoad (loadView creates the view). Every appearance: viewWillAppear, viewIsAppearing,
        viewDidAppear. Any number of times: viewWillLayoutSubviews, viewDidLayoutSubviews.
        check: viewSafeAreaInsetsDidChange runs when the insets change, before the layout callbacks.
        check: willMove(toParent:) runs before the parent changes, and didMove(toParent:) after the change and its
        transition.
        fix: viewDidLoad: create subviews, add constraints, register cells, subscribe for the whole life.
        fix: viewWillAppear: refresh content, show or hide bars, begin observing. viewWillDisappear: end editing, stop
        observing.
        fix: viewIsAppearing: work that needs sizes or traits, such as scrolling to a row.
        fix: viewDidAppear: present, animate, play, and log a visit. viewDidDisappear: stop what needs the screen.
        versions: viewIsAppearing needs iOS 13 and the iOS 17 SDK.
        sample: guide/four-callbacks
        evidence: Appearance/Order of callbacks | Appearance/viewIsAppearing | Loading/Lazy loading | Layout/Layout in
        transitions | Containers/Push and pop
        questions: difference between viewDidLoad and viewWillAppear | viewWillDisappear vs viewDidDisappear when is it
        called | What's the difference between viewDidLoad and viewDidAppear | viewIsAppearing vs viewWillAppear |
        loadView versus viewDidLoad | viewWillLayoutSubviews vs viewDidLayoutSubviews | difference of willMove and
        didMove | viewSafeAreaInsetsDidChange vs viewDidLayoutSubviews

        # which-callback: Where to put work: network calls, timers, observers, animations
        needs: where/put/place/start/versus
        viewdidload/viewwillappear/network/timer/animate/data/bar/setup/fetch/request/appear/load
        words: best load appear network request timer animation data viewdidload viewwillappear setup code navigation
        bar hide
        cause: The right callback follows from how often the work is needed and what it needs: once (viewDidLoad), at
        every appearance (viewWillAppear), with sizes (viewIsAppearing or viewDidLayoutSubviews), or on screen
        (viewDidAppear).
        fix: Data that is fetched once: start it in viewDidLoad. Data that can change while the view is away: refresh in
        viewWillAppear.
        fix: Timers, playback, location, and observers: start in viewWillAppear or viewDidAppear, and stop in the
        matching disappear callback.
        fix: Bars: show or hide in viewWillAppear, and restore in viewWillDisappear.
        fix: Animations and presentations: viewDidAppear.
        fix: Frames and scroll positions: viewIsAppearing (iOS 13 and later) or viewDidLayoutSubviews.
        rules: one-time-work-in-viewWillAppear work-repeated-in-layout geometry-before-layout
        sample: guide/four-callbacks
        evidence: Appearance/Order of callbacks
        questions: where should I put network calls, viewDidLoad or viewWillAppear | best place to start a timer in a
        view controller | where to start animations in view controller | where to hide the navigation bar

        # refresh: Content is not up to date when the view comes back
        needs: refresh
        words: data back appear table return come viewwillappear not
        cause: viewDidLoad runs only once, so content that it sets is not updated when the view is revealed again.
        viewWillAppear runs at every appearance, but not below a sheet and not after the background.
        check: After a pop or a full-screen dismissal: viewWillAppear is sent. After a sheet in iOS 13 and later, or
        the background: nothing is sent.
        fix: Refresh in viewWillAppear, and keep one-time setup in viewDidLoad.
        fix: After a sheet, refresh in the completion handler, a delegate method of yours, or
        presentationControllerDidDismiss(_:).
        fix: After the background, observe UIApplication.willEnterForegroundNotification or
        UIScene.willEnterForegroundNotification.
        rules: sheet-keeps-presenter
        sample: states/catch-up
        evidence: Appearance/Order of callbacks | Presentation/Sheets | Application/Background
        questions: where do I refresh the data when the view comes back | table view not reloaded after going back |
        data not updated when returning to previous view controller | reload data when view appears again

        # visible: Whether a view is on screen, and when it has a window
        needs: visible/onscreen/window detect/check/whether/currently/screen/viewwillappear/viewdidload
        words: know nil
        cause: A view is in a window between viewWillAppear (no window yet) and viewDidDisappear (window removed).
        viewIsAppearing is the first appearance callback in which view.window is set.
        check: viewIfLoaded?.window != nil is true for a view in a window. A view under a sheet, an alert, or an opaque
        view is in the window, too.
        fix: For "appeared and not disappearing", keep a flag that viewDidAppear sets and viewWillDisappear clears.
        sample: states/four-states (states)
        evidence: Appearance/viewIsAppearing | Application/Windows
        questions: how do I know the view is visible | is the view in a window in viewWillAppear | check if a view
        controller is currently visible | view.window is nil in viewWillAppear

        # coordinator: Animate alongside a transition, and learn its end
        names: transition coordinator
        needs: coordinator/transitioncoordinator/alongside/animatealongsidetransition/together
        words: transition animate completion cancel notifywheninteractionchanges nil viewwillappear
        cause: transitionCoordinator is set during a push, pop, presentation, or dismissal, and
        viewWillTransition(to:with:) receives one for a rotation. It runs animations alongside the transition, and its
        completion reports whether the transition was canceled.
        check: It is nil outside of a transition: use it in viewWillAppear or viewWillDisappear, or right after the call
        that starts the transition.
        fix: transitionCoordinator?.animate(alongsideTransition: { _ in … }, completion: { context in if
        context.isCancelled { … } })
        sample: modern/coordinator
        evidence: Application/Transition coordinators
        questions: what is a transition coordinator | transitionCoordinator is nil | animate alongside a push

        # animated: The argument animated of the appearance callbacks
        needs: animated/animate parameter/argument/flag/value/boolean
        words: viewwillappear viewdidappear viewwilldisappear viewdiddisappear appear disappear what true false
        cause: The argument is true if the transition that shows or hides the view is animated, and a did callback has
        the value of its will callback.
        check: UIKit may report true for a presentation or dismissal without animation: in iOS 12, it does so to the
        presented controller. For other versions, and for a tapped tab (iOS 18 and later), the value is not known.
        fix: Pass the argument on to super and to calls such as setNavigationBarHidden(_:animated:). Don't use it to
        tell a push from a return: use the flags (see 'lifeline explain appearance-reason').
        sample: navigation/push-pop
        evidence: Appearance/Begin and end | Presentation/Full-screen presentation
        questions: what is the animated parameter of viewWillAppear | animated argument of viewDidDisappear

        # screen-tracking: Track screens with the appearance callbacks
        needs: track
        words: screen appear viewdidappear container twice event log automatic sdk twice child
        cause: An SDK that tracks screens automatically replaces viewDidAppear, which UIKit also sends to
        containers, to their children, to alerts and other system controllers, and again after each return. So a
        child in a navigation or tab bar controller is tracked twice, once through its container. A canceled
        swipe sends viewDidAppear again without a new visit.
        check: Twice: a container and its child both report, or a swipe back was canceled (viewDidAppear without
        viewDidDisappear before it).
        check: Missing: below a sheet the presenter receives nothing when the sheet is dismissed.
        fix: Report in viewDidAppear, not in viewDidLoad or viewWillAppear.
        fix: Skip containers (UINavigationController, UITabBarController, UISplitViewController,
        UIPageViewController, UIHostingController as a wrapper), UIAlertController, UIInputViewController, and
        classes whose bundle is UIKit's.
        fix: Count a new visit only if viewDidDisappear came since the last viewDidAppear of the same instance.
        fix: In SwiftUI, report with onAppear of the screen's view.
        sample: navigation/swipe-back-cancelled
        evidence: Appearance/Canceled transitions | Presentation/Alerts and search controllers |
        https://github.com/segmentio/analytics-ios/issues/1032
        questions: screen tracking with viewDidAppear | analytics screen view logged twice | which view
        controllers to skip when swizzling viewDidAppear for analytics | screen view events for
        UINavigationController and child | track screen time with viewDidAppear and viewDidDisappear | Automatic
        screen tracking tracks any view controller in a UINavigationController or UITabBarController twice

        # view-is-appearing: viewIsAppearing: availability, and why it is not called
        needs: viewisappearing not/version/available/sdk/compile/support
        words: ios 13 17 call when xcode
        cause: viewIsAppearing(_:) was added in the iOS 17 SDK (Xcode 15) and is called in iOS 13 and later. It is sent
        once per appearance, after viewWillAppear, when the view is in the hierarchy and has its size and traits.
        check: Not called: the app is built with an SDK before iOS 17, the device has iOS 12 or earlier, or
        viewWillAppear is missing, too.
        check: Not called for a child that your code embeds: up to iOS 15, UIKit doesn't send it to the children of a
        custom container, so a screen that is set up there stays empty.
        fix: Build with Xcode 15 or later. For iOS 12, and for embedded children up to iOS 15, use viewWillAppear and
        viewDidLayoutSubviews.
        versions: iOS 13 and later, with the iOS 17 SDK.
        rules: is-appearing-not-sent
        evidence: Appearance/viewIsAppearing |
        https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
        questions: viewIsAppearing not called | which iOS version supports viewIsAppearing | viewIsAppearing not
        available in Xcode 14 | viewIsAppearing not called for a child view controller on iOS 15

        # snapshot: A screenshot or snapshot shows the view before it appeared
        needs: screenshot/snapshot/capture/blank
        words: appear before wait viewdidappear image render
        cause: Until viewDidAppear, the view is not completely on screen: in viewDidLoad it has no window, and in
        viewWillAppear no final layout. A snapshot that is taken earlier is blank or shows the old screen.
        check: view.window is nil, or the transition's animation is still running.
        fix: Take the picture in viewDidAppear or, if only layout matters, after layoutIfNeeded() in viewIsAppearing.
        fix: In snapshot tests, put the controller into a window, or call beginAppearanceTransition(true, animated:
        false) and endAppearanceTransition().
        fix: In the background (iOS 13 and later), UIKit itself takes snapshots, which cause additional layout.
        sample: modern/snapshots
        evidence: Appearance/viewIsAppearing | Layout/Layout passes | Application/Background
        questions: Screenshot is taken before the view did appear | snapshot of a view controller is blank | snapshot
        image is empty before viewDidAppear
        """#)
}
