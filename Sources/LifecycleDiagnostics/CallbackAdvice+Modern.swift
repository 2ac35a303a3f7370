import LifecycleModel

extension CallbackAdvice {
    /// Advice for callbacks introduced in iOS 13 to 26 and for callbacks of delegates and data sources.
    static let modern: [Callback: CallbackAdvice] =
        updates.merging(dismissals) { $1 }.merging(tabs) { $1 }.merging(columns) { $1 }.merging(pages) { $1 }

    private static let updates: [Callback: CallbackAdvice] = [
        .updateProperties: CallbackAdvice(
            frequency: "when the view first appears, then at most once per update pass",
            uses: "configuring views from the model: text, colors, images, and visibility",
            avoid: "changing values that the method reads, which requests another update; layout"),
        .traitChange: CallbackAdvice(
            frequency: "each time a registered trait changes",
            uses: "updates that depend only on those traits",
            avoid:
                "reading a child's traits, which are not updated yet; relying on it before the view is in a window"),
        .configurationForConnecting: delegate(
            "once per new scene session", "choosing the scene's delegate class"),
        .didDiscardSceneSessions: delegate(
            "when the user closes windows, or at the next launch if the app was not running",
            "deleting the data for those windows"),
        .onAppear: CallbackAdvice(
            frequency: "at every appearance of the hosting controller",
            uses: "starting work that the SwiftUI view needs while it is shown",
            avoid: "using it like viewDidAppear: SwiftUI calls it before the animation"),
        .onDisappear: CallbackAdvice(
            frequency: "at every disappearance of the hosting controller",
            uses: "stopping work that the SwiftUI view started",
            avoid: "relying on it after every transition: a canceled transition skips it"),
    ]

    private static let dismissals: [Callback: CallbackAdvice] = [
        .presentationShouldDismiss: userAction(
            "at every drag and every tap outside, even if no dismissal follows",
            "allowing or refusing the dismissal, without side effects"),
        .presentationWillDismiss: userAction(
            "each time the user begins a dismissal, even if it is then canceled",
            "adding animations alongside the dismissal"),
        .presentationDidDismiss: userAction(
            "once, after the animations of a dismissal by the user",
            "updates that the presenter makes in viewDidAppear after a full-screen presentation"),
        .presentationDidAttemptToDismiss: userAction(
            "at every dismissal attempt that isModalInPresentation or shouldDismiss refuses",
            "asking the user whether to save or discard changes"),
        .sheetDidChangeDetent: userAction("at every drag to another detent", "adjusting the content to the new height"),
        .searchWillPresent: userAction("each time the search is presented", "preparing the search results"),
        .searchDidPresent: userAction("each time the search is presented", "making the search bar first responder"),
        .searchWillDismiss: userAction("each time the search is dismissed", "ending the search"),
        .searchDidDismiss: userAction("each time the search is dismissed", "restoring the complete list"),
    ]

    private static let tabs: [Callback: CallbackAdvice] = [
        .tabShouldSelect: userAction("at every tap, even on the selected tab", "allowing or refusing the selection"),
        .tabDidSelect: userAction("at every allowed tap, even on the selected tab", "scrolling to the top or logging"),
        .tabShouldSelectTab: userAction(
            "at every tap, if the tab bar controller uses UITab", "allowing or refusing the selection"),
        .tabDidSelectTab: userAction(
            "at every allowed tap, if the tab bar controller uses UITab", "responding to the selection"),
    ]

    private static let columns: [Callback: CallbackAdvice] = [
        .columnWillShow: userAction("when UIKit shows a column, such as on rotation", "preparing the column"),
        .columnWillHide: userAction("when UIKit hides a column, such as on rotation", "ending the column's work"),
        .columnDidShow: userAction("after a column is shown", "responding to the change"),
        .columnDidHide: userAction("after a column is hidden", "responding to the change"),
        .topColumnForCollapsing: userAction(
            "before every collapse, including at launch on a phone", "returning the column that the user was viewing"),
        .displayModeForExpanding: userAction("before every expansion", "returning the display mode"),
        .splitDidCollapse: userAction("after every collapse", "adapting buttons and selections to one column"),
        .splitDidExpand: userAction("after every expansion", "adapting buttons and selections to several columns"),
    ]

    private static let pages: [Callback: CallbackAdvice] = [
        .pageWillTransition: userAction(
            "each time the user turns a page, even if the turn is canceled", "preparing the next pages"),
        .pageDidFinishAnimating: userAction(
            "each time the user turns a page; the last argument indicates whether the turn completed",
            "updating the page number"),
        .pageBefore: userAction("when UIKit needs the previous page", "creating the previous page, or returning nil"),
        .pageAfter: userAction("when UIKit needs the next page", "creating the next page, or returning nil"),
    ]

    /// Returns the advice for a callback that a delegate or data source receives only for user actions.
    private static func userAction(_ frequency: String, _ uses: String) -> CallbackAdvice {
        CallbackAdvice(
            frequency: frequency, uses: uses,
            avoid: "relying on it for changes in code: UIKit doesn't send it for those")
    }
}
