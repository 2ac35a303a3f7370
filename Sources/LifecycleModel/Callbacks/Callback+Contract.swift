extension Callback {
    /// A description of when UIKit sends the callback, in one or two sentences. Drawings show the description as a
    /// tooltip, and `explain` prints it first.
    ///
    /// Sources: Apple's documentation of each callback, and the Evidence articles for details that the documentation
    /// leaves open.
    public var contract: String {
        switch self {
        case .initializer: "The controller is created in code with init(), which calls init(nibName:bundle:)."
        case .initWithCoder: "The controller is created from a storyboard or nib; its outlets are not connected yet."
        case .initWithNibName:
            "The controller is created in code, with or without a nib. The nib is loaded later, with the view."
        case .awakeFromNib:
            "All objects in the archive are loaded, and their outlets are connected; the view is not loaded yet."
        case .loadView: "'view' is read while it is nil."
        case .loadViewIfNeeded: "The app loads the view, unless it is already loaded."
        case .viewDidLoad: "The view is loaded, but it is not in a window and doesn't have its final size."
        case .viewWillUnload: "UIKit is about to release an offscreen view because of a memory warning."
        case .viewDidUnload: "UIKit has released an offscreen view because of a memory warning."
        case .deinitializer: "Nothing retains the controller any longer."
        case .didReceiveMemoryWarning: "The system is low on memory."
        case .viewWillAppear: "The view is about to appear; the transition can still be canceled."
        case .viewIsAppearing: "The view is in the hierarchy with its final traits and size, before its layout."
        case .viewDidAppear: "The view is on screen, and the transition is complete."
        case .viewWillDisappear: "The view is about to leave the screen; the transition can still be canceled."
        case .viewDidDisappear: "The view has left the screen."
        case .updateViewConstraints: "Constraints need an update; sent before layout."
        case .viewWillLayoutSubviews: "The root view has its bounds and is about to lay out its subviews."
        case .viewDidLayoutSubviews: "The root view has laid out its subviews, but not yet their subviews."
        case .viewSafeAreaInsetsDidChange:
            "The safe area of the root view has changed; also sent when the view first enters a window."
        case .viewLayoutMarginsDidChange: "The layout margins of the root view have changed."
        case .traitCollectionDidChange:
            "A trait has changed, such as the size class, interface style, or display scale."
        case .willTransitionToTraits: "The traits are about to change; parents receive the callback first."
        case .viewWillTransitionToSize: "The size is about to change, because of a rotation or a resized window."
        case .willRotate: "The interface is about to rotate."
        case .willAnimateRotation: "The interface is rotating; changes made here are animated with the rotation."
        case .didRotate: "The interface has rotated."
        case .willMoveToParent:
            """
            The controller is about to get another parent, or none. addChild(_:) sends it; before removeFromParent(), \
            the app has to send it.
            """
        case .didMoveToParent:
            """
            The controller has another parent, or none. After addChild(_:), the app has to send it; \
            removeFromParent() sends it.
            """
        case .shouldPerformSegue: "A control is about to start a segue."
        case .prepareForSegue:
            """
            A segue is about to be performed. Except in an unwind segue, the destination is new, and its view is not \
            loaded.
            """
        case .allowedChildrenForUnwinding: "UIKit searches the children for the destination of an unwind segue."
        case .canPerformUnwindSegueAction: "UIKit asks whether this controller handles an unwind segue's action."
        case .unwindForSegue: "A container between source and destination has to show the destination."
        case .unwindAction: "An unwind segue to this controller is about to be performed."
        case .willShow: "A navigation controller is about to show a controller."
        case .didShow: "A navigation controller has shown a controller."
        case .viewAwakeFromNib: "The view is loaded from a nib or storyboard, and its outlets are connected."
        case .viewWillMoveToSuperview: "The view is about to get another superview, or none."
        case .viewDidMoveToSuperview: "The view has another superview, or none."
        case .viewWillMoveToWindow: "The view is about to enter or leave a window."
        case .viewDidMoveToWindow: "The view has entered or left a window."
        case .viewLayoutSubviews: "The view lays out its subviews."
        case .willFinishLaunching: "The app is launched; its state is not restored yet."
        case .didFinishLaunching: "The app is launched and still inactive."
        case .didBecomeActive: "The app is active and receives events."
        case .willResignActive:
            "The app is about to become inactive, because of a call, a system alert, or another app."
        case .didEnterBackground: "The app is in the background."
        case .willEnterForeground: "The app is about to return to the foreground."
        case .willTerminate: "The app is about to be terminated while it is running."
        case .appDidReceiveMemoryWarning: "The system is low on memory."
        case .sceneWillConnect: "A scene is created and connected to the app."
        case .sceneDidBecomeActive: "The scene is active and receives events."
        case .sceneWillResignActive: "The scene is about to become inactive."
        case .sceneDidEnterBackground: "The scene is in the background."
        case .sceneWillEnterForeground: "The scene is about to enter the foreground."
        case .sceneDidDisconnect: "The system has released the scene."
        default: modernContract
        }
    }

    /// The work that UIKit's own implementation of the callback does, or nil if an override may omit the call to super.
    /// The text completes the sentence "super …".
    ///
    /// Source: Evidence of Loading, Calls to super.
    public var workOfSuper: String? {
        switch self {
        case .awakeFromNib: "initializes what the superclass declares"
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            "forwards the callback to the visible children if the controller is one of UIKit's containers"
        case .updateViewConstraints: "updates the constraints of the view"
        case .willMoveToParent, .didMoveToParent: "updates isMovingToParent and isMovingFromParent"
        case .willTransitionToTraits, .viewWillTransitionToSize: "forwards the callback to the children"
        case .didReceiveMemoryWarning: "releases a view that is not on screen, in iOS 5 and earlier"
        default: nil
        }
    }

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
        case .task: "The SwiftUI view appears. Its asynchronous work is canceled after the view disappears."
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
