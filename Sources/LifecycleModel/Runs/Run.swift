/// What happened, in order: the waist of the hourglass that every input ends in and every output starts from.
public struct Run: Sendable, Hashable {
    /// Where a run comes from.
    public enum Source: String, Sendable, CaseIterable {
        /// The engine played a scenario or a Swift program.
        case scenario
        /// A console log was read.
        case log
        /// A recorded run was read.
        case run
    }

    /// The title; nil where the source has none.
    public var title: String?
    /// The iOS version whose rules hold; nil where a log does not say.
    public var ios: IOSVersion?
    /// Where it comes from.
    public var source: Source
    /// The file it comes from, as the user named it; nil for standard input and programs.
    public var file: String?
    /// Who took part, in the order in which they were first heard of.
    public var controllers: [ControllerInfo] = []
    /// What happened, in order.
    public var events: [Event] = []
    /// How many lines of a log nobody understood.
    public var skippedLines = 0
    /// How many lines of a log have the form of source code.
    public var codeLines = 0

    /// Makes an empty run.
    public init(title: String? = nil, ios: IOSVersion? = nil, source: Source, file: String? = nil) {
        self.title = title
        self.ios = ios
        self.source = source
        self.file = file
    }

    /// What is known of the controller.
    public subscript(_ id: ControllerID) -> ControllerInfo { controllers[id.index] }

    /// Every callback of the run, in order, with its event's place in ``events``.
    public var callbacks: some Sequence<(place: Int, event: CallbackEvent)> {
        events.indices.lazy.compactMap { place in
            if case .callback(let event) = events[place].body { (place: place, event: event) } else { nil }
        }
    }
}
