import LifecycleModel

extension UIViewController {
    /// Performs one layout pass of the root view: viewWillLayoutSubviews, the container's work, the view's own layout,
    /// and viewDidLayoutSubviews. If `updatesConstraintsInsideLayout` is true, updates the constraints after
    /// viewWillLayoutSubviews. After the pass, sends `onAppear` to the root view of an appearing hosting controller.
    ///
    /// - Parameter anywhere: Whether to lay out the view even if it isn't in a visible window. If false, such a view is
    ///   only marked as outdated.
    func layOutView(_ view: UIView, anywhere: Bool) {
        // A view that is not in a visible window is laid out when it enters one or when its window becomes visible.
        guard anywhere || view.window?.isVisible == true else {
            view.needsLayout = true
            return
        }
        deliver(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
        if simulation.updatesConstraintsInsideLayout { view.updateConstraintsIfNeeded() }
        layOutContainer()
        view.recordLayout()
        view.layoutSubviews()
        // Adding child views may have marked this view as outdated. The caller lays out the child views next, so this
        // view needs no second pass.
        view.needsLayout = false
        deliver(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
        if appearance.state == .appearing { tellRootView(.onAppear) }
    }
}
