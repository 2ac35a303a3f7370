/// The name of a step's verb, and the subject and options that it takes.
///
/// What the verb does is the engine's `Verb`. A new verb is a signature in a file of `Verbs`, listed in ``all``, and a
/// `Verb` of that signature in the engine.
public struct VerbSignature: Sendable, Hashable {
    /// The type of a subject or option.
    public enum Kind: Sendable, Hashable {
        /// No value: `pop:`.
        case nothing
        /// The name of a controller.
        case controller
        /// The name of a controller, or no value.
        case optionalController
        /// The name of a controller, or `none`.
        case controllerOrNone
        /// A list of controllers' names.
        case controllers
        /// One of these words.
        case choice([String])
        /// Free text.
        case text
        /// `true` or `false`.
        case flag
        /// A width and a height in points, such as `320x480`.
        case size
        /// A controller's callback, such as `x.viewWillAppear`.
        case callback
    }

    /// An option that a step may have in addition to its subject.
    public struct Option: Sendable, Hashable {
        /// The option's key in a scenario.
        public let name: String
        /// The type of its value.
        public let kind: Kind
    }

    /// The verb's key in a scenario.
    public let name: String
    /// One line for the help and the schema, starting with a verb: `selects a tab`.
    public let summary: String
    /// The type of the subject.
    public let subject: Kind
    /// The options, in the order in which a step's text shows them.
    public let options: [Option]

    /// Creates the signature of a verb that takes `subject` and `options`.
    public init(
        _ name: String, _ subject: Kind, _ options: KeyValuePairs<String, Kind> = [:], summary: String
    ) {
        self.name = name
        self.subject = subject
        self.options = options.map { Option(name: $0.key, kind: $0.value) }
        self.summary = summary
    }

    /// The outcomes of an interactive transition.
    static let outcome = Kind.choice(["completed", "cancelled"])

    /// The signatures of all built-in verbs, in the order of the help.
    public static let all: [VerbSignature] =
        application + navigation + presentation + selection + adaptation + containment + appearance + views
        + notifications + marks

    /// Returns the signature of the built-in verb with this name, or nil.
    public static func named(_ name: String) -> VerbSignature? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
