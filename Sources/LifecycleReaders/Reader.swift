import LifecycleModel
import LifecycleScenario

/// The content of an input, as returned by a reader.
public enum Document: Sendable {
    /// A scenario.
    case scenario(Scenario)
    /// Runs from a log or recording. A log with two process IDs contains two runs.
    case runs([Run])
    /// A storyboard or xib.
    case storyboard(Storyboard)
    /// A dump of the controller hierarchy.
    case hierarchy(HierarchyDump)
}

/// A type of input, with its reader.
///
/// To add a type, add a file with a static property, and list the property in ``all``.
public struct Reader: Sendable {
    /// The options for readers.
    public struct Options: Sendable {
        /// A regular expression with the named groups `class` and `address` for the controller in a log line.
        public var controllerPattern: String?
        /// A regular expression with the named group `callback` for the callback in a log line.
        public var callbackPattern: String?
        /// The patterns for log lines, which are tried before the built-in forms.
        public var logPatterns: [LogPattern] = []
        /// Whether to omit log callbacks whose controller is a guess.
        public var isStrict = false
        /// The verbs for scenarios.
        public var verbs = VerbSignature.all
        /// A function that reads another file to which an input refers. Its argument is the path relative to the
        /// working directory. The function returns nil if the file doesn't exist.
        public var open: @Sendable (String) -> [UInt8]?

        /// Creates options. By default, `open` finds no files.
        public init(open: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) { self.open = open }
    }

    /// The name for `--from`: `scenario`, `run`, `storyboard`, `hierarchy`, `log`.
    public let name: String
    /// The summary for the help, in one line.
    public let summary: String
    /// The usual file extensions, without the dot.
    public let fileExtensions: [String]
    /// Whether the content is of this type, regardless of the file name.
    public let recognizes: @Sendable (Source) -> Bool
    /// Reads the input. Throws ``ReadError`` with all errors in the input.
    public let read: @Sendable (Source, Options) throws(ReadError) -> Document

    /// Creates a reader.
    public init(
        name: String, summary: String, fileExtensions: [String],
        recognizes: @escaping @Sendable (Source) -> Bool,
        read: @escaping @Sendable (Source, Options) throws(ReadError) -> Document
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.recognizes = recognizes
        self.read = read
    }

    /// All readers. The first reader that recognizes the content is used, because a scenario can quote lines of a dump
    /// or a log.
    public static let all: [Reader] = [.run, .storyboard, .scenario, .hierarchy, .log]

    /// Returns the reader for the content of `source`, or else for its file extension, or nil if no reader matches.
    public static func reader(for source: Source, among readers: [Reader] = all) -> Reader? {
        if let reader = readers.first(where: { $0.recognizes(source) }) { return reader }
        guard let dot = source.name.lastIndex(of: ".") else { return nil }
        let ending = source.name[source.name.index(after: dot)...].lowercased()
        return readers.first { $0.fileExtensions.contains(ending) }
    }
}
