extension Catalog.Topics {
    package static let layout = Entry.entries(
        #"""
        # frame: Frames, bounds, or safe area are wrong in viewDidLoad
        needs: frame/safearea/layout/initialize/size/corner/gradient
        viewdidload/zero/viewwillappear/wrong/viewdidappear/viewdidlayoutsubviews/where
        words: insets autolayout constraint layout viewdidlayoutsubviews load appear correct final 320 600 storyboard
        cause: viewDidLoad and viewWillAppear run before layout: the view still has the size of the storyboard or zero,
        and safeAreaInsets are zero because the view has no window. Sizes are final in viewIsAppearing (for the view
        itself) and in viewDidLayoutSubviews (for the subviews).
        check: view.window is nil in viewDidLoad. The frame changes between viewDidLoad and viewDidLayoutSubviews.
        check: Frames of subviews deeper down are final only in their own layoutSubviews.
        fix: Use constraints instead of reading frames.
        fix: Read sizes, traits, and safe area insets in viewIsAppearing(_:) (iOS 13 and later), or in
        viewDidLayoutSubviews, which can run any number of times: keep the work repeatable or do it once with a flag.
        fix: Insets that change later arrive in viewSafeAreaInsetsDidChange().
        fix: Work that only needs to happen once on screen, such as starting a camera preview, fits in viewIsAppearing
        or viewDidAppear; update its frame in viewDidLayoutSubviews.
        rules: geometry-before-layout layout-outside-window
        sample: mistakes/geometry-in-view-did-load
        evidence: Layout/Layout passes | Appearance/viewIsAppearing
        questions: frame is wrong in viewDidLoad | safe area insets zero in viewDidLoad | Initialize NBUCameraView in
        viewDidAppear or viewDidLayoutSubviews | view bounds are zero in viewWillAppear | when is the view size correct
        | where do I get the final frame of a subview | gradient layer has wrong size in viewDidLoad |
        safeAreaInsets.top is 0 | where to scroll to a row at first appearance

        # layout-many: Layout callbacks are called many times
        needs: layout twice/loop
        words: viewdidlayoutsubviews viewwilllayoutsubviews call many infinite loop constraint
        cause: Each layout pass sends viewWillLayoutSubviews and viewDidLayoutSubviews: at every appearance, rotation,
        change of bounds, keyboard, bar, or constraint, and often twice in a row. UIKit promises no number.
        check: An endless loop: the override changes a size or a constraint, or calls setNeedsLayout, at every call.
        fix: Do one-time work in viewDidLoad, or in viewIsAppearing with a flag. Only set frames and layers in layout
        callbacks.
        fix: Compare before changing: if the size is the same as last time, return.
        rules: work-repeated-in-layout
        sample: modern/layout-if-needed
        evidence: Layout/Layout passes
        questions: viewDidLayoutSubviews called multiple times | viewDidLayoutSubviews infinite loop | how often is
        viewWillLayoutSubviews called | viewDidLayoutSubviews called twice

        # layout-order: When the layout callbacks run, compared with the appearance callbacks
        needs: layout before/after viewwillappear/viewdidappear/viewdidload/viewisappearing
        words: viewwilllayoutsubviews viewdidlayoutsubviews order
        cause: In the known logs of an appearance, layout comes after viewWillAppear (and viewIsAppearing) and before
        viewDidAppear.
        check: One published test differs: a push without animation in iOS 12 with viewDidAppear before the layout
        callbacks.
        check: Before viewWillAppear: code calls layoutIfNeeded() on the view, which lays it out also outside of a
        window.
        check: Pages that are set in viewDidLoad of a page controller receive viewDidAppear before their first layout.
        check: After viewDidAppear: something changed the size, the insets, or a constraint.
        fix: Read sizes in viewIsAppearing or viewDidLayoutSubviews, and don't depend on the number of passes.
        rules: layout-outside-window geometry-before-layout
        sample: modern/layout-if-needed
        evidence: Layout/Layout in transitions | Layout/Layout passes | Containers/Page view controllers |
        /Open conflicts
        questions: viewWillLayoutSubviews called before viewWillAppear | is viewDidLayoutSubviews called before or after
        viewDidAppear

        # rotation-missing: viewWillTransition, or another rotation callback, is not called
        needs: rotate not/call
        words: viewwilltransition size willrotate didrotate deprecated child parent container landscape work detect
        present presented modal wrong resize
        cause: In iOS 8 and later, a rotation is a change of size: viewWillTransition(to:with:) is sent from the
        window's root to its children, as long as each override calls super. A controller that is covered by a push or
        not a child, or whose size doesn't change, receives nothing. A presenter that a full-screen presentation hides
        receives it, but its pages don't.
        check: The old willRotate and didRotate are called up to iOS 7. Whether later versions call them was not
        measured; the simulation doesn't.
        check: A parent's override without super stops the callback for all of its children. Without addChild, it never
        arrives.
        check: A rotation that the app or the topmost controller doesn't support sends nothing, and neither does one of
        180 degrees (not measured).
        fix: Override viewWillTransition(to:with:), call super, and animate with the coordinator.
        fix: Code that only needs the size belongs into viewDidLayoutSubviews or viewWillLayoutSubviews.
        versions: iOS 8 and later.
        rules: missing-super child-not-added deprecated-rotation-callback orientation-never-supported
        sample: rotation/not-forwarded
        evidence: Layout/Rotation
        questions: viewWillTransition not called | willRotateToInterfaceOrientation not called |
        viewWillTransition(to:with:) not called in child view controller | detect device rotation in view controller |
        viewWillTransition(to:with:) not called in a controller that is presented modally

        # rotation-hidden: viewWillTransition is called although the controller is covered or doesn't rotate
        needs: viewwilltransition/rotate/turn presenter/hidden/covered/behind/portrait/full/presenting
        words: modal present call only under below background full screen presented supports unexpected
        viewdidload load before nil crash
        cause: In iOS 8 and later, the presenter below a full-screen presentation receives
        viewWillTransition(to:with:) whenever the interface turns, even if it supports only portrait and its
        view is outside the window. Its children don't receive it.
        check: If the dismissal turns the interface back, the presenter receives the callback once more.
        check: Up to iOS 7, a hidden presenter receives no rotation callback.
        check: At launch in Split View on an iPad, the initial controller can receive
        viewWillTransition(to:with:) before viewDidLoad, so outlets are nil (reported for iOS 10 and 11): check
        isViewLoaded.
        fix: Lay out in viewWillLayoutSubviews, which comes only when the view is in a window, or return if
        view.window is nil.
        versions: iOS 8 and later.
        sample: rotation/supported
        evidence: Layout/Rotation | https://github.com/lionheart/openradar-mirror/issues/19280 |
        https://github.com/yysskk/SwipeMenuViewController/pull/104
        questions: viewWillTransition called on presenting view controller behind a full screen modal | portrait
        only view controller gets viewWillTransition when the presented modal rotates

        # rotation-refused: The interface doesn't rotate, or rotates only later; what iOS 16 changed
        needs: rotate/orientation
        not/force/16/lock/restrict/limit/allow/support/change/setneedsupdateofsupportedinterfaceorientations/programmatically
        words: work device supported portrait landscape uidevice setvalue drawer until
        cause: UIKit asks only the window's root, or the topmost controller that is presented in full screen, for
        supportedInterfaceOrientations, and combines the answer with the app's mask; children are not asked.
        check: Which controller is the root? A navigation, tab bar, drawer, or split view controller answers for its
        content, unless it is a subclass that asks its child.
        check: In iOS 16 and later, a changed answer takes effect after
        setNeedsUpdateOfSupportedInterfaceOrientations(), setting UIDevice's orientation has no effect, and
        shouldAutorotate is deprecated.
        check: A sheet (iOS 13 and later) doesn't force a rotation.
        fix: Override supportedInterfaceOrientations in the root, and return the child's value there.
        fix: When the value changes, call setNeedsUpdateOfSupportedInterfaceOrientations() (iOS 16 and later).
        fix: To turn, call windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) (iOS 16 and
        later). In earlier versions, use attemptRotationToDeviceOrientation().
        versions: iOS 16 and later, where the text says so.
        rules: orientation-never-supported
        sample: modern/orientation
        evidence: Layout/Supported orientations |
        https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
        questions: Rotation does not work until drawer opens on iOS 16 | force landscape orientation on iOS 16 |
        supportedInterfaceOrientations not called | lock orientation to portrait for one view controller |
        shouldAutorotate not called | change orientation programmatically

        # orientation-common: Supported orientations has no common orientation with the application
        needs: common/mask/info/preferred/uiapplicationinvalidinterfaceorientation orientation
        words: supported application crash shouldautorotate plist uiapplicationinvalidinterfaceorientation
        cause: The controller's supportedInterfaceOrientations and the app's mask (Info.plist, or
        application(_:supportedInterfaceOrientationsFor:)) have no orientation in common. UIKit raises
        UIApplicationInvalidInterfaceOrientation.
        check: Compare the controller in the message with UISupportedInterfaceOrientations in Info.plist; on an iPad,
        the key with ~ipad applies.
        fix: Allow all needed orientations in application(_:supportedInterfaceOrientationsFor:) or Info.plist, and
        narrow them in the controllers.
        fix: Return a mask (.portrait of UIInterfaceOrientationMask), not an orientation.
        versions: iOS 6 and later. One author doubts it for iOS 13 and later; a report from 2021 shows it.
        rules: orientation-never-supported
        sample: mistakes/no-common-orientation
        evidence: Layout/Supported orientations | Warnings/Warnings about orientations, scenes, and refused calls
        questions: Supported orientations has no common orientation with the application |
        UIApplicationInvalidInterfaceOrientation crash

        # orientation-preferred: preferredInterfaceOrientationForPresentation
        needs: preferredinterfaceorientationforpresentation/prefer
        words: orientation present full screen what launch supported
        cause: It is the orientation in which a controller is first shown when it is presented in full screen. It must
        be one of the controller's supportedInterfaceOrientations, and it is ignored for a sheet and for overFullScreen.
        fix: Return a supported orientation, never .unknown. To change the orientation of a controller that is already
        visible, change supportedInterfaceOrientations.
        versions: iOS 6 and later.
        sample: mistakes/preferred-orientation
        evidence: Layout/Supported orientations
        questions: what is preferredInterfaceOrientationForPresentation | preferredInterfaceOrientationForPresentation
        must return a supported interface orientation

        # orientation-old: Rotation in iOS 5 and earlier, and up to iOS 7
        needs: rotate/orientation 5/old/legacy/6/7/willrotate/shouldautorotatetointerfaceorientation
        words: did work shouldautorotatetointerfaceorientation deprecated
        cause: In iOS 5 and earlier, UIKit asked shouldAutorotateToInterfaceOrientation for each orientation (only
        portrait by default), and a container asked its children.
        check: In iOS 6 and later, supportedInterfaceOrientations replaces it, and only the root or the topmost
        full-screen controller is asked.
        check: Up to iOS 7, a rotation sends willRotate, willAnimateRotation, and didRotate; since iOS 8,
        viewWillTransition(to:with:).
        versions: iOS 5 to 8.
        rules: deprecated-rotation-callback
        sample: rotation/turn-ios5
        evidence: Layout/Rotation | Layout/Supported orientations
        questions: how did rotation work in iOS 5 | shouldAutorotateToInterfaceOrientation not called in iOS 6

        # orientation-launch: An app launches in portrait and then rotates
        needs: launch/start portrait/landscape/orientation
        words: first rotate app why upside
        cause: Up to iOS 10, an app launches in portrait and, if it needs another orientation, rotates after
        application(_:didFinishLaunching…) and before the window is shown. In iOS 11 and later, it launches in the
        device's orientation if the app and the root support it.
        check: A root that supports only landscape, in an app that also supports portrait, still begins in portrait.
        check: viewDidLoad and viewWillAppear run with the portrait size; layout with the final size follows.
        fix: Don't read sizes before viewIsAppearing or viewDidLayoutSubviews.
        fix: For an app that is landscape only, list only landscape orientations in Info.plist.
        sample: rotation/landscape-root
        evidence: Layout/Launch orientation
        questions: why does the app launch in portrait first | app starts in portrait and rotates to landscape |
        landscape app has portrait size in viewDidLoad

        # sizes: Who decides the size of a controller's root view
        needs: size/frame/resize/large/larger/small root/who/decide/child/parent
        words: view window parent container owner set content preferredcontentsize
        cause: The owner of the view decides: the window for its root controller, a container for its children, and the
        presentation controller for a presented controller. The controller itself only lays out its subviews.
        check: A child that the app adds keeps its frame until the container sets it, or until its autoresizing mask or
        constraints do.
        fix: Set child.view.frame = view.bounds with a flexible autoresizing mask, or add constraints.
        fix: A controller can only ask for a size, with preferredContentSize; its container or popover decides.
        rules: child-outgrows-parent constraints-with-mask
        sample: containment/owner-sizes (hierarchy)
        evidence: Layout/Sizes
        questions: who decides the size of the root view | child view controller has wrong size | why is my child view
        controller's view too large

        # autoresizing: What autoresizingMask is for
        needs: autoresizingmask/autoresize/spring
        words: mask flexible width height superview translatesautoresizingmaskintoconstraints
        cause: The mask says which parts of a view's frame (size and margins) change when the superview's size changes.
        A root view from a nib or the default loadView has a flexible width and height, so it fills its parent.
        fix: Use a mask or constraints for a view, not both: set translatesAutoresizingMaskIntoConstraints = false
        before adding constraints.
        rules: constraints-with-mask child-outgrows-parent
        sample: modern/frames (hierarchy)
        evidence: Layout/Sizes
        questions: what is autoresizingMask for | does autoresizing resize the view with its superview

        # traits: traitCollectionDidChange is not called
        needs: traits
        words: not call dark mode change size class 17 register style
        cause: traitCollectionDidChange(_:) is called when a trait changes after the view is in a hierarchy, and
        registerForTraitChanges replaces it in iOS 17.
        check: In iOS 8 to 12 it is also called at the first appearance; in iOS 13 and later only if the predicted
        traits were wrong.
        check: The view is not in a window, the trait didn't change, or a container doesn't call super.
        check: Traits are not final in viewDidLoad and, in iOS 17 and later, not in viewWillAppear, because a controller
        then inherits them through its view's superview.
        fix: In iOS 17 and later: registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous:
        UITraitCollection) in self.update() }. Set the initial state in viewIsAppearing.
        versions: iOS 8 and later.
        rules: deprecated-trait-callback missing-super
        sample: modern/trait-versions
        evidence: Layout/Traits
        questions: traitCollectionDidChange not called | dark mode change not detected in view controller | trait
        collection is wrong in viewDidLoad

        # status-bar: The status bar style or visibility is not applied
        needs: statusbar/preferredstatusbarstyle/prefersstatusbarhidden
        words: style hidden not call child navigation change
        cause: UIKit asks the window's root, or the topmost controller that is presented in full screen. A navigation
        controller answers itself, unless childForStatusBarStyle returns its top controller.
        fix: Override childForStatusBarStyle and childForStatusBarHidden in the container, and call
        setNeedsStatusBarAppearanceUpdate() after a change.
        versions: iOS 7 and later.
        sample: modern/status-bar
        evidence: Layout/Status bar
        questions: preferredStatusBarStyle not called | status bar style not changing in navigation controller
        """#)
}
