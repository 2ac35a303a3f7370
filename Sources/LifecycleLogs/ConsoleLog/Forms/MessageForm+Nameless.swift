import LifecycleModel

extension MessageForm {
    /// A name, or the number or address of an instance, after the callback: `f: C`, `f - C`, `f in C`, `f UUID`, or
    /// `method: f class: C`.
    static let nameAfter = MessageForm(name: "f: C", reads: "viewDidLoad: HomeViewController") { phrase in
        // A name after a delegate method is the name of an argument.
        guard !phrase.mention.callback.isDelegates, mark(of: phrase) == nil else { return .other }
        let words = phrase.after.split { !$0.isWord }
        if !phrase.prefix.isLogged, words.count > 1,
            words.contains(where: { LogWords.repetitions.contains($0.lowercase) })
        {
            return .refused
        }
        let after = AfterText(phrase.after, mention: phrase.mention, hasName: false, phrase: phrase)
        // A label, as in `willMove(toParentViewController:)`, is not a name.
        let arguments = phrase.mention.arguments
        let values = arguments.trimmed.last == ":" ? arguments.prefix(0) : arguments
        let inside = NameSearch(NamePiece.all(in: values), context: phrase.context).name
        let name = after.name ?? (inside?.strength == .strong ? inside : nil)
        guard !after.isProse, name != nil || after.address != nil else { return .other }
        if NameSearch(NamePiece.all(in: phrase.before), context: phrase.context).verdict == .prose { return .refused }
        var sighting = Sighting(phrase.mention.callback, name: name?.text, address: after.address)
        after.add(to: &sighting)
        if sighting.phase == .whole { sighting.phase = NameSearch.phase(of: phrase.before) }
        return .sighting(sighting)
    }

    /// A callback without a controller's name: `f`, `f()`, or `f:`. The object that logs the line received the
    /// callback.
    static let bare = MessageForm(name: "f", reads: "viewDidLoad()", as: "controller.viewDidLoad") { phrase in
        let mark = mark(of: phrase)
        if phrase.prefix.isComment, phrase.message.last == "." { return .refused }
        let after = AfterText(phrase.after, mention: phrase.mention, hasName: mark != nil, phrase: phrase)
        let search = NameSearch(NamePiece.all(in: phrase.before), context: phrase.context)
        guard !after.isProse, search.verdict == .nothing || isAnnounced(phrase), !isInTextTable(phrase) else {
            return .refused
        }
        let isAlone = !phrase.prefix.isLogged && !(phrase.before + phrase.after).contains(where: \.isWord)
        let isAnnounced = phrase.context.announcement == .lifecycle || phrase.context.announcement == .run
        guard phrase.mention.spelling != .short || isAlone && isAnnounced,
            phrase.mention.callback != .initializer || mark != nil
        else {
            return .refused
        }
        if phrase.mention.callback == .deinitializer, phrase.context.hasNamed, !phrase.context.hasBare,
            phrase.context.owner == nil, mark == nil
        {
            return .refused
        }
        var sighting = Sighting(phrase.mention.callback, address: number(before: phrase))
        sighting.name = mark
        sighting.leadingNumber = leadingNumber(of: phrase)
        after.add(to: &sighting)
        if sighting.phase == .whole { sighting.phase = search.phase }
        return .sighting(sighting)
    }

    /// Returns whether the callback is in a table row with text in another cell, as in `| viewDidLoad | once |`.
    private static func isInTextTable(_ phrase: Phrase) -> Bool {
        guard phrase.message.first == "|" else { return false }
        return (phrase.before + phrase.after).split(separator: "|").contains { cell in
            let words = cell.split { !$0.isWord }.filter { !LogWords.values.contains($0.lowercase) }
            return words.count > 1 || words.first?.contains(where: \.isCJK) == true
        }
    }

    /// Returns the number of an instance before the callback, such as `1` in `1-----viewDidLoad` and `1>>>viewDidLoad`,
    /// or nil if there is no such number.
    private static func number(before phrase: Phrase) -> String? {
        let digits = phrase.before.prefix(while: \.isDigit)
        let rest = phrase.before[digits.endIndex...]
        return !digits.isEmpty && digits.count < 3 && rest.isArrow ? digits.string : nil
    }

    /// Returns the number in brackets or after a number sign that an arrow separates from the callback, as in
    /// `【1】>>>> viewDidLoad` and `#2 ==> viewDidLoad`, or nil if there is no such number. The number is the name of a
    /// controller.
    private static func mark(of phrase: Phrase) -> String? {
        let before = phrase.before
        guard let first = before.first, first == "#" || Brackets.closing[first] != nil else { return nil }
        let digits = before.dropFirst().prefix(while: \.isDigit)
        let end = first == "#" ? digits.endIndex : before.end(ofBracketAt: before.startIndex) ?? before.startIndex
        guard !digits.isEmpty, digits.count < 4, end - digits.endIndex == (first == "#" ? 0 : 1),
            before[end...].trimmed.isArrow
        else { return nil }
        return before[..<end].string
    }

    /// Returns the number of one or two digits before the callback if no other word precedes the callback, as in
    /// `1 viewDidLoad` and `[1] viewDidLoad`, or nil in all other cases.
    private static func leadingNumber(of phrase: Phrase) -> String? {
        let word = (phrase.before.isEmpty ? Scalars((phrase.prefix.mark ?? "").unicodeScalars) : phrase.before)
            .trimming { !$0.isWord }
        return !word.isEmpty && word.count < 3 && word.allSatisfy(\.isDigit) ? word.string : nil
    }

    /// Returns whether a logger prints at most four words before the callback and no word after it, and the callback is
    /// in Apple's spelling: `You are in viewDidLoad`.
    private static func isAnnounced(_ phrase: Phrase) -> Bool {
        guard phrase.prefix.isLogged, phrase.mention.spelling == .exact else { return false }
        return phrase.before.split(whereSeparator: \.isBlank).count < 5 && !phrase.after.contains(where: \.isWord)
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the text is an arrow or a decoration of at least two symbols, such as `>>>`, `==>`, or `####`.
    var isArrow: Bool { count > 1 && allSatisfy { "-=>#*~→".unicodeScalars.contains($0) } }
}
