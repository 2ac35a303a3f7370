extension Catalog.Messages {
    static let views = Entry.entries(
        #"""
        # no-root-view-controller
        raises 9-: NSInternalInconsistencyException
        text 5-: Application windows are expected to have a root view controller at the end of application launch
        cause: the key window had no rootViewController after didFinishLaunching
        means: Without a root controller, the window has no controller to show. In iOS 9 and later, UIKit raises an
        exception.
        fix: set window.rootViewController before makeKeyAndVisible
        reports: aporat/KKPasscodeLock#13

        # manual-root-view-add
        text 13-: [Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported.
        Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.
        cause: the app added the root controller's view to a view hierarchy, or added the root controller to another
        controller
        means: Only the window may add the view of its root controller.
        fix: set rootViewController and call makeKeyAndVisible, but don't add the view; before you move the controller,
        set another root

        # load-view-while-deallocating
        text 9-: Attempting to load the view of a view controller while it is deallocating is not allowed and may
        result in undefined behavior (<{X}: {addr}>)
        subject: X
        cause: 'view' was read during deallocation, although the view was never loaded, for example by
        UISearchController in iOS 9
        means: The controller would load its view and run viewDidLoad while it is being deallocated.
        fix: use viewIfLoaded in deinit; for a UISearchController in iOS 9, call loadViewIfNeeded() after creating it

        # exc-nib-view-outlet
        raises: NSInternalInconsistencyException
        text 2-: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "{Nib}" nib but the view outlet was not
        set.
        cause: the view outlet of the nib's File's Owner is not connected
        means: The nib was found, but it doesn't provide the controller's view.
        fix: connect the view outlet of File's Owner in the nib, or check the nib's name

        # exc-nib-missing
        raises: NSInternalInconsistencyException
        text 2-: Could not load NIB in bundle: 'NSBundle <{Bundle}> (loaded)' with name '{Nib}'
        text 2-: -[UIViewController _loadViewFromNibNamed:bundle:] was unable to load a nib named "{Nib}"
        cause: the bundle doesn't contain the controller's nib
        means: UIKit tried to load the controller's view from a nib that doesn't exist.
        fix: correct the name in init(nibName:bundle:), or add the nib to the target
        reports: SwiftKickMobile/SwiftMessages#178

        # outlet-key-missing
        raises: NSUnknownKeyException
        text 2-: [<{Class} {addr}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the
        key {key}.
        subject: Class
        cause: the nib or storyboard connects an outlet that the class doesn't have
        means: UIKit connects the outlets while it loads the nib. This class has no property for one of them.
        fix: delete the connection in Interface Builder, or rename the outlet in the class; if the class is right, check
        the class and the module of the object in Interface Builder

        # tableview-layout-outside-hierarchy
        text 13-: [TableView] Warning once only: UITableView was told to layout its visible cells and other contents
        without being in the view hierarchy (the table view or one of its superviews has not been added to a window).
        This may cause bugs by forcing views inside the table view to load and perform layout without accurate
        information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also
        cause unnecessary performance overhead due to extra layout passes...
        cause: a table view was updated while it was not in a window, for example in viewWillAppear or under a covering
        controller
        means: A table view laid out its cells while it was not in a window.
        fix: reload in viewIsAppearing or viewDidAppear, or only while view.window is not nil
        note: the logs omit parts

        # flow-layout-item-too-large
        text 8-: the item width must be less than the width of the UICollectionView minus the section insets left and
        right values
        text 8-: the item height must be less than the height of the UICollectionView minus the section insets top and
        bottom values
        cause: the item size of a UICollectionViewFlowLayout was computed for another size of the view, for example in
        viewDidLoad, or before a rotation
        means: An item doesn't fit into the collection view, so the layout of the items is not defined.
        fix: invalidate the layout in viewWillTransition(to:with:) and, if the size of the view has changed, in
        viewWillLayoutSubviews, and compute the item size from the collection view's current bounds
        reports: jessesquires/JSQMessagesViewController#881 | zepojo/UPCarouselFlowLayout#17 | facebook/componentkit#385
        note: a line with 'The behavior of the UICollectionViewFlowLayout is not defined because:' precedes it; in iOS 9
        and later, the content insets follow

        # end-disabling-autorotation
        text 6-11: -[UIWindow endDisablingInterfaceAutorotationAnimated:] called on <{WindowClass}: {addr};
        {description}> without matching -beginDisablingInterfaceAutorotation. Ignoring.
        cause: a presentation was interrupted, or the keyboard was dismissed during scrolling, which unbalanced UIKit's
        rotation lock
        means: UIKit unlocked rotation more often than it locked rotation. This is usually harmless.
        fix: no change is needed; if rotation fails, look for interrupted presentations

        # two-stage-rotation
        text 3-7: Two-stage rotation animation is deprecated. This application should use the smoother single-stage
        animation.
        cause: UIKit sent the callbacks of two-stage rotation, usually because a tab bar controller is inside a
        navigation controller, or because a child's view was added without addChildViewController
        means: The interface rotates in two steps instead of one.
        fix: put navigation controllers inside the tab bar controller, and use addChildViewController

        # layout-off-main-thread
        raises 12-: NSInternalInconsistencyException
        severity: error
        text 9-11: This application is modifying the autolayout engine from a background thread
        text 12-: Modifications to the layout engine must not be performed from a background thread after it has been
        accessed from the main thread.
        text 11-: Main Thread Checker: UI API called on a background thread: -[{Class} {method}]
        cause: the app used a view or a controller on another thread, for example in the completion handler of a request
        means: UIKit works only on the main thread. Callbacks may come late, twice, or not at all, and the app may crash.
        fix: call UIKit on the main actor, for example in DispatchQueue.main.async
        reports: Tencent/QMUI_iOS#800 | flutter/flutter#143734 | NativeScript/NativeScript#7219 |
        ninjaprox/NVActivityIndicatorView#209

        # snapshot-unrendered-view
        text 7-: Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your view has
        been rendered at least once before snapshotting or snapshot after screen updates.
        cause: a snapshot was taken before the view was first rendered
        means: The snapshot is empty. With image pickers and alerts, the message is harmless.
        fix: take the snapshot after screen updates, or after viewDidAppear
        """#)
}
