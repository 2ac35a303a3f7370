import LifecycleModel

extension CallbackAdvice {
    /// The callbacks of iOS 13 to 26, and those of delegates and data sources.
    static let modern: [Callback: CallbackAdvice] =
        updates.merging(dismissals) { $1 }.merging(tabs) { $1 }.merging(columns) { $1 }.merging(pages) { $1 }

    private static let updates: [Callback: CallbackAdvice] = [
        .updateProperties: CallbackAdvice(
            often: "when the view first appears, then once for every update pass that was asked for",
            belongs: "setting views' contents and looks from the model: texts, colors, images, hidden flags",
            beware: "changing what the method itself reads, which asks for it again without end; layout; call super"),
        .traitChange: CallbackAdvice(
            often: "at every change of a trait that was registered for",
            belongs: "what depends on those traits alone",
            beware: "a child's traits, which are still the old ones; changes before the view was in a window"),
        .configurationForConnecting: delegate(
            "once for every new scene session", "choosing the scene's delegate class"),
        .didDiscardSceneSessions: delegate(
            "when the user closes windows; at the next launch if the app did not run",
            "deleting what belonged to those windows"),
        .onAppear: CallbackAdvice(
            often: "at every appearance of the hosting controller",
            belongs: "starting what the SwiftUI view needs while it is shown",
            beware: "taking it for viewDidAppear: it comes before the transition's animation"),
        .onDisappear: CallbackAdvice(
            often: "at every disappearance of the hosting controller",
            belongs: "stopping what the SwiftUI view started", beware: "counting on it when a transition turns back"),
    ]

    private static let dismissals: [Callback: CallbackAdvice] = [
        .presentationShouldDismiss: told(
            "at every drag and tap outside, also where nothing follows", "answering whether it may; no side effects"),
        .presentationWillDismiss: told(
            "at every dismissal by the user, again after each drag that is let go", "animating along with it"),
        .presentationDidDismiss: told(
            "once, after all animations of a dismissal by the user",
            "what the presenter does in viewDidAppear after a full-screen presentation: loading again"),
        .presentationDidAttemptToDismiss: told(
            "at every attempt that isModalInPresentation or shouldDismiss refuses",
            "asking the user whether to save or to discard"),
        .sheetDidChangeDetent: told("at every drag to another detent", "adjusting the contents to the new height"),
        .searchWillPresent: told("at every presentation of the search", "preparing the results"),
        .searchDidPresent: told("at every presentation of the search", "making the search bar first responder"),
        .searchWillDismiss: told("at every dismissal of the search", "ending the search"),
        .searchDidDismiss: told("at every dismissal of the search", "showing the whole list again"),
    ]

    private static let tabs: [Callback: CallbackAdvice] = [
        .tabShouldSelect: told("at every tap, on the selected tab too", "answering whether the tab may be selected"),
        .tabDidSelect: told("at every tap that was allowed, on the selected tab too", "scrolling to the top, counting"),
        .tabShouldSelectTab: told("at every tap, for tabs set as UITab", "answering whether the tab may be selected"),
        .tabDidSelectTab: told("at every tap that was allowed, for tabs set as UITab", "what follows the selection"),
    ]

    private static let columns: [Callback: CallbackAdvice] = [
        .columnWillShow: told("when UIKit shows a column, as by rotation", "preparing the column"),
        .columnWillHide: told("when UIKit hides a column, as by rotation", "putting away what the column began"),
        .columnDidShow: told("when a column was shown", "what follows it"),
        .columnDidHide: told("when a column was hidden", "what follows it"),
        .topColumnForCollapsing: told(
            "before every collapse, at launch on a phone too", "answering the column that the user was at"),
        .displayModeForExpanding: told("before every expansion", "answering the display mode"),
        .splitDidCollapse: told("after every collapse", "adapting buttons and selections to one column"),
        .splitDidExpand: told("after every expansion", "adapting buttons and selections to several columns"),
    ]

    private static let pages: [Callback: CallbackAdvice] = [
        .pageWillTransition: told("at every turn by hand, completed or not", "preparing the pages to come"),
        .pageDidFinishAnimating: told(
            "at every turn by hand; its last argument says whether it was completed", "updating the page's number"),
        .pageBefore: told("where the neighbor is not known", "making the page before, or returning nil"),
        .pageAfter: told("where the neighbor is not known", "making the page after, or returning nil"),
    ]

    /// The advice on a callback that a delegate or data source gets for what the user does.
    private static func told(_ often: String, _ belongs: String) -> CallbackAdvice {
        CallbackAdvice(
            often: often, belongs: belongs, beware: "waiting for it after a change by code, which does not send it")
    }
}
