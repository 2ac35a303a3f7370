import LifecycleModel

/// Advice for overriding a callback, in addition to its `Callback.contract`: how often UIKit sends it, what to
/// use it for, and what to avoid.
///
/// Sources: Apple's documentation of each, and the Evidence articles for what the documentation leaves open.
public struct CallbackAdvice: Sendable {
    /// The frequency with which UIKit sends the callback.
    public let often: String
    /// The recommended uses.
    public let belongs: String
    /// The uses to avoid.
    public let beware: String

    /// Returns the advice for a callback.
    public static func on(_ callback: Callback) -> CallbackAdvice? { table[callback] }

    static let table: [Callback: CallbackAdvice] =
        creation.merging(appearance) { $1 }.merging(surroundings) { $1 }.merging(views) { $1 }
        .merging(application) { $1 }.merging(modern) { $1 }

    private static let creation: [Callback: CallbackAdvice] = [
        .initializer: CallbackAdvice(
            often: "once per instance",
            belongs: "what the controller needs before it has a view: its model, title, and tab bar item",
            beware: "reading 'view', which loads it immediately"),
        .initWithCoder: CallbackAdvice(
            often: "once per instance",
            belongs: "initial values of properties that need no outlets",
            beware: "using outlets, which are nil; reading 'view'"),
        .initWithNibName: CallbackAdvice(
            often: "once per instance", belongs: "initial values of properties",
            beware: "using outlets, which are nil; reading 'view'"),
        .awakeFromNib: CallbackAdvice(
            often: "once per instance that comes from a storyboard or nib",
            belongs: "setup that needs the other objects in the archive",
            beware: "using traits and frames, which are not final; reading 'view'"),
        .loadView: CallbackAdvice(
            often: "once per view: again after 'view' is set to nil",
            belongs: "creating the root view and assigning it to 'view', in controllers without a nib or storyboard",
            beware: "calling super; calling loadView() directly; reading 'view'"),
        .loadViewIfNeeded: CallbackAdvice(
            often: "whenever the app calls it",
            belongs: "nothing; call it, do not override it", beware: "loading views that may never be shown"),
        .viewDidLoad: CallbackAdvice(
            often: "once per view",
            belongs: "one-time setup of the view: subviews, constraints, observers, initial data",
            beware: "reading geometry; presenting; work that every appearance needs"),
        .viewWillUnload: CallbackAdvice(
            often: "once per view that is released",
            belongs: "saving state that only the view has", beware: "iOS 6 and later, which never send it"),
        .viewDidUnload: CallbackAdvice(
            often: "once per view that is released",
            belongs: "setting outlets to nil", beware: "iOS 6 and later, which never send it"),
        .deinitializer: CallbackAdvice(
            often: "once per instance",
            belongs: "removing observers and invalidating timers",
            beware: "relying on it: a closure or timer that retains the controller prevents it"),
        .didReceiveMemoryWarning: CallbackAdvice(
            often: "at every memory warning, on screen or off screen",
            belongs: "releasing what can be recreated: caches, images", beware: "omitting the call to super"),
    ]

    private static let appearance: [Callback: CallbackAdvice] = [
        .viewWillAppear: CallbackAdvice(
            often: "at every appearance",
            belongs:
                "updating the content, configuring bars, beginning work that viewDidAppear or viewWillDisappear ends",
            beware: "one-time work; reading geometry, which is final only in viewIsAppearing; presenting"),
        .viewIsAppearing: CallbackAdvice(
            often: "once at every appearance",
            belongs: "work that needs size or traits at every appearance, such as scrolling to a row",
            beware: "one-time work"),
        .viewDidAppear: CallbackAdvice(
            often: "at every appearance that is not canceled",
            belongs: "presenting, starting animations and playback, logging a visit",
            beware: "relying on it after every viewWillAppear: a canceled transition skips it"),
        .viewWillDisappear: CallbackAdvice(
            often: "at every disappearance",
            belongs: "ending editing, saving, ending work that viewWillAppear began",
            beware: "assuming that the view disappears: after a canceled swipe, viewWillAppear follows"),
        .viewDidDisappear: CallbackAdvice(
            often: "at every disappearance that is not canceled",
            belongs: "stopping work that is only needed on screen",
            beware: "relying on it after every viewWillDisappear; assuming that the controller is deallocated"),
        .updateViewConstraints: CallbackAdvice(
            often: "at every layout pass",
            belongs: "changing many constraints at once",
            beware: "calling setNeedsUpdateConstraints() in it; call super last"),
        .viewWillLayoutSubviews: CallbackAdvice(
            often: "at every layout pass",
            belongs: "adjusting to the bounds before layout", beware: "adding views, observers or tasks"),
        .viewDidLayoutSubviews: CallbackAdvice(
            often: "at every layout pass",
            belongs: "reading geometry, setting frames of layers",
            beware: "adding views, observers or tasks; invalidating the layout again"),
        .viewSafeAreaInsetsDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "insets that the code computes",
            beware: "work that constraints to the safe area do automatically"),
        .viewLayoutMarginsDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "layout code that depends on the margins", beware: "changing the margins in it"),
    ]

    private static let surroundings: [Callback: CallbackAdvice] = [
        .traitCollectionDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "updates that UIKit does not make automatically for new traits",
            beware: "iOS 17 and later: use registerForTraitChanges"),
        .willTransitionToTraits: CallbackAdvice(
            often: "at every change of traits",
            belongs: "changing the layout for another size class, with the transition coordinator",
            beware: "omitting the call to super, which forwards to the children"),
        .viewWillTransitionToSize: CallbackAdvice(
            often: "at every change of size",
            belongs: "animating alongside the transition coordinator",
            beware: "reading the new size from the view, which still has the old one"),
        .willRotate: CallbackAdvice(
            often: "at every rotation",
            belongs: "pausing work that would disturb the rotation",
            beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .willAnimateRotation: CallbackAdvice(
            often: "at every rotation",
            belongs: "the layout of the new orientation", beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .didRotate: CallbackAdvice(
            often: "at every rotation", belongs: "resuming paused work",
            beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .willMoveToParent: CallbackAdvice(
            often: "at every change of parent",
            belongs: "preparing for the new parent, or ending work for the old one",
            beware: "omitting the call with nil before a child is removed"),
        .didMoveToParent: CallbackAdvice(
            often: "at every change of parent; twice if a child is added to a visible parent",
            belongs: "work that has to wait until the move is complete; after a completed pop, the parent is nil",
            beware: "omitting the call after addChild(_:)"),
        .shouldPerformSegue: CallbackAdvice(
            often: "for every segue that a control starts",
            belongs: "deciding whether the segue is performed",
            beware: "relying on it for performSegue(withIdentifier:sender:), which does not send it"),
        .prepareForSegue: CallbackAdvice(
            often: "for every segue",
            belongs: "passing data to the destination", beware: "using the destination's outlets, which are nil"),
        .allowedChildrenForUnwinding: CallbackAdvice(
            often: "for every unwind search that reaches the controller",
            belongs: "returning the children to search, in order",
            beware: "returning the child that the search comes from"),
        .canPerformUnwindSegueAction: CallbackAdvice(
            often: "for every unwind search that reaches the controller",
            belongs: "refusing an unwind although the controller has the action", beware: "side effects"),
        .unwindForSegue: CallbackAdvice(
            often: "for every unwind segue through the container",
            belongs: "popping or selecting in a custom container", beware: "dismissing, which UIKit does"),
        .unwindAction: CallbackAdvice(
            often: "for every unwind segue to the controller",
            belongs: "reading data from the source", beware: "dismissing or popping, which UIKit does"),
        .willShow: CallbackAdvice(
            often: "for every push and pop",
            belongs: "hiding or showing bars",
            beware: "assuming that the transition completes: a swipe can be canceled"),
        .didShow: CallbackAdvice(
            often: "for every push and pop that is completed",
            belongs: "starting the next push or pop, logging a visit", beware: "long-running work"),
    ]

    private static let views: [Callback: CallbackAdvice] = [
        .viewAwakeFromNib: CallbackAdvice(
            often: "once", belongs: "setup of subviews that the nib can't express",
            beware: "using the controller, whose viewDidLoad() comes later"),
        .viewWillMoveToSuperview: CallbackAdvice(
            often: "at every change",
            belongs: "releasing references to the old superview", beware: "using sizes, which may change"),
        .viewDidMoveToSuperview: CallbackAdvice(
            often: "at every change",
            belongs: "adding constraints to the superview", beware: "assuming that there is a superview"),
        .viewWillMoveToWindow: CallbackAdvice(
            often: "at every change",
            belongs: "stopping work that needs a window",
            beware: "assuming that there is a window"),
        .viewDidMoveToWindow: CallbackAdvice(
            often: "at every change", belongs: "starting work that needs a window",
            beware: "assuming that there is a window"),
        .viewLayoutSubviews: CallbackAdvice(
            often: "at every layout pass", belongs: "setting frames of subviews and layers",
            beware: "calling it directly; call setNeedsLayout() instead"),
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

    static func delegate(_ often: String, _ belongs: String) -> CallbackAdvice {
        CallbackAdvice(
            often: often, belongs: belongs,
            beware: "expecting appearance callbacks: controllers receive none when the app changes its state")
    }
}
