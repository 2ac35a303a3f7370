import LifecycleModel

/// What is to be known of a callback before one overrides it, beside its `Callback.contract`: how often
/// it comes, what belongs in it, what not.
///
/// Sources: Apple's documentation of each, and the Evidence articles for what the documentation leaves open.
public struct CallbackAdvice: Sendable {
    /// How often it comes.
    public let often: String
    /// What belongs in it.
    public let belongs: String
    /// What does not belong in it, or what to beware of.
    public let beware: String

    /// What is to be known of `callback`.
    public static func on(_ callback: Callback) -> CallbackAdvice? { table[callback] }

    static let table: [Callback: CallbackAdvice] =
        creation.merging(appearance) { $1 }.merging(surroundings) { $1 }.merging(views) { $1 }
        .merging(application) { $1 }.merging(modern) { $1 }

    private static let creation: [Callback: CallbackAdvice] = [
        .initializer: CallbackAdvice(
            often: "once in a life",
            belongs: "what the controller needs before it has a view: its model, its title, its tab bar item",
            beware: "reading 'view', which would load it at once"),
        .initWithCoder: CallbackAdvice(
            often: "once in a life",
            belongs: "the values of properties that need no outlet", beware: "outlets, which are nil, and 'view'"),
        .initWithNibName: CallbackAdvice(
            often: "once in a life", belongs: "the values of properties", beware: "outlets, which are nil, and 'view'"),
        .awakeFromNib: CallbackAdvice(
            often: "once in a life, for controllers from a storyboard or nib",
            belongs: "what needs the other objects of the archive",
            beware: "traits and frames, which are not right yet, and 'view'; call super"),
        .loadView: CallbackAdvice(
            often: "once for every view: again after 'view' was set to nil",
            belongs: "making the root view and assigning it to 'view', for controllers made in code",
            beware: "calling super in an override, calling it directly, reading 'view' in it"),
        .loadViewIfNeeded: CallbackAdvice(
            often: "whenever the app calls it",
            belongs: "nothing: it is called, not overridden", beware: "loading views that may never be shown"),
        .viewDidLoad: CallbackAdvice(
            often: "once for every view",
            belongs: "one-time work on the view: subviews, constraints, observers, the first data",
            beware: "geometry, presenting, and what is to happen at every appearance"),
        .viewWillUnload: CallbackAdvice(
            often: "once for every view that is released",
            belongs: "keeping what the view alone knows", beware: "iOS 6 and later, where it never comes"),
        .viewDidUnload: CallbackAdvice(
            often: "once for every view that is released",
            belongs: "setting outlets to nil", beware: "iOS 6 and later, where it never comes"),
        .deinitializer: CallbackAdvice(
            often: "once in a life",
            belongs: "removing observers and invalidating what the controller holds",
            beware: "counting on it: a closure or timer that holds the controller keeps it from coming"),
        .didReceiveMemoryWarning: CallbackAdvice(
            often: "whenever it does, on screen or off",
            belongs: "dropping what can be made again: caches, images", beware: "leaving out super"),
    ]

    private static let appearance: [Callback: CallbackAdvice] = [
        .viewWillAppear: CallbackAdvice(
            often: "at every appearance",
            belongs:
                "bringing what is shown up to date, the look of bars, work that viewDidAppear or viewWillDisappear ends",
            beware: "one-time work, geometry before iOS 13's viewIsAppearing, presenting; call super"),
        .viewIsAppearing: CallbackAdvice(
            often: "once at every appearance",
            belongs: "what needs size or traits at every appearance: scrolling to a row, filling by size class",
            beware: "one-time work; call super"),
        .viewDidAppear: CallbackAdvice(
            often: "at every appearance that is not turned back",
            belongs: "presenting, starting animations and playback, counting a visit",
            beware: "counting on it after every viewWillAppear: a cancelled transition leaves it out; call super"),
        .viewWillDisappear: CallbackAdvice(
            often: "at every disappearance",
            belongs: "ending the editing, saving, undoing what viewWillAppear began",
            beware: "taking it for the end: a swipe that is let go brings viewWillAppear next; call super"),
        .viewDidDisappear: CallbackAdvice(
            often: "at every disappearance that is not turned back",
            belongs: "stopping what runs only for the screen",
            beware: "counting on it after every viewWillDisappear; the controller may live on; call super"),
        .updateViewConstraints: CallbackAdvice(
            often: "any number of times",
            belongs: "changing many constraints at once", beware: "marking them again inside it; call super last"),
        .viewWillLayoutSubviews: CallbackAdvice(
            often: "any number of times",
            belongs: "adjusting to the bounds before layout", beware: "adding views, observers or tasks"),
        .viewDidLayoutSubviews: CallbackAdvice(
            often: "any number of times",
            belongs: "reading geometry, frames of layers",
            beware: "adding views, observers or tasks; making layout dirty again"),
        .viewSafeAreaInsetsDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "insets that are computed by hand",
            beware: "work that constraints to the safe area do by themselves"),
        .viewLayoutMarginsDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "what follows the margins by hand", beware: "changing the margins inside it"),
    ]

    private static let surroundings: [Callback: CallbackAdvice] = [
        .traitCollectionDidChange: CallbackAdvice(
            often: "at every change",
            belongs: "what depends on traits and does not follow by itself",
            beware: "iOS 17 and later, where registerForTraitChanges takes its place"),
        .willTransitionToTraits: CallbackAdvice(
            often: "at every change of traits",
            belongs: "rearranging for another size class beside the coordinator",
            beware: "leaving out super, which tells the children"),
        .viewWillTransitionToSize: CallbackAdvice(
            often: "at every change of size",
            belongs: "animating along with the coordinator",
            beware: "reading the new size from the view, which still has the old one; call super"),
        .willRotate: CallbackAdvice(
            often: "at every rotation",
            belongs: "pausing what disturbs the rotation",
            beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .willAnimateRotation: CallbackAdvice(
            often: "at every rotation",
            belongs: "the layout of the new orientation", beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .didRotate: CallbackAdvice(
            often: "at every rotation", belongs: "going on with what was paused",
            beware: "iOS 8 and later: use viewWillTransition(to:with:)"),
        .willMoveToParent: CallbackAdvice(
            often: "at every change of parent",
            belongs: "preparing for the new parent, or ending what the old one was for",
            beware: "forgetting to call it with nil before a child is removed; call super"),
        .didMoveToParent: CallbackAdvice(
            often: "at every change of parent; twice where a child is added under a visible parent",
            belongs: "what has to wait until the move is over; a pop that was completed shows here by nil",
            beware: "forgetting to call it after addChild(_:); call super"),
        .shouldPerformSegue: CallbackAdvice(
            often: "for every segue that a control starts",
            belongs: "answering whether it may",
            beware: "counting on it for performSegue(withIdentifier:sender:), which does not ask"),
        .prepareForSegue: CallbackAdvice(
            often: "for every segue",
            belongs: "handing data to the destination", beware: "the destination's outlets, which are nil"),
        .allowedChildrenForUnwinding: CallbackAdvice(
            often: "for every search",
            belongs: "naming the children to be asked, in order", beware: "naming the one that the search comes from"),
        .canPerformUnwindSegueAction: CallbackAdvice(
            often: "for every search",
            belongs: "refusing for reasons that the action's presence does not show", beware: "side effects"),
        .unwindForSegue: CallbackAdvice(
            often: "for every unwinding through it",
            belongs: "popping or selecting in a container of one's own", beware: "dismissing, which UIKit does"),
        .unwindAction: CallbackAdvice(
            often: "for every unwinding to it",
            belongs: "taking over data from the source", beware: "dismissing or popping by hand"),
        .willShow: CallbackAdvice(
            often: "for every push and pop",
            belongs: "hiding or showing bars", beware: "taking it for the end: a swipe can be let go"),
        .didShow: CallbackAdvice(
            often: "for every push and pop that is completed",
            belongs: "the next push or pop, counting a visit", beware: "long work"),
    ]

    private static let views: [Callback: CallbackAdvice] = [
        .viewWillMoveToSuperview: CallbackAdvice(
            often: "at every change",
            belongs: "letting go of the old superview", beware: "sizes, which may change"),
        .viewDidMoveToSuperview: CallbackAdvice(
            often: "at every change",
            belongs: "constraints to the superview", beware: "the case without a superview"),
        .viewWillMoveToWindow: CallbackAdvice(
            often: "at every change",
            belongs: "stopping what needs a window",
            beware: "the case without a window"),
        .viewDidMoveToWindow: CallbackAdvice(
            often: "at every change", belongs: "starting what needs a window",
            beware: "the case without a window"),
        .viewLayoutSubviews: CallbackAdvice(
            often: "any number of times", belongs: "frames of subviews and layers",
            beware: "calling it directly: use setNeedsLayout()"),
    ]

    private static let application: [Callback: CallbackAdvice] = [
        .willFinishLaunching: delegate("once", "what restoration needs"),
        .didFinishLaunching: delegate("once", "setting up; the window, without scenes"),
        .didBecomeActive: delegate("at every return", "going on with what was paused"),
        .willResignActive: delegate("at every leave", "pausing"),
        .didEnterBackground: delegate("at every leave", "saving, freeing what is shared"),
        .willEnterForeground: delegate("at every return", "undoing what the background wanted"),
        .willTerminate: delegate("seldom: a suspended app is ended without a word", "saving"),
        .appDidReceiveMemoryWarning: delegate("whenever it does", "dropping caches"),
        .sceneWillConnect: delegate("once for each scene", "its window and root controller"),
        .sceneDidBecomeActive: delegate("at every return", "going on with what was paused"),
        .sceneWillResignActive: delegate("at every leave", "pausing"),
        .sceneDidEnterBackground: delegate("at every leave", "saving; snapshots are taken next"),
        .sceneWillEnterForeground: delegate("at every return", "undoing what the background wanted"),
        .sceneDidDisconnect: delegate("once for each scene", "freeing what is its own"),
    ]

    static func delegate(_ often: String, _ belongs: String) -> CallbackAdvice {
        CallbackAdvice(
            often: often, belongs: belongs,
            beware: "taking it for an appearance: controllers hear of none when the app goes and comes")
    }
}
