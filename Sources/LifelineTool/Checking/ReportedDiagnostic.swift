import LifecycleModel
import LifecycleReaders

/// A diagnostic with the line of the source that it points at.
struct ReportedDiagnostic: Hashable {
    var diagnostic: Diagnostic
    /// The line without its end; nil if the diagnostic points at none.
    var sourceLine: String?

    /// Takes the line from the source; nil shows none.
    init(_ diagnostic: Diagnostic, in source: Source? = nil) {
        self.diagnostic = diagnostic
        sourceLine = diagnostic.location.line.flatMap { source?.line($0) }
    }

    /// The file, as messages show it.
    var file: String { diagnostic.location.file ?? "-" }
    /// The line, from 1, or nil.
    var line: Int? { diagnostic.location.line }
    /// The column, from 1: the diagnostic's, or the first of the line that is not blank.
    var column: Int? {
        guard line != nil else { return nil }
        return diagnostic.location.column ?? sourceLine.map { $0.prefix { $0 == " " || $0 == "\t" }.count + 1 } ?? 1
    }
}
