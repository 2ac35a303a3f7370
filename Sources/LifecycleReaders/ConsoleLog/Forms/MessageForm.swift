import LifecycleModel

/// One way in which messages tell of a callback, or of something that only looks like it.
///
/// A new form is a static in a file of its own and its line in ``all``.
struct MessageForm: Sendable {
    /// What a form makes of a phrase.
    enum Reading: Equatable {
        /// The form does not apply; the next one is tried.
        case other
        /// The line tells of no callback, whatever it looks like.
        case refused
        /// The callback that the line tells of.
        case sighting(Sighting)
    }

    /// The form's name, for tests and for the reader of this list.
    let name: String
    /// Reads a phrase.
    let read: @Sendable (Phrase) -> Reading

    /// Every form, the most certain first; what is no event at all comes before them.
    static let all: [MessageForm] = [
        .stackFrame, .tornLine, .sourceCode, .metadata, .operatorTrace, .failureReport, .testReport, .quotedName,
        .cause,
        .summary, .objectiveCMethod, .objectDescription, .tableRow, .nameBefore, .nameAfter, .bare,
    ]

    /// What the first form that applies makes of `phrase`.
    static func read(_ phrase: Phrase) -> Reading {
        for form in all {
            let reading = form.read(phrase)
            if reading != .other { return reading }
        }
        return .refused
    }
}
