import LifecycleModel

extension PlayDraft {
    /// The number of steps at which the flow of an app ends.
    private static let limit = 40

    private mutating func add(
        _ verb: VerbSignature, _ subject: Step.Argument = .nothing, _ options: [String: Step.Argument] = [:],
        at location: SourceLocation = SourceLocation()
    ) {
        guard !isStuck || verb == .background || verb == .foreground else { return }
        scenario.steps.append(Step(verb, subject, options, at: location))
    }

    // MARK: One controller

    /// Adds the usual steps for a controller: it is pushed, or presented if code presents it and none pushes it, or it
    /// is the root.
    mutating func playStandard(_ type: SourceClass) {
        let name = controller(type)
        let title = scenario.controllers[name]?.className ?? name
        let shown = model.incomingEdges(of: type)
        countUnfollowed(in: type)
        if scenario.controllers[name]?.kind.isContainer ?? false {
            scenario.title = "\(title) as the root"
            playContainer(type, name)
        } else if let edge = shown.first(where: { [.push, .show].contains($0.kind) }) {
            playPushed(type, name, at: edge.location)
        } else if let edge = shown.first(where: { $0.kind == .present }) {
            playPresented(type, name, by: edge)
        } else if shown.contains(where: { $0.kind == .root }) {
            scenario.title = "\(title) as the root"
            add(.launch, .controller(plain("stack", "UINavigationController", children: [name])))
            add(.push, .controller(plain("next")))
            add(.swipeBack, .text("cancelled"))
            add(.pop)
            playBackground()
        } else {
            assume("'\(title)' is pushed onto a navigation controller", at: type.declaration.location)
            playPushed(type, name, at: SourceLocation())
        }
    }

    private mutating func playBackground() {
        add(.background)
        add(.foreground)
    }

    private mutating func playPushed(_ type: SourceClass, _ name: String, at location: SourceLocation) {
        let first = plain("previous")
        add(.launch, .controller(plain("stack", "UINavigationController", children: [first])))
        add(.push, .controller(name), at: location)
        undoOwnNavigation(of: name)
        add(.swipeBack, .text("cancelled"))
        undoOwnNavigation(of: name)
        playBackground()
        playConditional(type, name)
        add(.pop)
        scenario.title = "\(scenario.controllers[name]?.className ?? name), pushed" + (isStuck ? "" : " and popped")
    }

    private mutating func playPresented(_ type: SourceClass, _ name: String, by edge: ScreenEdge) {
        let shown = edge.container.map { plain("stack", $0, children: [name]) } ?? name
        add(.launch, .controller(plain("presenter")))
        present(shown, by: edge)
        undoOwnNavigation(of: name)
        if isDraggable(edge) { add(.dragSheet, .text("cancelled")) }
        playBackground()
        playConditional(type, name)
        dismiss(shown, by: edge)
        scenario.title =
            "\(scenario.controllers[name]?.className ?? name), presented" + (isStuck ? "" : " and dismissed")
    }

    private mutating func present(_ name: String, by edge: ScreenEdge) {
        add(.present, .controller(name), options(of: edge), at: edge.location)
    }

    /// Adds the step that ends a presentation: the user drags the sheet away or, without a sheet that can be dragged,
    /// the app dismisses the controller.
    private mutating func dismiss(_ name: String, by edge: ScreenEdge) {
        if isDraggable(edge) { add(.dragSheet, .text("completed")) } else { add(.dismiss, .controller(name)) }
    }

    private func isDraggable(_ edge: ScreenEdge) -> Bool {
        guard scenario.ios >= IOSVersion(13), let type = edge.ownTarget else { return false }
        return !isModalInPresentation(type)
            && presentationStyle(of: edge).map { [.automatic, .pageSheet, .formSheet].contains($0) } ?? true
    }

    /// Adds the steps for a container: it is launched, its second tab is selected, or a controller is pushed.
    private mutating func playContainer(_ type: SourceClass, _ name: String) {
        add(model.pages(of: type), asPagesOf: name)
        if scenario.controllers[name]?.kind == .navigationController {
            if scenario.controllers[name]?.children.isEmpty ?? true {
                let first = plain("first")
                scenario.controllers[name]?.children = [first]
                assume("'\(type.name)' has one controller", at: type.declaration.location)
            }
            add(.launch, .controller(name))
            add(.push, .controller(plain("next")))
            add(.swipeBack, .text("cancelled"))
            add(.pop)
        } else {
            add(.launch, .controller(name))
            let pages = scenario.controllers[name]?.children ?? []
            if scenario.controllers[name]?.kind == .tabBarController, pages.count > 1 {
                add(.select, .controller(pages[1]))
                add(.select, .controller(pages[0]))
            }
        }
        playBackground()
    }

    /// Sets the children of a container of UIKit to those that code sets. Returns the code for each child.
    @discardableResult
    private mutating func add(_ pages: [ScreenEdge], asPagesOf name: String) -> [ScreenEdge] {
        guard scenario.controllers[name]?.kind.isContainer ?? false,
            scenario.controllers[name]?.children.isEmpty ?? false
        else { return [] }
        var children: [String] = []
        let added = pages.filter { edge in
            guard let page = controller(of: edge), !children.contains(page) else { return false }
            children.append(page)
            return true
        }
        scenario.controllers[name]?.children = children
        return added
    }

    /// Adds a step that ends what the controller's own overrides show.
    private mutating func undoOwnNavigation(of name: String) {
        let overrides = (scenario.controllers[name]?.overrides ?? [:]).filter { $0.key != .viewDidDisappear }
        let isPresented = scenario.steps.last?.verb == .present
        let presentations = overrides.filter { $0.key.canPresent(duringPresentation: isPresented) }.flatMap(\.value)
            .filter { $0.verb == .present }
        if !presentations.isEmpty { add(.dismiss, .controller(name)) }
        if overrides.values.joined().contains(where: { $0.verb == .push || $0.verb == .show }) { add(.pop) }
        isStuck = isStuck || presentations.contains(where: hidesPresenter)
    }

    /// Returns whether the presenter disappears during a presentation, so that it receives `viewDidAppear` again after it
    /// (source: Evidence, Presentation styles).
    private func hidesPresenter(_ step: Step) -> Bool {
        let standard = Step.Argument.text(scenario.ios < IOSVersion(13) ? "fullScreen" : "pageSheet")
        return ["fullScreen", "currentContext"].contains { step.options["style"] ?? standard == .text($0) }
    }

    /// Adds a step for each call in a callback that shows a controller on a condition or later, and a step that ends it.
    private mutating func playConditional(_ type: SourceClass, _ name: String) {
        var seen: Set<String> = []
        for function in type.functions where function.callback != nil {
            for edge in model.edges(of: function, in: type) where edge.event.isGuarded || edge.event.isDeferred {
                guard edge.kind == .push || edge.kind == .present || edge.kind == .show, !edge.isSystem,
                    let target = controller(of: edge), seen.insert(target).inserted
                else { continue }
                assumeCondition(of: edge.event)
                play(edge, target)
            }
        }
    }

    /// Shows a controller, and ends that.
    private mutating func play(_ edge: ScreenEdge, _ target: String, then inside: (inout PlayDraft) -> Void = { _ in })
    {
        let isPresented = edge.kind == .present
        if isPresented { present(target, by: edge) } else { add(.push, .controller(target), at: edge.location) }
        undoOwnNavigation(of: target)
        inside(&self)
        if isPresented { return dismiss(target, by: edge) }
        add(.swipeBack, .text("cancelled"))
        add(.pop)
    }

    // MARK: The app

    /// Adds the app's own flow: the launch, and each controller that code shows, depth first, each once. The tabs of a
    /// root are selected in order.
    mutating func playApp(from root: ScreenEdge) {
        var content = root
        content.container = nil
        guard let name = controller(of: content) else { return }
        let pages = add(model.pages(of: root), asPagesOf: name)
        var shown = root.container.map { plain("stack", $0, children: [name]) } ?? name
        if root.container == nil, scenario.controllers[name]?.kind == .viewController, let type = root.ownTarget,
            let push = model.edges(of: type).first(where: { $0.kind == .push })
        {
            assume(
                "'\(type.name)' is in a navigation controller, because line \(push.location.line ?? 0) pushes",
                at: push.location)
            shown = plain("stack", "UINavigationController", children: [name])
        }
        scenario.title = "The app from its root, \(scenario.controllers[name]?.className ?? name)"
        add(.launch, .controller(shown), at: root.location)
        undoOwnNavigation(of: name)
        var visited: Set<SourceClass> = []
        if let type = root.ownTarget {
            visited.insert(type)
            visit(type, hasStack: shown != name, &visited, depth: 0)
        }
        for (index, page) in pages.enumerated() {
            if index > 0, scenario.controllers[name]?.kind == .tabBarController {
                add(.select, .controller(scenario.controllers[name]?.children[index] ?? ""), at: page.location)
            }
            guard let type = page.ownTarget, visited.insert(type).inserted else { continue }
            undoOwnNavigation(of: controller(type))
            visit(type, hasStack: page.container == "UINavigationController", &visited, depth: 1)
        }
        playBackground()
    }

    private mutating func visit(
        _ type: SourceClass, hasStack: Bool, _ visited: inout Set<SourceClass>, depth: Int
    ) {
        countUnfollowed(in: type)
        for edge in model.edges(of: type) {
            guard depth < 6, scenario.steps.count < Self.limit, case .own(let target) = edge.target,
                edge.kind == .present || (edge.kind == .push || edge.kind == .show) && hasStack,
                edge.function.callback == nil || edge.event.isGuarded || edge.event.isDeferred,
                visited.insert(target).inserted, let name = controller(of: edge)
            else { continue }
            assumeCondition(of: edge.event)
            var seen = visited
            play(edge, name) { draft in
                let hasStack = edge.kind == .present ? edge.container == "UINavigationController" : hasStack
                draft.visit(target, hasStack: hasStack, &seen, depth: depth + 1)
            }
            visited = seen
        }
    }
}

extension ScreenEdge {
    /// The class in the files that is shown, or nil.
    fileprivate var ownTarget: SourceClass? { if case .own(let type) = target { type } else { nil } }
}
