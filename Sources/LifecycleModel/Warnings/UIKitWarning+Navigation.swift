extension UIKitWarning {
    static let dismissal: [UIKitWarning] = [
        printed(
            "dismiss-while-in-progress",
            "Warning: Attempt to dismiss from view controller <{X}: {addr}> while a presentation or dismiss is in progress!",
            6...26,
            subject: "X",
            cause: "dismiss was called while a presentation or dismissal was running",
            means: "UIKit ignored the call. If a presentation was running, its controller stays on screen.",
            fix: "dismiss in the completion handler of the earlier transition"
        ),
        printed(
            "dismiss-while-transitioning",
            "[Assert] Trying to dismiss the presentation controller while transitioning already. (<{PresentationController}: {addr}>)",
            13...26,
            cause: "dismiss was called while a presentation or dismissal was running",
            means: "A dismissal overlapped with another presentation or dismissal.",
            fix: "dismiss in the completion handler of the earlier transition"
        ),
        printed(
            "null-transition-view",
            "Null transitionViewForCurrentTransition block, aborting _scheduleTransition:", 8...26,
            cause: "the view for a scheduled presentation or dismissal no longer exists",
            means: "UIKit canceled the transition. This message usually follows another warning.",
            fix: "fix the cause of the preceding warning, and run one transition at a time"
        ),
        raised(
            "exc-alert-not-contained", "NSInternalInconsistencyException",
            "A view controller not containing an alert controller was asked for its contained alert controller.",
            13...26,
            cause: "an alert was removed while its presenter was being dismissed",
            means: "An alert and its presenter were dismissed at the same time.",
            fix: "dismiss the alert first, and its presenter in the completion handler"
        ),
    ]

    static let navigation: [UIKitWarning] = [
        printed(
            "nested-push-animation",
            "nested push animation can result in corrupted navigation bar", 3...7,
            cause: """
                an animated push started while another push or pop was animating, for example because a segue is \
                connected twice
                """,
            means: "Two navigation animations overlapped. The navigation bar may no longer match the stack.",
            fix: "push once, and start the next push in didShow or viewDidAppear"
        ),
        printed(
            "nested-pop-animation",
            "nested pop animation can result in corrupted navigation bar", 3...7,
            cause: "a pop started while another transition was animating",
            means: "Two navigation animations overlapped. The navigation bar may no longer match the stack.",
            fix: "pop once, and start the next pop in didShow or viewDidAppear"
        ),
        printed(
            "finishing-nav-transition-unexpected",
            "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
            3...7,
            cause: "two navigation transitions overlapped",
            means: "The stack changed while a navigation animation was running.",
            fix: "change the stack only when no transition is running"
        ),
        printed(
            "nav-call-during-transition",
            "{selector} called on <{NavClass} {addr}> while an existing transition or presentation is occurring; the navigation stack will not be updated.",
            8...26,
            subject: "NavClass",
            cause: "a method that changes the stack was called during a push, a pop, or a presentation",
            means: "UIKit ignored the call, so the stack didn't change.",
            fix: """
                change the stack after the running transition: in viewDidAppear, in didShow, or in the completion \
                handler of the presentation or of the transition coordinator
                """
        ),
        raised(
            "exc-push-same-instance-old", "NSInvalidArgumentException",
            [
                .text(
                    "Pushing the same view controller instance more than once is not supported (<{VC}: {addr}>)", 2...12
                )
            ],
            subject: "VC",
            cause: "a controller that is already on the stack was pushed",
            means: "A controller can be on a navigation stack only once.",
            fix: "pop to the controller, or push a new instance; check for a button that fires twice"
        ),
        raised(
            "exc-push-same-instance", "NSInvalidArgumentException",
            "<{NavClass}: {addr}> is pushing the same view controller instance (<{VC}: {addr}>) more than once which is not supported and is most likely an error in the application : {bundle.id}",
            13...17,
            subject: "VC",
            cause: "a controller that is already on the stack was pushed",
            means: "A controller can be on a navigation stack only once.",
            fix: "pop to the controller, or push a new instance; check for a button that fires twice"
        ),
        raised(
            "exc-vcs-must-be-distinct", "NSInternalInconsistencyException",
            "All view controllers in a navigation controller must be distinct (( \"<{VC}: {addr}>\", \"<{VC}: {addr}>\" ))",
            13...26,
            subject: "VC",
            cause: "viewControllers was set to a list that contains a controller twice",
            means: "A controller can be on a navigation stack only once.",
            fix: "remove the duplicate from the list"
        ),
        raised(
            "exc-push-navigation-controller", "NSInvalidArgumentException",
            "Pushing a navigation controller is not supported",
            cause: "a UINavigationController was pushed onto another",
            means: "A navigation controller can't be on another navigation controller's stack.",
            fix: "push the navigation controller's root controller instead, or present the navigation controller"
        ),
        raised(
            "push-split-view-controller", nil,
            "Split View Controllers cannot be pushed to a Navigation Controller <{NavClass}: {addr}>", 8...26,
            subject: "NavClass",
            cause: "a UISplitViewController was pushed",
            means: "A split view controller can't be on a navigation stack.",
            fix: "make the split view controller the root of a window, or present it"
        ),
        raised(
            "exc-pop-to-missing", "NSInternalInconsistencyException",
            "Tried to pop to a view controller that doesn't exist.",
            cause: "popToViewController was called with a controller that is not on the stack",
            means: "The stack doesn't contain the controller.",
            fix: "check that viewControllers contains the controller"
        ),
        raised(
            "exc-cant-add-self-as-subview", "NSInvalidArgumentException",
            "Can't add self as subview", 7...26,
            cause: "a view was added to itself, usually because two pushes or pops overlapped in iOS 7 or 8",
            means: "Two navigation animations probably overlapped.",
            fix: "change the stack only when no transition is running"
        ),
        raised(
            "exc-segue-no-nav", nil,
            "Could not find a navigation controller for segue '{id}'. Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
            5...26,
            cause: "a push segue was performed from a controller without a navigation controller",
            means: "There is no navigation stack to push onto.",
            fix: "embed the source in a navigation controller, or change the segue's kind to Show or Present Modally"
        ),
    ]
}
