import ArgumentParser
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Lifeline

extension CheckReport.Format: ExpressibleByArgument {}

/// The command `lifeline check`, which checks expectations, rules, and drawings.
struct Check: JobCommand {
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

    var console: Console { feedback.console }

    func handler() throws -> JobHandler { handler(by: try settings.configuration()) }

    /// Returns the function that checks an input. Errors are diagnostics, too.
    private func handler(by configuration: CheckConfiguration) -> JobHandler {
        let loader = InputLoader(options)
        let drawings = drawings
        return { job, console in
            var result = JobResult()
            if configuration.minCoverage != nil { result.check.coverage = CheckCoverage() }
            do {
                let diagnosed = try loader.load(job.input).diagnosed()
                if let drawFailures { result.files = try FailureDrawing.draw(diagnosed, into: drawFailures) }
                result.check.add(diagnosed, configuration)
                if let drawings { try result.check.add(drawings, of: diagnosed) }
            } catch { result.check.add(error, for: job.input.path, &console) }
            return result
        }
    }

    /// The check of the drawings, or nil without the option `--output`.
    private var drawings: DrawingCheck? {
        output.map { DrawingCheck(folder: $0, style: style, formats: settings.drawnFormats, remedy: settings.remedy) }
    }

    func run() throws {
        var console = console
        var report = CheckReport()
        do {
            let configuration = try settings.configuration()
            check(by: configuration, &report, &console)
            try settings.apply(configuration, to: &report, &console)
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

    /// Checks all inputs, and adds the diagnostics to `report`.
    private func check(by configuration: CheckConfiguration, _ report: inout CheckReport, _ console: inout Console) {
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        let inputs = Inputs(options.inputs)
        for failure in inputs.failures { report.add(failure, for: failure.path, &console) }
        let pool = inputs.found.count > 1 ? WorkerPool(timeout: options.timeout) : nil
        inputs.found.map { Job(input: $0) }.run(in: pool, &console, handler: handler(by: configuration)) {
            job, result, conflicts, console in
            let path = job.input.path
            do throws(ReadError) {
                let result = try result.get()
                let shown = result.check.diagnostics.filter { !($0.isAcceptable && settings.updatesBaseline) }
                console.detail(CheckReport.line(about: path, shown))
                report.add(result.check)
                for file in result.files {
                    guard let other = conflicts[file.path], other != path else { continue }
                    report.add(file.conflict(of: job.input, with: other), for: path, &console)
                }
            } catch { report.add(error, for: path, &console) }
            return true
        }
        // Drawings of an input that couldn't be read would look like orphans.
        if let drawings, console.status != .failed {
            for orphan in drawings.orphans(of: options.inputs, besides: report.drawings) {
                report.add(ReportedDiagnostic(orphan))
            }
        }
        report.addMissingCoverage(below: configuration.minCoverage)
    }
}
