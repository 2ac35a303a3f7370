import LifecycleModel

/// Counts what a command did with drawings, and the diagnostics that it reported about inputs.
struct DrawingTally: Equatable, Sendable {
    /// What is counted.
    enum Entry: String, Sendable {
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
    /// The paths of the drawings that were written.
    private(set) var writtenPaths: [String] = []
    /// The inputs and files that failed, in order.
    private(set) var failed: [String] = []
    private var knownFailures: Set<String> = []

    subscript(entry: Entry) -> Int { counts[entry, default: 0] }

    /// Adds a diagnostic, or the drawing at a path.
    mutating func add(_ entry: Entry, _ path: String = "") {
        counts[entry, default: 0] += 1
        if entry == .written { writtenPaths.append(path) }
    }

    /// Adds an input or a file that failed; one that is known is not added again.
    mutating func fail(_ path: String) { if knownFailures.insert(path).inserted { failed.append(path) } }

    /// Returns the summary of files, such as `wrote 12 drawings to output, 3 unchanged`.
    ///
    /// - Parameters:
    ///   - output: The folder; nil if there are several.
    ///   - noun: What the files are, in the singular.
    func summary(of output: String?, _ noun: String = "drawing") -> String {
        var text = "wrote " + (DrawingTally.count(self[.written], noun) ?? "no \(noun)s")
        if let output { text += " to \(output)" }
        for entry in [Entry.unchanged, .removed] where self[entry] > 0 { text += ", \(self[entry]) \(entry.rawValue)" }
        return text + failures
    }

    /// Returns the summary of a command that draws into a single file.
    func summary(ofFile file: String) -> String {
        if self[.written] > 0 { return "wrote \(file)" + failures }
        return (self[.unchanged] > 0 ? "\(file) is unchanged" : "wrote no drawing to \(file)") + failures
    }

    /// The number of diagnostics of each severity, such as `1 error, 2 warnings`; nil for none.
    var diagnostics: String? {
        Severity.allCases.reversed().compactMap { severity in
            DrawingTally.count(self[Entry(severity)], severity.rawValue)
        }.joined(separator: ", ").nilIfEmpty
    }

    /// The end of a summary that names what failed, at most three of many.
    private var failures: String {
        guard !failed.isEmpty else { return "" }
        let shown = failed.count > 4 ? failed.prefix(3) + ["\(failed.count - 3) others"] : failed[...]
        return "; failed: " + shown.joined(separator: ", ")
    }

    /// Returns a number with its noun, such as `1 error` or `2 errors`; nil for 0.
    static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}

extension String {
    /// The text, or nil if it is empty.
    var nilIfEmpty: String? { isEmpty ? nil : self }
}
