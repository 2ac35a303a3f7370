import ArgumentParser
import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

extension CheckReport.Format: ExpressibleByArgument {}

/// `lifeline check`: the gate of continuous integration.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that expectations hold, that nothing is wrong, and that drawings are up to date.",
        discussion: """
            Expectations of scenarios come first, then the rules (see 'lifeline explain'), then with -o the drawings. \
            Settings may stand in a file .lifeline.yaml in the working directory or above it: rules, disable, severity, \
            baseline, minCoverage. The status is 1 where something weighs at least as much as --severity says.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var style: DrawingStyle
    @OptionGroup var settings: CheckOptions
    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder whose drawings are to be up to date.", valueName: "folder"))
    var output: String?

    @Option(help: ArgumentHelp("The folder into which failed orders are drawn beside what came.", valueName: "folder"))
    var drawFailures: String?
    @Option(
        help: ArgumentHelp(
            "A file to write when nothing is wrong, for build systems: an empty Swift source.", valueName: "file"))
    var stamp: String?

    func run() throws {
        var console = Console()
        let configuration: CheckConfiguration
        do { configuration = try settings.configuration() } catch {
            console.report(error, for: CheckConfiguration.fileName)
            return try console.end()
        }
        var report = CheckReport()
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        var drawings = DrawingCheck(folder: output ?? "", style: style, formats: settings.drawnFormats)
        var found: [Complaint] = []
        options.load(&console) { loaded, console in
            do {
                let verdict = try CheckVerdict(on: loaded)
                if let drawFailures { verdict.drawFailures(of: loaded.input, into: drawFailures, &console) }
                report.inputs += 1
                for complaint in verdict.failures { report.add(complaint) }
                let judged = verdict.findings.compactMap(configuration.judged)
                found += judged
                for complaint in settings.updatesBaseline ? [] : judged { report.add(complaint) }
                for run in verdict.runs { report.coverage?.add(run, of: verdict.scenario, in: loaded.input.path) }
                guard output != nil else { return }
                for complaint in try drawings.complaints(about: loaded) { report.add(complaint) }
            } catch { console.report(error, for: loaded.input.path) }
        }
        if output != nil { for complaint in drawings.orphans(of: options.inputs) { report.add(complaint) } }
        if let limit = configuration.minCoverage {
            for complaint in report.coverage?.complaints(below: limit) ?? [] { report.add(complaint) }
        }
        try settings.finish(report, found, configuration, &console)
        if let stamp { try leave(stamp) }
    }

    /// Writes the file by which a build system knows that the check was passed.
    private func leave(_ stamp: String) throws {
        var console = Console()
        do { try Files.replace(stamp, with: Array("// Checked by lifeline.\n".utf8)) } catch {
            console.report(error, for: stamp)
        }
        try console.end()
    }
}
