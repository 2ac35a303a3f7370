import LifecycleModel
import LifecycleReaders
import Yams

extension CheckConfiguration {
    /// Reads the settings of a file; throws ``ReadError`` with all errors in it.
    mutating func read(_ path: String) throws {
        var diagnostics: [Diagnostic] = []
        for (key, value) in try SettingsFile.read(path) {
            if [SettingsFile.drawings, LogSettings.key].contains(key.string) { continue }
            guard let problem = set(key.string ?? "", to: SettingsFile.words(value)) else { continue }
            let isKey = !CheckConfiguration.keys.contains(key.string ?? "")
            let mark = isKey ? key.mark : value.mark
            diagnostics.append(.unreadable(problem, in: path, line: mark?.line, column: mark?.column))
        }
        if let named = baseline {
            // A repository's file must not let --update-baseline write elsewhere.
            if named.utf8.first == UInt8(ascii: "/") || Path.components(named).contains("..") {
                diagnostics.append(
                    .unreadable(
                        "the baseline '\(named)' must be in the folder of \(Path.name(path)) or below it", in: path))
            }
            let folder = Path.parent(path)
            baseline = folder.isEmpty ? named : folder + "/" + named
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }
}
