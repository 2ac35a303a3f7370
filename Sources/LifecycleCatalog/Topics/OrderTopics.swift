extension Catalog.Topics {
    package static let order = Entry.entries(
        #"""
        # lifecycle: The lifecycle of a view controller, in order
        names: lifecycle, life cycle, lifecycle methods, view controller lifecycle, order, order of callbacks
        needs: order
        words: call whole life stage step creation
        cause: A controller is created (init, and awakeFromNib from a storyboard), its view is loaded on first use
        (loadView, viewDidLoad), and each appearance and disappearance then sends a fixed series of callbacks:
        viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear,
        viewWillDisappear, viewDidDisappear. It ends with deinit.
        check: viewDidLoad runs once per view; the appearance callbacks run at every appearance, and layout callbacks
        any number of times.
        fix: Pick a transition to see its own order, such as 'lifeline explain order push --ios 12'.
        fix: For a drawing, render the sample with the diagram 'poster' or 'timeline'.
        sample: loading/ten-steps (life)
        steps: launch: nav / push: detail / pop: ~
        evidence: Appearance/Order of callbacks | Loading/Launch
        questions: view controller lifecycle | What is the order of UIViewController lifecycle methods | what is the
        whole life of a view controller in order | in which order are viewDidLoad, viewWillAppear and viewDidAppear
        called

        # order-launch: Order of callbacks at launch
        needs: order launch
        words: start first appear load window
        cause: UIKit loads the root controller's view, and then sends the appearance callbacks once the window becomes
        visible.
        steps: launch: home
        evidence: Loading/Launch
        questions: order of callbacks at launch | sequence of lifecycle methods when the app starts

        # order-push: Order of callbacks at a push
        needs: order push
        words: navigation call before transition
        cause: The pushed controller is loaded first. Then the covered controller receives viewWillDisappear and the
        pushed one viewWillAppear. At the end, viewDidDisappear precedes viewDidAppear.
        fix: Don't rely on viewDidDisappear of the one and viewDidAppear of the other across transitions: a full-screen
        presentation has the reverse order.
        sample: navigation/push-pop
        steps: launch: nav > push: detail
        evidence: Containers/Push and pop
        questions: order of callbacks when pushing | order push | which lifecycle methods run when I push a view
        controller | sequence of viewWillDisappear and viewWillAppear when pushing

        # order-pop: Order of callbacks at a pop
        needs: order pop
        words: navigation back deinit call
        cause: The popped controller receives viewWillDisappear, the revealed one viewWillAppear. At the end come
        viewDidDisappear, viewDidAppear, and deinit of the popped controller. The revealed controller's view is not
        loaded again.
        sample: navigation/push-pop
        steps: launch: nav / push: detail > pop: ~
        evidence: Containers/Push and pop
        questions: order of callbacks when popping | sequence of lifecycle methods when going back in a navigation
        controller

        # order-present: Order of callbacks at a full-screen presentation and its dismissal
        needs: order/completion present/dismiss
        words: modal completion full screen fullscreen viewdidappear block
        cause: A full-screen presentation sends viewDidAppear of the presented controller before viewDidDisappear of the
        presenter, which is the reverse of a push. The completion handler runs last.
        sample: presentation/full-screen
        steps: launch: home > present: detail, style: fullScreen / dismiss: ~
        evidence: Presentation/Full-screen presentation
        questions: order of callbacks when presenting full screen | order of lifecycle methods when dismissing a modal |
        order present | order dismiss | order full screen | is viewDidAppear called before or after the completion of present

        # order-sheet: Order of callbacks at a sheet
        needs: order sheet
        words: present page card presenter
        cause: In iOS 13 and later, only the sheet receives appearance callbacks, because its presenter stays visible.
        In iOS 12 and earlier, the default presentation is full screen.
        sample: presentation/sheet
        steps: launch: home > present: detail / dismiss: ~
        evidence: Presentation/Sheets
        questions: order of callbacks when a sheet is presented | order sheet

        # order-tab: Order of callbacks at a selection of a tab
        needs: order tab/select
        words: switch select call
        cause: UIKit loads the selected tab's view, if it was not loaded yet. The incoming controller receives
        viewWillAppear before the outgoing one receives viewWillDisappear. At the end, viewDidDisappear of the outgoing
        one comes first, except for a tap in iOS 18 and later: the switch is animated, and viewDidAppear comes first.
        check: The value of 'animated', and the place of viewIsAppearing, of a tapped tab in iOS 18 and later aren't
        known.
        sample: tabs/tap-versions
        steps: launch: tabs > tap: second / select: first
        evidence: Containers/Tab bars
        questions: order of callbacks when switching tabs | order select | order of callbacks when a tab is tapped in
        iOS 18

        # order-swipe: Order of callbacks at a canceled swipe back
        needs: order swipe/cancel
        words: pop interactive back
        cause: Both controllers receive their will callbacks when the gesture begins. If the gesture is canceled, both
        receive the opposite will callbacks and then did callbacks: the top one ends with viewDidAppear, the one below
        with viewDidDisappear.
        sample: navigation/swipe-back-cancelled
        steps: launch: nav / push: detail > swipeBack: cancelled
        evidence: Appearance/Canceled transitions | Containers/Interactive pop
        questions: order of callbacks when swipe back is canceled | order swipeBack

        # order-page: Order of callbacks in a page view controller
        needs: order page
        words: scroll turn swipe curl
        cause: With the scroll style, the incoming page receives viewWillAppear before the outgoing page receives
        viewWillDisappear, and viewDidAppear before viewDidDisappear.
        sample: pages/scroll
        steps: launch: pages > turnPage: completed, to: two
        evidence: Containers/Page view controllers
        questions: order of callbacks in a UIPageViewController | order turnPage

        # order-rotate: Order of callbacks at a rotation
        needs: order rotate
        words: size trait landscape portrait
        cause: In iOS 8 and later, a rotation sends willTransition(to:with:), if traits change, and
        viewWillTransition(to:with:) for the size, each from the parent to its children, and then a layout pass. In iOS
        7 and earlier, it sends willRotate, willAnimateRotation, and didRotate.
        sample: rotation/turn-ios8
        steps: launch: home > rotate: landscapeLeft
        evidence: Layout/Rotation
        questions: order of callbacks on rotation | order rotate

        # order-child: Order of callbacks when a child is added
        needs: order/before child/addchild
        words: container parent add embed willmove didmove viewdidappear viewwillappear appear
        cause: addChild sends willMove(toParent:). The child's view loads on first use. Under a visible parent,
        addSubview begins the appearance, and UIKit sends viewDidAppear later.
        sample: containment/visible-parent
        steps: launch: parent > embed: child, to: parent
        evidence: Containers/Adding a child | Containers/Child under a visible parent
        questions: order of callbacks when adding a child view controller | order of parent and child viewWillAppear |
        order embed | child view controller viewDidAppear called before parent

        # order-background: Order of callbacks when the app enters the background
        needs: order background
        words: app delegate scene return
        cause: Only the application or the scene receives callbacks. No view controller receives an appearance callback,
        in either direction. The system's snapshots can change sizes and traits for a moment.
        sample: application/background
        steps: launch: home > background: ~ / foreground: ~
        evidence: Application/Background
        questions: order of callbacks when the app goes to the background | order background
        """#)
}
