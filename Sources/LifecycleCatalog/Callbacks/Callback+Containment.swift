extension Callback.Definition {
    /// Callbacks about parents, navigation, and segues.
    static let containment: [Callback.Definition] = [
        Callback.Definition(
            .willMoveToParent, "willMove(toParent:)", .containment, short: "willMove(toParent:)",
            objc: "willMoveToParentViewController:", since: 5,
            spellings: ["willMove(toParentViewController:)", "willMoveToParentViewController", "willMoveToParent"],
            contract: """
                The controller is about to get another parent, or none. addChild(_:) sends it; before \
                removeFromParent(), the app has to send it.
                """,
            workOfSuper: "updates isMovingToParent and isMovingFromParent",
            frequency: """
                before every change of parent (before removeFromParent(), the app has to call it); of several popped \
                controllers, only the top one receives it
                """,
            uses: "preparing for the new parent, or ending work for the old one",
            avoid: "omitting the call with nil before removeFromParent()", evidence: "Containers/Adding a child"),
        Callback.Definition(
            .didMoveToParent, "didMove(toParent:)", .containment, short: "didMove(toParent:)",
            objc: "didMoveToParentViewController:", since: 5,
            spellings: ["didMove(toParentViewController:)", "didMoveToParentViewController", "didMoveToParent"],
            contract: """
                The controller has another parent, or none. After addChild(_:), the app has to send it; \
                removeFromParent() sends it.
                """,
            workOfSuper: "updates isMovingToParent and isMovingFromParent",
            frequency: """
                after every change of parent (after addChild(_:), the app has to call it); if the app calls it while \
                the child is appearing in a visible parent, UIKit sends it again
                """,
            uses: "work that has to wait until the move has ended; after a completed pop, the parent is nil",
            avoid: "omitting the call after addChild(_:)", evidence: "Containers/Removing a child"),
        Callback.Definition(
            .shouldPerformSegue, "shouldPerformSegue(withIdentifier:sender:)", .segue,
            objc: "shouldPerformSegueWithIdentifier:sender:", since: 6,
            contract: "A control is about to start a segue.",
            frequency: "for every segue that the user triggers, for example with a button",
            uses: "deciding whether the segue is performed",
            avoid: "relying on it for performSegue(withIdentifier:sender:), which doesn't send it",
            evidence: "Loading/Segues"),
        Callback.Definition(
            .prepareForSegue, "prepare(for:sender:)", .segue, short: "prepare(for:sender:)",
            objc: "prepareForSegue:sender:", since: 5, spellings: ["prepareForSegue", "prepareForSegue(_:sender:)"],
            contract: """
                A segue is about to be performed. Except in an unwind segue, the destination is new, and its view is \
                not loaded.
                """,
            frequency: "before every segue that is performed", uses: "passing data to the destination",
            avoid: "using the destination's outlets, which are nil until its view is loaded",
            evidence: "Loading/Segues"),
        Callback.Definition(
            .allowedChildrenForUnwinding, "allowedChildrenForUnwinding(from:)", .segue,
            objc: "allowedChildViewControllersForUnwindingFromSource:", since: 9,
            contract: "UIKit searches the children for the destination of an unwind segue.",
            frequency: "for every unwind search that reaches the controller",
            uses: "returning the children to search, in order", avoid: "returning the child that the search comes from",
            evidence: "Loading/Unwind segues"),
        Callback.Definition(
            .canPerformUnwindSegueAction, "canPerformUnwindSegueAction(_:from:sender:)", .segue,
            objc: "canPerformUnwindSegueAction:fromViewController:sender:", since: 6,
            spellings: [
                "canPerformUnwindSegueAction(_:from:withSender:)",
                "canPerformUnwindSegueAction:fromViewController:withSender:",
            ],
            contract: "UIKit asks whether this controller handles an unwind segue's action.",
            frequency: "for every unwind search that reaches the controller",
            uses: "refusing an unwind segue even though the controller implements its action", avoid: "side effects",
            evidence: "Loading/Unwind segues"),
        Callback.Definition(
            .unwindForSegue, "unwind(for:towards:)", .segue, short: "unwind(for:towards:)",
            objc: "unwindForSegue:towardsViewController:", since: 9,
            contract: "A container between source and destination has to show the destination.",
            frequency: "for every unwind segue for which the container has to show another child",
            uses: "showing the child that leads to the destination, in a custom container",
            avoid: "dismissing, which UIKit does", evidence: "Loading/Unwind segues"),
        Callback.Definition(
            .unwindAction, "unwindAction(_:)", .segue, short: "unwindAction", since: 6, page: "",
            contract: "An unwind segue to this controller is about to be performed.",
            frequency: "for every unwind segue to the controller", uses: "reading data from the source",
            avoid: "dismissing or popping, which UIKit does", evidence: "Loading/Unwind segues"),
        Callback.Definition(
            .willShow, "navigationController(_:willShow:animated:)", .containment, short: "willShow",
            objc: "navigationController:willShowViewController:animated:", of: "uinavigationcontrollerdelegate",
            contract: "A navigation controller is about to show a controller.",
            frequency: "each time the navigation controller is about to show a controller, including the first one",
            uses: "hiding or showing bars",
            avoid: "assuming that the transition completes: an interactive pop can be canceled",
            evidence: "Containers/Navigation delegate"),
        Callback.Definition(
            .didShow, "navigationController(_:didShow:animated:)", .containment, short: "didShow",
            objc: "navigationController:didShowViewController:animated:", of: "uinavigationcontrollerdelegate",
            contract: "A navigation controller has shown a controller.",
            frequency: "each time the navigation controller has shown a controller, including the first one",
            uses: "starting the next push or pop, or logging a visit", avoid: "long-running work",
            evidence: "Containers/Navigation delegate"),
    ]
}
