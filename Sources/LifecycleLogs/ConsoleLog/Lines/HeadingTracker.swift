import LifecycleModel

struct HeadingTracker {
    /// An item found in the lines without callbacks.
    enum Finding: Equatable {
        /// A heading, which becomes the text of a step.
        case heading(String, line: Int)
        /// The title of the run of the following lines, and its iOS version, if the title contains one.
        case run(IOSVersion?, title: String)
        /// The name of the controller that receives the callbacks in the following lines.
        case owner(String, line: Int)
    }

    private struct Line {
        let bytes: [UInt8]
        let number: Int
        let isAfterBlank: Bool
        var isBeforeBlank = false
    }

    private var lines: [Line] = []
    private var wasBlank = true
    /// Whether a blank line was read since the last callback, warning, or dump.
    private(set) var hasGap = false
    /// Whether the last line was blank. In a log with prefixes, other blank lines are part of a message.
    var endsInGap: Bool { hasGap && wasBlank }

    mutating func blank() {
        wasBlank = true
        hasGap = true
        if let last = lines.indices.last { lines[last].isBeforeBlank = true }
    }

    /// Records a line without callbacks. Keeps only the last five lines of at most 200 bytes.
    mutating func offer(_ bytes: some Collection<UInt8>, number: Int) {
        defer { wasBlank = false }
        guard bytes.count <= 200 else { return }
        if lines.count == 5 { lines.removeFirst() }
        lines.append(Line(bytes: Array(bytes), number: number, isAfterBlank: wasBlank))
    }

    /// Discards the recorded lines after a line, because a framework logged them.
    mutating func discard(after number: Int) { lines.removeAll { $0.number > number } }

    /// Discards the recorded lines. The parser calls this method when it adds the callbacks of a line, a warning, or a
    /// dump.
    mutating func reset() {
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
        wasBlank = false
        hasGap = false
    }

    /// Returns the cells of the table header in the recorded lines, or nil if there is no table header.
    func columns() -> [String]? {
        guard
            let rule = lines.lastIndex(where: { line in
                line.bytes.contains(0x2D)
                    && line.bytes.allSatisfy { [0x7C, 0x2D, 0x3A, 0x20, 0x0D, 0x09].contains($0) }
            }), rule > 0
        else { return nil }
        var head = LineCleaner.scalars(lines[rule - 1].bytes).trimming { $0.isBlank || $0 == "\r" }
        if head.first == "|" { head = head.dropFirst() }
        return head.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed.string }
    }

    /// The kind of text that a line announces.
    enum Announcement {
        /// The order of a run: `I get`, `actual output:`, or `结果`.
        case run
        /// The lifecycle of a controller: `Lifecycle when going back`.
        case lifecycle
        /// The callbacks that exist: `There are 4 view events`, or `기본 생명주기`.
        case definition
        /// Any other text, such as the expected order.
        case other
    }

    /// The kind of text that the last recorded line announces, or nil if no line is recorded.
    var announcement: Announcement? {
        guard let line = lines.last else { return nil }
        guard line.bytes.count < 80 else { return .other }
        var scalars = LineCleaner.scalars(line.bytes)
        _ = LinePrefix(of: &scalars)
        let text = scalars.lowercase
        let words = text.unicodeScalars.split { !$0.isWord }.map { String($0) }
        func holds(_ table: Set<String>) -> Bool {
            words.contains { word in
                table.contains(word) || word.first?.isASCII == false && table.contains(where: word.contains)
            }
        }
        let isRun = holds(LogWords.results)
        // The search for wishes in the whole text takes longer than the others.
        guard isRun || holds(LogWords.callbackNouns), !LogWords.wishes.contains(where: text.contains) else {
            return .other
        }
        if isRun { return .run }
        return words.allSatisfy(LogWords.isGeneral) ? .definition : .lifecycle
    }

    /// Whether the last recorded line announces a run, or ends in a colon.
    var isIntroduction: Bool {
        announcement == .run || lines.last?.bytes.last { $0 > 0x20 }.map { $0 == 0x3A } ?? false
    }

    /// Returns the names in the last recorded line, none if the line isn't a header such as `oldVC    newVC`, or nil if
    /// no line is recorded.
    func header(context: LogContext) -> NameColumns? {
        guard let bytes = lines.last?.bytes else { return nil }
        // Most lines are sentences, which have neither tabs nor two blanks in a row.
        let isSpaced = bytes.contains(0x09) || bytes.contains { $0 >= 0x80 } || bytes.contains([0x20, 0x20])
        return isSpaced
            ? NameColumns(header: LineCleaner.scalars(bytes), context: context) ?? NameColumns() : NameColumns()
    }

    /// Whether lines without callbacks, or blank lines, precede the next callback.
    var isSeparated: Bool { hasGap || !lines.isEmpty }

    /// Returns whether the recorded lines name the controller of the next callbacks.
    func namesOwner(context: LogContext) -> Bool {
        findings(context: context).contains { if case .owner = $0 { true } else { false } }
    }

    /// Returns the last title of a run, the most likely heading, and the last controller name in the recorded lines, in
    /// that order. A controller name before the heading is ignored. If the heading is the title of the
    /// run, the heading is omitted.
    func findings(context: LogContext) -> [Finding] {
        var owner: Finding?
        var version: Finding?
        var heading: (finding: Finding, weight: Int)?
        for line in lines {
            let whole = LineCleaner.scalars(line.bytes)
            var text = whole
            let isClassMethod = text.range(of: "+[") != nil
            let prefix = LinePrefix(of: &text)
            if prefix.isLogged || isClassMethod || text.isSource { continue }
            text = text.trimmed(keeping: "()（）?？!:：<>—→")
            guard text.contains(where: \.isWord), text.count <= 100 else { continue }
            let ios = HeadingTracker.version(text)
            let isDecorated = whole.isDecorated
            if ios != nil || RunLabel.isLabel(text, isMarked: prefix.isHeading || prefix.isBold || isDecorated) {
                version = .run(ios, title: HeadingTracker.title(text))
            }
            if let name = HeadingTracker.owner(text, context) {
                owner = .owner(name, line: line.number)
                continue
            }
            let isLogLine = HeadingTracker.isLogLine(text, context)
            let weight = isLogLine ? 0 : HeadingTracker.weight(text, prefix, line, isDecorated: isDecorated)
            if weight > 0, weight >= heading?.weight ?? 0, !ToolLine.isChatter(whole.trimmed, text) {
                heading = (.heading(HeadingTracker.title(text), line: line.number), weight)
                owner = nil
            }
        }
        if case .run(_, let title)? = version, case .heading(title, _)? = heading?.finding { heading = nil }
        return [version, heading?.finding, owner].compactMap { $0 }
    }

    /// Returns whether the line is the name of a controller or a view and a method, as in `[HomeVC] shouldAutorotate`.
    private static func isLogLine(_ text: Scalars, _ context: LogContext) -> Bool {
        let words = text.split { !$0.isWord }
        guard words.count == 2, words[1].first.map({ $0.isASCIILetter && !$0.isCapital }) == true,
            words[1].contains(where: \.isCapital)
        else { return false }
        let name = words[0].string
        return context.isController(name) || name.isNoController || ControllerName.isLabel(name)
    }

    /// Returns the text without blanks, colons, and underscores at its ends.
    private static func title(_ text: Scalars) -> String {
        text.trimming { $0.isBlank || $0 == ":" || $0 == "：" || $0 == "_" }.string
    }

    /// Returns the iOS version in text such as `iOS 8.1.3 (iPhone6 Plus)` or `iOS7`, or nil if the text contains no iOS
    /// version or has more than 60 characters.
    private static func version(_ text: Scalars) -> IOSVersion? {
        guard text.count <= 60, let range = text.range(of: "iOS") ?? text.range(of: "ios") else { return nil }
        var cursor = Cursor(rest: text[range.upperBound...])
        _ = cursor.blanks()
        let digits = cursor.rest.prefix { $0.isDigit || $0 == "." }.trimming { $0 == "." }
        return IOSVersion(digits.string).flatMap { $0.major >= 2 && $0.major < 100 ? $0 : nil }
    }

    /// Returns the controller name on a line without other text, or nil if there is no such name. `UIViewController`
    /// and unknown names that begin with a lowercase letter don't count.
    private static func owner(_ text: Scalars, _ context: LogContext) -> String? {
        let word = text.trimming { !$0.isWord }
        guard !word.contains(where: \.isBlank), word.allSatisfy({ $0.isASCIIWord || $0 == "." }) else { return nil }
        let piece = NamePiece(text: word)
        guard case .name(let name) = ControllerName.classify(piece, afterLabel: false, context: context),
            name.strength == .strong, name.text != "UIViewController",
            name.text.first?.isUppercase == true || context.names.contains(name.text.lowercased())
        else { return nil }
        return name.text
    }

    /// A scanner for words in headings and in source code. The hint `callback` marks a user action, `method` marks a
    /// word that also occurs in other text, and `warning` marks source code.
    private static let words = WordScanner(
        words: actionWords.map { ($0, .callback) } + weakActionWords.map { ($0, .method) }
            + codeWords.map { ($0, .warning) })

    private static let actionWords = [
        "push", "pop", "present", "dismiss", "tap", "click", "press", "launch", "back", "rotat", "home", "swipe",
        "switch", "unwind", "点击", "按钮", "返回", "启动", "切换", "进入", "跳转", "退出", "加载", "页面", "运行", "步骤", "遷移", "起動", "戻",
        "タップ", "移動", "移动", "表示", "閉じ", "이동", "실행", "돌아", "전환", "로드", "클릭", "화면", "へ", "去", "->", "→", "—>", "=>",
    ]
    /// Words that make a line a heading only together with another sign, such as a bullet or a preceding blank line.
    private static let weakActionWords = [
        "load", "show", "select", "open", "close", "return", "start", "tab", "back to",
    ]
    private static let codeWords = [
        "(_:", "using:)", "();", "swift", "console", "```", "http", "#define", "};", "nslog",
    ]

    /// Returns how strongly a line resembles a heading, or 0 if the line isn't a heading.
    private static func weight(_ text: Scalars, _ prefix: LinePrefix, _ line: Line, isDecorated: Bool) -> Int {
        let hints = words.hints(in: text.string.utf8)
        let blanks = text.filter(\.isBlank).count
        let isIdentifier = blanks == 0 && text.last != ":" && text.last != "：" && text.allSatisfy(\.isASCIIWord)
        let isValue = text.count(where: \.isDigit) * 2 > text.count(where: \.isWord)
        guard !hints.contains(.warning), !isValue, blanks < 14, !prefix.isQuoted else { return 0 }
        var weight = isDecorated ? 3 : 0
        if line.isAfterBlank { weight += 1 }
        if prefix.isHeading || prefix.isBold { weight += 3 }
        if text.last == ":" || text.last == "：" { weight += 2 }
        if prefix.isListed { weight += 1 }
        if prefix.isComment { weight += 1 }
        let isDestination = text.lowercase.hasPrefix("to ") && blanks < 4
        if hints.contains(.callback) || isDestination { weight += 2 } else if hints.contains(.method) { weight += 1 }
        let least = isIdentifier && !prefix.isHeading && !prefix.isBold ? (line.isBeforeBlank ? 2 : 3) : 1
        guard weight > least else { return 0 }
        // A line that names a callback is about the callback, so the line is not a heading.
        let isAboutCallback = text.contains(where: \.isASCIILetter) && !CallbackMention.all(in: text).isEmpty
        return isAboutCallback ? 0 : weight
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether arrows or lines enclose the text, as in `==== PUSH ====`.
    fileprivate var isDecorated: Bool {
        let text = trimming { $0.isBlank || $0 == "\r" || $0 == "/" }
        return text.prefix(2).isArrow && text.suffix(2).isArrow
    }

    /// Returns the text without blanks and symbols at its ends, except for the given ones. Keeps square brackets at the
    /// ends if they belong to brackets inside the text.
    fileprivate func trimmed(keeping signs: String) -> Scalars {
        func trimmed(_ signs: String) -> Scalars {
            trimming { !$0.isWord && !signs.unicodeScalars.contains($0) || $0.isBlank }
        }
        let text = trimmed(signs)
        let open = text.count { $0 == "[" || $0 == "【" }
        let closed = text.count { $0 == "]" || $0 == "】" }
        return open == closed ? text : trimmed(signs + "[]【】")
    }
}
