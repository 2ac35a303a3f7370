import LifecycleModel

/// Finds the heading of the next group of callbacks among the lines that tell of none.
struct HeadingTracker {
    /// What stood between two groups.
    enum Finding: Equatable {
        /// A title: what was done.
        case heading(String, line: Int)
        /// The iOS version that the next lines come from.
        case version(IOSVersion, title: String)
        /// The name of the controller that the next lines are about.
        case owner(String)
    }

    private var lines: [(bytes: [UInt8], number: Int, isAfterBlank: Bool)] = []
    private var wasBlank = true
    /// Whether a blank line stood between the last callback and this place.
    private(set) var hasGap = false

    /// Takes note of a blank line.
    mutating func blank() {
        wasBlank = true
        hasGap = true
    }

    /// Takes note of a line that tells of no callback.
    mutating func offer(_ bytes: some Collection<UInt8>, number: Int) {
        defer { wasBlank = false }
        guard bytes.count <= 200 else { return }
        if lines.count == 5 { lines.removeFirst() }
        lines.append((Array(bytes), number, wasBlank))
    }

    /// Takes note of a callback.
    mutating func reset() {
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
        wasBlank = false
        hasGap = false
    }

    /// The cells of a table's head, where one stands between the last callback and this place.
    func columns() -> [String]? {
        guard
            let rule = lines.lastIndex(where: { line in
                line.bytes.contains(0x2D)
                    && line.bytes.allSatisfy { [0x7C, 0x2D, 0x3A, 0x20, 0x0D, 0x09].contains($0) }
            }), rule > 0
        else { return nil }
        let head = LineCleaner.scalars(lines[rule - 1].bytes).trimming { $0 == "|" || $0.isBlank }
        return head.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed.string }
    }

    /// Whether the lines since the last callback name whom the next ones are about.
    func namesOwner(context: LogContext) -> Bool {
        findings(context: context).contains { if case .owner = $0 { true } else { false } }
    }

    /// What the lines since the last callback say, in order.
    func findings(context: LogContext) -> [Finding] {
        var owner: Finding?
        var version: Finding?
        var heading: (finding: Finding, weight: Int)?
        for line in lines {
            var text = LineCleaner.scalars(line.bytes)
            let prefix = LinePrefix(of: &text)
            if prefix.isLogged { continue }
            text = text.trimming { !$0.isWord && !"()（）?？!:：<>—→".unicodeScalars.contains($0) || $0.isBlank }
            guard text.contains(where: \.isWord), text.count <= 100 else { continue }
            if let ios = HeadingTracker.version(text) { version = .version(ios, title: HeadingTracker.title(text)) }
            if let name = HeadingTracker.owner(text, context) {
                owner = .owner(name)
                continue
            }
            let weight = HeadingTracker.weight(text, prefix, isAfterBlank: line.isAfterBlank)
            if weight > 0, weight >= heading?.weight ?? 0 {
                heading = (.heading(HeadingTracker.title(text), line: line.number), weight)
                owner = nil
            }
        }
        if case .version(_, let title)? = version, case .heading(title, _)? = heading?.finding { heading = nil }
        return [version, heading?.finding, owner].compactMap { $0 }
    }

    /// The line without the signs that make it a heading.
    private static func title(_ text: Scalars) -> String {
        text.trimming { $0.isBlank || $0 == ":" || $0 == "：" || $0 == "_" }.string
    }

    /// `iOS 8.1.3 (iPhone6 Plus)`, `iOS7`.
    private static func version(_ text: Scalars) -> IOSVersion? {
        guard text.count <= 60, let place = text.range(of: "iOS") ?? text.range(of: "ios") else { return nil }
        var cursor = Cursor(rest: text[place.upperBound...])
        _ = cursor.blanks()
        let digits = cursor.rest.prefix { $0.isDigit || $0 == "." }.trimming { $0 == "." }
        return IOSVersion(digits.string).flatMap { $0.major >= 2 && $0.major < 100 ? $0 : nil }
    }

    /// A class's name on a line of its own.
    private static func owner(_ text: Scalars, _ context: LogContext) -> String? {
        let word = text.trimming { !$0.isWord }
        guard !word.contains(where: \.isBlank), word.allSatisfy({ $0.isASCIIWord || $0 == "." }) else { return nil }
        let piece = NamePiece(text: word)
        guard case .name(let name) = ControllerName.judge(piece, afterLabel: false, context: context),
            name.strength == .strong, name.text != "UIViewController",
            name.text.first?.isUppercase == true || context.names.contains(name.text.lowercased())
        else { return nil }
        return name.text
    }

    /// What users do, in the words of those who write headings; a warning hint here is a word of source code.
    private static let words = WordScanner(
        words: deeds.map { ($0, .callback) } + faintDeeds.map { ($0, .record) } + codeWords.map { ($0, .warning) })

    private static let deeds = [
        "push", "pop", "present", "dismiss", "tap", "click", "press", "launch", "back", "rotat", "home", "swipe",
        "switch",
        "unwind", "点击", "按钮", "返回", "启动", "切换", "进入", "跳转", "退出", "加载", "页面", "运行", "步骤", "遷移", "起動", "戻", "タップ",
        "表示", "閉じ", "이동", "실행", "돌아", "전환", "로드", "클릭", "화면", "->", "→", "—>", "=>",
    ]
    /// These make a heading only of a line that is set apart as well.
    private static let faintDeeds = ["load", "show", "select", "open", "close", "return", "start", "tab", "back to"]
    private static let codeWords = [
        "(_:", "using:)", "();", "swift", "console", "```", "http", "#define", "};", "nslog",
    ]

    /// How much a line looks like a title; 0 for what is none.
    private static func weight(_ text: Scalars, _ prefix: LinePrefix, isAfterBlank: Bool) -> Int {
        let hints = words.hints(in: text.string.utf8)
        let blanks = text.filter(\.isBlank).count
        let isIdentifier = blanks == 0 && text.last != ":" && text.last != "：" && text.allSatisfy(\.isASCIIWord)
        guard !hints.contains(.warning), blanks < 14, !prefix.isQuoted else { return 0 }
        // A line that names a callback speaks of it, or documents it.
        if text.contains(where: \.isASCIILetter), !CallbackMention.all(in: text).isEmpty { return 0 }
        var weight = 0
        if prefix.isHeading || prefix.isBold { weight += 3 }
        if text.last == ":" || text.last == "：" { weight += 2 }
        if prefix.isListed { weight += 1 }
        if prefix.isComment { weight += 1 }
        if isAfterBlank { weight += 1 }
        if hints.contains(.callback) { weight += 2 } else if hints.contains(.record) { weight += 1 }
        return isIdentifier && !prefix.isHeading && !prefix.isBold && weight < 4 ? 0 : weight > 1 ? weight : 0
    }
}
