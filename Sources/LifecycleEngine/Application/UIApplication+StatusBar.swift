import LifecycleModel

/// The look of the status bar, which UIKit asks controllers for when what fills the window changes.
///
/// The window's root is asked, or the topmost controller presented in full screen; not its children, such as the top of a
/// navigation controller, unless it names one. Source: https://sarunw.com, "How to set status bar style", and
/// showHideStatusBar in github.com/mattneub/Programming-iOS-Book-Examples.
extension UIApplication {
    /// Asks again where another controller fills the window now, and records a look that is new.
    func updateStatusBar() {
        guard simulation.ios.asksControllersForStatusBar, let asked = statusBarController, asked !== statusBarAsked
        else {
            return
        }
        statusBarAsked = asked
        recordQuestions(to: asked)
        let look = asked.scripted?.statusBar
        guard look != statusBar else { return }
        statusBar = look
        simulation.note(.statusBar, asked, name: look ?? "default")
    }

    /// Records the questions in their order: each controller for the child that answers in its place, the last one for its
    /// own answer; first about the style, then whether the bar is hidden.
    private func recordQuestions(to last: UIViewController) {
        guard simulation.recordsStatusBarQuestions, let first = statusBarOwner else { return }
        let path = Array(sequence(first: first) { $0 === last ? nil : $0.scripted?.statusBarChild() })
        for names in [
            ("childForStatusBarStyle", "preferredStatusBarStyle"),
            ("childForStatusBarHidden", "prefersStatusBarHidden"),
        ] {
            for controller in path { simulation.note(.asked, controller, name: names.0) }
            simulation.note(.asked, last, name: names.1)
        }
    }

    private var statusBarController: UIViewController? {
        guard var top = statusBarOwner else { return nil }
        while let child = top.scripted?.statusBarChild() { top = child }
        return top
    }

    /// The controller that fills the window: the root, or the topmost one that is presented in full screen.
    private var statusBarOwner: UIViewController? {
        guard let root = simulation.window.rootViewController, root.loadedView?.window != nil || root.isHiddenByModal
        else { return nil }
        var top = root
        while let next = top.presentedViewController, next.presentation?.style == .fullScreen,
            next.presentation?.phase != .dismissing
        { top = next }
        return top
    }
}

extension UIViewController {
    /// Whether a presentation has taken the view out of the window.
    fileprivate var isHiddenByModal: Bool { presentedViewController?.presentation?.hidesPresenter == true }
}
