import LifecycleModel

extension LogParser {
    /// Reads one line that passed the filter, or that may continue a warning or match a pattern.
    mutating func read(_ bytes: some Collection<UInt8>, hints: WordScanner.Hints, number: Int) {
        var stamp = stamp
        let line = LineCleaner.scalars(bytes)
        for text in hints.contains(.lineBreak) ? line.splitAtEscapedBreaks() : [line] {
            for part in LogParser.entries(in: text) {
                var message = part
                var prefix = LinePrefix(of: &message)
                if let stamp { prefix.fill(from: stamp) }
                if let (label, rest) = RunLabel.split(message), hints.contains(.callback) {
                    select(label)
                    message = rest
                }
                read(message, part, prefix: prefix, hints: hints, number: number, bytes: bytes)
                if part.endIndex == text.endIndex { stamp = stamp ?? prefix }
            }
        }
    }

    /// Selects the run with a label, such as `Expected`, or begins it.
    private mutating func select(_ label: String) {
        guard builders[current].run.title != label else { return }
        endAll()
        if let known = byTitle[label] {
            current = known
        } else {
            begin(IOSVersion(String(label.drop { !$0.isNumber })), title: label)
        }
    }

    private mutating func read(
        _ message: Scalars, _ line: Scalars, prefix: LinePrefix, hints: WordScanner.Hints, number: Int,
        bytes: some Collection<UInt8>
    ) {
        if repetitions.add(line, prefix) || repetitions.isEcho(message, prefix) {
            return builders[current].skipRepetition(number)
        }
        if hints.contains(.boundary), let boundary = RunBoundary(message) { return end(at: boundary) }
        if !message.isEmpty { endTitle(above: line) }
        if pendingWarning != nil {
            if prefix.isLogged || message.isEmpty { endWarning() } else if continueWarning(message) { return }
        }
        if message.isEmpty { return bytes.isEmpty ? headings.blank() : headings.offer(bytes, number: number) }
        if readFrame(message, prefix, number) { return }
        if hints.contains(.warning), readWarning(message, prefix, number) { return }
        if hints.contains(.callback) || patterns.isGiven, readCallbacks(message, line, prefix, number) { return }
        if hints.contains(.warning) {
            if let unknown = UnknownMessage(exception: message) { return add(unknown, prefix, number) }
            pendingWarning = PendingWarning(
                text: message, unknown: UnknownMessage(message, in: line), prefix: prefix, line: number, linesLeft: 6)
            return
        }
        builders[current].skip()
        if bytes.count > LogParser.paragraph { paragraphs += 1 }
        guard !prefix.isLogged else { return }
        headings.offer(bytes, number: number)
        bytes.withContiguousStorageIfAvailable { note(LineShape($0[...])) }
    }

    /// Returns the entries in one line. If a line break was lost, the next entry's date is in the middle of the line.
    private static func entries(in text: Scalars) -> [Scalars] {
        guard text.count > 60 else { return [text] }
        var starts = [text.startIndex]
        for index in text.indices.dropFirst(20).dropLast(19)
        where text[index] == "-" && text[index - 1].isDigit && text[index + 1].isDigit
            && index - 4 > starts[starts.count - 1]
        {
            let date = index - 4
            guard text[date..<index].allSatisfy(\.isDigit), !text[date - 1].isDigit || text[date - 1] == "]" else {
                continue
            }
            var cursor = Cursor(rest: text[date...])
            guard Timestamp(&cursor) != nil, cursor.rest.prefix(80).contains("["), date - starts[starts.count - 1] > 30
            else { continue }
            starts.append(date)
        }
        return starts.indices.map { index in
            text[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : text.endIndex)]
        }
    }

    // MARK: Callbacks

    /// Adds or holds back the callbacks that the message reports. If one of them is a callback of the application or of
    /// a scene, this callback becomes a note, and the other callbacks are ignored. Returns false if the message doesn't
    /// report a callback of a controller, of the application, or of a scene.
    private mutating func readCallbacks(
        _ message: Scalars, _ line: Scalars, _ prefix: LinePrefix, _ number: Int
    ) -> Bool {
        if message.first != "|" || headings.hasGap { context.columns = [] }
        let mentions = MessageReader.mentions(in: message)
        guard patterns.isGiven || !mentions.isEmpty else { return readAction(message, prefix, number) }
        if message.first == "|", let columns = headings.columns() { context.columns = columns }
        if let announcement = headings.announcement { context.announcement = announcement }
        if let header = headings.header(context: context) { context.lanes = header }
        var sightings = patterns.sightings(
            in: message, mentions: mentions, line: line, prefix: prefix, context: context)
        var prefix = prefix
        if prefix.seconds == nil, !prefix.isLogged, !sightings.isEmpty, let above = timeAbove() {
            prefix.fill(from: above)
        }
        if !prefix.isLogged, message.first != "|" {
            sightings = context.lanes.align(sightings, in: message, of: line, isSeparated: headings.isSeparated)
        }
        if let app = sightings.first(where: { $0.callback.phase == .application }) {
            // A callback of the application keeps its position among the callbacks that are held back.
            if !pendingList.isEmpty, !prefix.isLogged {
                pendingList.append(PendingHook(sighting: app, prefix: prefix, line: number))
                return true
            }
            introduce(prefix, number)
            builders[current].note(app.callback.shortName, prefix: prefix, line: number)
            return true
        }
        sightings.removeAll {
            $0.callback.phase == .view || $0.callback.isDelegates && !context.isController($0.name)
                || $0.callback.phase == .swiftUI && $0.name?.first?.isUppercase != true
        }
        if context.announcement == .definition, !prefix.isLogged,
            sightings.allSatisfy({ $0.name == nil && $0.address == nil })
        {
            builders[current].skip()
            return true
        }
        if context.announcement == .definition { context.announcement = .other }
        guard !sightings.isEmpty else { return readAction(message, prefix, number) }
        if !holdInCode(sightings, prefix, number) { take(sightings, prefix, number) }
        return true
    }

    /// Adds a note if a message without a callback reports that the window appeared. Returns false for other messages.
    private mutating func readAction(_ message: Scalars, _ prefix: LinePrefix, _ number: Int) -> Bool {
        if message.isSource { context.hasSource = true }
        guard message.holds("makeKeyAndVisible"), prefix.isLogged || isBareCall(message) else { return false }
        builders[current].note("makeKeyAndVisible", prefix: prefix, line: number)
        return true
    }

    /// Whether a message without a prefix is the name of a call, with its sender at most, in a text without code: what
    /// `print` writes, and not prose about the call.
    private func isBareCall(_ message: Scalars) -> Bool {
        !context.hasSource && !message.isSource && message.split(whereSeparator: \.isBlank).count <= 2
    }

    /// Adds the callbacks from a line, or holds them back in the pending list. A callback without a controller belongs
    /// to the controller whose name was alone on an earlier line, if there is one.
    mutating func take(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) {
        endTitle()
        if hold(sightings, prefix, number) || holdTitle(sightings, prefix, number) { return }
        add(sightings, prefix, number)
    }

    mutating func add(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) {
        introduce(prefix, number, areMarked: sightings.first?.name?.first.map { !$0.isLetter && $0 != "_" } ?? false)
        if let first = pendingInitializer {
            pendingInitializer = nil
            if sightings[0].name == nil, sightings[0].callback.stage ?? 0 > 1 {
                add(Sighting(.initializer, name: context.owner), LinePrefix(), first)
            }
        }
        for var sighting in sightings {
            if sighting.name == nil, sighting.address == nil { sighting.name = context.owner }
            add(sighting, prefix, number)
        }
    }

    /// Selects the run of the line's process, and applies the lines since the last callback, warning, or dump. An iOS
    /// version starts a run, unless the current run is empty. A heading starts a step. Without a heading, a blank line
    /// after a group of callbacks starts a step. A name that is alone on a line identifies the controller of the next
    /// callbacks, up to the next heading, unless these callbacks have numbers as names (`areMarked`).
    private mutating func introduce(_ prefix: LinePrefix, _ number: Int, areMarked: Bool = false) {
        let findings = headings.findings(context: context)
        if let boundary {
            begin(title: boundary.title)
            self.boundary = nil
        }
        hadGap = prefix.isLogged ? headings.endsInGap : headings.hasGap
        headings.reset()
        let before = current
        select(prefix)
        var title: (text: String, line: Int)?
        for finding in findings {
            switch finding {
            case .run(let ios, let title): begin(ios, title: title)
            case .heading(let text, let line):
                title = (text, line)
                context.owner = nil
            // A name above numbers that are names themselves is a heading.
            case .owner(let name, let line) where areMarked: title = (name, line)
            case .owner(let name, _): context.owner = name
            }
        }
        if current != before { endHook() }
        let time = builders[current].time(of: prefix)
        if let title {
            builders[current].step(title.text, line: title.line, time: time)
        } else if hadGap, builders[current].isDense {
            builders[current].step(nil, line: number, time: time)
        }
    }

    // MARK: Warnings

    private mutating func readWarning(_ message: Scalars, _ prefix: LinePrefix, _ number: Int) -> Bool {
        guard let match = WarningMatcher.all.match(message) else { return false }
        if !prefix.isLogged, !match.isShown(in: message) {
            builders[current].skip()
        } else if match.isWhole {
            add(match, message, prefix, number)
        } else {
            pendingWarning = PendingWarning(text: message, prefix: prefix, line: number, linesLeft: 6)
        }
        return true
    }

    /// Adds a message to the pending warning, and ends the warning if it is complete or has the maximum number of
    /// lines. If the message isn't part of the warning, ends the warning without the message, and returns false.
    private mutating func continueWarning(_ message: Scalars) -> Bool {
        guard var warning = pendingWarning else { return false }
        let before = WarningMatcher.all.match(warning.text)
        let joined = Array(warning.text) + [" "] + Array(message)
        let match = WarningMatcher.all.match(joined[...])
        guard let match, match.words > before?.words ?? 0 else {
            if before == nil, warning.linesLeft > 1,
                MessageReader.sightings(in: message, prefix: warning.prefix, context: context).isEmpty
            {
                if let unknown = UnknownMessage(exception: joined[...]) {
                    pendingWarning = nil
                    add(unknown, warning.prefix, warning.line)
                    return true
                }
                warning.text = joined[...]
                warning.linesLeft -= 1
                pendingWarning = warning
                return true
            }
            endWarning()
            return false
        }
        if match.isWhole || warning.linesLeft == 0 {
            pendingWarning = nil
            add(match, joined[...], warning.prefix, warning.line)
        } else {
            warning.text = joined[...]
            warning.linesLeft -= 1
            pendingWarning = warning
        }
        return true
    }

    /// Adds the pending warning if its text contains enough words of a template, or if its first line is a message in
    /// one of UIKit's categories. If not, counts one unrecognized line.
    mutating func endWarning() {
        guard let warning = pendingWarning else { return }
        pendingWarning = nil
        if let match = WarningMatcher.all.match(warning.text) {
            add(match, warning.text, warning.prefix, warning.line)
        } else if let unknown = warning.unknown {
            add(unknown, warning.prefix, warning.line)
        } else {
            builders[current].skip()
        }
    }

    private mutating func add(_ match: WarningMatcher.Match, _ text: Scalars, _ prefix: LinePrefix, _ number: Int) {
        endHook()
        introduce(prefix, number)
        let subject = WarningMatcher.subject(of: match, in: text)
        let lines = text.prefix(2000).trimmed.string
        builders[current].add(match.warning.id, text: lines, subject: subject, prefix: prefix, line: number)
        if match.warning.kind == .exception { stackLines = LogParser.longestStack }
    }

    private mutating func add(_ message: UnknownMessage, _ prefix: LinePrefix, _ number: Int) {
        endHook()
        introduce(prefix, number)
        let kind: ActionEvent.Detail = message.isException ? .exception : .unknownMessage
        builders[current].note(message.text, kind: kind, prefix: prefix, line: number)
        if message.isException { stackLines = LogParser.longestStack }
    }

    /// Reads a line of the call stack below an exception. The first function of the app becomes a note. Returns false
    /// if no call stack is expected, or if the line isn't part of one.
    private mutating func readFrame(_ message: Scalars, _ prefix: LinePrefix, _ number: Int) -> Bool {
        guard stackLines > 0 else { return false }
        stackLines = prefix.isLogged ? 0 : stackLines - 1
        guard stackLines > 0, let frame = StackFrame(message) else { return false }
        if frame.isOfApp {
            builders[current].note(frame.function, kind: .frame, prefix: prefix, line: number)
            stackLines = 0
        }
        return true
    }
}
