import LifecycleModel

/// A form of a message that contains a callback's name. The form reads the callback, or refuses a message that
/// doesn't report a call.
///
/// In the names and examples of forms, `C` is a class, `m` is a selector, and `f` is a method name in Swift or a
/// description in plain English or Chinese. To add a form, declare a static property with examples in an extension,
/// and list the property in ``all``.
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
    /// Lines that the form reads or refuses, for the documentation and the tests.
    let examples: [LogGrammar.Example]
    /// Reads or refuses a phrase, or returns `other` if the form doesn't apply.
    let read: @Sendable (Phrase) -> Reading

    /// Creates a form that reads lines such as `lines`, which report `callback`. A form whose lines require others, such as
    /// the header of a table, has no example.
    init(
        name: String, reads lines: String..., as callback: String = LogGrammar.home,
        read: @escaping @Sendable (Phrase) -> Reading
    ) {
        (self.name, self.read) = (name, read)
        examples = lines.map { LogGrammar.Example(form: name, line: $0, callback: callback) }
    }

    /// Creates a form that only refuses lines, such as `line`.
    init(name: String, refuses line: String, read: @escaping @Sendable (Phrase) -> Reading) {
        (self.name, self.read) = (name, read)
        examples = [LogGrammar.Example(form: name, line: line, callback: nil)]
    }

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
