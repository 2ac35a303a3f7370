import ArgumentParser
import Graphviz
import LifecycleModel
import LifecycleReaders

/// The options of `check` for rules, the baseline, coverage, and formats. They replace the values in the settings file,
/// except that `--disable` adds to the disabled rules, and `--severity` adds to the severities of rules.
struct CheckOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Comma-separated list of rules to check.", valueName: "rules"),
        completion: .list(CheckConfiguration.names))
    var rules = Defaulted<String>("all")
    @Option(
        help: ArgumentHelp("Comma-separated list of rules to disable.", valueName: "rules"),
        completion: .list(CheckConfiguration.names))
    var disable: String?
    @Option(
        help: ArgumentHelp(
            "Lowest severity that fails the check: note, warning, or error. A value such as missing-super=warning "
                + "changes the severity of a rule. Separate several values with commas.",
            valueName: "severities"), completion: .list(Severity.allCases.map(\.rawValue)))
    var severity = Defaulted<String>("error")
    @Option(
        help: ArgumentHelp("File that lists known diagnostics to ignore.", valueName: "file"),
        completion: .file())
    var baseline: String?
    @Flag(
        help: ArgumentHelp(
            "Write diagnostics from rules, and the diagnostic 'unrecognized-input', to the baseline file instead of "
                + "reporting them."))
    var updateBaseline = false
    @Option(
        help: ArgumentHelp(
            "Minimum percentage of the legal state transitions that occur, and of the controllers that receive "
                + "appearance callbacks.",
            valueName: "percent"))
    var minCoverage: String?
    @Option(help: "Output format.") var format = CheckReport.Format.text
    @Option(
        help: ArgumentHelp(
            "Comma-separated list of drawing formats to check: \(Format.all.map(\.name).joined(separator: ", ")).",
            valueName: "formats"), completion: .list(Format.all.map(\.name)))
    var drawings = "svg"

    @Option(help: .hidden) var remedy = "lifeline render"

    var updatesBaseline: Bool { updateBaseline }

    /// The formats of the drawings to check.
    var drawnFormats: [Format] { drawings.split(separator: ",").compactMap { Format.named(String($0)) } }

    func validate() throws {
        for word in drawings.split(separator: ",").map(String.init) where Format.named(word) == nil {
            throw DrawingStyle.unknown("format", word, Format.all.map(\.name))
        }
        var configuration = CheckConfiguration()
        if let problem = apply(to: &configuration) { throw ValidationError(problem) }
    }

    /// Returns the settings from the settings file, overridden by these options. Throws ``Files/Failure`` if the file
    /// can't be read, or ``ReadError`` if the file is invalid or `--update-baseline` is given without a baseline.
    func configuration() throws -> CheckConfiguration {
        var configuration = try CheckConfiguration.fromSettingsFile()
        _ = apply(to: &configuration)
        if updateBaseline, configuration.baseline == nil {
            throw ReadError(
                file: SettingsFile.find() ?? SettingsFile.names[0],
                message: "--update-baseline requires a baseline file; name it with --baseline"
            )
        }
        return configuration
    }

    private func apply(to configuration: inout CheckConfiguration) -> String? {
        let given = [
            ("rules", rules.value), ("disable", disable), ("severity", severity.value), ("minCoverage", minCoverage),
        ]
        for (key, value) in given {
            guard let value else { continue }
            let words = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
            if let problem = configuration.set(key, to: words) { return problem }
        }
        if let baseline { configuration.baseline = baseline }
        return nil
    }

    /// Removes known diagnostics from `report`. With `--update-baseline`, moves the diagnostics from rules to the baseline
    /// instead. Does nothing if no baseline is configured. Throws ``Files/Failure`` if the baseline can't be read or
    /// written.
    func apply(
        _ configuration: CheckConfiguration, to report: inout CheckReport, _ console: inout Console
    ) throws {
        guard let path = configuration.baseline else { return }
        if updateBaseline {
            let known = report.removeAcceptable()
            try Files.replace(path, with: Array(CheckBaseline.text(of: known).utf8))
            let count = DrawingTally.count(known.count, "diagnostic") ?? "no diagnostics"
            return console.summarize("wrote \(count) to \(path)")
        }
        do {
            let text = String(decoding: try Files.read(path), as: UTF8.self)
            report.remove(CheckBaseline(text))
        } catch let failure as Files.Failure where Files.kind(path) == .nothing {
            throw Files.Failure(
                path: path, reason: failure.reason + "; create it with --update-baseline", action: failure.action)
        }
    }
}
