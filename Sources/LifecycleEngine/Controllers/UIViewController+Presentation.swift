import LifecycleModel

extension UIViewController {
    /// Presents `controller`. The presenter is this controller's outermost container. For a current context style or a
    /// search controller, the presenter is instead the first controller among this controller and its ancestors that
    /// defines a presentation context, if there is one.
    ///
    /// Fails with UIKit's exception if `controller` is this controller or is already in a hierarchy. Fails with UIKit's
    /// warning if the presenter already presents a controller, a presentation or dismissal is in progress, or this
    /// controller's view is not in a window. A call made while a presentation or dismissal ends, such as in
    /// `viewDidAppear(_:)`, is deferred until all `did` callbacks have been sent.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        present(controller, animated: animated, isReversed: false, gesture: nil, completion: completion ?? {})
    }

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - isReversed: Whether the presentation is interrupted and reversed.
    ///   - gesture: The outcome of the gesture that drives the presentation, or nil if the presentation isn't
    ///     interactive.
    func present(
        _ controller: UIViewController, animated: Bool, isReversed: Bool, gesture: UIPresentationController.Outcome?,
        completion: @escaping () -> Void
    ) {
        let again = { [self] in
            present(controller, animated: animated, isReversed: isReversed, gesture: gesture, completion: completion)
        }
        if presentationUnderWay?.defers(again) == true { return }
        let style = controller.presentationStyle(over: self)
        let context = presentationContext(for: controller, in: style)
        let presenter = context ?? outermost
        guard mayPresent(controller, on: presenter), controller.mayBePopover(from: self) else { return }
        if context == nil, style.isInContext, parent != nil {
            simulation.note(.present, self, target: controller, name: style.rawValue, detail: .noContext)
        }
        UIPresentationController(of: controller, by: presenter, from: self, style: style)
            .present(animated: animated, isReversed: isReversed, gesture: gesture, completion: completion)
    }

    /// Returns the style in which `source` presents this controller.
    private func presentationStyle(over source: UIViewController) -> UIModalPresentationStyle {
        if ownPresentation != nil, modalPresentationStyle == .automatic { return .custom }
        return modalPresentationStyle.adapted(in: simulation.ios, to: source.hostWindow.traits)
    }

    /// Returns the first controller among this controller and its ancestors that defines a presentation context, or nil
    /// if none of them does. Returns nil unless `style` is a current context style or `controller` is a search
    /// controller. Source: Apple's documentation of `definesPresentationContext`.
    private func presentationContext(
        for controller: UIViewController, in style: UIModalPresentationStyle
    ) -> UIViewController? {
        guard style.isInContext || controller is UISearchController else { return nil }
        return sequence(first: self) { $0.parent }.first(where: \.definesPresentationContext)
    }

    /// Returns the name of the presentation in the run.
    func presentationName(_ style: UIModalPresentationStyle) -> String {
        style == .custom ? ownPresentation ?? style.rawValue : style.rawValue
    }

    private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
        let values = ["A": controller.className, "B": presenter.className, "C": className]
        var refusal: (id: String, values: [String: String])?
        let isActive = presenter.isHeld(by: controller) || controller.isWindowRoot
        if controller === self {
            refusal = ("exc-present-on-itself", values)
        } else if let other = controller.directPresenter {
            let newer = simulation.ios.has(.presentsSheets)
            refusal = (
                newer ? "exc-present-already-presented" : "exc-present-active",
                ["A": controller.className, "B": other.className]
            )
        } else if isActive {
            refusal = ("exc-present-active", values)
        } else if let parent = controller.parent {
            refusal = ("exc-present-has-parent", ["A": controller.className, "P": parent.className])
        } else if let other = presenter.directlyPresented {
            refusal = ("present-already-presenting", values.merging(["D": other.className]) { $1 })
        } else if presenter.presentationUnderWay != nil {
            refusal = ("present-while-presentation-in-progress", values)
        } else if loadedView?.window == nil {
            refusal = ("present-not-in-window-hierarchy", values)
        }
        guard let refusal else { return presenter.canRetain(controller) }
        simulation.note(.present, self, target: controller, detail: .message(refusal.id))
        simulation.warn(refusal.id, about: presenter, refusal.values)
        return false
    }

    /// Returns whether UIKit can present this controller as a popover, if it has to. On a pad, an action sheet is a
    /// popover, and UIKit raises an exception if the popover has no source (Evidence, Warnings about orientations,
    /// scenes, and refused calls).
    private func mayBePopover(from source: UIViewController) -> Bool {
        guard simulation.device.idiom == .pad, let spec = scripted?.spec, spec.isActionSheet, spec.popoverSource == nil
        else { return true }
        let id = "action-sheet-without-source"
        simulation.note(.present, source, target: self, detail: .message(id))
        simulation.warn(id, about: self, ["Class": source.className])
        return false
    }

    /// The presentation that is in transition in the window's hierarchy, otherwise this controller's own presentation
    /// if it is in transition, otherwise nil.
    private var presentationUnderWay: UIPresentationController? {
        var rest = [hostWindow.rootViewController ?? self]
        while let next = rest.popLast() {
            if let presentation = next.presentation, presentation.isInTransition { return presentation }
            rest += next.children
            if let presented = next.directlyPresented { rest.append(presented) }
        }
        return presentation.flatMap { $0.isInTransition ? $0 : nil }
    }

    /// Dismisses the controller that this controller or its nearest presenting ancestor presents, and all controllers
    /// presented above it. If neither this controller nor an ancestor presents a controller, dismisses the outermost
    /// container or, without a container, this controller. If there is no controller to dismiss, only runs the
    /// completion handler, and in iOS 12.0 and earlier not even that. Source: Evidence, Dismissal.
    ///
    /// Fails with UIKit's warning while another presentation or dismissal is in progress. In iOS 8 to 12, a second call
    /// during the dismissal of what this controller presents also dismisses this controller. A call made while a
    /// presentation or dismissal ends is deferred until all `did` callbacks have been sent.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismiss(animated: animated, isReversed: false, completion: completion ?? {})
    }

    /// Dismisses ``presentationToDismiss`` and the presentations above it.
    ///
    /// - Parameter isReversed: Whether the dismissal is interrupted and reversed. In that case, no controller is
    ///   dismissed.
    func dismiss(animated: Bool, isReversed: Bool, completion: @escaping () -> Void) {
        guard let lowest = presentationToDismiss else {
            if simulation.ios.has(.completesEmptyDismissal) { completion() }
            return
        }
        if let running = presentationUnderWay {
            let again = { [self] in dismiss(animated: animated, isReversed: isReversed, completion: completion) }
            if running.defers(again) { return }
            if running === lowest, running.phase == .dismissing, simulation.ios.has(.passesSecondDismissalOn),
                let next = presentationAround, next !== lowest
            {
                return passOn(to: next, after: running, animated: animated, completion: completion)
            }
            let id = simulation.ios.has(.presentsSheets) ? "dismiss-while-transitioning" : "dismiss-while-in-progress"
            simulation.note(.dismiss, self, detail: .message(id))
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

    /// Dismisses this controller's own presentation `next` after the running dismissal of what it presents: UIKit finds
    /// no presented controller anymore, so the second of two calls goes to the presenter (Evidence, Dismissal).
    private func passOn(
        to next: UIPresentationController, after running: UIPresentationController, animated: Bool,
        completion: @escaping () -> Void
    ) {
        simulation.note(
            .note, self, name: "second dismissal in a row: it dismisses \(simulation.run[next.presented.id].id) itself")
        running.followUps.append { [self] in
            guard next.phase == .presented else { return completion() }
            dismiss(downTo: next, animated: animated, completion: completion)
        }
    }

    /// The lowest presentation that a call to `dismiss` on this controller ends: the one by this controller or its
    /// nearest presenting ancestor, otherwise the presentation that shows this controller or its outermost container.
    /// The value is nil if there is no such presentation.
    var presentationToDismiss: UIPresentationController? {
        let nearest = sequence(first: self) { $0.parent }.lazy.compactMap(\.directlyPresented).first
        return nearest?.presentation ?? presentationAround
    }

    /// The presentation that shows this controller or its outermost container, or nil if neither is presented.
    var presentationAround: UIPresentationController? { outermost.presentation }

    /// Dismisses `lowest` and the presentations above it. In iOS 8 and later, they are dismissed level by level, from
    /// the top. In iOS 7 and earlier, they are dismissed together, without callbacks to the levels in between. Source:
    /// Evidence, Dismissal.
    private func dismiss(downTo lowest: UIPresentationController, animated: Bool, completion: @escaping () -> Void) {
        guard let top = lowest.presented.topPresented.presentation else { return }
        if top === lowest {
            lowest.dismiss(animated: animated, completion: completion)
        } else if simulation.ios.has(.dismissesLevelByLevel) {
            top.dismiss(animated: animated) { [self] in
                dismiss(downTo: lowest, animated: animated, completion: completion)
            }
        } else {
            let levels = chain(from: lowest)
            let presenter = lowest.presenter
            for level in levels.dropLast() {
                level.presented.directlyPresented = nil
                level.unlink()
            }
            if let presenter { top.transferOwnership(to: presenter) }
            presenter?.directlyPresented = top.presented
            top.presented.directPresenter = presenter
            top.dismiss(animated: animated, completion: completion)
        }
    }

    private func chain(from lowest: UIPresentationController) -> [UIPresentationController] {
        var levels = [lowest]
        while let next = levels.last?.presented.directlyPresented?.presentation { levels.append(next) }
        return levels
    }

    /// Whether this controller or a descendant presents another controller.
    var presentsBelow: Bool { wholeTree.dropFirst().contains { $0.presentation != nil } }

    /// Ends the presentations by this controller and its descendants, and all presentations above them, without
    /// animation. Called when the window's root is replaced, in iOS 13 and later.
    func dismissEverythingAbove() {
        while let top = wholeTree.last(where: { $0.presentation != nil && $0 !== self })?.presentation {
            top.phase = .dismissing
            top.presented.beginAppearance(false, animated: false)
            top.presented.loadedView?.detach()
            top.presented.endAppearance()
            top.unlink()
        }
    }

    /// The controller that determines the orientations when this controller becomes visible again: this controller if
    /// its presentation determines the orientation (see ``UIPresentationController/decidesOrientation``), otherwise the
    /// window's root or, if the window has no root, this controller.
    var decidesOrientation: UIViewController {
        presentation?.decidesOrientation == true ? self : hostWindow.rootViewController ?? self
    }

    /// Whether the controller is being presented: from the call to `present` until just before the completion handler
    /// runs (Evidence, Flags).
    public var isBeingPresented: Bool { presentation?.phase == .presenting }
    /// Whether the controller is being dismissed (Evidence, Flags).
    public var isBeingDismissed: Bool { presentation?.phase == .dismissing }
}
