/// A baseline: a list of known diagnostics, which don't fail a check.
///
/// A baseline contains one diagnostic per line: the file, the finding, and the rule. It contains neither line numbers nor
/// remedies, so it stays valid after edits elsewhere and in a check of other inputs. Paths begin at the root of the Git
/// repository or, outside of a repository, have no `..` at the start, so a baseline applies in each folder from which the
/// files are checked.
struct CheckBaseline {
    /// The number of times that each line occurs.
    private var known: [String: Int] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            // Somebody can add a line from a report, with its remedy.
            let end = line.ranges(of: " [").last?.lowerBound ?? line.endIndex
            known[ReportedDiagnostic.finding(String(line[..<end])) + line[end...], default: 0] += 1
        }
    }

    /// The number of diagnostics.
    var count: Int { known.values.reduce(0, +) }

    /// Returns whether the baseline accepts a diagnostic. Each line of the baseline accepts only one diagnostic.
    mutating func accepts(_ found: ReportedDiagnostic) -> Bool {
        let key = CheckBaseline.line(found)
        guard let count = known[key], count > 0 else { return false }
        known[key] = count - 1
        return true
    }

    /// The beginning of each baseline.
    static let title = "# Known diagnostics, which don't fail 'lifeline check'."

    /// Replaces the diagnostics in the checked files. Those in other files, which stay, include files to which the found
    /// diagnostics refer.
    mutating func replace(in checked: Set<String>, with found: [ReportedDiagnostic]) {
        let paths = Set(checked.map(CheckBaseline.path))
        let kept = known.filter { line, _ in
            // A path can contain a colon, too.
            !line.ranges(of: ": ").contains { paths.contains(String(line[..<$0.lowerBound])) }
        }
        let new = found.reduce(into: [:]) { $0[CheckBaseline.line($1), default: 0] += 1 }
        known = kept.merging(new, uniquingKeysWith: max)
    }

    /// The content of the file.
    var text: String {
        "\(CheckBaseline.title) Written by --update-baseline.\n"
            + known.sorted { $0.key < $1.key }.map { String(repeating: $0.key + "\n", count: $0.value) }.joined()
    }

    private static func path(of file: String) -> String {
        var path = ReportedDiagnostic.repositoryPath(of: file)[...]
        while path.hasPrefix("../") { path = path.dropFirst(3) }
        return PrintableText.line(String(path))
    }

    private static func line(_ found: ReportedDiagnostic) -> String {
        let message = PrintableText.line(found.diagnostic.message)
        return "\(ReportedDiagnostic.finding("\(path(of: found.file)): \(message)")) [\(found.diagnostic.rule)]"
    }
}
