import LifecycleModel

/// A form of the prefix before a message. To add a form, declare a static property with an example, and list the property
/// in ``all``.
struct PrefixForm: Sendable {
    let name: String
    /// A line that begins with the form, for the documentation and the tests.
    let example: LogGrammar.Example
    /// Removes the form from the start of a line and records its values in the prefix, or returns false if the line
    /// doesn't start with the form.
    let take: @Sendable (inout Scalars, inout LinePrefix) -> Bool

    /// Creates a form that begins lines such as `line`, which reports `callback`, or nothing if `callback` is nil.
    init(
        name: String, reads line: String, as callback: String? = LogGrammar.home,
        take: @escaping @Sendable (inout Scalars, inout LinePrefix) -> Bool
    ) {
        (self.name, self.take) = (name, take)
        example = LogGrammar.Example(form: name, line: line, callback: callback)
    }

    /// All forms. The reader tries them in this order, and starts again after each form that applies.
    static let all: [PrefixForm] = [
        .comment, .quotation, .heading, .timestamp, .unifiedColumns, .unifiedType, .processAndThread, .syslog,
        .threadObject, .glog, .level, .subsystem, .bullet, .listNumber, .emphasis, .symbols, .tag,
    ]
}

extension PrefixForm {
    /// A time of day, with or without a date and brackets, and the punctuation after it.
    static let timestamp = PrefixForm(
        name: "timestamp", reads: "12:30:01.250 HomeViewController viewDidLoad"
    ) { line, prefix in
        guard prefix.seconds == nil else { return false }
        var cursor = Cursor(rest: line)
        let isBracketed = cursor.take(anyOf: "[(")
        guard let time = Timestamp(&cursor) else { return false }
        if isBracketed, !cursor.take(anyOf: "])") { return false }
        _ = cursor.take(anyOf: ":|,;")
        prefix.set(time)
        line = cursor.rest
        return true
    }

    /// Text before a time: the columns of a CI job, the name of a container, a tag in brackets, or the level in a copy
    /// from Console. The text must not name a controller. Before a time without a date, it must end with a tab, a bar,
    /// a bracket, or a colon.
    static let tag = PrefixForm(
        name: "tag", reads: "[sim-1] 2026-04-01 12:30:01.250 HomeViewController viewDidLoad"
    ) { line, prefix in
        guard !prefix.isLogged, let (time, before, after) = Timestamp.first(in: line.prefix(200)) else { return false }
        let tag = line[..<before]
        let isMarked =
            tag.trimming { $0 == " " || $0 == "[" || $0 == "(" }.last.map { "\t|]):>=".unicodeScalars.contains($0) }
            == true
            || tag.hasSuffix("  ")
        let last = tag.split(whereSeparator: { !$0.isWord }).last?.lowercase ?? ""
        let isSentence = LogWords.classLabels.contains(last) || LogWords.prose.contains(last)
        let rest = line[after...].drop { $0.isBlank || $0 == "]" || $0 == ")" }
        guard isMarked || time.day != nil && !isSentence, CallbackMention.all(in: tag).isEmpty,
            !tag.split(whereSeparator: { !$0.isWord }).contains(where: { ControllerName.isClass($0.lowercase) }),
            isMarked || CallbackMention.all(in: rest).first?.range.lowerBound != rest.startIndex
        else { return false }
        prefix.set(time)
        line = rest
        // A copy from Console shows the name of the process in the next column.
        if tag.last == "\t", let tab = rest.firstIndex(of: "\t"), !rest[..<tab].contains(where: \.isBlank) {
            line = rest[(tab + 1)...]
        }
        return true
    }

    /// The process and thread that a logger prints: `App[123:4567] `, `App[123:c07] `, `[123:f803] `, or
    /// `App(Library)[123] <Notice>: `. The process name can contain spaces. Without a thread ID, a timestamp must
    /// precede the process name, or `<` must follow the process ID.
    static let processAndThread = PrefixForm(
        name: "process and thread", reads: "Demo[871:4567] HomeViewController viewDidLoad"
    ) { line, prefix in
        guard prefix.process == nil, let bracket = ProcessBracket(in: line.prefix(200)) else { return false }
        let rest = line[bracket.range.upperBound...]
        let hasThread = bracket.thread != nil
        var name = line[line.startIndex..<bracket.range.lowerBound]
        // A device log shows the library that logged the line after the process name.
        if !hasThread, name.last == ")", rest.trimmed.hasPrefix("<"), let library = name.lastIndex(of: "(") {
            name = name[..<library]
        }
        if !hasThread, !prefix.isLogged || name.isEmpty, !rest.trimmed.hasPrefix("<") { return false }
        if hasThread, name.isEmpty, bracket.process < 100, bracket.thread?.count ?? 0 < 3 { return false }
        guard !rest.trimmed.isEmpty, !name.contains("<") || name.holds("<-"), !name.holds("-["),
            !name.contains("\""), hasThread || !name.contains("(")
        else { return false }
        var time = Cursor(rest: name)
        while prefix.seconds == nil, !time.rest.isEmpty {
            if let found = Timestamp(&time) {
                prefix.set(found)
            } else {
                time.rest = time.rest.drop(while: \.isDigit).drop { !$0.isDigit }
            }
        }
        prefix.process = bracket.process
        prefix.processName = name
        prefix.isLogged = true
        line = (rest.first == ":" ? rest.dropFirst() : rest).trimmed
        // The compact style shows the library that logged the line.
        if hasThread, line.first == "(", let end = line.end(ofBracketAt: line.startIndex),
            line[end...].trimmed.first == "[" || line[..<end].hasSuffix(".dylib)")
        {
            line = line[end...]
        }
        return true
    }

    /// The description of a thread: `<NSThread: 0x600001>{number = 1, name = main} `.
    static let threadObject = PrefixForm(
        name: "thread object",
        reads: "<_NSMainThread: 0x104f0a2b0>{number = 1, name = main} HomeViewController viewDidLoad"
    ) { line, _ in
        guard line.hasPrefix("<NSThread: 0x") || line.hasPrefix("<_NSMainThread: 0x"),
            let end = line.end(ofBracketAt: line.startIndex), line[end...].first == "{",
            let values = line.end(ofBracketAt: end)
        else { return false }
        line = line[values...]
        return true
    }

    /// The level in a device log: `<Notice>: `. Before this form, ``processAndThread`` removes the device and the
    /// process.
    static let syslog = PrefixForm(
        name: "syslog level", reads: "Apr  1 12:30:01 iPhone Demo[871] <Notice>: HomeViewController viewDidLoad"
    ) { line, prefix in
        guard line.first == "<", let end = line.end(ofBracketAt: line.startIndex) else { return false }
        guard LogWords.levels.contains(line[(line.startIndex + 1)..<(end - 1)].lowercase) else { return false }
        line = line[end...]
        if line.first == ":" { line.removeFirst() }
        prefix.isLogged = true
        return true
    }

    /// The columns between the time and the message in the output of `log stream`:
    /// `0x1cc1509  Default     0x0                  87108  0    App: (UIKitCore) `.
    static let unifiedColumns = PrefixForm(
        name: "unified log columns",
        reads: "2026-04-01 12:30:01.250+0200 0x1cc  Default  0x0  871  0  Demo: HomeViewController viewDidLoad"
    ) { line, prefix in
        var cursor = Cursor(rest: line)
        guard prefix.seconds != nil, cursor.take("0"), cursor.take("x"), !cursor.word().isEmpty, cursor.blanks() > 0,
            !cursor.word().isEmpty, cursor.blanks() > 0, cursor.take("0"), cursor.take("x"), !cursor.word().isEmpty,
            cursor.blanks() > 0, let process = cursor.number(1, 7), cursor.blanks() > 0, cursor.number(1, 4) != nil,
            cursor.blanks() > 0, let colon = cursor.rest.prefix(80).firstIndex(of: ":")
        else { return false }
        prefix.process = process
        line = cursor.rest[(colon + 1)...].trimmed
        if line.first == "(", let end = line.end(ofBracketAt: line.startIndex) { line = line[end...] }
        return true
    }

    /// The type column between the time and the process in the unified log's compact style: `Df ` or `E  `.
    static let unifiedType = PrefixForm(
        name: "unified log type", reads: "2026-04-01 12:30:01.250 Df Demo[871:1cc] HomeViewController viewDidLoad"
    ) { line, prefix in
        guard prefix.seconds != nil, prefix.process == nil else { return false }
        var cursor = Cursor(rest: line)
        guard ["Df", "I", "Db", "E", "F", "A", "N", "T"].contains(cursor.word().string), cursor.blanks() > 0,
            ProcessBracket(in: cursor.rest.prefix(120)) != nil
        else { return false }
        line = cursor.rest
        return true
    }

    /// A log level, such as `[DEBUG] `, `DEBUG: `, `(info) `, `INFO - `, or `D/`. After a time, a process ID, or a
    /// syslog level, also `DEBUG `.
    static let level = PrefixForm(
        name: "level", reads: "[DEBUG] HomeViewController viewDidLoad"
    ) { line, prefix in
        var cursor = Cursor(rest: line)
        let opener: Unicode.Scalar? = cursor.take("[") ? "]" : cursor.take("(") ? ")" : cursor.take("|") ? "|" : nil
        _ = cursor.blanks()
        let word = cursor.word()
        let isLevel = LogWords.levels.contains(word.lowercase)
        _ = cursor.blanks()
        if let opener {
            guard isLevel, cursor.take(opener) else { return false }
        } else if word.count == 1, "VDIWE".unicodeScalars.contains(word[word.startIndex]) {
            let isBeforeClass = ControllerName.isClass(cursor.rest.prefix(while: \.isWord).lowercase)
            guard cursor.take("/") || prefix.isLogged && isBeforeClass else { return false }
        } else {
            guard isLevel, cursor.take(anyOf: ":|-/>") || prefix.isLogged else { return false }
        }
        line = cursor.rest
        return true
    }

    /// The prefix of glog: the level, the month and the day, the time, and the thread: `I0401 12:30:01.250123 4567 `. The
    /// file and its line, which follow, belong to the message.
    static let glog = PrefixForm(
        name: "glog", reads: "I0401 12:30:01.250123 4567 HomeViewController.swift:23] viewDidLoad"
    ) { line, prefix in
        var cursor = Cursor(rest: line)
        guard cursor.take(anyOf: "IWEF"), (cursor.number(8, 8) ?? cursor.number(4, 4)) != nil,
            cursor.blanks() > 0, let time = Timestamp(&cursor), cursor.blanks() > 0, cursor.number(1, 9) != nil,
            cursor.blanks() > 0, let bracket = cursor.rest.firstIndex(of: "]"),
            cursor.rest[..<bracket].last?.isDigit == true
        else { return false }
        prefix.set(time)
        line = cursor.rest
        return true
    }

    /// The subsystem and the category in the unified log: `[com.example.app:lifecycle] `.
    static let subsystem = PrefixForm(
        name: "subsystem", reads: "[com.example.demo:lifecycle] HomeViewController viewDidLoad"
    ) { line, _ in
        guard line.first == "[", let end = line.end(ofBracketAt: line.startIndex) else { return false }
        let inside = line[(line.startIndex + 1)..<(end - 1)]
        let parts = inside.split(separator: ":", maxSplits: 1)
        guard let first = parts.first, first.split(separator: ".").count > 2, !first.contains(where: \.isBlank),
            !(first.hasSuffix(".swift") || first.hasSuffix(".m")), end < line.endIndex
        else { return false }
        line = line[end...]
        return true
    }

    /// The start of a comment: `//`, `///`, or `/*`.
    static let comment = PrefixForm(
        name: "comment", reads: "// HomeViewController viewDidLoad"
    ) { line, prefix in
        guard line.hasPrefix("//") || line.hasPrefix("/*") else { return false }
        line = line.drop { $0 == "/" || $0 == "*" || $0 == "!" }
        prefix.isComment = true
        return true
    }

    /// The mark of a quotation in Markdown and mail: `> `, or `>` before a hyphen. In contrast, `>>> ` is a decoration.
    static let quotation = PrefixForm(
        name: "quotation", reads: "> HomeViewController viewDidLoad"
    ) { line, prefix in
        guard line.first == ">", line.dropFirst().first.map({ $0.isBlank || $0 == "-" }) ?? true else { return false }
        line.removeFirst()
        prefix.isQuoted = true
        return true
    }

    /// The mark of a heading in Markdown: `## `. In contrast, `#1` and `#define` are not headings.
    static let heading = PrefixForm(
        name: "heading", reads: "# viewDidLoad", as: nil
    ) { line, prefix in
        let marks = line.prefix { $0 == "#" }
        // `### viewDidLoad ###` is a decoration.
        guard !marks.isEmpty, marks.count < 7, line[marks.endIndex...].first.map(\.isBlank) ?? true,
            marks.count < 3 || line.trimmed.last != "#" || line.trimmed.count == marks.count
        else { return false }
        line = line[marks.endIndex...]
        prefix.isHeading = true
        return true
    }

    /// The bullet of a list entry, such as `- `, `* `, `+ `, or `•`. In contrast, `-[` and `- [` begin a method name.
    static let bullet = PrefixForm(
        name: "bullet", reads: "* HomeViewController viewDidLoad"
    ) { line, prefix in
        guard let first = line.first else { return false }
        if first == "•" || first == "●" || first == "▪" || first == "◦" || first == "‣" || first == "・" {
            line.removeFirst()
        } else if first == "-" || first == "*" || first == "+" {
            guard line.dropFirst().first?.isBlank == true else { return false }
            if line.dropFirst().trimmed.first == "[" { return false }
            prefix.isAdded = first == "+"
            line.removeFirst()
        } else {
            return false
        }
        prefix.isListed = true
        return true
    }

    /// The number of a list entry, such as `1. `, `1) `, `(1) `, `1: `, `1、`, `[1] `, or `#1 `.
    static let listNumber = PrefixForm(
        name: "list number", reads: "1. HomeViewController viewDidLoad"
    ) { line, prefix in
        guard !prefix.isListed || !prefix.isLogged else { return false }
        var cursor = Cursor(rest: line)
        let opener: Unicode.Scalar? =
            cursor.take("(") ? ")" : cursor.take("[") ? "]" : cursor.take("（") ? "）" : cursor.take("#") ? "#" : nil
        guard cursor.number(1, 4) != nil else { return false }
        if opener == "#" {
            _ = cursor.take(anyOf: ":.")
            guard cursor.blanks() > 0 else { return false }
        } else if let opener {
            guard cursor.take(opener), cursor.rest.first?.isDigit != true else { return false }
        } else {
            guard cursor.take(anyOf: ".):、．："), cursor.rest.first?.isDigit != true else { return false }
        }
        // A number before an arrow is the name of a controller.
        if opener != nil, cursor.rest.trimmed.prefix(while: { !$0.isWord && !$0.isBlank }).isArrow { return false }
        prefix.isListed = true
        if opener != nil { prefix.mark = line[..<cursor.rest.startIndex].trimmed.string }
        line = cursor.rest
        return true
    }

    /// The opening mark of emphasized, quoted, or code text: `*`, `**`, `__`, a quotation mark, or a backtick.
    static let emphasis = PrefixForm(
        name: "emphasis", reads: "**HomeViewController viewDidLoad**"
    ) { line, prefix in
        guard let mark = line.first, "*_`\"'".unicodeScalars.contains(mark) else { return false }
        if mark == "_", line.dropFirst().first != "_" { return false }
        prefix.isBold = prefix.isBold || line.hasPrefix("**") || line.hasPrefix("__")
        line = line.drop { $0 == mark }
        return true
    }

    /// Emoji and other symbols before the message: `🟢 `, `=== `, `>>> `, or `--> `. Brackets, quotation marks, and
    /// some other symbols belong to the message.
    static let symbols = PrefixForm(
        name: "symbols", reads: "--> HomeViewController viewDidLoad"
    ) { line, prefix in
        let kept = "[]()<{【「『《（［\"'`$_|/.".unicodeScalars
        var rest = line
        while let first = rest.first, !first.isWord, !kept.contains(first) || rest.startsWithArrow {
            if first == "-" || first == "+" {
                let next = rest.dropFirst().trimmed.first
                if next == "[" { break }
            }
            if first == "#", rest.dropFirst().first?.isDigit == true { break }
            rest.removeFirst()
        }
        guard rest.count < line.count else { return false }
        prefix.isDenied = prefix.isDenied || line[..<rest.startIndex].contains(where: \.isCross)
        line = rest
        return true
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a mark for something that failed or is missing.
    var isCross: Bool { "❌✗✘✖✕🚫⛔".unicodeScalars.contains(self) }
}

/// The IDs of the process and the thread in brackets, such as `[123:4567]`. The thread ID can be missing.
private struct ProcessBracket {
    let range: Range<Int>
    let process: Int
    let thread: Scalars?

    init?(in line: Scalars) {
        for open in line.indices where line[open] == "[" {
            var cursor = Cursor(rest: line[(open + 1)...])
            guard let process = cursor.number(1, 9) else { continue }
            var thread: Scalars?
            if cursor.take(":") {
                let digits = cursor.rest.prefix(while: \.isHexDigit)
                guard !digits.isEmpty else { continue }
                cursor.rest = cursor.rest[digits.endIndex...]
                thread = digits
            }
            guard cursor.take("]") else { continue }
            if let next = cursor.rest.first, !next.isBlank, next != ":", next != "<", thread == nil { continue }
            self.process = process
            self.thread = thread
            range = open..<cursor.rest.startIndex
            return
        }
        return nil
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the text begins with an arrow or a decoration, such as `<-`, `<=`, or `<<`, rather than an object's
    /// description.
    fileprivate var startsWithArrow: Bool {
        guard first == "<", let next = dropFirst().first else { return false }
        return next == "-" || next == "=" || next == "<" || next.isBlank
    }
}
