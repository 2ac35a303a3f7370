import LifecycleModel

extension UIViewController {
    /// Presents `controller` over this one or, as UIKit does, over the outermost container that it is in; in a current
    /// context over the nearest container that defines one.
    ///
    /// Refused with UIKit's warning where the presenter presents already, another presentation is under way, or the
    /// presenter's view is in no window.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        present(controller, animated: animated, isReversed: false, completion: completion ?? {})
    }

    func present(
        _ controller: UIViewController, animated: Bool, isReversed: Bool, completion: @escaping () -> Void
    ) {
        let again = { [self] in
            present(controller, animated: animated, isReversed: isReversed, completion: completion)
        }
        if presentationUnderWay?.defers(again) == true { return }
        let style = controller.presentationStyle(over: self)
        let presenter = presenter(of: controller, in: style)
        guard mayPresent(controller, on: presenter) else { return }
        UIPresentationController(of: controller, by: presenter, from: self, style: style)
            .present(animated: animated, isReversed: isReversed, completion: completion)
    }

    /// The style in which the controller is shown over `source`.
    private func presentationStyle(over source: UIViewController) -> UIModalPresentationStyle {
        // An alert and a search controller bring a presentation of their own, over what is there.
        if kind == .alertController || kind == .searchController, modalPresentationStyle == .automatic {
            return .custom
        }
        return modalPresentationStyle.adapted(in: simulation.ios, to: source.hostWindow.traits)
    }

    /// The controller that presents: up from this one the first that defines a presentation context, where the style
    /// looks for one, or else the outermost. Source: Apple's documentation of `definesPresentationContext`.
    private func presenter(of controller: UIViewController, in style: UIModalPresentationStyle) -> UIViewController {
        guard style.isInContext || controller.kind == .searchController else { return outermost }
        let found = sequence(first: self) { $0.parent }.first(where: \.definesPresentationContext)
        if found == nil, style.isInContext, parent != nil {
            simulation.note(.present, self, target: controller, name: style.rawValue, detail: "no-context")
        }
        return found ?? outermost
    }

    /// What the run says of how the controller is presented.
    func presentationName(_ style: UIModalPresentationStyle) -> String {
        switch kind {
        case .alertController where style == .custom: "alert"
        case .searchController where style == .custom: "search"
        default: style.rawValue
        }
    }

    private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
        let values = ["A": controller.className, "B": presenter.className, "C": className]
        var refusal: (id: String, values: [String: String])?
        let isActive = presenter.isHeld(by: controller) || controller.isWindowRoot
        if controller === self {
            refusal = ("exc-present-on-itself", values)
        } else if let other = controller.presentingViewController {
            let newer = simulation.ios.presentsSheets
            refusal = (
                newer ? "exc-present-already-presented" : "exc-present-active",
                ["A": controller.className, "B": other.className]
            )
        } else if isActive {
            refusal = ("exc-present-active", values)
        } else if let parent = controller.parent {
            refusal = ("exc-present-has-parent", ["A": controller.className, "P": parent.className])
        } else if let other = presenter.presentedViewController {
            refusal = ("present-already-presenting", values.merging(["D": other.className]) { $1 })
        } else if presenter.presentationUnderWay != nil {
            refusal = ("present-while-presentation-in-progress", values)
        } else if loadedView?.window == nil {
            refusal = ("present-not-in-window-hierarchy", values)
        }
        guard let refusal else { return presenter.mayHold(controller) }
        simulation.note(.present, self, target: controller, detail: refusal.id)
        simulation.warn(refusal.id, about: presenter, refusal.values)
        return false
    }

    /// The presentation or dismissal of the window that runs, or else this controller's own.
    private var presentationUnderWay: UIPresentationController? {
        var rest = [hostWindow.rootViewController ?? self]
        while let next = rest.popLast() {
            if let presentation = next.presentation, presentation.isInTransition { return presentation }
            rest += next.children
            if let presented = next.presentedViewController { rest.append(presented) }
        }
        return presentation.flatMap { $0.isInTransition ? $0 : nil }
    }

    /// Dismisses what this controller presents, with everything above it; a controller that presents nothing is
    /// dismissed itself, by its presenter. Source: Evidence, Dismissal.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismiss(animated: animated, isReversed: false, completion: completion ?? {})
    }

    /// - Parameter isReversed: Whether the dismissal is grabbed on its way and turned around, so that nothing is dismissed.
    func dismiss(animated: Bool, isReversed: Bool, completion: @escaping () -> Void) {
        guard let lowest = presentationToDismiss else { return }
        if let running = presentationUnderWay {
            let again = { [self] in dismiss(animated: animated, isReversed: isReversed, completion: completion) }
            if running.defers(again) { return }
            let id = simulation.ios.presentsSheets ? "dismiss-while-transitioning" : "dismiss-while-in-progress"
            simulation.note(.dismiss, self, detail: id)
            simulation.warn(id, about: self, ["X": className, "PresentationController": "UIPresentationController"])
            return
        }
        for level in chain(from: lowest) { level.noteDismissalByCode() }
        if isReversed {
            lowest.presented.topPresented.presentation?.dismissInteractively(completed: false, completion: completion)
        } else {
            dismiss(downTo: lowest, animated: animated, completion: completion)
        }
    }

    /// What a dismissal that this controller is asked for ends: what it or the nearest container presents, or the
    /// presentation that it is in itself.
    var presentationToDismiss: UIPresentationController? {
        let nearest = sequence(first: self) { $0.parent }.lazy.compactMap(\.presentedViewController).first
        return nearest?.presentation ?? presentationAround
    }

    /// The presentation that this controller is shown in, by itself or by one of its ancestors.
    var presentationAround: UIPresentationController? { outermost.presentation }

    /// Dismisses the presentations above `lowest` and `lowest` itself: from iOS 8 level by level from the top, before at
    /// once, with no word to the levels between (cases dismiss-chain-3-ios7 and -ios8).
    private func dismiss(downTo lowest: UIPresentationController, animated: Bool, completion: @escaping () -> Void) {
        guard let top = lowest.presented.topPresented.presentation else { return }
        if top === lowest {
            lowest.dismiss(animated: animated, completion: completion)
        } else if simulation.ios.dismissesLevelByLevel {
            top.dismiss(animated: animated) { [self] in
                dismiss(downTo: lowest, animated: animated, completion: completion)
            }
        } else {
            let levels = chain(from: lowest)
            let presenter = lowest.presenter
            for level in levels.dropLast() {
                level.presented.presentedViewController = nil
                level.unlink()
            }
            if let presenter { top.hand(to: presenter) }
            presenter?.presentedViewController = top.presented
            top.presented.presentingViewController = presenter
            top.dismiss(animated: animated, completion: completion)
        }
    }

    private func chain(from lowest: UIPresentationController) -> [UIPresentationController] {
        var levels = [lowest]
        while let next = levels.last?.presented.presentedViewController?.presentation { levels.append(next) }
        return levels
    }

    /// Whether the controller or one below it presents.
    var presentsBelow: Bool { wholeTree.dropFirst().contains { $0.presentation != nil } }

    /// Takes down all that this controller and its children present, at once and without animation: its window takes
    /// another root.
    func dismissEverythingAbove() {
        while let top = wholeTree.last(where: { $0.presentation != nil && $0 !== self })?.presentation {
            top.phase = .dismissing
            top.presented.beginAppearance(false, animated: false)
            top.presented.loadedView?.takeOut()
            top.presented.endAppearance()
            top.unlink()
        }
    }

    /// The controller whose orientations count when this one is shown again: itself where it fills the screen by a
    /// presentation, or else the window's root.
    var decidesOrientation: UIViewController {
        presentation?.decidesOrientation == true ? self : hostWindow.rootViewController ?? self
    }

    /// Whether the controller is being presented (Table 5-1): from the call until the completion.
    public var isBeingPresented: Bool { presentation?.phase == .presenting }
    /// Whether the controller is being dismissed (Table 5-1).
    public var isBeingDismissed: Bool { presentation?.phase == .dismissing }
}
