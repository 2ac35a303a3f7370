extension Catalog.Topics {
    package static let memory = Entry.entries(
        #"""
        # deinit: deinit is not called: the controller leaks
        names: memory leak, retain cycle
        needs: deinit/leak/memory
        words: not call memory dealloc never view controller popped dismissed retain closure timer delegate early
        immediately
        cause: Something still holds a strong reference to the controller and keeps it alive: a closure that captures
        self, a timer, a strong delegate, a block-based observer, a task that doesn't end, or a parent, presenter, or
        array that still contains it.
        check: The Memory Graph of Xcode shows who retains the controller. Set a breakpoint in deinit, or print in it.
        check: viewDidDisappear was called, and parent and presentingViewController are nil, but deinit doesn't follow.
        check: Without viewDidDisappear, the controller was not removed at all: it is only covered.
        check: deinit comes too early: nothing holds the controller, because code adds only its view, or keeps it in a
        weak property or a local variable.
        fix: Use [weak self] in closures that are stored: timers, observers, completion handlers, Combine sinks, data
        sources.
        fix: Declare delegates weak. Invalidate timers and display links, and cancel tasks, in viewDidDisappear: the
        timer retains its target.
        fix: Remove block-based observers with their tokens. Remove children with removeFromParent().
        fix: A controller that a navigation controller, coordinator, or property keeps for reuse isn't a leak.
        rules: controller-leaked
        sample: presentation/root-replaced-ios12 (hierarchy)
        evidence: Containers/Push and pop |
        https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
        questions: memory leak view controller | deinit not called | `deinit` is newer called | dealloc not called after
        pop | view controller is not released after dismiss | who retains my view controller | view controller stays in
        memory

        # memory-warning: What a memory warning releases
        needs: memorywarning/memory warning/didreceivememorywarning/purge
        words: view release purge nil set which didreceivememorywarning iOS 6 unload
        cause: In iOS 6 and later, UIKit no longer releases views on a memory warning: it only sends
        didReceiveMemoryWarning to every controller. In iOS 5 and earlier, it released the views of controllers that
        were off screen, and sent viewWillUnload and viewDidUnload.
        check: After the release (iOS 5), the next appearance calls loadView and viewDidLoad again.
        fix: Release caches and data that can be recreated. Don't set self.view = nil: since iOS 6 it gains little, and
        you lose the view's state.
        rules: view-set-to-nil unload-callbacks-after-ios-5
        sample: memory/warning-ios6
        evidence: Loading/Memory warnings
        questions: which views does a memory warning purge | should I set self.view = nil in didReceiveMemoryWarning |
        didReceiveMemoryWarning not called

        # notifications: Listen to notifications in a controller
        needs: notification
        words: listen add observe twice post called multiple times receive selector addobserver viewwillappear
        viewdidload
        cause: A controller registers with NotificationCenter.default.addObserver(_:selector:name:object:), and receives
        each matching post once for each registration. Registering in viewWillAppear without removing in
        viewDidDisappear adds one registration per appearance.
        check: Called several times: registered several times, or several instances are alive.
        check: Not called: the name or object differs, the post came before the registration, or a Combine subscription
        was released.
        fix: For the whole life: register in viewDidLoad. For the time on screen: register in viewWillAppear and remove
        in viewDidDisappear.
        fix: In scenarios, use 'observe' and 'post'.
        rules: observer-added-twice observed-too-late dangling-observer
        sample: notifications/by-name-and-sender (notifications)
        evidence: Application/Notifications
        questions: how do I listen to notifications | notification observer called multiple times | where to add
        observer, viewDidLoad or viewWillAppear

        # observer-removal: Whether observers have to be removed
        needs: notification/observer/removeobserver remove/removeobserver/unregister/deallocated
        words: have must deinit dealloc crash ios 9 need
        cause: Up to iOS 8, an observer that is deallocated while registered crashes the app at the next post, so remove
        it in deinit. In iOS 9 and later, the center forgets deallocated observers, but block-based observers
        (addObserver(forName:…)) still have to be removed.
        fix: Selector-based, iOS 9 and later: removal in deinit isn't needed. Remove it earlier if the controller should
        not react off screen.
        fix: Block-based: keep the token, and remove it.
        versions: iOS 8 and earlier: required. iOS 9 and later: only for block-based observers.
        rules: dangling-observer
        sample: notifications/dangling-ios8 (notifications)
        evidence: Application/Notifications
        questions: do I have to remove the observer | removeObserver in deinit necessary | crash when notification is
        posted to deallocated view controller
        """#)
}
