import LifecycleModel

extension UIViewController {
    /// Sends `onAppear` or `onDisappear` to the SwiftUI root view of a hosting controller.
    ///
    /// During an appearance, the view receives `onAppear` after the first layout or, without a layout, just before
    /// `viewDidAppear(_:)`. The view receives `onDisappear` after `viewDidDisappear(_:)`. A view that reappears before
    /// it has disappeared receives neither. In iOS 13, the view of a tab receives `onAppear` only once (Evidence,
    /// Hosting controllers). Sources: https://fatbobman.com/en/posts/onappear-call-timing/ and
    /// github.com/square/Blueprint, issue 48.
    func tellRootView(_ callback: Callback) {
        guard kind == .hostingController, showsRootView != (callback == .onAppear) else { return }
        if callback == .onAppear, parent?.kind == .tabBarController, simulation.ios.showsHostedTabsOnce {
            guard !hasShownRootView else { return }
        }
        showsRootView = callback == .onAppear
        hasShownRootView = true
        deliver(callback) {}
    }
}
