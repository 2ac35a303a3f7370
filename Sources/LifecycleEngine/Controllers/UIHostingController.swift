import LifecycleModel

extension UIViewController {
    /// Tells SwiftUI's root view in a hosting controller that it appears, before the animation and after the first layout,
    /// or that it has disappeared, after the animation. Sources: https://fatbobman.com/en/posts/onappear-call-timing/ and
    /// github.com/square/Blueprint issue 48. A view that comes back before it has gone receives nothing.
    func tellRootView(_ callback: Callback) {
        guard kind == .hostingController, showsRootView != (callback == .onAppear) else { return }
        showsRootView = callback == .onAppear
        deliver(callback) {}
    }
}
