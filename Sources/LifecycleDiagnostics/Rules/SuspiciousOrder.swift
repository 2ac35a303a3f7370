import LifecycleModel

extension Rule {
    static let suspiciousOrder = Rule(
        "suspicious-order", .note, "The callbacks of one controller in a log come in an order that hints at a cause",
        why: """
            A few lines of a log can show a problem without the steps around them: an appearance before viewDidLoad, a \
            second appearance without a disappearance, the same callback twice within 2 ms, a layout before the first \
            appearance, or a view that is loaded and never appears.
            """,
        remedy: """
            Look for direct calls, for two senders, for code that reads the view early, and for a view that is added \
            without its controller. Print viewWillDisappear and viewDidDisappear too if the log lacks them.
            """,
        evidence: "Warnings/Mistakes without a warning",
        example: """
              <Home: 0x7a10> viewDidLoad
            + <Home: 0x7a10> viewWillAppear:
              <Home: 0x7a10> viewDidLayoutSubviews
            - <Home: 0x7a10> viewWillAppear: # here
              <Home: 0x7a10> viewDidAppear:
            """
    ) { context in
        guard !context.isPlayed else { return [] }
        var orders: [ControllerID: ControllerOrder] = [:]
        var found: [Diagnostic] = []
        var part = 0
        let printed = context.printed
        for (position, body) in context.run.events.map(\.body).enumerated() {
            // Lines may be missing before a heading.
            if context.isCut(at: position) { part += 1 }
            guard case .callback(let event) = body else { continue }
            let id = event.controller
            if context.isDeparture(at: position) { orders[id] = nil }
            var order = orders[id] ?? ControllerOrder(part: part)
            if order.part != part { order = ControllerOrder(part: part, hasAppeared: true) }
            let classPrints = printed[context.run[id].className] ?? []
            let hint = order.hint(about: event, at: context.run.events[position].time, classPrints: classPrints)
            if let hint { found.append(context.diagnostic(position, id, "\(context.name(id)) \(hint)")) }
            orders[id] = order
        }
        return found + context.neverAppearing(printed)
    }
}

/// The callbacks of one controller so far.
private struct ControllerOrder {
    /// The number of headings before the callbacks.
    let part: Int
    private var hasAppeared: Bool
    private var last: (callback: Callback, time: Double?)?
    private var wasLaidOut = false
    private var wasLoaded = false
    private var isShown = false

    init(part: Int, hasAppeared: Bool = false) {
        self.part = part
        self.hasAppeared = hasAppeared
    }

    /// Adds a callback, and returns what is suspicious about it, or nil.
    mutating func hint(about event: CallbackEvent, at time: Double?, classPrints: Set<Callback>) -> String? {
        let callback = event.callback
        defer { last = (callback, time) }
        if let last, last.callback == callback, let time, let before = last.time, time - before < 0.002,
            !callback.isLayout, callback.phase != .environment, time.isFractional || before.isFractional
        {
            return
                "receives \(callback.swiftName) twice within 2 ms, so there are two senders: the container and the app,"
                + " or two calls"
        }
        switch callback {
        case .viewDidLoad:
            defer { (wasLoaded, hasAppeared, wasLaidOut, isShown) = (true, false, false, false) }
            guard hasAppeared, !wasLoaded else { return nil }
            return "appears before viewDidLoad(): the callback was called directly, or sent before the view was loaded"
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: wasLaidOut = wasLaidOut || !hasAppeared
        case .viewWillAppear:
            defer { (hasAppeared, wasLaidOut) = (true, false) }
            if wasLaidOut, !hasAppeared {
                return "is laid out before it appears: a container or the app's code reads the view early"
            }
            guard isShown, classPrints.isDisjoint(with: [.viewWillDisappear, .viewDidDisappear]) else { return nil }
            return
                "appears again without a disappearance between: the log doesn't print the disappearance, the app calls"
                + " viewWillAppear(_:), or a transition was canceled"
        case .viewDidAppear: isShown = true
        case .viewWillDisappear, .viewDidDisappear: isShown = false
        default: break
        }
        return nil
    }
}

extension Double {
    /// Whether the time has a fraction. The lines of many tools have whole seconds only.
    fileprivate var isFractional: Bool { self != rounded() }
}

extension RuleContext {
    /// A diagnostic for each class that is loaded and prints no appearance although another class does.
    fileprivate func neverAppearing(_ printed: [String: Set<Callback>]) -> [Diagnostic] {
        let appears: (Set<Callback>) -> Bool = { $0.contains(.viewWillAppear) || $0.contains(.viewDidAppear) }
        guard printed.values.contains(where: appears) else { return [] }
        var reported: Set<String> = []
        return run.callbacks.compactMap { position, event -> Diagnostic? in
            let className = run[event.controller].className
            guard event.callback == .viewDidLoad, let callbacks = printed[className], !appears(callbacks),
                reported.insert(className).inserted
            else { return nil }
            return diagnostic(
                position, event.controller,
                "\(name(event.controller)) is loaded and never appears in the log: its view was added without addChild(_:)"
                    + " or outside a window, or the class doesn't print its appearance")
        }
    }
}
