extension Callback {
    /// What the coming of a callback of iOS 13 and later, or of a delegate's, means.
    var modernContract: String {
        switch self {
        case .updateProperties:
            "Properties were invalidated, or something observable that the method read has changed; before layout."
        case .traitChange: "A trait that the controller registered for has changed, parents first."
        case .configurationForConnecting: "A new scene session is created and needs its configuration."
        case .didDiscardSceneSessions: "The user closed windows for good."
        case .onAppear: "SwiftUI's view in a hosting controller appears: after its layout, before it is drawn."
        case .onDisappear: "SwiftUI's view in a hosting controller has disappeared."
        default: dismissalContract ?? containerContract
        }
    }

    /// Of presentations, sheets and search controllers.
    private var dismissalContract: String? {
        switch self {
        case .presentationShouldDismiss: "The user begins to drag a sheet or taps outside a popover."
        case .presentationWillDismiss: "A dismissal by the user begins; it may still turn back."
        case .presentationDidDismiss: "A dismissal by the user is complete. A dismissal by code never sends it."
        case .presentationDidAttemptToDismiss: "The user tried to dismiss what may not be dismissed."
        case .sheetDidChangeDetent: "The user dragged a sheet to another detent."
        case .searchWillPresent: "The search controller is about to be presented."
        case .searchDidPresent: "The search controller was presented."
        case .searchWillDismiss: "The search controller is about to be dismissed."
        case .searchDidDismiss: "The search controller was dismissed."
        default: nil
        }
    }

    /// Of tab bar, split view and page controllers.
    private var containerContract: String {
        switch self {
        case .tabShouldSelect, .tabShouldSelectTab: "The user taps a tab; the delegate decides whether it is selected."
        case .tabDidSelect, .tabDidSelectTab: "The user tapped a tab, which may have been selected before."
        case .columnWillShow: "A column of a split view is about to be shown."
        case .columnWillHide: "A column of a split view is about to be hidden."
        case .columnDidShow: "A column of a split view was shown."
        case .columnDidHide: "A column of a split view was hidden."
        case .topColumnForCollapsing: "A split view is about to collapse and asks which column is on top then."
        case .displayModeForExpanding: "A split view is about to expand and asks for its display mode."
        case .splitDidCollapse: "A split view has put its columns into one."
        case .splitDidExpand: "A split view shows its columns side by side again."
        case .pageWillTransition: "The user begins to turn a page; the turn may still be cancelled."
        case .pageDidFinishAnimating: "A turn of a page by the user has ended, completed or not."
        case .pageBefore: "A page controller asks its data source for the page before another one."
        case .pageAfter: "A page controller asks its data source for the page after another one."
        default: ""
        }
    }
}
