import LifecycleModel
import LifecycleScenario

/// What a reader makes of an input.
public enum Document: Sendable {
    /// A story to be played.
    case scenario(Scenario)
    /// Runs that took place: a log with two process ids holds two.
    case runs([Run])
    /// A storyboard or xib.
    case storyboard(Storyboard)
    /// A dump of the controller hierarchy.
    case hierarchy(HierarchyDump)
}

/// A kind of input: how it is told from the others, and how it is read.
///
/// A new kind is one file with a static reader, and its line in ``all``.
public struct Reader: Sendable {
    /// What a user may ask of the readers beyond the text itself.
    public struct Options: Sendable {
        /// A regular expression with the named groups `class` and `address` that finds the controller of a log's line.
        public var controllerPattern: String?
        /// A regular expression with the named group `callback` that finds the callback of a log's line.
        public var callbackPattern: String?
        /// Whether callbacks of a log whose controller is a guess are left out.
        public var isStrict = false
        /// The verbs that the steps of a scenario may have.
        public var verbs = VerbSignature.all
        /// Other files that the input may name, by their path as seen from the working directory, and their bytes.
        public var open: @Sendable (String) -> [UInt8]?

        /// Makes options; `open` finds nothing unless it is given.
        public init(open: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) { self.open = open }
    }

    /// The word of `--from`: `scenario`, `run`, `storyboard`, `hierarchy`, `log`.
    public let name: String
    /// One line for the help.
    public let summary: String
    /// The endings of file names that suggest this kind, without the dot.
    public let fileExtensions: [String]
    /// Whether the content itself shows this kind, whatever the file is called.
    public let recognizes: @Sendable (Source) -> Bool
    /// Reads the input; throws ``ReadError`` with everything that is wrong with it.
    public let read: @Sendable (Source, Options) throws -> Document

    /// Creates a reader.
    public init(
        name: String, summary: String, fileExtensions: [String],
        recognizes: @escaping @Sendable (Source) -> Bool,
        read: @escaping @Sendable (Source, Options) throws -> Document
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.recognizes = recognizes
        self.read = read
    }

    /// Every kind of input; the first that recognizes the content reads it.
    public static let all: [Reader] = [.run, .storyboard, .hierarchy, .scenario, .log]

    /// The reader for `source`: by its content first, by the ending of its name second; nil where neither tells.
    public static func reader(for source: Source, among readers: [Reader] = all) -> Reader? {
        if let reader = readers.first(where: { $0.recognizes(source) }) { return reader }
        guard let dot = source.name.lastIndex(of: ".") else { return nil }
        let ending = source.name[source.name.index(after: dot)...].lowercased()
        return readers.first { $0.fileExtensions.contains(ending) }
    }
}
