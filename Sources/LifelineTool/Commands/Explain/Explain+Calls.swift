import LifecycleModel

/// A UIKit method or property that isn't a callback, such as a flag in Table 5-1 of the View Controller Programming
/// Guide or a containment method.
struct UIKitCall {
    /// The names. The first one is the full Swift name.
    let names: [String]
    /// The explanation: the purpose, the effects, and mistakes to avoid.
    let text: String

    /// All methods and properties that can be explained.
    static let all: [UIKitCall] = queries + containment

    /// Returns the method or property with a name, or nil if the name is unknown. Ignores arguments and letter case.
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
                Whether the controller appears because it was added to a container. True in viewWillAppear and viewDidAppear \
                after the controller is pushed or added to a visible parent. False for a revealed controller, and for a child \
                whose didMove(toParent:) was called before it appeared, such as in its parent's viewDidLoad.
                """),
        UIKitCall(
            names: ["isMovingFromParent", "isMovingFromParentViewController"],
            text: """
                Whether the controller disappears because it is removed from its container. True in viewWillDisappear and \
                viewDidDisappear if the controller is popped or removed. False for a covered controller, and for a child of a \
                popped container, so check the ancestors, too.
                """),
        UIKitCall(
            names: ["isBeingPresented"],
            text: """
                Whether the controller appears because it is presented. True in the presented controller's viewWillAppear and \
                viewDidAppear. False for its children, and for a revealed presenter.
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
                Adds a child, and sends it willMove(toParent:). Then add the child's view, and call didMove(toParent:) \
                yourself. addChild(_:) doesn't load the view.
                """),
        UIKitCall(
            names: ["removeFromParent()", "removeFromParentViewController"],
            text: """
                Removes a child, and sends it didMove(toParent: nil). First call willMove(toParent: nil) and remove the view, \
                because removeFromParent() does neither.
                """),
        UIKitCall(
            names: ["beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:"],
            text: """
                Loads a child's view if necessary, and sends the child viewWillAppear or viewWillDisappear. Use it only in a \
                container that forwards appearance callbacks manually. A call in the opposite direction cancels a transition. \
                Calls in the same direction are counted. A disappearance has no effect on a child that has not appeared. \
                Every call requires a matching endAppearanceTransition().
                """),
        UIKitCall(
            names: ["endAppearanceTransition()"],
            text: """
                Ends an appearance transition, and sends the child viewDidAppear or viewDidDisappear. Without a matching \
                beginAppearanceTransition(_:animated:), UIKit prints 'Unbalanced calls to begin/end appearance transitions'.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardAppearanceMethods"],
            text: """
                Whether UIKit also sends a container's appearance callbacks to its children. The default is true. A container \
                that returns false must call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
                children.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardRotationMethods"],
            text: """
                Whether UIKit also sends a container's rotation callbacks to its children, in iOS 7 and earlier. The default \
                is true. In iOS 8 and later, viewWillTransition(to:with:) reaches the children if the container calls super.
                """),
        UIKitCall(
            names: [
                "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
            ],
            text: """
                Replaces one child's view with another child's view, and sends both children their appearance callbacks. Both \
                controllers must already be children. The container must call willMove, didMove, and removeFromParent itself.
                """),
        UIKitCall(
            names: ["loadViewIfNeeded()"],
            text: "Loads the view if it is not loaded yet. UIKit calls only loadView and then viewDidLoad."),
    ]
}

extension UIKitCall {
    /// The explanation as text for a terminal.
    var explanation: String { names[0] + "\n" + Explanation.wrapped(text, indent: "  ") }
}
