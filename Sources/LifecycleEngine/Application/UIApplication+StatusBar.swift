import LifecycleModel

/// The status bar appearance, which UIKit queries when the contents of the window change.
///
/// UIKit asks the window's root, or the topmost controller presented in full screen. It doesn't ask children, such as
/// the top of a navigation controller, unless that controller names one. Source: https://sarunw.com, "How to set status
/// bar style", and showHideStatusBar in github.com/mattneub/Programming-iOS-Book-Examples.
extension UIApplication {
    /// Queries the appearance again if another controller fills the window, and records a change.
    func updateStatusBar() {
        let path = statusBarPath
        guard simulation.ios.asksControllersForStatusBar, let asked = path.last, asked !== statusBarAsked else {
            return
        }
        statusBarAsked = asked
        recordQuestions(to: path)
        let look = asked.scripted?.statusBar
        guard look != statusBar else { return }
        statusBar = look
        simulation.note(.statusBar, asked, name: look ?? "default")
    }

    /// Records the queries in order: each controller for the child that answers instead, the last one for its own
    /// answer; first the style, then whether the bar is hidden.
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

    /// The controllers that are queried: the one that fills the window, then each child that answers for the one before
    /// it. If controllers refer to each other in a cycle, the last one answers for itself.
    private var statusBarPath: [UIViewController] {
        guard let owner = statusBarOwner else { return [] }
        var path = [owner]
        while let child = path.last?.scripted?.statusBarChild(), !path.contains(where: { $0 === child }) {
            path.append(child)
        }
        return path
    }

    /// The controller that fills the window: the root, or the topmost controller presented in full screen.
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
    /// Whether a presentation has removed the view from the window.
    fileprivate var isHiddenByModal: Bool { presentedViewController?.presentation?.hidesPresenter == true }
}
