/// The orientation of the interface, with UIKit's names.
public enum UIInterfaceOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the orientation is one of the two landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The user interface style: light or dark.
public enum UIUserInterfaceStyle: String, Sendable, Hashable, CaseIterable { case light, dark }

/// A column of a split view, with UIKit's name. The engine's `UISplitViewController.Column` is this type.
public enum SplitViewColumn: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector
}

/// The style of a modal presentation, with UIKit's names.
public enum UIModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
        popover
    case blurOverFullScreen, none
}

/// The kind of a segue. The engine's `UIStoryboardSegue.Kind` is this type.
public enum SegueKind: String, Sendable, Hashable, CaseIterable {
    case show, showDetail, present, embed, custom, unwind
}
