extension Callback {
    /// Creates a row. By default, the short name is the base name, the selector is the Swift name without parentheses
    /// and underscores, and the page is the page of the method in `owner`.
    private static func row(
        _ swift: String, _ phase: Phase, short: String? = nil, objc: String? = nil, since: Int = 2, until: Int? = nil,
        of owner: String = "uiviewcontroller", page: String? = nil
    ) -> Definition {
        Definition(
            swift: swift, short: short ?? String(swift.prefix { $0 != "(" }),
            objc: objc ?? swift.filter { !"(_)".contains($0) }, phase: phase, since: since, until: until,
            page: page ?? "\(owner)/\(swift.lowercased())")
    }

    /// One row for each callback, in the order of the cases.
    ///
    /// Sources of the versions: Evidence, Versions, and Apple's documentation of each symbol. The iOS 17 SDK made
    /// `viewIsAppearing` public, and UIKit calls it in iOS 13 and later.
    static let table: [Definition] = [
        row("init()", .creation, short: "init()", page: "uiviewcontroller"),
        row("init(coder:)", .creation, short: "init(coder:)", objc: "initWithCoder:"),
        row("init(nibName:bundle:)", .creation, short: "init(nibName:bundle:)", objc: "initWithNibName:bundle:"),
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
            "willTransition(to:with:)", .environment, short: "willTransition(to:with:)",
            objc: "willTransitionToTraitCollection:withTransitionCoordinator:", since: 8, of: "uicontentcontainer"),
        row(
            "viewWillTransition(to:with:)", .environment, short: "viewWillTransition(to:with:)",
            objc: "viewWillTransitionToSize:withTransitionCoordinator:", since: 8, of: "uicontentcontainer"),
        row("willRotate(to:duration:)", .rotation, objc: "willRotateToInterfaceOrientation:duration:", until: 7),
        row(
            "willAnimateRotation(to:duration:)", .rotation, objc: "willAnimateRotationToInterfaceOrientation:duration:",
            until: 7),
        row("didRotate(from:)", .rotation, objc: "didRotateFromInterfaceOrientation:", until: 7),
        row(
            "willMove(toParent:)", .containment, short: "willMove(toParent:)", objc: "willMoveToParentViewController:",
            since: 5),
        row(
            "didMove(toParent:)", .containment, short: "didMove(toParent:)", objc: "didMoveToParentViewController:",
            since: 5),
        row(
            "shouldPerformSegue(withIdentifier:sender:)", .segue, objc: "shouldPerformSegueWithIdentifier:sender:",
            since: 6),
        row("prepare(for:sender:)", .segue, short: "prepare(for:sender:)", objc: "prepareForSegue:sender:", since: 5),
        row(
            "allowedChildrenForUnwinding(from:)", .segue, objc: "allowedChildViewControllersForUnwindingFromSource:",
            since: 9),
        row(
            "canPerformUnwindSegueAction(_:from:sender:)", .segue,
            objc: "canPerformUnwindSegueAction:fromViewController:sender:", since: 6),
        row(
            "unwind(for:towards:)", .segue, short: "unwind(for:towards:)",
            objc: "unwindForSegue:towardsViewController:", since: 9),
        Definition(
            swift: "unwindAction(_:)", short: "unwindAction", objc: "unwindAction:", phase: .segue, since: 6,
            until: nil,
            page: nil),
        row(
            "navigationController(_:willShow:animated:)", .containment, short: "willShow",
            objc: "navigationController:willShowViewController:animated:", of: "uinavigationcontrollerdelegate"),
        row(
            "navigationController(_:didShow:animated:)", .containment, short: "didShow",
            objc: "navigationController:didShowViewController:animated:", of: "uinavigationcontrollerdelegate"),
        row("didReceiveMemoryWarning()", .memory),
        row("deinit", .creation, objc: "dealloc", page: "../objectivec/nsobject-swift.class/dealloc"),
        row(
            "UIView.awakeFromNib()", .view, objc: "-[UIView awakeFromNib]",
            page: "../objectivec/nsobject-swift.class/awakefromnib()"),
        row(
            "willMove(toSuperview:)", .view, short: "willMove(toSuperview:)", objc: "willMoveToSuperview:", of: "uiview"
        ),
        row("didMoveToSuperview()", .view, of: "uiview"),
        row("willMove(toWindow:)", .view, short: "willMove(toWindow:)", objc: "willMoveToWindow:", of: "uiview"),
        row("didMoveToWindow()", .view, of: "uiview"),
        row("layoutSubviews()", .view, of: "uiview"),
        row(
            "application(_:willFinishLaunchingWithOptions:)", .application, short: "willFinishLaunching", since: 6,
            of: "uiapplicationdelegate"),
        row(
            "application(_:didFinishLaunchingWithOptions:)", .application, short: "didFinishLaunching",
            of: "uiapplicationdelegate"),
        row("applicationDidBecomeActive(_:)", .application, short: "didBecomeActive", of: "uiapplicationdelegate"),
        row("applicationWillResignActive(_:)", .application, short: "willResignActive", of: "uiapplicationdelegate"),
        row(
            "applicationDidEnterBackground(_:)", .application, short: "didEnterBackground", of: "uiapplicationdelegate"),
        row(
            "applicationWillEnterForeground(_:)", .application, short: "willEnterForeground",
            of: "uiapplicationdelegate"),
        row("applicationWillTerminate(_:)", .application, short: "willTerminate", of: "uiapplicationdelegate"),
        row("applicationDidReceiveMemoryWarning(_:)", .application, of: "uiapplicationdelegate"),
        row(
            "scene(_:willConnectTo:options:)", .application, short: "sceneWillConnect",
            objc: "scene:willConnectToSession:options:", since: 13, of: "uiscenedelegate"),
        row("sceneDidBecomeActive(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneWillResignActive(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneDidEnterBackground(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneWillEnterForeground(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("sceneDidDisconnect(_:)", .application, since: 13, of: "uiscenedelegate"),
        row("updateProperties()", .layout, since: 26),
        row(
            "traitChange(_:previousTraitCollection:)", .environment, since: 17,
            page: "uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)"),
        row(
            "preferredContentSizeDidChange(forChildContentContainer:)", .environment,
            objc: "preferredContentSizeDidChangeForChildContentContainer:", since: 8, of: "uicontentcontainer"),
        row(
            "application(_:configurationForConnecting:options:)", .application, short: "configurationForConnecting",
            objc: "application:configurationForConnectingSceneSession:options:", since: 13, of: "uiapplicationdelegate"),
        row(
            "application(_:didDiscardSceneSessions:)", .application, short: "didDiscardSceneSessions", since: 13,
            of: "uiapplicationdelegate"),
        row("onAppear()", .swiftUI, since: 13, page: "../swiftui/view/onappear(perform:)"),
        row("onDisappear()", .swiftUI, since: 13, page: "../swiftui/view/ondisappear(perform:)"),
        row("task()", .swiftUI, since: 15, page: "../swiftui/view/task(priority:_:)"),
        row(
            "presentationControllerShouldDismiss(_:)", .delegate, short: "shouldDismiss", since: 13,
            of: "uiadaptivepresentationcontrollerdelegate"),
        row(
            "presentationControllerWillDismiss(_:)", .delegate, short: "willDismiss", since: 13,
            of: "uiadaptivepresentationcontrollerdelegate"),
        row(
            "presentationControllerDidDismiss(_:)", .delegate, short: "didDismiss", since: 13,
            of: "uiadaptivepresentationcontrollerdelegate"),
        row(
            "presentationControllerDidAttemptToDismiss(_:)", .delegate, short: "didAttemptToDismiss", since: 13,
            of: "uiadaptivepresentationcontrollerdelegate"),
        row(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", .delegate, short: "didChangeDetent",
            since: 15, of: "uisheetpresentationcontrollerdelegate"),
        row(
            "tabBarController(_:shouldSelect:)", .delegate, short: "shouldSelect",
            objc: "tabBarController:shouldSelectViewController:", since: 3, of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:didSelect:)", .delegate, short: "didSelect",
            objc: "tabBarController:didSelectViewController:", of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:shouldSelectTab:)", .delegate, short: "shouldSelectTab", since: 18,
            of: "uitabbarcontrollerdelegate"),
        row(
            "tabBarController(_:didSelectTab:previousTab:)", .delegate, short: "didSelectTab", since: 18,
            of: "uitabbarcontrollerdelegate"),
        row(
            "splitViewController(_:willShow:)", .delegate, short: "willShowColumn",
            objc: "splitViewController:willShowColumn:", since: 14, of: "uisplitviewcontrollerdelegate"),
        row(
            "splitViewController(_:willHide:)", .delegate, short: "willHideColumn",
            objc: "splitViewController:willHideColumn:", since: 14, of: "uisplitviewcontrollerdelegate"),
        row(
            "splitViewController(_:didShow:)", .delegate, short: "didShowColumn",
            objc: "splitViewController:didShowColumn:", since: 26, of: "uisplitviewcontrollerdelegate"),
        row(
            "splitViewController(_:didHide:)", .delegate, short: "didHideColumn",
            objc: "splitViewController:didHideColumn:", since: 26, of: "uisplitviewcontrollerdelegate"),
        row(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .delegate,
            short: "topColumnForCollapsing", since: 14, of: "uisplitviewcontrollerdelegate"),
        row(
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .delegate,
            short: "displayModeForExpanding", since: 14, of: "uisplitviewcontrollerdelegate"),
        row("splitViewControllerDidCollapse(_:)", .delegate, since: 14, of: "uisplitviewcontrollerdelegate"),
        row("splitViewControllerDidExpand(_:)", .delegate, since: 14, of: "uisplitviewcontrollerdelegate"),
        row(
            "pageViewController(_:willTransitionTo:)", .delegate, short: "willTransitionTo",
            objc: "pageViewController:willTransitionToViewControllers:", since: 6, of: "uipageviewcontrollerdelegate"),
        row(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", .delegate,
            short: "didFinishAnimating", since: 5, of: "uipageviewcontrollerdelegate"),
        row(
            "pageViewController(_:viewControllerBefore:)", .delegate, short: "pageBefore",
            objc: "pageViewController:viewControllerBeforeViewController:", since: 5,
            of: "uipageviewcontrollerdatasource"),
        row(
            "pageViewController(_:viewControllerAfter:)", .delegate, short: "pageAfter",
            objc: "pageViewController:viewControllerAfterViewController:", since: 5,
            of: "uipageviewcontrollerdatasource"),
        row("willPresentSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate"),
        row("didPresentSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate"),
        row("willDismissSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate"),
        row("didDismissSearchController(_:)", .delegate, since: 8, of: "uisearchcontrollerdelegate"),
    ]

    /// Whether a delegate or data source receives the callback instead of the controller that the callback is about.
    public var isDelegates: Bool { phase == .delegate || self == .willShow || self == .didShow }

    /// Returns whether the callback is deprecated in `version`, although UIKit still sends it.
    public func isDeprecated(in version: IOSVersion) -> Bool {
        self == .traitCollectionDidChange && version.major >= 17
    }
}
