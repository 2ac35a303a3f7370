/// What is known about UIKit, as entries. The other modules receive the entries as values.
package enum Catalog {
    /// Problems and questions with their answers, by subject. See `Topic` for their keys.
    package enum Topics {}

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
    /// - `evidence`: the section of the Evidence article that lists the message.
    package enum Messages {
        package static let all: [Entry] =
            presentation + dismissal + navigation + containment + views + interfaceBuilder + application
    }
}
