extension Catalog.Terms {
    /// Names and terms of Apple's class reference, programming guides, and sample code.
    package static let terms = Entry.entries(
        #"""
        # Disappeared
        names: disappeared
        means: The state of a view that is not on screen, and the state of a controller before its first appearance. It
        ends with viewWillAppear. Claim it with 'state: { home: disappeared }'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller

        # Appearing
        names: appearing
        means: The state of a view between viewWillAppear and viewDidAppear. It can turn into Disappearing if the
        transition is canceled. Claim it with 'state: { home: appearing }'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller

        # Appeared
        names: appeared
        means: The state of a view that is on screen, after viewDidAppear. It ends with viewWillDisappear. Claim it with
        'state: { home: appeared }'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller

        # Disappearing
        names: disappearing
        means: The state of a view between viewWillDisappear and viewDidDisappear. It can turn back into Appearing if
        the transition is canceled, such as a swipe back that is let go. Claim it with 'state: { home: disappearing }'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller

        # ten steps
        names: ten stages
        means: The life of a controller's view in ten steps: init, awakeFromNib, loadView, viewDidLoad, viewWillAppear,
        viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear. When the view
        is released, it begins again with loadView. The diagram 'poster' draws them; see the sample loading/ten-steps.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller

        # IBOutlet
        names: outlet | outlets
        means: A property that a nib or storyboard sets. Outlets of the view are connected between loadView and
        viewDidLoad, so they are nil before viewDidLoad, and in prepare(for:sender:) of the source. In scenarios: the
        key 'outlets' of a controller and the step 'readOutlet'; the rule outlet-read-too-early.
        evidence: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()

        # IBAction
        names: action | actions | target-action
        means: A method that a control in a nib or storyboard calls. Actions are connected together with the outlets,
        between loadView and viewDidLoad. A segue is triggered by an action, too; in scenarios: 'segue'.
        evidence: https://developer.apple.com/documentation/uikit/uicontrol

        # xib
        names: nib | nib file
        means: A file with a controller's view. UIKit loads it in loadView. Without a name, UIKit looks for a nib named
        after the class: for FooViewController, FooView and then FooViewController. In scenarios: 'view: nib' and the
        key 'nib'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname

        # nibName
        names: nibBundle
        means: The name of the nib that contains the view, or nil. It is the argument of init(nibName:bundle:), and
        loadView uses it. In scenarios: the key 'nib', and nibName in 'flags' of init.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname

        # instantiateViewController(withIdentifier:)
        names: instantiateViewControllerWithIdentifier: | storyboardIdentifier | instantiateInitialViewController()
        means: Creates a controller from a storyboard: init(coder:), and then awakeFromNib. Doesn't load the view.
        In scenarios: 'storyboard: Main.storyboard', and the identifier as the controller's name.
        evidence: https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)

        # rootViewController
        names: setRootViewController:
        means: The controller whose view fills the window. Setting it removes the old root's view and adds the new one.
        In scenarios: 'launch' and 'setRoot'.
        evidence: https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller

        # window
        names: UIWindow | key window
        means: The root of a view hierarchy. A controller appears when its view enters a visible window, and only views
        in a window receive touches and layout. In scenarios: 'launch' makes the window visible, and 'connectScene' adds
        another.
        evidence: https://developer.apple.com/documentation/uikit/uiwindow

        # container
        names: container view controller | parent view controller
        means: A controller that manages other controllers, its children: it adds their views to its own view, decides
        their frames, and forwards appearance and rotation to them. Add a child with addChild(_:), addSubview(_:), and
        didMove(toParent:), and remove it with willMove(toParent: nil), removeFromSuperview(), and removeFromParent().
        In scenarios: 'embed' and 'unembed', or the single calls.
        evidence: https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller

        # child
        names: child view controller | children
        means: A controller that a container manages. Its view is inside the container's view, and it receives
        appearance callbacks together with the container unless the container forwards them manually. In scenarios: the
        key 'children', and 'embed'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/children

        # responder chain
        means: The path of an event: from the touched view to its controller, to the superview of the controller's view
        or the presenter, to the window, the scene, the app, and its delegate. The first responder that handles the
        event ends it. In scenarios: 'touch', with the expectations 'chain' and 'handledBy'; the diagram 'responders'.
        evidence: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events

        # UIResponder
        names: responder
        means: The base class of views, controllers, windows, and the app, which receive events. In scenarios: 'touch'.
        evidence: https://developer.apple.com/documentation/uikit/uiresponder

        # next
        names: nextResponder
        means: The next responder of the chain: a root view's controller, a controller's presenter or the superview of
        its view, and nil where the view has no superview. In scenarios: the expectation 'chain'.
        evidence: https://developer.apple.com/documentation/uikit/uiresponder/next

        # autoresizingMask
        names: autoresizing | springs and struts
        means: The parts of a view's frame that change with its superview's size. A controller's root view from a nib or
        the default loadView has a flexible width and height, so it fills its superview.
        evidence: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property

        # autoresizesSubviews
        means: Whether a view resizes its subviews by their autoresizing masks when its own size changes. The default is
        true.
        evidence: https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews

        # translatesAutoresizingMaskIntoConstraints
        names: setTranslatesAutoresizingMaskIntoConstraints:
        means: Whether UIKit makes constraints from the autoresizing mask. Set it to false for a child's view with own
        constraints; otherwise, both conflict.
        evidence: https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints

        # bounds
        names: frame | geometry | view size
        means: The size and position of a view. They are not final in viewDidLoad; read them in viewDidLayoutSubviews
        or, in iOS 13 and later, in viewIsAppearing(_:). The owner of a controller's root view (window or container)
        decides its size, and the controller decides those of its subviews. In scenarios: 'frame', 'setFrame', 'resize',
        the mark 'readGeometry', and the expectation 'sizes'; the rule geometry-before-layout.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()

        # trait
        names: traits | traitCollection | trait collection | size class
        means: The environment of a view, such as size classes and the interface style. A controller's traits can be
        wrong in awakeFromNib and viewDidLoad, and are final in viewIsAppearing(_:). In scenarios: 'setStyle',
        'overrideStyle', and 'observesTraits'.
        evidence: https://developer.apple.com/documentation/uikit/uitraitcollection

        # supportedInterfaceOrientations
        means: The orientations that a controller supports. UIKit asks the window's root or the topmost controller
        presented in full screen, and also the app. Children are not asked. In scenarios: the key 'orientations'; the
        rule orientation-never-supported.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations

        # preferredInterfaceOrientationForPresentation
        means: The orientation in which a controller is first presented in full screen. It must be one of the supported
        orientations. In scenarios: the key 'preferredOrientation'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation

        # shouldAutorotateToInterfaceOrientation:
        names: shouldAutorotate(to:)
        means: Whether a controller supports an orientation, in iOS 5 and earlier: only portrait by default. A built-in
        container asks its children. In iOS 6 and later, supportedInterfaceOrientations replaces it. In scenarios: the
        key 'orientations' with 'ios: 5'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations

        # statusBarOrientation
        names: interfaceOrientation
        means: The current orientation of the interface. It has already changed when the views are laid out at their new
        size. In scenarios: 'interfaceOrientation' in 'flags'.
        evidence: https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation

        # Info.plist
        names: UISupportedInterfaceOrientations
        means: The app's settings. The interface only turns to orientations that both the app and the controller
        support. In scenarios: 'device: { orientations: [portrait] }' is the app's mask.
        evidence: https://developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations

        # preferredStatusBarStyle
        names: prefersStatusBarHidden
        means: The status bar that a controller asks for, in iOS 7 and later. UIKit asks the window's root or the
        topmost controller presented in full screen; a container can name a child with childForStatusBarStyle.
        In scenarios: the keys 'statusBar' and 'statusBarChild', and the expectation 'statusBar'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle

        # setNeedsStatusBarAppearanceUpdate()
        means: Asks the controllers for the status bar again, after preferredStatusBarStyle or prefersStatusBarHidden
        has changed. In scenarios: 'updateStatusBar'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()

        # NSNotificationCenter
        names: NotificationCenter | defaultCenter | default center
        means: The object that delivers notifications to observers. In scenarios: 'observe', 'post', and 'unobserve';
        the diagram 'notifications' draws who observes whom.
        evidence: https://developer.apple.com/documentation/foundation/notificationcenter

        # NSNotification
        names: Notification | userInfo
        means: A message with a name, a sender (object), and a dictionary with details (userInfo). In scenarios: 'post:
        Name', with 'object' and 'info'; the expectation 'delivered'.
        evidence: https://developer.apple.com/documentation/foundation/nsnotification

        # addObserver(_:selector:name:object:)
        names: addObserver:selector:name:object:
        means: Registers an observer for a name and a sender; nil matches any. The observer receives a notification once
        for each registration. In scenarios: 'observe'; the rule observer-added-twice.
        evidence: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)

        # removeObserver(_:)
        names: removeObserver: | removeObserver:name:object:
        means: Removes an observer, for all notifications or for a name and a sender. Before iOS 9, an observer that is
        deallocated without it crashes the app at the next post. In scenarios: 'unobserve'; the rule dangling-observer.
        evidence: https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)

        # unsafe retained
        names: unsafe_unretained | unsafe pointer | dangling pointer
        means: A pointer that doesn't keep its object alive and isn't set to nil. Before iOS 9, the notification center
        kept such pointers to its observers, so a deallocated observer crashes the app at the next post. The rule
        dangling-observer reports it.
        evidence: https://developer.apple.com/documentation/foundation/notificationcenter

        # UIContentSizeCategoryDidChangeNotification
        names: UIContentSizeCategory.didChangeNotification
        means: The notification that the user has changed the text size. Observe it while the view is on screen, or
        catch up in viewWillAppear. In scenarios: 'observe' and 'post'; the sample states/catch-up.
        evidence: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification

        # UITab
        means: A tab of a UITabBarController in iOS 18 and later, in place of a controller with a tabBarItem. Its closure
        viewControllerProvider creates the controller. A tap sends tabBarController(_:shouldSelectTab:) and
        tabBarController(_:didSelectTab:previousTab:) instead of the callbacks for controllers.
        evidence: https://developer.apple.com/documentation/uikit/uitab

        # activeAppearance
        names: UITraitActiveAppearance | UIUserInterfaceActiveAppearance
        means: A trait that tells whether the app is active. In iOS 17 and later, a handler that is registered for it runs
        when the app resigns active and when it becomes active again, as far as its view is on screen. Play it with
        'observesTraits: [activeAppearance]' and the steps 'background' and 'foreground'.
        evidence: https://developer.apple.com/documentation/uikit/uitraitcollection/activeappearance

        # UITabGroup
        means: A UITab that contains other tabs, in iOS 18 and later. An iPad shows it as a section of the sidebar.
        managingNavigationController is the navigation controller for its tabs. No log of its callbacks is known.
        evidence: https://developer.apple.com/documentation/uikit/uitabgroup

        # shouldRemovePresentersView
        means: A property of UIPresentationController: whether UIKit removes the presenter's view when the presentation
        has ended. By default, false, so the presenter of a custom presentation stays visible and receives no appearance
        callback. If it is true, the presenter receives viewWillDisappear and viewDidDisappear.
        evidence: https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview

        # keyWindow
        means: The window that receives keyboard events. UIApplication.keyWindow is deprecated since iOS 13 and can be
        nil in an app with scenes: use the keyWindow of a UIWindowScene (iOS 15 and later), or view.window.
        evidence: https://developer.apple.com/documentation/uikit/uiapplication/keywindow
        """#)
}
