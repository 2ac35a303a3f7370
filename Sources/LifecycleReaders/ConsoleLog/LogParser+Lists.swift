import LifecycleModel

extension LogParser {
    /// Holds back callbacks without controllers in a list, a quotation, or a comment, because other lines of the log
    /// show whether the callbacks are a trace. Ends the pending list and returns false for other callbacks. Does the
    /// same if a logger printed the callbacks, if the line continues a list that names controllers, if an earlier line names their controller, if a callback without a
    /// controller was already added, or if 1,000 callbacks are already held back.
    mutating func hold(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) -> Bool {
        let isBare = sightings.allSatisfy { $0.name == nil && $0.address == nil }
        let isMarked = prefix.isListed || prefix.isQuoted || prefix.isComment
        let isContinued = prefix.isListed && context.hasNamed && !headings.isSeparated
        let mayBeList =
            isBare && isMarked && !prefix.isLogged && context.owner == nil && !context.hasBare && !isContinued
        guard mayBeList, pendingList.count < 1000, !headings.namesOwner(context: context) else {
            // The pending list can be a trace if callbacks without controllers and without a logger prefix follow it,
            // or if it consists of list entries and the next callbacks are in a list entry, too.
            endList(isTrace: isBare && !prefix.isLogged || prefix.isBullet && pendingList.allSatisfy(\.prefix.isBullet))
            return false
        }
        if pendingList.isEmpty { paragraphs = 0 }
        pendingList += sightings.map { PendingHook(sighting: $0, prefix: prefix, line: number) }
        return true
    }

    /// Ends the list that was held back. Adds its callbacks if `isTrace` is true, no earlier callback names a
    /// controller, no earlier source code mentions callbacks, and there are at most half as many paragraphs as
    /// callbacks. If one of these conditions fails, the list is documentation, and the callbacks are dropped. In both
    /// cases, callbacks of the application and its scenes become notes.
    mutating func endList(isTrace: Bool) {
        let held = pendingList
        guard !held.isEmpty else { return }
        pendingList = []
        let isTrace = isTrace && !context.hasNamed && !context.hasSource && paragraphs * 2 <= held.count
        for entry in held {
            if entry.sighting.callback.phase == .application {
                builders[current].note(entry.sighting.callback.shortName, prefix: entry.prefix, line: entry.line)
            } else if isTrace {
                add(entry.sighting, entry.prefix, entry.line)
            } else {
                builders[current].skip()
            }
        }
    }
}

extension LogParser {
    /// Holds back a callback that can be the title of a description in the next line: a callback without a controller
    /// that doesn't follow another callback or an announcement, or a commented method. Returns false for other
    /// callbacks.
    mutating func holdTitle(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) -> Bool {
        guard sightings.count == 1, !prefix.isLogged, pendingInitializer == nil else { return false }
        let isBare = sightings[0].name == nil && sightings[0].address == nil && context.owner == nil
        let isFirst = headings.isSeparated || builders[current].isEmpty
        guard isBare && isFirst && !headings.isIntroduction || prefix.isComment && sightings[0].methodClass != nil
        else { return false }
        pendingTitle = PendingTitle(
            callback: PendingHook(sighting: sightings[0], prefix: prefix, line: number), headings: headings)
        headings.reset()
        return true
    }

    /// Adds the callback that was held back, unless `line` describes it: the line is a sentence, or below a commented
    /// method its declaration or its type encoding.
    mutating func endTitle(above line: Scalars = []) {
        guard let title = pendingTitle else { return }
        pendingTitle = nil
        let isMethod = title.callback.prefix.isComment && title.callback.sighting.methodClass != nil
        if isMethod ? line.trimmed.isDeclaration : Prose.isSentence(line.trimmed) { return builders[current].skip() }
        let later = headings
        headings = title.headings
        add([title.callback.sighting], title.callback.prefix, title.callback.line)
        headings = later
    }
}

extension Scalars {
    /// Whether the text is the type encoding of an Objective-C method, as in `v16@0:8`, or declares a method or a C
    /// function.
    fileprivate var isDeclaration: Bool {
        if hasPrefix("- (") || hasPrefix("-(") || hasPrefix("void ") { return true }
        return last?.isDigit == true && holds("@0:") && !contains(where: \.isBlank)
    }

    /// Whether a line that names a callback is source code that declares or calls the callback.
    var isSource: Bool {
        guard let last = trimmed.last else { return false }
        return last == "{" || last == ";" || holds("override func ") || holds("super.")
    }
}
