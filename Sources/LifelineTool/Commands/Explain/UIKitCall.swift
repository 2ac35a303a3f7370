import LifecycleModel

/// A UIKit method or property that isn't a callback, such as `isMovingToParent` or `addChild(_:)`, or a term of UIKit's
/// documents.
struct UIKitCall {
    /// The names. The first one is the full Swift name.
    let names: [String]
    /// The explanation: the purpose, the effects, and mistakes to avoid.
    let text: String
    /// The URL of Apple's documentation, or nil.
    var source: String?

    static let all: [UIKitCall] = queries + containment + terms

    private static let queries: [UIKitCall] = [
        UIKitCall(
            names: ["isMovingToParent", "isMovingToParentViewController"],
            text: """
                Whether the controller appears because it was added to a container. True in viewWillAppear and \
                viewDidAppear of a pushed controller, of a navigation controller's root at launch, and of a child \
                that was added to a visible parent. False for a revealed controller. Also false for a child if the \
                app called its didMove(toParent:) before it appeared, for example in the parent's viewDidLoad.
                """),
        UIKitCall(
            names: ["isMovingFromParent", "isMovingFromParentViewController"],
            text: """
                Whether the controller disappears because it is removed from its container. True in viewWillDisappear \
                and viewDidDisappear of a popped controller, and of a child that the app removes after \
                willMove(toParent: nil). False for a covered controller, and for a child of a popped container. To \
                detect that a container was popped, check the ancestors, too.
                """),
        UIKitCall(
            names: ["isBeingPresented"],
            text: """
                Whether the controller appears because it is presented. True in the presented controller's \
                viewWillAppear and viewDidAppear. False for its children, and for a revealed presenter.
                """),
        UIKitCall(
            names: ["isBeingDismissed"],
            text: """
                Whether the controller disappears because it is dismissed. True in the dismissed controller's \
                viewWillDisappear and viewDidDisappear. False for its children, and for a covered controller.
                """),
    ]

    private static let containment: [UIKitCall] = [
        UIKitCall(
            names: ["addChild(_:)", "addChildViewController:"],
            text: """
                Adds a child, and sends it willMove(toParent:). Doesn't load or add the child's view, and doesn't send \
                didMove(toParent:). After addChild(_:), add the view, and call didMove(toParent:) yourself.
                """),
        UIKitCall(
            names: ["removeFromParent()", "removeFromParentViewController"],
            text: """
                Removes a child from its parent, and sends it didMove(toParent: nil). Doesn't send \
                willMove(toParent: nil), and doesn't remove the view. Before removeFromParent(), call \
                willMove(toParent: nil), and remove the view.
                """),
        UIKitCall(
            names: ["beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:"],
            text: """
                Sends a child viewWillAppear or viewWillDisappear. Loads the child's view before viewWillAppear, if \
                necessary. Call this method only in a container that forwards appearance callbacks manually, and end \
                each transition with endAppearanceTransition(). A call in the opposite direction reverses an \
                unfinished transition, and one endAppearanceTransition() then ends it. During a transition, a further \
                call in the same direction sends no callback, and requires its own endAppearanceTransition(). An \
                appearance has no effect in the state appeared, and a disappearance has no effect in the state \
                disappeared.
                """),
        UIKitCall(
            names: ["endAppearanceTransition()"],
            text: """
                Ends an appearance transition, and sends the child viewDidAppear or viewDidDisappear. Without a \
                matching beginAppearanceTransition(_:animated:), UIKit sends no callback, and prints 'Unbalanced calls \
                to begin/end appearance transitions'.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardAppearanceMethods"],
            text: """
                Whether UIKit also sends a container's appearance callbacks to its children. The default is true. A \
                container that returns false must call beginAppearanceTransition(_:animated:) and \
                endAppearanceTransition() on its children.
                """),
        UIKitCall(
            names: ["shouldAutomaticallyForwardRotationMethods"],
            text: """
                Whether UIKit also sends a container's rotation callbacks to its children. The default is true. Used \
                in iOS 7 and earlier. In iOS 8 and later, viewWillTransition(to:with:) reaches the children if the \
                container's override calls super.
                """),
        UIKitCall(
            names: [
                "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
            ],
            text: """
                Replaces one child's view with another child's view. If the container's view is in a window and the \
                container forwards appearance callbacks automatically, also sends both children their appearance \
                callbacks. Both controllers must already be children of the container. The container must call \
                willMove, didMove, and removeFromParent itself.
                """),
        UIKitCall(
            names: ["completeTransition(_:)", "completeTransition:"],
            text: """
                Ends a custom transition. The animator must call it when its animation has ended, with \
                !context.transitionWasCancelled. Without the call, the transition never ends: viewDidAppear and \
                viewDidDisappear don't come, the views stay in the transition, and touches are ignored.
                """,
            source: "https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning"),
        UIKitCall(
            names: ["loadViewIfNeeded()"],
            text: """
                Loads the view if it is not loaded yet. Calls loadView and then viewDidLoad, but no appearance \
                callbacks.
                """),
    ]

    /// Names and terms of UIKit's documents, with the words of the scenario language that play them.
    static let terms: [UIKitCall] = [
        term(
            "Disappeared, disappeared",
            """
            The state of a view that is not on screen, and the state of a controller before its first \
            appearance. It ends with viewWillAppear. Claim it with 'state: { home: disappeared }'.
            """, viewController
        ),
        term(
            "Appearing, appearing",
            """
            The state of a view between viewWillAppear and viewDidAppear. It can turn into Disappearing \
            if the transition is canceled. Claim it with 'state: { home: appearing }'.
            """, viewController
        ),
        term(
            "Appeared, appeared",
            """
            The state of a view that is on screen, after viewDidAppear. It ends with viewWillDisappear. \
            Claim it with 'state: { home: appeared }'.
            """, viewController
        ),
        term(
            "Disappearing, disappearing",
            """
            The state of a view between viewWillDisappear and viewDidDisappear. It can turn back into Appearing if the \
            transition is canceled, such as a swipe back that is let go. Claim it with 'state: { home: disappearing }'.
            """, viewController
        ),
        term(
            "ten steps, ten stages",
            """
            The life of a controller's view in ten steps: init, awakeFromNib, loadView, viewDidLoad, \
            viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, \
            viewWillDisappear, viewDidDisappear. When the view is released, it begins again with \
            loadView. The diagram 'poster' draws them; see the sample loading/ten-steps.
            """, viewController
        ),
        term(
            "IBOutlet, outlet, outlets",
            """
            A property that a nib or storyboard sets. Outlets of the view are connected between loadView and \
            viewDidLoad, so they are nil before viewDidLoad, and in prepare(for:sender:) of the source. In scenarios: \
            the key 'outlets' of a controller and the step 'readOutlet'; the rule outlet-read-too-early.
            """, "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()"
        ),
        term(
            "IBAction, action, actions, target-action",
            """
            A method that a control in a nib or storyboard calls. Actions are connected together with the outlets, \
            between loadView and viewDidLoad. A segue is triggered by an action, too; in scenarios: 'segue'.
            """, "https://developer.apple.com/documentation/uikit/uicontrol"
        ),
        term(
            "xib, nib, nib file",
            """
            A file with a controller's view. UIKit loads it in loadView. Without a name, UIKit looks for \
            a nib named after the class: for FooViewController, FooView and then FooViewController. In \
            scenarios: 'view: nib' and the key 'nib'.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname"
        ),
        term(
            "nibName, nibBundle",
            """
            The name of the nib that contains the view, or nil. It is the argument of init(nibName:bundle:), and \
            loadView uses it. In scenarios: the key 'nib', and nibName in 'flags' of init.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname"
        ),
        term(
            "instantiateViewController(withIdentifier:), instantiateViewControllerWithIdentifier:, storyboardIdentifier, instantiateInitialViewController()",
            """
            Creates a controller from a storyboard: init(coder:), and then awakeFromNib. Doesn't load the view. In \
            scenarios: 'storyboard: Main.storyboard', and the identifier as the controller's name.
            """,
            "https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)"
        ),
        term(
            "rootViewController, setRootViewController:",
            """
            The controller whose view fills the window. Setting it removes the old root's view and adds \
            the new one. In scenarios: 'launch' and 'setRoot'.
            """, "https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller"
        ),
        term(
            "window, UIWindow, key window",
            """
            The root of a view hierarchy. A controller appears when its view enters a visible window, \
            and only views in a window receive touches and layout. In scenarios: 'launch' makes the \
            window visible, and 'connectScene' adds another.
            """, "https://developer.apple.com/documentation/uikit/uiwindow"
        ),
        term(
            "container, container view controller, parent view controller",
            """
            A controller that manages other controllers, its children: it adds their views to its own view, decides \
            their frames, and forwards appearance and rotation to them. Add a child with addChild(_:), addSubview(_:), \
            and didMove(toParent:), and remove it with willMove(toParent: nil), removeFromSuperview(), and \
            removeFromParent(). In scenarios: 'embed' and 'unembed', or the single calls.
            """, "https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller"
        ),
        term(
            "child, child view controller, children",
            """
            A controller that a container manages. Its view is inside the container's view, and it \
            receives appearance callbacks together with the container unless the container forwards them \
            manually. In scenarios: the key 'children', and 'embed'.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/children"
        ),
        term(
            "responder chain",
            """
            The path of an event: from the touched view to its controller, to the superview of the \
            controller's view or the presenter, to the window, the scene, the app, and its delegate. The \
            first responder that handles the event ends it. In scenarios: 'touch', with the expectations \
            'chain' and 'handledBy'; the diagram 'responders'.
            """,
            "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"
        ),
        term(
            "UIResponder, responder",
            """
            The base class of views, controllers, windows, and the app, which receive events. In scenarios: 'touch'.
            """, "https://developer.apple.com/documentation/uikit/uiresponder"
        ),
        term(
            "next, nextResponder",
            """
            The next responder of the chain: a root view's controller, a controller's presenter or the superview of \
            its view, and nil where the view has no superview. In scenarios: the expectation 'chain'.
            """, "https://developer.apple.com/documentation/uikit/uiresponder/next"
        ),
        term(
            "autoresizingMask, autoresizing, springs and struts",
            """
            The parts of a view's frame that change with its superview's size. A controller's root view from a nib or \
            the default loadView has a flexible width and height, so it fills its superview.
            """, "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property"
        ),
        term(
            "autoresizesSubviews",
            """
            Whether a view resizes its subviews by their autoresizing masks when its own size changes. \
            The default is true.
            """, "https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews"
        ),
        term(
            "translatesAutoresizingMaskIntoConstraints, setTranslatesAutoresizingMaskIntoConstraints:",
            """
            Whether UIKit makes constraints from the autoresizing mask. Set it to false for a child's \
            view with own constraints; otherwise, both conflict.
            """, "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints"
        ),
        term(
            "bounds, frame, geometry, view size",
            """
            The size and position of a view. They are not final in viewDidLoad; read them in viewDidLayoutSubviews or, \
            in iOS 13 and later, in viewIsAppearing(_:). The owner of a controller's root view (window or container) \
            decides its size, and the controller decides those of its subviews. In scenarios: 'frame', 'setFrame', \
            'resize', the mark 'readGeometry', and the expectation 'sizes'; the rule geometry-before-layout.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"
        ),
        term(
            "trait, traits, traitCollection, trait collection, size class",
            """
            The environment of a view, such as size classes and the interface style. A controller's \
            traits can be wrong in awakeFromNib and viewDidLoad, and are final in viewIsAppearing(_:). \
            In scenarios: 'setStyle', 'overrideStyle', and 'observesTraits'.
            """, "https://developer.apple.com/documentation/uikit/uitraitcollection"
        ),
        term(
            "supportedInterfaceOrientations",
            """
            The orientations that a controller supports. UIKit asks the window's root or the topmost \
            controller presented in full screen, and also the app. Children are not asked. In scenarios: \
            the key 'orientations'; the rule orientation-never-supported.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"
        ),
        term(
            "preferredInterfaceOrientationForPresentation",
            """
            The orientation in which a controller is first presented in full screen. It must be one of \
            the supported orientations. In scenarios: the key 'preferredOrientation'.
            """,
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation"
        ),
        term(
            "shouldAutorotateToInterfaceOrientation:, shouldAutorotate(to:)",
            """
            Whether a controller supports an orientation, in iOS 5 and earlier: only portrait by default. A built-in \
            container asks its children. In iOS 6 and later, supportedInterfaceOrientations replaces it. In scenarios: \
            the key 'orientations' with 'ios: 5'.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"
        ),
        term(
            "statusBarOrientation, interfaceOrientation",
            """
            The current orientation of the interface. It has already changed when the views are laid out \
            at their new size. In scenarios: 'interfaceOrientation' in 'flags'.
            """, "https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation"
        ),
        term(
            "Info.plist, UISupportedInterfaceOrientations",
            """
            The app's settings. The interface only turns to orientations that both the app and the \
            controller support. In scenarios: 'device: { orientations: [portrait] }' is the app's mask.
            """,
            "https://developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations"
        ),
        term(
            "preferredStatusBarStyle, prefersStatusBarHidden",
            """
            The status bar that a controller asks for, in iOS 7 and later. UIKit asks the window's root or the topmost \
            controller presented in full screen; a container can name a child with childForStatusBarStyle. In \
            scenarios: the keys 'statusBar' and 'statusBarChild', and the expectation 'statusBar'.
            """, "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle"
        ),
        term(
            "setNeedsStatusBarAppearanceUpdate()",
            """
            Asks the controllers for the status bar again, after preferredStatusBarStyle or \
            prefersStatusBarHidden has changed. In scenarios: 'updateStatusBar'.
            """,
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()"
        ),
        term(
            "NSNotificationCenter, NotificationCenter, defaultCenter, default center",
            """
            The object that delivers notifications to observers. In scenarios: 'observe', 'post', and \
            'unobserve'; the diagram 'notifications' draws who observes whom.
            """, notificationCenter
        ),
        term(
            "NSNotification, Notification, userInfo",
            """
            A message with a name, a sender (object), and a dictionary with details (userInfo). In \
            scenarios: 'post: Name', with 'object' and 'info'; the expectation 'delivered'.
            """, "https://developer.apple.com/documentation/foundation/nsnotification"
        ),
        term(
            "addObserver(_:selector:name:object:), addObserver:selector:name:object:",
            """
            Registers an observer for a name and a sender; nil matches any. The observer receives a notification once \
            for each registration. In scenarios: 'observe'; the rule observer-added- twice.
            """,
            "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)"
        ),
        term(
            "removeObserver(_:), removeObserver:, removeObserver:name:object:",
            """
            Removes an observer, for all notifications or for a name and a sender. Before iOS 9, an \
            observer that is deallocated without it crashes the app at the next post. In scenarios: \
            'unobserve'; the rule dangling-observer.
            """, "https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)"
        ),
        term(
            "unsafe retained, unsafe_unretained, unsafe pointer, dangling pointer",
            """
            A pointer that doesn't keep its object alive and isn't set to nil. Before iOS 9, the \
            notification center kept such pointers to its observers, so a deallocated observer crashes \
            the app at the next post. The rule dangling-observer reports it.
            """, notificationCenter
        ),
        term(
            "UIContentSizeCategoryDidChangeNotification, UIContentSizeCategory.didChangeNotification",
            """
            The notification that the user has changed the text size. Observe it while the view is on screen, or catch \
            up in viewWillAppear. In scenarios: 'observe' and 'post'; the sample states/catch-up.
            """, "https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification"
        ),
    ]

    private static func term(_ names: String, _ text: String, _ source: String) -> UIKitCall {
        UIKitCall(names: names.split(separator: ", ").map(String.init), text: text, source: source)
    }

    private static let viewController = "https://developer.apple.com/documentation/uikit/uiviewcontroller"
    private static let notificationCenter = "https://developer.apple.com/documentation/foundation/notificationcenter"
}
