import LifecycleModel

/// UIKit's names for properties and methods, with the words of the scenario format that replace them.
///
/// If an unknown word is one of UIKit's names, the error suggests the format's word.
enum UIKitWords {
    /// Returns the word in `words` for a UIKit property or method, or nil if `words` doesn't contain it.
    static func word(for name: String, among words: [String]) -> String? {
        let verb = VerbSignature.all.first { $0.names.contains(name) }
        return [keys[name], verb?.name].compactMap(\.self).first(where: words.contains)
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
}
