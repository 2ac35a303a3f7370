import LifecycleModel

extension UIViewController {
    /// Requests a call to ``updateProperties()`` in the next update pass, in iOS 26 and later. Several requests are
    /// combined. A request doesn't cause a layout pass.
    public func setNeedsUpdateProperties() {
        simulation.note(.invalidate, self, name: Callback.updateProperties.swiftName)
        loadedView?.needsUpdateProperties = true
    }

    /// Updates outdated properties of the controller and its visible descendants immediately, if their views are in a
    /// visible window, in iOS 26 and later.
    public func updatePropertiesIfNeeded() {
        loadedView?.updatePropertiesIfNeeded()
        for child in visibleChildren { simulation.nest(about: child) { child.updatePropertiesIfNeeded() } }
    }

    /// Tells the parent, and not the parent's parent, that the controller asks for another size (iOS 8 and later). Source:
    /// Evidence, Sizes.
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
