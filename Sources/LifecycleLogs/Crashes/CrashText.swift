import LifecycleModel

/// A text with a crash: a console log that ends with an exception, a crash report, or a debugger's call stack.
///
/// The text is changed so that the log reader sees each exception in one line, with its whole reason and the app's first
/// function, and no line of a call stack, because functions such as `-[HomeVC viewDidLoad] + 52` aren't callbacks.
struct CrashText {
    /// The text as a log with the same line numbers.
    let log: InputSource

    /// Reads a source, or returns nil if it contains neither an exception nor a call stack.
    init?(_ source: InputSource) {
        guard !CrashText.marks.hints(in: source.bytes).isEmpty else { return nil }
        var reader = CrashReader(lines: source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false))
        reader.read()
        guard reader.hasChanges else { return nil }
        log = InputSource(name: source.name, bytes: Array(reader.lines.joined(separator: [0x0A])))
    }

    /// Words in a text with a crash. A text without them isn't read further.
    private static let marks = WordScanner(
        words: (["exception", "fatal error", "exc_", "backtrace", "frame #", ") + ", "] + "] + locations).map {
            ($0, .warning)
        })
    /// Parts of the lines that matter in such a text.
    fileprivate static let parts = WordScanner(
        words: (["exception", "fatal error", "exc_", "backtrace", "0x", " + ", "$s", "at ", "@", "error: "] + locations)
            .map {
                ($0, .warning)
            })
    /// Parts of the locations in call stacks of Kotlin, Java, JavaScript, Dart, and C#.
    private static let locations = [
        "kfun:", ".kt:", ".java:", "(package:", ".bundle", ".js:", ".ts:", ".jsx:", ".tsx:", ".cs:",
    ]
}

/// A pass over the lines of a text with a crash.
private struct CrashReader {
    /// An exception, and the line that it begins in.
    struct Finding {
        var line: Int
        var name: String
        var reason: String
        /// The text before the exception, such as a date.
        var prefix = ""
        var function: String?
        /// Whether the exception is the signal of a crash report, which says less than any other exception.
        var isSignal = false
    }

    var lines: [ArraySlice<UInt8>]
    private(set) var hasChanges = false
    private var findings: [Finding] = []
    /// The last line of a call stack or of a reason that was removed.
    private var lastCleared = -2
    /// The last line of an exception and its call stack so far, with the blank lines below it.
    private var lastOfCrash = -2

    init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

    mutating func read() {
        var position = 0
        while position < lines.count {
            let start = position
            position += 1
            if lastOfCrash == start - 1, continuesCrash(start) { continue }
            guard let text = candidate(start) else { continue }
            if text.hasPrefix("Last Exception Backtrace") {
                if let last = findings.indices.last { findings[last].function = nil }
            } else if let frame = StackLine(text) {
                // A single line with an offset can also be one of the app's own lines.
                guard isFrameNear(start) || !findings.isEmpty else { continue }
                if frame.isOfApp { note(frame.function) }
                clear(start)
                lastOfCrash = start
            } else if let finding = finding(text, start) {
                findings.append(finding.value)
                for line in start + 1..<finding.end { clear(line) }
                position = finding.end
                lastOfCrash = position - 1
            }
        }
        write()
    }

    /// Reads a line directly below an exception or its call stack. Returns false if it is neither blank nor a line of the
    /// call stack nor the cause of the exception.
    private mutating func continuesCrash(_ position: Int) -> Bool {
        guard !findings.isEmpty, let text = content(position) else { return false }
        let body = text.drop(while: \.isWhitespace)
        if !body.isEmpty {
            if body.hasPrefix("Caused by: ") {
                findings[findings.count - 1].reason += " (caused by \(body.dropFirst(11)))"
            } else if let frame = StackLine(below: text) {
                if frame.isOfApp { note(frame.function) }
            } else {
                return false
            }
            clear(position)
        }
        lastOfCrash = position
        return true
    }

    /// Returns a line as text if it can be part of a crash, or nil.
    private func candidate(_ position: Int) -> Substring? {
        guard lines.indices.contains(position) else { return nil }
        let line = lines[position].prefix(4_000)
        guard line.count > 6, !CrashText.parts.hints(in: line).isEmpty else { return nil }
        return Substring(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    /// Returns whether the line before or after is part of a call stack, too.
    private func isFrameNear(_ position: Int) -> Bool {
        lastCleared == position - 1 || isFrame(candidate(position + 1))
    }

    private func isFrame(_ text: Substring?) -> Bool { text.map { StackLine($0) != nil } ?? false }

    private mutating func note(_ function: String) {
        guard let last = findings.indices.last, findings[last].function == nil else { return }
        findings[last].function = function
    }

    private mutating func clear(_ position: Int) {
        guard lines.indices.contains(position) else { return }
        hasChanges = true
        lastCleared = position
        lines[position] = []
    }

    // MARK: Exceptions

    /// The names of callbacks that aren't words, too, such as `viewDidLoad`.
    private static let callbacks = Callback.allCases.map(\.baseName).filter { $0.contains(where: \.isUppercase) }
    private static let noReason = "no reason is stated"
    /// The name of exceptions of JavaScript and Dart, after which an app may go on.
    private static let unhandled = "Unhandled exception"

    private func finding(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        quoted(text, line) ?? headed(text, line) ?? named(text, line) ?? fatal(text, line) ?? foreign(text, line)
            ?? signal(text, line)
    }

    /// Reads `uncaught exception 'NAME', reason: 'REASON'`, whose reason can have several lines.
    private func quoted(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        guard let mark = text.firstRange(of: "uncaught exception '") else { return nil }
        // The name of an exception of React Native contains its reason, in which there may be quotation marks.
        let name = text[mark.upperBound...].prefix { $0 != "'" && $0 != ":" }
        guard let start = text[name.endIndex...].firstRange(of: "reason: ") else { return nil }
        var reason = String(text[start.upperBound...])
        var end = line + 1
        // Without a quotation mark at its end, the reason continues on the next lines.
        while !isClosed(reason), end - line < 40, let next = content(end) {
            if next.contains("*** First throw") || next.allSatisfy({ $0 == "(" || $0.isWhitespace }) { break }
            reason += " " + next
            end += 1
        }
        guard isClosed(reason) || !reason.hasPrefix("'") else { return nil }
        let before = text[..<mark.lowerBound]
        let prefix = before.firstRange(of: "*** Terminating").map { before[..<$0.lowerBound] } ?? ""
        return (
            Finding(line: line, name: String(name), reason: unquoted(reason), prefix: String(prefix)), end
        )
    }

    private func isClosed(_ reason: String) -> Bool {
        let text = reason.firstRange(of: "*** First throw").map { reason[..<$0.lowerBound] } ?? reason[...]
        let end = text.last { !$0.isWhitespace }
        return text.hasPrefix("'") && text.count > 1 && end == "'"
    }

    private func unquoted(_ reason: String) -> String {
        var text = reason.firstRange(of: "*** First throw").map { reason[..<$0.lowerBound] } ?? reason[...]
        while let last = text.last, last == "'" || last.isWhitespace { text.removeLast() }
        return String(text.drop { $0 == "'" })
    }

    /// Reads `Fatal Exception: NAME`, whose reason follows in the same line or in the next lines.
    private func headed(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        guard let mark = text.firstRange(of: "Fatal Exception: ") else { return nil }
        let name = text[mark.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard name.first?.isUppercase == true else { return nil }
        return unquotedReason(name, text[name.endIndex...], line)
    }

    /// Reads `NSInternalInconsistencyException: REASON`, after nothing but a label.
    private func named(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        let body = text.drop { " \t>*-\"'`".contains($0) }
        var label = body.prefix { $0 != ":" }
        // Sentry prints what it knows about the registers before the exception.
        if let mark = label.firstRange(of: " > ") { label = label[mark.upperBound...] }
        let name = label.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? ""
        let isName =
            name.hasPrefix("NS") && name.hasSuffix("Exception")
            || name.hasPrefix("UI") && (name.hasSuffix("Inconsistency") || name.hasSuffix("Orientation"))
        guard isName, label.count < name.count + 20, label.hasSuffix(name), !label.contains(".") else { return nil }
        return unquotedReason(name, body[label.endIndex...], line)
    }

    /// Returns the exception with the reason in the rest of its line or, if the line ends, in the next line, and in all
    /// lines up to the call stack.
    private func unquotedReason(_ name: Substring, _ rest: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        let own = rest.drop { $0 == ":" || $0.isWhitespace }
        guard StackLine(own) == nil else { return nil }
        if own.isEmpty, isFrame(content(line + 1)) {
            return (Finding(line: line, name: String(name), reason: CrashReader.noReason), line + 1)
        }
        if !own.isEmpty {
            return (Finding(line: line, name: String(name), reason: unquoted(String(own))), line + 1)
        }
        let end = endOfReason(from: line + 1)
        let reason = (line + 1..<end).compactMap(content).map { $0.drop { " \t>*".contains($0) } }.joined(
            separator: " ")
        guard !reason.isEmpty else { return nil }
        return (Finding(line: line, name: String(name), reason: unquoted(reason)), end)
    }

    /// Reads an exception of Kotlin, Java, JavaScript, Dart, or C#: after a heading, or with its call stack below.
    private func foreign(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        let headings = [
            "Uncaught Kotlin exception: ", "Exception in thread ", "Unhandled Exception: ", "Unhandled exception: ",
            "Unhandled JS Exception: ", "Unhandled managed exception: ",
        ]
        let heading = headings.lazy.compactMap(text.firstRange).first
        var body = heading.map { text[$0.upperBound...] } ?? text
        if body.first == "\"" { body = body.dropFirst().drop { $0 != "\"" }.dropFirst() }
        let words = body.firstRange(of: ": ").map { body[..<$0.lowerBound] } ?? body.prefix { $0 != ":" }
        let label = words.split { $0.isWhitespace || $0 == "]" }.last ?? ""
        let name = label.split(separator: ".").last ?? ""
        let isName = name.first?.isUppercase == true && (name.hasSuffix("Error") || name.hasSuffix("Exception"))
        let end = endOfReason(from: line)
        let isAboveStack = isFrame(nextContent(end))
        guard heading != nil || isName && isAboveStack else { return nil }
        let reason = ([isName ? body[words.endIndex...].dropFirst() : body] + (line + 1..<end).compactMap(content))
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined(separator: " ")
        let goesOn = heading.map { text[$0].hasPrefix("Unhandled") } ?? !label.contains(".")
        guard !goesOn else {
            let text = (isName ? "\(name): " : "") + reason
            return (Finding(line: line, name: CrashReader.unhandled, reason: text), end)
        }
        return isName
            ? (Finding(line: line, name: String(name), reason: reason.isEmpty ? CrashReader.noReason : reason), end)
            : nil
    }

    /// Returns the line behind a reason without quotation marks. The reason extends to the call stack or, without one,
    /// to the end of a sentence, because the app's own lines can follow. A known message has its last sentence, too.
    private func endOfReason(from start: Int) -> Int {
        let behind = (start + 1..<start + 20).first { position in
            guard let text = content(position), StackLine(text) == nil, !isHeading(text) else { return true }
            return CrashReader.callbacks.contains(where: text.contains)
        }
        guard let behind else { return start + 1 }
        if let next = nextContent(behind), StackLine(next) != nil || isHeading(next) { return behind }
        var text = ""
        var sentenceEnd: Int?
        for position in start..<behind {
            text += " " + (content(position) ?? "")
            if WarningMatcher.all.match(Array(text.unicodeScalars)[...])?.isWhole == true { return position + 1 }
            let isEnd = text.last { !$0.isWhitespace }.map(".!?)]>'’”".contains) ?? true
            if isEnd, sentenceEnd == nil { sentenceEnd = position + 1 }
        }
        return sentenceEnd ?? start + 1
    }

    /// Reads `File.swift:42: Fatal error: REASON` and `Fatal error: REASON: file File.swift, line 42`.
    private func fatal(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        guard let mark = text.firstRange(of: "Fatal error: ") else { return nil }
        let before = text[..<mark.lowerBound]
        let location = before.split { $0.isWhitespace }.last.map { $0.hasSuffix(":") ? $0.dropLast() : $0 } ?? ""
        let reason = text[mark.upperBound...].replacing(/: file (\S+), line (\d+)\s*$/) { " (\($0.1):\($0.2))" }
        let file = location.contains(".swift:") ? " (\(location))" : ""
        return (Finding(line: line, name: "Fatal error", reason: reason + file), line + 1)
    }

    /// Reads `Exception Type: EXC_BAD_ACCESS (SIGSEGV)` with its subtype, and a debugger's
    /// `Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)`.
    private func signal(_ text: Substring, _ line: Int) -> (value: Finding, end: Int)? {
        guard let mark = text.firstRange(of: "EXC_"), text.firstRange(of: "Crashed:") == nil else { return nil }
        let name = text[mark.lowerBound...].prefix { $0.isUppercase || $0 == "_" }
        let before = text[..<mark.lowerBound].drop(while: \.isWhitespace)
        let labels = ["Exception Type", "Thread ", "stop reason", "Crash"]
        guard name.count > 6, before.isEmpty || labels.contains(where: before.contains) else { return nil }
        var reason = String(text[name.endIndex...].drop(while: \.isWhitespace))
        for next in line + 1..<line + 4 {
            guard let text = candidate(next), let mark = text.firstRange(of: "Exception Subtype:") else { continue }
            reason += " " + text[mark.upperBound...].drop(while: \.isWhitespace)
        }
        if reason.isEmpty { reason = CrashReader.noReason }
        return (Finding(line: line, name: String(name), reason: reason, isSignal: true), line + 1)
    }

    /// Returns a line, or nil behind the last line.
    private func content(_ position: Int) -> Substring? {
        guard lines.indices.contains(position) else { return nil }
        return Substring(decoding: lines[position].prefix(4_000), as: UTF8.self)
    }

    /// Returns a line, or one of the next two if it is blank.
    private func nextContent(_ position: Int) -> Substring? {
        (position..<position + 3).lazy.compactMap(content).first { !$0.allSatisfy(\.isWhitespace) }
    }

    private func isHeading(_ text: Substring) -> Bool {
        let start = text.drop { " \t>*(".contains($0) }.lowercased()
        return start.isEmpty || start.hasPrefix("first throw") || start.hasPrefix("stack") || start.hasPrefix("thread")
            || start.hasPrefix("call stack") || start.hasPrefix("last exception") || start.hasPrefix("backtrace")
    }

    // MARK: Writing

    /// Removes exceptions that the log contains twice, because a program printed them and the system logged them. No
    /// callback is between the two.
    private mutating func removeRepetitions() {
        var kept: [Finding] = []
        for finding in findings {
            guard let last = kept.last, finding.line - last.line < 200, last.name == finding.name,
                last.reason.hasPrefix(finding.reason) || finding.reason.hasPrefix(last.reason),
                !(last.line + 1..<finding.line).contains(where: mentionsCallback)
            else {
                kept.append(finding)
                continue
            }
            // One of them can lack the location in the code.
            if finding.reason.count > last.reason.count { kept[kept.count - 1].reason = finding.reason }
            kept[kept.count - 1].function = last.function ?? finding.function
            clear(finding.line)
        }
        findings = kept
    }

    private func mentionsCallback(_ position: Int) -> Bool {
        guard let text = content(position) else { return false }
        return CrashReader.callbacks.contains(where: text.contains)
    }

    /// Writes each exception into its line. The signal of a crash report is written only if there is no other one.
    private mutating func write() {
        removeRepetitions()
        let others = findings.filter { !$0.isSignal }
        let kept = others.isEmpty ? findings.prefix(1) : others[...]
        if let signal = findings.first(where: \.isSignal)?.function, others.count == 1, kept[0].function == nil {
            findings = [kept[0]]
            findings[0].function = signal
        } else {
            findings = Array(kept)
        }
        for finding in findings {
            hasChanges = true
            let reason = finding.reason.split(whereSeparator: \.isNewline).joined(separator: " ")
            var text =
                finding.name.contains(" ")
                ? "\(finding.prefix)\(finding.name): \(reason)"
                : "\(finding.prefix)*** Terminating app due to uncaught exception '\(finding.name)', reason: '\(reason)'"
            if let function = finding.function { text += "\r0   App   0x00000000 \(function)" }
            lines[finding.line] = Array(text.utf8)[...]
        }
    }
}
