extension Catalog.Messages {
    /// Messages about containers and their children.
    static let containment = Entry.entries(
        #"""
        # exc-child-should-have-parent-requested
        raises: UIViewControllerHierarchyInconsistency
        text 5-26: child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but
        requested parent is:<{Requested}: {addr}>
        subject: Child
        cause: a window's root, a presented controller, or an ancestor of the new parent was added as a child, or a
        controller's view was added to the view of a controller that is not its parent
        means: The requested parent doesn't match the controller's position in the hierarchy.
        fix: first dismiss the controller, or remove it from its window or parent; add a child's view only to the view
        of its parent
        evidence: Warnings/Warnings about containment

        # exc-child-should-have-parent-actual
        raises: UIViewControllerHierarchyInconsistency
        text 5-26: child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but
        actual parent is:<{Actual}: {addr}>
        subject: Child
        cause: the view of a presented controller, or of another controller's child, was added to a window or to another
        view
        means: The view hierarchy doesn't match the view controller hierarchy.
        fix: dismiss the controller or remove it from its parent before you move its view, or add the view to its
        parent's view
        evidence: Warnings/Warnings about containment

        # exc-view-two-controllers
        raises: UIViewControllerHierarchyInconsistency
        text 6-26: A view can only be associated with at most one view controller at a time! View <{ViewClass}: {addr};
        {description}> is associated with <{A}: {addr}>. Clear this association before associating this view with <{B}:
        {addr}>.
        subject: A
        cause: a controller's view was set to the view of another controller, in code or by an outlet in a xib
        means: Two controllers have the same view.
        fix: give the controller its own view; to show the other controller in that view, call addChild(_:),
        addSubview(_:), and didMove(toParent:)
        rules: shared-view
        evidence: Warnings/Warnings about containment

        # exc-transition-no-common-parent
        raises: NSInvalidArgumentException
        text 5-26: Children view controllers <{A}: {addr}> and <{B}: {addr}> must have a common parent view controller
        when calling -[UIViewController
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        subject: A
        cause: transition(from:to:) was called with two controllers that are not both children of the container
        means: A container can transition only between its own children.
        fix: call addChild(_:) with the new child before the transition
        evidence: Warnings/Warnings about containment

        # exc-pagevc-no-managing-controller
        raises: NSInternalInconsistencyException
        text 6-26: No view controller managing visible view <{description}>
        cause: setViewControllers was called, or the size changed, while a page was turning
        means: The page view controller has no controller for the page on screen.
        fix: set the pages without animation, or after the running page turn: in its completion handler or in
        didFinishAnimating
        evidence: Warnings/Warnings about containment

        # exc-pagevc-duplicate-states
        raises: NSInternalInconsistencyException
        text 6-26: Duplicate states in queue
        cause: setViewControllers was called while a page was turning
        means: Two page turns overlapped.
        fix: set the pages without animation, or after the running page turn: in its completion handler or in
        didFinishAnimating
        evidence: Warnings/Warnings about containment

        # hosting-view-subview
        text 16-26: Adding '{ViewClass}' as a subview of UIHostingController.view is not supported and may result in a
        broken view hierarchy. Add your view above UIHostingController.view in a common superview or insert it into your
        SwiftUI content in a UIViewRepresentable instead.
        cause: the app or the system added a view directly to the root view of a hosting controller
        means: SwiftUI manages that view, so the added view may break the view hierarchy. The message is often harmless
        if the system added the view, such as a _UIReparentingView.
        fix: add both views to a common superview, or wrap the view in a UIViewRepresentable
        evidence: Warnings/Warnings about containment

        # splitview-needs-vc-at-0
        text 6-10: Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before it's used!
        text 11-12: [Warning] Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before
        it's used!
        subject: X
        cause: a split view controller was shown or released before its viewControllers were set
        means: The split view controller had no view controllers.
        fix: set viewControllers before the split view controller is shown
        evidence: Warnings/Warnings about containment

        # splitview-needs-master-vc
        text 4-6: Splitview controller <{X}: {addr}> is expected to have a master view controller before its used!
        subject: X
        cause: a split view controller was shown or released before its viewControllers were set
        means: The split view controller had no view controllers.
        fix: set viewControllers before the split view controller is shown
        evidence: Warnings/Warnings about containment
        """#)
}
