import LifecycleModel

/// A UIKit method or property that isn't a callback, such as `isMovingToParent` or `addChild(_:)`, or a term of UIKit's
/// documents.
struct UIKitCall {
    /// The names. The first one is the full Swift name.
    let names: [String]
    /// The explanation: the purpose, the effects, and mistakes to avoid.
    let text: String
    /// The URL of Apple's documentation, or nil.
    var source: String?

    static let all: [UIKitCall] = queries + containment + terms

    private static let queries: [UIKitCall] = [
        UIKitCall(
            names: ["isMovingToParent", "isMovingToParentViewController"],
            text: """
                Whether the controller appears because it was added to a container. True in viewWillAppear and \
                viewDidAppear of a pushed controller, of a navigation controller's root at launch, and of a child \
                that was added to a visible parent. False for a revealed controller. Also false for a child if the \
                app called its didMove(toParent:) before it appeared, for example in the parent's viewDidLoad.
                """),
        UIKitCall(
            names: ["isMovingFromParent", "isMovingFromParentViewController"],
            text: """
                Whether the controller disappears because it is removed from its container. True in viewWillDisappear \
                and viewDidDisappear of a popped controller, and of a child that the app removes after \
                willMove(toParent: nil). False for a covered controller, and for a child of a popped container. To \
                detect that a container was popped, check the ancestors, too.
                """),
        UIKitCall(
            names: ["isBeingPresented"],
            text: """
                Whether the controller appears because it is presented. True in the presented controller's \
                viewWillAppear and viewDidAppear. False for its children, and for a revealed presenter.
                """),
        UIKitCall(
            names: ["isBeingDismissed"],
            text: """
                Whether the controller disappears because it is dismissed. True in the dismissed controller's \
                viewWillDisappear and viewDidDisappear. False for its children, and for a covered controller.
                """),
    ]

    private static let containment: [UIKitCall] = [
        UIKitCall(
            names: ["addChild(_:)", "addChildViewController:"],
            text: """
                Adds a child, and sends it willMove(toParent:). Doesn't load or add the child's view, and doesn't send \
                didMove(toParent:). After addChild(_:), add the view, and call didMove(toParent:) yourself.
                """),
        UIKitCall(
            names: ["removeFromParent()", "removeFromParentViewController"],
            text: """
                Removes a child from its parent, and sends it didMove(toParent: nil). Doesn't send \
                willMove(toParent: nil), and doesn't remove the view. Before removeFromParent(), call \
                willMove(toParent: nil), and remove the view.
                """),
        UIKitCall(
            names: ["beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:"],
            text: """
                Sends a child viewWillAppear or viewWillDisappear. Loads the child's view before viewWillAppear, if \
                necessary. Call this method only in a container that forwards appearance callbacks manually, and end \
                each transition with endAppearanceTransition(). A call in the opposite direction reverses an \
                unfinished transition, and one endAppearanceTransition() then ends it. During a transition, a further \
                call in the same direction sends no callback, and requires its own endAppearanceTransition(). An \
                appearance has no effect in the state appeared, and a disappearance has no effect in the state \
                disappeared.
                """),
        UIKitCall(
            names: ["endAppearanceTransition()"],
            text: """
                Ends an appearance transition, and sends the child viewDidAppear or viewDidDisappear. Without a \
                matching beginAppearanceTransition(_:animated:), UIKit sends no callback, and prints 'Unbalanced calls \
                to begin/end appearance transitions'.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardAppearanceMethods"],
            text: """
                Whether UIKit also sends a container's appearance callbacks to its children. The default is true. A \
                container that returns false must call beginAppearanceTransition(_:animated:) and \
                endAppearanceTransition() on its children.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardRotationMethods"],
            text: """
                Whether UIKit also sends a container's rotation callbacks to its children. The default is true. Used \
                in iOS 7 and earlier. In iOS 8 and later, viewWillTransition(to:with:) reaches the children if the \
                container's override calls super.
                """),
        UIKitCall(
            names: [
                "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
            ],
            text: """
                Replaces one child's view with another child's view. If the container's view is in a window and the \
                container forwards appearance callbacks automatically, also sends both children their appearance \
                callbacks. Both controllers must already be children of the container. The container must call \
                willMove, didMove, and removeFromParent itself.
                """),
        UIKitCall(
            names: ["loadViewIfNeeded()"],
            text: """
                Loads the view if it is not loaded yet. Calls loadView and then viewDidLoad, but no appearance \
                callbacks.
                """),
    ]
}
