import LifecycleModel

/// The status bar appearance, which the engine queries whenever the controller that determines it changes.
///
/// UIKit queries the window's root or the topmost controller presented in full screen. It queries a child, such as the
/// top of a navigation stack, only if the container returns that child from `childForStatusBarStyle` or
/// `childForStatusBarHidden`. Sources: https://sarunw.com, "How to set status bar style", and navigationInterface in
/// github.com/mattneub/Programming-iOS-Book-Examples.
extension UIApplication {
    /// Queries the appearance if the controller that determines it has changed, and records a new appearance (iOS 7 and
    /// later).
    func updateStatusBar() {
        let path = statusBarPath
        guard simulation.ios.asksControllersForStatusBar, let asked = path.last, asked !== statusBarAsked else {
            return
        }
        statusBarAsked = asked
        recordQuestions(to: path)
        let look = asked.statusBar
        guard look != statusBar else { return }
        statusBar = look
        simulation.note(.statusBar, asked, name: look ?? "default")
    }

    /// Queries the appearance again at the app's request, and records a new appearance.
    func setNeedsStatusBarAppearanceUpdate() {
        statusBarAsked = nil
        updateStatusBar()
    }

    /// Sets the appearance for the whole app. Has no effect in iOS 7 and later, where the controllers determine the
    /// appearance by default (`UIViewControllerBasedStatusBarAppearance`). `controller` makes the call.
    func setStatusBar(_ look: String, by controller: UIViewController?) {
        let isIgnored = simulation.ios.asksControllersForStatusBar
        simulation.note(
            .statusBar, controller ?? simulation.window.rootViewController, name: look,
            detail: isIgnored ? ActionEvent.ignored : nil)
        if !isIgnored { statusBar = look }
    }

    /// Records the queries if the run includes them, first for the style, then for whether the bar is hidden. For each
    /// of these properties, every controller on the path is queried for a child that answers instead, and the last
    /// controller is also queried for the value.
    private func recordQuestions(to path: [UIViewController]) {
        guard simulation.recordsStatusBarQuestions, let last = path.last else { return }
        for names in [
            ("childForStatusBarStyle", "preferredStatusBarStyle"),
            ("childForStatusBarHidden", "prefersStatusBarHidden"),
        ] {
            for controller in path { simulation.note(.asked, controller, name: names.0) }
            simulation.note(.asked, last, name: names.1)
        }
    }

    /// The controllers that are queried: the controller that fills the window, then each child that answers for the
    /// controller before it. If controllers refer to each other in a cycle, the last controller answers for itself.
    private var statusBarPath: [UIViewController] {
        guard let owner = statusBarOwner else { return [] }
        var path = [owner]
        while let child = path.last?.scripted?.statusBarChild(), !path.contains(where: { $0 === child }) {
            path.append(child)
        }
        return path
    }

    /// The controller that fills the window: in the chain of presentations that starts at the root, the last controller
    /// that is presented in full screen, otherwise the root. A presentation that is being dismissed ends the chain.
    ///
    /// The value is nil if the window has no root. It is also nil while the root's view is outside the window, unless a
    /// presentation by the root hides that view. Source: Apple's documentation of
    /// `modalPresentationCapturesStatusBarAppearance`.
    private var statusBarOwner: UIViewController? {
        guard let root = simulation.window.rootViewController, root.loadedView?.window != nil || root.isHiddenByModal
        else { return nil }
        var (top, next) = (root, root.directlyPresented)
        while let presented = next, let presentation = presented.presentation, presentation.phase != .dismissing {
            if presentation.style == .fullScreen { top = presented }
            next = presented.directlyPresented
        }
        return top
    }
}

extension UIViewController {
    /// Whether a presentation by this controller removes the controller's view from the window.
    fileprivate var isHiddenByModal: Bool { directlyPresented?.presentation?.hidesPresenter == true }
}
