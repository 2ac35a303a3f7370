extension Callback {
    /// One row for each callback, in the order of the cases.
    ///
    /// Sources of the versions: Evidence, Versions, and Apple's documentation of each symbol. The iOS 17 SDK made
    /// `viewIsAppearing` public, and UIKit calls it in iOS 13 and later.
    static let table: [Definition] = classic + modern

    private static let classic: [Definition] = [
        row("init()", "init", .creation, page: "uiviewcontroller"),
        row("init(coder:)", "initWithCoder:", .creation, page: "uiviewcontroller/init(coder:)"),
        row(
            "init(nibName:bundle:)", "initWithNibName:bundle:", .creation,
            page: "uiviewcontroller/init(nibname:bundle:)"),
        row("awakeFromNib()", "awakeFromNib", .creation, page: "../objectivec/nsobject-swift.class/awakefromnib()"),
        row("loadView()", "loadView", .loading, page: "uiviewcontroller/loadview()"),
        row(
            "loadViewIfNeeded()", "loadViewIfNeeded", .loading, since: 9, page: "uiviewcontroller/loadviewifneeded()"),
        row("viewDidLoad()", "viewDidLoad", .loading, page: "uiviewcontroller/viewdidload()"),
        row(
            "viewWillUnload()", "viewWillUnload", .memory, since: 5, until: 5, page: "uiviewcontroller/viewwillunload()"
        ),
        row("viewDidUnload()", "viewDidUnload", .memory, since: 3, until: 5, page: "uiviewcontroller/viewdidunload()"),
        row("viewWillAppear(_:)", "viewWillAppear:", .appearance, page: "uiviewcontroller/viewwillappear(_:)"),
        row(
            "viewIsAppearing(_:)", "viewIsAppearing:", .appearance, since: 13,
            page: "uiviewcontroller/viewisappearing(_:)"),
        row("viewDidAppear(_:)", "viewDidAppear:", .appearance, page: "uiviewcontroller/viewdidappear(_:)"),
        row("viewWillDisappear(_:)", "viewWillDisappear:", .appearance, page: "uiviewcontroller/viewwilldisappear(_:)"),
        row("viewDidDisappear(_:)", "viewDidDisappear:", .appearance, page: "uiviewcontroller/viewdiddisappear(_:)"),
        row(
            "updateViewConstraints()", "updateViewConstraints", .layout, since: 6,
            page: "uiviewcontroller/updateviewconstraints()"),
        row(
            "viewWillLayoutSubviews()", "viewWillLayoutSubviews", .layout, since: 5,
            page: "uiviewcontroller/viewwilllayoutsubviews()"),
        row(
            "viewDidLayoutSubviews()", "viewDidLayoutSubviews", .layout, since: 5,
            page: "uiviewcontroller/viewdidlayoutsubviews()"),
        row(
            "viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange", .layout, since: 11,
            page: "uiviewcontroller/viewsafeareainsetsdidchange()"),
        row(
            "viewLayoutMarginsDidChange()", "viewLayoutMarginsDidChange", .layout, since: 11,
            page: "uiviewcontroller/viewlayoutmarginsdidchange()"),
        row(
            "traitCollectionDidChange(_:)", "traitCollectionDidChange:", .environment, since: 8,
            page: "uitraitenvironment/traitcollectiondidchange(_:)"),
        row(
            "willTransition(to:with:)", "willTransitionToTraitCollection:withTransitionCoordinator:", .environment,
            since: 8,
            page: "uicontentcontainer/willtransition(to:with:)"),
        row(
            "viewWillTransition(to:with:)", "viewWillTransitionToSize:withTransitionCoordinator:", .environment,
            since: 8,
            page: "uicontentcontainer/viewwilltransition(to:with:)"),
        row(
            "willRotate(to:duration:)", "willRotateToInterfaceOrientation:duration:", .rotation, until: 7,
            page: "uiviewcontroller/willrotate(to:duration:)"),
        row(
            "willAnimateRotation(to:duration:)", "willAnimateRotationToInterfaceOrientation:duration:", .rotation,
            until: 7,
            page: "uiviewcontroller/willanimaterotation(to:duration:)"),
        row(
            "didRotate(from:)", "didRotateFromInterfaceOrientation:", .rotation, until: 7,
            page: "uiviewcontroller/didrotate(from:)"),
        row(
            "willMove(toParent:)", "willMoveToParentViewController:", .containment, since: 5,
            page: "uiviewcontroller/willmove(toparent:)"),
        row(
            "didMove(toParent:)", "didMoveToParentViewController:", .containment, since: 5,
            page: "uiviewcontroller/didmove(toparent:)"),
        row(
            "shouldPerformSegue(withIdentifier:sender:)", "shouldPerformSegueWithIdentifier:sender:", .segue, since: 6,
            page: "uiviewcontroller/shouldperformsegue(withidentifier:sender:)"),
        row(
            "prepare(for:sender:)", "prepareForSegue:sender:", .segue, since: 5,
            page: "uiviewcontroller/prepare(for:sender:)"),
        row(
            "allowedChildrenForUnwinding(from:)", "allowedChildViewControllersForUnwindingFromSource:", .segue,
            since: 9,
            page: "uiviewcontroller/allowedchildrenforunwinding(from:)"),
        row(
            "canPerformUnwindSegueAction(_:from:sender:)", "canPerformUnwindSegueAction:fromViewController:sender:",
            .segue,
            since: 6, page: "uiviewcontroller/canperformunwindsegueaction(_:from:sender:)"),
        row(
            "unwind(for:towards:)", "unwindForSegue:towardsViewController:", .segue, since: 9,
            page: "uiviewcontroller/unwind(for:towards:)"),
        row("unwindAction(_:)", "unwindAction:", .segue, since: 6),
        row(
            "navigationController(_:willShow:animated:)", "navigationController:willShowViewController:animated:",
            .containment,
            page: "uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)"),
        row(
            "navigationController(_:didShow:animated:)", "navigationController:didShowViewController:animated:",
            .containment,
            page: "uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)"),
        row(
            "didReceiveMemoryWarning()", "didReceiveMemoryWarning", .memory,
            page: "uiviewcontroller/didreceivememorywarning()"),
        row("deinit", "dealloc", .creation, page: "../objectivec/nsobject-swift.class/dealloc"),
        row(
            "UIView.awakeFromNib()", "-[UIView awakeFromNib]", .view,
            page: "../objectivec/nsobject-swift.class/awakefromnib()"),
        row("willMove(toSuperview:)", "willMoveToSuperview:", .view, page: "uiview/willmove(tosuperview:)"),
        row("didMoveToSuperview()", "didMoveToSuperview", .view, page: "uiview/didmovetosuperview()"),
        row("willMove(toWindow:)", "willMoveToWindow:", .view, page: "uiview/willmove(towindow:)"),
        row("didMoveToWindow()", "didMoveToWindow", .view, page: "uiview/didmovetowindow()"),
        row("layoutSubviews()", "layoutSubviews", .view, page: "uiview/layoutsubviews()"),
        row(
            "application(_:willFinishLaunchingWithOptions:)", "application:willFinishLaunchingWithOptions:",
            .application,
            since: 6, page: "uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)"),
        row(
            "application(_:didFinishLaunchingWithOptions:)", "application:didFinishLaunchingWithOptions:", .application,
            page: "uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
        row(
            "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:", .application,
            page: "uiapplicationdelegate/applicationdidbecomeactive(_:)"),
        row(
            "applicationWillResignActive(_:)", "applicationWillResignActive:", .application,
            page: "uiapplicationdelegate/applicationwillresignactive(_:)"),
        row(
            "applicationDidEnterBackground(_:)", "applicationDidEnterBackground:", .application,
            page: "uiapplicationdelegate/applicationdidenterbackground(_:)"),
        row(
            "applicationWillEnterForeground(_:)", "applicationWillEnterForeground:", .application,
            page: "uiapplicationdelegate/applicationwillenterforeground(_:)"),
        row(
            "applicationWillTerminate(_:)", "applicationWillTerminate:", .application,
            page: "uiapplicationdelegate/applicationwillterminate(_:)"),
        row(
            "applicationDidReceiveMemoryWarning(_:)", "applicationDidReceiveMemoryWarning:", .application,
            page: "uiapplicationdelegate/applicationdidreceivememorywarning(_:)"),
        row(
            "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:", .application, since: 13,
            page: "uiscenedelegate/scene(_:willconnectto:options:)"),
        row(
            "sceneDidBecomeActive(_:)", "sceneDidBecomeActive:", .application, since: 13,
            page: "uiscenedelegate/scenedidbecomeactive(_:)"),
        row(
            "sceneWillResignActive(_:)", "sceneWillResignActive:", .application, since: 13,
            page: "uiscenedelegate/scenewillresignactive(_:)"),
        row(
            "sceneDidEnterBackground(_:)", "sceneDidEnterBackground:", .application, since: 13,
            page: "uiscenedelegate/scenedidenterbackground(_:)"),
        row(
            "sceneWillEnterForeground(_:)", "sceneWillEnterForeground:", .application, since: 13,
            page: "uiscenedelegate/scenewillenterforeground(_:)"),
        row(
            "sceneDidDisconnect(_:)", "sceneDidDisconnect:", .application, since: 13,
            page: "uiscenedelegate/scenediddisconnect(_:)"),
    ]

    static func row(
        _ swift: String, _ objc: String, _ phase: Phase, since: Int = 2, until: Int? = nil, page: String? = nil
    ) -> Definition {
        Definition(swift: swift, objc: objc, phase: phase, since: since, until: until, page: page)
    }

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

    /// Whether a delegate or data source receives the callback instead of the controller that the callback is about.
    public var isDelegates: Bool { phase == .delegate || self == .willShow || self == .didShow }

    /// Returns whether the callback is deprecated in `version`, although UIKit still sends it.
    public func isDeprecated(in version: IOSVersion) -> Bool {
        self == .traitCollectionDidChange && version.major >= 17
    }
}
