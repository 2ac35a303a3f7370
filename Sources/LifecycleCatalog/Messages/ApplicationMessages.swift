extension Catalog.Messages {
    /// Messages about orientations, scenes, pages, action sheets, and calls that UIKit refuses.
    package static let application = Entry.entries(
        #"""
        # appearance-called-directly
        text 16-: [ViewController] Calling -{selector} directly on a view controller is not supported, and may result
        in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and
        -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a
        symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger.
        View controller: <{Class}: {addr}>
        subject: Class
        cause: the app calls viewWillAppear, viewDidAppear, viewWillDisappear, or viewDidDisappear itself, or an
        override calls another method of super, such as super.viewDidAppear in viewWillAppear
        means: A direct call doesn't change the appearance state, so callbacks come twice or in the wrong order.
        fix: call beginAppearanceTransition and endAppearanceTransition in a container, and the matching method of
        super; a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse shows the caller
        rules: direct-appearance-call
        reports: LeoNatan/LNPopupController#521 | stripe/stripe-ios#6058

        # orientations-nothing-in-common
        raises: UIApplicationInvalidInterfaceOrientation
        text 6-9: Supported orientations has no common orientation with the application, and shouldAutorotate is
        returning YES
        text 7-: Supported orientations has no common orientation with the application, and [{Class} shouldAutorotate]
        is returning YES
        cause: supportedInterfaceOrientations of the controller and the app's own orientations have none in common;
        alerts and pickers support the app's orientations, too
        means: UIKit can't choose an orientation for the controller.
        fix: support more orientations in Info.plist or in application(_:supportedInterfaceOrientationsFor:), and fewer
        in the controllers; return a mask, not an orientation
        reports: ejeinc/MetalScope#39 | phoboslab/Ejecta#38

        # preferred-orientation-not-supported
        raises: UIApplicationInvalidInterfaceOrientation
        text 6-10: preferredInterfaceOrientationForPresentation must return a supported interface orientation!
        text 11-: preferredInterfaceOrientationForPresentation '{orientation}' must match a supported
        interface orientation: '{orientations}'!
        cause: preferredInterfaceOrientationForPresentation is not one of the controller's
        supportedInterfaceOrientations, often of the controller that a dismissal reveals
        means: UIKit presents a controller in its preferred orientation, which must be supported.
        fix: return a supported orientation; never return 'unknown', such as the status bar's orientation
        reports: bytedance/Bytedance-UnionAD#105 | Appboy/appboy-ios-sdk#54

        # device-orientation-set
        text 16-: [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use
        UIWindowScene.requestGeometryUpdate(_:)
        cause: the app sets the orientation of UIDevice by key-value coding
        means: In iOS 16 and later, UIKit ignores the orientation that the app sets.
        fix: call UIWindowScene.requestGeometryUpdate(_:), and setNeedsUpdateOfSupportedInterfaceOrientations() if the
        supported orientations have changed
        reports: capawesome-team/capacitor-screen-orientation#27 | flutter/flutter#111587

        # geometry-request-refused
        text 16-: None of the requested orientations are supported by the view controller. Requested: {orientations};
        Supported: {orientations}
        cause: requestGeometryUpdate asked for an orientation that the topmost full-screen controller or the app doesn't
        support at that moment
        means: The interface keeps its orientation.
        fix: change supportedInterfaceOrientations first, call setNeedsUpdateOfSupportedInterfaceOrientations(), and
        then request the orientation
        reports: capawesome-team/capacitor-plugins#100 | ionic-team/capacitor-plugins#2100

        # page-count-mismatch
        raises: NSInvalidArgumentException
        text 5-: The number of view controllers provided ({count}) doesn't match the number required ({number}) for
        the requested transition
        cause: setViewControllers of a page view controller was called with no controller or with too many
        means: A page view controller shows one page, or two with a spine in the middle or double-sided pages.
        fix: pass exactly one controller, and never an empty array
        reports: Taehyeon-Kim/TIL#18 | NYPL-Simplified/Simplified-iOS#781

        # page-views-count
        raises: NSInternalInconsistencyException
        text 6-: Invalid parameter not satisfying: [views count] == 3
        cause: setViewControllers of a scrolling page view controller was called during a scroll or an animation, or on
        another thread, or its data source returns fewer than three pages in a cycle
        means: The scroll view of the page view controller lost one of its pages.
        fix: wait for the completion or for didFinishAnimating, and call setViewControllers on the main thread
        reports: uias/Tabman#586 | uias/Pageboy#140

        # push-nil
        text 5-: Application tried to push a nil view controller on target <{NavClass}: {addr}>.
        cause: the pushed controller is nil, usually because 'storyboard' is nil or an identifier is wrong
        means: UIKit ignores the push.
        fix: find out why the controller is nil; the property 'storyboard' of a controller from code is nil
        reports: OceanLabs/iOS-Print-SDK#296

        # action-sheet-without-source
        raises: NSGenericException
        text 8-12: Your application has presented a UIAlertController (<UIAlertController: {addr}>) of style
        UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is
        UIModalPresentationPopover. You must provide location information for this popover through the alert
        controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a
        barButtonItem. If this information is not known when you present the alert controller, you may provide it in the
        UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
        text 13-: Your application has presented a UIAlertController (<UIAlertController: {addr}>) of style
        UIAlertControllerStyleActionSheet from {Class} (<{Class}: {addr}>). The modalPresentationStyle of a
        UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this
        popover through the alert controller's popoverPresentationController. You must provide either a sourceView and
        sourceRect or a barButtonItem. If this information is not known when you present the alert controller, you may
        provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
        cause: an action sheet is presented on an iPad without sourceView, sourceItem, or barButtonItem
        means: On an iPad, an action sheet is a popover, which needs a place to point to.
        fix: set sourceView and sourceRect, or barButtonItem, of the alert controller's popoverPresentationController,
        or use the style alert
        reports: dillidon/alerts-and-pickers#71 | ryanmaxwell/UIAlertController-Blocks#3

        # scene-lifecycle-required
        raises 27-: unknown
        text 18-25: CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an
        assert in a future version.
        text 26-26: `UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.
        text 27-: Application failed to launch: UIScene life cycle is required for apps built with this SDK. See
        "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on
        migration.
        cause: the app has no UIApplicationSceneManifest in Info.plist
        means: The SDK of iOS 27 requires scenes: an app that is built with it and has none doesn't launch. UIKit stops
        it in _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption. Apps built with earlier SDKs keep working.
        fix: add a scene manifest, and a scene delegate that owns the window; the callbacks for foreground and
        background move from the app delegate to the scene delegate
        reports: gluonhq/substrate#1366 | metrodroid/metrodroid#904 | xbmc/Official-Kodi-Remote-iOS#1267 |
        gdombiak/OctoPod#727
        note: printed from iOS 18.4; from iOS 27, an app that is built with its SDK ends (Apple: TN3187)

        # scene-delegate-class-missing
        text 13-: [SceneConfiguration] Info.plist configuration "{name}" for {role} contained UISceneDelegateClassName
        key, but could not load class with name "{Class}".
        cause: the class of the scene delegate was removed or renamed, or is in another module
        means: The scene has no delegate, so nobody creates its window, and the screen stays black.
        fix: correct the name, such as $(PRODUCT_MODULE_NAME).SceneDelegate, or remove the scene manifest
        reports: AnkurLahiry/SVGInteraction#1

        # scene-delegate-missing
        text 13-: [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main
        storyboard file.
        cause: the scene has no delegate, often after scene-delegate-class-missing
        means: UIKit has no place for the window of the main storyboard.
        fix: specify a scene delegate class in the scene manifest
        reports: AnkurLahiry/SVGInteraction#1

        # scene-configuration-missing
        text 13-: [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for
        configuration named "{name}")
        cause: the scene manifest contains no configuration of this name
        means: UIKit uses a default configuration. In SwiftUI apps and plug-ins, the message is harmless.
        fix: add the configuration, or return one from application(_:configurationForConnecting:options:)
        reports: flutter/flutter#125921 | partout-io/passepartout#341

        # observed-when-deallocated
        raises: NSInternalInconsistencyException
        text 2-10: An instance {addr} of class {Class} was deallocated while key value observers were still registered
        with it. Current observation info: {info}
        cause: key-value observers of an object were not removed before the object was deallocated
        means: The observers would refer to an object that no longer exists. In iOS 11 and later, UIKit doesn't raise
        the exception.
        fix: remove the observers before the object is deallocated, or use NSKeyValueObservation
        reports: bdbergeron/BDBSplitViewController#17

        # missing-initial-trait-collection
        raises: NSInternalInconsistencyException
        text 13-: UIViewController is missing its initial trait collection populated during initialization. This is a
        serious bug, likely caused by accessing properties or methods on the view controller before calling a
        UIViewController initializer. View controller: <{Class}: {addr}>
        subject: Class
        cause: a property or method of the controller, such as its view or title, is used before super.init, or an
        initializer never calls UIViewController's initializer
        means: The controller has no traits before UIViewController's initializer has run.
        fix: call a designated initializer of UIViewController before anything else of the controller
        reports: vtourraine/AcknowList#89
        """#)
}
