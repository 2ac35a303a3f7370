import LifecycleModel

/// A builder for runs, event by event, so that drawings can be tested without the engine.
struct RunBuilder {
    var run: Run
    private var number = 0
    private var tracker: AppearanceTracker

    init(_ title: String?, ios: IOSVersion? = IOSVersion(17), source: Run.Source = .scenario, file: String? = nil) {
        run = Run(title: title, ios: ios, source: source, file: file)
        tracker = AppearanceTracker(for: run)
    }

    mutating func controller(
        _ id: String, _ className: String, _ kind: ControllerKind = .viewController, address: String? = nil
    ) -> ControllerID {
        let controller = ControllerID(run.controllers.count)
        run.controllers.append(ControllerInfo(id: id, className: className, kind: kind, address: address))
        run.events.append(Event(.controller(controller)))
        return controller
    }

    mutating func step(_ text: String) {
        let count = run.events.reduce(1) { if case .step = $1.body { $0 + 1 } else { $0 } }
        run.events.append(Event(.step(StepEvent(number: count, text: text))))
    }

    mutating func call(
        _ controller: ControllerID, _ callback: Callback, from sender: ControllerID? = nil, animated: Bool? = nil,
        flags: AppearanceFlags = [], parent: ParentArgument? = nil, line: Int? = nil
    ) {
        number += 1
        var event = CallbackEvent(
            number: number, controller: controller, callback: callback, animated: animated, sender: sender,
            parent: parent, flags: flags)
        tracker.follow(event)
        event.state = tracker.state(of: controller)
        run.events.append(Event(.callback(event), line: line))
    }

    mutating func change(
        _ change: HierarchyEvent.Change, _ subject: ControllerID?, _ target: ControllerID? = nil,
        _ detail: String? = nil
    ) {
        run.events.append(Event(.hierarchy(HierarchyEvent(change, subject: subject, target: target, detail: detail))))
    }

    mutating func event(_ body: Event.Body, line: Int? = nil) { run.events.append(Event(body, line: line)) }
}

/// Runs that together contain everything that a drawing can show.
enum SampleRuns {
    static let all: [(name: String, run: Run)] = [
        ("swipe", swipe), ("tabs", tabs), ("log", log), ("odd", odd), ("empty", Run(source: .scenario)),
    ]

    /// A push, and a canceled interactive pop with an error.
    static var swipe: Run {
        var builder = RunBuilder("Swipe back, change your mind")
        let nav = builder.controller("nav", "UINavigationController", .navigationController)
        let home = builder.controller("home", "HomeViewController")
        builder.step("launch: nav")
        builder.change(.root, nav)
        builder.change(.push, home, nav)
        launch(&builder, nav, home)
        builder.step("push: detail")
        let detail = builder.controller("detail", "DetailViewController")
        builder.call(detail, .initWithNibName)
        builder.call(detail, .willMoveToParent, from: nav, parent: .controller(nav))
        builder.change(.push, detail, nav)
        builder.call(detail, .loadView, from: nav)
        builder.call(detail, .viewDidLoad, from: nav)
        builder.call(home, .viewWillDisappear, from: nav, animated: true)
        builder.call(detail, .viewWillAppear, from: nav, animated: true, flags: .isMovingToParent)
        builder.call(detail, .viewIsAppearing, from: nav, animated: true, flags: .isMovingToParent)
        builder.call(home, .viewDidDisappear, from: nav, animated: true)
        builder.call(detail, .viewDidAppear, from: nav, animated: true, flags: .isMovingToParent)
        builder.call(detail, .didMoveToParent, from: nav, parent: .controller(nav))
        builder.step("swipeBack: cancelled")
        builder.event(.action(ActionEvent(.note, detail: .init("The finger goes back & the stack stays as it was."))))
        builder.call(detail, .viewWillDisappear, from: nav, animated: true, flags: .isMovingFromParent)
        builder.call(home, .viewWillAppear, from: nav, animated: true)
        builder.call(home, .viewWillDisappear, from: nav, animated: true)
        builder.call(home, .viewDidDisappear, from: nav, animated: true)
        builder.call(detail, .viewWillAppear, from: nav, animated: true)
        builder.call(detail, .viewDidAppear, from: nav, animated: true)
        builder.call(home, .viewDidAppear, from: home, line: 31)
        builder.event(
            .diagnostic(
                DiagnosticEvent(
                    rule: "direct-call", severity: .error,
                    text:
                        "home calls its own viewDidAppear(_:); use beginAppearanceTransition(_:animated:) and its end",
                    controller: home)), line: 31)
        return builder.run
    }

    private static func launch(_ builder: inout RunBuilder, _ nav: ControllerID, _ home: ControllerID) {
        for callback in [Callback.loadView, .viewDidLoad] { builder.call(nav, callback) }
        builder.change(.loadView, nav)
        builder.change(.addView, nav, nil)
        builder.call(nav, .viewWillAppear, animated: false)
        for callback in [Callback.loadView, .viewDidLoad] { builder.call(home, callback, from: nav) }
        builder.change(.loadView, home)
        builder.call(home, .viewWillAppear, from: nav, animated: false)
        builder.change(.addView, home, nav)
        builder.call(home, .viewIsAppearing, from: nav, animated: false)
        builder.call(home, .viewWillLayoutSubviews, from: nav)
        builder.call(home, .viewDidLayoutSubviews, from: nav)
        builder.call(home, .viewDidAppear, from: nav, animated: false)
        builder.call(nav, .viewDidAppear, animated: false)
    }

    /// A tab bar with a navigation stack, a tab that is never shown, and a sheet that is being presented.
    static var tabs: Run {
        var builder = RunBuilder("Tabs, a stack, and a sheet", ios: IOSVersion(13))
        let tabs = builder.controller("tabs", "UITabBarController", .tabBarController)
        let nav = builder.controller("nav", "UINavigationController", .navigationController)
        let home = builder.controller("home", "HomeViewController")
        let settings = builder.controller("settings", "SettingsViewController")
        builder.step("launch: tabs")
        builder.change(.root, tabs)
        builder.change(.addChild, nav, tabs)
        builder.change(.addChild, settings, tabs)
        builder.change(.select, nav, tabs)
        builder.change(.push, home, nav)
        for (id, sender) in [(tabs, nil), (nav, tabs), (home, nav)] {
            builder.call(id, .loadView, from: sender)
            builder.call(id, .viewDidLoad, from: sender)
            builder.call(id, .viewWillAppear, from: sender)
        }
        for (id, sender) in [(home, nav), (nav, tabs), (tabs, nil)] { builder.call(id, .viewDidAppear, from: sender) }
        builder.step("push: detail")
        let detail = builder.controller("detail", "DetailViewController")
        builder.change(.push, detail, nav)
        builder.call(home, .viewWillDisappear, from: nav)
        builder.call(detail, .viewDidLoad, from: nav)
        builder.call(detail, .viewWillAppear, from: nav)
        builder.call(home, .viewDidDisappear, from: nav)
        builder.call(detail, .viewDidAppear, from: nav)
        builder.step("present: compose, style: pageSheet")
        let compose = builder.controller("compose", "ComposeViewController")
        builder.change(.present, compose, tabs, "pageSheet")
        builder.call(compose, .viewDidLoad, from: tabs)
        builder.call(compose, .viewWillAppear, from: tabs, animated: true, flags: .isBeingPresented)
        builder.event(
            .warning(
                WarningEvent(
                    id: "unbalanced", text: "Unbalanced calls to begin/end appearance transitions for <X: 0x1>.")))
        return builder.run
    }

    /// A log without senders or steps, which begins in the middle of a lifecycle.
    static var log: Run {
        var builder = RunBuilder(nil, ios: nil, source: .log, file: "logs/device.log")
        let home = builder.controller("HomeViewController", "MyApp.HomeViewController", address: "0x7fb1c2d05a60")
        let cart = builder.controller(
            "VeryLongNamedShoppingCartCheckoutViewController", "VeryLongNamedShoppingCartCheckoutViewController")
        builder.call(home, .viewDidAppear, line: 3)
        builder.call(cart, .initWithCoder, line: 5)
        builder.call(cart, .viewDidLoad, line: 6)
        builder.call(home, .viewWillDisappear, line: 7)
        builder.call(cart, .viewWillAppear, line: 8)
        builder.call(cart, .viewDidAppear, line: 9)
        builder.call(home, .viewWillAppear, line: 12)
        builder.call(cart, .viewDidDisappear, line: 14)
        builder.call(cart, .deinitializer, line: 15)
        return builder.run
    }

    /// A run with names that contain markup, escapes, and control characters.
    static var odd: Run {
        var builder = RunBuilder("\"Quotes\" & <angles> \\N \u{1} 日本語 🙂", file: "odd & even.yaml")
        let first = builder.controller("a<b>\"c\" & d", "Mod.日本語ViewController")
        let second = builder.controller("e\\N\\G\u{7}", "🙂Controller")
        builder.step("push: \\N & <b>bold</b> \"x\"")
        builder.call(first, .viewWillAppear, from: second)
        builder.call(second, .viewDidAppear, from: first)
        builder.event(.action(ActionEvent(.beginTask, subject: first, name: "spin \"&\" <er>")))
        return builder.run
    }
}
