import LifecycleModel
import LifecycleReaders
import Lifeline
import Yams

import struct Graphviz.Format

/// The settings of a command: the defaults, overridden by the settings file, then by `--set`, and then by options.
///
/// ``Setting/all`` lists the keys.
struct Settings {
    var style = DrawingStyle()
    /// The formats of drawings, or nil for SVG.
    var formats: [Format]?
    var check = CheckConfiguration()
    var patterns: [LogPattern] = []
    /// The regular expressions for log lines: the one for the controller, and the one for the callback.
    var controllerPattern: String?
    var callbackPattern: String?
    /// Whether to omit guesses: inferred steps, and log callbacks whose controller is a guess.
    var isStrict = false
    /// The inputs of `check`, `render`, `report`, and `watch` without arguments. A path in the settings file is relative to
    /// the folder of the file.
    var inputs: [String] = []
    /// The locations of the inputs and the baseline in the settings file, by path.
    var pathLocations: [String: SourceLocation] = [:]
    /// Patterns of the files and folders inside folders that aren't inputs.
    var excluded: [String] = []
    /// The part of the inputs to draw, or nil for all inputs.
    var shard: Shard?
    /// The maximum number of worker processes that draw, or nil for the number of processors.
    var jobs: Int?

    /// Returns the settings in the settings file, overridden by `given`, of which later ones override earlier ones.
    /// Without another theme in either, the theme is `theme`.
    ///
    /// - Throws: ``Files/Failure`` if the settings file can't be read. ``ReadError`` with all errors in the file.
    static func load(_ given: [GivenSetting] = [], theme: DrawingTheme = .auto) throws -> Settings {
        var settings = Settings()
        settings.style.theme = theme
        if let path = SettingsFile.find() { try settings.read(path) }
        for setting in given { try setting.apply(to: &settings) }
        return settings
    }

    /// Returns the error for an input that can't be found, at its entry in the settings file if it has one.
    func located(_ failure: Files.Failure) -> any Error {
        guard let location = pathLocations[failure.path] else { return failure }
        let message = "'\(failure.path)': \(failure.message)"
        return ReadError(file: location.file ?? "", line: location.line, column: location.column, message: message)
    }

    var readerOptions: Reader.Options {
        var options = Reader.Options(open: { Files.content($0) })
        options.controllerPattern = controllerPattern
        options.callbackPattern = callbackPattern
        options.logPatterns = patterns
        options.isStrict = isStrict
        return options
    }
}
