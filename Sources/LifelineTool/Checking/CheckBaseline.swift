/// The known diagnostics, which don't fail a check.
///
/// A baseline has one diagnostic per line, without its line number, so it stays valid after edits elsewhere in the
/// file.
struct CheckBaseline {
    private var known: [String: Int] = [:]

    /// Reads a baseline, without empty lines and lines that begin with `#`.
    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            known[String(line), default: 0] += 1
        }
    }

    /// Returns whether a diagnostic is known. Each line of the baseline accepts one diagnostic.
    mutating func lets(_ found: ReportedDiagnostic) -> Bool {
        let key = CheckBaseline.line(found)
        guard let count = known[key], count > 0 else { return false }
        known[key] = count - 1
        return true
    }

    /// Returns the baseline for these diagnostics.
    static func text(of diagnostics: [ReportedDiagnostic]) -> String {
        "# Known diagnostics, which don't fail 'lifeline check'. Written by --update-baseline.\n"
            + diagnostics.map { line($0) + "\n" }.sorted().joined()
    }

    private static func line(_ found: ReportedDiagnostic) -> String {
        let file = found.file.hasPrefix("./") ? String(found.file.dropFirst(2)) : found.file
        return PrintableText.line("\(file): \(found.diagnostic.message) [\(found.diagnostic.rule)]")
    }
}
