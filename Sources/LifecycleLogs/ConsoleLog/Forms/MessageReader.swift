import LifecycleModel

/// A reader that finds the callbacks that a message reports.
enum MessageReader {
    /// The maximum number of scalars of a message to read. Longer messages are usually dumps.
    private static let limit = 4096

    /// Returns the callbacks that the first 4,096 scalars of `message` report, in order. The list is empty if the
    /// message only mentions callbacks.
    static func sightings(in message: Scalars, prefix: LinePrefix, context: LogContext) -> [Sighting] {
        sightings(in: message, mentions: mentions(in: message), prefix: prefix, context: context)
    }

    /// Returns the callbacks that the first 4,096 scalars of a message mention.
    static func mentions(in message: Scalars) -> [CallbackMention] { CallbackMention.all(in: message.prefix(limit)) }

    /// Returns the callbacks that `message` reports, of the callbacks that it mentions.
    static func sightings(
        in message: Scalars, mentions every: [CallbackMention], prefix: LinePrefix, context: LogContext
    ) -> [Sighting] {
        let message = message.prefix(limit)
        let mentions = every.filter { !isCallOfSuper($0, in: message) }
        if isValue(mentions, in: message) { return [] }
        if !prefix.isLogged, mentions.count < every.count || isDocument(mentions, in: message) { return [] }
        guard let first = mentions.first else { return [] }
        if let remark = Remark.start(in: message, mentions) {
            return sightings(in: message[..<remark], prefix: prefix, context: context)
        }
        if mentions.allSatisfy({ $0.callback == first.callback }) {
            return repeated(mentions, message, prefix, context)
        }
        return several(mentions, message, prefix, context)
    }

    /// Returns whether a line without a logger prefix is part of a document about callbacks.
    private static func isDocument(_ mentions: [CallbackMention], in message: Scalars) -> Bool {
        Prose.isQuotation(message) || isNode(message)
            || isComparison(mentions, in: message) || isMapping(mentions, in: message)
            || Prose.isSentence(message, around: mentions) || Prose.isInCellWithText(message, mentions)
    }

    /// Returns whether the message is a node of a Mermaid graph, such as `A["init / init(coder:)"]`.
    private static func isNode(_ message: Scalars) -> Bool {
        message.drop(while: \.isASCIIWord).hasPrefix("[\"") && message.first?.isASCIILetter == true
    }

    private static func isCallOfSuper(_ mention: CallbackMention, in message: Scalars) -> Bool {
        message[..<mention.range.lowerBound].hasSuffix("super.")
    }

    /// Returns whether the callbacks are in a list that is the value of a key, such as
    /// `only: [home.viewDidLoad, viewDidAppear]` in a scenario and `"steps":["viewDidLoad"]` in JSON.
    private static func isValue(_ mentions: [CallbackMention], in message: Scalars) -> Bool {
        guard let first = mentions.first, let open = message[..<first.range.lowerBound].lastIndex(of: "["),
            message[..<open].trimmed.last == ":"
        else { return false }
        let end = message.end(ofBracketAt: open) ?? message.endIndex
        let isBrief = message[(open + 1)...].trimmed.first == "\"" || message[..<open].split { !$0.isWord }.count < 3
        return isBrief && mentions.allSatisfy { $0.range.upperBound < end }
    }

    /// Returns whether the callbacks are in two columns, such as the expected and the actual order in a test failure.
    private static func isComparison(_ mentions: [CallbackMention], in message: Scalars) -> Bool {
        guard mentions.count == 2, message.first != "|" else { return false }
        return message[mentions[0].range.upperBound..<mentions[1].range.lowerBound].trimmed.first == "|"
    }

    /// Returns whether the line explains a callback without a controller by another callback, which a description
    /// precedes, as in `viewDidLoad → the next screen's viewDidLoad`.
    private static func isMapping(_ mentions: [CallbackMention], in message: Scalars) -> Bool {
        guard mentions.count == 2, !message[..<mentions[0].range.lowerBound].contains(where: \.isWord) else {
            return false
        }
        let between = message[mentions[0].range.upperBound..<mentions[1].range.lowerBound].trimmed
        let text = between.drop { !$0.isWord }.trimmed
        return between.leadsOn && (text.contains(where: \.isBlank) || text.last.map(\.isPossessive) == true)
    }

    private static func sighting(_ phrase: Phrase) -> Sighting? {
        guard case .sighting(var sighting)? = MessageForm.first(for: phrase)?.reading else { return nil }
        sighting.isHook = sighting.isHook || phrase.mention.isHook
        sighting.parent = phrase.parent
        let ending = phrase.mention.ending
        if let first = ending.unicodeScalars.first {
            if first.isDigit {
                sighting.address = sighting.address ?? ending
            } else if sighting.name == nil {
                sighting.name = ending
            }
        }
        let word = phrase.message[phrase.mention.range].prefix { $0.isASCIIWord }
        if sighting.isHook, let mark = word.lastIndex(of: "_") {
            let head = word[..<mark].trimming { $0 == "_" }
            if head.lowercase.hasPrefix("test") { return nil }
            // `HomeVC_viewDidLoad` is a controller's name and a callback, but `my_viewDidLoad` is a swizzled method.
            if sighting.name == nil, let first = head.first, first.isASCIILetter, first != first.lower {
                sighting.name = head.string
                sighting.isHook = false
            }
        }
        return isPlausible(sighting, phrase) ? sighting : nil
    }

    /// Returns whether the named object can be a controller. Returns true if no object is named. Other objects also
    /// receive callbacks such as `deinit`.
    private static func isPlausible(_ sighting: Sighting, _ phrase: Phrase) -> Bool {
        guard let name = sighting.name else { return true }
        guard sighting.callback.isShared else { return !phrase.context.hasClass || !name.isForwarder }
        if phrase.context.isController(name) { return true }
        let isOfAny = sighting.callback == .deinitializer || sighting.callback == .initializer
        return !name.isNoController && (!isOfAny || ControllerName.isLabel(name))
    }

    /// Reads a line that names one callback once, or several times, such as `viewDidLoad: <C: 0x…> viewDidLoad`.
    /// Returns the callback once for each controller name next to it, or once if no controller is named. The list is
    /// empty if one of the mentions is source code, or if no mention is a report.
    private static func repeated(
        _ mentions: [CallbackMention], _ message: Scalars, _ prefix: LinePrefix, _ context: LogContext
    ) -> [Sighting] {
        var named: [Sighting] = []
        var nameless: Sighting?
        for index in mentions.indices.reversed() {
            let start = index > 0 ? mentions[index - 1].range.upperBound : message.startIndex
            let end = index + 1 < mentions.count ? mentions[index + 1].range.lowerBound : message.endIndex
            let mention = mentions[index]
            let phrase = Phrase(
                message: message, before: message[start..<mention.range.lowerBound], mention: mention,
                after: message[mention.range.upperBound..<end], prefix: prefix, context: context)
            if [MessageForm.sourceCode, .negation].contains(where: { $0.read(phrase) == .refused }) { return [] }
            guard let found = sighting(phrase) else { continue }
            let isNamed = found.name != nil || found.address != nil
            if !isNamed {
                nameless = found
            } else if !named.contains(where: { $0.name == found.name }) {
                named.append(found)
            }
        }
        return named.isEmpty ? nameless.map { [$0] } ?? [] : named.reversed()
    }

    /// Reads several callbacks on one line. If names precede the callbacks, a callback without a name belongs to the
    /// controller of the preceding callback.
    ///
    /// Returns an empty list if one of the callbacks is not a report, or if the text between two of them makes them a
    /// list. Without a logger prefix, also returns an empty list in these cases:
    /// - More than eight Chinese, Japanese, or Korean characters are between two callbacks.
    /// - Arrows or hyphens connect the callbacks, and neither a controller nor an alias precedes them.
    /// - More than two callbacks have no controller, or more than one if a comma follows the first callback.
    private static func several(
        _ mentions: [CallbackMention], _ message: Scalars, _ prefix: LinePrefix, _ context: LogContext
    ) -> [Sighting] {
        if isMeasurement(mentions, in: message) { return [] }
        let head = message[..<mentions[0].range.lowerBound]
        if let joined = joined(mentions, message, prefix, context) { return joined }
        let namesFollow = NameSearch(NamePiece.all(in: head), context: context).name == nil && !head.holds("[")
        var found: [Sighting] = []
        for (index, mention) in mentions.enumerated() {
            let start = index > 0 ? mentions[index - 1].range.upperBound : message.startIndex
            let end = index + 1 < mentions.count ? mentions[index + 1].range.lowerBound : message.endIndex
            let between = message[start..<mention.range.lowerBound]
            let isLast = index + 1 == mentions.count
            let after = message[mention.range.upperBound..<end]
            let closer = after.prefix { !$0.isBlank }
            if !isLast, isList(after) || !prefix.isLogged && after.filter(\.isCJK).count > 8 { return [] }
            let phrase = Phrase(
                message: message, before: namesFollow && index > 0 ? between.suffix(0) : between, mention: mention,
                after: isLast || namesFollow ? after : closer.first == "]" ? closer : after.suffix(0), prefix: prefix,
                context: context)
            guard var sighting = sighting(phrase) else { return [] }
            if sighting.name == nil, !namesFollow {
                sighting.name = found.last?.name
                // `On launch viewDidLoad -> viewWillAppear -> …` is a summary, unless it names a controller.
                let isOrder = between.trimming { !"-=>→".unicodeScalars.contains($0) }.count > 0
                if isOrder, !prefix.isLogged, !context.isController(sighting.name), !isAlias(head) { return [] }
            }
            found.append(sighting)
        }
        let nameless = found.count { $0.name == nil && $0.address == nil }
        let isObserved = context.announcement == .run || Set(found.map(\.callback)).count < found.count
        if nameless == found.count, isObserved, isChain(mentions, message) { return found }
        let isSeries = message[mentions[0].range.upperBound...].trimmed.first == ","
        return nameless > (isSeries ? 1 : 2) && !prefix.isLogged ? [] : found
    }

    /// Returns whether the line prints the time between two callbacks, as in `C viewDidLoad -> viewDidAppear: 340 ms`.
    private static func isMeasurement(_ mentions: [CallbackMention], in message: Scalars) -> Bool {
        guard mentions.count == 2 else { return false }
        let between = message[mentions[0].range.upperBound..<mentions[1].range.lowerBound].trimmed
        guard !between.isEmpty, between.allSatisfy({ "-–—=>→".unicodeScalars.contains($0) }) else { return false }
        // A colon can be part of the second callback's name.
        let rest = message[(mentions[1].range.upperBound - 1)...].drop { $0.isWord || $0 == ")" || $0.isBlank }
        return (rest.first == ":" || rest.first == "=") && rest.dropFirst().trimmed.first?.isDigit == true
    }

    /// Reads lines that lost their line breaks, such as `A viewDidLoad A viewWillAppear B viewDidLoad`: one word
    /// precedes each callback, and the first of these words occurs again. Returns nil for other messages.
    private static func joined(
        _ mentions: [CallbackMention], _ message: Scalars, _ prefix: LinePrefix, _ context: LogContext
    ) -> [Sighting]? {
        var phrases: [Phrase] = []
        for (index, mention) in mentions.enumerated() {
            let start = index > 0 ? mentions[index - 1].range.upperBound : message.startIndex
            let between = message[start..<mention.range.lowerBound]
            guard between.last?.isBlank == true, index == 0 || between.first?.isBlank == true,
                let word = between.split(whereSeparator: \.isBlank).last, word.allSatisfy(\.isWord),
                word.count < 30, !LogWords.prose.contains(word.lowercase)
            else { return nil }
            phrases.append(
                Phrase(
                    message: message[word.startIndex..<mention.range.upperBound],
                    before: message[word.startIndex..<mention.range.lowerBound], mention: mention,
                    after: message[mention.range.upperBound..<mention.range.upperBound], prefix: prefix,
                    context: context))
        }
        guard phrases[0].before.startIndex == message.trimmed.startIndex,
            phrases.dropFirst().contains(where: { $0.before.elementsEqual(phrases[0].before) })
        else { return nil }
        let found = phrases.compactMap(sighting)
        return found.count == phrases.count ? found : nil
    }

    /// Returns whether the message consists of callbacks and arrows.
    private static func isChain(_ mentions: [CallbackMention], _ message: Scalars) -> Bool {
        var rest = message[mentions[0].range.lowerBound...]
        for mention in mentions {
            let arguments = rest[..<mention.range.lowerBound]
            let between = arguments.dropFirst(arguments.hasPrefix("animated") ? 8 : 0).filter {
                !$0.isBlank && $0 != "`"
            }
            guard between.allSatisfy({ "-=>→⇒".unicodeScalars.contains($0) }) else { return false }
            rest = rest[mention.range.upperBound...]
        }
        return !rest.contains(where: \.isWord)
    }

    /// Returns whether the text before a chain of callbacks is an alias: one or two letters, or a word separated from
    /// the chain by a symbol.
    private static func isAlias(_ head: Scalars) -> Bool {
        let words = head.split { !$0.isWord }
        guard words.count == 1, let name = words.first else { return false }
        return name.count < 3 || head[name.endIndex...].contains { "·|•/]".unicodeScalars.contains($0) }
    }

    /// Returns whether the text between two callbacks makes them a list: a slash, an ideographic comma, a comma as in
    /// `[a.f, b.f]`, a word such as `and`, or text that begins in Chinese, Japanese, or Korean.
    private static func isList(_ between: Scalars) -> Bool {
        let text = between.trimmed
        if text.first == ",", text.dropFirst().contains(".") { return true }
        if text.elementsEqual("/".unicodeScalars) || text.elementsEqual("、".unicodeScalars) { return true }
        if text.first?.isCJK == true || text.first == "，" && text.dropFirst().first?.isCJK == true { return true }
        return text.split { !$0.isWord }.contains { LogWords.prose.contains($0.lowercase) }
    }
}
