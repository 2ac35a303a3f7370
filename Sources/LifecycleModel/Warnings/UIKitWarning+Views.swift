extension UIKitWarning {
    /// What UIKit says about windows, views, popovers and rotation.
    static let views: [UIKitWarning] = [
        UIKitWarning(
            id: "no-root-view-controller", kind: .warningOrException, exception: "NSInternalInconsistencyException",
            templates: [
                .text(
                    "Application windows are expected to have a root view controller at the end of application launch",
                    5...26)
            ],
            subject: nil,
            cause: "the key window had no rootViewController after didFinishLaunching",
            explanation:
                "Nothing stood at the top of the controllers, so no appearance callback can reach anybody. From iOS 9 on it is an exception.",
            wayOut: "set window.rootViewController before makeKeyAndVisible"
        ),
        printed(
            "manual-root-view-add",
            [
                .text(
                    "[Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.",
                    13...26)
            ],
            cause: "the view of the root controller was added to the window by hand",
            means: "The window adds that view itself; adding it twice upsets its appearance callbacks.",
            wayOut: "set rootViewController and call makeKeyAndVisible, no more"
        ),
        printed(
            "load-view-while-deallocating",
            [
                .text(
                    "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<{X}: {addr}>)",
                    9...26)
            ],
            subject: "X",
            cause: "view was read in deinit of a controller whose view had never been loaded",
            means: "A dying controller was about to load its view, and viewDidLoad would have run on it.",
            wayOut: "use viewIfLoaded in deinit"
        ),
        raised(
            "exc-nib-view-outlet", "NSInternalInconsistencyException",
            [
                .text(
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"{Nib}\" nib but the view outlet was not set."
                )
            ],
            cause: "the outlet view of the nib's File's Owner is not connected",
            means: "The nib was found, but nothing in it is the controller's view.",
            wayOut: "connect File's Owner's view outlet in the nib, or check the nib's name"
        ),
        printed(
            "tableview-layout-outside-hierarchy",
            [
                .text(
                    "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes...",
                    13...26)
            ],
            cause: "a table was updated between viewDidLoad and viewDidAppear, or while its controller was covered",
            means: "A table laid out its cells while it was not on screen.",
            wayOut: "reload in viewIsAppearing or viewDidAppear, or only while view.window is not nil"
        ),
        raised(
            "exc-popover-no-source", "NSGenericException",
            [
                .text(
                    "UIPopoverPresentationController (<UIPopoverPresentationController: {addr}>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
                    8...26)
            ],
            cause: "a popover, or an action sheet on iPad, was presented without an anchor",
            means: "UIKit did not know where the popover points.",
            wayOut: "set popoverPresentationController's sourceView and sourceRect, or barButtonItem"
        ),
        raised(
            "exc-popover-no-window", "NSInvalidArgumentException",
            [
                .text(
                    "-[UIPopoverController {selector}]: Popovers cannot be presented from a view which does not have a window.",
                    3...26)
            ],
            cause: "a popover was presented from a view that is in no window",
            means: "The popover's anchor was not on screen.",
            wayOut: "present from viewDidAppear, from a view of the controller on top"
        ),
        printed(
            "end-disabling-autorotation",
            [
                .text(
                    "-[UIWindow endDisablingInterfaceAutorotationAnimated:] called on <{WindowClass}: {addr}; {description}> without matching -beginDisablingInterfaceAutorotation. Ignoring.",
                    6...11)
            ],
            cause: "a presentation or the keyboard was interrupted, and UIKit's rotation lock no longer paired",
            means: "UIKit unlocked rotation once too often; mostly harmless noise.",
            wayOut: "none is needed unless rotation misbehaves; then look for interrupted presentations"
        ),
        printed(
            "two-stage-rotation",
            [
                .text(
                    "Two-stage rotation animation is deprecated. This application should use the smoother single-stage animation.",
                    3...7)
            ],
            cause: "callbacks of the old two-stage rotation ran, usually because of wrong containment",
            means: "A container was nested in a way that UIKit of that time did not support.",
            wayOut: "put the tab bar controller outside, navigation controllers inside, and use addChildViewController"
        ),
        printed(
            "snapshot-unrendered-view",
            [
                .text(
                    "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your view has been rendered at least once before snapshotting or snapshot after screen updates.",
                    7...26)
            ],
            cause: "a snapshot was taken before the view was drawn for the first time",
            means: "The snapshot is empty; around image pickers and alerts it is harmless noise.",
            wayOut: "take the snapshot after screen updates, or once the view has appeared"
        ),
    ]
}
