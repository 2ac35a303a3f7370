/// What is known about UIKit, as entries. The other modules receive the entries as values.
package enum Catalog {
    /// Problems and questions with their answers, by subject. `Topic.entries` lists them.
    ///
    /// Keys:
    /// - `names`: other names that select the topic if they are the whole question, separated by bars.
    /// - `needs`: the words that a question needs. A slash separates alternatives.
    /// - `words`: further words that make the topic more likely.
    /// - `cause`: the cause of the problem.
    /// - `check`, `fix`: how to tell whether the cause applies, and what to do. Both can be repeated.
    /// - `versions`: the iOS versions that the answer holds for. By default, all.
    /// - `rules`: the rules that report the problem.
    /// - `sample`: a sample without its extension, and in parentheses a diagram other than the timeline.
    /// - `steps`: the steps of a scenario whose callbacks are part of the answer, separated by ` / `. If the answer
    ///   leaves out the first steps, ` > ` follows them.
    /// - `evidence`: URLs and sections of Evidence articles, such as `Appearance/Begin and end`, separated by bars.
    /// - `questions`: example questions, which are the topic's tests, separated by bars.
    package enum Topics {}

    /// The words of questions, by the concepts that they stand for.
    ///
    /// The ID is the concept, and the title is the part of a question that it is: `what`, `way`, `where`, or `filler`. A
    /// key is a language, and its value contains words. Several words in a question can form a word here, without the blanks
    /// between them, such as `willappear`.
    package enum Questions {
        package static let all = things + ways + places + fillers
    }

    /// The messages that UIKit prints or raises as exceptions. See `UIKitWarning`.
    ///
    /// Keys:
    /// - `raises`: the name of the exception, or `unknown`. Versions are those that raise it, and earlier versions print
    ///   the message. Without the key, UIKit prints the message and continues.
    /// - `severity`: `error` or `warning`. By default, a message that every version raises is an error.
    /// - `text`: the wording, with the versions that use it, oldest first. A placeholder in braces stands for the name of
    ///   a class, and `{addr}` for the address of the object before it.
    /// - `subject`: the placeholder for the controller that the message is about.
    /// - `identifier`: `scene` or `segue`, if the wording contains the identifier of one.
    /// - `cause`, `means`, `fix`: the mistake in the app, the effect in complete sentences, and what to do.
    /// - `rules`: the rules that report the call that causes the message.
    /// - `reports`: the issues on GitHub whose logs contain the message, separated by bars.
    /// - `note`: what is special or unknown about the wording or its source.
    package enum Messages {
        /// The messages, by the title of the section of *Evidence: UIKit's Warnings* that lists them.
        package static let sections: [(title: String, entries: [Entry])] = [
            ("Warnings about presentation", presentation), ("Warnings about dismissal", dismissal),
            ("Warnings about navigation", navigation), ("Warnings about containment", containment),
            ("Warnings about views and windows", views), ("Warnings about storyboards and nibs", interfaceBuilder),
            ("Warnings about orientations, scenes, and refused calls", application),
        ]
    }

    /// UIKit's methods and properties that are not callbacks, and terms of Apple's documents.
    ///
    /// The ID is the full Swift name, or the term. Keys:
    /// - `names`: other names, separated by bars.
    /// - `means`: the purpose, the effects, and mistakes to avoid.
    /// - `evidence`: the URL of Apple's documentation.
    package enum Terms {
        package static let all: [Entry] = queries + calls + terms
    }
}
