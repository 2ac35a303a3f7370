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
            .lifeline.yml, in the working directory or a folder above it, can contain all settings of 'lifeline explain \
            settings'.

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

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Rules") var rules: CheckOptions
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions
    @Option(help: ColorChoice.help) var color = ColorChoice.auto
    @Option(help: "Output format.") var format = CheckReport.Format.text
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder with the drawings to check.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: .setting("diagrams", as: "kinds"), completion: .setting("diagrams")) var diagram: String?
    @Option(
        help: ArgumentHelp(
            "Folder for drawings that compare the expected and the actual order of callbacks in failed expectations.",
            valueName: "folder"),
        completion: .directory)
    var drawFailures: String?
    /// The Swift file to write if the check passes, for a build system.
    @Option(help: .hidden) var stamp: String?
    /// The command in messages about drawings.
    @Option(help: .hidden) var remedy = "lifeline render"

    func validate() throws {
        try [GivenSetting("diagrams", diagram, by: "--diagram")].compactMap(\.self).validate()
    }

    func run() throws {
        if try Supervisor.supervise(options.inputs) { return }
        var console = feedback.console(color)
        var report = CheckReport()
        do {
            let settings = try options.settings(
                [GivenSetting("diagrams", diagram, by: "--diagram")].compactMap(\.self) + rules.given)
            try rules.requireBaseline(settings.check)
            let ruleDiagnostics = check(by: settings, &report, &console)
            try rules.apply(settings.check, to: &report, ruleDiagnostics, &console)
            if report.fails(at: settings.check.limit) { console.raise(.findings) }
        } catch { report.add(error, for: SettingsFile.find() ?? SettingsFile.names[0], isInput: false, &console) }
        if let stamp, console.status == .done {
            do { try Files.replace(stamp, with: Array("// Checked by lifeline.\n".utf8)) } catch {
                report.add(error, for: stamp, isInput: false, &console)
            }
        }
        report.put(as: format, &console)
        try console.end()
    }

    /// Checks all inputs, and adds the diagnostics to `report`. Returns the diagnostics that a baseline can accept.
    private func check(
        by settings: Settings, _ report: inout CheckReport, _ console: inout Console
    ) -> [ReportedDiagnostic] {
        let configuration = settings.check
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        var drawings = DrawingCheck(
            folder: output ?? "", style: settings.style, formats: settings.formats ?? [.svg], remedy: remedy)
        var ruleDiagnostics: [ReportedDiagnostic] = []
        var owners: [String: String] = [:]
        options.load(
            settings, &console, failed: { error, path, console in report.add(error, for: path, &console) },
            unrecognized: { _, _ in },
            each: { input, console in
                let before = report.diagnostics.count
                let diagnosed = try input.diagnosed(within: options.limit)
                if let drawFailures { try FailureDrawing.draw(diagnosed, into: drawFailures, &owners) }
                ruleDiagnostics += report.add(diagnosed, configuration, hidesDiagnostics: rules.updateBaseline)
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
