/// How many columns a split view has; unspecified is the split view of before iOS 14, which has no columns by name.
///
/// The engine's `UISplitViewController.Style` is this type.
public enum SplitViewStyle: String, Sendable, CaseIterable {
    case unspecified, doubleColumn, tripleColumn
}

/// A column of a split view by UIKit's name for it. The engine's `UISplitViewController.Column` is this type.
public enum SplitViewColumn: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector
}
