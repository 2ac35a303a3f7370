import LifecycleModel
import LifecycleReaders

/// A diagnostic with its source line.
struct ReportedDiagnostic: Hashable {
    var diagnostic: Diagnostic
    /// The source line without its line break, or nil if it is unknown.
    var sourceLine: String?

    /// Creates a diagnostic with its line in `source`. Without a source, `sourceLine` is nil.
    init(_ diagnostic: Diagnostic, in source: Source? = nil) {
        self.diagnostic = diagnostic
        sourceLine = diagnostic.location.line.flatMap { source?.line($0) }
    }

    /// The path of the file for messages, or `-` if the diagnostic has no file.
    var file: String { diagnostic.location.file ?? "-" }
    /// The line number, starting at 1, or nil.
    var line: Int? { diagnostic.location.line }
    /// The column number, starting at 1, or nil if there is no line. By default, the column of the first character that
    /// isn't a space or a tab, or 1 if the source line is unknown.
    var column: Int? {
        guard line != nil else { return nil }
        return diagnostic.location.column ?? sourceLine.map { $0.prefix { $0 == " " || $0 == "\t" }.count + 1 } ?? 1
    }
}
