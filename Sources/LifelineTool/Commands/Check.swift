import ArgumentParser
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Lifeline

extension CheckReport.Format: ExpressibleByArgument {}

/// `lifeline check`: checks expectations, rules, and drawings.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check expectations, rules, and drawings.",
        discussion: """
            Reports failed expectations, diagnostics of rules (see 'lifeline explain') and, with -o, drawings that are missing \
            or out of date. A file .lifeline.yml in the working directory or above it can set rules, disable, severity, \
            baseline, minCoverage, and options of drawings.

            Examples:
              lifeline check samples -o output
              lifeline check console.log --severity warning

            Exit status:
              0   No diagnostic reaches --severity.
              1   A diagnostic reaches --severity.
              2   An input can't be read.
              64  The arguments are invalid.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @OptionGroup var settings: CheckOptions
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder of drawings to check.", valueName: "folder"))
    var output: String?

    @Option(help: ArgumentHelp("Folder for drawings of expected and actual orders.", valueName: "folder"))
    var drawFailures: String?
    @Option(
        help: ArgumentHelp(
            "Swift file to write if the check passes, for build systems.", valueName: "file"))
    var stamp: String?

    func run() throws {
        var console = Console()
        let configuration: CheckConfiguration
        do { configuration = try settings.configuration() } catch {
            console.report(error, for: SettingsFile.names[0])
            return try console.end()
        }
        var report = CheckReport()
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        var drawings = DrawingCheck(folder: output ?? "", style: style, formats: settings.drawnFormats)
        var found: [ReportedDiagnostic] = []
        options.load(
            &console, failed: { error, path, console in report.add(error, for: path, &console) },
            each: { input, console in
                let diagnosed = try Lifeline().diagnosed(input)
                if let drawFailures { FailureDrawing.draw(diagnosed, into: drawFailures, &console) }
                found += report.add(diagnosed, configuration, hidesFindings: settings.updatesBaseline)
                guard output != nil else { return }
                for diagnostic in drawings.diagnostics(of: diagnosed) { report.add(ReportedDiagnostic(diagnostic)) }
            })
        if output != nil {
            for orphan in drawings.orphans(of: options.inputs) { report.add(ReportedDiagnostic(orphan)) }
        }
        report.addMissingCoverage(below: configuration.minCoverage)
        try settings.finish(report, found, configuration, &console)
        if let stamp { try write(stamp) }
    }

    /// Writes the file that shows a build system that the check passed.
    private func write(_ stamp: String) throws {
        var console = Console()
        do { try Files.replace(stamp, with: Array("// Checked by lifeline.\n".utf8)) } catch {
            console.report(error, for: stamp)
        }
        try console.end()
    }
}
