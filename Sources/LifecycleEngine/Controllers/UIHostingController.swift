import LifecycleModel

extension UIViewController {
    /// Sends `onAppear` or `onDisappear` to the SwiftUI root view of a hosting controller.
    ///
    /// The view receives `onAppear` after its first layout and before the animation, and `onDisappear` after the
    /// animation. A view that reappears before it has disappeared receives neither. Sources:
    /// https://fatbobman.com/en/posts/onappear-call-timing/ and github.com/square/Blueprint, issue 48.
    func tellRootView(_ callback: Callback) {
        guard kind == .hostingController, showsRootView != (callback == .onAppear) else { return }
        showsRootView = callback == .onAppear
        deliver(callback) {}
    }
}
