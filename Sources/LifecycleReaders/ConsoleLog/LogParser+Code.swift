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
}
