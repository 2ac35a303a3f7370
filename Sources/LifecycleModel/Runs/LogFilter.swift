/// The callbacks and participants that a comparison of a log with another run ignores, because the log doesn't
/// contain them.
struct LogFilter {
    /// Whether exactly one run is a log.
    let isActive: Bool
    /// The callbacks of the other run that the log never contains, except the four that change the appearance state.
    private(set) var callbacks: Set<Callback> = []
    /// The unmatched participants of the first run whose callbacks an app doesn't log. Empty unless the second run is
    /// the only log.
    private(set) var left: Set<ControllerID> = []
    /// The unmatched participants of the second run whose callbacks an app doesn't log. Empty unless the first run is
    /// the only log.
    private(set) var right: Set<ControllerID> = []

    init(_ first: Run, _ second: Run, _ matches: [ControllerID?]) {
        isActive = (first.source == .log) != (second.source == .log)
        guard isActive else { return }
        func callbacks(_ run: Run) -> Set<Callback> { Set(run.callbacks.map(\.event.callback)) }
        let (log, other) = first.source == .log ? (first, second) : (second, first)
        // Any class can log the four callbacks that change the appearance state, so a missing one is a difference.
        self.callbacks = callbacks(other).subtracting(callbacks(log)).filter { callback in
            callback.phase != .appearance || callback == .viewIsAppearing
        }
        if first.source == .log {
            right = LogFilter.silent(second) { matches[$0].map { first[$0].isInferred } ?? true }
        } else {
            let matched = Set(matches.indices.filter { !second.controllers[$0].isInferred }.compactMap { matches[$0] })
            left = LogFilter.silent(first) { !matched.contains(ControllerID($0)) }
        }
    }

    /// Returns the unmatched participants whose callbacks an app doesn't log: the application, scenes, and controllers
    /// of Apple's classes.
    private static func silent(_ run: Run, _ isUnmatched: (Int) -> Bool) -> Set<ControllerID> {
        Set(
            run.controllers.indices.filter { index in
                isUnmatched(index)
                    && (!run.controllers[index].kind.isController || run.controllers[index].isOfFramework)
            }.map(ControllerID.init))
    }
}
