/// How a page view controller turns its pages; it decides the order of their callbacks.
///
/// The engine's `UIPageViewController.TransitionStyle` is this type.
public enum PageTransitionStyle: String, Sendable, CaseIterable {
    case scroll, curl
}
