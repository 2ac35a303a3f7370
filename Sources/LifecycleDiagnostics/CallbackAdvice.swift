import LifecycleModel

/// Advice for overriding a callback, in addition to its `Callback.contract`: how often UIKit sends it, what to
/// use it for, and what to avoid.
///
/// Sources: Apple's documentation of each callback, and the Evidence articles for what the documentation leaves open.
public struct CallbackAdvice: Sendable {
    /// The frequency with which UIKit sends the callback.
    public let frequency: String
    /// The recommended uses.
    public let uses: String
    /// The uses to avoid.
    public let avoid: String

    /// Returns the advice for a callback.
    public static func on(_ callback: Callback) -> CallbackAdvice? { table[callback] }

    static let table: [Callback: CallbackAdvice] =
        creation.merging(appearance) { $1 }.merging(surroundings) { $1 }.merging(views) { $1 }
        .merging(application) { $1 }.merging(modern) { $1 }

    private static let creation: [Callback: CallbackAdvice] = [
        .initializer: CallbackAdvice(
            frequency: "once per instance",
            uses: "what the controller needs before it has a view: its model, title, and tab bar item",
            avoid: "reading 'view', which loads it immediately"),
        .initWithCoder: CallbackAdvice(
            frequency: "once per instance",
            uses: "initial values of properties that need no outlets",
            avoid: "using outlets, which are nil; reading 'view'"),
        .initWithNibName: CallbackAdvice(
            frequency: "once per instance", uses: "initial values of properties",
            avoid: "using outlets, which are nil; reading 'view'"),
        .awakeFromNib: CallbackAdvice(
            frequency: "once per instance that comes from a storyboard or nib",
            uses: "setup that needs the other objects in the archive",
            avoid: "using traits and frames, which are not final; reading 'view'"),
        .loadView: CallbackAdvice(
            frequency: "once per view, and again after 'view' is set to nil",
            uses: "creating the root view and assigning it to 'view', in controllers without a nib or storyboard",
            avoid: "calling super; calling loadView() directly; reading 'view'"),
        .loadViewIfNeeded: CallbackAdvice(
            frequency: "whenever the app calls it",
            uses: "nothing; call it, don't override it", avoid: "loading views that may never be shown"),
        .viewDidLoad: CallbackAdvice(
            frequency: "once per view",
            uses: "one-time setup of the view: subviews, constraints, observers, initial data",
            avoid: "reading geometry; presenting; work that every appearance needs"),
        .viewWillUnload: CallbackAdvice(
            frequency: "once per view that is released",
            uses: "saving state that only the view has",
            avoid: "overriding it in iOS 6 and later, where UIKit never sends it"),
        .viewDidUnload: CallbackAdvice(
            frequency: "once per view that is released",
            uses: "setting outlets to nil", avoid: "overriding it in iOS 6 and later, where UIKit never sends it"),
        .deinitializer: CallbackAdvice(
            frequency: "once per instance",
            uses: "removing observers and invalidating timers",
            avoid: "relying on it: a closure or timer that retains the controller prevents it"),
        .didReceiveMemoryWarning: CallbackAdvice(
            frequency: "at every memory warning, on screen or off screen",
            uses: "releasing what can be recreated: caches, images", avoid: "omitting the call to super"),
    ]

    private static let appearance: [Callback: CallbackAdvice] = [
        .viewWillAppear: CallbackAdvice(
            frequency: "at every appearance",
            uses:
                "updating the content, configuring bars, beginning work that viewDidAppear or viewWillDisappear ends",
            avoid: "one-time work; reading geometry, which is final only in viewIsAppearing; presenting"),
        .viewIsAppearing: CallbackAdvice(
            frequency: "once per appearance",
            uses: "work that needs size or traits at every appearance, such as scrolling to a row",
            avoid: "one-time work"),
        .viewDidAppear: CallbackAdvice(
            frequency: "at every appearance that is not canceled",
            uses: "presenting, starting animations and playback, logging a visit",
            avoid: "relying on it after every viewWillAppear: a canceled transition skips it"),
        .viewWillDisappear: CallbackAdvice(
            frequency: "at every disappearance",
            uses: "ending editing, saving, ending work that viewWillAppear began",
            avoid: "assuming that the view disappears: after a canceled swipe, viewWillAppear follows"),
        .viewDidDisappear: CallbackAdvice(
            frequency: "at every disappearance that is not canceled",
            uses: "stopping work that is needed only on screen",
            avoid: "relying on it after every viewWillDisappear; assuming that the controller is deallocated"),
        .updateViewConstraints: CallbackAdvice(
            frequency: "whenever the view's constraints need an update",
            uses: "changing many constraints at once",
            avoid: "calling setNeedsUpdateConstraints() in it; omitting the call to super, which comes last"),
        .viewWillLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass",
            uses: "adjusting to the bounds before layout", avoid: "adding views, observers, or tasks"),
        .viewDidLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass",
            uses: "reading geometry, setting frames of layers",
            avoid: "adding views, observers, or tasks; invalidating the layout again"),
        .viewSafeAreaInsetsDidChange: CallbackAdvice(
            frequency: "at every change",
            uses: "insets that the code computes",
            avoid: "work that constraints to the safe area do automatically"),
        .viewLayoutMarginsDidChange: CallbackAdvice(
            frequency: "at every change",
            uses: "layout code that depends on the margins", avoid: "changing the margins in it"),
    ]

    private static let surroundings: [Callback: CallbackAdvice] = [
        .traitCollectionDidChange: CallbackAdvice(
            frequency: "at every change",
            uses: "updates that UIKit doesn't make automatically for new traits",
            avoid: "overriding it in iOS 17 and later; use registerForTraitChanges"),
        .willTransitionToTraits: CallbackAdvice(
            frequency: "at every change of traits",
            uses: "changing the layout for another size class, with the transition coordinator",
            avoid: "omitting the call to super, which forwards to the children"),
        .viewWillTransitionToSize: CallbackAdvice(
            frequency: "at every change of size",
            uses: "animating alongside the transition coordinator",
            avoid: "reading the new size from the view, which still has the old one"),
        .willRotate: CallbackAdvice(
            frequency: "at every rotation",
            uses: "pausing work that would disturb the rotation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .willAnimateRotation: CallbackAdvice(
            frequency: "at every rotation",
            uses: "the layout of the new orientation",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .didRotate: CallbackAdvice(
            frequency: "at every rotation", uses: "resuming paused work",
            avoid: "overriding it in iOS 8 and later; use viewWillTransition(to:with:)"),
        .willMoveToParent: CallbackAdvice(
            frequency: "at every change of parent",
            uses: "preparing for the new parent, or ending work for the old one",
            avoid: "omitting the call with nil before a child is removed"),
        .didMoveToParent: CallbackAdvice(
            frequency: "at every change of parent; twice if a child is added to a visible parent",
            uses: "work that has to wait until the move is complete; after a completed pop, the parent is nil",
            avoid: "omitting the call after addChild(_:)"),
        .shouldPerformSegue: CallbackAdvice(
            frequency: "for every segue that a control starts",
            uses: "deciding whether the segue is performed",
            avoid: "relying on it for performSegue(withIdentifier:sender:), which doesn't send it"),
        .prepareForSegue: CallbackAdvice(
            frequency: "for every segue",
            uses: "passing data to the destination", avoid: "using the destination's outlets, which are nil"),
        .allowedChildrenForUnwinding: CallbackAdvice(
            frequency: "for every unwind search that reaches the controller",
            uses: "returning the children to search, in order",
            avoid: "returning the child that the search comes from"),
        .canPerformUnwindSegueAction: CallbackAdvice(
            frequency: "for every unwind search that reaches the controller",
            uses: "refusing an unwind although the controller has the action", avoid: "side effects"),
        .unwindForSegue: CallbackAdvice(
            frequency: "for every unwind segue through the container",
            uses: "popping or selecting in a custom container", avoid: "dismissing, which UIKit does"),
        .unwindAction: CallbackAdvice(
            frequency: "for every unwind segue to the controller",
            uses: "reading data from the source", avoid: "dismissing or popping, which UIKit does"),
        .willShow: CallbackAdvice(
            frequency: "for every push and pop",
            uses: "hiding or showing bars",
            avoid: "assuming that the transition completes: a swipe can be canceled"),
        .didShow: CallbackAdvice(
            frequency: "for every push and pop that is completed",
            uses: "starting the next push or pop, logging a visit", avoid: "long-running work"),
    ]

    private static let views: [Callback: CallbackAdvice] = [
        .viewAwakeFromNib: CallbackAdvice(
            frequency: "once", uses: "setup of subviews that the nib can't express",
            avoid: "using the controller, whose viewDidLoad() comes later"),
        .viewWillMoveToSuperview: CallbackAdvice(
            frequency: "at every change",
            uses: "releasing references to the old superview", avoid: "using sizes, which may change"),
        .viewDidMoveToSuperview: CallbackAdvice(
            frequency: "at every change",
            uses: "adding constraints to the superview", avoid: "assuming that there is a superview"),
        .viewWillMoveToWindow: CallbackAdvice(
            frequency: "at every change",
            uses: "stopping work that needs a window",
            avoid: "assuming that there is a window"),
        .viewDidMoveToWindow: CallbackAdvice(
            frequency: "at every change", uses: "starting work that needs a window",
            avoid: "assuming that there is a window"),
        .viewLayoutSubviews: CallbackAdvice(
            frequency: "at every layout pass", uses: "setting frames of subviews and layers",
            avoid: "calling it directly; call setNeedsLayout() instead"),
    ]

    private static let application: [Callback: CallbackAdvice] = [
        .willFinishLaunching: delegate("once", "setup that state restoration needs"),
        .didFinishLaunching: delegate("once", "setup; creating the window in an app without scenes"),
        .didBecomeActive: delegate("each time the app becomes active", "resuming paused work"),
        .willResignActive: delegate("each time the app becomes inactive", "pausing work"),
        .didEnterBackground: delegate("each time the app enters the background", "saving, releasing shared resources"),
        .willEnterForeground: delegate(
            "each time the app returns to the foreground", "undoing what didEnterBackground did"),
        .willTerminate: delegate("rarely: a suspended app is terminated without it", "saving"),
        .appDidReceiveMemoryWarning: delegate("at every memory warning", "releasing caches"),
        .sceneWillConnect: delegate("once per scene", "creating the window and its root controller"),
        .sceneDidBecomeActive: delegate("each time the scene becomes active", "resuming paused work"),
        .sceneWillResignActive: delegate("each time the scene becomes inactive", "pausing work"),
        .sceneDidEnterBackground: delegate("each time the scene enters the background", "saving; snapshots follow"),
        .sceneWillEnterForeground: delegate(
            "each time the scene returns to the foreground", "undoing what sceneDidEnterBackground did"),
        .sceneDidDisconnect: delegate("each time the system disconnects the scene", "releasing the scene's resources"),
    ]

    static func delegate(_ frequency: String, _ uses: String) -> CallbackAdvice {
        CallbackAdvice(
            frequency: frequency, uses: uses,
            avoid: "expecting appearance callbacks: controllers receive none when the app changes its state")
    }
}
