extension UIKitWarning {
    /// What UIKit says about dismissals.
    static let dismissal: [UIKitWarning] = [
        printed(
            "dismiss-while-in-progress",
            [
                .text(
                    "Warning: Attempt to dismiss from view controller <{X}: {addr}> while a presentation or dismiss is in progress!",
                    6...26)
            ],
            subject: "X",
            cause: "dismiss was called while a presentation or dismissal was running",
            means: "UIKit ignored the dismissal: what should have gone stays.",
            wayOut: "dismiss in the completion of the transition before it"
        ),
        printed(
            "dismiss-while-transitioning",
            [
                .text(
                    "[Assert] Trying to dismiss the presentation controller while transitioning already. (<{PresentationController}: {addr}>)",
                    13...26)
            ],
            cause: "a presentation controller was asked to dismiss while its own transition was running",
            means: "A dismissal began while the same presentation was still coming or going.",
            wayOut: "dismiss in the completion of the transition before it"
        ),
        printed(
            "null-transition-view",
            [.text("Null transitionViewForCurrentTransition block, aborting _scheduleTransition:", 8...26)],
            cause: "a scheduled presentation or dismissal had lost its transition view",
            means: "UIKit gave up a transition whose ground had gone; it usually follows another warning.",
            wayOut: "mend the warning before it: one transition at a time"
        ),
        raised(
            "exc-alert-not-contained", "NSInternalInconsistencyException",
            [
                .text(
                    "A view controller not containing an alert controller was asked for its contained alert controller.",
                    13...26)
            ],
            cause: "an alert was torn down while its host was being dismissed",
            means: "An alert and the controller under it were dismissed at the same time.",
            wayOut: "dismiss the alert first and its host in the completion"
        ),
    ]

    /// What UIKit says about navigation controllers.
    static let navigation: [UIKitWarning] = [
        printed(
            "nested-push-animation",
            [.text("nested push animation can result in corrupted navigation bar", 3...7)],
            cause: "an animated push ran while another push or pop was animating, or a segue is wired twice",
            means: "Two navigation animations overlapped; bar and stack may disagree from here on.",
            wayOut: "push once, and the next time in didShow or viewDidAppear"
        ),
        printed(
            "nested-pop-animation",
            [.text("nested pop animation can result in corrupted navigation bar", 3...7)],
            cause: "a pop ran while another transition was animating",
            means: "Two navigation animations overlapped; bar and stack may disagree from here on.",
            wayOut: "pop once, and the next time in didShow or viewDidAppear"
        ),
        printed(
            "finishing-nav-transition-unexpected",
            [
                .text(
                    "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
                    3...7)
            ],
            cause: "the end of two navigation transitions that overlapped",
            means: "The stack changed while a navigation animation was running.",
            wayOut: "change the stack only when no transition is running"
        ),
        printed(
            "nav-call-during-transition",
            [
                .text(
                    "{selector} called on <{NavClass} {addr}> while an existing transition or presentation is occurring; the navigation stack will not be updated.",
                    8...26)
            ],
            subject: "NavClass",
            cause: "the stack was changed while the navigation controller was pushing, popping or presenting",
            means: "UIKit ignored the call: the stack stays as it was.",
            wayOut: "change the stack in the completion of the running transition"
        ),
        raised(
            "exc-push-same-instance-old", "NSInvalidArgumentException",
            [
                .text(
                    "Pushing the same view controller instance more than once is not supported (<{VC}: {addr}>)", 2...12
                )
            ],
            subject: "VC",
            cause: "a controller that is on the stack was pushed",
            means: "A controller stands on a stack only once.",
            wayOut: "pop to it, or push a new one; look for a button that fires twice"
        ),
        raised(
            "exc-push-same-instance", "NSInvalidArgumentException",
            [
                .text(
                    "<{NavClass}: {addr}> is pushing the same view controller instance (<{VC}: {addr}>) more than once which is not supported and is most likely an error in the application : {bundle.id}",
                    13...17)
            ],
            subject: "VC",
            cause: "a controller that is on the stack was pushed",
            means: "A controller stands on a stack only once.",
            wayOut: "pop to it, or push a new one; look for a button that fires twice"
        ),
        raised(
            "exc-vcs-must-be-distinct", "NSInternalInconsistencyException",
            [
                .text(
                    "All view controllers in a navigation controller must be distinct (( \"<{VC}: {addr}>\", \"<{VC}: {addr}>\" ))",
                    13...26)
            ],
            subject: "VC",
            cause: "viewControllers was set to a list that holds one controller twice",
            means: "A controller stands on a stack only once.",
            wayOut: "take the second mention out of the list"
        ),
        raised(
            "exc-push-navigation-controller", "NSInvalidArgumentException",
            [.text("Pushing a navigation controller is not supported")],
            cause: "a UINavigationController was pushed onto another",
            means: "A navigation controller cannot be an entry of a stack.",
            wayOut: "push its root, or present the navigation controller"
        ),
        raised(
            "push-split-view-controller", nil,
            [.text("Split View Controllers cannot be pushed to a Navigation Controller <{NavClass}: {addr}>", 8...26)],
            subject: "NavClass",
            cause: "a UISplitViewController was pushed",
            means: "A split view controller cannot be an entry of a stack; the push is refused.",
            wayOut: "make it the root of a window, or present it"
        ),
        raised(
            "exc-pop-to-missing", "NSInternalInconsistencyException",
            [.text("Tried to pop to a view controller that doesn't exist.")],
            cause: "popToViewController got a controller that is not on the stack",
            means: "There was nothing to pop to.",
            wayOut: "look for the controller in viewControllers first"
        ),
        raised(
            "exc-cant-add-self-as-subview", "NSInvalidArgumentException",
            [.text("Can't add self as subview", 7...26)],
            cause: "two pushes or pops overlapped on iOS 7 and 8, and the transition added a view to itself",
            means: "Two navigation animations overlapped.",
            wayOut: "change the stack only when no transition is running"
        ),
        raised(
            "exc-segue-no-nav", nil,
            [
                .text(
                    "Could not find a navigation controller for segue '{id}'. Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
                    5...26)
            ],
            cause: "a push segue was performed from a controller without a navigation controller",
            means: "There was no stack to push onto.",
            wayOut: "embed the source in a navigation controller, or make it a show or modal segue"
        ),
    ]
}
