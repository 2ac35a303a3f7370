import LifecycleModel

/// The content of an input, as returned by a reader.
public enum Document: Sendable {
    /// A scenario.
    case scenario(Scenario)
    /// Runs from a log or recording. For example, a log with two process IDs contains two runs.
    case runs([Run])
    /// A storyboard or xib.
    case storyboard(Storyboard)
    /// A dump of the controller hierarchy.
    case hierarchy(HierarchyDump)
    /// A Swift file.
    case source(SourceFile)
}

/// A reader for one type of input.
///
/// To add a type, add a file with a static property, and list the property in `Reader.all` in `LifecycleReaders`.
public struct Reader: Sendable {
    /// The options for readers.
    public struct Options: Sendable {
        /// A regular expression for the controller in a log line, with the named group `class` or `address`, or both.
        public var controllerPattern: String?
        /// A regular expression for the callback in a log line, with the named group `callback`.
        public var callbackPattern: String?
        /// The user's patterns for log lines, which are tried before the built-in forms.
        public var logPatterns: [LogPattern] = []
        /// Whether to omit log callbacks whose controller is a guess.
        public var isStrict = false
        /// Whether the expectations of a scenario are read for the log of an app. The scenario needs no steps then, and
        /// can name controllers that it doesn't declare, by their classes.
        public var readsExpectations = false
        /// The verbs that scenarios can use.
        public var verbs = VerbSignature.all
        /// A function that reads another file to which an input refers. Its argument is the path of the file: the
        /// folder of the input, followed by the path in the input. The function returns nil if it can't read the
        /// file.
        public var open: @Sendable (String) -> [UInt8]?

        /// Creates options. By default, `open` finds no files.
        public init(open: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) { self.open = open }
    }

    /// The name for `--from`: `run`, `breadcrumbs`, `storyboard`, `scenario`, `hierarchy`, `log`, or
    /// `swift`.
    public let name: String
    /// The summary for the help, in one line.
    public let summary: String
    /// The usual file extensions, without the dot.
    public let fileExtensions: [String]
    /// A function that returns whether a source is of this type. It checks the content. The reader for storyboards
    /// also accepts the file extension alone.
    public let recognizes: @Sendable (InputSource) -> Bool
    /// A function that reads a source. It throws ``ReadError`` with the errors in the source.
    public let read: @Sendable (InputSource, Options) throws(ReadError) -> Document

    /// Creates a reader.
    public init(
        name: String, summary: String, fileExtensions: [String],
        recognizes: @escaping @Sendable (InputSource) -> Bool,
        read: @escaping @Sendable (InputSource, Options) throws(ReadError) -> Document
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.recognizes = recognizes
        self.read = read
    }
}
