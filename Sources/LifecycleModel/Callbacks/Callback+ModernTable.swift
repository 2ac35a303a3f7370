extension Callback {
    /// One row for each callback from `updateProperties` to the last case, in the order of the cases.
    ///
    /// Source of the versions: Apple's documentation of each symbol.
    static let modern: [Definition] =
        [
            row(
                "updateProperties()", "updateProperties", .layout, since: 26,
                page: "uiviewcontroller/updateproperties()"),
            row(
                "traitChange(_:previousTraitCollection:)", "traitChange:previousTraitCollection:", .environment,
                since: 17, page: "uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)"),
            row(
                "preferredContentSizeDidChange(forChildContentContainer:)",
                "preferredContentSizeDidChangeForChildContentContainer:", .environment, since: 8,
                page: "uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)"),
            row(
                "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:", .application, since: 13,
                page: "uiapplicationdelegate/application(_:configurationforconnecting:options:)"),
            row(
                "application(_:didDiscardSceneSessions:)", "application:didDiscardSceneSessions:", .application,
                since: 13, page: "uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
            row("onAppear()", "onAppear", .view, since: 13, page: "../swiftui/view/onappear(perform:)"),
            row("onDisappear()", "onDisappear", .view, since: 13, page: "../swiftui/view/ondisappear(perform:)"),
        ] + presentationDelegate + tabDelegate + splitDelegate + pageDelegate + searchDelegate

    private static let presentationDelegate: [Definition] =
        ["ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss"].map { part in
            row(
                "presentationController\(part)(_:)", "presentationController\(part):", .delegate, since: 13,
                page: "uiadaptivepresentationcontrollerdelegate/presentationcontroller\(part.lowercased())(_:)")
        } + [
            row(
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .delegate, since: 15,
                page: "uisheetpresentationcontrollerdelegate/"
                    + "sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)")
        ]

    private static let tabDelegate: [Definition] = [
        row(
            "tabBarController(_:shouldSelect:)", "tabBarController:shouldSelectViewController:", .delegate, since: 3,
            page: "uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)"),
        row(
            "tabBarController(_:didSelect:)", "tabBarController:didSelectViewController:", .delegate,
            page: "uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"),
        row(
            "tabBarController(_:shouldSelectTab:)", "tabBarController:shouldSelectTab:", .delegate, since: 18,
            page: "uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:)"),
        row(
            "tabBarController(_:didSelectTab:previousTab:)", "tabBarController:didSelectTab:previousTab:", .delegate,
            since: 18, page: "uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:)"),
    ]

    private static let splitDelegate: [Definition] =
        [("willShow", 14), ("willHide", 14), ("didShow", 26), ("didHide", 26)].map { word, since in
            row(
                "splitViewController(_:\(word):)", "splitViewController:\(word)Column:", .delegate, since: since,
                page: "uisplitviewcontrollerdelegate/splitviewcontroller(_:\(word.lowercased()):)")
        } + [
            row(
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:", .delegate, since: 14,
                page: "uisplitviewcontrollerdelegate/"
                    + "splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:)"),
            row(
                "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
                "splitViewController:displayModeForExpandingToProposedDisplayMode:", .delegate, since: 14,
                page: "uisplitviewcontrollerdelegate/"
                    + "splitviewcontroller(_:displaymodeforexpandingtoproposeddisplaymode:)"),
            row(
                "splitViewControllerDidCollapse(_:)", "splitViewControllerDidCollapse:", .delegate, since: 14,
                page: "uisplitviewcontrollerdelegate/splitviewcontrollerdidcollapse(_:)"),
            row(
                "splitViewControllerDidExpand(_:)", "splitViewControllerDidExpand:", .delegate, since: 14,
                page: "uisplitviewcontrollerdelegate/splitviewcontrollerdidexpand(_:)"),
        ]

    private static let pageDelegate: [Definition] = [
        row(
            "pageViewController(_:willTransitionTo:)", "pageViewController:willTransitionToViewControllers:", .delegate,
            since: 6, page: "uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)"),
        row(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", .delegate, since: 5,
            page: "uipageviewcontrollerdelegate/"
                + "pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)"),
        row(
            "pageViewController(_:viewControllerBefore:)", "pageViewController:viewControllerBeforeViewController:",
            .delegate, since: 5, page: "uipageviewcontrollerdatasource/pageviewcontroller(_:viewcontrollerbefore:)"),
        row(
            "pageViewController(_:viewControllerAfter:)", "pageViewController:viewControllerAfterViewController:",
            .delegate, since: 5, page: "uipageviewcontrollerdatasource/pageviewcontroller(_:viewcontrollerafter:)"),
    ]

    private static let searchDelegate: [Definition] =
        ["willPresent", "didPresent", "willDismiss", "didDismiss"].map { part in
            row(
                "\(part)SearchController(_:)", "\(part)SearchController:", .delegate, since: 8,
                page: "uisearchcontrollerdelegate/\(part.lowercased())searchcontroller(_:)")
        }
}

extension Callback {
    /// Whether a delegate or data source receives the callback instead of the controller that the callback is about.
    public var isDelegates: Bool { phase == .delegate || self == .willShow || self == .didShow }

    /// Returns whether the callback is deprecated in `version`, although UIKit still sends it.
    public func isDeprecated(in version: IOSVersion) -> Bool {
        self == .traitCollectionDidChange && version.major >= 17
    }
}
