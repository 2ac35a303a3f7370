extension Catalog.Topics {
    package static let swiftUI = Entry.entries(
        #"""
        # swiftui-appear-twice: SwiftUI: onAppear is called twice or unexpectedly
        needs: onappear/swiftui
        words: call twice appear disappear again bug unexpected navigationlink identity why viewdidappear
        cause: SwiftUI calls onAppear when a view with a new identity enters the interface, not when the user sees it.
        It comes again if the identity changes (.id, or the other branch of if … else), when a pushed page is popped in
        a NavigationStack, at each selection in a TabView, for recycled rows of a List, and when a NavigationStack or
        TabView itself is replaced.
        check: Twice at the start: two containers, such as a TabView with a NavigationView inside (iOS 14 and 15,
        reported), or onAppear on both a container and its content.
        check: onAppear, onDisappear, onAppear in a NavigationLink: reported for iOS 13 and 14.
        check: onAppear of pages that are not on screen when a NavigationStack is replaced by another view: iOS 16 to
        18, printed logs.
        check: With a custom Binding as path and Xcode 16.3 or later, a push calls onAppear of another page, too (table
        of one author).
        fix: Make the work repeatable, or guard it with @State private var didLoad = false.
        fix: Put onAppear outside of the NavigationStack or the branch, on a view whose identity doesn't change. Use a
        direct binding as path.
        fix: For loading data, use .task or .task(id:), which is canceled when the view disappears.
        versions: iOS 13 and later; single faults as stated.
        evidence: https://developer.apple.com/documentation/swiftui/view/onappear(perform:) |
        https://fatbobman.com/en/posts/traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui |
        https://github.com/ole/swiftui-view-lifecycle |
        https://gist.github.com/kalupas226/9ca0b1d073af4207c904328b54870a00
        questions: onAppear called twice | SwiftUI onAppear called twice | [Maybe a bug] call on onAppear() | View
        inside NavigationLink is called onAppear, onDisappear then onAppear | onAppear called when view is not on screen
        | onAppear called again when going back | onAppear called multiple times

        # swiftui-appear-missing: SwiftUI: onAppear or onDisappear is not called
        needs: onappear/ondisappear/swiftui not
        words: call appear second time again back list lazy only once sheet first
        cause: onAppear is not repeated while the view keeps its identity and stays in the interface: below a sheet,
        after the background, with opacity 0, or in a scroll view without lazy loading. onDisappear comes only when the
        view has left the interface.
        check: A sheet keeps the view below it: no onDisappear, and no onAppear after it (the same as UIKit's
        viewWillAppear; no log for SwiftUI is known).
        check: opacity(0) sends no onDisappear. A ScrollView with a VStack sends onAppear for all children at once. In a
        LazyVStack, onDisappear often doesn't come.
        check: onAppear deep in a row of a List can be left out (iOS 16, reported).
        check: onAppear that synchronously removes its own view loses its onDisappear (iOS 13.3, reported).
        fix: After a sheet, use onDismiss: of .sheet (see 'lifeline explain swiftui-sheet'). After the background, use
        onChange(of: scenePhase).
        fix: Attach onAppear to the row or page itself, and use .id(value) or .task(id: value) to run it again for a new
        value.
        versions: iOS 13 and later; single facts as stated.
        evidence: https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:) |
        https://github.com/ole/swiftui-view-lifecycle | https://github.com/onevcat/Kingfisher/pull/1990 |
        https://github.com/nalexn/clean-architecture-swiftui/issues/14
        questions: onAppear not called | SwiftUI onAppear not called after sheet is dismissed | onDisappear never called
        | onAppear not called second time | onAppear not called when returning from background | SwiftUI onDisappear not
        called in LazyVStack

        # swiftui-appear-timing: SwiftUI: when onAppear runs, and its order
        needs: onappear/ondisappear/swiftui order/before/early/parent/first/moment/late
        words: call layout render task child body animation transition appear
        cause: onAppear runs after the body is evaluated and laid out, and before the first frame is rendered; the exact
        moment depends on the kind of view.
        check: A child's onAppear comes before its parent's (comments of authors). On a push, the new page's onAppear
        comes at the start of the transition, and the old page's onDisappear at its end (reports).
        check: onAppear comes before .task begins (single reports). It is not the end of an animation; SwiftUI has no
        counterpart of viewDidAppear.
        check: Replacing a view by .id: the new view's onAppear, then the old one's onDisappear; with
        .transition(.identity), the other way around (tests).
        fix: For work after the transition, wait for a state that your code sets, or use UIKit's viewDidAppear through a
        UIViewControllerRepresentable.
        fix: Don't present a sheet in onAppear of a page that is being pushed; set the state in .task.
        versions: iOS 13 and later; single facts as stated.
        evidence: https://fatbobman.com/en/posts/onappear-call-timing | https://github.com/square/Blueprint/issues/48 |
        https://github.com/OpenSwiftUIProject/OpenSwiftUI
        questions: SwiftUI onAppear called before the view is visible | onAppear order parent and child | is onAppear
        called before body | when is onDisappear called in SwiftUI | SwiftUI onAppear too early

        # swiftui-sheet: SwiftUI: onAppear and onDisappear with a sheet or a full-screen cover
        needs: swiftui/onappear/ondisappear/fullscreencover sheet/fullscreencover/present/dismiss/alert
        words: parent below after cover content presenter modal
        cause: A sheet keeps the view below it on screen, so the view should get neither onDisappear nor a new onAppear,
        as its hosting controller gets no viewWillDisappear (no log for SwiftUI is known).
        check: fullScreenCover is a full-screen presentation: UIKit sends the hosting controller below viewWillDisappear
        and viewDidDisappear. Whether SwiftUI then sends onDisappear and onAppear below was not measured.
        check: The content of the sheet gets onAppear before it is seen, and onDisappear after it is gone (authors'
        statements, iOS 15).
        check: A view that disappears takes its sheet along, without animation (iOS 17, reported).
        fix: Refresh in onDismiss: of .sheet or .fullScreenCover, or in onChange(of:) of the state that presents.
        fix: Attach .sheet to a view that stays, and present the second sheet after onDismiss of the first.
        versions: iOS 13 and later; full-screen covers: iOS 14 and later.
        evidence: Presentation/Sheets |
        https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:) |
        https://velog.io/@yy0867/SwiftUI-View-LifeCycle | https://github.com/pointfreeco/swift-navigation/pull/192
        questions: SwiftUI onDisappear called when a sheet is presented | onAppear not called after dismissing
        fullScreenCover | SwiftUI onAppear of the parent after the sheet is dismissed

        # swiftui-uikit: SwiftUI: what replaces viewDidLoad, viewWillAppear, and viewDidAppear
        needs: swiftui/onappear
        viewdidload/once/load/viewwillappear/viewdidappear/viewwilldisappear/viewdiddisappear/equivalent/alternative/lifecycle/replace/versus
        words: view life cycle methods uikit onappear task init ondisappear
        cause: SwiftUI has no viewDidLoad and no viewWillAppear. onAppear is nearest to viewWillAppear, onDisappear to
        viewDidDisappear, and .task is onAppear plus an asynchronous task that is canceled on disappearance. init of a
        view doesn't replace viewDidLoad, because it runs at every evaluation of its parent.
        check: One-time work: the initializer of a @StateObject or @Observable model that @State keeps runs once per
        identity.
        fix: viewDidLoad: .onAppear with a @State flag, or the model's initializer. viewWillAppear: .onAppear. Loading:
        .task. viewDidDisappear: .onDisappear. Foreground: onChange(of: scenePhase).
        fix: If the exact UIKit callback matters, embed a controller with UIViewControllerRepresentable, and use its
        viewDidAppear.
        versions: iOS 13 and later; .task: iOS 15 and later.
        evidence: https://developer.apple.com/documentation/swiftui/view/onappear(perform:) |
        https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
        questions: viewDidLoad in SwiftUI | SwiftUI equivalent of viewWillAppear | SwiftUI view lifecycle | onAppear vs
        viewDidAppear | SwiftUI run code once like viewDidLoad | SwiftUI run code once when the view first loads

        # swiftui-init: SwiftUI: init or body of a view runs often, or before the view is shown
        needs: swiftui/navigationlink/navigationstack/navigationview/stateobject
        init/initializer/body/destination/recreate
        words: swiftui view call multiple twice before tap eager lazy load created destination link evaluate redraw
        cause: A SwiftUI view is a value that SwiftUI creates again whenever its parent's body is evaluated; it appears
        later, or never.
        check: NavigationLink(destination:) creates its destination together with the link, before a tap (Apple, iOS
        15); its body is not evaluated until then.
        check: The default value of @State is created at each init, although only the first one is kept; that of
        @StateObject only once.
        fix: Do no work in init. Load in .task or .onAppear, and keep models in @StateObject, or in @State that .task
        fills.
        fix: For lazy pages, use NavigationLink(value:) with navigationDestination(for:) (iOS 16 and later).
        versions: iOS 13 and later; @StateObject: iOS 14 and later.
        evidence: https://developer.apple.com/documentation/swiftui/state | https://github.com/vinhnx/notes/issues/429 |
        https://github.com/openhab/openhab-ios/pull/1173
        questions: SwiftUI View init called multiple times | NavigationLink destination init called before tapping |
        SwiftUI body called many times

        # swiftui-tabs: SwiftUI: TabView loads tabs eagerly or lazily
        needs: tabview/tab swiftui/onappear/tabview
        words: all tabs load eager lazy selected appear call launch page once
        cause: A TabView keeps the state of its tabs, and sends onAppear and onDisappear at each switch. Which tabs are
        loaded at the start depends on the version: in iOS 17 onAppear of the second tab was seen at launch, and in iOS
        18 when it is first selected.
        check: When a TabView is removed (logout), every tab that was ever shown gets onAppear once more (iOS 17 beta,
        reported).
        check: In a UITabBarController with hosting controllers, onAppear came once ever in iOS 13, and at each
        selection in iOS 14 and later.
        check: Tabs that are hidden by opacity send nothing at a switch.
        fix: Load in .task or onAppear of the tab's content, guarded by the selection: onChange(of: selection).
        versions: iOS 13 and later; differs as stated.
        sample: modern/hosted-tabs-ios13
        evidence: https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear |
        https://github.com/feedback-assistant/reports/issues/417 |
        https://github.com/NicholasBellucci/StatefulTabView/issues/12
        questions: SwiftUI TabView onAppear called for all tabs | TabView loads all views at launch | onAppear called
        only once in TabView | TabView onAppear called when switching tabs

        # swiftui-navigation: SwiftUI: onAppear in a NavigationStack or NavigationView
        needs: swiftui/onappear/ondisappear/navigationlink/navigationview/navigationpath
        navigationstack/navigationview/navigationlink/navigationpath
        words: swiftui onappear push pop call twice ondisappear back appear root binding xcode path
        cause: In a NavigationStack, a push sends onDisappear to the covered page and a pop sends its onAppear
        again; the covered page keeps its state, and the popped one loses it. The pushed page's onAppear comes
        first, and the covered page's onDisappear afterward (reports for iOS 15 to 17).
        check: When the whole NavigationStack is replaced, its pages get onAppear and onDisappear once more
        although they are not on screen (iOS 16 to 18, printed logs).
        check: NavigationView in a branch: the root's onAppear comes again when the branch is left (iOS 13 to
        16, printed log).
        check: In iOS 14, developers reported onAppear while the view was removed.
        check: An app built with Xcode 16.3 or later that passes a custom Binding as the path: a push also sends
        onAppear to the covered page, and the pop sends it none. With a direct binding, the calls are as usual
        (printed logs).
        fix: Put onAppear outside of the stack for work that has to run once. Use .task(id:) and NavigationPath
        state for the rest.
        fix: To find out whether a page was pushed, revealed, or popped with the back button, observe the path,
        not onAppear or onDisappear.
        versions: iOS 13 and later; single faults as stated.
        evidence: https://github.com/ole/swiftui-view-lifecycle |
        https://gist.github.com/johnpatrickmorgan/12e98d244a195a21cda7ea1af1048e9e |
        https://dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue
        questions: NavigationStack onAppear called on pop | NavigationLink destination onAppear called before
        tapping | NavigationView onAppear called again when going back

        # swiftui-task: SwiftUI: when .task runs and is canceled
        needs: task
        words: swiftui cancel run twice onappear modifier async restart id call again
        cause: .task starts an asynchronous task when the view appears and cancels it when the view disappears. It
        starts again at the next appearance, and .task(id: value) also starts again for each new value.
        check: Canceled early: the view lost its identity or left the interface, for example by a push or a switch of
        tabs.
        check: It begins after onAppear (single reports; no promise in the documentation).
        fix: For work that must outlive the view, start a Task in the model. For work once, keep a flag in @State.
        fix: Check Task.isCancelled, and ignore CancellationError.
        versions: iOS 15 and later.
        evidence: https://developer.apple.com/documentation/swiftui/view/task(priority:_:) |
        https://github.com/OpenSwiftUIProject/OpenSwiftUI
        questions: SwiftUI task modifier called twice | .task is canceled when view disappears | task vs onAppear

        # swiftui-representable: SwiftUI: UIKit's callbacks in a UIViewControllerRepresentable
        needs: representable/uiviewcontrollerrepresentable
        words: swiftui viewdidappear viewwillappear not call lifecycle tabview pagetabviewstyle correctly
        updateuiviewcontroller makeuiviewcontroller wrapped embed
        cause: The controller of a UIViewControllerRepresentable is a child of SwiftUI's hosting controller, so it
        receives viewWillAppear and viewDidAppear when that hosting controller forwards them. In a TabView with the page
        style, both were missing (iOS 16.5 and 17 beta, reported with a sample); in the default style they come.
        check: Seen order: makeCoordinator, makeUIViewController, viewDidLoad, updateUIViewController (twice),
        viewWillAppear, layout (iOS 13, printed). updateUIViewController runs at every state change.
        check: In onAppear, the representable's view may not be in the window yet.
        fix: If callbacks are missing, use onAppear and onDisappear around the representable, and pass them to the
        controller.
        fix: Don't call viewWillAppear yourself.
        fix: Keep the controller's state in the coordinator: SwiftUI can create the controller again.
        versions: iOS 13 and later; single facts as stated.
        evidence: https://github.com/feedback-assistant/reports/issues/411 |
        https://qiita.com/417_72ki/items/e878f49a34c91e987292 |
        https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
        questions: viewDidAppear not called SwiftUI UIViewControllerRepresentable | The lifecycle of a
        UIViewControllerRepresentable inside a TabView with a PageTabViewStyle is not being called correctly. |
        viewWillAppear not called in UIViewControllerRepresentable | updateUIViewController called multiple times |
        order of makeUIViewController and viewDidLoad

        # swiftui-hosting: SwiftUI: UIHostingController and UIKit's callbacks
        needs: hosting/uihostingcontroller
        words: onappear viewdidappear viewwillappear swiftui uikit call twice not push child embed order
        cause: A UIHostingController is a view controller and receives viewWillAppear, viewDidAppear, viewWillDisappear,
        and viewDidDisappear like any other. Its root view's onAppear comes after layout and before drawing, and
        onDisappear at the end of the disappearance.
        check: The place of onAppear between layout and viewDidAppear is not settled: reports differ. The simulation
        puts it before viewDidAppear.
        check: A subclass of UIHostingController receives no viewDidLoad in iOS 14 (in iOS 15, it does): set up in the
        initializer.
        check: Added with addSubview only, without addChild: callbacks, safe area, and presentations break ("detached
        view controller").
        check: One window of a SwiftUI app sends several viewDidAppear at its first layout, for nested hosting
        controllers (reported).
        fix: Add it with addChild(_:), addSubview(_:), and didMove(toParent:).
        fix: In a UIPageViewController, onDisappear of hosted pages can come late (iOS 14, reported): use the page
        controller's delegate.
        versions: iOS 13 and later; single facts as stated.
        sample: modern/hosting
        evidence: Application/Hosting controllers |
        https://developer.apple.com/documentation/swiftui/uihostingcontroller |
        https://github.com/SwiftUIX/SwiftUIX/issues/294
        questions: UIHostingController onAppear vs viewDidAppear | onAppear not called in UIHostingController |
        UIHostingController viewWillAppear order with onAppear | UIHostingController subclass viewDidLoad not called on
        iOS 14

        # swiftui-lists: SwiftUI: onAppear in List, LazyVStack, and ScrollView
        needs: swiftui/onappear/ondisappear list/lazyvstack/scrollview/lazyvgrid/vstack
        words: onappear swiftui call scroll row recycle ondisappear all appear many
        cause: A List recycles its rows, so onAppear and onDisappear come often, and a ScrollView with a plain VStack
        sends onAppear to all children at once, also those off screen.
        check: LazyVStack and LazyVGrid send onAppear often, but onDisappear hardly ever (iOS 16, one sample).
        check: Rows of a List and of a lazy stack keep their state.
        fix: Use a lazy stack or a List if onAppear means "came on screen". Make the work of a row repeatable, or use
        .task(id:).
        fix: For the last row (paging), compare with the data's end in onAppear.
        versions: iOS 13 and later; lazy stacks: iOS 14 and later.
        evidence: https://github.com/ole/swiftui-view-lifecycle
        questions: SwiftUI List row onAppear called multiple times | ScrollView onAppear called for all items | onAppear
        in LazyVStack called again when scrolling

        # swiftui-scene-phase: SwiftUI: scenePhase and the background
        needs: scenephase/swiftui/onappear scenephase/background
        words: onchange active inactive app call twice launch foreground not
        cause: SwiftUI views get no onAppear when the app returns from the background. The environment's scenePhase
        changes instead: inactive and background on leaving, inactive and active on return (authors' logs, iOS 14 to
        17).
        fix: Use onChange(of: scenePhase), and act on .active. onChange isn't called for the first value; at a launch,
        it reports only active (authors' logs).
        versions: iOS 14 and later.
        evidence: https://developer.apple.com/documentation/swiftui/scenephase |
        https://memotut.com/en/8546dfa4811b34f669d4
        questions: SwiftUI onAppear not called when app comes to foreground | scenePhase onChange not called |
        scenePhase becomes inactive before background
        """#)
}
