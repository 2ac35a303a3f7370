extension UIKitWarning {
    /// What UIKit says about parents, children and pages.
    static let containment: [UIKitWarning] = [
        raised(
            "exc-child-should-have-parent-requested", "UIViewControllerHierarchyInconsistency",
            [
                .text(
                    "child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but requested parent is:<{Requested}: {addr}>",
                    5...26)
            ],
            subject: "Child",
            cause: "a controller's view was added under the view of a controller that is not its parent",
            means: "Views and controllers disagree about who contains whom.",
            wayOut: "add the view to the view of the controller that the child was added to"
        ),
        raised(
            "exc-child-should-have-parent-actual", "UIViewControllerHierarchyInconsistency",
            [
                .text(
                    "child view controller:<{Child}: {addr}> should have parent view controller:<{Parent}: {addr}> but actual parent is:<{Actual}: {addr}>",
                    5...26)
            ],
            subject: "Child",
            cause: "the view of somebody else's child was added to a window or to another view",
            means: "Views and controllers disagree about who contains whom.",
            wayOut: "remove the controller from its parent before its view moves, or add it to the right one"
        ),
        raised(
            "exc-view-two-controllers", "UIViewControllerHierarchyInconsistency",
            [
                .text(
                    "A view can only be associated with at most one view controller at a time! View <{ViewClass}: {addr}; {description}> is associated with <{A}: {addr}>. Clear this association before associating this view with <{B}: {addr}>.",
                    6...26)
            ],
            subject: "A",
            cause: "a controller's view was set to the view of another, in code or by an outlet of a xib",
            means: "One view had two controllers.",
            wayOut: "add the other's view as a subview of an own view, with addChild and didMove(toParent:)"
        ),
        raised(
            "exc-transition-no-common-parent", "NSInvalidArgumentException",
            [
                .text(
                    "Children view controllers <{A}: {addr}> and <{B}: {addr}> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]",
                    5...26)
            ],
            subject: "A",
            cause: "transition(from:to:) got two controllers that are not children of one parent",
            means: "A container can only exchange its own children.",
            wayOut: "call addChild for the new one before the transition"
        ),
        raised(
            "exc-pagevc-no-managing-controller", "NSInternalInconsistencyException",
            [.text("No view controller managing visible view <{description}>", 6...26)],
            cause: "setViewControllers or a new size came while a page was turning",
            means: "The page controller lost track of its pages.",
            wayOut: "set the pages when no turn is running, without animation or in the completion"
        ),
        raised(
            "exc-pagevc-duplicate-states", "NSInternalInconsistencyException",
            [.text("Duplicate states in queue", 6...26)],
            cause: "setViewControllers came while a page was turning",
            means: "The page controller was asked for two turns at once.",
            wayOut: "set the pages when no turn is running, without animation or in the completion"
        ),
        printed(
            "hosting-view-subview",
            [
                .text(
                    "Adding '{ViewClass}' as a subview of UIHostingController.view is not supported and may result in a broken view hierarchy. Add your view above UIHostingController.view in a common superview or insert it into your SwiftUI content in a UIViewRepresentable instead.",
                    16...26)
            ],
            cause: "a view was inserted directly into the root view of a hosting controller",
            means: "SwiftUI owns that view and may throw the subview out.",
            wayOut: "put both views into a common superview, or wrap the view in a UIViewRepresentable"
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
            cause: "a split view controller was shown before its viewControllers were set",
            means: "The split view controller had nothing to show.",
            wayOut: "set viewControllers before it comes on screen"
        ),
        printed(
            "splitview-needs-master-vc",
            [
                .text(
                    "Splitview controller <{X}: {addr}> is expected to have a master view controller before its used!",
                    4...6)
            ],
            subject: "X",
            cause: "a split view controller was shown before its viewControllers were set",
            means: "The split view controller had nothing to show.",
            wayOut: "set viewControllers before it comes on screen"
        ),
    ]
}
