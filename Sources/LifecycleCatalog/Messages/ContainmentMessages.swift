extension Catalog.Messages {
    /// Messages about containers and their children.
    static let containment = Entry.entries(
        #"""
        # exc-child-should-have-parent-requested
        raises: UIViewControllerHierarchyInconsistency
        text 5-: child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but
        requested parent is:<{Requested}: {addr}>
        subject: Child
        cause: a window's root, a presented controller, or an ancestor of the new parent was added as a child, or a
        controller's view was added to the view of a controller that is not its parent
        means: The requested parent doesn't match the controller's position in the hierarchy.
        fix: first dismiss the controller, or remove it from its window or parent; add a child's view only to the view
        of its parent
        note: a controller may be (null)

        # exc-child-should-have-parent-actual
        raises: UIViewControllerHierarchyInconsistency
        text 5-: child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but
        actual parent is:<{Actual}: {addr}>
        subject: Child
        cause: the view of a presented controller, or of another controller's child, was added to a window or to another
        view
        means: The view hierarchy doesn't match the view controller hierarchy.
        fix: dismiss the controller or remove it from its parent before you move its view, or add the view to its
        parent's view
        reports: jmascia/KLCPopup#6
        note: the logs omit parts; a controller may be (null)

        # exc-input-view-has-controller
        raises: UIViewControllerHierarchyInconsistency
        text 8-: child view controller:<UICompatibilityInputViewController: {addr}> should have parent view
        controller:<{Parent}: {addr}> but requested parent is:<UIInputWindowController: {addr}>
        text 8-: child view controller:<UICompatibilityInputViewController: {addr}> should have parent view
        controller:<{Parent}: {addr}> but actual parent is:<UIInputWindowController: {addr}>
        subject: Parent
        cause: the view that was set as inputView or inputAccessoryView, or a view around it, already belongs to a
        controller
        means: UIKit moves an input view to the window of the keyboard, but its controller stays in another hierarchy.
        fix: remove the view from that controller first, or use inputViewController or inputAccessoryViewController
        reports: soffes/SAMTextView#25 | rechsteiner/Parchment#363 | zhwayne/WLUnitField#10 | hlung/TKFormTextField#4

        # exc-view-two-controllers
        raises: UIViewControllerHierarchyInconsistency
        text 6-: A view can only be associated with at most one view controller at a time! View <{ViewClass}: {addr};
        {description}> is associated with <{A}: {addr}>. Clear this association before associating this view with <{B}:
        {addr}>.
        subject: A
        cause: a controller's view was set to the view of another controller, in code or by an outlet in a xib
        means: Two controllers have the same view.
        fix: give the controller its own view; to show the other controller in that view, call addChild(_:),
        addSubview(_:), and didMove(toParent:)
        rules: shared-view

        # exc-transition-no-common-parent
        raises: NSInvalidArgumentException
        text 5-: Children view controllers <{A}: {addr}> and <{B}: {addr}> must have a common parent view controller
        when calling -[UIViewController
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        subject: A
        cause: transition(from:to:) was called with two controllers that are not both children of the container
        means: A container can transition only between its own children.
        fix: call addChild(_:) with the new child before the transition
        note: the logs omit parts

        # exc-pagevc-no-managing-controller
        raises: NSInternalInconsistencyException
        text 6-: No view controller managing visible view <{description}>
        cause: setViewControllers was called, or the size changed, while a page was turning
        means: The page view controller has no controller for the page on screen.
        fix: set the pages without animation, or after the running page turn: in its completion handler or in
        didFinishAnimating
        note: the logs omit parts

        # exc-pagevc-duplicate-states
        raises: NSInternalInconsistencyException
        text 6-: Duplicate states in queue
        cause: setViewControllers was called while a page was turning
        means: Two page turns overlapped.
        fix: set the pages without animation, or after the running page turn: in its completion handler or in
        didFinishAnimating
        note: no log was recorded

        # exc-pagevc-unexpected-controller
        raises: NSInternalInconsistencyException
        text 6-: Unexpected view controller: <{VC}: {addr}>
        subject: VC
        cause: the pages were exchanged while the page view controller scrolled
        means: The scroll view of the page view controller shows a controller that is no longer one of its pages.
        fix: wait for the end of the page turn before you call setViewControllers
        reports: callstack/react-native-pager-view#545
        note: cause: from the call stack

        # exc-pagevc-unknown-flushed-view
        raises: NSInternalInconsistencyException
        text 6-: Don't know about flushed view <{ViewClass}: {addr}; {description}>
        cause: a page was changed during another change or a swipe
        means: The scroll view of the page view controller removes a view that it doesn't know.
        fix: change the pages one at a time; without animation in the completion handler of an animated change
        reports: uias/Pageboy#113
        note: cause: from the text

        # exc-tab-items-inconsistent
        raises: NSInternalInconsistencyException
        text 16-: Inconsistency in UITabBar items and view controllers detected. No view controller matches the
        UITabBarItem '<{Item}: {addr}> {description}' selected.
        cause: tabBarItem was set on a controller that was then wrapped in a navigation controller, or the items of the
        tab bar were exchanged
        means: The selected item belongs to none of the tab bar controller's controllers.
        fix: set tabBarItem of the controllers that setViewControllers receives
        reports: Ramotion/animated-tab-bar#305 | Tencent/QMUI_iOS#1568
        note: seen from iOS 16 to 18

        # exc-tab-bar-controller-overridden
        raises: NSInternalInconsistencyException
        text 5-: -tabBarController must return an instance of a UITabBarController subclass. <{VC}: {addr}> returned
        <{Object}: {addr}>, which is not a kind of UITabBarController.
        subject: VC
        cause: a class overrides the property tabBarController and returns an object of another type
        means: UIKit calls the property to find the tab bar controller.
        fix: rename the property of the class
        reports: ezescaruli/ESTabBarController#21
        note: cause: from the text

        # hosting-view-subview
        text 16-: Adding '{ViewClass}' as a subview of UIHostingController.view is not supported and may result in a
        broken view hierarchy. Add your view above UIHostingController.view in a common superview or insert it into your
        SwiftUI content in a UIViewRepresentable instead.
        cause: the app or the system added a view directly to the root view of a hosting controller
        means: SwiftUI manages that view, so the added view may break the view hierarchy. The message is often harmless
        if the system added the view, such as a _UIReparentingView.
        fix: add both views to a common superview, or wrap the view in a UIViewRepresentable

        # splitview-needs-vc-at-0
        text 6-10: Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before it's used!
        text 11-12: [Warning] Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before
        it's used!
        subject: X
        cause: a split view controller was shown or released before its viewControllers were set
        means: The split view controller had no view controllers.
        fix: set viewControllers before the split view controller is shown

        # splitview-needs-master-vc
        text 4-6: Splitview controller <{X}: {addr}> is expected to have a master view controller before its used!
        subject: X
        cause: a split view controller was shown or released before its viewControllers were set
        means: The split view controller had no view controllers.
        fix: set viewControllers before the split view controller is shown
        """#)
}
