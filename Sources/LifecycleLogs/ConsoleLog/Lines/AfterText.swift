import LifecycleModel

/// The text after a callback's name: an argument, a logger's remark, the controller's name, or the rest of a sentence.
struct AfterText {
    /// Whether the text continues a sentence. If so, the line is about the callback and doesn't report it.
    private(set) var isProse = false
    private(set) var phase = Sighting.Phase.whole
    private(set) var animated: Bool?
    private(set) var hasMessage = false
    private(set) var remark: String?
    private(set) var name: ControllerName?
    private(set) var address: String?
    private(set) var sourceLine: Int?

    private let context: LogContext
    private let isLogged: Bool
    private let isMarked: Bool

    /// Reads `after`. If `hasName` is true, a name precedes the callback, and `after` is not searched for a name.
    init(_ after: Scalars, mention: CallbackMention, hasName: Bool, phrase: Phrase) {
        context = phrase.context
        isLogged = phrase.prefix.isLogged
        isMarked = phrase.prefix.isComment || phrase.prefix.isQuoted || phrase.prefix.isHeading
        animated = AfterText.animated(in: mention.arguments) ?? AfterText.animated(in: after)
        if !hasName, after.first?.isBlank == true, after.trimmed.elementsEqual([":"]) { isProse = true }
        let closers = "])}>*`\"'」】』”’".unicodeScalars
        let rest = withoutMarker(AfterText.withoutRemark(after.drop { closers.contains($0) }))
        let isArgument = AfterText.isArgument(rest, of: mention, hasName: hasName, phrase: phrase)
        let isAttached = rest.first?.isWord == true && !isArgument
        let core = rest.trimming { !$0.isWord }
        let lower = core.lowercase
        guard !core.isEmpty, !LogWords.said.contains(lower) else { return }
        if readPhase(lower) { return }
        if readSourceLine(rest), core.split(whereSeparator: \.isBlank).count < 3 { return }
        if isAttached, rest.startIndex == after.startIndex || rest.first?.isCJK == true, sourceLine == nil {
            isProse = true
            return
        }
        readIndex(core, of: mention.callback, hasName: hasName)
        if !hasName, LogWords.positions.contains(lower) {
            name = ControllerName(text: core.string, strength: .weak)
        }
        if !hasName, name == nil, address == nil { readName(rest) }
        if name == nil && address == nil { classify(rest, core, hasName: hasName) }
    }

    /// Returns whether the text right after a selector's colon is an argument or the controller: `A viewWillAppear:1`,
    /// `C willMoveToParent:home`, `viewDidLoad:HomeViewController`.
    private static func isArgument(
        _ rest: Scalars, of mention: CallbackMention, hasName: Bool, phrase: Phrase
    ) -> Bool {
        guard phrase.message[mention.range].last == ":", rest.startIndex == mention.range.upperBound else {
            return false
        }
        let word = rest.prefix { $0.isASCIIWord }
        if word.allSatisfy(\.isDigit) || truth(word.lowercase) != nil { return !word.isEmpty }
        return word.lowercase == "animated" || hasName || ControllerName.isClass(word.lowercase)
    }

    /// Copies the values that were read, except the name, to the sighting. Keeps an address that the sighting already
    /// has.
    func add(to sighting: inout Sighting) {
        sighting.animated = animated
        sighting.phase = phase
        sighting.hasMessage = hasMessage
        sighting.remark = remark
        if sourceLine != nil { sighting.sourceLine = sourceLine }
        if let address, sighting.address == nil { sighting.address = address }
    }

    /// Returns text such as ` is called -----> (Count = 1)` and ` called for C` without the words that only state that
    /// the callback is called.
    private static func withoutRemark(_ text: Scalars) -> Scalars {
        let words = text.trimmed.prefix { $0.isWord || $0.isBlank }
        let parts = words.split(whereSeparator: \.isBlank)
        if parts.count == 3, LogWords.said.contains(parts[0].lowercase),
            LogWords.classLabels.contains(parts[1].lowercase)
        {
            return text[parts[1].startIndex...]
        }
        let tail = text[words.endIndex...]
        guard LogWords.said.contains(words.trimmed.lowercase), tail.contains(where: \.isWord) else { return text }
        return tail
    }

    /// Returns the text after a Chinese, Japanese, or Korean word that marks the start or the end of the callback, such
    /// as `开始` in `开始 - animated: 1`, and sets the phase. Returns all of the text if it doesn't begin with such a word,
    /// or if nothing follows the word.
    private mutating func withoutMarker(_ text: Scalars) -> Scalars {
        let run = text.prefix(while: \.isCJK)
        guard !run.isEmpty, run.endIndex < text.endIndex else { return text }
        phase = Sighting.Phase(word: run.string) ?? .whole
        return phase == .whole ? text : text[run.endIndex...]
    }

    // MARK: Phase

    private mutating func readPhase(_ text: String) -> Bool {
        if text.hasPrefix("before super") || text.hasPrefix("pre super") { phase = .start }
        if text.hasPrefix("after super") || text.hasPrefix("post super") { phase = .end }
        phase = Sighting.Phase(word: text) ?? phase
        return phase != .whole
    }

    // MARK: Animated

    /// Returns the argument `animated` from text such as `animated: YES`, `animated=1`, `, not animated`,
    /// `. . . animated`, or a lone value such as `true`. Returns nil if the text doesn't contain the argument.
    static func animated(in text: Scalars) -> Bool? {
        let words = text.split { !$0.isWord }.map(\.lowercase)
        if words.count == 1, let value = truth(words[0]) { return value }
        guard let index = words.firstIndex(of: "animated") else { return nil }
        if index + 1 < words.count, let value = truth(words[index + 1]) { return value }
        if index > 0, words[index - 1] == "not" || words[index - 1] == "non" { return false }
        return words.contains("bool") || words.count > index + 1 || text.last == ":" ? nil : true
    }

    /// Returns the Boolean value of a word in lowercase, or nil for other words.
    static func truth(_ word: String) -> Bool? {
        switch word {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }

    // MARK: Source line

    /// Reads `[line 23]`, `(line: 23)`, `:23`, `(第20行)`, `20行`, or `L23`. Also notes whether a message follows.
    /// Returns false if the text doesn't begin with a source line.
    private mutating func readSourceLine(_ rest: Scalars) -> Bool {
        var cursor = Cursor(rest: rest.drop { !$0.isWord })
        let isMarked = rest.first == ":" || rest.first == "(" || rest.first == "["
        let word = cursor.rest.prefix { $0.isWord && !$0.isDigit }.lowercase
        if ["line", "l", "ln", "第", "行", "at line", "lineno", "行号"].contains(word) {
            cursor.rest = cursor.rest.drop { $0.isWord && !$0.isDigit }.drop { !$0.isWord }
        } else if !word.isEmpty {
            return false
        }
        guard let line = cursor.number(1, 6) else { return false }
        let isCounted = cursor.rest.first == "行"
        guard !word.isEmpty || isCounted || isMarked && cursor.rest.first?.isWord != true else { return false }
        sourceLine = line
        if isCounted { cursor.rest.removeFirst() }
        let message = cursor.rest.trimming { !$0.isWord }
        hasMessage = !message.isEmpty
        return true
    }

    // MARK: Name

    /// Reads the number or address of an instance, as in `viewWillAppear: 2 …` and `viewDidLoad 1`. A number from 10 is
    /// a source line. A lone 0 or 1 after an appearance callback is the argument `animated`, unless numbers already
    /// distinguish controllers in the log.
    private mutating func readIndex(_ core: Scalars, of callback: Callback, hasName: Bool) {
        let words = core.split { $0.isBlank || $0 == ":" || $0 == "=" || $0 == "#" }
        if words.count == 1, address == nil, let pointer = ObjectDescription.address(core), pointer.utf8.count > 3 {
            address = pointer
            return
        }
        guard let first = words.first, first.count < 5, first.allSatisfy(\.isDigit), let value = Int(first.string),
            words.count == 1 || !hasName && words[1].first?.isASCIILetter == true
        else { return }
        guard value < 10 || first.count < 3 && context.hasNumbers else {
            sourceLine = value
            return
        }
        let isArgument = value < 2 && words.count == 1 && callback.phase == .appearance && !context.hasNumbers
        guard !isArgument else { return }
        address = first.string
        animated = nil
    }

    private mutating func readName(_ rest: Scalars) {
        // A name can precede the argument: `viewDidAppear HomeViewController animated=YES`.
        let head = rest[..<(rest.range(of: "animated")?.lowerBound ?? rest.endIndex)]
        let pieces = NamePiece.all(in: head.contains(where: \.isWord) ? head : rest)
        for index in pieces.indices.prefix(3) {
            var piece = pieces[index]
            let words = piece.text.split(whereSeparator: \.isBlank)
            let single = words.last ?? piece.text
            if single.hasPrefix("0x") || ControllerName.isUUID(single), words.count < 3 { address = single.string }
            // A colon after a source file precedes the line number: `viewDidLoad() in HomeViewController.swift:23`.
            if piece.isLabel, !words.contains(where: ControllerName.isSourceFile) { continue }
            let isLabelled = index > 0 && pieces[index - 1].isLabel
            if isLabelled, !LogWords.classLabels.contains(pieces[index - 1].text.lowercase), index > 1 { continue }
            if words.count > 1, !single.allSatisfy(\.isDigit), let first = words.first,
                LogWords.classLabels.contains(first.lowercase)
            {
                piece.text = piece.text[first.endIndex...].trimmed
            }
            take(piece, isFirst: index == 0, isAlone: pieces.count == index + 1, isSeparated: isSeparated(rest))
            if name != nil { return }
        }
    }

    /// Returns whether punctuation separates the callback from the text after it.
    private func isSeparated(_ rest: Scalars) -> Bool { rest.drop(while: \.isBlank).first?.isWord != true }

    private mutating func take(_ piece: NamePiece, isFirst: Bool, isAlone: Bool, isSeparated: Bool) {
        guard case .name(let found) = ControllerName.classify(piece, afterLabel: false, context: context) else {
            return
        }
        if found.strength == .strong {
            let words = piece.text.split(whereSeparator: \.isBlank)
            if words.count <= 4 { name = found }
            return
        }
        let isOneWord = !found.text.contains(" ") && found.text.unicodeScalars.count < 30
        let isProper = found.text.unicodeScalars.first.map { $0 >= "A" && $0 <= "Z" || $0.isCJK } ?? false
        // `viewWillAppear 视图将要出现` describes the callback in Chinese. A Chinese name would follow punctuation.
        let isCJK = found.text.unicodeScalars.first?.isCJK == true
        if isCJK, !isSeparated || LogWords.descriptions.contains(where: { found.text.contains($0) }) { return }
        guard isOneWord, isProper, isAlone, isFirst || isSeparated, !isSaid(piece) else { return }
        name = found
    }

    private func isSaid(_ piece: NamePiece) -> Bool {
        let lower = piece.text.lowercase
        return LogWords.said.contains(lower) || LogWords.prose.contains(lower) || lower.hasPrefix("optional")
    }

    // MARK: Prose

    private mutating func classify(_ rest: Scalars, _ core: Scalars, hasName: Bool) {
        let words = core.split(whereSeparator: { $0.isBlank || $0 == "," })
        let prose = words.filter { LogWords.prose.contains($0.lowercase) }.count
        let separated = isSeparated(rest)
        // `C viewDidAppear again` is a call, and `viewDidAppear again` is about one.
        let isAgain = hasName && words.count == 1 && LogWords.repetitions.contains(core.lowercase)
        if !separated, !isAgain, let first = words.first, LogWords.prose.contains(first.lowercase) { isProse = true }
        if isMarked, !isLogged, !separated, core.contains(where: \.isCJK) { isProse = true }
        let start = rest.drop(while: \.isBlank)
        let isComment = start.hasPrefix("//") || start.hasPrefix("<-")
        if !hasName, !isLogged {
            let isLong =
                separated
                ? prose >= 2 || core.filter(\.isCJK).count >= 6 || words.count > 1 && rest.trimmed.last == "."
                : prose > 0 || words.filter { $0.contains { !$0.isDigit && $0.isWord } }.count > 3
            let isRemark = isComment || separated && core.count < 16 && rest.trimmed.isEnclosed
            if isLong, !isRemark { isProse = true }
            if !separated, isMarked { isProse = true }
            if !separated, core.contains(where: \.isCJK), core.filter(\.isCJK).count >= 6 { isProse = true }
        }
        // A person's comment, and a word such as `again`, are about a call of its own.
        let isOwn = isComment || words.contains { LogWords.repetitions.contains($0.trimming { !$0.isWord }.lowercase) }
        hasMessage = !isOwn && !(animated != nil && words.count <= 3)
        if hasMessage { remark = AfterText.fixedWords(rest) }
    }

    /// Returns the words of a remark without those that can differ from call to call: words with digits, quotations, and
    /// values after an equals sign or a colon.
    private static func fixedWords(_ remark: Scalars) -> String {
        let words = NamePiece.all(in: remark.filter { !"{}[],".unicodeScalars.contains($0) }[...])
        var fixed: [String] = []
        for (index, piece) in words.enumerated() {
            let isValue = index > 0 && words[index - 1].isLabel && !piece.isLabel
            if isValue || piece.isEnclosed && !piece.isLabel { continue }
            fixed += piece.text.split(whereSeparator: \.isBlank).filter { !$0.contains(where: \.isDigit) }.map(
                \.lowercase)
        }
        return fixed.joined(separator: " ")
    }
}
