import LifecycleModel

/// The times between the rows of a log or recording, for the left margin of a timeline.
struct TimelineTimes {
    /// The text next to each row whose first callback is at least 10 ms after the previous callback in the step, keyed
    /// by row.
    private(set) var texts: [Int: String] = [:]
    /// The width of the margin, in points. The width is 0 without text.
    private(set) var width = 0.0

    /// The minimum time to show, in milliseconds.
    private static let least = 10

    init(_ model: TimelineModel) {
        guard model.run.source != .scenario, model.comparison == nil else { return }
        var last: Double?
        for (index, row) in model.rows.enumerated() {
            // The first callback in a step has no time, because the time would include the pause before the step.
            if case .step = row { last = nil }
            guard case .message(let message) = row else { continue }
            if let last, let time = message.time, let text = TimelineTimes.text(time - last) {
                texts[index] = text
                width = max(width, TextMetrics.width(text, Theme.small) + 10)
            }
            last = message.time ?? last
        }
    }

    /// Returns the text for a duration of `seconds`, such as `+25 ms`, or nil if the duration is shorter than 10 ms or
    /// implausibly long.
    static func text(_ seconds: Double) -> String? {
        // A log can contain any number, and its clock can go backward.
        guard seconds > 0, seconds < 1e9 else { return nil }
        let milliseconds = Int((seconds * 1_000).rounded())
        switch milliseconds {
        case ..<least: return nil
        case ..<1_000: return "+\(milliseconds) ms"
        case ..<60_000:
            let tenths = (milliseconds + 50) / 100
            return "+\(tenths / 10).\(tenths % 10) s"
        default:
            let whole = (milliseconds + 500) / 1_000
            return "+\(whole / 60) min" + (whole % 60 == 0 ? "" : " \(whole % 60) s")
        }
    }
}
