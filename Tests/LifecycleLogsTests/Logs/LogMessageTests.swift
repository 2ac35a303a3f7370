import LifecycleCatalog
import LifecycleLogs
import LifecycleModel
import Testing

/// Tests for UIKit's messages in logs, in the forms in which people paste them.
@Suite("UIKit messages in logs")
struct LogMessageTests {
    /// Each message in two forms, such as with a logger's prefix, cut off, or in a crash report.
    private static let forms: [(id: String, text: String)] = [
        (
            "appearance-called-directly",
            "2022-10-04 11:02:17.120411+0200 Player[8120:203511] [ViewController] Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <Player.MiniBarController: 0x10402b800>"
        ),
        (
            "appearance-called-directly",
            "[ViewController] Calling -viewDidDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior."
        ),
        (
            "orientations-nothing-in-common",
            "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, and [PanoramaController shouldAutorotate] is returning YES'"
        ),
        (
            "orientations-nothing-in-common",
            "Fatal Exception: UIApplicationInvalidInterfaceOrientation\nSupported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
        ),
        (
            "preferred-orientation-not-supported",
            "reason: 'preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation: 'portrait'!'"
        ),
        (
            "preferred-orientation-not-supported",
            "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'preferredInterfaceOrientationForPresentation must return a supported interface orientation!'"
        ),
        (
            "device-orientation-set",
            "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"
        ),
        (
            "device-orientation-set",
            "2022-09-20 08:15:03.334 Runner[901:7788] [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
        ),
        (
            "geometry-request-refused",
            "Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are supported by the view controller. Requested: landscapeLeft; Supported: portrait\" UserInfo={NSLocalizedDescription=None}"
        ),
        (
            "geometry-request-refused",
            "2022-09-20 08:15:03.334 Runner[901:7788] Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are supported by the view controller."
        ),
        (
            "page-count-mismatch",
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'The number of view controllers provided (0) doesn't match the number required (1) for the requested transition'"
        ),
        (
            "page-count-mismatch",
            "> The number of view controllers provided (3) doesn't match the number required (1) for the requested transition"
        ),
        (
            "page-views-count",
            "*** Assertion failure in -[_UIQueuingScrollView _replaceViews:updatingContents:adjustContentInsets:animated:], reason: 'Invalid parameter not satisfying: [views count] == 3'"
        ),
        (
            "page-views-count",
            "Fatal Exception: NSInternalInconsistencyException\nInvalid parameter not satisfying: [views count] == 3"
        ),
        (
            "push-nil",
            "Application tried to push a nil view controller on target <UINavigationController: 0x7fb5c1021200>."
        ),
        (
            "push-nil",
            "2016-03-09 14:20:41.007 Shop[1733:40211] Application tried to push a nil view controller on target <ShopNavigationController: 0x16d2f200>."
        ),
        (
            "action-sheet-without-source",
            "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a UIAlertController (<UIAlertController: 0x7fa9c800>) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController.'"
        ),
        (
            "action-sheet-without-source",
            "Your application has presented a UIAlertController (<UIAlertController: 0x1048>) of style UIAlertControllerStyleActionSheet from App.MenuViewController (<App.MenuViewController: 0x1052>). The modalPresentationStyle"
        ),
        (
            "segue-identifier-missing",
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver (<Shop.CartViewController: 0x7fd3>) has no segue with identifier 'showDetail''"
        ),
        (
            "segue-identifier-missing",
            "reason: 'Receiver (<CartViewController: 0x15d5>) has no segue with identifier 'pay''"
        ),
        (
            "segue-without-perform",
            "reason: 'Could not perform segue with identifier 'card'. A segue must either have a performHandler or it must override -perform.'"
        ),
        (
            "segue-without-perform",
            "Fatal Exception: NSInternalInconsistencyException\nCould not perform segue with identifier '(null)'. A segue must either have a performHandler or it must override -perform."
        ),
        (
            "storyboard-identifier-missing",
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x60000>) doesn't contain a view controller with identifier 'LoginVC''"
        ),
        (
            "storyboard-identifier-missing",
            "Storyboard (<UIStoryboard: 0x7f8>) doesn't contain a view controller with identifier 'QBImagePickerController'"
        ),
        (
            "storyboard-missing",
            "reason: 'Could not find a storyboard named 'Onboarding' in bundle NSBundle </var/containers/Bundle/Application/1/App.app> (loaded)'"
        ),
        (
            "storyboard-missing",
            "Could not find a storyboard named 'Main' in bundle NSBundle </Users/me/App.app> (loaded)"
        ),
        (
            "no-initial-controller",
            "2017-05-02 10:00:00.100 Map[77:88] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"
        ),
        (
            "no-initial-controller",
            "Failed to instantiate the default view controller for UIMainStoryboardFile 'Launch' - perhaps the designated entry\npoint is not set?"
        ),
        (
            "window-property-missing",
            "The app delegate must implement the window property if it wants to use a main storyboard file."
        ),
        (
            "window-property-missing",
            "2018-01-12 09:41:00.5 Food[12:34] The app delegate must implement the window property if it wants to use a main storyboard file."
        ),
        (
            "class-unknown-in-nib",
            "2019-02-11 18:33:21.900 App[5:6] Unknown class _TtC3App14ListController in Interface Builder file."
        ),
        (
            "class-unknown-in-nib",
            "Unknown class '_TtC3App8CardView', using 'UIView' instead. Encountered in Interface Builder file at path /App.app/Main.storyboardc/x.nib."
        ),
        (
            "scene-lifecycle-required",
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        ),
        (
            "scene-lifecycle-required",
            "2025-09-16 10:11:12.131 Kodi[3:4] `UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
        ),
        (
            "scene-delegate-class-missing",
            "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name \"App.SceneDelegate\"."
        ),
        (
            "scene-delegate-class-missing",
            "2019-11-02 12:00:00.1 Svg[1:2] [SceneConfiguration] Info.plist configuration \"(no name)\" for (null) contained UISceneDelegateClassName key, but could not load class with name \"SceneDelegate\"."
        ),
        (
            "scene-delegate-missing",
            "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."
        ),
        (
            "scene-delegate-missing",
            "2019-11-02 12:00:00.2 Svg[1:2] [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard"
        ),
        (
            "scene-configuration-missing",
            "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named \"flutter\")"
        ),
        (
            "scene-configuration-missing",
            "2023-04-30 07:00:00.0 Runner[2:3] [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")"
        ),
        (
            "observed-when-deallocated",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'An instance 0x1702 of class SplitViewController was deallocated while key value observers were still registered with it. Current observation info: <NSKeyValueObservationInfo 0x17>'"
        ),
        (
            "observed-when-deallocated",
            "An instance 0x7fae of class PlayerView was deallocated while key value observers were still registered with it."
        ),
        (
            "missing-initial-trait-collection",
            "reason: 'UIViewController is missing its initial trait collection populated during initialization. This is a serious bug, likely caused by accessing properties or methods on the view controller before calling a UIViewController initializer. View controller: <AcknowListViewController: 0x101>'"
        ),
        (
            "missing-initial-trait-collection",
            "Fatal Exception: NSInternalInconsistencyException\nUIViewController is missing its initial trait collection populated during initialization. This is a serious bug, likely caused by accessing properties"
        ),
        (
            "exc-nested-empty-navigation",
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Cannot display a nested UINavigationController with zero viewControllers: <UINavigationController: 0x10702ae00>'"
        ),
        (
            "exc-nested-empty-navigation",
            "Fatal Exception: NSInvalidArgumentException\nCannot display a nested UINavigationController with zero viewControllers: <NextcloudTalk.NCNavigationController: 0x1051c6200>"
        ),
        (
            "exc-bar-of-other-item",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Layout requested for visible navigation bar, <UINavigationBar: 0x105b1f5f0; frame = (0 59; 393 96); opaque = NO; autoresize = W; layer = <CALayer: 0x300a3ac20>> delegate=0x106034a00, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x105b0e440> title='Home' style=navigator, navigation bar = <UINavigationBar: 0x109e0a7b0; frame = (0 59; 393 44)>, possibly from a client attempt to nest wrapped navigation controllers.'"
        ),
        (
            "exc-bar-of-other-item",
            "NSInternalInconsistencyException: Layout requested for visible navigation bar, <UINavigationBar: 0x14f8; frame = (0 47; 390 96)> delegate=0x150, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x14d> style=navigator, navigation bar = <UINavigationBar: 0x152>, possibly from a client attempt to nest wrapped navigation controllers."
        ),
        (
            "exc-search-while-revealed",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'The view should already be in the window before adding a _UIPassthroughScrollInteraction'"
        ),
        (
            "exc-search-while-revealed",
            "Fatal Exception: NSInternalInconsistencyException\nThe view should already be in the window before adding a _UIPassthroughScrollInteraction"
        ),
        (
            "exc-bar-api-version",
            "*** Assertion failure in -[_UINavigationBarVisualProviderModernIOS _updateContentForTopItem:backItem:], reason: 'We shouldn't be decreasing the API version... right?'"
        ),
        (
            "exc-bar-api-version",
            "Fatal Exception: NSInternalInconsistencyException\nWe shouldn't be decreasing the API version... right?"
        ),
        (
            "exc-input-view-has-controller",
            "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<UICompatibilityInputViewController: 0x7ffbfd898c70> should have parent view controller:<space_ios.ChannelLogController: 0x7ffbfc025e00> but requested parent is:<UIInputWindowController: 0x7ffbfd0a9a00>'"
        ),
        (
            "exc-input-view-has-controller",
            "reason: 'child view controller:<UICompatibilityInputViewController: 0x10ce43760> should have parent view controller:<0x10694f600> but requested parent is:<UIInputWindowController: 0x107049600>'"
        ),
        (
            "exc-pagevc-unexpected-controller",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Unexpected view controller: <UIViewController: 0x7f9a1c00>'"
        ),
        (
            "exc-pagevc-unexpected-controller",
            "Fatal Exception: NSInternalInconsistencyException\nUnexpected view controller: <RNCPagerPageController: 0x13f80c200>"
        ),
        (
            "exc-pagevc-unknown-flushed-view",
            "Fatal Exception: NSInternalInconsistencyException\nDon't know about flushed view <UIView: 0x10676ef60; frame = (0 0; 414 672); autoresize = W+H; layer = <CALayer: 0x1d4030520>>"
        ),
        (
            "exc-pagevc-unknown-flushed-view",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Don't know about flushed view <UITableView: 0x7f8f1b015200; frame = (0 0; 375 667); clipsToBounds = YES>'"
        ),
        (
            "transition-view-not-set",
            "2015-03-01 10:00:00.123 Demo[1234:56789] transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? (<_UIFullscreenPresentationController: 0x7fd8d3d0>)"
        ),
        (
            "transition-view-not-set",
            "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? (<UIPresentationController: 0x14e5e7b0>)"
        ),
        (
            "exc-tab-items-inconsistent",
            "Fatal Exception: NSInternalInconsistencyException\nInconsistency in UITabBar items and view controllers detected. \nNo view controller matches the UITabBarItem '<RAMAnimatedTabBarController.RAMAnimatedTabBarItem: 0x155142b80> title='' selected'."
        ),
        (
            "exc-tab-items-inconsistent",
            "NSInternalInconsistencyException\nInconsistency in UITabBar items and view controllers detected. No view controller matches the UITabBarItem '<UITabBarItem: 0x120bc0180> title='IT Services' image=<UIImage:0x300124120 named(main: tab_default) {25, 25}>, scale = 3 selected'."
        ),
        (
            "exc-table-view-missing",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '-[UITableViewController loadView] instantiated view controller with identifier \"UIViewController-BYZ-38-t0r\" from storyboard \"Main\", but didn't get a UITableView.'"
        ),
        (
            "exc-table-view-missing",
            "reason: '-[UITableViewController loadView] instantiated view controller with identifier \"AcknowListViewController\" from storyboard \"Settings\", but didn't get a UITableView.'"
        ),
        (
            "exc-tab-bar-controller-overridden",
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '-tabBarController must return an instance of a UITabBarController subclass. <Demo.HomeViewController: 0x7f8> returned <ESTabBarController.ESTabBarController: 0x7f9>, which is not a kind of UITabBarController.'"
        ),
        (
            "exc-tab-bar-controller-overridden",
            "Fatal Exception: NSInternalInconsistencyException\n-tabBarController must return an instance of a UITabBarController subclass. <FeedController: 0x101> returned <TabsController: 0x102>, which is not a kind of UITabBarController."
        ),
        (
            "scene-lifecycle-required",
            "error  18:32:32.990120+0200  HelloGluon  failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)_block_invoke (UIApplication_RuntimeIssues.m:106) : Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for more information on migration."
        ),
        (
            "scene-lifecycle-required",
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        ),
    ]

    private func warnings(in text: String) throws -> [String] {
        try LogReading.runs(text + "\n").flatMap(\.events).compactMap { event in
            if case .warning(let warning) = event.body { warning.id } else { nil }
        }
    }

    @Test("Each message is read in each form", arguments: forms)
    func form(id: String, text: String) throws {
        #expect(try warnings(in: text) == [id])
        // Callbacks around the message are still read, and other languages don't hide it.
        let log = "HomeViewController viewDidLoad\n\(text)\n这是什么原因？\nHomeViewController viewWillAppear\n"
        #expect(try warnings(in: log) == [id])
    }

    @Test("Text about a message is not the message")
    func prose() throws {
        for text in [
            "Setting UIDevice.orientation no longer works, so I call requestGeometryUpdate.",
            "I have no segue with identifier in this class.", "Is calling viewWillAppear directly supported?",
            "The number of view controllers is 3.", "There is no scene delegate in my project.",
        ] { #expect(try warnings(in: text).isEmpty, "\(text)") }
    }

    @Test("Each message of Interface Builder and the application is in the table at least twice")
    func complete() {
        let counts = Dictionary(grouping: Self.forms, by: \.id).mapValues(\.count)
        let added = (Catalog.Messages.interfaceBuilder + Catalog.Messages.application).map(\.id)
        #expect(Set(counts.keys).isSuperset(of: added) && counts.values.allSatisfy { $0 >= 2 })
    }
}
