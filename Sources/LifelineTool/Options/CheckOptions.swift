import ArgumentParser
import LifecycleModel
import LifecycleReaders

/// The options of `check` for rules and the baseline. They replace the values in the settings file, except
/// that `--disable` adds to the disabled rules, and `--severity` adds to the severities of rules.
struct CheckOptions: ParsableArguments {
    @Option(help: .setting("disable", as: "rules"), completion: .setting("disable")) var disable: String?
    @Option(help: .setting("severity", as: "severities"), completion: .setting("severity")) var severity: String?
    @Option(help: .setting("baseline", as: "file"), completion: .file()) var baseline: String?
    @Flag(
        help: ArgumentHelp(
            "Write diagnostics from rules, and the diagnostic 'unrecognized-input', to the baseline file instead of "
                + "reporting them."))
    var updateBaseline = false

    var given: [GivenSetting] {
        [
            GivenSetting("disable", disable, by: "--disable"), GivenSetting("severity", severity, by: "--severity"),
            GivenSetting("baseline", baseline, by: "--baseline"),
        ].compactMap(\.self)
    }

    /// The options that change drawings, too, as values of `--set`.
    var words: [String] {
        [disable.map { "disable=\($0)" }, severity.flatMap { $0.contains("=") ? "severity=\($0)" : nil }]
            .compactMap(\.self)
    }

    func validate() throws { try given.validate() }

    /// Throws `ValidationError` if `--update-baseline` is given without a baseline.
    func requireBaseline(_ configuration: CheckConfiguration) throws {
        guard updateBaseline, configuration.baseline == nil else { return }
        throw ValidationError("--update-baseline requires a baseline file; name it with --baseline")
    }

    /// Removes known diagnostics from `report`. With `--update-baseline`, moves the diagnostics from rules to the
    /// baseline instead, which keeps those of files that were not checked, and replaces another file only with `force`.
    /// Does nothing if no baseline is configured. Throws ``Files/Failure`` if the baseline can't be read or written.
    func apply(
        _ configuration: CheckConfiguration, to report: inout CheckReport, force: Bool, _ console: inout Console
    ) throws {
        guard let path = configuration.baseline else { return }
        if updateBaseline {
            let found = report.removeAcceptable()
            var baseline = CheckBaseline(String(decoding: Files.content(path) ?? [], as: UTF8.self))
            baseline.replace(in: report.inputs.subtracting(report.failed), with: found)
            try Files.replace(path, with: Array(baseline.text.utf8), force: force)
            let count = found.isEmpty ? "no diagnostics" : found.count.counting("diagnostic")
            let kept = baseline.count - found.count
            return console.summarize(
                "wrote \(count) to \(path)" + (kept > 0 ? "; kept \(kept) of files that were not checked" : ""))
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
