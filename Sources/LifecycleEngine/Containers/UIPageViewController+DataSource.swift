import LifecycleModel

/// The callbacks to the data source and the delegate of a page view controller. These callbacks are sent only for
/// gestures.
///
/// Source for the order: http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html. The engine
/// assumes that the data source and the delegate are the same object.
extension UIPageViewController {
    /// The position of a page next to the current page.
    enum Neighbor { case before, after }

    /// Queries the data source when a turn begins. A scroll requests each neighbor that is not known yet. A curl
    /// requests only the page in the direction of the turn.
    func askBefore(turning direction: NavigationDirection) {
        switch transitionStyle {
        case .scroll: for neighbor in [Neighbor.after, .before] { ask(neighbor) }
        case .curl:
            askedNeighbours = []
            ask(direction == .forward ? .after : .before)
        }
    }

    /// Queries the data source after a completed scroll. The old page is already known as a neighbor of the new page.
    /// The next page in the direction of the turn is requested immediately.
    func askAfter(turning direction: NavigationDirection) {
        guard transitionStyle == .scroll else { return }
        askedNeighbours = direction == .forward ? [.before] : [.after]
        ask(direction == .forward ? .after : .before)
    }

    private func ask(_ neighbor: Neighbor) {
        guard askedNeighbours.insert(neighbor).inserted else { return }
        tellDelegate(neighbor == .after ? .pageAfter : .pageBefore)
    }

    func tellDelegate(_ callback: Callback) { delegate?.deliver(callback) {} }

    /// Records the callbacks that the delegate overrides but doesn't receive, because code turns the page.
    func noteTurnByCode(to page: UIViewController) {
        for callback in [Callback.pageWillTransition, .pageDidFinishAnimating] {
            delegate?.noteNotSent(callback, about: page)
        }
    }
}
