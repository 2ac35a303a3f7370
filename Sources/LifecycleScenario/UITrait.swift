/// A trait that a controller can register for.
public enum UITrait: String, Sendable, Hashable, CaseIterable {
    case userInterfaceStyle, horizontalSizeClass, verticalSizeClass
    // The remaining traits never change in a scenario, so no callback is sent for them.
    case userInterfaceIdiom, displayScale, displayGamut, layoutDirection, forceTouchCapability
    case preferredContentSizeCategory, accessibilityContrast, userInterfaceLevel, legibilityWeight, activeAppearance
    case toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState, typesettingLanguage, listEnvironment
}

/// The user interface style: light or dark.
public enum UIUserInterfaceStyle: String, Sendable, Hashable, CaseIterable { case light, dark }
