import LifecycleModel

extension UIViewController {
    /// One layout pass of the root view: viewWillLayoutSubviews, the view's own, viewDidLayoutSubviews.
    func layOutView(_ view: UIView) {
        // A view in no window is laid out too, but UIKit tells its controller only on screen; a container that is not
        // visible yet does its work when it becomes so.
        guard view.window?.isVisible == true else {
            view.needsLayout = true
            return
        }
        deliver(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
        if simulation.updatesConstraintsInsideLayout { view.updateConstraintsIfNeeded() }
        layOutContainer()
        view.recordLayout()
        view.layoutSubviews()
        // What the container has just put in place is laid out below it and asks for no second pass.
        view.needsLayout = false
        deliver(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
    }
}
