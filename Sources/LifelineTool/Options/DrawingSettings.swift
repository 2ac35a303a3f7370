import ArgumentParser
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline
import Yams

/// The defaults of drawing options in the settings file, as arguments that precede those of the command line.
struct DrawingSettings {
    /// A key below `drawings`.
    struct Key: Sendable {
        let name: String
        let summary: String
        /// The words that the value can be; empty for other values.
        var choices: [String] = []
        /// Returns arguments for a value, or a message.
        let arguments: @Sendable (Node) -> Result<[String], Problem>
    }

    /// A message about a value: in lowercase, without a period.
    struct Problem: Error { let text: String }

    /// The commands with options of drawings.
    private static let commands = ["render", "check", "embed", "report", "watch"]

    /// Returns the arguments of the settings file; throws ``ReadError`` with all errors in the file's drawing options.
    static func arguments(for command: String) throws -> [String] {
        guard commands.contains(command), let path = SettingsFile.find() else { return [] }
        guard let value = try SettingsFile.read(path).first(where: { $0.key.string == SettingsFile.drawings })?.value
        else { return [] }
        guard let mapping = value.mapping else {
            throw ReadError(
                file: path, line: value.mark?.line, column: value.mark?.column,
                message: "expected 'key: value'; the keys are \(keys.map(\.name).joined(separator: ", "))")
        }
        var (arguments, diagnostics): ([String], [Diagnostic]) = ([], [])
        for (name, value) in mapping {
            guard let key = keys.first(where: { $0.name == name.string }) else {
                let hint = Suggestion.hint(name.string ?? "", among: keys.map(\.name))
                diagnostics.append(
                    .unreadable(
                        "unknown key '\(name.string ?? "")'" + hint, in: path, line: name.mark?.line,
                        column: name.mark?.column))
                continue
            }
            switch key.arguments(value) {
            // The markers of documents name their diagrams.
            case .success(let words): if command != "embed" || key.name != "diagrams" { arguments += words }
            case .failure(let problem):
                diagnostics.append(
                    .unreadable(problem.text, in: path, line: value.mark?.line, column: value.mark?.column))
            }
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
        return arguments
    }
}
