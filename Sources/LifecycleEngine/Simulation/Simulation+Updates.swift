import LifecycleModel

extension Simulation {
    /// The maximum number of update passes in one commit. An app that needs more passes is assumed to request updates
    /// endlessly.
    private static let mostPasses = 12

    /// The window of the app or of its first scene, and then the windows of the other connected scenes.
    var windows: [UIWindow] { [window] + application.scenes.compactMap(\.window) }

    /// The window of the scene that was connected or activated last. If there is no such scene, or if it is no longer
    /// connected, this is the window of the app or of its first scene.
    var keyWindow: UIWindow { application.keyScene?.window ?? window }

    /// Updates all visible content, as Core Animation's commit does at the end of a turn: sends due `viewIsAppearing`
    /// callbacks, then updates the traits, the status bar, the properties (iOS 26 and later), the constraints, and the
    /// layout.
    func commit() {
        for controller in windows.compactMap(\.rootViewController) { controller.deliverIsAppearingBelow() }
        for controller in arriving { controller.deliverIsAppearingIfDue() }
        for window in windows { window.updateTraitsIfNeeded() }
        application.updateStatusBar()
        if ios.updatesProperties { return runUpdatePasses() }
        for window in windows { window.updateConstraintsIfNeeded() }
        for window in windows { window.layoutIfNeeded() }
    }

    /// Repeats the update pass until no properties are outdated, because layout may request another update. After the
    /// maximum number of passes, records a note and discards the remaining requests. Source: Apple, "Updating views
    /// automatically with observation tracking".
    private func runUpdatePasses() {
        for _ in 0..<Simulation.mostPasses {
            for window in windows { window.layoutIfNeeded() }
            guard windows.contains(where: \.isInvalidBelow) else { return }
        }
        note(
            .note, name: "updates don't finish; stopped after \(Simulation.mostPasses) passes",
            detail: "endless")
        for window in windows { window.settleBelow() }
    }
}

extension UIView {
    /// Whether this view or a descendant is a root view with outdated properties in a visible window.
    fileprivate var isInvalidBelow: Bool {
        needsUpdateProperties && viewController != nil && window?.isVisible == true
            || subviews.contains(where: \.isInvalidBelow)
    }

    fileprivate func settleBelow() {
        needsUpdateProperties = false
        for view in subviews { view.settleBelow() }
    }

    /// Updates outdated properties if the view is in a visible window (iOS 26 and later). A view that is not in a
    /// visible window is updated when it enters one or when its window becomes visible.
    func updatePropertiesIfNeeded() {
        guard needsUpdateProperties, simulation.ios.updatesProperties, window?.isVisible == true else { return }
        needsUpdateProperties = false
        guard let viewController else { return }
        viewController.deliver(.updateProperties) { viewController.updateProperties() }
    }
}
