/// A run: the events of view controllers, in order. Readers and the engine create runs. Rules and diagrams read them.
public struct Run: Sendable, Hashable {
    /// The origin of a run.
    public enum Source: String, Sendable, CaseIterable {
        /// A simulation that a scenario or a Swift program describes.
        case scenario
        /// A console log.
        case log
        /// A recording.
        case run
    }

    /// The title, or nil if the source contains no title.
    public var title: String?
    /// The iOS version, or nil if the source doesn't contain it.
    public var ios: IOSVersion?
    /// The origin.
    public var source: Source
    /// The path of the file, or the file that the header of a recording names. For standard input: `-` for a scenario,
    /// and nil for a log or for a recording whose header names no file. Nil for programs.
    public var file: String?
    /// The participants, in the order of their first events.
    public var controllers: [ControllerInfo] = []
    /// The events, in order.
    public var events: [Event] = []
    /// The number of unrecognized lines in a log or recording.
    public var skippedLines = 0
    /// The number of lines in a log that look like source code.
    public var codeLines = 0

    /// Creates an empty run.
    public init(title: String? = nil, ios: IOSVersion? = nil, source: Source, file: String? = nil) {
        self.title = title
        self.ios = ios
        self.source = source
        self.file = file
    }

    /// Returns the participant with an ID.
    public subscript(_ id: ControllerID) -> ControllerInfo { controllers[id.index] }

    /// All callbacks of the run, in order, with their positions in ``events``.
    public var callbacks: some Sequence<(place: Int, event: CallbackEvent)> {
        events.indices.lazy.compactMap { place in
            if case .callback(let event) = events[place].body { (place: place, event: event) } else { nil }
        }
    }
}
