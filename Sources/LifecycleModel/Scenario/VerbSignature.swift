/// The name of a step's verb, with the subject and options that it takes.
///
/// The engine's `Verb` defines what the verb does. To add a verb, add its signature to a list in
/// `VerbSignature+All.swift`, and add a `Verb` with that signature to the engine's list with the same name.
public struct VerbSignature: Sendable, Hashable {
    /// The type of a subject or option.
    public enum Kind: Sendable, Hashable {
        /// No value, such as in `background:`.
        case nothing
        /// The name of a controller.
        case controller
        /// The name of a controller, or no value.
        case optionalController
        /// The name of a controller, or nil, written as `none` or as no value.
        case controllerOrNone
        /// A list of names of controllers.
        case controllers
        /// One of the given strings.
        case choice([String])
        /// Free text.
        case text
        /// `true` or `false`.
        case flag
        /// A width and a height in points, such as `320x480`.
        case size
        /// A controller's callback, such as `x.viewWillAppear`.
        case callback
        /// A position and a size in points, such as `0,0,100,100`, or `fill` for the superview's bounds.
        case frame
        /// A list of the flexible parts of a frame, such as `[width, height]`.
        case mask
        /// The name of a scene that a step connects.
        case scene
        /// A list of steps.
        case steps
    }

    /// An option that a step may have in addition to its subject.
    public struct Option: Sendable, Hashable {
        /// The option's key in a scenario.
        public let name: String
        /// The type of the option's value.
        public let kind: Kind
        /// The first iOS version that supports the option, or 1 if the option is as old as the verb.
        public let since: Int
        /// Whether the option is required.
        public let isRequired: Bool
    }

    /// The verb's key in a scenario.
    public let name: String
    /// A one-line summary for documentation and the schema. It starts with a verb, such as `selects a tab`.
    public let summary: String
    /// The type of the subject.
    public let subject: Kind
    /// The options, in the order in which a step's text lists them.
    public let options: [Option]
    /// The first iOS version that supports the verb.
    public let since: Int

    /// Creates the signature of a verb.
    ///
    /// - Parameters:
    ///   - name: The verb's key in a scenario.
    ///   - subject: The type of its subject.
    ///   - options: The options and the types of their values.
    ///   - required: The names of the required options.
    ///   - versions: The first iOS version of each option that is newer than the verb.
    ///   - since: The first iOS version that supports the verb.
    ///   - summary: A one-line summary, which starts with a verb.
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
    /// The values of the option that interrupts a running transition.
    static let interruption = Kind.choice(["reversed"])
    /// The first iOS version of the `interrupt` option: running transitions can be interrupted in iOS 18 and later.
    static let fluid = ["interrupt": 18]

    /// The signatures of all built-in verbs, in the order in which the documentation lists them.
    public static let all: [VerbSignature] =
        application + scenes + navigation + presentation + selection + columns + adaptation + containment + appearance
        + views + updates + notifications + marks

    /// Returns the signature of the built-in verb with the given name, or nil if no built-in verb has that name.
    public static func named(_ name: String) -> VerbSignature? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
