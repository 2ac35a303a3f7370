/// The hierarchy of a run at positions that are visited in order.
///
/// A visit of all positions takes as long as one pass through the run, while `Hierarchy(of:after:)` begins at the first
/// event each time.
public struct HierarchyCursor: Sendable {
    private let run: Run
    private var hierarchy: Hierarchy
    private var tracker: AppearanceTracker
    private var position = 0

    /// Creates a cursor before the first event of `run`.
    public init(_ run: Run) {
        self.run = run
        hierarchy = Hierarchy(before: run)
        tracker = AppearanceTracker(for: run)
    }

    /// Returns the hierarchy after the first `count` events, or after all events. Begins at the first event again if
    /// `count` is smaller than in the call before.
    public mutating func hierarchy(after count: Int?) -> Hierarchy {
        let end = min(count ?? run.events.count, run.events.count)
        if end < position { self = HierarchyCursor(run) }
        for event in run.events[position..<end] { hierarchy.follow(event, &tracker) }
        position = end
        return hierarchy
    }
}
