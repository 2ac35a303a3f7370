extension Catalog.Topics {
    package static let application = Entry.entries(
        #"""
        # background-refresh: Nothing is called when the app returns from the background
        needs: background
        words: appear not call viewwillappear refresh notification return back user come app become open again resume
        twice viewwilldisappear enter
        cause: The view never leaves the window when the app enters the background, so UIKit sends no viewWillDisappear,
        and no viewWillAppear or viewDidAppear on return.
        check: Only the app or the scene receives callbacks: willEnterForeground, then didBecomeActive. Layout can run,
        for the snapshots that UIKit takes in the background.
        check: If viewWillAppear is called on return, your code calls it, or a container or root was replaced.
        fix: Observe UIApplication.willEnterForegroundNotification (or UIScene.willEnterForegroundNotification), and
        refresh there and in viewWillAppear.
        fix: didBecomeActiveNotification also comes after an interruption such as a call, Control Center, or a system
        alert, and at launch.
        fix: Remove or ignore it while the view is off screen: begin in viewWillAppear, end in viewDidDisappear.
        sample: application/background
        evidence: Application/Background | Application/Application callbacks
        questions: viewWillAppear not called when app becomes active | viewWillAppear called when app enters foreground
        | viewDidAppear not called when returning from background | viewWillDisappear not called when pressing the home
        button | refresh view controller when app resumes | view not updated after unlocking the phone

        # background-size: The size or the size class changes when the app enters the background
        needs: background/snapshot/multitasking/switch/home size/viewwilltransition/rotate/sizeclass/horizontalsizeclass/collapse/compact
        words: ipad pad split view size class called trait change enter twice orientation landscape
        cause: On an iPad, the system takes a snapshot of the app in each orientation that it supports (iOS 9 and later):
        viewWillTransition(to:with:) comes twice, to the other orientation and back. In iOS 18, the horizontal size class
        also becomes compact and regular again: a split view collapses and expands, its delegate hears both, and its
        pages receive viewWillDisappear and viewWillAppear.
        check: The calls come in the background, around willResignActive. The user sees nothing of them. Whether iOS 26
        changes the size class isn't known.
        fix: Don't discard state, such as a selection or a pushed page, in these callbacks while the app isn't active:
        check UIApplication.shared.applicationState, or the scene's activationState.
        versions: iOS 9 and later, on an iPad.
        sample: modern/pad-snapshots
        evidence: Application/Background
        questions: viewWillTransition called twice when the app goes to the background on iPad | horizontalSizeClass
        changes to compact when the app enters the background | split view collapses in the background on iOS 18

        # application-state: applicationState in the callbacks of a scene
        needs: applicationstate
        words: scene scenedidbecomeactive scenewillresignactive inactive active wrong callback state
        cause: A scene's callbacks come before the application's state changes: in sceneDidBecomeActive, applicationState
        is still inactive, and in sceneWillResignActive, still active. Without scenes, didBecomeActive comes after the
        change.
        check: Reported for iOS 13 to 15; the simulation does the same in later versions.
        fix: Use the scene's activationState, or UIApplication's notifications, which come after the change.
        versions: iOS 13 and later.
        sample: modern/scenes
        evidence: Application/Scenes
        questions: applicationState is inactive in sceneDidBecomeActive | UIApplication applicationState wrong in scene
        delegate

        # scenes-required: An app without scenes doesn't launch in iOS 27
        needs: scene/uiscene/scenes require/required/launch/fail/crash/adopt/27
        words: lifecycle life cycle ios sdk xcode application failed manifest black assert
        cause: UIKit stops an app at launch that is built with the SDK of iOS 27 (Xcode 27) and doesn't adopt the scene
        life cycle ("UIScene life cycle is required for apps built with this SDK"). Apps that were built with an earlier
        SDK still launch.
        check: The crash is EXC_BREAKPOINT in _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption. Before, iOS
        18.4 and 26 print a warning at launch.
        fix: Add UIApplicationSceneManifest to Info.plist, and a scene delegate that creates the window in
        scene(_:willConnectTo:options:). Move work for the foreground and background from the app delegate to it.
        versions: iOS 27 and later.
        sample: modern/scenes
        evidence: Application/Scenes | Warnings/Warnings about orientations, scenes, and refused calls
        questions: app crashes at launch on iOS 27 because of UIScene | UIScene life cycle is required | adopt the scene
        life cycle for iOS 27

        # become-active: didBecomeActive before or after viewDidAppear
        needs: didbecomeactive/becomeactive/active/scenedidbecomeactive viewdidappear/appear/order/before
        words: launch order first after version
        cause: At launch, didBecomeActive (or sceneDidBecomeActive) comes before viewDidAppear in some published logs
        and after it in others. UIKit doesn't promise the order.
        check: Logs of apps with and without scenes show both orders. The simulation puts didBecomeActive last.
        fix: Don't depend on the order. Do the work when both have come, or in one of them only.
        sample: modern/scenes
        evidence: Application/Application callbacks | /Open conflicts
        questions: is didBecomeActive called before viewDidAppear | applicationDidBecomeActive called before or after
        viewDidAppear at launch

        # scene-launch: Scenes: what is called at launch, and in place of the app delegate
        needs: scene
        words: call launch delegate app background sceneWillEnterForeground applicationdidenterbackground not
        willenterforeground twice connect
        cause: In an app with scenes, the scene's delegate is called instead of the app delegate, and
        sceneWillEnterForeground is also called at launch, not only on return.
        check: Order at launch: application(_:didFinishLaunchingWithOptions:), scene(_:willConnectTo:options:),
        sceneWillEnterForeground, sceneDidBecomeActive.
        check: applicationDidEnterBackground and applicationWillEnterForeground aren't called if Info.plist has
        a scene manifest.
        check: With scenes, UIApplication.keyWindow and the app delegate's window can be nil. See 'lifeline
        explain key-window'.
        fix: To tell a launch from a return, set a flag in scene(_:willConnectTo:options:), or compare with
        sceneDidEnterBackground.
        fix: Create the window in scene(_:willConnectTo:options:).
        versions: iOS 13 and later.
        sample: modern/scenes
        evidence: Application/Scenes
        questions: SceneDelegate sceneWillEnterForeground called at launch | applicationWillEnterForeground not
        called with scene delegate | order of scene delegate methods at launch

        # background-launch: The app is launched in the background
        needs: background launch
        words: push silent woken location viewdidload call didfinishlaunching fetch prewarm scene wake
        prewarming prewarmed voip
        cause: A launch in the background (push, location, fetch) runs didFinishLaunching without showing
        anything; in an app without scenes, that code creates the root, so viewDidLoad can run although nobody
        sees the view.
        check: In an app with scenes, the controllers are created when a scene connects, which can be later.
        check: UIApplication.shared.applicationState is .background in didFinishLaunching. In an app with
        scenes, it is .background at every launch.
        check: viewDidAppear of the root can come in the background: two apps report it, after a VoIP push and
        after a change of location.
        check: Prewarming (iOS 15 and later) starts the app before the user opens it. main() and, in some
        reports, didFinishLaunching run, but no scene connects.
        fix: Don't count visits or start visible work in viewDidLoad. Check applicationState, or wait for
        sceneDidBecomeActive or didBecomeActive.
        evidence: Application/Scenes |
        https://developer.apple.com/documentation/uikit/uiapplication/applicationstate |
        https://github.com/signalapp/Signal-iOS/pull/3091 |
        https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/pull/446 |
        https://developer.apple.com/forums/thread/706782
        questions: viewDidLoad called when app is launched in the background by push notification | is
        viewDidAppear called on background launch | app launched in background by location update

        # root-exchange: The window's root controller is replaced
        needs: root/window replace/exchange/switch/change/set/swap/transition/login/logout
        words: appear twice not leak old deinit call present animation
        cause: Setting window.rootViewController removes the old root's view and adds the new one, which sends
        appearance callbacks to both. If the exchange happens during another transition, inside UIView.transition(with:
        window), or while the old root presents a controller, callbacks can come twice or not at all, and the old root
        can stay alive.
        check: Up to iOS 12, a root that presents is kept alive together with the presented controller (reported by
        authors). For iOS 13 and later, two reports say that it stays alive; no log.
        check: After UIView.transition(with:duration:…), look for viewDidAppear twice, or "Unbalanced calls". Only
        single reports are known; no log.
        fix: Dismiss what the old root presents first, without animation, and replace the root in the completion.
        fix: Replace the root outside the animation block, or with UIView.setAnimationsEnabled(false) inside it, and
        animate a snapshot view on top.
        fix: Or keep one container as root, and exchange its child with transition(from:to:…).
        rules: unbalanced-appearance controller-leaked
        sample: presentation/root-replaced-ios12 (hierarchy)
        evidence: Presentation/Dismissal | https://stackoverflow.com/questions/26763020
        questions: change rootViewController, old view controller not deallocated | viewDidAppear called twice after
        changing window rootViewController | switch root view controller after login | viewWillAppear not called after
        setting rootViewController with UIView.transition | replace root view controller with animation

        # responder: Who receives a touch that a view doesn't handle
        needs: touch/responder
        words: who gets handle view superview next chain controller first not
        cause: An event that a view doesn't handle goes up the responder chain: from the view to its superview, from a
        root view to its controller, from there to the superview of that view (or to the presenter), and then to the
        window, the scene, the application, and its delegate.
        check: A view outside a window receives no touches. A child that was added without addChild is in the chain,
        because the chain follows the superviews.
        fix: Override touchesBegan, or use a nil-targeted action, in the controller that should handle the event.
        rules: touch-outside-window
        sample: responder/passed-on (responders)
        evidence: Application/Responder chain
        questions: who gets the touch if the view does not handle it | how does the responder chain work with view
        controllers

        # keyboard: Keyboard notifications and the appearance callbacks
        needs: keyboard/keyboardwillshow/keyboarddidshow/becomefirstresponder
        words: notification viewwilldisappear hide show dismiss resign viewwillappear swipe textfield
        cause: The keyboard belongs to the first responder, which resigns when its view leaves the window, so keyboard
        notifications arrive during the transition (not measured on UIKit).
        check: The order of keyboard notifications and appearance callbacks is not documented, and no evidence of a
        fixed order is known.
        fix: Observe in viewWillAppear and remove the observer in viewWillDisappear or viewDidDisappear, so that a
        covered controller doesn't react.
        fix: Call view.endEditing(true) in viewWillDisappear to resign before the transition. Call
        becomeFirstResponder() in viewDidAppear, because it needs a window.
        evidence: Application/Responder chain |
        https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
        questions: keyboard notification viewWillDisappear | keyboard is dismissed in viewWillDisappear |
        becomeFirstResponder does not work in viewDidLoad

        # terminate: The app is terminated: which callbacks are sent
        needs: terminate/kill/quit/willterminate/applicationwillterminate
        words: app disappear close switcher deinit call not applicationwillterminate
        cause: When the user closes the app in the App Switcher, the visible controllers of an app without scenes
        receive viewWillDisappear and viewDidDisappear, and then the app delegate receives willTerminate. A suspended
        app is terminated without any callback.
        check: In an app with scenes, the scene delegate receives sceneWillResignActive and sceneDidDisconnect (one
        log). Whether controllers receive callbacks is not known.
        check: deinit of controllers isn't called.
        fix: Save in didEnterBackground or sceneDidEnterBackground, not in willTerminate or deinit.
        sample: application/terminate
        evidence: Application/Background | Application/Scenes
        questions: viewWillDisappear called when app is killed | applicationWillTerminate not called

        # key-window: keyWindow, or the window of the app delegate, is nil with scenes
        needs: keywindow/window/uiwindow nil/scene/uiscene/delegate/find/get
        scene/uiscene/appdelegate/keywindow/migrate
        words: migrating migration after uiapplication deprecated connectedscenes windowscene shared
        cause: In an app with scenes, each scene has its own windows. The app delegate's window stays nil, and
        UIApplication.keyWindow, which is deprecated since iOS 13, can be nil after the migration to UIScene.
        check: In scene(_:willConnectTo:options:) and before sceneDidBecomeActive, no window is key yet.
        fix: From a controller, use view.window, in viewIsAppearing or later.
        fix: Elsewhere, search UIApplication.shared.connectedScenes for a UIWindowScene with activationState
        .foregroundActive, and use its keyWindow (iOS 15 and later) or windows.
        versions: 13 and later
        evidence: Application/Scenes | https://github.com/xbmc/Official-Kodi-Remote-iOS/issues/1267 |
        https://developer.apple.com/documentation/uikit/uiapplication/keywindow
        questions: UIApplication.keyWindow is nil after migrating to UIScene | app delegate window is nil with
        SceneDelegate | get the key window in an app with scenes
        """#)
}
