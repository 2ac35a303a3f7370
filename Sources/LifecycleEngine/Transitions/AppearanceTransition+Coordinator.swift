import LifecycleModel

/// The transition coordinator's callbacks, recorded as marks on both controllers and their visible descendants, which
/// inherit their container's coordinator. Marks are recorded only for animated transitions, in iOS 7 and later.
extension AppearanceTransition {
    /// Records the start of the alongside animations, after both `will` callbacks and the layout of the incoming view.
    func runAlongside() { mark(.alongside) }

    /// Records the end of the gesture, before the `will` callbacks of a cancellation. Source:
    /// UIViewControllerTransitionCoordinator.h, "This handler is invoked BEFORE the 'will' method calls are made."
    func changeInteraction() { mark(.interactionChanged) }

    /// Records the completion handler. Apple doesn't document whether the `did` callbacks precede the completion
    /// handler. The engine assumes that they do.
    func complete() { mark(.transitionCompletion) }

    private func mark(_ kind: ActionEvent.Kind) {
        guard animated else { return }
        for controller in controllers.flatMap(\.branch) where controller.simulation.ios.hasTransitionCoordinators {
            controller.simulation.note(kind, controller)
        }
    }
}

extension UIViewController {
    /// The controller and its visible descendants.
    var branch: [UIViewController] { [self] + visibleChildren.flatMap(\.branch) }

    /// The controllers that are visible in this controller's area of its container: this controller, unless a
    /// presentation inside the container hides it, and the controllers that are presented over it inside the container.
    var stage: [UIViewController] {
        guard let presented = directlyPresented, let presentation = presented.presentation,
            presentation.isInContext
        else { return [self] }
        return (presentation.hidesPresenter ? [] : [self]) + presented.stage
    }

    /// Adds to `place` the views of the controllers that are presented over this controller inside its container.
    /// Removes this controller's view if one of those controllers hides it.
    func placeStage(in place: UIView) {
        for controller in stage where controller !== self {
            if let view = controller.loadedView { place.insert(view) }
        }
        if !stage.contains(where: { $0 === self }) { loadedView?.takeOut() }
    }

    /// Removes from the container's view this controller's view and the views of the controllers that are presented over
    /// this controller inside the container.
    func leaveStage() {
        loadedView?.takeOut()
        for controller in stage { controller.loadedView?.takeOut() }
    }
}
