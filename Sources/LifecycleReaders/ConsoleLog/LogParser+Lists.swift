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

extension Scalars {
    /// Whether a line that names a callback is source code that declares or calls the callback.
    var isSource: Bool {
        guard let last = trimmed.last else { return false }
        return last == "{" || last == ";" || holds("override func ") || holds("super.")
    }
}
