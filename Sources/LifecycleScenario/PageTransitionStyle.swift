/// The transition style of a page view controller, which determines the order of the callbacks.
///
/// The engine's `UIPageViewController.TransitionStyle` is this type.
public enum PageTransitionStyle: String, Sendable, CaseIterable {
    case scroll, curl
}
