import LifecycleModel
import LifecycleReaders
import Yams

extension CheckConfiguration {
    /// Returns the configuration in the settings file, or the default configuration if there is no settings file.
    ///
    /// - Throws: The same errors as ``read(_:)``.
    static func fromSettingsFile() throws -> CheckConfiguration {
        var configuration = CheckConfiguration()
        if let file = SettingsFile.find() { try configuration.read(file) }
        return configuration
    }

    /// Reads the settings for a check from the file at `path`. The path of a baseline in the file is relative to the
    /// folder of the file.
    ///
    /// - Throws: ``Files/Failure`` if the file can't be read. ``ReadError`` if the file isn't a valid settings file, or
    ///   with all errors in the settings for a check.
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
            // An untrusted settings file must not make --update-baseline write to a file outside its folder.
            if named.utf8.first == UInt8(ascii: "/") || Path.components(named).contains("..") {
                diagnostics.append(
                    .unreadable(
                        "the path of the baseline, '\(named)', must be relative and must not contain '..'", in: path))
            }
            let folder = Path.parent(path)
            baseline = folder.isEmpty ? named : folder + "/" + named
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }
}
