/// A baseline: a list of known diagnostics, which don't fail a check.
///
/// A baseline contains one diagnostic per line. Neither the diagnostics nor their messages have line numbers, so a
/// baseline stays valid after edits elsewhere in an input. Paths have no `..` at the start, so the baseline of a settings
/// file also applies in the folders below the file.
struct CheckBaseline {
    private var known: [String: Int] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            known[CheckBaseline.withoutLines(String(line)), default: 0] += 1
        }
    }

    /// Returns whether the baseline accepts a diagnostic. Each line of the baseline accepts only one diagnostic.
    mutating func accepts(_ found: ReportedDiagnostic) -> Bool {
        let key = CheckBaseline.line(found)
        guard let count = known[key], count > 0 else { return false }
        known[key] = count - 1
        return true
    }

    /// The beginning of each baseline.
    static let title = "# Known diagnostics, which don't fail 'lifeline check'."

    static func text(of diagnostics: [ReportedDiagnostic]) -> String {
        "\(title) Written by --update-baseline.\n"
            + diagnostics.map { line($0) + "\n" }.sorted().joined()
    }

    private static func line(_ found: ReportedDiagnostic) -> String {
        var path = found.normalizedPath[...]
        while path.hasPrefix("../") { path = path.dropFirst(3) }
        return withoutLines(PrintableText.line("\(path): \(found.diagnostic.message) [\(found.diagnostic.rule)]"))
    }

    /// Returns a line of a baseline without the numbers of lines, such as those in `lines 10-12`.
    private static func withoutLines(_ line: String) -> String {
        line.replacing(/\b(lines? )\d+(-\d+)?\b/) { "\($0.1)…" }
    }
}
