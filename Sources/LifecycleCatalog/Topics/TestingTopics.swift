extension Catalog.Topics {
    package static let testing = Entry.entries(
        #"""
        # test-appearance: Drive a controller's appearance in a unit test
        needs: test
        words: viewwillappear viewdidappear viewisappearing unit window load drive call not simulate appearance trigger
        cause: Without a window, UIKit loads the view but sends no appearance callbacks. A test has to begin and end the
        appearance itself, or show the controller in a window that is key and visible.
        check: After loadViewIfNeeded(): only loadView and viewDidLoad have run.
        fix: Without a window: controller.loadViewIfNeeded(); controller.beginAppearanceTransition(true, animated:
        false); controller.endAppearanceTransition(). This sends viewWillAppear and viewDidAppear, and in iOS 17 and
        later also viewIsAppearing. Use false for the disappearance.
        fix: With a window: let window = UIWindow(); window.rootViewController = controller; window.makeKeyAndVisible();
        then let the main run loop turn once. Needed for viewIsAppearing before iOS 17, for layout with real sizes, and
        for presentations.
        fix: Don't call viewDidLoad(), viewWillAppear(_:), or viewIsAppearing(_:) directly, and don't combine both ways:
        in iOS 13 and later, endAppearanceTransition() on a window's root doesn't send viewDidAppear at once.
        fix: The product LifelineTesting checks the order of callbacks in a test.
        sample: containment/begin-end-in-a-test
        evidence: Appearance/Begin and end | Appearance/viewIsAppearing | Application/Windows
        questions: test viewIsAppearing | how to unit test viewWillAppear | viewDidAppear not called in unit test | call
        viewDidLoad in XCTest | test view controller lifecycle without a window | viewIsAppearing in unit tests

        # log-callbacks: Log all callbacks, and print the hierarchy of controllers
        names: _printHierarchy | print hierarchy
        needs: log/print/trace/record/debug/printhierarchy/dump
        callback/method/lifecycle/hierarchy/printhierarchy/lifecyclemethod/child
        words: all every lldb debugger swizzle console tree
        cause: UIKit has no switch that logs callbacks. A print in each override, a subclass or recorder that
        logs all of them, or a private method in LLDB shows what happens.
        check: print(Self.self, #function) in an override shows the class and the callback. Add
        ObjectIdentifier(self) to tell instances apart.
        fix: Record all controllers without changes to their code: add samples/recorder/LifelineRecorder.swift
        to the app.
        fix: Pass a log to 'lifeline check', and a recorded run to 'lifeline render'.
        fix: In LLDB, 'expression -l objc -O -- [UIViewController _printHierarchy]' prints all controllers with
        their states. Don't call this private method in an app. Pass the output to 'lifeline inspect'.
        evidence: https://developer.apple.com/documentation/uikit/uiviewcontroller
        questions: how do I log all lifecycle callbacks of all view controllers | print the view controller
        hierarchy in the debugger | what does _printHierarchy show
        """#)
}
