import LifecycleModel

struct ControllerName: Equatable {
    /// The strength of the evidence that the text names a controller.
    enum Strength: Int, Comparable {
        case weak, strong
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    var text: String
    var strength: Strength
    /// Whether the text is from the name of a source file.
    var isFile = false
    /// The line number after the name of the source file.
    var sourceLine: Int?
    /// The address, UUID, or number that distinguishes instances, if it is in the same brackets as the name.
    var identity: String?

    enum Verdict: Equatable {
        case name(ControllerName)
        /// The piece doesn't identify a controller.
        case nothing
        /// The piece is part of a sentence.
        case prose
    }

    /// Classifies a piece. `afterLabel` is true if the preceding piece is a label. If so, and if the piece may be a
    /// label, too, only its last word is the label, such as `method` in `class: Home method: f`, and only the words
    /// before it are classified.
    static func classify(_ piece: NamePiece, afterLabel: Bool, context: LogContext) -> Verdict {
        var words = piece.text.split(whereSeparator: \.isBlank).map { $0.trimming { !$0.isWord } }.filter {
            !$0.isEmpty
        }
        if piece.isEnclosed, let nested = nestedVerdict(piece, context) { return nested }
        if piece.isLabel, afterLabel, words.count > 1 { words.removeLast() }
        if words.count == 1, !piece.isLabel, isRole(words[0]) { return single(words[0], context) }
        if Ordinal(endOf: words) != nil { words.removeLast(2) }
        while let last = words.last, isGeneric(last), !isOrdinal(words) { words.removeLast() }
        if isSending(words) { words.removeFirst(2) }
        while let first = words.first, isGeneric(first) { words.removeFirst() }
        guard let last = words.last else { return .nothing }
        let verdict = words.count == 1 ? single(last, context) : several(words, context)
        // A short word in brackets, such as `[遷移元]`, is a name.
        let isTag = piece.isEnclosed && piece.text.count < 6
        if case .name(let name) = verdict, name.strength == .weak, !isTag, piece.text.isForeignText { return .prose }
        return verdict
    }

    /// Classifies enclosed text that consists of several pieces, such as `[ViewController.swift:34]`, `[class: Home]`,
    /// or `[Main | Home]`. Returns nil for other text.
    private static func nestedVerdict(_ piece: NamePiece, _ context: LogContext) -> Verdict? {
        guard piece.text.contains(where: { !$0.isWord && !$0.isBlank && $0 != "." && $0 != "-" }) else { return nil }
        let inner = NamePiece.all(in: piece.text)
        guard inner.count > 1 else { return nil }
        let search = NameSearch(inner, context: context)
        guard case .name(var name) = search.verdict else { return .nothing }
        name.sourceLine = search.sourceLine
        name.identity = search.identity
        return .name(name)
    }

    /// Returns whether the last word is a number of one or two digits that is part of the name, as in `Page 2` and
    /// `View Controller 1`. After a generic word, a source file, or a class such as `HomeViewController`, the number is
    /// not part of the name.
    private static func isOrdinal(_ words: [Scalars]) -> Bool {
        guard words.count > 1, let last = words.last, last.count < 3, last.allSatisfy(\.isDigit) else { return false }
        let before = words[words.count - 2]
        let lower = before.lowercase
        if isGeneric(before), !generalClasses.contains(lower) { return false }
        return generalClasses.contains(lower) || !isClass(lower) && fileName(before) == nil
    }

    /// Returns whether the words begin with `sends to`.
    private static func isSending(_ words: [Scalars]) -> Bool {
        words.count > 2 && words[1].elementsEqual("to".unicodeScalars) && words[0].lowercase.hasPrefix("sen")
    }

    /// Returns whether the word is `Current` or `New`. Without other words, either of them names a controller, as in
    /// `Current viewWillDisappear`.
    private static func isRole(_ word: Scalars) -> Bool {
        word.elementsEqual("Current".unicodeScalars) || word.elementsEqual("New".unicodeScalars)
    }

    private static func isGeneric(_ word: Scalars) -> Bool {
        let lower = word.lowercase
        if word.elementsEqual("main".unicodeScalars) { return true }
        return LogWords.generic.contains(lower) || CallbackName.exact(lower) != nil && !isClass(lower)
            || LogWords.beginnings.contains(lower)
            || LogWords.endings.contains(lower)
            || isNumber(word) || lower.hasSuffix("logger")
    }

    /// Returns whether the word is a number, a date, a time, an address, or a UUID.
    static func isNumber(_ word: Scalars) -> Bool {
        word.allSatisfy { $0.isDigit || ".:-+,/".unicodeScalars.contains($0) } || word.hasPrefix("0x") || isUUID(word)
    }

    /// Returns whether the word is a UUID, such as `0D2C7F77-A822-4EF7-A0DA-D4C91F71B118`.
    static func isUUID(_ word: Scalars) -> Bool {
        word.count == 36 && word.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12]
            && word.allSatisfy { $0.isHexDigit || $0 == "-" }
    }

    /// Returns the class in a word such as `ViewController2加载完毕`, in which a Chinese, Japanese, or Korean remark
    /// directly follows the class. Returns other words unchanged.
    private static func withoutGluedRemark(_ word: Scalars) -> Scalars {
        let name = word.prefix { $0.isASCIIWord || $0 == "." }
        guard name.endIndex < word.endIndex, word[name.endIndex].isCJK, isClass(name.lowercase) else { return word }
        return name
    }

    /// Classifies a single word.
    private static func single(_ word: Scalars, _ context: LogContext) -> Verdict {
        let word = withoutGluedRemark(word.hasSuffix(".view") ? word.dropLast(5) : word)
        let lower = word.lowercase
        if isSubsystem(lower) || lower.hasSuffix(".js") || LogWords.values.contains(lower) { return .nothing }
        if let file = fileName(word) { return .name(file) }
        let text = withoutGluedEnding(word.starts(with: "__".unicodeScalars) ? word.drop { $0 == "_" } : word).string
        if isClass(lower) || context.names.contains(text.lowercased()) {
            return .name(ControllerName(text: text, strength: .strong))
        }
        if LogWords.prose.contains(lower), word.count > 1 { return .prose }
        return .name(ControllerName(text: text, strength: .weak))
    }

    private static func several(_ words: [Scalars], _ context: LogContext) -> Verdict {
        if words.contains(where: { LogWords.prose.contains($0.lowercase) || hasParticle($0) }) { return .prose }
        let text = words.map { withoutGluedEnding($0).string }.joined(separator: " ")
        if words.count <= 3, context.names.contains(text.lowercased()) {
            return .name(ControllerName(text: text, strength: .strong))
        }
        if words.count <= 4, let last = words.last?.string, LogWords.foreignClasses.contains(where: last.hasSuffix) {
            return .name(ControllerName(text: text, strength: .strong))
        }
        if let index = words.lastIndex(where: { isClass($0.lowercase) || context.names.contains($0.lowercase) }) {
            let word = words[index]
            let isAlias = generalClasses.contains(withoutGluedEnding(word).lowercase)
            if isAlias, words.count <= 4 { return .name(ControllerName(text: text, strength: .strong)) }
            return single(word, context)
        }
        guard words.count <= 3, text.unicodeScalars.count <= 40 else { return .prose }
        return .name(ControllerName(text: text, strength: .weak))
    }

    /// Returns whether the word has at least three letters and ends with a Korean particle, such as `화면에` and
    /// `콘솔에서는`. Such words occur in sentences.
    private static func hasParticle(_ word: Scalars) -> Bool {
        guard word.count > 2, let last = word.last, last.isHangul else { return false }
        return LogWords.particles.contains { word.hasSuffix($0) }
    }

    private static let generalClasses: Set<String> = ["viewcontroller", "vc", "controller", "view", "screen", "page"]

    /// Returns the last controller class that a sentence names, or nil if the sentence doesn't name a class. A general
    /// class, such as `ViewController`, counts only if it is the first word and begins with a capital letter,
    /// and if the text names no other class.
    static func className(in piece: NamePiece) -> ControllerName? {
        let words = piece.text.split { !$0.isWord && $0 != "." }
        let own = words.last { isClass($0.lowercase) && !generalClasses.contains($0.lowercase) }
        let subject = words.first.flatMap { $0.first?.isCapital == true && isClass($0.lowercase) ? $0 : nil }
        guard let word = own ?? subject else { return nil }
        return ControllerName(text: withoutGluedEnding(word).string, strength: .strong)
    }

    /// Returns whether a lowercase word looks like a controller class: it contains `controller`, begins with `vc_`, or,
    /// ignoring digits and underscores at its end, ends with `vc`.
    static func isClass(_ word: String) -> Bool {
        let controller = "controller".utf8
        if word.utf8.indices.contains(where: { word.utf8[$0...].starts(with: controller) }) { return true }
        if word.hasPrefix("vc_") { return true }
        guard let range = word.utf8.lastIndex(of: UInt8(ascii: "v")) else { return false }
        let rest = word.utf8[range...]
        guard rest.dropFirst().first == UInt8(ascii: "c") else { return false }
        return rest.dropFirst(2).allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "_") }
    }

    /// Returns whether the alias is unlikely to be the class of another object: it has one or two scalars and no
    /// lowercase letter, consists of a number and marks, or contains a word for a screen, as in `画面A`.
    static func isLabel(_ alias: String) -> Bool {
        if LogWords.screens.contains(where: alias.contains) { return true }
        guard alias.unicodeScalars.count < 3 else { return !alias.contains(where: \.isLetter) }
        return alias.first?.isLowercase == false
    }

    private static func isSubsystem(_ word: String) -> Bool {
        let heads = ["com.", "org.", "net.", "io.", "dev.", "me.", "co.", "jp.", "kr.", "cn."]
        return heads.contains { word.hasPrefix($0) } && word.split(separator: ".").count > 2
    }

    private static let fileEndings = [".swift", ".mm", ".m", ".h"]

    /// Returns whether the word is the name of a source file.
    static func isSourceFile(_ word: Scalars) -> Bool { fileName(word) != nil }

    /// Returns the controller name from a file name such as `HomeViewController.swift`, or nil for other words.
    private static func fileName(_ word: Scalars) -> ControllerName? {
        guard let ending = fileEndings.first(where: { word.hasSuffix($0) }) else { return nil }
        let name = word.dropLast(ending.utf8.count)
        guard !name.isEmpty else { return nil }
        return ControllerName(text: name.string, strength: .strong, isFile: true)
    }

    /// Removes a file extension or a possessive ending: `ViewController.swift` and `ViewControllerswift` become
    /// `ViewController`, and `A's` becomes `A`.
    static func withoutGluedEnding(_ word: Scalars) -> Scalars {
        for ending in fileEndings where word.count > ending.utf8.count && word.hasSuffix(ending) {
            return word.dropLast(ending.utf8.count)
        }
        if word.lowercase.hasSuffix("controllerswift") { return word.dropLast(5) }
        return word.hasSuffix("'s") || word.hasSuffix("’s") ? word.dropLast(2) : word
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the text is Chinese, Japanese, or Korean, without a digit, a Latin letter, or a word for a controller, a
    /// screen, or a page. Such text is not the name of a controller.
    fileprivate var isForeignText: Bool {
        contains(where: \.isCJK) && !contains { $0.isASCIIWord || $0.properties.numericType != nil }
            && !LogWords.screens.contains(where: holds)
    }
}
