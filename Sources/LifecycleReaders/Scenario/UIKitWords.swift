/// UIKit's names for properties and methods, with the words of the scenario format that replace them.
///
/// If an unknown word is one of UIKit's names, the error suggests the format's word.
enum UIKitWords {
    /// Returns the word in `words` for a UIKit property or method, or nil if `words` doesn't contain it.
    static func word(for name: String, among words: [String]) -> String? {
        [keys[name], verbs[name]].compactMap(\.self).first(where: words.contains)
    }

    /// Keys for controllers and devices, and options for steps, keyed by the names of UIKit's properties and methods.
    static let keys = [
        "viewControllers": "children", "rootViewController": "children", "childViewControllers": "children",
        "setViewControllers": "children", "pages": "children", "selectedIndex": "selected",
        "selectedViewController": "selected", "selectedTab": "selected", "transitionStyle": "transition",
        "dataSource": "delegate", "isModalInPresentation": "modalInPresentation",
        "supportedInterfaceOrientations": "orientations", "nibName": "nib",
        "preferredInterfaceOrientationForPresentation": "preferredOrientation", "preferredStatusBarStyle": "statusBar",
        "prefersStatusBarHidden": "statusBar", "childForStatusBarStyle": "statusBarChild",
        "childForStatusBarHidden": "statusBarChild",
        "shouldAutomaticallyForwardAppearanceMethods": "forwardsAppearance",
        "shouldAutomaticallyForwardRotationMethods": "forwardsRotation", "registerForTraitChanges": "observesTraits",
        "sheetPresentationController": "detents", "presentationController": "presentationDelegate", "tabs": "usesTabs",
        "superclass": "class", "type": "class", "modalPresentationStyle": "style", "userInterfaceIdiom": "idiom",
        "userInterfaceStyle": "style",
    ]

    /// Verbs, keyed by the names of UIKit's methods and properties. Objective-C names end before the first colon.
    static let verbs = [
        "pushViewController": "push", "popViewController": "pop", "popViewControllerAnimated": "pop",
        "popToViewController": "popTo", "popToRootViewController": "popToRoot",
        "popToRootViewControllerAnimated": "popToRoot", "setViewControllers": "setStack", "viewControllers": "setStack",
        "presentViewController": "present", "dismissViewControllerAnimated": "dismiss",
        "dismissViewController": "dismiss", "showViewController": "show", "showDetailViewController": "showDetail",
        "performSegue": "segue", "performSegueWithIdentifier": "segue", "addChildViewController": "addChild",
        "removeFromParentViewController": "removeFromParent", "willMoveToParentViewController": "willMove",
        "didMoveToParentViewController": "didMove", "beginAppearanceTransition": "beginAppearance",
        "endAppearanceTransition": "endAppearance", "selectedIndex": "select", "selectedViewController": "select",
        "selectedTab": "select", "setNeedsLayout": "layout",
        "rootViewController": "setRoot", "makeKeyAndVisible": "launch", "didReceiveMemoryWarning": "memoryWarning",
        "addObserver": "observe", "removeObserver": "unobserve", "postNotificationName": "post",
        "setNeedsUpdateProperties": "updateProperties",
        "setNeedsUpdateOfSupportedInterfaceOrientations": "updateOrientations",
        "overrideUserInterfaceStyle": "overrideStyle", "selectedDetentIdentifier": "moveSheet",
        "interactivePopGestureRecognizer": "swipeBack", "setViewController": "setColumn",
    ]
}
