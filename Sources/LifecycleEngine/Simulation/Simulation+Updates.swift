import LifecycleModel

extension Simulation {
    /// How often one turn may update before an app counts as invalidating what it updates, for ever.
    private static let mostPasses = 12

    /// The windows of all scenes, the first one first.
    var windows: [UIWindow] { [window] + application.scenes.compactMap(\.window) }

    /// The window that the user works in: that of the scene that was connected or activated last.
    var keyWindow: UIWindow { application.keyScene?.window ?? window }

    /// Brings what is on screen up to date, as Core Animation's commit does at the end of a turn.
    func commit() {
        for controller in windows.compactMap(\.rootViewController) { controller.deliverIsAppearingBelow() }
        for controller in arriving { controller.deliverIsAppearingIfDue() }
        for window in windows { window.updateTraitsIfNeeded() }
        application.updateStatusBar()
        if ios.updatesProperties { return runUpdatePasses() }
        for window in windows { window.updateConstraintsIfNeeded() }
        for window in windows { window.layoutIfNeeded() }
    }

    /// Repeats the pass where a later stage has invalidated an earlier one. Source: Apple, "Updating views automatically
    /// with observation tracking": traits, updateProperties(), layoutSubviews(), and again where needed.
    private func runUpdatePasses() {
        for _ in 0..<Simulation.mostPasses {
            for window in windows { window.layoutIfNeeded() }
            guard windows.contains(where: \.isInvalidBelow) else { return }
        }
        note(
            .note, name: "the views are never up to date: stopped after \(Simulation.mostPasses) passes",
            detail: "endless")
        for window in windows { window.settleBelow() }
    }
}

extension UIView {
    /// Whether this view or one below it waits for its properties to be updated.
    fileprivate var isInvalidBelow: Bool {
        needsUpdateProperties && viewController != nil && window?.isVisible == true
            || subviews.contains(where: \.isInvalidBelow)
    }

    fileprivate func settleBelow() {
        needsUpdateProperties = false
        for view in subviews { view.settleBelow() }
    }

    /// Updates the properties of what was invalidated, if it is in a window: what is off screen waits until it is.
    func updatePropertiesIfNeeded() {
        guard needsUpdateProperties, simulation.ios.updatesProperties, window?.isVisible == true else { return }
        needsUpdateProperties = false
        guard let viewController else { return }
        viewController.deliver(.updateProperties) { viewController.updateProperties() }
    }
}
