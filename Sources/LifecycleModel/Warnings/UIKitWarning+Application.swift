extension UIKitWarning {
    /// Messages about orientations, scenes, pages, action sheets, and calls that UIKit refuses.
    package static let application: [UIKitWarning] = [
        printed(
            "appearance-called-directly",
            "[ViewController] Calling -{selector} directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <{Class}: {addr}>",
            16...26,
            subject: "Class",
            cause: """
                the app calls viewWillAppear, viewDidAppear, viewWillDisappear, or viewDidDisappear itself, or an \
                override calls another method of super, such as super.viewDidAppear in viewWillAppear
                """,
            means: "A direct call doesn't change the appearance state, so callbacks come twice or in the wrong order.",
            fix: """
                call beginAppearanceTransition and endAppearanceTransition in a container, and the matching method of \
                super; a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse shows the caller
                """
        ),
        raised(
            "orientations-nothing-in-common", "UIApplicationInvalidInterfaceOrientation",
            [
                .text(
                    "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES",
                    6...9),
                .text(
                    "Supported orientations has no common orientation with the application, and [{Class} shouldAutorotate] is returning YES",
                    7...26),
            ],
            cause: """
                supportedInterfaceOrientations of the controller and the app's own orientations have \
                none in common; alerts and pickers support the app's orientations, too
                """,
            means: "UIKit can't choose an orientation for the controller.",
            fix: """
                support more orientations in Info.plist or in application(_:supportedInterfaceOrientationsFor:), and \
                fewer in the controllers; return a mask, not an orientation
                """
        ),
        raised(
            "preferred-orientation-not-supported", "UIApplicationInvalidInterfaceOrientation",
            [
                .text(
                    "preferredInterfaceOrientationForPresentation must return a supported interface orientation!",
                    6...10),
                .text(
                    "preferredInterfaceOrientationForPresentation '{orientation}' must match a supported interface orientation: '{orientations}'!",
                    11...26),
            ],
            cause: """
                preferredInterfaceOrientationForPresentation is not one of the controller's \
                supportedInterfaceOrientations, often of the controller that a dismissal reveals
                """,
            means: "UIKit presents a controller in its preferred orientation, which must be supported.",
            fix: "return a supported orientation; never return 'unknown', such as the status bar's orientation"
        ),
        printed(
            "device-orientation-set",
            "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
            16...26,
            cause: "the app sets the orientation of UIDevice by key-value coding",
            means: "In iOS 16 and later, UIKit ignores the orientation that the app sets.",
            fix: """
                call UIWindowScene.requestGeometryUpdate(_:), and setNeedsUpdateOfSupportedInterfaceOrientations() if \
                the supported orientations have changed
                """
        ),
        printed(
            "geometry-request-refused",
            "None of the requested orientations are supported by the view controller. Requested: {orientations}; Supported: {orientations}",
            16...26,
            cause: """
                requestGeometryUpdate asked for an orientation that the topmost full-screen controller \
                or the app doesn't support at that moment
                """,
            means: "The interface keeps its orientation.",
            fix: """
                change supportedInterfaceOrientations first, call \
                setNeedsUpdateOfSupportedInterfaceOrientations(), and then request the orientation
                """
        ),
        raised(
            "page-count-mismatch", "NSInvalidArgumentException",
            "The number of view controllers provided ({count}) doesn't match the number required ({number}) for the requested transition",
            5...26,
            cause: "setViewControllers of a page view controller was called with no controller or with too many",
            means: "A page view controller shows one page, or two with a spine in the middle or double-sided pages.",
            fix: "pass exactly one controller, and never an empty array"
        ),
        raised(
            "page-views-count", "NSInternalInconsistencyException",
            "Invalid parameter not satisfying: [views count] == 3", 6...26,
            cause: """
                setViewControllers of a scrolling page view controller was called during a scroll or an animation, or \
                on another thread, or its data source returns fewer than three pages in a cycle
                """,
            means: "The scroll view of the page view controller lost one of its pages.",
            fix: "wait for the completion or for didFinishAnimating, and call setViewControllers on the main thread"
        ),
        printed(
            "push-nil",
            "Application tried to push a nil view controller on target <{NavClass}: {addr}>.", 5...26,
            cause: "the pushed controller is nil, usually because 'storyboard' is nil or an identifier is wrong",
            means: "UIKit ignores the push.",
            fix: "find out why the controller is nil; the property 'storyboard' of a controller from code is nil"
        ),
        raised(
            "action-sheet-without-source", "NSGenericException",
            [
                .text(
                    "Your application has presented a UIAlertController (<UIAlertController: {addr}>) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
                    8...12),
                .text(
                    "Your application has presented a UIAlertController (<UIAlertController: {addr}>) of style UIAlertControllerStyleActionSheet from {Class} (<{Class}: {addr}>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
                    13...26),
            ],
            cause: "an action sheet is presented on an iPad without sourceView, sourceItem, or barButtonItem",
            means: "On an iPad, an action sheet is a popover, which needs a place to point to.",
            fix: """
                set sourceView and sourceRect, or barButtonItem, of the alert controller's \
                popoverPresentationController, or use the style alert
                """
        ),
        printed(
            "scene-lifecycle-required",
            [
                .text(
                    "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.",
                    18...25),
                .text(
                    "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.",
                    26...26),
            ],
            cause: "the app has no UIApplicationSceneManifest in Info.plist",
            means: "A later SDK requires scenes: an app without them doesn't launch.",
            fix: """
                add a scene manifest, and a scene delegate that owns the window; the callbacks for \
                foreground and background move from the app delegate to the scene delegate
                """
        ),
        printed(
            "scene-delegate-class-missing",
            "[SceneConfiguration] Info.plist configuration \"{name}\" for {role} contained UISceneDelegateClassName key, but could not load class with name \"{Class}\".",
            13...26,
            cause: "the class of the scene delegate was removed or renamed, or is in another module",
            means: "The scene has no delegate, so nobody creates its window, and the screen stays black.",
            fix: "correct the name, such as $(PRODUCT_MODULE_NAME).SceneDelegate, or remove the scene manifest"
        ),
        printed(
            "scene-delegate-missing",
            "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.",
            13...26,
            cause: "the scene has no delegate, often after scene-delegate-class-missing",
            means: "UIKit has no place for the window of the main storyboard.",
            fix: "specify a scene delegate class in the scene manifest"
        ),
        printed(
            "scene-configuration-missing",
            "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named \"{name}\")",
            13...26,
            cause: "the scene manifest contains no configuration of this name",
            means: "UIKit uses a default configuration. In SwiftUI apps and plug-ins, the message is harmless.",
            fix: "add the configuration, or return one from application(_:configurationForConnecting:options:)"
        ),
        raised(
            "observed-when-deallocated", "NSInternalInconsistencyException",
            "An instance {addr} of class {Class} was deallocated while key value observers were still registered with it. Current observation info: {info}",
            2...10,
            cause: "key-value observers of an object were not removed before the object was deallocated",
            means: """
                The observers would refer to an object that no longer exists. In iOS 11 and later, \
                UIKit doesn't raise the exception.
                """,
            fix: "remove the observers before the object is deallocated, or use NSKeyValueObservation"
        ),
        raised(
            "missing-initial-trait-collection", "NSInternalInconsistencyException",
            "UIViewController is missing its initial trait collection populated during initialization. This is a serious bug, likely caused by accessing properties or methods on the view controller before calling a UIViewController initializer. View controller: <{Class}: {addr}>",
            13...26,
            subject: "Class",
            cause: """
                a property or method of the controller, such as its view or title, is used before \
                super.init, or an initializer never calls UIViewController's initializer
                """,
            means: "The controller has no traits before UIViewController's initializer has run.",
            fix: "call a designated initializer of UIViewController before anything else of the controller"
        ),
    ]
}
