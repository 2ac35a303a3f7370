extension Callback.Definition {
    /// Callbacks about layout, traits, sizes, and rotation.
    static let layout: [Callback.Definition] = [
        Callback.Definition(
            .updateViewConstraints, "updateViewConstraints()", .layout, since: 6,
            contract: "Constraints need an update; sent before layout.",
            workOfSuper: "updates the constraints of the view",
            frequency: "whenever the view's constraints need an update", uses: "changing many constraints at once",
            avoid: "calling setNeedsUpdateConstraints() in the override; omitting the call to super at the end",
            evidence: "Layout/Update cycle"),
        Callback.Definition(
            .viewWillLayoutSubviews, "viewWillLayoutSubviews()", .layout, since: 5,
            contract: "The root view has its bounds and is about to lay out its subviews.",
            frequency: "at every layout pass", uses: "adjusting to the bounds before layout",
            avoid: "adding views or observers; starting tasks", evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewDidLayoutSubviews, "viewDidLayoutSubviews()", .layout, since: 5,
            contract: "The root view has laid out its subviews, but not yet their subviews.",
            frequency: "at every layout pass", uses: "reading geometry, and setting the frames of layers",
            avoid: "adding views or observers; starting tasks; invalidating the layout again",
            evidence: "Layout/Layout passes"),
        Callback.Definition(
            .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange()", .layout, since: 11,
            contract: "The safe area of the root view has changed; also sent when the view first enters a window.",
            frequency: """
                each time the safe area insets change, such as when a bar is hidden or shown, or when a phone turns, \
                before the layout of the same pass
                """,
            uses: "updating insets that your code computes", avoid: "work that safe area constraints do automatically",
            evidence: "Layout/Safe area"),
        Callback.Definition(
            .viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange()", .layout, since: 11,
            contract: "The layout margins of the root view have changed.",
            frequency: "each time the layout margins change", uses: "layout code that depends on the margins",
            avoid: "changing the margins in the override", evidence: "Layout/Layout passes"),
        Callback.Definition(
            .traitCollectionDidChange, "traitCollectionDidChange(_:)", .environment, since: 8, of: "uitraitenvironment",
            contract: "A trait has changed, such as the size class, interface style, or display scale.",
            frequency: "each time traits change; in iOS 8 to 12, also when the view first enters a window",
            uses: "updates that UIKit doesn't make automatically for new traits",
            avoid: "overriding it in iOS 17 and later; call registerForTraitChanges(_:handler:) instead",
            evidence: "Layout/Traits"),
        Callback.Definition(
            .willTransitionToTraits, "willTransition(to:with:)", .environment, short: "willTransition(to:with:)",
            objc: "willTransitionToTraitCollection:withTransitionCoordinator:", since: 8, of: "uicontentcontainer",
            spellings: ["willTransition", "willTransitionToTraitCollection"],
            contract: "The traits are about to change; parents receive the callback first.",
            workOfSuper: "forwards the callback to the children",
            frequency: "each time a rotation or a resized window is about to change the traits",
            uses: "changing the layout for another size class, with the transition coordinator",
            avoid: "omitting the call to super, which forwards the callback to the children",
            evidence: "Layout/Traits"),
        Callback.Definition(
            .viewWillTransitionToSize, "viewWillTransition(to:with:)", .environment,
            short: "viewWillTransition(to:with:)", objc: "viewWillTransitionToSize:withTransitionCoordinator:",
            since: 8, of: "uicontentcontainer", spellings: ["viewWillTransition", "viewWillTransitionToSize"],
            contract: "The size is about to change, because of a rotation or a resized window.",
            workOfSuper: "forwards the callback to the children",
            frequency: "each time a rotation or a resized window is about to change the view's size",
            uses: "animating alongside the transition, with its coordinator",
            avoid: "reading the new size from the view, which still has the old size", evidence: "Layout/Sizes"),
        Callback.Definition(
            .willRotate, "willRotate(to:duration:)", .rotation, objc: "willRotateToInterfaceOrientation:duration:",
            until: 7, spellings: ["willRotateToInterfaceOrientation"], contract: "The interface is about to rotate.",
            frequency: "at every rotation, in iOS 7 and earlier", uses: "pausing work that would disturb the rotation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)", evidence: "Layout/Rotation"),
        Callback.Definition(
            .willAnimateRotation, "willAnimateRotation(to:duration:)", .rotation,
            objc: "willAnimateRotationToInterfaceOrientation:duration:", until: 7,
            spellings: ["willAnimateRotationToInterfaceOrientation"],
            contract: "The interface is rotating; changes made here are animated with the rotation.",
            frequency: "at every rotation, in iOS 7 and earlier", uses: "animating the layout for the new orientation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)", evidence: "Layout/Rotation"),
        Callback.Definition(
            .didRotate, "didRotate(from:)", .rotation, objc: "didRotateFromInterfaceOrientation:", until: 7,
            spellings: ["didRotateFromInterfaceOrientation"], contract: "The interface has rotated.",
            frequency: "at every rotation, in iOS 7 and earlier", uses: "resuming paused work",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)", evidence: "Layout/Rotation"),
        Callback.Definition(
            .updateProperties, "updateProperties()", .layout, since: 26,
            contract: """
                The view first appears, its properties are invalidated, or an observable value that the method read \
                has changed; before layout.
                """,
            frequency: "when the view first appears, and in each update pass after a request or an observed change",
            uses: "configuring views from the model: text, colors, images, and visibility",
            avoid: "changing values that the method reads, which requests another update; laying out views",
            evidence: "Layout/Update cycle"),
        Callback.Definition(
            .traitChange, "traitChange(_:previousTraitCollection:)", .environment, since: 17,
            page: "uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)",
            contract: "A trait that the controller registered for has changed, parents first.",
            frequency: "each time a registered trait changes", uses: "updates that depend only on those traits",
            avoid: """
                reading a child's traits, which are not updated yet; relying on the callback before the view is in a \
                window
                """,
            evidence: "Layout/Traits"),
        Callback.Definition(
            .preferredContentSizeDidChange, "preferredContentSizeDidChange(forChildContentContainer:)", .environment,
            objc: "preferredContentSizeDidChangeForChildContentContainer:", since: 8, of: "uicontentcontainer",
            contract: """
                A child, or the child of a presented controller, has changed its preferredContentSize; only its \
                parent is asked.
                """,
            frequency: "at every change of a child's preferredContentSize",
            uses: "giving the child's view the size that it asks for, and passing an own wish on to the parent",
            avoid: """
                expecting it two levels up; a container that wants its parent to know sets its own \
                preferredContentSize
                """,
            evidence: "Layout/Traits"),
    ]
}
