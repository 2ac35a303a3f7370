import ArgumentParser
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The command `lifeline init`, which writes an example scenario with comments, or the scenario that explains a log.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write an example scenario with comments, or the scenario that explains a log.",
        discussion: """
            Without --from, writes an example whose comments explain the most important parts of the scenario \
            language. If the path doesn't end in .yaml or .yml, Lifeline treats it as a folder and writes first.yaml to \
            it. With --from, prints the steps that explain the callbacks of a log, with expectations of what UIKit \
            sends and a comment at each deviation.

            Examples:
              lifeline init
              lifeline init Documentation/login.yaml
              lifeline init --from console.log -o story.yaml

            Exit status:
              0   The scenario was written.
              1   No steps explain the log.
              2   The log can't be read, or the file already exists or can't be written.
              64  The arguments are invalid.
            """)

    @Argument(
        help: "File or folder to write to.", completion: .file(extensions: ["yaml", "yml"]))
    var path = "."
    @OptionGroup var replacement: ForceOption
    @Option(help: ArgumentHelp("Log to explain.", valueName: "log"), completion: .file()) var from: String?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("File for the scenario of --from (standard output).", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var output: String?
    @Option(help: ArgumentHelp("iOS version that the log comes from.", valueName: "version")) var ios: String?

    /// The file to write: the path if it ends in `.yaml` or `.yml` and isn't a folder, or else `first.yaml` in the
    /// folder at the path.
    private var file: String {
        let isScenario = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        if Files.kind(path) != .folder && isScenario { return path }
        if path == "." { return Init.name }
        return path.hasSuffix("/") ? path + Init.name : "\(path)/\(Init.name)"
    }

    func validate() throws {
        if let ios { _ = try IOSVersion(argument: ios) }
        if from == nil, output != nil || ios != nil { throw ValidationError("-o and --ios require --from") }
        if from != nil, path != "." { throw ValidationError("--from can't be combined with a path; use -o") }
    }

    func run() throws {
        var console = Console()
        if let from {
            do { try explain(from, &console) } catch { console.report(error, for: from) }
            return try console.end()
        }
        do {
            try Files.replace(file, with: Array(FirstScenario.text.utf8), force: replacement.force)
            console.put(FirstScenario.nextSteps(after: file))
        } catch {
            console.report(error, for: file)
        }
        try console.end()
    }

    /// Writes the scenario that explains a log.
    private func explain(_ log: String, _ console: inout Console) throws {
        let source = Source(name: log, bytes: try Files.read(log))
        let input = try Lifeline().load(source, as: source.name == "-" ? "log" : nil)
        guard case .runs(let runs) = input.document else {
            throw ReadError(file: log, message: "the input is not a log or a recording")
        }
        let version = try ios.map { try IOSVersion(argument: $0) }
        let found = WorkSign.during(log) { runs.lazy.compactMap { Lifeline().infer($0, ios: version) }.first }
        guard let inference = found else {
            console.say(.error, "no steps explain the callbacks of the log; write the scenario by hand", file: log)
            return console.raise(.findings)
        }
        guard let output, output != "-" else { return console.put(inference.yaml) }
        try Files.replace(output, with: Array(inference.yaml.utf8), force: replacement.force)
        console.put(FirstScenario.nextSteps(after: output))
    }

    private static let name = "first.yaml"
}
