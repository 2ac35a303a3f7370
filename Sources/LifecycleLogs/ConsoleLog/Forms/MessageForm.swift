import LifecycleModel

/// A form of a message that contains a callback's name. The form reads the callback, or refuses a message that
/// doesn't report a call.
///
/// In the names and examples of forms, `C` is a class, `m` is a selector, and `f` is a method name in Swift or a
/// description in plain English or Chinese. To add a form, declare a static property in an extension, and list the
/// property in ``all``.
struct MessageForm: Sendable {
    /// The result of applying a form to a phrase.
    enum Reading: Equatable {
        /// The form doesn't apply, so the next form is tried.
        case other
        /// The message contains a callback's name, but doesn't report a call.
        case refused
        /// The callback that the message reports.
        case sighting(Sighting)
    }

    let name: String
    /// Reads or refuses a phrase, or returns `other` if the form doesn't apply.
    let read: @Sendable (Phrase) -> Reading

    /// All forms, from the most specific to the most general. The forms that only refuse lines precede the other
    /// forms.
    static let all: [MessageForm] = [
        .stackFrame, .tornLine, .sourceCode, .operatorTrace, .failureReport, .testReport, .quotedName,
        .cause, .request, .negation, .otherObject, .summary, .release, .objectiveCMethod, .objectDescription, .tableRow,
        .nameBefore, .nameAfter, .bare,
    ]

    /// Returns the first form that applies to `phrase` with its result, or nil if no form applies.
    static func first(for phrase: Phrase) -> (form: MessageForm, reading: Reading)? {
        for form in all {
            let reading = form.read(phrase)
            if reading != .other { return (form, reading) }
        }
        return nil
    }
}
