import ArgumentParser
import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Lifeline

extension CheckReport.Format: ExpressibleByArgument {}

/// A report in a file, such as `junit=report.xml`.
struct ReportFile {
    let format: CheckReport.Format
    let path: String

    /// Throws `ValidationError` for an argument without a format or a path.
    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        let formats = CheckReport.Format.allCases.map(\.rawValue)
        guard let word = parts.first, let format = CheckReport.Format(rawValue: word) else {
            throw ValidationError(Setting.unknown("format", parts.first ?? "", formats))
        }
        guard parts.count == 2 else { throw ValidationError("write a file, as in '\(format.rawValue)=FILE'") }
        (self.format, path) = (format, parts[1])
    }
}

struct Check: JobCommand {
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
              lifeline check console.log --expect login.yaml
              lifeline check Sources

            Exit status:
              0   No diagnostic reaches --severity.
              1   A diagnostic reaches --severity.
              2   An input can't be read or simulated, the settings file or the baseline
                  can't be read, or a file can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Rules") var rules: CheckOptions
    @OptionGroup var simulation: IOSOption
    @OptionGroup var limit: TimeoutOption
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions
    @Option(help: ColorChoice.help) var color = ColorChoice.auto
    @Option(help: "Output format.") var format = CheckReport.Format.text
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "File for another report, such as junit=report.xml, or - for standard output. This option can be repeated.",
            valueName: "format=file"),
        transform: ReportFile.init)
    var reports: [ReportFile] = []
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Folder with the drawings to check.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: .setting("diagrams", as: "kinds"), completion: .setting("diagrams")) var diagram: String?
    @OptionGroup var replacement: ForceOption
    @Option(
        help: ArgumentHelp("File with expectations for logs and recordings: a scenario.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var expect: String?
    @Flag(help: "Also play the controllers in Swift code, which rests on guesses about how the app uses them.")
    var play = false
    @Option(
        help: ArgumentHelp(
            "Folder for drawings that compare the expected and the actual order of callbacks in failed expectations.",
            valueName: "folder"),
        completion: .directory)
    var drawFailures: String?
    /// The Swift file to write if the check passes, for a build system.
    @Option(help: .hidden) var stamp: String?
    static let stampText = "// Checked by lifeline.\n"
    /// The command in messages about drawings.
    @Option(help: .hidden) var remedy: String?

    mutating func validate() throws {
        try options.requireInputsOrSettings()
        try [GivenSetting("diagrams", diagram, by: "--diagram")].compactMap(\.self).validate()
        var paths: Set<String> = []
        for report in reports where report.path != "-" && !paths.insert(report.path).inserted {
            throw ValidationError("'\(report.path)' can contain only one report; name another file with --report")
        }
        let printed = [format].filter { $0 != .text } + reports.filter { $0.path == "-" }.map(\.format)
        if printed.count > 1, let document = printed.first(where: \.isDocument) {
            throw ValidationError(
                "a report in the format '\(document.rawValue)' can't share standard output with another one; name a "
                    + "file with --report")
        }
        if let output { try OutputFolder.validate(output) }
        if let drawFailures { try OutputFolder.validate(drawFailures, by: "--draw-failures") }
    }

    var console: Console { feedback.console(color) }

    func handler() throws -> JobHandler { try handler(by: try settings()) }

    private func settings() throws -> Settings {
        try options.settings([GivenSetting("diagrams", diagram, by: "--diagram")].compactMap(\.self) + rules.given)
    }

    /// Returns the function that checks an input. Errors are diagnostics, too.
    private func handler(by settings: Settings) throws -> JobHandler {
        let expected = try expect.map { path in
            let source = InputSource(name: path, bytes: try Files.read(path))
            return try ExpectedCallbacks(source, options: settings.readerOptions)
        }
        let (loader, drawings) = (InputLoader(options, settings), drawings(by: settings))
        let configuration = settings.check
        return { job, console in
            var result = JobResult()
            if configuration.minCoverage != nil { result.check.coverage = CheckCoverage() }
            do {
                var input = try loader.load(job.input)
                (input.playsCode, input.reportsPlays) = (play || drawings != nil, play)
                var diagnosed = try input.diagnosed(ios: simulation.version, by: configuration)
                if let expected { diagnosed.expect(expected) }
                if let drawFailures {
                    result.files = try FailureDrawing.draw(
                        diagnosed, into: drawFailures, settings.style, force: replacement.force)
                }
                result.check.add(diagnosed, configuration)
                if let drawings { try result.check.add(drawings, of: diagnosed) }
            } catch { result.check.add(error, for: job.input.path, &console) }
            return result
        }
    }

    private func drawings(by settings: Settings) -> DrawingCheck? {
        output.map {
            DrawingCheck(
                folder: $0, style: settings.style, formats: settings.formats ?? [.svg], command: remedy ?? command)
        }
    }

    /// The command that updates the drawings.
    private var command: String {
        ShellCommand.text(
            ["lifeline", "render"] + ShellCommand.paths(options.inputs)
                + ShellCommand.option("-o", output) + ShellCommand.option("--diagram", diagram)
                + ShellCommand.option("--from", options.from.value) + (options.strict ? ["--strict"] : [])
                + ShellCommand.option("--ios", simulation.ios)
                + (options.settingWords + rules.words).flatMap { ["--set", $0] })
    }

    func run(_ console: inout Console) throws {
        var report = CheckReport()
        var limit = Severity.error
        do {
            let settings = try settings()
            try rules.requireBaseline(settings.check)
            try check(by: settings, &report, &console)
            try rules.apply(settings.check, to: &report, force: replacement.force, &console)
            limit = settings.check.limit
            if report.fails(at: limit) { console.raise(.findings) }
        } catch let error as ValidationError {
            throw error
        } catch {
            report.add(error, for: SettingsFile.find() ?? SettingsFile.names[0], isInput: false, &console)
        }
        if let stamp, console.status == .done {
            do { try Files.replace(stamp, with: Array(Check.stampText.utf8)) } catch {
                report.add(error, for: stamp, isInput: false, &console)
            }
        }
        for file in reports {
            let text = report.text(as: file.format, limit: limit, failed: console.status == .failed)
            if file.path == "-" {
                console.put(text, hasCommands: file.format == .github)
                continue
            }
            do { try Files.replace(file.path, with: Array(text.utf8), force: replacement.force) } catch {
                report.add(error, for: file.path, isInput: false, &console)
            }
        }
        report.put(as: format, limit: limit, &console)
    }

    private func check(by settings: Settings, _ report: inout CheckReport, _ console: inout Console) throws {
        let handler = try handler(by: settings)
        let configuration = settings.check
        if configuration.minCoverage != nil { report.coverage = CheckCoverage() }
        let all = Inputs(options.inputs, excluding: settings.excluded)
        console.noteSkipped(all)
        for failure in all.failures { report.add(settings.located(failure), for: failure.path, &console) }
        let inputs = all.found.distinct
        let pool = inputs.count { !options.isCode($0) } > 1 ? WorkerPool(timeout: limit.timeout) : nil
        func take(
            _ job: Job, _ result: Result<JobResult, ReadError>, _ conflicts: [String: String], _ console: inout Console
        ) -> Bool {
            let path = job.input.path
            do throws(ReadError) {
                let result = try result.get()
                let shown = result.check.diagnostics.filter { !($0.isAcceptable && rules.updateBaseline) }
                console.detail(CheckReport.line(about: path, shown))
                report.add(result.check)
                for file in result.files {
                    guard let other = conflicts[file.path], other != path else { continue }
                    report.add(file.conflict(of: job.input, with: other), for: path, &console)
                }
            } catch { report.add(error, for: path, &console) }
            return true
        }
        // Each worker process would read all Swift files of the module, so this process checks them.
        inputs.map { Job(input: $0) }.run(
            in: pool, locally: { options.isCode($0.input) }, &console, handler: handler, take)
        if let output, Files.kind(output) == .nothing {
            report.combineMissingDrawings(into: DrawingCheck.missing(output, remedy ?? command))
        }
        // Drawings of an input that couldn't be read would look like orphans.
        if let drawings = drawings(by: settings), console.status != .failed {
            for orphan in drawings.orphans(of: options.inputs, besides: report.drawings) {
                report.add(ReportedDiagnostic(orphan))
            }
        }
        report.addMissingCoverage(below: configuration.minCoverage)
    }
}
