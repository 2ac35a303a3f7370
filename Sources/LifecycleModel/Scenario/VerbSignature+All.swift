extension VerbSignature {
    /// Verbs that show a controller adaptively or perform a segue.
    static let adaptation: [VerbSignature] = [show, showDetail, segue]

    package static let show = VerbSignature(
        "show", .controller, ["from": .controller], since: 8,
        summary: "pushes the controller or, without a navigation controller, presents it"
    )
    package static let showDetail = VerbSignature(
        "showDetail", .controller, ["from": .controller], since: 8,
        summary: "shows the controller as the detail of a split view or, without a split view, like 'show'"
    )
    package static let segue = VerbSignature(
        "segue", .controller,
        [
            "from": .controller, "kind": .choice(SegueKind.allCases.map(\.rawValue)), "style": styles,
            "identifier": .text,
        ],
        summary: "performs a storyboard segue to the controller"
    )

    /// Verbs that call the appearance methods, and the verb that calls a callback directly.
    static let appearance: [VerbSignature] = [beginAppearance, endAppearance, call]

    package static let beginAppearance = VerbSignature(
        "beginAppearance", .controller, ["appearing": .flag, "animated": .flag],
        summary: "calls beginAppearanceTransition(_:animated:)"
    )
    package static let endAppearance = VerbSignature(
        "endAppearance", .controller, summary: "calls endAppearanceTransition()"
    )
    package static let call = VerbSignature(
        "call", .callback, summary: "calls the callback directly, which is usually a mistake"
    )

    /// Verbs for the app as a whole, such as launch, background, and rotation.
    static let application: [VerbSignature] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    package static let launch = VerbSignature(
        "launch", .controller, summary: "makes the controller the window's root, and shows the window"
    )
    package static let setRoot = VerbSignature(
        "setRoot", .controllerOrNone, summary: "replaces window.rootViewController"
    )
    package static let rotate = VerbSignature(
        "rotate", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
        summary: "rotates the device; before launch, sets its initial orientation"
    )
    package static let resize = VerbSignature("resize", .size, summary: "changes the size of the window")
    package static let memoryWarning = VerbSignature("memoryWarning", .nothing, summary: "sends a memory warning")
    package static let background = VerbSignature("background", .nothing, summary: "sends the app to the background")
    package static let foreground = VerbSignature("foreground", .nothing, summary: "returns the app to the foreground")
    package static let terminate = VerbSignature(
        "terminate", .nothing, summary: "terminates the app from the App Switcher")

    /// Verbs for the columns of a split view (iOS 14 and later).
    static let columns: [VerbSignature] = [showColumn, hideColumn, setColumn]

    private static let names = Kind.choice(SplitViewColumn.allCases.map(\.rawValue))

    package static let showColumn = VerbSignature(
        "showColumn", names, ["in": .controller], since: 14, summary: "calls show(_:) for a column of a split view"
    )
    package static let hideColumn = VerbSignature(
        "hideColumn", names, ["in": .controller], since: 14, summary: "calls hide(_:) for a column of a split view"
    )
    package static let setColumn = VerbSignature(
        "setColumn", .controller, ["in": .controller, "column": names], since: 14,
        summary: "sets the controller in a column of a split view, by default the secondary column"
    )

    /// Verbs for custom containment.
    static let containment: [VerbSignature] = [
        addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent, embed, unembed, transition,
    ]

    private static let to: KeyValuePairs<String, Kind> = ["to": .controllerOrNone]
    private static let toAndFrame: KeyValuePairs<String, Kind> = [
        "to": .controllerOrNone, "frame": .frame, "autoresizing": .mask,
    ]

    package static let addChild = VerbSignature("addChild", .controller, to, summary: "calls addChild(_:)")
    package static let addSubview = VerbSignature(
        "addSubview", .controller, toAndFrame, summary: "adds the controller's view to another controller's view"
    )
    package static let didMove = VerbSignature("didMove", .controller, to, summary: "calls didMove(toParent:)")
    package static let willMove = VerbSignature("willMove", .controller, to, summary: "calls willMove(toParent:)")
    package static let removeFromSuperview = VerbSignature(
        "removeFromSuperview", .controller, to,
        summary: "removes the controller's view from its superview; 'to' has no effect"
    )
    package static let removeFromParent = VerbSignature(
        "removeFromParent", .controller, to, summary: "calls removeFromParent(); 'to' has no effect"
    )
    package static let embed = VerbSignature(
        "embed", .controller, toAndFrame, summary: "calls addChild, addSubview, and didMove, in that order"
    )
    package static let unembed = VerbSignature(
        "unembed", .controller, to,
        summary: "calls willMove with nil, removeFromSuperview, and removeFromParent, in that order; 'to' has no effect"
    )
    package static let transition = VerbSignature(
        "transition", .controller, ["to": .controller, "in": .controller, "animated": .flag], required: ["to"],
        summary: "calls transition(from:to:) on a container, with the controller as 'from'"
    )

    /// Verbs that record a mark for the rules or a line in the timeline, and the verb that groups several steps.
    static let marks: [VerbSignature] = [beginTask, endTask, readGeometry, readOutlet, once, note, group]

    /// Verbs that an override of `deinit` can use, because they don't retain the controller.
    package static let inDeinit: [VerbSignature] = marks + notifications + [touchView]

    package static let beginTask = VerbSignature("beginTask", .text, summary: "begins a task that must end later")
    package static let endTask = VerbSignature("endTask", .text, summary: "ends a task")
    package static let readGeometry = VerbSignature("readGeometry", .nothing, summary: "reads bounds or frames")
    package static let readOutlet = VerbSignature(
        "readOutlet", .text, ["of": .controller], summary: "reads an outlet of the controller, or of another one")
    package static let once = VerbSignature("once", .text, summary: "performs one-time work")
    package static let note = VerbSignature("note", .text, summary: "adds a line of text to the timeline")
    package static let group = VerbSignature(
        "group", .steps,
        summary: "performs several steps in one turn of the run loop, as the action of a button does"
    )

    /// Verbs for the stack of a navigation controller.
    static let navigation: [VerbSignature] = [
        push, pop, popTo, popToRoot, setStack, swipeBack, hideBar, showBar,
    ]

    package static let push = VerbSignature(
        "push", .controller,
        [
            "onto": .controller, "in": .controller, "animated": .flag, "interactive": outcome,
            "interrupt": interruption,
        ], versions: fluid,
        summary: "pushes the controller onto a navigation stack"
    )
    package static let pop = VerbSignature(
        "pop", .optionalController,
        ["in": .controller, "animated": .flag, "interactive": outcome, "interrupt": interruption], versions: fluid,
        summary: "pops the top controller; a given controller selects the navigation stack"
    )
    package static let popTo = VerbSignature(
        "popTo", .controller, ["in": .controller, "animated": .flag], summary: "pops to the controller"
    )
    package static let popToRoot = VerbSignature(
        "popToRoot", .optionalController, ["in": .controller, "animated": .flag],
        summary: "pops to the root controller; a given controller selects the navigation stack"
    )
    package static let setStack = VerbSignature(
        "setStack", .controllers, ["in": .controller, "animated": .flag], summary: "replaces the navigation stack"
    )
    package static let hideBar = VerbSignature(
        "hideBar", .nothing, ["in": .controller, "animated": .flag],
        summary: "hides the navigation bar, which changes the layout of the page without a size transition"
    )
    package static let showBar = VerbSignature(
        "showBar", .nothing, ["in": .controller, "animated": .flag], summary: "shows the navigation bar again"
    )
    package static let swipeBack = VerbSignature(
        "swipeBack", outcome, ["in": .controller], since: 7,
        summary: "swipes back from the edge, and completes or cancels the gesture"
    )

    /// Verbs for the notification center.
    static let notifications: [VerbSignature] = [observe, unobserve, post]

    private static let parties: KeyValuePairs<String, Kind> = [
        "by": .controller, "object": .controllerOrNone, "info": .text,
    ]

    package static let observe = VerbSignature(
        "observe", .text,
        ["by": .controller, "object": .controllerOrNone, "info": .text, "selector": .text],
        summary: "registers an observer for a notification, or for all if the name is *; 'info' has no effect")
    package static let unobserve = VerbSignature(
        "unobserve", .text, parties,
        summary: "removes an observer for a notification, or for all if the name is *; 'info' has no effect")
    package static let post = VerbSignature("post", .text, parties, summary: "posts a notification")

    /// Verbs that present and dismiss controllers.
    static let presentation: [VerbSignature] = [present, dismiss, dragSheet, moveSheet]

    static let styles = Kind.choice(UIModalPresentationStyle.allCases.map(\.rawValue))

    package static let present = VerbSignature(
        "present", .controller,
        [
            "from": .controller, "style": styles, "animated": .flag, "interactive": outcome, "interrupt": interruption,
        ], versions: fluid,
        summary: "presents the controller"
    )
    package static let dismiss = VerbSignature(
        "dismiss", .optionalController, ["animated": .flag, "interactive": outcome, "interrupt": interruption],
        versions: fluid,
        summary:
            "dismisses what the controller or an ancestor presents or, if they present nothing, the controller itself"
    )
    package static let dragSheet = VerbSignature(
        "dragSheet", .choice(["completed", "cancelled", "refused"]),
        summary: "drags the topmost sheet, or taps outside a popover; the dismissal is completed, canceled, or refused"
    )
    package static let moveSheet = VerbSignature(
        "moveSheet", .text, since: 15, summary: "drags the topmost sheet to another detent"
    )

    /// Verbs for scenes other than the app's first scene (iOS 13 and later).
    static let scenes: [VerbSignature] = [connectScene, disconnectScene, reconnectScene, discardScene, activateScene]

    package static let connectScene = VerbSignature(
        "connectScene", .scene, ["root": .controller], required: ["root"], since: 13,
        summary: "opens another window of the app, with 'root' as its root controller"
    )
    package static let disconnectScene = VerbSignature(
        "disconnectScene", .scene, since: 13, summary: "disconnects a scene, as the system does to free memory"
    )
    package static let reconnectScene = VerbSignature(
        "reconnectScene", .scene, ["root": .controller], since: 13,
        summary: "reconnects a disconnected scene, with new controllers"
    )
    package static let discardScene = VerbSignature(
        "discardScene", .scene, since: 13, summary: "closes the window of a scene permanently"
    )
    package static let activateScene = VerbSignature(
        "activateScene", .scene, ["root": .controller], since: 13,
        summary: "switches to the window of a scene, and first reconnects the scene if it is disconnected"
    )

    /// Verbs that select tabs and pages.
    static let selection: [VerbSignature] = [select, tap, turnPage, setPages]

    package static let select = VerbSignature(
        "select", .controller, ["in": .controller, "interactive": outcome], summary: "selects a tab"
    )
    package static let tap = VerbSignature(
        "tap", .controller, ["in": .controller],
        summary: """
            taps a tab; a tap on the selected tab pops its navigation stack to the root; for a search controller, taps \
            its search bar or, while it is presented, its Cancel button; for an alert, taps an action, which dismisses it
            """
    )
    package static let turnPage = VerbSignature(
        "turnPage", outcome, ["to": .controller, "in": .controller],
        summary: "turns the page with a gesture, and completes or cancels the gesture"
    )
    package static let setPages = VerbSignature(
        "setPages", .controllers,
        ["in": .controller, "animated": .flag, "direction": .choice(["forward", "reverse"])],
        summary: "shows the page with setViewControllers, which requires exactly one page; 'direction' has no effect"
    )

    /// Verbs for traits, update passes, frames, and supported orientations.
    static let updates: [VerbSignature] = [
        setStyle, overrideStyle, updateProperties, layoutIfNeeded, setFrame, updateOrientations, updateStatusBar,
        setStatusBar, prefer,
    ]

    private static let styleWords = Kind.choice(UIUserInterfaceStyle.allCases.map(\.rawValue))

    package static let setStyle = VerbSignature(
        "setStyle", styleWords, since: 13, summary: "switches the system to the light or dark style"
    )
    package static let overrideStyle = VerbSignature(
        "overrideStyle", .controller,
        ["to": .choice(UIUserInterfaceStyle.allCases.map(\.rawValue) + ["unspecified"])], required: ["to"], since: 13,
        summary: "sets overrideUserInterfaceStyle of a controller"
    )
    package static let updateProperties = VerbSignature(
        "updateProperties", .controller, since: 26, summary: "calls setNeedsUpdateProperties()"
    )
    package static let layoutIfNeeded = VerbSignature(
        "layoutIfNeeded", .controller, summary: "calls layoutIfNeeded() on the view, in or outside a window"
    )
    package static let setFrame = VerbSignature(
        "setFrame", .controller, ["to": .frame, "autoresizing": .mask], required: ["to"],
        summary: "sets the frame of the controller's view"
    )
    package static let updateOrientations = VerbSignature(
        "updateOrientations", .controller, since: 16,
        summary: "calls setNeedsUpdateOfSupportedInterfaceOrientations()"
    )
    package static let updateStatusBar = VerbSignature(
        "updateStatusBar", .controller, ["to": .choice(statusBarLooks)], since: 7,
        summary: "calls setNeedsStatusBarAppearanceUpdate(), after the class's value has changed to 'to'"
    )
    package static let setStatusBar = VerbSignature(
        "setStatusBar", .choice(statusBarLooks),
        summary: "sets the app's status bar style, as the app does in iOS 6 and earlier"
    )
    package static let prefer = VerbSignature(
        "prefer", .controller, ["to": .size], required: ["to"], since: 7,
        summary: "sets preferredContentSize of a controller, which tells its parent"
    )
    /// The appearances of the status bar.
    package static let statusBarLooks = ["light", "dark", "hidden"]

    /// Verbs for a controller's view.
    static let views: [VerbSignature] = [touchView, dropView, shareView, layout, touch]

    package static let touchView = VerbSignature(
        "touchView", .controller, summary: "reads 'view', which loads the view")
    package static let dropView = VerbSignature("dropView", .controller, summary: "sets 'view' to nil")
    package static let shareView = VerbSignature(
        "shareView", .controller, ["of": .controller], required: ["of"],
        summary: "sets 'view' to the view of another controller, which is a mistake"
    )
    package static let layout = VerbSignature("layout", .controller, summary: "calls setNeedsLayout() on the view")
    package static let touch = VerbSignature(
        "touch", .controller, ["handledBy": .text],
        summary: "touches the controller's view; the touch travels up the responder chain"
    )
}
