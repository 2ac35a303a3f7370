import ArgumentParser
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline
import Yams

import struct Graphviz.Format

/// The defaults for drawing options in the settings file, converted to arguments that precede the options on the
/// command line.
struct DrawingSettings {
    /// A key below `drawings`.
    struct Key: Sendable {
        let name: String
        let summary: String
        /// The words that the value can consist of, or an empty array if there is no fixed list.
        var choices: [String] = []
        /// A function that returns the arguments for a value, or a problem with the value.
        let arguments: @Sendable (Node) -> Result<[String], Problem>
    }

    /// An error message about a value.
    struct Problem: Error { let text: String }

    /// The commands that use the drawing options in the settings file.
    private static let commands = ["render", "check", "embed", "report", "watch", "serve"]

    /// Returns the arguments from the settings file for a command. Returns no arguments if the command doesn't use
    /// drawing options, or if there is no settings file or no key `drawings`.
    ///
    /// - Parameters:
    ///   - command: The name of the command.
    ///   - given: The arguments on the command line.
    /// - Throws: ``Files/Failure`` if the file can't be read. ``ReadError`` if the file isn't a valid settings file, or
    ///   if its drawing options are invalid. The error then contains all problems with the drawing options.
    static func arguments(for command: String, given: [String]) throws -> [String] {
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
            case .success(let words): arguments += adapted(words, of: key, to: command, given)
            case .failure(let problem):
                diagnostics.append(
                    .unreadable(problem.text, in: path, line: value.mark?.line, column: value.mark?.column))
            }
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
        return arguments
    }

    /// Returns a key's arguments in the form that the command expects, or no arguments if the command ignores the key.
    private static func adapted(_ words: [String], of key: Key, to command: String, _ given: [String]) -> [String] {
        switch (key.name, command) {
        // Each marker in a document names its own diagram.
        case ("diagrams", "embed"): []
        case ("formats", "check"): ["--drawings"] + words.dropFirst()
        // The extension of an output file selects the format.
        case ("formats", "render"), ("formats", "watch"): hasOutputFile(given) ? [] : words
        case ("formats", _): []
        default: words
        }
    }

    /// Returns whether the output path in the arguments has the extension of a drawing format.
    private static func hasOutputFile(_ arguments: [String]) -> Bool {
        let paths = zip(arguments, arguments.dropFirst()).filter { ["-o", "--output"].contains($0.0) }.map(\.1)
        return (paths + arguments.filter { $0.hasPrefix("--output=") }).contains { path in
            Format.named(Path.fileExtension(path)) != nil
        }
    }
}
