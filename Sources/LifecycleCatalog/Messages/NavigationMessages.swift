extension Catalog.Messages {
    static let dismissal = Entry.entries(
        #"""
        # dismiss-while-in-progress
        severity: error
        text 6-: Warning: Attempt to dismiss from view controller <{X}: {addr}> while a presentation or dismiss is in
        progress!
        subject: X
        cause: dismiss was called while a presentation or dismissal was running
        means: UIKit ignored the call. If a presentation was running, its controller stays on screen. Of two dismissals
        in a row, the second one may dismiss the presenter, too, because it finds no presented controller anymore.
        fix: dismiss in the completion handler of the earlier transition, and only once, because a second call may
        dismiss the presenter, too

        # dismiss-while-transitioning
        severity: error
        text 13-: [Assert] Trying to dismiss the presentation controller while transitioning already.
        (<{PresentationController}: {addr}>)
        cause: dismiss was called while a presentation or dismissal was running
        means: A dismissal overlapped with another presentation or dismissal. Of two dismissals in a row, the second one
        may dismiss the presenter, too, because it finds no presented controller anymore.
        fix: dismiss in the completion handler of the earlier transition, and only once, because a second call may
        dismiss the presenter, too

        # transition-view-not-set
        text 8-: transitionViewForCurrentTransition is not set, presentation controller was dismissed during the
        presentation? (<{PresentationController}: {addr}>)
        cause: dismiss was called while the presentation was still running
        means: The presentation lost its container view before its animation ended.
        fix: dismiss in the completion handler of present, or in viewDidAppear
        reports: card-io/card.io-iOS-SDK#74
        note: cause: from the text

        # null-transition-view
        text 8-: Null transitionViewForCurrentTransition block, aborting _scheduleTransition:
        cause: the view for a scheduled presentation or dismissal no longer exists
        means: UIKit canceled the transition. This message usually follows another warning.
        fix: fix the cause of the preceding warning, and run one transition at a time

        # exc-alert-not-contained
        raises: NSInternalInconsistencyException
        text 13-: A view controller not containing an alert controller was asked for its contained alert controller.
        cause: an alert was removed while its presenter was being dismissed
        means: An alert and its presenter were dismissed at the same time.
        fix: dismiss the alert first, and its presenter in the completion handler
        """#)

    static let navigation = Entry.entries(
        #"""
        # nested-push-animation
        severity: error
        text 3-7: nested push animation can result in corrupted navigation bar
        cause: an animated push started while another push or pop was animating, for example because a segue is
        connected twice
        means: Two navigation animations overlapped. The navigation bar may no longer match the stack.
        fix: push once, and start the next push in didShow or viewDidAppear
        rules: push-during-transition

        # nested-pop-animation
        severity: error
        text 3-7: nested pop animation can result in corrupted navigation bar
        cause: a pop started while another transition was animating
        means: Two navigation animations overlapped. The navigation bar may no longer match the stack.
        fix: pop once, and start the next pop in didShow or viewDidAppear
        rules: push-during-transition

        # finishing-nav-transition-unexpected
        severity: error
        text 3-7: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get
        corrupted.
        cause: two navigation transitions overlapped
        means: The stack changed while a navigation animation was running.
        fix: change the stack only when no transition is running

        # nav-call-during-transition
        severity: error
        text 8-: {selector} called on <{NavClass} {addr}> while an existing transition or presentation is occurring;
        the navigation stack will not be updated.
        subject: NavClass
        cause: a method that changes the stack was called during a push, a pop, or a presentation
        means: UIKit ignored the call, so the stack didn't change.
        fix: change the stack after the running transition: in viewDidAppear, in didShow, or in the completion handler
        of the presentation or of the transition coordinator
        rules: push-during-transition

        # exc-push-same-instance-old
        raises: NSInvalidArgumentException
        text 2-12: Pushing the same view controller instance more than once is not supported (<{VC}: {addr}>)
        subject: VC
        cause: a controller that is already on the stack was pushed
        means: A controller can be on a navigation stack only once.
        fix: pop to the controller, or push a new instance; check for a button that fires twice
        rules: push-twice
        note: no log was recorded

        # exc-push-same-instance
        raises: NSInvalidArgumentException
        text 13-17: <{NavClass}: {addr}> is pushing the same view controller instance (<{VC}: {addr}>) more than once
        which is not supported and is most likely an error in the application : {bundle.id}
        subject: VC
        cause: a controller that is already on the stack was pushed
        means: A controller can be on a navigation stack only once.
        fix: pop to the controller, or push a new instance; check for a button that fires twice
        rules: push-twice
        note: one report: not raised in iOS 18; the engine raises it in iOS 13 and later

        # exc-vcs-must-be-distinct
        raises: NSInternalInconsistencyException
        text 13-: All view controllers in a navigation controller must be distinct (( "<{VC}: {addr}>", "<{VC}:
        {addr}>" ))
        subject: VC
        cause: viewControllers was set to a list that contains a controller twice
        means: A controller can be on a navigation stack only once.
        fix: remove the duplicate from the list
        rules: push-twice

        # exc-push-navigation-controller
        raises: NSInvalidArgumentException
        text 2-: Pushing a navigation controller is not supported
        cause: a UINavigationController was pushed onto another
        means: A navigation controller can't be on another navigation controller's stack.
        fix: push the navigation controller's root controller instead, or present the navigation controller

        # push-split-view-controller
        raises: unknown
        text 8-: Split View Controllers cannot be pushed to a Navigation Controller <{NavClass}: {addr}>
        subject: NavClass
        cause: a UISplitViewController was pushed
        means: A split view controller can't be on a navigation stack.
        fix: make the split view controller the root of a window, or present it
        note: quoted only in source code; some libraries report an exception, one project a warning

        # exc-pop-to-missing
        raises: NSInternalInconsistencyException
        text 2-: Tried to pop to a view controller that doesn't exist.
        cause: popToViewController was called with a controller that is not on the stack
        means: The stack doesn't contain the controller.
        fix: check that viewControllers contains the controller

        # exc-cant-add-self-as-subview
        raises: NSInvalidArgumentException
        text 7-: Can't add self as subview
        cause: a view was added to itself, usually because two pushes or pops overlapped in iOS 7 or 8
        means: Two navigation animations probably overlapped.
        fix: change the stack only when no transition is running
        note: no log was recorded

        # exc-segue-no-nav
        raises: unknown
        text 5-: Could not find a navigation controller for segue '{id}'. Push segues can only be used when the source
        controller is managed by an instance of UINavigationController.
        text 5-: Push segues can only be used when the source controller is managed by an instance of
        UINavigationController.
        identifier: segue
        cause: a push segue was performed from a controller without a navigation controller
        means: There is no navigation stack to push onto.
        fix: embed the source in a navigation controller, or change the segue's kind to Show or Present Modally
        reports: ltebean/LTInfiniteScrollView-Swift#3 | John-Lluch/SWRevealViewController#453
        note: sometimes only the second sentence

        # exc-nested-empty-navigation
        raises: NSInvalidArgumentException
        text 26-: Cannot display a nested UINavigationController with zero viewControllers: <{NavClass}: {addr}>
        subject: NavClass
        cause: a navigation controller without pages is a page of another navigation controller, or a column of a split
        view controller that collapses
        means: UIKit has no page to show.
        fix: give the navigation controller a root controller before it is shown
        reports: nextcloud/talk-ios#2328
        note: seen in iOS 26

        # exc-bar-of-other-item
        raises: NSInternalInconsistencyException
        text 17-: Layout requested for visible navigation bar, <{Bar}: {addr}; {description}> delegate={delegate},
        when the top item belongs to a different navigation bar. topItem = <{Item}: {addr}> {title}, navigation bar =
        <{Bar}: {addr}> {frame}, possibly from a client attempt to nest wrapped navigation controllers.
        cause: two navigation controllers share a page, such as a NavigationStack inside a pushed page, or a tab's stack
        that is created anew during a switch
        means: The navigation item of a page is in two bars at once.
        fix: use one navigation stack; reset its path instead of creating another stack
        note: seen from iOS 17 to 26

        # exc-search-while-revealed
        raises: NSInternalInconsistencyException
        text 26-: The view should already be in the window before adding a _UIPassthroughScrollInteraction
        cause: a pop reveals a page whose search controller is active, on an iPad
        means: UIKit prepares the active search bar before the page's view is in the window.
        fix: set isActive of the search controller to false in viewWillDisappear
        reports: quran/quran-ios#995
        note: seen in iOS 26 on an iPad

        # exc-bar-api-version
        raises: NSInternalInconsistencyException
        text 11-: We shouldn't be decreasing the API version... right?
        cause: the navigation bar was configured for the appearance of a later SDK, and then for that of an earlier one;
        in the known reports, a library replaces methods of the navigation bar
        means: The assertion is in UIKit's _UINavigationBarVisualProviderModernIOS. The cause is not settled.
        fix: set only standardAppearance, scrollEdgeAppearance, and compactAppearance of the bar, and update the library
        reports: Tencent/QMUI_iOS#1590
        note: cause: not settled
        """#)
}
