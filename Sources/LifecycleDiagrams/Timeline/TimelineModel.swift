import Graphviz
import LifecycleModel

/// The contents of a timeline before its layout: the rows and the participants.
struct TimelineModel {
    /// A participant with a lifeline: a controller, or UIKit if `controller` is nil.
    struct Participant: Hashable {
        var controller: ControllerID?
        /// The ID, or the class name if the ID is derived from it, or `UIKit`.
        var name: String
        /// The text below the name: the class name, the address, or an empty string.
        var remark: String
        var address = ""
    }

    /// A callback, as a message to its receiver.
    struct Message {
        var event: CallbackEvent
        var sender: ControllerID?
        var label: String
        /// The small text below or after the label.
        var detail: String
        var was: AppearanceState?
        /// The appearance state after the callback, or nil for a callback that doesn't change the state.
        var becomes: AppearanceState?
        var isLegal: Bool
        var sentence: String
        /// Whether the message begins at a dot: the app called the callback outside of another callback, the sender is
        /// not one of the selected controllers, or UIKit would not send the callback.
        var isFound = false
        /// Whether the detail contains the size of a root view.
        var showsSize = false
        /// The time in a log or recording, in seconds.
        var time: Double?
        /// Whether the message is emphasized or dimmed.
        var level = Emphasis.Level.plain
        /// The numbered notes about the message, which are below the timeline.
        var notes: [String] = []
        /// The runs that contain the message, in a comparison.
        var side = Side.both
    }

    /// The runs of a comparison that contain a message.
    enum Side: Hashable, Sendable {
        case both, left, right
    }

    /// The names of the compared runs.
    struct Comparison {
        var left: String
        var right: String
        /// A sentence about the difference.
        var meaning: String
    }

    /// A row of the timeline.
    enum Row {
        case step(StepEvent)
        indirect case message(Message)
        /// An action, such as posting a notification, on a controller's lifeline.
        case mark(ControllerID, String)
        /// A line of code that the override of the callback above runs.
        case code(ControllerID, String)
        /// A callback that UIKit would send to the first controller from the second one, or from UIKit, but that the
        /// log doesn't contain here.
        case expected(ControllerID, from: ControllerID?, String)
        /// The folded callbacks of a step or, in a comparison, equal callbacks.
        indirect case fold([Message])
        /// A note, a UIKit warning, a diagnostic, an action without a controller, or the count of a repetition, across
        /// all lifelines. `word` precedes the text.
        case banner(Severity, word: String, text: String, about: ControllerID? = nil)
    }

    let run: Run
    private(set) var words: RunWords
    let options: DiagramOptions
    private(set) var rows: [Row] = []
    /// The rows of this page before repetitions are folded.
    private(set) var allRows: [Row] = []
    /// For each row before folding and before the division into pages, the index of its event in the run.
    private(set) var positions: [Int] = []
    /// The states of lifelines at the start of this page.
    private(set) var initial: [ControllerID: AppearanceState] = [:]
    /// The number of this page, from 0, and the number of pages.
    private(set) var page = (number: 0, count: 1)
    /// The names of the compared runs, or nil for the timeline of one run.
    private(set) var comparison: Comparison?
    private(set) var participants: [Participant] = []

    /// The indices of the participants.
    var columns: [ControllerID?: Int] {
        Dictionary(participants.enumerated().map { ($0.element.controller, $0.offset) }) { first, _ in first }
    }

    /// Whether messages without a known sender start at UIKit's lifeline, except calls by the app. If false, which is
    /// usual for logs, all of them start at a dot.
    let hasUIKit: Bool
    /// The position of each controller of the run, from left to right.
    let order: [ControllerID: Int]
    let emphasis: Emphasis
    /// The value of ``RunWords/disagreement`` for the run.
    let disagreement: String?
    private let remarks: TimelineRemarks
    /// The lines of code in the rows.
    private var codeLines: Set<SourceLocation> = []
    /// The receivers of the callbacks so far, keyed by the callbacks' numbers, while the rows are created.
    private var receivers: [Int: ControllerID] = [:]

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        order = Dictionary(uniqueKeysWithValues: ParticipantOrder(run).ids.enumerated().map { ($1, $0) })
        disagreement = words.disagreement
        remarks = TimelineRemarks(run, options)
        emphasis = Emphasis(run, options, drawn: Self.callbacks(of: run, options))
        hasUIKit = run.source == .scenario || run.callbacks.contains { $0.event.sender != nil }
        addRows()
        if let steps = options.onlySteps { keep(steps) }
        if options.from != nil || options.to != nil || options.omittedParts.contains(.emptySteps) {
            leaveOutBands { _, next in if case .step? = next { true } else { next == nil } }
        }
        // The row of the note contains the text. The pages of a film are those of the steps.
        if !options.stepPages {
            leaveOutBands { step, next in if step.verb == "note", case .banner? = next { true } else { false } }
        }
        if options.callbacks == .folded { rows = CallbackFolding(run, options, emphasis).folded(rows) }
        allRows = rows
        rows = TimelineFolding.folded(rows, options)
        participants = drawnParticipants
    }

    /// Returns a page with the rows in `slice`. The page begins with `states`, and continues `step` unless its first
    /// row is a step.
    func page(
        _ slice: [Row], number: Int, of count: Int, states: [ControllerID: AppearanceState], after step: StepEvent?
    ) -> TimelineModel {
        var page = self
        page.allRows = slice
        page.rows = TimelineFolding.folded(slice, options)
        let beginsStep = if case .step = slice.first { true } else { false }
        if let step, !beginsStep {
            page.rows.insert(.step(StepEvent(number: step.number, text: options["\(step.text) (continued)"])), at: 0)
        }
        page.page = (number, count)
        page.participants = page.drawnParticipants
        let drawn = page.participants.compactMap(\.controller)
        page.initial = drawn.reduce(into: [:]) { $0[$1] = states[$1] }
        return page
    }

    /// The number of rows up to the end of each step, or of all rows if the timeline has no steps.
    var stepEnds: [Int] {
        let starts = rows.indices.filter { if case .step = rows[$0] { true } else { false } }
        return starts.dropFirst() + [rows.count]
    }

    /// Returns the timeline with only the first `count` rows in its texts.
    func beginning(_ count: Int) -> TimelineModel {
        var model = self
        let left = rows[count...].first { if case .step = $0 { true } else { false } }
        guard case .step(let next) = left else { return model }
        model.rows = Array(rows[..<count])
        let end = allRows.firstIndex { if case .step(let step) = $0 { step.number == next.number } else { false } }
        model.allRows = Array(allRows[..<(end ?? allRows.count)])
        return model
    }

    /// Returns the timeline with the rows of two runs in one order.
    func comparing(_ rows: [Row], as comparison: Comparison) -> TimelineModel {
        var model = page(rows, number: 0, of: 1, states: [:], after: nil)
        model.rows = rows
        model.comparison = comparison
        model.words.finding = nil
        return model
    }

    /// Returns the timeline with numbers at the messages before notes instead of rows with the notes.
    func numberingNotes() -> TimelineModel {
        var model = self
        model.rows = []
        var numbers: [String: Int] = [:]
        for row in rows {
            if case .banner(.note, options["note"], let text, _) = row, case .message(var message) = model.rows.last {
                let number = numbers[text] ?? numbers.count + 1
                message.label += " [\(number)]"
                if numbers.updateValue(number, forKey: text) == nil { message.notes.append("[\(number)] \(text)") }
                model.rows[model.rows.count - 1] = .message(message)
            } else {
                model.rows.append(row)
            }
        }
        return model
    }

    private mutating func addRows() {
        var tracker = AppearanceTracker(for: run)
        var sizes = LayoutSizes(of: run)
        var step: Int?
        rows.reserveCapacity(run.events.count)
        for (index, event) in run.events.enumerated() {
            let transition = tracker.follow(event)
            switch event.body {
            case .step(var event):
                step = event.number
                event.text = StepTitle.words(event, remarks.animatedSteps.contains(event.number), options)
                rows.append(.step(event))
            case .callback(let callback):
                let caller = caller(at: index)
                receivers[callback.number] = callback.controller
                if callback.number < options.from ?? .min, let transition {
                    initial[callback.controller] = transition.to
                }
                guard isShown(callback) else { continue }
                var message = message(callback, transition, in: step, line: event.line, by: caller)
                message.time = event.time
                if callback.sender == nil, isUnexpected(at: index) { message.isFound = true }
                if let size = sizes.news(of: callback) { message.add(size) }
                rows.append(.message(message))
                addCode(of: callback)
            case .warning(let warning):
                let isException = UIKitWarning.named(warning.id)?.isException(in: run.ios) ?? false
                let text = WarningText.readable(warning.text)
                rows.append(
                    .banner(isException ? .error : .warning, word: "UIKit", text: text, about: warning.controller))
            // The bands contain the inferred steps.
            case .diagnostic(let diagnostic) where diagnostic.rule == Diagnostic.inferredSteps: break
            case .diagnostic(let diagnostic):
                let text = diagnostic.rule.isEmpty ? diagnostic.text : "\(diagnostic.text) [\(diagnostic.rule)]"
                rows.append(
                    .banner(
                        diagnostic.severity, word: diagnostic.severity.rawValue, text: text,
                        about: diagnostic.controller))
            case .action(let action):
                let isCode = event.line != nil && codeLines.contains(run.location(at: index))
                let isShown = action.inside.map { $0 >= options.from ?? .min && $0 <= options.to ?? .max } ?? true
                if isShown, !isCode, caller(at: index + 1) == nil, !isReported(action, at: index) { add(action) }
            case .hierarchy(let change): sizes.follow(change)
            case .controller: break
            }
            while positions.count < rows.count { positions.append(index) }
        }
    }

    /// Adds the lines of code that the override of a callback runs, at most ``codeLimit``.
    private mutating func addCode(of event: CallbackEvent) {
        guard let code = run.code[run[event.controller].name]?[event.callback] else { return }
        // The lines of a helper stand for themselves only if they have a meaning for the lifecycle.
        let all = code.lines.filter { $0.depth == 0 || $0.step != nil }
        let indices = all.indices.sorted { (all[$0].step == nil ? 1 : 0, $0) < (all[$1].step == nil ? 1 : 0, $1) }
        let count = all.count > Self.codeLimit + 1 ? Self.codeLimit : all.count
        for index in indices.prefix(count).sorted() { rows.append(.code(event.controller, all[index].text)) }
        codeLines.formUnion(code.lines.map(\.location))
        if count < all.count { rows.append(.code(event.controller, options["and \(all.count - count) more"])) }
    }

    /// The number of lines of code that the row of a callback shows.
    private static let codeLimit = 3

    /// Removes the bands for which `isLeftOut` returns true. It receives the step and the next row.
    private mutating func leaveOutBands(where isLeftOut: (StepEvent, Row?) -> Bool) {
        let kept = rows.indices.filter { index in
            guard case .step(let step) = rows[index] else { return true }
            return !isLeftOut(step, index + 1 < rows.count ? rows[index + 1] : nil)
        }
        (rows, positions) = (kept.map { rows[$0] }, kept.map { positions[$0] })
    }

    /// Removes all steps except the step `number`. The states at its start become the initial states. Does nothing if
    /// there is no such step.
    private mutating func keep(_ steps: ClosedRange<Int>) {
        func number(_ row: Row) -> Int? { if case .step(let step) = row { step.number } else { nil } }
        guard let start = rows.firstIndex(where: { number($0) == steps.lowerBound }) else { return }
        for message in rows[..<start].flatMap(\.messages) { initial.follow(message) }
        let end = rows[start...].firstIndex { number($0).map { $0 > steps.upperBound } ?? false } ?? rows.count
        (rows, positions) = (Array(rows[start..<end]), Array(positions[start..<end]))
    }

    private func isShown(_ event: CallbackEvent) -> Bool { Self.isShown(event, in: run, options) }

    private static func isShown(_ event: CallbackEvent, in run: Run, _ options: DiagramOptions) -> Bool {
        options.shows(event.callback) && options.shows(run[event.controller])
            && event.number >= options.from ?? .min && event.number <= options.to ?? .max
    }

    /// Returns the callbacks that a timeline shows, including those that it folds.
    static func callbacks(of run: Run, _ options: DiagramOptions) -> [CallbackEvent] {
        var step: Int?
        return run.events.compactMap { event in
            if case .step(let event) = event.body { step = event.number }
            guard case .callback(let callback) = event.body, isShown(callback, in: run, options) else { return nil }
            return options.onlySteps?.contains(step ?? 0) ?? true ? callback : nil
        }
    }

    /// The caller of a callback that the app called: a controller in its override, or other code in the app.
    private enum Caller {
        case controller(ControllerID)
        case app
    }

    /// Returns the caller of the callback at `index` if the app called it, or nil if UIKit called it. The run records
    /// the app's call just before the callback.
    private func caller(at index: Int) -> Caller? {
        guard index < run.events.count, case .action(let action)? = run.events[..<index].last?.body,
            action.kind == .call, case .callback(let event) = run.events[index].body,
            action.subject == event.controller, action.name == event.callback.swiftName
        else { return nil }
        return action.inside.flatMap { receivers[$0] }.map(Caller.controller) ?? .app
    }

    /// Returns whether UIKit would not send the callback at `index`, so that its sender is unknown.
    private func isUnexpected(at index: Int) -> Bool {
        guard index + 1 < run.events.count, case .action(let action) = run.events[index + 1].body else { return false }
        return action.kind == .unexpected && action.detail != .moved
    }

    private func message(
        _ event: CallbackEvent, _ transition: AppearanceTracker.Transition?, in step: Int?, line: Int?,
        by caller: Caller?
    ) -> Message {
        let isLegal = transition?.isLegal ?? true
        var event = event
        var details = words.details(event)
        if caller != nil { details.insert(options["called by the app"], at: 0) }
        if case .controller(let id) = caller { event.sender = id }
        let sentence = words.sentence(event, was: transition?.from, isLegal: isLegal, remarks: details)
        details = remarks.shown(details, of: event, in: step)
        if !isLegal {
            let state = options[Wording(transition?.from?.rawValue ?? "unknown")]
            details.insert(options["illegal: state was \(state)"], at: 0)
            if let line {
                details.insert(options[run.source == .log ? "line \(line) of the log" : "line \(line)"], at: 1)
            }
        }
        let isSenderDrawn = event.sender.map { options.shows(run[$0]) } ?? options.controllers.isEmpty
        let isFromApp = if case .app = caller { true } else { false }
        return Message(
            event: event, sender: isSenderDrawn ? event.sender : nil, label: options.spelling(of: event.callback),
            detail: details.joined(separator: " · "), was: transition?.from, becomes: transition?.to, isLegal: isLegal,
            sentence: sentence, isFound: isFromApp || !isSenderDrawn, level: emphasis.level(of: event))
    }

    /// Returns whether a diagnostic below the exception or message at `index` repeats it.
    private func isReported(_ action: ActionEvent, at index: Int) -> Bool {
        guard action.isMessage, index + 1 < run.events.count, case .diagnostic = run.events[index + 1].body else {
            return action.detail == .frame
        }
        return true
    }

    /// Returns whether an action accompanies a folded `loadView`: the view is read from a nib, or outlets are connected.
    private func isFolded(_ action: ActionEvent) -> Bool {
        guard options.callbacks == .folded, action.accompaniesLoading, let subject = action.subject else {
            return false
        }
        return !options.highlights.contains { highlight in
            [.creation, .loading].contains(highlight.callback.phase)
                && (highlight.controller ?? run[subject].id) == run[subject].id
        }
    }

    private mutating func add(_ action: ActionEvent) {
        if action.kind == .note {
            let isEnd = action.detail == .terminated || action.detail == .exception
            let word = options[isEnd ? "app" : "note"]
            return rows.append(.banner(isEnd ? .error : .note, word: word, text: words.note(action)))
        }
        let isAlways = action.kind == .call || action.kind == .missingSuper
        let isShown = [.folded, .all].contains(options.callbacks) && options.listedCallbacks == nil
        guard isShown || isAlways, let text = words.words(action) else { return }
        // The app calls these methods on the parent or on its view.
        let isOnParent = action.kind == .addChild || action.kind == .addSubview
        guard let subject = isOnParent ? action.target : action.subject else {
            return rows.append(.banner(.note, word: options["app"], text: text))
        }
        guard options.shows(run[subject]), !isFolded(action) else { return }
        let isCallback = action.kind == .expected && action.detail != .kept
        guard isCallback, action.target.map({ options.shows(run[$0]) }) ?? options.controllers.isEmpty else {
            return rows.append(.mark(subject, text))
        }
        rows.append(.expected(subject, from: action.target, text))
    }
}

extension TimelineModel {
    /// Whether the controller of any drawn callback is a guess.
    var hasGuesses: Bool { rows.contains { $0.messages.contains(where: \.event.isGuess) } }

    /// Closures that return the pages of the timeline, each with at most `options.pageSize` rows of ``allRows``, or a
    /// single page if the page size is nil or less than 1.
    var pages: [@Sendable () -> TimelineModel] {
        guard let size = options.pageSize, size > 0, allRows.count > size else { return [{ self }] }
        let count = (allRows.count + size - 1) / size
        var states = initial
        var step: StepEvent?
        // Each page folds its own rows.
        var whole = self
        (whole.rows, whole.receivers) = ([], [:])
        return (0..<count).map { number in
            let range = number * size..<min((number + 1) * size, allRows.count)
            let (before, last) = (states, step)
            for row in allRows[range] {
                if case .step(let event) = row { step = event }
                for message in row.messages { states.follow(message) }
            }
            return { [whole] in
                whole.page(Array(whole.allRows[range]), number: number, of: count, states: before, after: last)
            }
        }
    }
}

extension [ControllerID: AppearanceState] {
    /// Sets the state of the receiver after a message, or removes the state if the receiver is deallocated.
    mutating func follow(_ message: TimelineModel.Message) {
        if let state = message.becomes { self[message.event.controller] = state }
        if message.event.callback == .deinitializer { self[message.event.controller] = nil }
    }
}

extension TimelineModel {
    /// The participants with a lifeline: UIKit, if it sends a message and ``hasUIKit`` is true, and then the controllers
    /// that send or receive a message, perform an action, or that a warning or a diagnostic is about.
    var drawnParticipants: [Participant] {
        var used: Set<ControllerID> = []
        var needsUIKit = false
        for row in rows {
            switch row {
            case .message(let message):
                used.insert(message.event.controller)
                if let sender = message.sender { used.insert(sender) } else if !message.isFound { needsUIKit = true }
            case .mark(let controller, _), .code(let controller, _): used.insert(controller)
            case .expected(let controller, let sender, _):
                used.insert(controller)
                if let sender { used.insert(sender) } else { needsUIKit = true }
            case .banner(_, _, _, let controller?) where options.shows(run[controller]): used.insert(controller)
            case .fold, .step, .banner: break
            }
        }
        let first = needsUIKit && hasUIKit ? [Participant(controller: nil, name: "UIKit", remark: "")] : []
        return first + used.sorted { order[$0] ?? 0 < order[$1] ?? 0 }.map(participant)
    }

    private func participant(_ id: ControllerID) -> Participant {
        let (info, address) = (run[id], run[id].address ?? "")
        // The ID of another instance of a class ends with a number, as in `HomeViewController#2`.
        let parts = info.id.split(separator: "#", maxSplits: 1)
        let isNamedByClass = parts.first.map { [info.className, info.shortClassName].contains(String($0)) } ?? false
        let number = parts.count > 1 ? "#\(parts[1])" : ""
        return Participant(
            controller: id, name: isNamedByClass ? info.shortClassName + number : info.id,
            remark: isNamedByClass ? address : info.shortClassName + (info.isInferred ? options[", inferred"] : ""),
            address: address)
    }
}

extension SourceLine {
    /// The number of the line, and what it does or the beginning of its code.
    fileprivate var text: String {
        let limit = 46
        let code = step ?? code
        let short = code.count > limit ? code.prefix(limit - 1) + "…" : code
        return "\(number)  \(short)\(isDeferred ? " (later)" : isGuarded ? " (if)" : "")"
    }
}
