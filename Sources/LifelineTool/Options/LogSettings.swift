import LifecycleModel
import LifecycleReaders
import Yams

/// The patterns for log lines in the settings file.
enum LogSettings {
    /// The key in the settings file.
    static let key = "logs"
    /// The keys below `logs`.
    static let keys = ["patterns"]
    private static let commands = ["render", "inspect", "check", "diff", "report", "watch", "serve"]

    /// Returns the patterns as arguments for a command, or none if the command doesn't accept them. Throws the same
    /// errors as ``patterns()``.
    static func arguments(for command: String) throws -> [String] {
        commands.contains(command) ? try patterns().map { "--log-pattern=\($0.text)" } : []
    }

    /// Returns the patterns in the settings file, or none if there is no settings file or no key `logs`.
    ///
    /// - Throws: ``Files/Failure`` if the file can't be read. ``ReadError`` if the file isn't a valid settings file, or
    ///   if its patterns are invalid. The error then contains all problems with the patterns.
    static func patterns() throws -> [LogPattern] {
        guard let path = SettingsFile.find(),
            let value = try SettingsFile.read(path).first(where: { $0.key.string == key })?.value
        else { return [] }
        guard let mapping = value.mapping else {
            throw ReadError([
                diagnostic("expected 'key: value'; the only key is '\(keys[0])'", path, value)
            ])
        }
        var (patterns, diagnostics): ([LogPattern], [Diagnostic]) = ([], [])
        for (name, value) in mapping {
            guard name.string == keys[0] else {
                let word = name.string ?? ""
                diagnostics.append(
                    diagnostic("unknown key '\(word)'" + Suggestion.hint(word, among: keys), path, name))
                continue
            }
            for node in value.sequence.map({ Array($0) }) ?? [value] {
                do throws(LogPattern.Problem) { patterns.append(try LogPattern(node.string ?? "")) } catch {
                    let message = node.string == nil ? "expected a pattern" : error.text
                    diagnostics.append(diagnostic(message, path, node, offset: error.offset))
                }
            }
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
        return patterns
    }

    /// Returns a diagnostic at a value, or at the character with index `offset` in a plain or quoted value. The index
    /// doesn't count the opening quotation mark.
    private static func diagnostic(_ message: String, _ path: String, _ node: Node, offset: Int? = nil) -> Diagnostic {
        let isQuoted = node.scalar.map { $0.style == .singleQuoted || $0.style == .doubleQuoted } ?? false
        let isInline = isQuoted || node.scalar?.style == .plain
        let inner = offset.map { isInline ? $0 + (isQuoted ? 1 : 0) : 0 } ?? 0
        return .unreadable(message, in: path, line: node.mark?.line, column: node.mark.map { $0.column + inner })
    }
}
