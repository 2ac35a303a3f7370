import LifecycleModel

/// A parser that reads a console log incrementally, and adds the events that it finds to ``runs``.
///
/// ```swift
/// var parser = try LogParser(file: nil, options: Reader.Options())
/// for addition in parser.feed(bytes) {
///     for event in parser.runs[addition.run].events[addition.events] { … }
/// }
/// parser.finish()
/// ```
public struct LogParser {
    /// Events that were added to one of the runs.
    public struct Addition: Sendable, Hashable {
        /// The index of the run in ``LogParser/runs``.
        public let run: Int
        /// The indices of the events in the run.
        public let events: Range<Int>
    }

    let file: String?
    let patterns: LogPatterns
    var builders: [RunBuilder]
    var current = 0
    var context = LogContext()
    /// The controller names that were added to the context, as printed in the log.
    var knownNames: Set<String> = []
    var headings = HeadingTracker()
    /// Whether there is a blank line between the callback that is being added and the callback, warning, or dump
    /// before it.
    var hadGap = false
    var pendingWarning: PendingWarning?
    /// The number of lines that may be the rest of the call stack below an exception.
    var stackLines = 0
    /// The number of lines below an exception that are searched for the app's first function.
    static let longestStack = 60
    var pendingHook: PendingHook?
    var pendingTitle: PendingTitle?
    var pendingList: [PendingHook] = []
    /// The number of lines without callbacks that are longer than ``paragraph``, since the pending list began.
    var paragraphs = 0
    /// The number of bytes that a line without callbacks must exceed to count as a paragraph.
    static let paragraph = 80
    /// The number of a line that contains only `init`. It is a callback if the next callback loads a view.
    var pendingInitializer: Int?
    /// Whether the next line with callbacks follows source code, and may be part of the code.
    var isAfterCode = false
    /// The callbacks that are held back after source code.
    var pendingCode: [PendingHook] = []
    /// The number of lines that contain the callbacks in `pendingCode`.
    var codeCandidates = 0
    let isStrict: Bool
    var byProcess: [Int: Int] = [:]
    var byTitle: [String: Int] = [:]
    /// The title for the run of the first process. If the run has no title, it gets this title when a second process is
    /// found.
    var firstProcess: String?
    var isProcessKnown = false
    /// The lines that may be a hierarchy dump, with their line numbers.
    var pendingDump: [(bytes: [UInt8], number: Int)] = []
    /// A line that ends within an Objective-C method name. The next line may complete the name.
    private var openLine: [UInt8]?
    var repetitions: RepeatedLines
    /// The number of the last line of metadata.
    private var metadata = 0
    /// The members of a record that takes several lines.
    private var members = JSONMembers()
    /// The time and the process of the record in JSON that is being read.
    var stamp: LinePrefix?
    /// The start of the preceding line, unless the line is blank or passed the filter.
    private var above: [UInt8] = []
    /// The start of the last line that begins with a date or a time, and contains no callback.
    private var lastLogged: [UInt8] = []
    /// Whether the next callback or warning begins a run, and the title of that run.
    var boundary: RunBoundary?
    private var number = 0
    private var pending: [UInt8] = []
    private var hasStarted = false

    /// A warning whose text may continue on the next lines.
    struct PendingWarning {
        var text: Scalars
        /// The first line, if it is a message even without a template.
        var unknown: UnknownMessage?
        var prefix: LinePrefix
        var line: Int
        var linesLeft: Int
    }

    /// A callback that is held back until later lines show how to read it. A swizzled method printed the callback, it
    /// follows source code, or it is in a list, a quotation, or a comment that doesn't name a controller.
    struct PendingHook {
        var sighting: Sighting
        var prefix: LinePrefix
        var line: Int
    }

    /// A callback that is held back until the next line shows whether it is the title of a description.
    struct PendingTitle {
        var callback: PendingHook
        var headings: HeadingTracker
    }

    /// Creates a parser. Throws ``ReadError`` if a regular expression in the options is invalid or contains none of its
    /// named groups.
    public init(file: String?, options: Reader.Options) throws(ReadError) {
        try self.init(file: file, options: options, repeatsLines: false)
    }

    /// Creates a parser for a log that may be known to repeat lines.
    init(file: String?, options: Reader.Options, repeatsLines: Bool) throws(ReadError) {
        self.file = file
        repetitions = RepeatedLines(areKnown: repeatsLines)
        patterns = try LogPatterns(options, file: file ?? "-")
        isStrict = options.isStrict
        builders = [RunBuilder(file: file, ios: nil, isStrict: options.isStrict)]
    }

    /// The runs so far. Each additional process ID starts a new run. A line that names an iOS version, such as
    /// `iOS 8.1`, also starts a new run, unless the current run is empty.
    public var runs: [Run] { builders.map(\.run) }

    /// Reads more of the log, and returns the events that were added. The events of a line are added when its line
    /// break is read, or later if the next lines affect how the line is read.
    @discardableResult
    public mutating func feed(_ bytes: some Collection<UInt8>) -> [Addition] {
        let before = builders.map(\.run.events.count)
        if bytes.withContiguousStorageIfAvailable({ scan($0) }) == nil {
            Array(bytes).withUnsafeBufferPointer { scan($0) }
        }
        return additions(since: before)
    }

    /// Ends the log, and returns the events that were added: those of an unterminated last line, and those that were
    /// held back.
    @discardableResult
    public mutating func finish() -> [Addition] {
        let before = builders.map(\.run.events.count)
        if !pending.isEmpty {
            let line = pending
            pending = []
            line.withUnsafeBufferPointer { take($0, hints: WordScanner.log.hints(in: $0)) }
        }
        endAll()
        // Lines without callbacks aren't read, but the last one shows how long the log goes on.
        var line = LineCleaner.scalars(lastLogged)
        builders[current].setEnd(of: LinePrefix(of: &line))
        return additions(since: before)
    }

    /// Reads all lines that are held back.
    mutating func endAll() {
        endDump()
        endWarning()
        endCode()
        endTitle()
        endList(isTrace: true)
        endHook()
    }

    /// Ends the run at the start or the end of a test or a process. The run of the next callback begins with it.
    mutating func end(at boundary: RunBoundary) {
        endAll()
        builders[current].skip()
        headings.reset()
        self.boundary = boundary
    }

    /// Removes the events from ``runs``, so that the log can grow without limit. The controllers remain.
    public mutating func removeEvents() {
        for index in builders.indices { builders[index].removeEvents() }
        repetitions.forgetMany()
    }

    private func additions(since before: [Int]) -> [Addition] {
        builders.indices.compactMap { index in
            let start = index < before.count ? before[index] : 0
            let end = builders[index].run.events.count
            return end > start ? Addition(run: index, events: start..<end) : nil
        }
    }

    // MARK: Lines

    /// Splits the bytes into lines at LF, and reads each complete line. Keeps the incomplete last line for the next
    /// call.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard var start = takePending(bytes) else { return }
        while start < bytes.count {
            let line = bytes.line(from: start)
            guard start + line.count < bytes.count else { break }
            take(line, hints: WordScanner.log.hints(in: line))
            start += line.count + 1
        }
        pending += bytes[start...]
    }

    /// Completes and reads the pending line, and returns the position after its line break. If the bytes don't contain
    /// the line break, adds them to the pending line and returns nil. If no line is pending, returns the start of the
    /// bytes.
    private mutating func takePending(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !pending.isEmpty else { return bytes.startIndex }
        guard let end = bytes.firstIndex(of: 0x0A) else {
            pending += bytes
            return nil
        }
        pending += bytes[..<end]
        let line = pending
        pending = []
        line.withUnsafeBufferPointer { take($0, hints: WordScanner.log.hints(in: $0)) }
        return end + 1
    }

    /// Reads one line, without its line break: the messages of a line in JSON, or the line as text.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, hints: WordScanner.Hints) {
        if hints.contains(.escape) {
            let plain = Array(LineCleaner.scalars(bytes).string.utf8)
            return plain.withUnsafeBufferPointer {
                take($0, hints: WordScanner.log.hints(in: $0).subtracting(.escape))
            }
        }
        number += 1
        var line = bytes[...]
        if !hasStarted {
            hasStarted = true
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        }
        if readMetadata(line) { return }
        if hints.isDisjoint(with: [.callback, .warning, .boundary]) || !takeRecords(in: line) {
            takeText(UnsafeBufferPointer(rebasing: line), hints: hints)
        }
    }

    /// Reads the messages in a line of JSON as lines of a log. Returns false if there is none.
    private mutating func takeRecords(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let records = JSONRecord.all(in: line)
        for record in records {
            stamp = record.stamp
            if record.isMember { members.add(message: number, indent: line.prefix { $0 <= 0x20 }.count, &stamp) }
            for text in record.message.split(whereSeparator: \.isNewline) {
                Array(text.utf8).withUnsafeBufferPointer { takeText($0, hints: WordScanner.log.hints(in: $0)) }
            }
        }
        stamp = nil
        return !records.isEmpty
    }

    /// Reads a line of text. A line that may be part of a hierarchy dump is kept until the dump ends. A line that ends
    /// within an Objective-C method name is read together with the next line, if that line completes the name. Any other
    /// line that passes the filter is also split at each CR.
    private mutating func takeText(_ bytes: UnsafeBufferPointer<UInt8>, hints: WordScanner.Hints) {
        let line = bytes[...]
        if hints.contains(.dump) { return pendingDump.append((Array(line), number)) }
        if !pendingDump.isEmpty { endDump() }
        if let start = openLine {
            openLine = nil
            if line.contains(0x5D), !line.contains(0x5B) {
                let whole = start + [0x20] + line.drop { $0 <= 0x20 }
                return whole.withUnsafeBufferPointer {
                    read($0[...], hints: WordScanner.log.hints(in: $0), number: number)
                }
            }
        }
        if hints.subtracting([.method, .lineBreak]).isEmpty, pendingWarning == nil, stackLines == 0, !patterns.isGiven {
            if hints.contains(.method), let open = line.lastIndex(of: 0x5B), !line[open...].contains(0x5D) {
                openLine = Array(line)
            }
            return pass(line)
        }
        for part in line.split(separator: 0x0D, omittingEmptySubsequences: false) where !part.isEmpty || line.isEmpty {
            read(part.prefix(65_536), hints: hints, number: number)
        }
        above.removeAll(keepingCapacity: true)
    }

    /// Reads a line of metadata, and sets the times of the events that it belongs to: a line such as
    /// `Type: stdio | Timestamp: 2023-10-09 12:00:00.123456+02:00 | Process: Demo`, which Xcode adds below each message,
    /// or a member such as `"timestamp" : "2023-10-09 12:00:00.123456+0200",` of a record in JSON. Returns false for
    /// other lines.
    private mutating func readMetadata(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let initial = line.first else { return false }
        var found: (stamp: LinePrefix, after: Int)?
        if initial >= 0x41 && initial <= 0x5A {
            guard let stamp = XcodeMetadata.stamp(in: line) else { return false }
            found = (stamp, metadata)
            if XcodeMetadata.isOfSystem(line) { headings.discard(after: metadata) }
            metadata = number
        } else if let first = line.first(where: { $0 > 0x20 }), first == 0x22 || first == 0x7B || first == 0x7D {
            found = members.read(line, first: first)
        }
        guard let (stamp, after) = found else { return false }
        endDump()
        endWarning()
        endTitle()
        if stamp.seconds != nil { builders[current].setTime(of: stamp, after: after) }
        return true
    }

    /// Records a line that didn't pass the filter. Unless the line is long or begins with a date, it may be a heading
    /// or source code.
    private mutating func pass(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        above.removeAll(keepingCapacity: true)
        if line.allSatisfy({ $0 <= 0x20 }) { return headings.blank() }
        if line.count <= 60 { above += line }
        let isLogged = LogParser.isLogged(line)
        if isLogged {
            lastLogged.removeAll(keepingCapacity: true)
            lastLogged += line.prefix(64)
        }
        if pendingTitle != nil { endTitle(above: LineCleaner.scalars(line)) }
        if let blank = line.firstIndex(of: 0x20), blank > line.startIndex, line[blank - 1] == 0x3A,
            line[blank...].dropFirst().allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x0D }),
            let boundary = RunBoundary(LineCleaner.scalars(line))
        {
            return end(at: boundary)
        }
        builders[current].skip()
        if line.count > LogParser.paragraph { paragraphs += 1 }
        pendingInitializer = nil
        if line.count < 16, line.drop(while: { $0 <= 0x20 }).prefix(while: { $0 > 0x20 }).elementsEqual("init".utf8) {
            pendingInitializer = line.count == 4 || line.last.map { $0 <= 0x20 || $0 == 0x74 } == true ? number : nil
            return
        }
        guard line.count <= 240, stamp == nil, !isLogged else { return }
        headings.offer(line, number: number)
        note(LineShape(line))
    }

    /// Returns whether a line begins with a logger's date, such as `2020-04-…` or `Apr  1 …`, or with a time, such as
    /// `12:30:01`, and is therefore neither a heading nor source code.
    private static func isLogged(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard line.count >= 8 else { return false }
        func head(_ index: Int) -> UInt8 { line[line.startIndex + index] }
        func isDigit(_ index: Int) -> Bool { head(index) >= 0x30 && head(index) <= 0x39 }
        if head(4) == 0x2D { return (0..<4).allSatisfy(isDigit) }
        if head(2) == 0x3A, head(5) == 0x3A { return isDigit(0) && isDigit(3) && isDigit(6) }
        return head(3) == 0x20 && head(0) & 0xE0 == 0x40 && head(1) & 0xE0 == 0x60 && isDigit(5)
    }

    /// Returns the time in the line above, if that line contains little else, as in a copy from Pulse:
    /// `10:11:12.123 · DEBUG · Lifecycle`.
    func timeAbove() -> LinePrefix? {
        guard !above.isEmpty else { return nil }
        var rest = LineCleaner.scalars(above)
        let prefix = LinePrefix(of: &rest)
        return prefix.seconds != nil && prefix.process == nil && rest.split(whereSeparator: { !$0.isWord }).count < 4
            ? prefix : nil
    }

    /// Selects the run of the line's process. The first process uses the current run, and each other process gets a new
    /// run. As soon as a second process is found, each run without a title gets one that names its process. A line
    /// without a process ID belongs to the current run.
    mutating func select(_ prefix: LinePrefix) {
        guard let process = prefix.process else { return }
        if let known = byProcess[process] {
            current = known
        } else {
            if isProcessKnown {
                name(current, firstProcess)
                firstProcess = nil
                builders.append(RunBuilder(file: file, ios: builders[current].run.ios, isStrict: isStrict))
                current = builders.count - 1
                name(current, LogParser.title(of: prefix))
            } else {
                firstProcess = LogParser.title(of: prefix)
            }
            byProcess[process] = current
            isProcessKnown = true
        }
    }

    /// Starts a run, by default with the iOS version of the current run, and forgets the process IDs, so that the next
    /// process uses this run. If the current run is empty, only sets the version and the title of the current run.
    mutating func begin(_ ios: IOSVersion? = nil, title: String?) {
        let ios = ios ?? builders[current].run.ios
        if !builders[current].isEmpty {
            builders.append(RunBuilder(file: file, ios: ios, isStrict: isStrict))
            current = builders.count - 1
            byProcess = [:]
            isProcessKnown = false
            context.owner = nil
        }
        builders[current].set(ios: ios, title: title)
        if let title { byTitle[title] = current }
    }

    /// Sets the title of a run, unless the run already has a title.
    private mutating func name(_ run: Int, _ title: String?) {
        if let title, builders[run].run.title == nil { builders[run].title(title) }
    }

    /// Returns a title for the run of a process, such as `Demo, process 123`, or `Process 123` if the prefix contains
    /// no process name. Returns nil if the prefix contains no process ID.
    private static func title(of prefix: LinePrefix) -> String? {
        guard let process = prefix.process else { return nil }
        let name = prefix.processName?.trimmed.split(whereSeparator: \.isBlank).last?.string
        return name.map { "\($0), process \(process)" } ?? "Process \(process)"
    }
}
