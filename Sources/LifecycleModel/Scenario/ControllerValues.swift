/// The source of a controller's view.
public enum ViewSource: String, Sendable, Hashable, CaseIterable {
    /// The default `loadView` creates an empty view.
    case code
    /// The class overrides `loadView`.
    case override
    case nib, storyboard
    /// The class overrides `loadView` and sets no view.
    case none
}

/// The nib of a controller's view: the name that code passes to `init(nibName:bundle:)`, and the file in the app.
public struct Nib: Sendable, Hashable {
    /// The name that code passes, or nil.
    public var name: String?
    /// The name of the nib that the app contains, or nil if the app contains none.
    public var file: String?

    /// Creates a nib.
    public init(name: String?, file: String?) { (self.name, self.file) = (name, file) }

    /// Returns the names that UIKit looks for, in order, if code passes no name: for `FooViewController`, these are
    /// `FooView` and `FooViewController` (Evidence, Nibs).
    public static func defaultNames(for className: String) -> [String] {
        let ending = "Controller"
        let short = className.hasSuffix(ending) ? String(className.dropLast(ending.count)) : ""
        return short.isEmpty ? [className] : [short, className]
    }
}

/// A part of a view's geometry that an autoresizing mask makes flexible.
public enum AutoresizingPart: String, Sendable, Hashable, CaseIterable {
    /// The width or the height.
    case width, height
    /// The distance to an edge of the superview.
    case left, right, top, bottom
}

/// A trait that a controller can register for.
public enum UITrait: String, Sendable, Hashable, CaseIterable {
    case userInterfaceStyle, horizontalSizeClass, verticalSizeClass
    /// Whether the app is active; changes when the app resigns and becomes active.
    case activeAppearance
    // The remaining traits never change in a scenario, so no callback is sent for them.
    case userInterfaceIdiom, displayScale, displayGamut, layoutDirection, forceTouchCapability
    case preferredContentSizeCategory, accessibilityContrast, userInterfaceLevel, legibilityWeight
    case toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState, typesettingLanguage, listEnvironment
}

/// The style of a split view, which determines its number of columns. The style `unspecified` is the only one before
/// iOS 14 and has no named columns.
///
/// The engine's `UISplitViewController.Style` is this type.
public enum SplitViewStyle: String, Sendable, CaseIterable {
    case unspecified, doubleColumn, tripleColumn
}

/// The transition style of a page view controller, which determines the order of the callbacks.
///
/// The engine's `UIPageViewController.TransitionStyle` is this type.
public enum PageTransitionStyle: String, Sendable, CaseIterable {
    case scroll, curl
}
