extension Callback.Definition {
    /// Callbacks about the appearance of a view.
    static let appearance: [Callback.Definition] = [
        Callback.Definition(
            .viewWillAppear, "viewWillAppear(_:)", .appearance,
            contract: "The view is about to appear; the transition can still be canceled.", workOfSuper: forwarding,
            frequency: "at every appearance",
            uses: "updating content, configuring bars, and beginning work that viewDidAppear and viewWillDisappear end",
            avoid: "one-time work; reading geometry, which isn't final before viewIsAppearing; presenting controllers",
            evidence: "Appearance/Order of callbacks"),
        Callback.Definition(
            .viewIsAppearing, "viewIsAppearing(_:)", .appearance, since: 13,
            contract: "The view is in the hierarchy with its final traits and size, before its layout.",
            workOfSuper: forwarding, frequency: "once per appearance",
            uses: "work that needs size or traits at every appearance, such as scrolling to a row",
            avoid: "one-time work", evidence: "Appearance/viewIsAppearing"),
        Callback.Definition(
            .viewDidAppear, "viewDidAppear(_:)", .appearance,
            contract: "The view is on screen, and the transition is complete.", workOfSuper: forwarding,
            frequency: "at every appearance that is not canceled",
            uses: "presenting controllers, starting animations and playback, and logging a visit",
            avoid: "relying on it after every viewWillAppear: UIKit doesn't send it if the appearance is canceled",
            evidence: "Appearance/Order of callbacks"),
        Callback.Definition(
            .viewWillDisappear, "viewWillDisappear(_:)", .appearance,
            contract: "The view is about to leave the screen; the transition can still be canceled.",
            workOfSuper: forwarding, frequency: "at every disappearance",
            uses: "ending editing, saving data, and ending work that viewWillAppear began",
            avoid: "assuming that the view will disappear: if an interactive pop is canceled, viewWillAppear follows",
            evidence: "Appearance/Order of callbacks"),
        Callback.Definition(
            .viewDidDisappear, "viewDidDisappear(_:)", .appearance, contract: "The view has left the screen.",
            workOfSuper: forwarding, frequency: "at every disappearance that is not canceled",
            uses: "stopping work that is needed only on screen",
            avoid:
                "relying on it after every viewWillDisappear; assuming that the controller is about to be deallocated",
            evidence: "Appearance/Order of callbacks"),
    ]

    private static let forwarding = """
        forwards the callback to the visible children if the controller is one of UIKit's containers
        """
}
