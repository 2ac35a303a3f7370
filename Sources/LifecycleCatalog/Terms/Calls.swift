extension Catalog.Terms {
    /// Calls of containers and controllers.
    static let calls = Entry.entries(
        #"""
        # addChild(_:)
        names: addChildViewController:
        means: Adds a child, and sends it willMove(toParent:). Doesn't load or add the child's view, and doesn't send
        didMove(toParent:). After addChild(_:), add the view, and call didMove(toParent:) yourself.

        # removeFromParent()
        names: removeFromParentViewController
        means: Removes a child from its parent, and sends it didMove(toParent: nil). Doesn't send willMove(toParent:
        nil), and doesn't remove the view. Before removeFromParent(), call willMove(toParent: nil), and remove the view.

        # beginAppearanceTransition(_:animated:)
        names: beginAppearanceTransition:animated:
        means: Sends a child viewWillAppear or viewWillDisappear. Loads the child's view before viewWillAppear, if
        necessary. Call this method only in a container that forwards appearance callbacks manually, and end each
        transition with endAppearanceTransition(). A call in the opposite direction reverses an unfinished transition,
        and one endAppearanceTransition() then ends it. During a transition, a further call in the same direction sends
        no callback, and requires its own endAppearanceTransition(). An appearance has no effect in the state appeared,
        and a disappearance has no effect in the state disappeared.

        # endAppearanceTransition()
        means: Ends an appearance transition, and sends the child viewDidAppear or viewDidDisappear. Without a matching
        beginAppearanceTransition(_:animated:), UIKit sends no callback, and prints 'Unbalanced calls to begin/end
        appearance transitions'.

        # shouldAutomaticallyForwardAppearanceMethods
        means: Whether UIKit also sends a container's appearance callbacks to its children. The default is true. A
        container that returns false must call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on
        its children.

        # shouldAutomaticallyForwardRotationMethods
        means: Whether UIKit also sends a container's rotation callbacks to its children. The default is true. Used in
        iOS 7 and earlier. In iOS 8 and later, viewWillTransition(to:with:) reaches the children if the container's
        override calls super.

        # transition(from:to:duration:options:animations:completion:)
        names: transitionFromViewController:toViewController:duration:options:animations:completion:
        means: Replaces one child's view with another child's view. If the container's view is in a window and the
        container forwards appearance callbacks automatically, also sends both children their appearance callbacks. Both
        controllers must already be children of the container. The container must call willMove, didMove, and
        removeFromParent itself.

        # completeTransition(_:)
        names: completeTransition:
        means: Ends a custom transition. The animator must call it when its animation has ended, with
        !context.transitionWasCancelled. Without the call, the transition never ends: viewDidAppear and viewDidDisappear
        don't come, the views stay in the transition, and touches are ignored.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning

        # loadViewIfNeeded()
        means: Loads the view if it is not loaded yet. Calls loadView and then viewDidLoad, but no appearance callbacks.
        """#)
}
