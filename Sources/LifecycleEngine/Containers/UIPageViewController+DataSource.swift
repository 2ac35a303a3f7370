import LifecycleModel

/// Callbacks of a page controller's data source and delegate, which only gestures send.
///
/// Source of the order: http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html. The engine
/// assumes that the data source and the delegate are the same object.
extension UIPageViewController {
    /// A page next to the current one.
    enum Neighbor { case before, after }

    /// Asks the data source when a turn begins: a scroll asks for both unknown neighbors, a curl for the one that it
    /// turns to.
    func askBefore(turning direction: NavigationDirection) {
        switch transitionStyle {
        case .scroll: for neighbor in [Neighbor.after, .before] { ask(neighbor) }
        case .curl:
            askedNeighbours = []
            ask(direction == .forward ? .after : .before)
        }
    }

    /// Asks the data source after a turn. The previous page is known as a neighbor of the new one; the page after the
    /// new one is requested immediately.
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

    /// Records that a delegate's callback is not sent because code turns the page.
    func noteTurnByCode(to page: UIViewController) {
        for callback in [Callback.pageWillTransition, .pageDidFinishAnimating] {
            delegate?.noteNotSent(callback, about: page)
        }
    }
}
