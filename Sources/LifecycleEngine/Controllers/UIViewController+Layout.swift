import LifecycleModel

extension UIViewController {
    /// Performs one layout pass of the root view: viewWillLayoutSubviews, the view's own layout, viewDidLayoutSubviews.
    ///
    /// - Parameter anywhere: Whether the app requests the layout itself, which also works outside a window.
    func layOutView(_ view: UIView, anywhere: Bool) {
        // A view outside a window is laid out when it enters one; a container that is not visible yet, when it becomes
        // visible.
        guard anywhere || view.window?.isVisible == true else {
            view.needsLayout = true
            return
        }
        deliver(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
        if simulation.updatesConstraintsInsideLayout { view.updateConstraintsIfNeeded() }
        layOutContainer()
        view.recordLayout()
        view.layoutSubviews()
        // The views that the container has just placed are laid out below and need no second pass.
        view.needsLayout = false
        deliver(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
        if appearance.state == .appearing { tellRootView(.onAppear) }
    }
}
