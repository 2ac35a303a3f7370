import LifecycleModel

/// The calls of a page controller's data source and delegate, which come with gestures only.
///
/// Source of the order: http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html. The data source
/// and the delegate are taken to be one object.
extension UIPageViewController {
    /// A page next to the one that is shown.
    enum Neighbor { case before, after }

    /// A scroll that begins asks for both neighbors, where it does not know them; a curl for the one that it turns to.
    func askBefore(turning direction: NavigationDirection) {
        switch transitionStyle {
        case .scroll: for neighbor in [Neighbor.after, .before] { ask(neighbor) }
        case .curl:
            askedNeighbours = []
            ask(direction == .forward ? .after : .before)
        }
    }

    /// The page that was left is known as a neighbor of the new one; the page after it is asked for at once.
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

    /// Notes a delegate's callback that is not sent, because code turns the page.
    func noteTurnByCode(to page: UIViewController) {
        for callback in [Callback.pageWillTransition, .pageDidFinishAnimating] {
            delegate?.noteNotSent(callback, about: page)
        }
    }
}
