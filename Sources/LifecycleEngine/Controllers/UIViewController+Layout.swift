import LifecycleModel

extension UIViewController {
    /// One layout pass of the root view: viewWillLayoutSubviews, the view's own, viewDidLayoutSubviews.
    ///
    /// - Parameter anywhere: Whether the app asks for the layout itself, which is done outside a window too.
    func layOutView(_ view: UIView, anywhere: Bool) {
        // A view in no window waits for one; a container that is not visible yet does its work when it becomes so.
        guard anywhere || view.window?.isVisible == true else {
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
        if appearance.state == .appearing { tellRootView(.onAppear) }
    }
}
