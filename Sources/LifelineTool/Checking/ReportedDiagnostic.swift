import LifecycleModel
import LifecycleReaders

/// A diagnostic with its source line.
struct ReportedDiagnostic: Hashable {
    var diagnostic: Diagnostic
    /// The line without its line break; nil if the diagnostic has no line.
    var sourceLine: String?

    /// Creates the diagnostic, with its line of a source; nil shows no line.
    init(_ diagnostic: Diagnostic, in source: Source? = nil) {
        self.diagnostic = diagnostic
        sourceLine = diagnostic.location.line.flatMap { source?.line($0) }
    }

    /// The file name for messages.
    var file: String { diagnostic.location.file ?? "-" }
    /// The line, from 1, or nil.
    var line: Int? { diagnostic.location.line }
    /// The column, from 1: that of the diagnostic, or that of the first character of the line that is not whitespace.
    var column: Int? {
        guard line != nil else { return nil }
        return diagnostic.location.column ?? sourceLine.map { $0.prefix { $0 == " " || $0 == "\t" }.count + 1 } ?? 1
    }
}
