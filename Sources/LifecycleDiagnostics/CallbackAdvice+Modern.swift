import LifecycleModel

extension CallbackAdvice {
    /// Advice for update, trait, scene session, and SwiftUI callbacks, and for callbacks to the delegates and data
    /// sources of presentations, search controllers, tab bar controllers, split view controllers, and page view
    /// controllers.
    static let modern: [Callback: CallbackAdvice] =
        updates.merging(dismissals) { $1 }.merging(tabs) { $1 }.merging(columns) { $1 }.merging(pages) { $1 }

    private static let updates: [Callback: CallbackAdvice] = [
        .updateProperties: CallbackAdvice(
            frequency: "when the view first appears, and in each update pass after a request or an observed change",
            uses: "configuring views from the model: text, colors, images, and visibility",
            avoid: "changing values that the method reads, which requests another update; laying out views"),
        .traitChange: CallbackAdvice(
            frequency: "each time a registered trait changes",
            uses: "updates that depend only on those traits",
            avoid:
                "reading a child's traits, which are not updated yet; relying on the callback before the view is in a window"
        ),
        .configurationForConnecting: delegate(
            "once per new scene session", "choosing the scene's delegate class"),
        .didDiscardSceneSessions: delegate(
            "when the user closes windows, or at the next launch if the app was not running",
            "deleting the data for those windows"),
        .onAppear: CallbackAdvice(
            frequency: "at every appearance of the hosting controller, except after a canceled disappearance",
            uses: "starting work that the SwiftUI view needs while it is shown",
            avoid: "using it like viewDidAppear: SwiftUI calls it before the animation"),
        .preferredContentSizeDidChange: CallbackAdvice(
            frequency: "at every change of a child's preferredContentSize",
            uses: "giving the child's view the size that it asks for, and passing an own wish on to the parent",
            avoid:
                "expecting it two levels up; a container that wants its parent to know sets its own preferredContentSize"
        ),
        .onDisappear: CallbackAdvice(
            frequency: "at every completed disappearance of the hosting controller",
            uses: "stopping work that the SwiftUI view started",
            avoid:
                "relying on it after every viewWillDisappear: SwiftUI doesn't call it after a canceled disappearance"),
    ]

    private static let dismissals: [Callback: CallbackAdvice] = [
        .presentationShouldDismiss: userAction(
            "each time the user drags the sheet to dismiss it, or taps outside the popover, unless"
                + " isModalInPresentation is true",
            "allowing or refusing the dismissal, without side effects"),
        .presentationWillDismiss: userAction(
            "each time the user begins a dismissal that is not refused, even if the dismissal is then canceled",
            "adding animations alongside the dismissal"),
        .presentationDidDismiss: userAction(
            "once, after the animation of a dismissal by the user",
            "updating the presenter, which receives no appearance callbacks when a sheet is dismissed"),
        .presentationDidAttemptToDismiss: userAction(
            "at every attempt to dismiss that isModalInPresentation or presentationControllerShouldDismiss(_:)"
                + " prevents",
            "asking the user whether to save or discard changes"),
        .sheetDidChangeDetent: userAction("at every drag to another detent", "adjusting the content to the new height"),
        .searchWillPresent: userAction(
            "before each automatic presentation of the search controller", "preparing the search results"),
        .searchDidPresent: userAction(
            "after each automatic presentation of the search controller", "making the search bar first responder"),
        .searchWillDismiss: userAction(
            "before each automatic dismissal of the search controller, except in a popover", "ending the search"),
        .searchDidDismiss: userAction(
            "after each automatic dismissal of the search controller, except in a popover",
            "restoring the complete list"),
    ]

    private static let tabs: [Callback: CallbackAdvice] = [
        .tabShouldSelect: userAction(
            "at every tap on a tab, even on the selected tab, unless the tab bar controller uses UITab",
            "allowing or refusing the selection"),
        .tabDidSelect: userAction(
            "at every allowed tap on a tab, even on the selected tab, unless the tab bar controller uses UITab",
            "scrolling to the top, or logging the selection"),
        .tabShouldSelectTab: userAction(
            "at every tap on a tab, if the tab bar controller uses UITab", "allowing or refusing the selection"),
        .tabDidSelectTab: userAction(
            "at every allowed tap on a tab, if the tab bar controller uses UITab", "responding to the selection"),
    ]

    private static let columns: [Callback: CallbackAdvice] = [
        .columnWillShow: userAction(
            "before UIKit shows a column, for example because of a rotation", "preparing the column"),
        .columnWillHide: userAction(
            "before UIKit hides a column, for example because of a rotation", "ending the column's work"),
        .columnDidShow: userAction("after UIKit has shown a column", "responding to the change"),
        .columnDidHide: userAction("after UIKit has hidden a column", "responding to the change"),
        .topColumnForCollapsing: adaptation(
            "before every collapse, including at launch in a compact width",
            "returning the column that the user was viewing"),
        .displayModeForExpanding: adaptation(
            "before every expansion", "returning the display mode to use after the expansion"),
        .splitDidCollapse: adaptation("after every collapse", "adapting buttons and selections to one column"),
        .splitDidExpand: adaptation("after every expansion", "adapting buttons and selections to several columns"),
    ]

    private static let pages: [Callback: CallbackAdvice] = [
        .pageWillTransition: userAction(
            "each time the user begins to turn a page, even if the turn is then canceled",
            "preparing the incoming pages"),
        .pageDidFinishAnimating: userAction(
            "after each page turn by the user, completed or canceled",
            "updating the page number if transitionCompleted is true"),
        .pageBefore: userAction("when UIKit needs the previous page", "creating the previous page, or returning nil"),
        .pageAfter: userAction("when UIKit needs the next page", "creating the next page, or returning nil"),
    ]

    /// Returns the advice for a callback that UIKit doesn't send to the delegate or data source for changes in code.
    private static func userAction(_ frequency: String, _ uses: String) -> CallbackAdvice {
        CallbackAdvice(
            frequency: frequency, uses: uses,
            avoid: "relying on it for changes made in code: UIKit doesn't send it for such changes")
    }

    /// Returns the advice for a callback that the delegate of a split view receives only if the split view has a column
    /// style.
    private static func adaptation(_ frequency: String, _ uses: String) -> CallbackAdvice {
        CallbackAdvice(
            frequency: frequency, uses: uses,
            avoid: "relying on it for a split view in the classic style (unspecified): UIKit doesn't send it")
    }
}
