import LifecycleModel

/// A UIKit method or property that isn't a callback: a flag of Table 5-1, or a method of custom containment.
struct UIKitCall {
    /// The names, Swift's first.
    let names: [String]
    /// Its purpose, its effects, and what to avoid.
    let text: String

    /// All calls that can be explained.
    static let all: [UIKitCall] = queries + containment

    /// Returns the call with this name, ignoring arguments and letter case; nil if there is none.
    static func named(_ word: String) -> UIKitCall? {
        let wanted = base(of: word)
        return all.first { $0.names.contains { base(of: $0) == wanted } }
    }

    private static func base(of word: String) -> String {
        String(word.prefix { $0 != "(" && $0 != ":" }).lowercased()
    }

    private static let queries: [UIKitCall] = [
        UIKitCall(
            names: ["isMovingToParent", "isMovingToParentViewController"],
            text: """
                Whether the controller appears because it was added to a container. True in viewWillAppear and viewDidAppear of \
                a controller that was pushed or added to a visible parent; false for a revealed controller, and for a child \
                whose didMove(toParent:) was called before it appeared, as in viewDidLoad of its parent.
                """),
        UIKitCall(
            names: ["isMovingFromParent", "isMovingFromParentViewController"],
            text: """
                Whether the controller disappears because it is removed from its container. True in viewWillDisappear and \
                viewDidDisappear of a controller that is popped or removed; false for a covered controller, and for a child of \
                a popped container: check the ancestors too.
                """),
        UIKitCall(
            names: ["isBeingPresented"],
            text: """
                Whether the controller appears because it is presented. True in its viewWillAppear and viewDidAppear; false for \
                a child of the presented controller, and for a revealed presenter.
                """),
        UIKitCall(
            names: ["isBeingDismissed"],
            text: """
                Whether the controller disappears because it is dismissed. True in its viewWillDisappear and viewDidDisappear; \
                false if another controller covers it, and for a child of the dismissed controller.
                """),
    ]

    private static let containment: [UIKitCall] = [
        UIKitCall(
            names: ["addChild(_:)", "addChildViewController:"],
            text: """
                Adds a child, and sends it willMove(toParent:). Then add the child's view, and call didMove(toParent:), which \
                UIKit doesn't send. addChild(_:) doesn't load the view.
                """),
        UIKitCall(
            names: ["removeFromParent()", "removeFromParentViewController"],
            text: """
                Removes a child, and sends it didMove(toParent: nil). First call willMove(toParent: nil) and remove the view, \
                which removeFromParent() doesn't do.
                """),
        UIKitCall(
            names: ["beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:"],
            text: """
                Sends viewWillAppear or viewWillDisappear to a child of a container that forwards manually, and loads its view \
                first. A begin in the opposite direction cancels a transition; begins in the same direction are counted. \
                A disappearance has no effect on a child that has not appeared. Every call needs its \
                endAppearanceTransition().
                """),
        UIKitCall(
            names: ["endAppearanceTransition()"],
            text: """
                Sends viewDidAppear or viewDidDisappear to a child after beginAppearanceTransition(_:animated:). Without a \
                matching begin, UIKit prints 'Unbalanced calls to begin/end appearance transitions'.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardAppearanceMethods"],
            text: """
                Whether UIKit also sends a container's appearance callbacks to its children. The default is true. A container \
                that returns false calls beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its children.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardRotationMethods"],
            text: """
                Whether UIKit also sends a container's rotation callbacks to its children, in iOS 7 and earlier. The default is \
                true. In iOS 8 and later, viewWillTransition(to:with:) reaches the children if the container calls super.
                """),
        UIKitCall(
            names: [
                "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
            ],
            text: """
                Replaces the view of one child with the view of another, and sends both their appearance callbacks. Both must already be \
                children; the container calls willMove, didMove, and removeFromParent.
                """),
        UIKitCall(
            names: ["loadViewIfNeeded()"],
            text: "Loads the view if it is not loaded: loadView, then viewDidLoad, and nothing else."),
    ]
}

extension UIKitCall {
    /// The call for a terminal.
    var explanation: String { names[0] + "\n" + Explanation.wrapped(text, indent: "  ") }
}
