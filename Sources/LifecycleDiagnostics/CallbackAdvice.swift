import LifecycleModel

/// Advice for implementing a callback: how often UIKit sends it, what to use it for, and what to avoid.
///
/// The advice supplements `Callback.contract`. Sources: Apple's documentation of each callback and, where that
/// documentation is incomplete, the Evidence articles.
public struct CallbackAdvice: Sendable {
    /// The frequency with which UIKit sends the callback.
    public let frequency: String
    /// The recommended uses.
    public let uses: String
    /// The mistakes to avoid.
    public let avoid: String

    /// Returns the advice for a callback, or nil if there is no advice.
    public static func on(_ callback: Callback) -> CallbackAdvice? { table[callback] }

    static let table: [Callback: CallbackAdvice] =
        creation.merging(appearance) { $1 }.merging(surroundings) { $1 }.merging(views) { $1 }
        .merging(application) { $1 }.merging(modern) { $1 }

    private static let creation: [Callback: CallbackAdvice] = [
        .initializer: CallbackAdvice(
            frequency: "once per instance that code creates with init()",
            uses: "setting what the controller needs before it has a view: its model, title, and tab bar item",
            avoid: "reading 'view', which loads it immediately"),
        .initWithCoder: CallbackAdvice(
            frequency: "once per instance that comes from a storyboard or nib",
            uses: "setting the initial values of properties that don't need outlets",
            avoid: "using outlets, which are nil; reading 'view'"),
        .initWithNibName: CallbackAdvice(
            frequency: "once per instance that code creates",
            uses: """
                setting the initial values of properties, and naming the nib; without a name, the default loadView of \
                FooViewController looks for the nibs FooView and FooViewController, and then creates an empty view; \
                if a named nib doesn't exist, loadView raises an exception
                """,
            avoid: "using outlets, which are nil; reading 'view'"),
        .awakeFromNib: CallbackAdvice(
            frequency: "once per instance that comes from a storyboard or nib",
            uses: "setup that needs the other objects in the archive",
            avoid: """
                using traits and frames, which are not final; using outlets to the view, which are nil; reading 'view'
                """),
        .loadView: CallbackAdvice(
            frequency: "once, and again if the view is needed after the app or UIKit has released it",
            uses: "creating the root view and assigning it to 'view', in controllers without a nib or storyboard",
            avoid: "calling super; calling loadView() directly; reading 'view' before assigning it"),
        .loadViewIfNeeded: CallbackAdvice(
            frequency: "whenever the app calls it",
            uses: "loading the view before it is needed; call the method, but don't override it",
            avoid: "loading views that may never be shown"),
        .viewDidLoad: CallbackAdvice(
            frequency: "once per view",
            uses: "one-time setup of the view: subviews, constraints, observers, and initial data",
            avoid: "reading geometry; presenting controllers; work that every appearance needs"),
        .viewWillUnload: CallbackAdvice(
            frequency: "each time UIKit is about to release the view because of a memory warning",
            uses: "saving state that only the view has",
            avoid: "overriding it in iOS 6 and later, where UIKit never sends it"),
        .viewDidUnload: CallbackAdvice(
            frequency: "each time UIKit has released the view because of a memory warning",
            uses: "setting outlets to nil", avoid: "overriding it in iOS 6 and later, where UIKit never sends it"),
        .deinitializer: CallbackAdvice(
            frequency: "once per instance",
            uses: "removing observers, ending work, and invalidating timers that don't retain the controller",
            avoid: """
                relying on it: it isn't called while a closure or timer retains the controller; reading 'view', which \
                can't be loaded any longer
                """),
        .didReceiveMemoryWarning: CallbackAdvice(
            frequency: "at every memory warning, even if the controller is off screen",
            uses: "releasing data that can be recreated, such as caches and images", avoid: "omitting the call to super"
        ),
    ]

    private static let appearance: [Callback: CallbackAdvice] = [
        .viewWillAppear: CallbackAdvice(
            frequency: "at every appearance",
            uses:
                "updating content, configuring bars, and beginning work that viewDidAppear and viewWillDisappear end",
            avoid: "one-time work; reading geometry, which isn't final before viewIsAppearing; presenting controllers"),
        .viewIsAppearing: CallbackAdvice(
            frequency: "once per appearance",
            uses: "work that needs size or traits at every appearance, such as scrolling to a row",
            avoid: "one-time work"),
        .viewDidAppear: CallbackAdvice(
            frequency: "at every appearance that is not canceled",
            uses: "presenting controllers, starting animations and playback, and logging a visit",
            avoid: "relying on it after every viewWillAppear: UIKit doesn't send it if the appearance is canceled"),
        .viewWillDisappear: CallbackAdvice(
            frequency: "at every disappearance",
            uses: "ending editing, saving data, and ending work that viewWillAppear began",
            avoid: "assuming that the view will disappear: if an interactive pop is canceled, viewWillAppear follows"),
        .viewDidDisappear: CallbackAdvice(
            frequency: "at every disappearance that is not canceled",
            uses: "stopping work that is needed only on screen",
            avoid:
                "relying on it after every viewWillDisappear; assuming that the controller is about to be deallocated"),
        .updateViewConstraints: CallbackAdvice(
            frequency: "whenever the view's constraints need an update",
            uses: "changing many constraints at once",
            avoid: "calling setNeedsUpdateConstraints() in the override; omitting the call to super at the end"),
        .viewWillLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass",
            uses: "adjusting to the bounds before layout", avoid: "adding views or observers; starting tasks"),
        .viewDidLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass",
            uses: "reading geometry, and setting the frames of layers",
            avoid: "adding views or observers; starting tasks; invalidating the layout again"),
        .viewSafeAreaInsetsDidChange: CallbackAdvice(
            frequency: "each time the safe area insets change",
            uses: "updating insets that your code computes",
            avoid: "work that safe area constraints do automatically"),
        .viewLayoutMarginsDidChange: CallbackAdvice(
            frequency: "each time the layout margins change",
            uses: "layout code that depends on the margins", avoid: "changing the margins in the override"),
    ]

    private static let surroundings: [Callback: CallbackAdvice] = [
        .traitCollectionDidChange: CallbackAdvice(
            frequency: "each time traits change; in iOS 8 to 12, also when the view first enters a window",
            uses: "updates that UIKit doesn't make automatically for new traits",
            avoid: "overriding it in iOS 17 and later; call registerForTraitChanges(_:handler:) instead"),
        .willTransitionToTraits: CallbackAdvice(
            frequency: "each time a rotation or a resized window is about to change the traits",
            uses: "changing the layout for another size class, with the transition coordinator",
            avoid: "omitting the call to super, which forwards the callback to the children"),
        .viewWillTransitionToSize: CallbackAdvice(
            frequency: "each time a rotation or a resized window is about to change the view's size",
            uses: "animating alongside the transition, with its coordinator",
            avoid: "reading the new size from the view, which still has the old size"),
        .willRotate: CallbackAdvice(
            frequency: "at every rotation, in iOS 7 and earlier",
            uses: "pausing work that would disturb the rotation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .willAnimateRotation: CallbackAdvice(
            frequency: "at every rotation, in iOS 7 and earlier",
            uses: "animating the layout for the new orientation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .didRotate: CallbackAdvice(
            frequency: "at every rotation, in iOS 7 and earlier", uses: "resuming paused work",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .willMoveToParent: CallbackAdvice(
            frequency:
                "before every change of parent (before removeFromParent(), the app has to call it); of several popped"
                + " controllers, only the top one receives it",
            uses: "preparing for the new parent, or ending work for the old one",
            avoid: "omitting the call with nil before removeFromParent()"),
        .didMoveToParent: CallbackAdvice(
            frequency:
                "after every change of parent (after addChild(_:), the app has to call it); if the app calls it while"
                + " the child is appearing in a visible parent, UIKit sends it again",
            uses: "work that has to wait until the move has ended; after a completed pop, the parent is nil",
            avoid: "omitting the call after addChild(_:)"),
        .shouldPerformSegue: CallbackAdvice(
            frequency: "for every segue that the user triggers, for example with a button",
            uses: "deciding whether the segue is performed",
            avoid: "relying on it for performSegue(withIdentifier:sender:), which doesn't send it"),
        .prepareForSegue: CallbackAdvice(
            frequency: "before every segue that is performed",
            uses: "passing data to the destination",
            avoid: "using the destination's outlets, which are nil until its view is loaded"),
        .allowedChildrenForUnwinding: CallbackAdvice(
            frequency: "for every unwind search that reaches the controller",
            uses: "returning the children to search, in order",
            avoid: "returning the child that the search comes from"),
        .canPerformUnwindSegueAction: CallbackAdvice(
            frequency: "for every unwind search that reaches the controller",
            uses: "refusing an unwind segue even though the controller implements its action", avoid: "side effects"),
        .unwindForSegue: CallbackAdvice(
            frequency: "for every unwind segue for which the container has to show another child",
            uses: "showing the child that leads to the destination, in a custom container",
            avoid: "dismissing, which UIKit does"),
        .unwindAction: CallbackAdvice(
            frequency: "for every unwind segue to the controller",
            uses: "reading data from the source", avoid: "dismissing or popping, which UIKit does"),
        .willShow: CallbackAdvice(
            frequency: "each time the navigation controller is about to show a controller, including the first one",
            uses: "hiding or showing bars",
            avoid: "assuming that the transition completes: an interactive pop can be canceled"),
        .didShow: CallbackAdvice(
            frequency: "each time the navigation controller has shown a controller, including the first one",
            uses: "starting the next push or pop, or logging a visit", avoid: "long-running work"),
    ]

    private static let views: [Callback: CallbackAdvice] = [
        .viewAwakeFromNib: CallbackAdvice(
            frequency: "once per view from a nib or storyboard", uses: "setup that the nib can't express",
            avoid: "using the controller, whose viewDidLoad() comes later"),
        .viewWillMoveToSuperview: CallbackAdvice(
            frequency: "each time the superview is about to change",
            uses: "releasing references to the old superview", avoid: "using sizes, which may change"),
        .viewDidMoveToSuperview: CallbackAdvice(
            frequency: "each time the superview changes",
            uses: "adding constraints to the superview", avoid: "assuming that there is a superview"),
        .viewWillMoveToWindow: CallbackAdvice(
            frequency: "each time the window is about to change",
            uses: "stopping work that needs a window",
            avoid: "assuming that there is a window"),
        .viewDidMoveToWindow: CallbackAdvice(
            frequency: "each time the window changes", uses: "starting work that needs a window",
            avoid: "assuming that there is a window"),
        .viewLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass", uses: "setting the frames of subviews and layers",
            avoid: "calling it directly; call setNeedsLayout() instead"),
    ]

    private static let application: [Callback: CallbackAdvice] = [
        .willFinishLaunching: delegate("once per launch", "setup that state restoration needs"),
        .didFinishLaunching: delegate(
            "once per launch", "setting up the app, and creating the window in an app without scenes"),
        .didBecomeActive: delegate("each time an app without scenes becomes active", "resuming paused work"),
        .willResignActive: delegate("each time an app without scenes becomes inactive", "pausing work"),
        .didEnterBackground: delegate(
            "each time an app without scenes enters the background", "saving data and releasing shared resources"),
        .willEnterForeground: delegate(
            "each time an app without scenes returns to the foreground", "undoing what didEnterBackground did"),
        .willTerminate: delegate("rarely: a suspended app is terminated without it", "saving data"),
        .appDidReceiveMemoryWarning: delegate("at every memory warning", "releasing caches"),
        .sceneWillConnect: delegate("each time a scene connects", "creating the window and its root controller"),
        .sceneDidBecomeActive: delegate("each time the scene becomes active", "resuming paused work"),
        .sceneWillResignActive: delegate("each time the scene becomes inactive", "pausing work"),
        .sceneDidEnterBackground: delegate(
            "each time the scene enters the background",
            "saving data, and preparing the interface for the snapshots that UIKit takes afterward"),
        .sceneWillEnterForeground: delegate(
            "each time the scene enters the foreground, including at launch",
            "undoing what sceneDidEnterBackground did"),
        .sceneDidDisconnect: delegate("each time the system disconnects the scene", "releasing the scene's resources"),
    ]

    /// Returns the advice for a callback that the delegate of the application or of a scene receives.
    static func delegate(_ frequency: String, _ uses: String) -> CallbackAdvice {
        CallbackAdvice(
            frequency: frequency, uses: uses,
            avoid: "expecting appearance callbacks when the app enters the background or returns: UIKit sends none")
    }

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
        .task: CallbackAdvice(
            frequency: "at every appearance of the view, and again when the value of task(id:) changes",
            uses: "asynchronous work for as long as the view is shown",
            avoid: "catching CancellationError as a failure: SwiftUI cancels the work when the view disappears"),
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
