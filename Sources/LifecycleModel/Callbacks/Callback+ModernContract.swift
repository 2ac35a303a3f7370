extension Callback {
    /// The contract of a callback in ``modern``.
    var modernContract: String {
        switch self {
        case .updateProperties:
            """
            The view first appears, its properties are invalidated, or an observable value that the method read has \
            changed; before layout.
            """
        case .traitChange: "A trait that the controller registered for has changed, parents first."
        case .preferredContentSizeDidChange:
            "A child, or the child of a presented controller, has changed its preferredContentSize; only its parent is asked."
        case .configurationForConnecting: "A new scene session is created and needs its configuration."
        case .didDiscardSceneSessions: "The user closed windows of the app."
        case .onAppear: "The SwiftUI view in a hosting controller appears: after layout, before drawing."
        case .onDisappear: "The SwiftUI view in a hosting controller has disappeared."
        default: dismissalContract ?? containerContract
        }
    }

    /// The contract of a callback to the delegate of a presentation, sheet, or search controller, or nil for other
    /// callbacks.
    private var dismissalContract: String? {
        switch self {
        case .presentationShouldDismiss: "The user begins to drag a sheet or taps outside a popover."
        case .presentationWillDismiss: "A dismissal by the user begins; it can still be canceled."
        case .presentationDidDismiss:
            "A dismissal by the user is complete. UIKit doesn't send it for a dismissal in code."
        case .presentationDidAttemptToDismiss:
            "The user tried to dismiss the controller, but the controller or its delegate prevented it."
        case .sheetDidChangeDetent: "The user dragged a sheet to another detent."
        case .searchWillPresent: "The search controller is about to be presented."
        case .searchDidPresent: "The search controller was presented."
        case .searchWillDismiss: "The search controller is about to be dismissed."
        case .searchDidDismiss: "The search controller was dismissed."
        default: nil
        }
    }

    /// The contract of a callback to the delegate or data source of a tab bar controller, split view, or page view
    /// controller.
    private var containerContract: String {
        switch self {
        case .tabShouldSelect, .tabShouldSelectTab: "The user taps a tab; the delegate decides whether it is selected."
        case .tabDidSelect, .tabDidSelectTab: "The user tapped a tab, which may already have been selected."
        case .columnWillShow: "A column of a split view is about to be shown."
        case .columnWillHide: "A column of a split view is about to be hidden."
        case .columnDidShow: "A column of a split view was shown."
        case .columnDidHide: "A column of a split view was hidden."
        case .topColumnForCollapsing: "A split view is about to collapse and asks which column to show on top."
        case .displayModeForExpanding: "A split view is about to expand and asks for its display mode."
        case .splitDidCollapse: "A split view has collapsed its columns into one."
        case .splitDidExpand: "A split view shows its columns side by side again."
        case .pageWillTransition: "The user begins to turn a page; the turn can still be canceled."
        case .pageDidFinishAnimating: "A page turn by the user has ended, completed or not."
        case .pageBefore: "A page view controller asks its data source for the page before another one."
        case .pageAfter: "A page view controller asks its data source for the page after another one."
        default: ""
        }
    }
}
