import Foundation
import LifecycleModel

/// The errors in an input that can't be read or simulated.
public struct ReadError: Error, Sendable, Hashable {
    /// The errors, sorted by line.
    public let diagnostics: [Diagnostic]

    /// Creates an error with diagnostics, which must be sorted by line.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Creates an error with one diagnostic.
    ///
    /// - Parameters:
    ///   - file: The input's name.
    ///   - line: The line, from 1, or nil for the whole input.
    ///   - column: The column, from 1, counted in characters, or nil for the whole line.
    ///   - message: The problem, usually with a fix. The message starts with a lowercase letter and doesn't end with
    ///     a period.
    public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.init([.unreadable(message, in: file, line: line, column: column)])
    }
}

extension ReadError: CustomStringConvertible, LocalizedError {
    /// One line for each diagnostic, such as `scenario.yaml:2:4: error: unknown verb 'lauch'`.
    public var description: String { diagnostics.map(\.line).joined(separator: "\n") }
    /// The ``description``.
    public var errorDescription: String? { description }
}

extension Diagnostic {
    /// The diagnostic as one line: its location, severity, and message.
    fileprivate var line: String {
        let parts = [location.file ?? "-"] + [location.line, location.column].compactMap { $0.map(String.init) }
        return parts.joined(separator: ":") + ": \(severity.rawValue): \(message)"
    }

    /// Returns the diagnostic for an input that can't be read or simulated.
    package static func unreadable(
        _ message: String, in file: String, line: Int? = nil, column: Int? = nil
    ) -> Diagnostic {
        Diagnostic(.error, Diagnostic.unreadable, message, at: SourceLocation(file: file, line: line, column: column))
    }
}
