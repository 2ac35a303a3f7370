import LifecycleModel

extension LogParser {
    /// How many lines must tell of callbacks on end to be a trace in the middle of source code.
    private static let traceInCode = 3

    /// Takes note of a line that tells of no callback: a single callback between lines of code is a part of the code, and is
    /// dropped; one that text follows is the start of a trace.
    mutating func note(_ shape: LineShape) {
        switch shape {
        case .neutral: return
        case .code:
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

    /// Holds back callbacks behind a line of code until there are enough of them for a trace; false where they need not wait.
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

    /// Adds the callbacks that were held back.
    mutating func endCode() {
        let held = pendingCode
        codeCandidates = 0
        guard !held.isEmpty else { return }
        pendingCode = []
        for entry in held { take([entry.sighting], entry.prefix, entry.line) }
    }
}
