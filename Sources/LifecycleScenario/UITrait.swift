/// A trait that a controller may register for.
public enum UITrait: String, Sendable, Hashable, CaseIterable {
    case userInterfaceStyle, horizontalSizeClass, verticalSizeClass
    // The others do not change in a scenario; a registration for them is never told anything.
    case userInterfaceIdiom, displayScale, displayGamut, layoutDirection, forceTouchCapability
    case preferredContentSizeCategory, accessibilityContrast, userInterfaceLevel, legibilityWeight, activeAppearance
    case toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState, typesettingLanguage, listEnvironment
}

/// Light or dark.
public enum UIUserInterfaceStyle: String, Sendable, Hashable, CaseIterable { case light, dark }
