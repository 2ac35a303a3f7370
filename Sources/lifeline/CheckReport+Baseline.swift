/// The findings that were known before: they pass, and only new ones fail.
///
/// A baseline is a text of one finding a line, without its place in the file, so that it outlives edits elsewhere.
struct CheckBaseline {
    private var known: [String: Int] = [:]

    /// Reads a baseline; lines that begin with `#` and empty ones say nothing.
    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            known[String(line), default: 0] += 1
        }
    }

    /// Whether the finding is known; each line of the baseline lets one finding pass.
    mutating func lets(_ complaint: Complaint) -> Bool {
        let key = CheckBaseline.line(complaint)
        guard let count = known[key], count > 0 else { return false }
        known[key] = count - 1
        return true
    }

    /// How many known findings were not found any more.
    var leftOver: Int { known.values.reduce(0, +) }

    /// The baseline of `complaints`.
    static func text(of complaints: [Complaint]) -> String {
        "# Known findings: lifeline check lets them pass. Made by --update-baseline.\n"
            + complaints.map { line($0) + "\n" }.sorted().joined()
    }

    private static func line(_ complaint: Complaint) -> String {
        let file = complaint.file.hasPrefix("./") ? String(complaint.file.dropFirst(2)) : complaint.file
        return Console.printable("\(file): \(complaint.message) [\(complaint.rule)]")
    }
}
