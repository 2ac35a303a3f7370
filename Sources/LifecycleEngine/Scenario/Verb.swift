import LifecycleModel

/// Something that a step can do: its name, what it takes, and how it is played.
///
/// A new verb is a static in a file of `Verbs`, and its place in ``all``.
public struct Verb: Sendable {
    /// What a subject or option may be.
    public enum Kind: Sendable, Hashable {
        /// Nothing at all: `pop:`.
        case nothing
        /// The name of a controller.
        case controller
        /// The name of a controller, or nothing.
        case optionalController
        /// The name of a controller, or `none`.
        case controllerOrNone
        /// A list of names.
        case controllers
        /// One of these words.
        case choice([String])
        /// Free text.
        case text
        /// `true` or `false`.
        case flag
        /// A width and a height in points, as `320x480`.
        case size
        /// A controller's callback, as `x.viewWillAppear`.
        case callback
        /// A place and a size in points, as `0,0,100,100`.
        case frame
        /// The name of a scene that a step connects.
        case scene
    }

    /// An option that a step may have beside its subject.
    public struct Option: Sendable, Hashable {
        public let name: String
        public let kind: Kind
        /// The first iOS version that has what the option asks for.
        public var since = 1
    }

    public let name: String
    /// One line for the help and the schema.
    public let summary: String
    public let subject: Kind
    public let options: [Option]
    /// The first iOS version that has what the verb does.
    public let since: Int
    let play: @Sendable (Call) -> Void

    init(
        _ name: String, _ subject: Kind, _ options: KeyValuePairs<String, Kind> = [:], since: Int = 1,
        summary: String, play: @escaping @Sendable (Call) -> Void
    ) {
        self.name = name
        self.subject = subject
        self.options = options.map { Option(name: $0.key, kind: $0.value, since: $0.key == "interrupt" ? 18 : 1) }
        self.since = since
        self.summary = summary
        self.play = play
    }

    /// The words of an interactive transition's outcome.
    static let outcome = Kind.choice(["completed", "cancelled"])
    /// The words for a transition that is grabbed on its way.
    static let interruption = Kind.choice(["reversed"])

    /// Every verb, in the order of the help.
    public static let all: [Verb] =
        application + scenes + navigation + presentation + selection + columns + adaptation + containment + appearance
        + views + updates + notifications + marks

    /// The verb of that name, or nil.
    public static func named(_ name: String) -> Verb? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
