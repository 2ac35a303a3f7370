import LifecycleModel

/// What the transition coordinator of an animated transition does, as marks on the controllers that can ask it for
/// something: both sides with the children on screen, which inherit their container's coordinator.
extension AppearanceTransition {
    /// The animations that go along begin: after both wills and the layout of what comes.
    func runAlongside() { mark(.alongside) }

    /// The gesture ends: told before the wills of a cancellation. Source: UIViewControllerTransitionCoordinator.h,
    /// "This handler is invoked BEFORE the 'will' method calls are made."
    func changeInteraction() { mark(.interactionChanged) }

    /// Everything is over. Whether the dids come before it is not documented; they do here.
    func complete() { mark(.transitionCompletion) }

    private func mark(_ kind: ActionEvent.Kind) {
        guard animated else { return }
        for controller in controllers.flatMap(\.branch) where controller.simulation.ios.hasTransitionCoordinators {
            controller.simulation.note(kind, controller)
        }
    }
}

extension UIViewController {
    /// The controller and its children on screen, at any depth.
    var branch: [UIViewController] { [self] + visibleChildren.flatMap(\.branch) }

    /// Who is on screen in the controller's place inside its container: itself unless a presentation in its context hides
    /// it, and what is presented there.
    var stage: [UIViewController] {
        guard let presented = presentedViewController, let presentation = presented.presentation,
            presentation.isInContext
        else { return [self] }
        return (presentation.hidesPresenter ? [] : [self]) + presented.stage
    }

    /// Puts the views of what is presented in the controller's place back into the container's view.
    func placeStage(in place: UIView) {
        for controller in stage where controller !== self {
            if let view = controller.loadedView { place.insert(view) }
        }
        if !stage.contains(where: { $0 === self }) { loadedView?.takeOut() }
    }

    /// Takes the controller's view out of its container, with the views of what is presented in its place.
    func leaveStage() {
        loadedView?.takeOut()
        for controller in stage { controller.loadedView?.takeOut() }
    }
}
