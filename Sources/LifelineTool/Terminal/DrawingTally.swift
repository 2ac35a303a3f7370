import LifecycleModel

/// A count of the drawings that a command wrote, left unchanged, or removed, and of the diagnostics that it reported.
struct DrawingTally: Codable, Equatable, Sendable {
    enum Entry: String, Codable, Sendable {
        case written, unchanged, removed, error, warning, note

        init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }
    }

    private var counts: [Entry: Int] = [:]
    private(set) var writtenPaths: [String] = []
    /// The inputs and files that failed, in order.
    private(set) var failed: [String] = []
    private var knownFailures: Set<String> = []

    subscript(entry: Entry) -> Int { counts[entry, default: 0] }

    mutating func add(_ entry: Entry, _ path: String = "") {
        counts[entry, default: 0] += 1
        if entry == .written { writtenPaths.append(path) }
    }

    mutating func add(_ other: DrawingTally) {
        counts.merge(other.counts, uniquingKeysWith: +)
        writtenPaths += other.writtenPaths
        for path in other.failed { fail(path) }
    }

    /// Adds an input or a file that failed. Ignores a path that was added before.
    mutating func fail(_ path: String) { if knownFailures.insert(path).inserted { failed.append(path) } }

    /// Returns a summary of the files, such as `wrote 12 drawings to output, 3 unchanged`.
    ///
    /// - Parameters:
    ///   - output: The output folder, or nil if there are several.
    ///   - noun: A singular noun for the files.
    func summary(of output: String?, _ noun: String = "drawing") -> String {
        var text = "wrote " + (self[.written] == 0 ? "no \(noun)s" : self[.written].counting(noun))
        if let output { text += " to \(output)" }
        for entry in [Entry.unchanged, .removed] where self[entry] > 0 { text += ", \(self[entry]) \(entry.rawValue)" }
        return text + failures
    }

    /// Returns a summary for a command that writes a drawing to a single file, such as `wrote push.svg`.
    func summary(ofFile file: String) -> String {
        if self[.written] > 0 { return "wrote \(file)" + failures }
        return (self[.unchanged] > 0 ? "\(file) is unchanged" : "wrote no drawing to \(file)") + failures
    }

    /// The number of diagnostics per severity, such as `1 error, 2 warnings`, or nil if there are no diagnostics.
    var diagnostics: String? {
        let found = Severity.allCases.reversed().filter { self[Entry($0)] > 0 }
        return found.map { self[Entry($0)].counting($0.rawValue) }.joined(separator: ", ").nilIfEmpty
    }

    /// The end of a summary, which lists the inputs and files that failed. A list of more than four is shortened.
    private var failures: String {
        guard !failed.isEmpty else { return "" }
        let shown = failed.count > 4 ? failed.prefix(3) + ["\(failed.count - 3) others"] : failed[...]
        return "; failed: " + shown.joined(separator: ", ")
    }
}

extension String {
    var nilIfEmpty: String? { isEmpty ? nil : self }
}
