import LifecycleModel

extension LogParser {
    /// The number of consecutive lines with callbacks that form a trace within source code.
    private static let traceInCode = 3

    /// Records a line without callbacks. A single callback between lines of code is part of the code and is dropped. A
    /// callback before a line of text is the start of a trace.
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

    /// Holds back callbacks after a line of code until there are enough for a trace, or returns false if they don't
    /// need to wait.
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
