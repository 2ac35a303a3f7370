extension Callback {
    /// One row for each callback, in the order of the cases.
    ///
    /// Sources of the versions: Evidence, Versions, and Apple's documentation of each symbol. The iOS 17 SDK made
    /// `viewIsAppearing` public, and UIKit calls it in iOS 13 and later.
    static let table: [Definition] = classic + modern

    /// Creates a row. By default, the selector is the base name, with a colon if there is an argument, and the page is the
    /// page of the method in `owner`.
    private static func row(
        _ swift: String, _ phase: Phase, objc: String? = nil, since: Int = 2, until: Int? = nil,
        of owner: String = "uiviewcontroller", page: String? = nil
    ) -> Definition {
        let selector = swift.prefix { $0 != "(" } + (swift.hasSuffix("()") ? "" : ":")
        return Definition(
            swift: swift, objc: objc ?? String(selector), phase: phase, since: since, until: until,
            page: page ?? "\(owner)/\(swift.lowercased())")
    }

    private static let classic: [Definition] = [
        row("init()", .creation, page: "uiviewcontroller"),
        row("init(coder:)", .creation, objc: "initWithCoder:"),
        row("init(nibName:bundle:)", .creation, objc: "initWithNibName:bundle:"),
        row("awakeFromNib()", .creation, of: "../objectivec/nsobject-swift.class"),
        row("loadView()", .loading),
        row("loadViewIfNeeded()", .loading, since: 9),
        row("viewDidLoad()", .loading),
        row("viewWillUnload()", .memory, since: 5, until: 5),
        row("viewDidUnload()", .memory, since: 3, until: 5),
        row("viewWillAppear(_:)", .appearance),
        row("viewIsAppearing(_:)", .appearance, since: 13),
        row("viewDidAppear(_:)", .appearance),
        row("viewWillDisappear(_:)", .appearance),
        row("viewDidDisappear(_:)", .appearance),
        row("updateViewConstraints()", .layout, since: 6),
        row("viewWillLayoutSubviews()", .layout, since: 5),
        row("viewDidLayoutSubviews()", .layout, since: 5),
        row("viewSafeAreaInsetsDidChange()", .layout, since: 11),
        row("viewLayoutMarginsDidChange()", .layout, since: 11),
        row("traitCollectionDidChange(_:)", .environment, since: 8, of: "uitraitenvironment"),
        row(
            "willTransition(to:with:)", .environment,
            objc: "willTransitionToTraitCollection:withTransitionCoordinator:",
            since: 8, of: "uicontentcontainer"),
        row(
            "viewWillTransition(to:with:)", .environment, objc: "viewWillTransitionToSize:withTransitionCoordinator:",
            since: 8, of: "uicontentcontainer"),
        row("willRotate(to:duration:)", .rotation, objc: "willRotateToInterfaceOrientation:duration:", until: 7),
        row(
            "willAnimateRotation(to:duration:)", .rotation, objc: "willAnimateRotationToInterfaceOrientation:duration:",
            until: 7),
        row("didRotate(from:)", .rotation, objc: "didRotateFromInterfaceOrientation:", until: 7),
        row("willMove(toParent:)", .containment, objc: "willMoveToParentViewController:", since: 5),
        row("didMove(toParent:)", .containment, objc: "didMoveToParentViewController:", since: 5),
        row(
            "shouldPerformSegue(withIdentifier:sender:)", .segue, objc: "shouldPerformSegueWithIdentifier:sender:",
            since: 6),
        row("prepare(for:sender:)", .segue, objc: "prepareForSegue:sender:", since: 5),
        row(
            "allowedChildrenForUnwinding(from:)", .segue, objc: "allowedChildViewControllersForUnwindingFromSource:",
            since: 9
        ),
        row(
            "canPerformUnwindSegueAction(_:from:sender:)", .segue,
            objc: "canPerformUnwindSegueAction:fromViewController:sender:", since: 6),
        row("unwind(for:towards:)", .segue, objc: "unwindForSegue:towardsViewController:", since: 9),
        Definition(swift: "unwindAction(_:)", objc: "unwindAction:", phase: .segue, since: 6, until: nil, page: nil),
        row(
            "navigationController(_:willShow:animated:)", .containment,
            objc: "navigationController:willShowViewController:animated:", of: "uinavigationcontrollerdelegate"),
        row(
            "navigationController(_:didShow:animated:)", .containment,
            objc: "navigationController:didShowViewController:animated:", of: "uinavigationcontrollerdelegate"),
        row("didReceiveMemoryWarning()", .memory),
        row("deinit", .creation, objc: "dealloc", page: "../objectivec/nsobject-swift.class/dealloc"),
        row(
            "UIView.awakeFromNib()", .view, objc: "-[UIView awakeFromNib]",
            page: "../objectivec/nsobject-swift.class/awakefromnib()"),
        row("willMove(toSuperview:)", .view, objc: "willMoveToSuperview:", of: "uiview"),
        row("didMoveToSuperview()", .view, of: "uiview"),
        row("willMove(toWindow:)", .view, objc: "willMoveToWindow:", of: "uiview"),
        row("didMoveToWindow()", .view, of: "uiview"),
        row("layoutSubviews()", .view, of: "uiview"),
        row(
            "application(_:willFinishLaunchingWithOptions:)", .application,
            objc: "application:willFinishLaunchingWithOptions:", since: 6, of: "uiapplicationdelegate"),
        row(
            "application(_:didFinishLaunchingWithOptions:)", .application,
            objc: "application:didFinishLaunchingWithOptions:",
            of: "uiapplicationdelegate"),
        row("applicationDidBecomeActive(_:)", .application, of: "uiapplicationdelegate"),
        row("applicationWillResignActive(_:)", .application, of: "uiapplicationdelegate"),
        row("applicationDidEnterBackground(_:)", .application, of: "uiapplicationdelegate"),
        row("applicationWillEnterForeground(_:)", .application, of: "uiapplicationdelegate"),
        row("applicationWillTerminate(_:)", .application, of: "uiapplicationdelegate"),
        row("applicationDidReceiveMemoryWarning(_:)", .application, of: "uiapplicationdelegate"),
        row(
            "scene(_:willConnectTo:options:)", .application, objc: "scene:willConnectToSession:options:", since: 13,
            of: "uiscenedelegate"),
        row("sceneDidBecomeActive(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneWillResignActive(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneDidEnterBackground(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneWillEnterForeground(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneDidDisconnect(_:)", .application, since: 13, of: "uiscenedelegate"),
    ]

    /// One row for each callback from `updateProperties` to the last case, in the order of the cases.
    ///
    /// Source of the versions: Apple's documentation of each symbol.
    static let modern: [Definition] =
        [
            row("updateProperties()", .layout, since: 26),
            row(
                "traitChange(_:previousTraitCollection:)", .environment, objc: "traitChange:previousTraitCollection:",
                since: 17, page: "uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)"),
            row(
                "preferredContentSizeDidChange(forChildContentContainer:)", .environment,
                objc: "preferredContentSizeDidChangeForChildContentContainer:", since: 8,
                of: "uicontentcontainer"),
            row(
                "application(_:configurationForConnecting:options:)", .application,
                objc: "application:configurationForConnectingSceneSession:options:", since: 13,
                of: "uiapplicationdelegate"),
            row(
                "application(_:didDiscardSceneSessions:)", .application, objc: "application:didDiscardSceneSessions:",
                since: 13, of: "uiapplicationdelegate"),
            row("onAppear()", .view, since: 13, page: "../swiftui/view/onappear(perform:)"),
            row("onDisappear()", .view, since: 13, page: "../swiftui/view/ondisappear(perform:)"),
        ] + presentationDelegate + tabDelegate + splitDelegate + pageDelegate + searchDelegate

    private static let presentationDelegate: [Definition] =
        ["ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss"].map { part in
            row(
                "presentationController\(part)(_:)", .delegate, objc: "presentationController\(part):", since: 13,
                of: "uiadaptivepresentationcontrollerdelegate")
        } + [
            row(
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", .delegate, since: 15,
                of: "uisheetpresentationcontrollerdelegate")
        ]

    private static let tabDelegate: [Definition] = [
        row(
            "tabBarController(_:shouldSelect:)", .delegate, objc: "tabBarController:shouldSelectViewController:",
            since: 3,
            of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:didSelect:)", .delegate, objc: "tabBarController:didSelectViewController:",
            of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:shouldSelectTab:)", .delegate, objc: "tabBarController:shouldSelectTab:", since: 18,
            of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:didSelectTab:previousTab:)", .delegate,
            objc: "tabBarController:didSelectTab:previousTab:",
            since: 18, of: "uitabbarcontrollerdelegate"),
    ]

    private static let splitDelegate: [Definition] =
        [("willShow", 14), ("willHide", 14), ("didShow", 26), ("didHide", 26)].map { word, since in
            row(
                "splitViewController(_:\(word):)", .delegate, objc: "splitViewController:\(word)Column:", since: since,
                of: "uisplitviewcontrollerdelegate")
        } + [
            row(
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .delegate,
                objc: "splitViewController:topColumnForCollapsingToProposedTopColumn:", since: 14,
                of: "uisplitviewcontrollerdelegate"),
            row(
                "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .delegate,
                objc: "splitViewController:displayModeForExpandingToProposedDisplayMode:", since: 14,
                of: "uisplitviewcontrollerdelegate"),
            row("splitViewControllerDidCollapse(_:)", .delegate, since: 14, of: "uisplitviewcontrollerdelegate"),
            row("splitViewControllerDidExpand(_:)", .delegate, since: 14, of: "uisplitviewcontrollerdelegate"),
        ]

    private static let pageDelegate: [Definition] = [
        row(
            "pageViewController(_:willTransitionTo:)", .delegate,
            objc: "pageViewController:willTransitionToViewControllers:",
            since: 6, of: "uipageviewcontrollerdelegate"),
        row(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", .delegate,
            objc: "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", since: 5,
            of: "uipageviewcontrollerdelegate"),
        row(
            "pageViewController(_:viewControllerBefore:)", .delegate,
            objc: "pageViewController:viewControllerBeforeViewController:", since: 5,
            of: "uipageviewcontrollerdatasource"),
        row(
            "pageViewController(_:viewControllerAfter:)", .delegate,
            objc: "pageViewController:viewControllerAfterViewController:", since: 5,
            of: "uipageviewcontrollerdatasource"),
    ]

    private static let searchDelegate: [Definition] =
        ["willPresent", "didPresent", "willDismiss", "didDismiss"].map { part in
            row(
                "\(part)SearchController(_:)", .delegate, objc: "\(part)SearchController:", since: 8,
                of: "uisearchcontrollerdelegate")
        }

    /// Whether a delegate or data source receives the callback instead of the controller that the callback is about.
    public var isDelegates: Bool { phase == .delegate || self == .willShow || self == .didShow }

    /// Returns whether the callback is deprecated in `version`, although UIKit still sends it.
    public func isDeprecated(in version: IOSVersion) -> Bool {
        self == .traitCollectionDidChange && version.major >= 17
    }
}
