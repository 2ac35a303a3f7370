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
        /// A position and a size in points, such as `0,0,100,100`.
        case frame
        /// The name of a scene that a step connects.
        case scene
        /// A list of steps.
        case steps
    }

    /// An option that a step may have in addition to its subject.
    public struct Option: Sendable, Hashable {
        /// The option's key in a scenario.
        public let name: String
        /// The type of its value.
        public let kind: Kind
        /// The first iOS version that has what the option asks for.
        public let since: Int
        /// Whether a step needs the option.
        public let isRequired: Bool
    }

    /// The verb's key in a scenario.
    public let name: String
    /// One line for the help and the schema, starting with a verb: `selects a tab`.
    public let summary: String
    /// The type of the subject.
    public let subject: Kind
    /// The options, in the order in which a step's text shows them.
    public let options: [Option]
    /// The first iOS version that has what the verb does.
    public let since: Int

    /// Creates the signature of a verb.
    ///
    /// - Parameters:
    ///   - name: The verb's key in a scenario.
    ///   - subject: The type of its subject.
    ///   - options: The options and the types of their values.
    ///   - required: The options that a step needs.
    ///   - versions: The first iOS version of options that are newer than the verb.
    ///   - since: The first iOS version that has what the verb does.
    ///   - summary: One line, starting with a verb.
    public init(
        _ name: String, _ subject: Kind, _ options: KeyValuePairs<String, Kind> = [:], required: Set<String> = [],
        versions: [String: Int] = [:], since: Int = 1, summary: String
    ) {
        self.name = name
        self.subject = subject
        self.options = options.map { name, kind in
            Option(name: name, kind: kind, since: versions[name] ?? 1, isRequired: required.contains(name))
        }
        self.since = since
        self.summary = summary
    }

    /// The outcomes of an interactive transition.
    static let outcome = Kind.choice(["completed", "cancelled"])
    /// The words for a transition that is grabbed on its way.
    static let interruption = Kind.choice(["reversed"])
    /// A transition that runs can be grabbed since the fluid transitions of iOS 18.
    static let fluid = ["interrupt": 18]

    /// The signatures of all built-in verbs, in the order of the help.
    public static let all: [VerbSignature] =
        application + scenes + navigation + presentation + selection + columns + adaptation + containment + appearance
        + views + updates + notifications + marks

    /// Returns the signature of the built-in verb with this name, or nil.
    public static func named(_ name: String) -> VerbSignature? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
