import LifecycleModel

/// A bracket next to the callbacks of an appearance or disappearance that doesn't finish.
struct TimelineBracket {
    /// The first and the last row.
    var rows: ClosedRange<Int>
    var controller: ControllerID
    /// The text, in two lines.
    var text: String

    /// Returns at most one bracket for each step: the first appearance that doesn't finish, or else the first
    /// disappearance that doesn't finish.
    static func all(in rows: [TimelineModel.Row], initial: [ControllerID: AppearanceState]) -> [TimelineBracket] {
        var (result, found): ([TimelineBracket], [TimelineBracket]) = ([], [])
        var (states, starts) = (initial, [ControllerID: Int]())
        /// The index of each controller's last bracket in `found`.
        var last: [ControllerID: Int] = [:]
        func close() {
            if let first = found.first(where: { $0.text == appears }) ?? found.first { result.append(first) }
            (found, last) = ([], [:])
        }
        for (index, row) in rows.enumerated() {
            if case .step = row { close() }
            guard case .message(let message) = row, let state = message.becomes else { continue }
            let id = message.event.controller
            let was = states.updateValue(state, forKey: id)
            if let bracket = last[id] {
                // The callbacks that undo the transition are part of it.
                found[bracket].rows = found[bracket].rows.lowerBound...index
            } else if let start = starts[id], message.isLegal, was != state,
                was == .appearing && state == .disappearing || was == .disappearing && state == .appearing
            {
                last[id] = found.count
                found.append(
                    TimelineBracket(
                        rows: start...index, controller: id, text: was == .appearing ? appears : disappears))
            }
            starts[id] = index
        }
        close()
        return result
    }

    private static let appears = "does not\nappear"
    private static let disappears = "does not\ndisappear"
}
