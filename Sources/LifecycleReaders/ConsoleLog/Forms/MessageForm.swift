import LifecycleModel

/// A message form that reports a callback or only seems to report a callback.
///
/// To add a form, declare a static property in an extension, and list the property in ``all``.
struct MessageForm: Sendable {
    /// The result of applying a form to a phrase.
    enum Reading: Equatable {
        /// The form doesn't apply, so the next form is tried.
        case other
        /// The line doesn't report a callback, even if it contains a callback's name.
        case refused
        /// The callback that the line reports.
        case sighting(Sighting)
    }

    /// The name of the form, for tests and diagnostics.
    let name: String
    /// Reads a phrase.
    let read: @Sendable (Phrase) -> Reading

    /// All forms, from the most specific to the most general. Forms that refuse a line precede forms that accept it.
    static let all: [MessageForm] = [
        .stackFrame, .tornLine, .sourceCode, .metadata, .operatorTrace, .failureReport, .testReport, .quotedName,
        .cause,
        .summary, .release, .objectiveCMethod, .objectDescription, .tableRow, .nameBefore, .nameAfter, .bare,
    ]

    /// Returns the result of the first form that applies to `phrase`.
    static func read(_ phrase: Phrase) -> Reading {
        for form in all {
            let reading = form.read(phrase)
            if reading != .other { return reading }
        }
        return .refused
    }
}
