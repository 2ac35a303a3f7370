import LifecycleModel

/// A controller that shows a SwiftUI view, its root view.
///
/// During an appearance, the root view receives `onAppear` after the first layout or, without a layout, just before
/// `viewDidAppear(_:)`. The view receives `onDisappear` after `viewDidDisappear(_:)`. A view that reappears before it has
/// disappeared receives neither. In iOS 13, the view of a tab receives `onAppear` only once (Evidence, Hosting
/// controllers). Sources: https://fatbobman.com/en/posts/onappear-call-timing/ and github.com/square/Blueprint, issue 48.
open class UIHostingController: UIViewController {
    /// Whether the last callback to the root view was `onAppear`.
    private var showsRootView = false
    /// Whether the root view has ever received `onAppear`.
    private var hasShownRootView = false

    override func tellRootView(_ callback: Callback) {
        guard showsRootView != (callback == .onAppear) else { return }
        if callback == .onAppear, parent is UITabBarController, simulation.ios.has(.showsHostedTabsOnce) {
            guard !hasShownRootView else { return }
        }
        showsRootView = callback == .onAppear
        hasShownRootView = true
        deliver(callback) {}
    }
}
