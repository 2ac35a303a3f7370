import LifecycleModel

extension UIViewController {
    /// Presents `controller` over this one or, as UIKit does, over the outermost container that it is in.
    ///
    /// Refused with UIKit's warning where the presenter presents already, another presentation is under way, or the
    /// presenter's view is in no window.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = outermost
        let again = { [self] in present(controller, animated: animated, completion: completion) }
        if presentationUnderWay?.defers(again) == true { return }
        guard mayPresent(controller, on: presenter) else { return }
        let style = controller.modalPresentationStyle.resolved(in: simulation.ios)
        UIPresentationController(of: controller, by: presenter, style: style)
            .present(animated: animated, completion: completion ?? {})
    }

    private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
        let values = ["A": controller.className, "B": presenter.className, "C": className]
        var refusal: (id: String, values: [String: String])?
        let isActive = presenter.isHeld(by: controller) || simulation.window.rootViewController === controller
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
        var controller = simulation.window.rootViewController
        while let current = controller {
            if let presentation = current.presentation, presentation.isInTransition { return presentation }
            controller = current.presentedViewController
        }
        return presentation.flatMap { $0.isInTransition ? $0 : nil }
    }

    /// Dismisses what this controller presents, with everything above it; a controller that presents nothing is
    /// dismissed itself, by its presenter. Source: Evidence, Dismissal.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let holder = outermost
        guard let lowest = holder.presentedViewController?.presentation ?? presentationAround else { return }
        if let running = presentationUnderWay {
            if running.defers({ [self] in dismiss(animated: animated, completion: completion) }) { return }
            let id = simulation.ios.presentsSheets ? "dismiss-while-transitioning" : "dismiss-while-in-progress"
            simulation.note(.dismiss, self, detail: id)
            simulation.warn(id, about: self, ["X": className, "PresentationController": "UIPresentationController"])
            return
        }
        dismiss(downTo: lowest, animated: animated, completion: completion ?? {})
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
            for level in levels.dropLast() { level.unlink() }
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

    /// Takes down all that this controller and its children present, at once and without animation: its window takes
    /// another root.
    func dismissEverythingAbove() {
        while let top = presentedViewController?.topPresented.presentation {
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
        presentation?.style == .fullScreen ? self : simulation.window.rootViewController ?? self
    }

    /// Whether the controller is being presented (Table 5-1): from the call until the completion.
    public var isBeingPresented: Bool { presentation?.phase == .presenting }
    /// Whether the controller is being dismissed (Table 5-1).
    public var isBeingDismissed: Bool { presentation?.phase == .dismissing }
}
