/// What is known about the classes of UIKit and other frameworks that are controllers.
public enum UIKitClass {
    /// The controllers of Apple's frameworks that apps use or subclass, with their superclasses.
    private static let controllers: [String: String] = {
        let plain = """
            UITableViewController UICollectionViewController UINavigationController UITabBarController \
            UISplitViewController UIPageViewController UIInputViewController UIHostingController UISearchController \
            UIAlertController UIActivityViewController UIDocumentPickerViewController \
            UIDocumentBrowserViewController UIDocumentViewController UIFontPickerViewController \
            UIColorPickerViewController UIReferenceLibraryViewController UIPrinterPickerController \
            SFSafariViewController AVPlayerViewController QLPreviewController PHPickerViewController \
            CNContactPickerViewController CNContactViewController GKGameCenterViewController \
            SKStoreProductViewController SLComposeServiceViewController PKAddPaymentPassesViewController \
            PKPaymentAuthorizationViewController VNDocumentCameraViewController EKEventViewController \
            EKCalendarChooser UICloudSharingController
            """
        var known = Dictionary(
            uniqueKeysWithValues: plain.split(separator: " ").map { (String($0), "UIViewController") })
        for name in [
            "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
            "MFMessageComposeViewController", "EKEventEditViewController", "ABPeoplePickerNavigationController",
        ] { known[name] = "UINavigationController" }
        known["UIViewController"] = "UIResponder"
        return known
    }()

    /// Returns whether a class is a controller.
    public static func isController(_ name: String) -> Bool { controllers[name] != nil }

    /// Returns a class, followed by its superclasses.
    public static func ancestry(of name: String) -> [String] {
        var (all, next) = ([name], controllers[name])
        while let name = next {
            all.append(name)
            next = controllers[name]
        }
        return all
    }

    /// The containers of UIKit, whose methods for children do all steps.
    public static let containers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]

    /// The methods of UIKit that show a controller, or that handle children. An app's method with such a name adds to
    /// UIKit's, so its body is not the body of a helper.
    public static let methods: Set = [
        "present", "presentViewController", "dismiss", "show", "showDetailViewController", "addChild",
        "addChildViewController", "removeFromParent", "removeFromParentViewController", "willMove", "didMove",
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
        "setViewControllers", "performSegue", "transition", "beginAppearanceTransition", "endAppearanceTransition",
        "setNeedsStatusBarAppearanceUpdate", "loadViewIfNeeded", "addObserver", "removeObserver",
    ]
}
