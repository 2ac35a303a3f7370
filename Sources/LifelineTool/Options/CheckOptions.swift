import ArgumentParser
import Graphviz
import LifecycleModel
import LifecycleReaders

/// The settings of `check` on the command line; they come on top of those in the file.
struct CheckOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Report only these rules, with commas between.", valueName: "rules")) var rules: String?
    @Option(help: ArgumentHelp("Do not report these rules, with commas between.", valueName: "rules"))
    var disable: String?
    @Option(
        help: ArgumentHelp(
            "The least weight that fails (note, warning or error), or the weight of a rule, as missing-super=warning.",
            valueName: "weights"))
    var severity: String?
    @Option(help: ArgumentHelp("A file of known findings: they pass, new ones fail.", valueName: "file"))
    var baseline: String?
    @Flag(help: "Write the findings into the baseline instead of reporting them.") var updateBaseline = false
    @Option(
        help: ArgumentHelp(
            "The least share in percent of moves and of controllers to be exercised.", valueName: "percent"))
    var minCoverage: String?
    @Option(help: "How the report is written.") var format = CheckReport.Format.text
    @Option(
        help: ArgumentHelp(
            "The formats of the drawings to check: \(Format.all.map(\.name).joined(separator: ", ")).",
            valueName: "formats"))
    var drawings = "svg"

    var updatesBaseline: Bool { updateBaseline }

    /// The formats of the drawings that are checked.
    var drawnFormats: [Format] { drawings.split(separator: ",").compactMap { Format.named(String($0)) } }

    func validate() throws {
        for word in drawings.split(separator: ",").map(String.init) where Format.named(word) == nil {
            throw DrawingStyle.unknown("format", word, Format.all.map(\.name))
        }
        var configuration = CheckConfiguration()
        if let problem = apply(to: &configuration) { throw ValidationError(problem) }
    }

    /// The settings of the file that is found upwards, and on top of them those of the command line.
    func configuration() throws -> CheckConfiguration {
        var configuration = CheckConfiguration()
        if let file = CheckConfiguration.findFile() { try configuration.read(file) }
        _ = apply(to: &configuration)
        if updateBaseline, configuration.baseline == nil {
            throw ReadError(
                file: CheckConfiguration.fileName, message: "there is no baseline to update, name one with --baseline")
        }
        return configuration
    }

    private func apply(to configuration: inout CheckConfiguration) -> String? {
        let given = [
            ("rules", rules), ("disable", disable), ("severity", severity), ("minCoverage", minCoverage),
        ]
        for (key, value) in given {
            guard let value else { continue }
            let words = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
            if let problem = configuration.set(key, to: words) { return problem }
        }
        if let baseline { configuration.baseline = baseline }
        return nil
    }

    /// Lets known findings pass, writes the report, and ends the program with its status.
    func finish(
        _ report: CheckReport, _ found: [ReportedDiagnostic], _ configuration: CheckConfiguration,
        _ console: inout Console
    ) throws {
        var report = report
        if let path = configuration.baseline {
            do {
                if updateBaseline {
                    try Files.replace(path, with: Array(CheckBaseline.text(of: found).utf8))
                } else {
                    let text = String(decoding: try Files.read(path), as: UTF8.self)
                    report = report.passing(CheckBaseline(text), among: Set(found))
                }
            } catch {
                console.report(error, for: path)
                if !updateBaseline { console.say(.note, "write a first baseline with --update-baseline") }
            }
        }
        let written = report.written(as: format)
        console.put(written.output)
        console.complain(written.errors)
        if report.fails(at: configuration.limit) { console.raise(.findings) }
        try console.end()
    }
}
