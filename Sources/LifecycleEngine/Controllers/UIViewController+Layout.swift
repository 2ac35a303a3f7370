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
        if view.needsSafeAreaUpdate {
            view.needsSafeAreaUpdate = false
            if knownSafeArea != safeArea { tellSafeArea() }
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

    /// What determines the safe area of the root view: how a phone is held, because its bars and its sensor housing are
    /// then at other edges, and the bar of the nearest navigation controller.
    struct SafeArea: Equatable {
        let isFlat: Bool
        let hasBar: Bool
    }

    private var safeArea: SafeArea {
        let orientation = simulation.application.interfaceOrientation
        // A navigation controller inside another one shows its own bar instead.
        var container = self is UINavigationController ? nil : parent
        while let current = container, !(current is UINavigationController) { container = current.parent }
        return SafeArea(
            isFlat: simulation.device.idiom == .phone && orientation.isLandscape,
            hasBar: (container as? UINavigationController)?.isNavigationBarHidden == false)
    }

    /// Whether the root view reaches the edges of the window or of the presentation that it is in.
    private var reachesEdges: Bool {
        guard let parent else { return true }
        return loadedView?.coversSuperview == true && parent.reachesEdges
    }

    func tellSafeArea() {
        loadedView?.needsSafeAreaUpdate = false
        knownSafeArea = safeArea
        deliver(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
    }

    /// Requests the callback for a safe area that changed while the view was outside a window.
    func updateSafeAreaAfterReturn() {
        guard knownSafeArea != safeArea, reachesEdges else { return }
        loadedView?.needsSafeAreaUpdate = true
        if Callback.viewSafeAreaInsetsDidChange.exists(in: simulation.ios) { loadedView?.setNeedsLayout() }
    }

    /// Requests `viewSafeAreaInsetsDidChange` for the controller and the visible descendants whose views reach the same
    /// edges. The callback comes before the layout of the next pass, if the safe area is still another one then
    /// (Evidence, Safe area).
    func safeAreaDidChange() {
        guard Callback.viewSafeAreaInsetsDidChange.exists(in: simulation.ios) else { return }
        loadedView?.needsSafeAreaUpdate = true
        loadedView?.setNeedsLayout()
        for child in visibleChildren where child.loadedView?.coversSuperview == true {
            simulation.nest(about: child) { child.safeAreaDidChange() }
        }
    }

    /// Returns the size of the root view in an owner of a given size. In iOS 6 and earlier, the view leaves out the
    /// status bar, the navigation bar, and the tab bar. In iOS 7 and later, it extends under them (Evidence, Sizes).
    func fillingSize(in size: CGSize) -> CGSize {
        guard !simulation.ios.has(.extendsUnderBars) else { return size }
        let isFlat = simulation.device.idiom == .phone && size.width > size.height
        let bar: CGFloat =
            switch parent?.kind {
            case .navigationController:
                (parent as? UINavigationController)?.isNavigationBarHidden == true ? 0 : isFlat ? 32 : 44
            case .tabBarController: 49
            default: 0
            }
        return CGSize(width: size.width, height: max(0, size.height - bar - statusBarHeight))
    }

    /// The height of the status bar that the view leaves out: 20 points in the outermost controller below the window
    /// that isn't a navigation or tab bar controller, which leave out the status bar in their children.
    private var statusBarHeight: CGFloat {
        func passesOn(_ controller: UIViewController) -> Bool {
            controller.kind == .navigationController || controller.kind == .tabBarController
        }
        var top = self
        while let next = top.parent, passesOn(next) { top = next }
        let isBelowWindow = top.parent == nil && (top.presentation.map { $0.style == .fullScreen } ?? true)
        return !passesOn(self) && isBelowWindow && simulation.application.statusBar != "hidden" ? 20 : 0
    }

    /// Requests a call to ``updateProperties()`` in the next update pass, in iOS 26 and later. Several requests are
    /// combined. A request doesn't cause a layout pass.
    public func setNeedsUpdateProperties() {
        simulation.note(.invalidate, self, name: ActionEvent.setNeedsUpdateProperties)
        loadedView?.needsUpdateProperties = true
    }

    /// Updates outdated properties of the controller and its visible descendants immediately, if their views are in a
    /// visible window, in iOS 26 and later.
    public func updatePropertiesIfNeeded() {
        loadedView?.updatePropertiesIfNeeded()
        for child in visibleChildren { simulation.nest(about: child) { child.updatePropertiesIfNeeded() } }
    }

    /// Tells the parent, and not the parent's parent, that the controller asks for another size (iOS 8 and later).
    /// Source: Evidence, Sizes.
    func reportPreferredContentSize() {
        guard let parent, Callback.preferredContentSizeDidChange.exists(in: simulation.ios) else { return }
        parent.deliver(.preferredContentSizeDidChange) {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Records the size of the root view, if the view is loaded and its width or its height is not zero.
    func recordSize() {
        guard let size = loadedView?.size, size.width > 0 || size.height > 0 else { return }
        simulation.change(.size, self, detail: size.text)
    }

    /// The window that contains or would contain the controller's hierarchy. If the hierarchy belongs to no window,
    /// this is the window of the app or of its first scene.
    var hostWindow: UIWindow {
        if let window = loadedView?.window { return window }
        var top = self
        while let next = top.holder { top = next }
        return simulation.windows.first { $0.rootViewController === top } ?? simulation.window
    }

    /// Whether the controller is the root of a window.
    var isWindowRoot: Bool { simulation.windows.contains { $0.rootViewController === self } }
}
