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
        let look = asked.scripted?.statusBar
        guard look != statusBar else { return }
        statusBar = look
        simulation.note(.statusBar, asked, name: look ?? "default")
    }

    private var statusBarController: UIViewController? {
        guard let root = simulation.window.rootViewController, root.loadedView?.window != nil || root.isHiddenByModal
        else { return nil }
        var top = root
        while let next = top.presentedViewController, next.presentation?.style == .fullScreen,
            next.presentation?.phase != .dismissing
        { top = next }
        var asked = [top]
        // Controllers that name each other answer for themselves.
        while let child = top.scripted?.statusBarChild(), !asked.contains(where: { $0 === child }) {
            top = child
            asked.append(child)
        }
        return top
    }
}

extension UIViewController {
    /// Whether a presentation has taken the view out of the window.
    fileprivate var isHiddenByModal: Bool { presentedViewController?.presentation?.hidesPresenter == true }
}
