import LifecycleModel
import LifecycleReaders

/// A diagnostic with an excerpt of its source line.
struct ReportedDiagnostic: Codable, Hashable, Sendable {
    var diagnostic: Diagnostic
    /// The excerpt of the source line, or nil if the line is unknown.
    var excerpt: SourceExcerpt?
    /// Whether a baseline can accept the diagnostic, which is from a rule or is `unrecognized-input`.
    var isAcceptable = false

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// Adds the excerpt only if the diagnostic is about `source`, and not about the scenario that a recording names.
    init(_ diagnostic: Diagnostic, in source: inout ExcerptedSource) {
        self.diagnostic = diagnostic
        let location = diagnostic.location
        guard let line = location.line, [nil, source.name].contains(location.file) else { return }
        let name = diagnostic.controllerName?.split(separator: "#").first.map(String.init)
        excerpt = source.excerpt(line: line, column: location.column, name: name)
    }

    /// The path of the file for messages, or `-` if the diagnostic has no file.
    var file: String { diagnostic.location.file ?? "-" }
    /// The path of the file for services that compare it with paths in a repository: the path from the root of the Git
    /// repository of the working directory or, for a file outside of it, of the file, or, for a file outside a repository,
    /// from the working directory.
    var repositoryPath: String { ReportedDiagnostic.repositoryPath(of: file) }

    static func repositoryPath(of file: String) -> String {
        let path = FilePath(file).lexicallyNormalized()
        guard file != "-", let workingDirectory else { return path.string }
        let whole = workingDirectory.pushing(path).lexicallyNormalized()
        for root in [repository, Files.repository(of: whole.string)].compactMap(\.self) {
            var rest = whole
            if rest.removePrefix(FilePath(root)) { return rest.string }
        }
        return path.string
    }

    private static let workingDirectory = Files.resolved(".").map { FilePath($0) }
    /// The root of the working directory's repository, or nil outside a repository.
    private static let repository = workingDirectory.flatMap { Files.repository(of: $0.string) }

    /// The file, the finding, and the rule. Edits elsewhere, other inputs and arguments of the check, and another working
    /// directory don't change this text.
    var identity: String { "\(repositoryPath): \(Self.finding(diagnostic.message)) [\(diagnostic.rule)]" }

    /// Returns the part of a message before its first semicolon, behind which remedies and other files can be named,
    /// without line numbers, commands, and the folders of files.
    static func finding(_ message: String) -> String {
        (message.firstRange(of: "; ").map { String(message[..<$0.lowerBound]) } ?? message)
            .replacing(/(\blines? |[a-z]:)\d+(-\d+)?/) { $0.output.1 + "…" }
            .replacing(/'lifeline [^']*'/, with: "").replacing(/'[^']*\/([^'\/]+)'/) { $0.output.1 }
    }
    var line: Int? { diagnostic.location.line }
    /// The column number, starting at 1, or nil for a diagnostic without a line. A diagnostic without a column has that of
    /// its excerpt or, if the source line is unknown, column 1.
    var column: Int? {
        guard line != nil else { return nil }
        return diagnostic.location.column ?? excerpt?.column ?? 1
    }
}
