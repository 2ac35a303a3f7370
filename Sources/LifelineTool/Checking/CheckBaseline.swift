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
    mutating func lets(_ found: ReportedDiagnostic) -> Bool {
        let key = CheckBaseline.line(found)
        guard let count = known[key], count > 0 else { return false }
        known[key] = count - 1
        return true
    }

    /// The baseline of these diagnostics.
    static func text(of diagnostics: [ReportedDiagnostic]) -> String {
        "# Known diagnostics, which don't fail 'lifeline check'. Written by --update-baseline.\n"
            + diagnostics.map { line($0) + "\n" }.sorted().joined()
    }

    private static func line(_ found: ReportedDiagnostic) -> String {
        let file = found.file.hasPrefix("./") ? String(found.file.dropFirst(2)) : found.file
        return Console.printable("\(file): \(found.diagnostic.message) [\(found.diagnostic.rule)]")
    }
}
