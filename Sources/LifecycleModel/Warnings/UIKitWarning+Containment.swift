extension UIKitWarning {
    /// Messages about containers and their children.
    package static let containment: [UIKitWarning] = [
        raised(
            "exc-child-should-have-parent-requested", "UIViewControllerHierarchyInconsistency",
            "child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but requested parent is:<{Requested}: {addr}>",
            5...26,
            subject: "Child",
            cause: """
                a window's root, a presented controller, or an ancestor of the new parent was added as a child, or a \
                controller's view was added to the view of a controller that is not its parent
                """,
            means: "The requested parent doesn't match the controller's position in the hierarchy.",
            fix: """
                first dismiss the controller, or remove it from its window or parent; add a child's view only to the \
                view of its parent
                """
        ),
        raised(
            "exc-child-should-have-parent-actual", "UIViewControllerHierarchyInconsistency",
            "child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but actual parent is:<{Actual}: {addr}>",
            5...26,
            subject: "Child",
            cause: """
                the view of a presented controller, or of another controller's child, was added to a window or to \
                another view
                """,
            means: "The view hierarchy doesn't match the view controller hierarchy.",
            fix: """
                dismiss the controller or remove it from its parent before you move its view, or add the view to its \
                parent's view
                """
        ),
        raised(
            "exc-view-two-controllers", "UIViewControllerHierarchyInconsistency",
            "A view can only be associated with at most one view controller at a time! View <{ViewClass}: {addr}; {description}> is associated with <{A}: {addr}>. Clear this association before associating this view with <{B}: {addr}>.",
            6...26,
            subject: "A",
            cause: "a controller's view was set to the view of another controller, in code or by an outlet in a xib",
            means: "Two controllers have the same view.",
            fix: """
                give the controller its own view; to show the other controller in that view, call addChild(_:), \
                addSubview(_:), and didMove(toParent:)
                """
        ),
        raised(
            "exc-transition-no-common-parent", "NSInvalidArgumentException",
            "Children view controllers <{A}: {addr}> and <{B}: {addr}> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]",
            5...26,
            subject: "A",
            cause: "transition(from:to:) was called with two controllers that are not both children of the container",
            means: "A container can transition only between its own children.",
            fix: "call addChild(_:) with the new child before the transition"
        ),
        raised(
            "exc-pagevc-no-managing-controller", "NSInternalInconsistencyException",
            "No view controller managing visible view <{description}>", 6...26,
            cause: "setViewControllers was called, or the size changed, while a page was turning",
            means: "The page view controller has no controller for the page on screen.",
            fix: """
                set the pages without animation, or after the running page turn: in its completion handler or in \
                didFinishAnimating
                """
        ),
        raised(
            "exc-pagevc-duplicate-states", "NSInternalInconsistencyException",
            "Duplicate states in queue", 6...26,
            cause: "setViewControllers was called while a page was turning",
            means: "Two page turns overlapped.",
            fix: """
                set the pages without animation, or after the running page turn: in its completion handler or in \
                didFinishAnimating
                """
        ),
        printed(
            "hosting-view-subview",
            "Adding '{ViewClass}' as a subview of UIHostingController.view is not supported and may result in a broken view hierarchy. Add your view above UIHostingController.view in a common superview or insert it into your SwiftUI content in a UIViewRepresentable instead.",
            16...26,
            cause: "the app or the system added a view directly to the root view of a hosting controller",
            means: """
                SwiftUI manages that view, so the added view may break the view hierarchy. The message is often \
                harmless if the system added the view, such as a _UIReparentingView.
                """,
            fix: "add both views to a common superview, or wrap the view in a UIViewRepresentable"
        ),
        printed(
            "splitview-needs-vc-at-0",
            [
                .text(
                    "Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before it's used!",
                    6...10),
                .text(
                    "[Warning] Splitview controller <{X}: {addr}> is expected to have a view controller at index 0 before it's used!",
                    11...12),
            ],
            subject: "X",
            cause: "a split view controller was shown or released before its viewControllers were set",
            means: "The split view controller had no view controllers.",
            fix: "set viewControllers before the split view controller is shown"
        ),
        printed(
            "splitview-needs-master-vc",
            "Splitview controller <{X}: {addr}> is expected to have a master view controller before its used!", 4...6,
            subject: "X",
            cause: "a split view controller was shown or released before its viewControllers were set",
            means: "The split view controller had no view controllers.",
            fix: "set viewControllers before the split view controller is shown"
        ),
    ]
}
