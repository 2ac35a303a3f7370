/// A run: the events of view controllers, in order. Readers, the engine, and ``append(_:to:class:animated:time:)`` create
/// runs. Rules and diagrams read them.
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
    /// The other files that events come from: those of the Swift code that the run plays.
    public var files: [String] = []
    /// The overrides of controllers whose Swift code the run plays, by the controller's name.
    public var code: [String: [Callback: OverrideCode]] = [:]
    /// The participants, in the order of their first events.
    public var controllers: [ControllerInfo] = []
    /// The events, in order.
    public var events: [Event] = []
    /// The number of unrecognized lines in a log or recording.
    public var skippedLines = 0
    /// The numbers of the lines in a log that repeat earlier lines, with their times, and were not read.
    public var repeatedLines: [Int] = []
    /// The number of lines in a log that look like source code.
    public var codeLines = 0
    /// The number of the last line of a recording if the line is incomplete and therefore was not read, or nil.
    public var incompleteLine: Int?
    /// The time of the last line of a log with a time, in seconds, even if the line isn't an event, or nil. It shows
    /// that time went on after the last callback.
    public var endTime: Double?

    /// Creates an empty run.
    public init(title: String? = nil, ios: IOSVersion? = nil, source: Source = .run, file: String? = nil) {
        self.title = title
        self.ios = ios
        self.source = source
        self.file = file
    }

    /// Records a callback of a controller, which is added to the run with its first callback.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - id: The unique name of the controller in the run.
    ///   - className: The class for the controller's first callback, or nil if the ID is the class.
    ///   - animated: The argument `animated`, or nil.
    ///   - time: The time in seconds, or nil.
    public mutating func append(
        _ callback: Callback, to id: String, class className: String? = nil, animated: Bool? = nil,
        time: Double? = nil
    ) {
        let name = className ?? id
        let known = controllers.firstIndex { $0.id == id }
        let controller = ControllerID(known ?? controllers.count)
        if known == nil {
            controllers.append(
                ControllerInfo(id: id, className: name, kind: ControllerKind(uiKitClass: name) ?? .viewController))
            events.append(Event(.controller(controller), time: time))
        }
        let last = lastNumber { if case .callback(let callback) = $0 { callback.number } else { nil } }
        let event = CallbackEvent(number: last + 1, controller: controller, callback: callback, animated: animated)
        events.append(Event(.callback(event), time: time))
    }

    /// Records the start of a step, such as the tap of a button. The next callbacks belong to the step.
    public mutating func appendStep(_ text: String) {
        let last = lastNumber { if case .step(let step) = $0 { step.number } else { nil } }
        events.append(Event(.step(StepEvent(number: last + 1, text: text))))
    }

    /// Returns the number of the last event for which `number` returns one, or 0.
    private func lastNumber(_ number: (Event.Body) -> Int?) -> Int {
        for index in events.indices.reversed() { if let found = number(events[index].body) { return found } }
        return 0
    }

    /// Returns the participant with an ID.
    public subscript(_ id: ControllerID) -> ControllerInfo { controllers[id.index] }

    /// Returns the location of the event at a position.
    public func location(at index: Int) -> SourceLocation {
        SourceLocation(file: events[index].file.map { files[Int($0)] } ?? file, line: events[index].line)
    }

    /// All callbacks of the run, in order, with their positions in ``events``.
    public var callbacks: some Sequence<(index: Int, event: CallbackEvent)> {
        events.indices.lazy.compactMap { index in
            if case .callback(let event) = events[index].body { (index: index, event: event) } else { nil }
        }
    }

    package var callbackCount: Int { callbacks.reduce(0) { count, _ in count + 1 } }

    /// The run as JSON Lines: a header, and one object for each event, in order. See the Recording article.
    ///
    /// Each line ends with a newline.
    public var jsonLines: String {
        var lines = headerLine
        lines.reserveCapacity(events.count * 160)
        for event in events { lines += jsonLine(event) }
        return lines
    }

    /// The header line of ``jsonLines``.
    public var headerLine: String {
        line {
            $0.member("lifeline", 1)
            $0.member("title", title)
            $0.member("ios", ios?.description)
            $0.member("source", source.rawValue)
            $0.member("file", file)
        }
    }

    /// Returns the line for one event.
    public func jsonLine(_ event: Event) -> String {
        line { json in
            switch event.body {
            case .controller(let id): write(self[id], &json)
            case .step(let step):
                json.member("event", "step")
                json.member("n", step.number)
                json.member("text", step.text)
                if let verb = step.verb { write(verb, step.arguments, &json) }
                if let inference = step.inference { write(inference, &json) }
            case .callback(let callback): write(callback, time: event.time, &json)
            case .hierarchy(let change): write(change, &json)
            case .warning(let warning):
                json.member("event", "warning")
                json.member("id", warning.id)
                json.member("text", warning.text)
                json.member("controller", warning.controller.map { self[$0].id })
            case .diagnostic(let diagnostic): write(diagnostic, &json)
            case .action(let action) where action.kind == .leave: writeEnd(action, time: event.time, &json)
            case .action(let action): write(action, &json)
            }
            json.member("file", event.file.map { files[Int($0)] })
            json.member("line", event.line)
        }
    }

    private func write(_ verb: String, _ arguments: [StepArgument], _ json: inout JSONText) {
        json.member("verb", verb)
        guard !arguments.isEmpty else { return }
        json.object("arguments") { json in
            for argument in arguments { json.member(argument.name.isEmpty ? "subject" : argument.name, argument.value) }
        }
    }

    private func line(_ body: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object { body(&$0) }
        return json.text + "\n"
    }

    private func write(_ info: ControllerInfo, _ json: inout JSONText) {
        json.member("event", "controller")
        json.member("id", info.id)
        if info.name != info.id { json.member("name", info.name) }
        json.member("class", info.className)
        json.member("kind", info.kind.rawValue)
        json.member("address", info.address)
        if info.isInferred { json.member("inferred", true) }
    }

    private func write(_ inference: StepInference, _ json: inout JSONText) {
        json.member("inferred", true)
        json.member("verb", inference.verb)
        json.member("words", inference.words)
        json.member("versions", inference.versions)
        if inference.isAfterGap { json.member("afterGap", true) }
        if let window = inference.window { json.member("window", window) }
        if inference.isWindowGuessed { json.member("windowGuess", true) }
        json.member("alternatives", inference.alternatives)
        guard let lines = inference.lines else { return }
        json.array("lines") { array in
            array.value(lines.lowerBound)
            array.value(lines.upperBound)
        }
    }

    private func write(_ event: CallbackEvent, time: Double?, _ json: inout JSONText) {
        json.member("event", "callback")
        json.member("n", event.number)
        json.member("time", seconds: time)
        json.member("controller", self[event.controller].id)
        json.member("name", event.callback.baseName)
        json.member("swift", event.callback.swiftName)
        json.member("objc", event.callback.selector)
        json.member("animated", event.animated)
        json.member("sender", event.sender.map { self[$0].id })
        json.member("state", event.state?.rawValue)
        if let nib = event.nibName { json.pair("nibName", nib.name) }
        json.member("applicationState", event.applicationState?.rawValue)
        if let parent = event.parent { json.pair("parent", parent.id.map { self[$0].id }) }
        if !event.flags.isEmpty { json.member("flags", event.flags.names) }
        if event.isGuess { json.member("guess", true) }
    }

    /// Writes the end of a callback: an event `callback` with the `phase` `end` and the number of the callback's
    /// start. Writes an unknown callback as an action.
    private func writeEnd(_ event: ActionEvent, time: Double?, _ json: inout JSONText) {
        guard let callback = event.name.flatMap({ Callback.named($0).first }) else { return write(event, &json) }
        json.member("event", "callback")
        json.member("n", event.inside)
        json.member("time", seconds: time)
        json.member("controller", event.subject.map { self[$0].id })
        json.member("name", callback.baseName)
        json.member("swift", callback.swiftName)
        json.member("objc", callback.selector)
        json.member("phase", "end")
    }

    private func write(_ event: HierarchyEvent, _ json: inout JSONText) {
        json.member("event", "hierarchy")
        json.member("change", event.change.rawValue)
        json.pair("subject", event.subject.map { self[$0].id })
        json.member("to", event.target.map { self[$0].id })
        json.member("detail", event.detail)
    }

    private func write(_ event: DiagnosticEvent, _ json: inout JSONText) {
        json.member("event", "diagnostic")
        json.member("rule", event.rule)
        json.member("severity", event.severity.rawValue)
        json.member("text", event.text)
        json.member("controller", event.controller.map { self[$0].id })
        json.member("n", event.callback)
    }

    private func write(_ event: ActionEvent, _ json: inout JSONText) {
        json.member("event", "action")
        json.member("kind", event.kind.rawValue)
        json.member("subject", event.subject.map { self[$0].id })
        json.member("to", event.target.map { self[$0].id })
        json.member("name", event.name)
        json.member("detail", event.detail?.rawValue)
        json.member("inside", event.inside)
    }

    /// The run as text for a terminal: the title; the file, the iOS version, and remarks about lines that were not
    /// read; steps as headings; and one line for each callback, UIKit message, diagnostic, and action.
    public var text: String {
        var text = title.map { "\($0)\n" } ?? ""
        let skipped =
            skippedLines > 0 ? skippedLines.counting("other line") : nil
        let repeated = repeatedLines.isEmpty ? nil : repeatedLines.count.counting("repeated line")
        let isCode = codeLines > 10 && codeLines > callbackCount
        let code = isCode ? "looks like source code; only log lines were read" : nil
        let facts = [file, ios.map { "iOS \($0)" }, skipped, repeated, code]
        text += facts.compactMap { $0 }.joined(separator: " · ") + "\n"
        var writer = RunText(of: self)
        for event in events {
            if let line = writer.line(for: event, in: self) { text += line + "\n" }
        }
        return text
    }
}

/// A writer of a run's events as text, which can write a run that is still growing.
public struct RunText: Sendable {
    private var tracker: AppearanceTracker
    /// The text of the current step, if it is a note.
    private var note: String?

    /// Creates a writer at the start of `run`.
    public init(of run: Run) { tracker = AppearanceTracker(for: run) }

    /// Returns the line for the next event of `run`, without its line break, or nil for an event without a line.
    public mutating func line(for event: Event, in run: Run) -> String? {
        let transition = tracker.follow(event)
        switch event.body {
        case .step(let step):
            note = step.verb == "note" ? step.subject : nil
            return "\n\(step.number)  \(step.text)"
        case .callback(let callback): return line(for: callback, transition, in: run)
        case .warning(let warning): return "   ! \(warning.text)"
        case .diagnostic(let diagnostic): return "   ! \(diagnostic.text) [\(diagnostic.rule)]"
        case .action(let action) where action.kind == .note:
            if let note, action.name == note { return nil }
            let isEnd = action.detail == .terminated || action.detail == .exception
            return "   \(isEnd ? "!" : "#") \(action.name ?? action.detail?.rawValue ?? "")"
        case .action(let action): return "     · " + words(of: action, in: run)
        case .controller, .hierarchy: return nil
        }
    }

    /// Returns an action as text: its controller, kind, name, target, and details, such as `list: observe Score (game)`.
    private func words(of action: ActionEvent, in run: Run) -> String {
        var words = ["\(action.subject.map { run[$0].id } ?? "app"):", action.kind.words]
        if let name = action.name { words.append(name) }
        if let target = action.target { words.append("(\(run[target].id))") }
        if let detail = action.detail { words.append("· \(detail.rawValue)") }
        return words.joined(separator: " ")
    }

    private func line(for event: CallbackEvent, _ transition: AppearanceTracker.Transition?, in run: Run) -> String {
        var words = ["\(run[event.controller].id).\(event.callback.shortName)"]
        if let parent = event.parent { words.append("parent: \(parent.id.map { run[$0].id } ?? "none")") }
        if let nib = event.nibName { words.append("nibName: \(nib.name ?? "nil")") }
        if event.animated == true { words.append("animated") }
        words += event.flags.names
        if let transition { words.append("-> \(transition.to.rawValue)") }
        if event.isGuess { words.append("(the controller is a guess)") }
        if transition?.isLegal == false { words.append("(not legal after \(transition?.from?.rawValue ?? "that"))") }
        let mark = transition?.isLegal == false ? "   ✗ " : "     "
        return mark + words.joined(separator: "  ")
    }
}

extension ActionEvent.Kind {
    /// The kind in words, such as `begin task`.
    fileprivate var words: String {
        switch self {
        case .returned: "the call returns"
        case .alongside: "animation alongside the transition"
        case .interactionChanged: "change of the interaction"
        default:
            rawValue.reduce(into: "") { words, letter in
                words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
            }
        }
    }
}
