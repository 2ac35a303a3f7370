/// A step's verb: its name, the subject and options that it takes, and the words for it.
///
/// The engine's `Verb` defines what the verb does. To add a verb, add its signature to a file in this folder, and add a
/// `Verb` with that signature to the engine's list with the same name.
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

    /// The title of a step in drawings, such as `Push %`, or nil to show the step as in a scenario. `%` stands for the
    /// subject. The options follow.
    public let title: String?
    /// The title of a step whose subject is missing or `none`, or nil for ``title``.
    let titleOfNone: String?
    /// The Swift statement in figures, such as `pushViewController(%, animated:)`, or nil.
    package let swift: String?
    /// What the user or the system does, for figures, or nil.
    package let event: String?
    /// The words for an inferred step, such as `push %`, or nil if no step with this verb is inferred. `{to}` stands for
    /// an option, `{style}` for the style of a presentation, and `{appearance}` for the direction of a transition.
    package let inferred: String?
    /// The words in headings of logs that can stand for the verb, in lowercase.
    package let headings: [String]
    /// UIKit's names for what the verb does, other than the verb itself. Objective-C names end before the first colon.
    package let names: [String]

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
    ///   - title: The title of a step in drawings; see ``title``.
    public init(
        _ name: String, _ subject: Kind, _ options: KeyValuePairs<String, Kind> = [:], required: Set<String> = [],
        versions: [String: Int] = [:], since: Int = 1, summary: String, title: String? = nil
    ) {
        self.init(
            name, subject, options, required: required, versions: versions, since: since, summary: summary,
            title: title, inferred: nil)
    }

    init(
        _ name: String, _ subject: Kind, _ options: KeyValuePairs<String, Kind> = [:], required: Set<String> = [],
        versions: [String: Int] = [:], since: Int = 1, summary: String, title: String?, titleOfNone: String? = nil,
        swift: String? = nil, event: String? = nil, inferred: String? = nil, headings: [String] = [],
        names: [String] = []
    ) {
        self.name = name
        self.subject = subject
        self.options = options.map { name, kind in
            Option(name: name, kind: kind, since: versions[name] ?? 1, isRequired: required.contains(name))
        }
        self.since = since
        self.summary = summary
        (self.title, self.titleOfNone, self.swift, self.event) = (title, titleOfNone, swift, event)
        (self.inferred, self.headings, self.names) = (inferred, headings, names)
    }

    /// Hashes only the name, because verbs with the same name are rare, and the other properties are many.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Returns the title for a subject in words, without options, or nil if the verb has no title.
    package func title(of subject: String) -> String? {
        if ["", "none"].contains(subject), let titleOfNone { return titleOfNone }
        return subject.isEmpty ? title?.replacing(" %", with: "") : title?.replacing("%", with: subject)
    }

    /// Whether the subject is the outcome of a gesture.
    package var isGesture: Bool {
        if case .choice(let values) = subject { values.contains("completed") } else { false }
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
