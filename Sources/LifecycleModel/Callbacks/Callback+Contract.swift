extension Callback {
    /// What its coming means, in one sentence: the tooltip of every drawing, and the first line of its explanation.
    ///
    /// Sources: Apple's documentation of each, and the Evidence articles for what the documentation leaves open.
    public var contract: String {
        switch self {
        case .initializer: "The controller is made in code; the call goes on to init(nibName:bundle:)."
        case .initWithCoder: "The controller is read from a storyboard or a nib, before its outlets are connected."
        case .initWithNibName:
            "The controller is made in code, with a nib or without; the nib itself is read with the view."
        case .awakeFromNib:
            "Everything of the archive was read and the outlets are connected; the view is not loaded yet."
        case .loadView: "'view' is read and is nil."
        case .loadViewIfNeeded: "The app calls it itself to have the view loaded."
        case .viewDidLoad: "The view was loaded; it is in no window and has not its final size."
        case .viewWillUnload: "A memory warning is about to release a view that is off screen."
        case .viewDidUnload: "A memory warning has released a view that was off screen."
        case .deinitializer: "Nobody holds the controller any more."
        case .didReceiveMemoryWarning: "The system runs short of memory."
        case .viewWillAppear: "The view is about to come on screen; it may still turn back."
        case .viewIsAppearing: "The view is in the hierarchy with its traits and size, before its layout."
        case .viewDidAppear: "The view is on screen and the transition is over."
        case .viewWillDisappear: "The view is about to leave the screen; it may still turn back."
        case .viewDidDisappear: "The view has left the screen."
        case .updateViewConstraints: "Constraints were marked to be updated, before layout."
        case .viewWillLayoutSubviews: "The root view's bounds are set and its subviews are about to be laid out."
        case .viewDidLayoutSubviews: "The root view has placed its subviews; theirs are still to be laid out."
        case .viewSafeAreaInsetsDidChange:
            "The safe area of the root view has changed, the first time in the window too."
        case .viewLayoutMarginsDidChange: "The layout margins of the root view have changed."
        case .traitCollectionDidChange: "Size class, style, scale or another trait has changed."
        case .willTransitionToTraits: "The traits are about to change, parents first."
        case .viewWillTransitionToSize: "The size is about to change, by rotation or by resizing the window."
        case .willRotate: "The interface is about to turn."
        case .willAnimateRotation: "The interface turns; what changes here is animated with it."
        case .didRotate: "The interface has turned."
        case .willMoveToParent:
            "The controller is about to get another parent, or none. addChild(_:) sends it; before removeFromParent() the app does."
        case .didMoveToParent:
            "The controller has got another parent, or none. The app sends it after addChild(_:); removeFromParent() does by itself."
        case .shouldPerformSegue: "A control is about to start a segue."
        case .prepareForSegue: "The destination was made and is about to be shown; its view is not loaded."
        case .allowedChildrenForUnwinding: "An unwind segue looks for its destination among the children."
        case .canPerformUnwindSegueAction: "An unwind segue asks whether this controller takes the action."
        case .unwindForSegue: "A container between source and destination is to show the way back."
        case .unwindAction: "The destination's own method of an unwind segue."
        case .willShow: "A navigation controller is about to show a controller."
        case .didShow: "A navigation controller has shown a controller."
        case .viewWillMoveToSuperview: "The view is about to change its superview, or to lose it."
        case .viewDidMoveToSuperview: "The view has changed its superview, or lost it."
        case .viewWillMoveToWindow: "The view is about to enter or leave a window."
        case .viewDidMoveToWindow: "The view has entered or left a window."
        case .viewLayoutSubviews: "The view lays out its subviews."
        case .willFinishLaunching: "The app was started; its state is not restored yet."
        case .didFinishLaunching: "The app was started and is inactive."
        case .didBecomeActive: "The app takes events."
        case .willResignActive: "A call, a sheet of the system or another app comes before it."
        case .didEnterBackground: "The app is off screen."
        case .willEnterForeground: "The app comes back."
        case .willTerminate: "The app ends while it runs."
        case .appDidReceiveMemoryWarning: "The system runs short of memory."
        case .sceneWillConnect: "A scene is made."
        case .sceneDidBecomeActive: "The scene takes events."
        case .sceneWillResignActive: "Something comes before the scene."
        case .sceneDidEnterBackground: "The scene is off screen."
        case .sceneWillEnterForeground: "The scene comes back."
        case .sceneDidDisconnect: "The system has let go of the scene."
        default: modernContract
        }
    }
}
