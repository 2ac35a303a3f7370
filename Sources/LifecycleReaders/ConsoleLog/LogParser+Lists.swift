import LifecycleModel

extension LogParser {
    /// Holds back the entries in a list of callbacks without controllers, or returns false for other callbacks. In a
    /// log whose other lines name controllers, the list only contains method names.
    mutating func hold(_ sightings: [Sighting], _ prefix: LinePrefix, _ number: Int) -> Bool {
        let isBare = sightings.allSatisfy { $0.name == nil && $0.address == nil }
        let isMarked = prefix.isListed || prefix.isQuoted || prefix.isComment
        let mayBeList = isBare && isMarked && !prefix.isLogged && context.owner == nil && !context.hasBare
        guard mayBeList, pendingList.count < 1000, !headings.namesOwner(context: context) else {
            // A list that continues with another controller's callbacks is also a trace.
            endList(isTrace: isBare && !prefix.isLogged || prefix.isBullet && pendingList.allSatisfy(\.prefix.isBullet))
            return false
        }
        if pendingList.isEmpty { paragraphs = 0 }
        pendingList += sightings.map { PendingHook(sighting: $0, prefix: prefix, line: number) }
        return true
    }

    /// Adds the entries that were held back if no line in the log names a controller. Otherwise, drops the entries. In
    /// source code or between paragraphs, the entries are documentation.
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
    /// Whether a line that names a callback is source code that declares or calls it.
    var isSource: Bool {
        guard let last = trimmed.last else { return false }
        return last == "{" || last == ";" || holds("override func ") || holds("super.")
    }
}
