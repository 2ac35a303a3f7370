extension Catalog.Terms {
    /// Properties that say why a controller appears or disappears.
    static let queries = Entry.entries(
        #"""
        # isMovingToParent
        names: isMovingToParentViewController
        means: Whether the controller appears because it was added to a container. True in viewWillAppear and
        viewDidAppear of a pushed controller, of a navigation controller's root at launch, and of a child that was added
        to a visible parent. False for a revealed controller. Also false for a child if the app called its
        didMove(toParent:) before it appeared, for example in the parent's viewDidLoad.

        # isMovingFromParent
        names: isMovingFromParentViewController
        means: Whether the controller disappears because it is removed from its container. True in viewWillDisappear and
        viewDidDisappear of a popped controller, and of a child that the app removes after willMove(toParent: nil).
        False for a covered controller, and for a child of a popped container. To detect that a container was popped,
        check the ancestors, too.

        # isBeingPresented
        means: Whether the controller appears because it is presented. True in the presented controller's viewWillAppear
        and viewDidAppear. False for its children, and for a revealed presenter.

        # isBeingDismissed
        means: Whether the controller disappears because it is dismissed. True in the dismissed controller's
        viewWillDisappear and viewDidDisappear. False for its children, and for a covered controller.
        """#)
}
