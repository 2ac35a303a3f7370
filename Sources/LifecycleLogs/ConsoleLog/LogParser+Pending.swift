import LifecycleModel

extension LogParser {
    /// The number of lines with callbacks, without code between them, that are enough for a trace after source code. If
    /// a line of text, a hierarchy dump, or the end of the log follows, fewer lines are enough.
    private static let traceInCode = 3

    /// Records the shape of a line without callbacks. If the line is code, the callbacks in `pendingCode` are part of
    /// the code and are dropped, and the next callbacks are held back. If the line is text, the callbacks in
    /// `pendingCode` are a trace and are added, and the next callbacks are not held back. A neutral line changes
    /// nothing.
    mutating func note(_ shape: LineShape) {
        switch shape {
        case .neutral: return
        case .closing where pendingCode.isEmpty: return
        case .code, .closing:
            builders[current].addCodeLine()
            isAfterCode = true
            for _ in pendingCode { builders[current].skip() }
            pendingCode = []
            codeCandidates = 0
        case .text:
            endCode()
            isAfterCode = false
        }
    }

    /// Holds back callbacks after source code. As soon as there are enough lines for a trace, adds all callbacks that
    /// are held back. Returns false if the callbacks don't follow source code, or if a logger printed them.
    mutating func holdInCode(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) -> Bool {
        guard isAfterCode, !prefix.isLogged else { return false }
        pendingCode += sightings.map { PendingHook(sighting: $0, prefix: prefix, line: number) }
        codeCandidates += 1
        if codeCandidates >= LogParser.traceInCode {
            endCode()
            isAfterCode = false
        }
        return true
    }

    mutating func endCode() {
        let held = pendingCode
        codeCandidates = 0
        guard !held.isEmpty else { return }
        pendingCode = []
        for entry in held { take([entry.sighting], entry.prefix, entry.line) }
    }

    /// Adds the hierarchy from the pending lines. If they are not a hierarchy dump, or if its nodes are nested too
    /// deeply, counts the lines as unrecognized instead.
    mutating func endDump() {
        let lines = pendingDump
        guard !lines.isEmpty else { return }
        pendingDump = []
        let text = Array(lines.map(\.bytes).joined(separator: [0x0A]))
        guard let dump = try? DumpBuilder(DumpLine.all(in: text[...])).dump(file: ""), !dump.roots.isEmpty else {
            for _ in lines { builders[current].skip() }
            return
        }
        endTitle()
        endHook()
        endCode()
        endList(isTrace: true)
        headings.reset()
        builders[current].add(dump) { lines[min($0, lines.count) - 1].number }
    }

    mutating func add(_ sighting: Sighting, _ prefix: LinePrefix, _ number: Int) {
        if sighting.isHook {
            endHook()
            if !builders[current].isKnown(sighting) {
                pendingHook = PendingHook(sighting: sighting, prefix: prefix, line: number)
            }
            return
        }
        if let hook = pendingHook {
            if hook.sighting.isHook(of: sighting) {
                pendingHook = nil
                var known = sighting
                known.address = sighting.address ?? hook.sighting.address
                return commit(known, prefix, number)
            }
            endHook()
        }
        commit(sighting, prefix, number)
    }

    private mutating func commit(_ sighting: Sighting, _ prefix: LinePrefix, _ number: Int) {
        var sighting = sighting
        if let own = sighting.leadingNumber, sighting.name == nil {
            if let first = context.leadingNumbers.add(own) { builders[current].number(first) }
            if context.leadingNumbers.areInstances { sighting.address = own }
        }
        if let name = sighting.name, sighting.name != context.owner || context.owner == nil {
            if knownNames.insert(name).inserted { context.add(name) }
        } else {
            context.hasBare = true
        }
        if let address = sighting.address, address.utf8.count < 4 { context.hasNumbers = true }
        if !builders[current].add(sighting, prefix: prefix, line: number, isAfterGap: hadGap) {
            builders[current].skip()
        }
    }

    /// Adds the pending callback that only a swizzled method printed.
    mutating func endHook() {
        guard let hook = pendingHook else { return }
        pendingHook = nil
        commit(hook.sighting, hook.prefix, hook.line)
    }

    /// Holds back callbacks without controllers in a list, a quotation, or a comment, because other lines of the log
    /// show whether the callbacks are a trace. Ends the pending list and returns false for other callbacks. Does the
    /// same if a logger printed the callbacks, if the line continues a list that names controllers, if an earlier line
    /// names their controller, if a callback without a controller was already added, or if 1,000 callbacks are already
    /// held back.
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

extension Sighting {
    /// Returns whether this sighting, printed by a swizzled method, and `other` report the same call.
    fileprivate func isHook(of other: Sighting) -> Bool {
        guard callback == other.callback else { return false }
        guard let name, let own = other.name else { return true }
        return name.split(separator: ".").last == own.split(separator: ".").last
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
