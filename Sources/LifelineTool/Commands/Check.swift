import ArgumentParser
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Lifeline

extension CheckReport.Format: ExpressibleByArgument {}

/// The command `lifeline check`, which checks expectations, rules, and drawings.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check expectations, rules, and drawings.",
        discussion: """
            Reports failed expectations and violated rules. With -o, also reports drawings that are missing, out of \
            date, or edited, and drawings without an input. 'lifeline explain' lists the rules. A settings file \
            .lifeline.yml, in the working directory or a folder above it, can contain the keys rules, disable, \
            severity, baseline, minCoverage, drawings, and logs.

            Examples:
              lifeline check samples -o output
              lifeline check console.log --severity warning

            Exit status:
              0   No diagnostic reaches --severity.
              1   A diagnostic reaches --severity.
              2   An input can't be read or simulated, the settings file or the baseline
                  can't be read, or a file can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @OptionGroup var settings: CheckOptions
    @OptionGroup var feedback: FeedbackOptions
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder with the drawings to check.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Folder for drawings that compare the expected and the actual order of callbacks in failed expectations.",
            valueName: "folder"),
        completion: .directory)
    var drawFailures: String?
    @Option(
        help: ArgumentHelp(
            "Swift file to write if the check passes, for a build system.", valueName: "file"), completion: .file())
    var stamp: String?

    func run() throws {
        if try Supervisor.supervise(options.inputs) { return }
        var console = feedback.console
        var report = CheckReport()
        do {
            let configuration = try settings.configuration()
            let ruleDiagnostics = check(by: configuration, &report, &console)
            try settings.apply(configuration, to: &report, ruleDiagnostics, &console)
            if report.fails(at: configuration.limit) { console.raise(.findings) }
        } catch { report.add(error, for: SettingsFile.find() ?? SettingsFile.names[0], isInput: false, &console) }
        if let stamp, console.status == .done {
            do { try Files.replace(stamp, with: Array("// Checked by lifeline.\n".utf8)) } catch {
                report.add(error, for: stamp, isInput: false, &console)
            }
        }
        report.put(as: settings.format, &console)
        try console.end()
    }

    /// Checks all inputs, and adds the diagnostics to `report`. Returns the diagnostics that a baseline can accept.
    private func check(
        by configuration: CheckConfiguration, _ report: inout CheckReport, _ console: inout Console
    ) -> [ReportedDiagnostic] {
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        var drawings = DrawingCheck(
            folder: output ?? "", style: style, formats: settings.drawnFormats, remedy: settings.remedy)
        var ruleDiagnostics: [ReportedDiagnostic] = []
        var owners: [String: String] = [:]
        options.load(
            &console, failed: { error, path, console in report.add(error, for: path, &console) },
            unrecognized: { _, _ in },
            each: { input, console in
                let before = report.diagnostics.count
                let diagnosed = try input.diagnosed(within: options.limit)
                if let drawFailures { try FailureDrawing.draw(diagnosed, into: drawFailures, &owners) }
                ruleDiagnostics += report.add(diagnosed, configuration, hidesDiagnostics: settings.updatesBaseline)
                if output != nil {
                    for found in try drawings.diagnostics(of: diagnosed) { report.add(ReportedDiagnostic(found)) }
                }
                console.detail(CheckReport.line(about: input.source.name, report.diagnostics[before...]))
            })
        // Drawings of an input that couldn't be read would look like orphans.
        if output != nil, console.status != .failed {
            for orphan in drawings.orphans(of: options.inputs) { report.add(ReportedDiagnostic(orphan)) }
        }
        report.addMissingCoverage(below: configuration.minCoverage)
        return ruleDiagnostics
    }
}
