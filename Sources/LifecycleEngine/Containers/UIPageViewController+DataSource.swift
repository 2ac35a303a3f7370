import LifecycleModel

/// What a page controller asks its data source and tells its delegate, around gestures alone.
///
/// Source of the order: http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html. The data source
/// and the delegate are taken to be one object.
extension UIPageViewController {
    /// A page beside the one that is shown.
    enum Neighbour { case before, after }

    /// A scroll that begins asks for both neighbours, where it does not know them; a curl for the one that it turns to.
    func askBefore(turning direction: NavigationDirection) {
        switch transitionStyle {
        case .scroll: for neighbour in [Neighbour.after, .before] { ask(neighbour) }
        case .curl:
            askedNeighbours = []
            ask(direction == .forward ? .after : .before)
        }
    }

    /// The page that was left is known as a neighbour of the new one; what lies further on is asked for at once.
    func askAfter(turning direction: NavigationDirection) {
        guard transitionStyle == .scroll else { return }
        askedNeighbours = direction == .forward ? [.before] : [.after]
        ask(direction == .forward ? .after : .before)
    }

    private func ask(_ neighbour: Neighbour) {
        guard askedNeighbours.insert(neighbour).inserted else { return }
        tellDelegate(neighbour == .after ? .pageAfter : .pageBefore)
    }

    func tellDelegate(_ callback: Callback) { delegate?.deliver(callback) {} }

    /// Notes that a delegate who expects to hear of a turn hears nothing, because code makes it.
    func noteTurnByCode(to page: UIViewController) {
        for callback in [Callback.pageWillTransition, .pageDidFinishAnimating] {
            delegate?.noteUntold(callback, about: page)
        }
    }
}
