/// The style of a split view, which determines its number of columns. The style `unspecified` is the only one before
/// iOS 14 and has no named columns.
///
/// The engine's `UISplitViewController.Style` is this type.
public enum SplitViewStyle: String, Sendable, CaseIterable {
    case unspecified, doubleColumn, tripleColumn
}

/// A column of a split view, with UIKit's name. The engine's `UISplitViewController.Column` is this type.
public enum SplitViewColumn: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector
}
