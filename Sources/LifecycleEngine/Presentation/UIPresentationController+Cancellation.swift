extension UIPresentationController {
    /// Cancels an interactive presentation: the presented view disappears, and the presenter's view stays. The
    /// completion handler of the call to `present` is not called.
    func cancelEntrance(_ transition: AppearanceTransition) {
        if decidesOrientation, let presenter {
            simulation.application.adaptOrientation(to: presenter.decidesOrientation)
        }
        presented.loadedView?.takeOut()
        settle {
            transition.cancel()
            transition.complete()
            unlink()
        }
    }

    /// Cancels an interactive dismissal: the controller stays presented.
    func turnBack(_ transition: AppearanceTransition) {
        phase = .presented
        transition.cancel()
        if hidesPresenter { presenter?.loadedView?.takeOut() }
        transition.complete()
    }
}
