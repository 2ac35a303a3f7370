import LifecycleModel

/// The transition coordinator's callbacks, recorded as marks on both controllers and their visible descendants, which
/// inherit their container's coordinator.
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

    /// The visible controllers in this controller's place inside its container: this controller, unless a presentation
    /// in its place hides it, and the controllers presented in its place.
    var stage: [UIViewController] {
        guard let presented = presentedViewController, let presentation = presented.presentation,
            presentation.isInContext
        else { return [self] }
        return (presentation.hidesPresenter ? [] : [self]) + presented.stage
    }

    /// Adds the views of the controllers presented in this controller's place to `place`, and removes this controller's
    /// view if one of those controllers hides it.
    func placeStage(in place: UIView) {
        for controller in stage where controller !== self {
            if let view = controller.loadedView { place.insert(view) }
        }
        if !stage.contains(where: { $0 === self }) { loadedView?.takeOut() }
    }

    /// Removes the views of this controller and of the controllers presented in its place from the container's view.
    func leaveStage() {
        loadedView?.takeOut()
        for controller in stage { controller.loadedView?.takeOut() }
    }
}
