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

    @Test("Each message is in the table twice")
    func complete() {
        let counts = Dictionary(grouping: Self.forms, by: \.id).mapValues(\.count)
        let added = (Catalog.Messages.interfaceBuilder + Catalog.Messages.application).map(\.id)
        #expect(Set(counts.keys) == Set(added) && counts.values.allSatisfy { $0 == 2 })
    }
}
