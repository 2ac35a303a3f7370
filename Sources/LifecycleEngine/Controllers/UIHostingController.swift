import LifecycleModel

extension UIViewController {
    /// Sends `onAppear` to SwiftUI's root view in a hosting controller before the animation and after the first layout,
    /// or `onDisappear` after the animation. Sources: https://fatbobman.com/en/posts/onappear-call-timing/ and
    /// github.com/square/Blueprint issue 48. A view that returns before it has disappeared receives neither.
    func tellRootView(_ callback: Callback) {
        guard kind == .hostingController, showsRootView != (callback == .onAppear) else { return }
        showsRootView = callback == .onAppear
        deliver(callback) {}
    }
}
