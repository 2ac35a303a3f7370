import ArgumentParser
import LifecycleInference
import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline

/// The command `lifeline init`, which writes an example scenario with comments, or the scenario for a log or for Swift
/// code.
struct Init: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write an example scenario with comments, or the scenario for a log or for Swift code.",
        discussion: """
            Without --from, writes an example whose comments explain the most important parts of the scenario \
            language. If the path doesn't end in .yaml or .yml, Lifeline treats it as a folder and writes first.yaml to \
            it. With --from and a log, prints the steps that explain its callbacks, with expectations of what UIKit sends \
            and a comment at each deviation. With --from and Swift code, prints the app's flow from its root, or the \
            usual steps for the first controller, with the overrides of the code and their lines as comments.

            Examples:
              lifeline init
              lifeline init Documentation/login.yaml
              lifeline init --from console.log -o story.yaml
              lifeline init --from Sources -o story.yaml

            Exit status:
              0   The scenario was written.
              1   No steps explain the log, or the code contains no controller.
              2   The input can't be read, or the file already exists or can't be written.
              64  The arguments are invalid.
            """)

    @Argument(
        help: "File or folder to write to.", completion: .file(extensions: ["yaml", "yml"]))
    var path = "."
    @OptionGroup var replacement: ForceOption
    @Option(help: ArgumentHelp("Log, Swift file, or folder with Swift files.", valueName: "input"), completion: .file())
    var from: String?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("File for the scenario of --from (standard output).", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var output: String?
    @Option(help: ArgumentHelp("iOS version of the log or the scenario.", valueName: "version")) var ios: String?

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

    func run(_ console: inout Console) throws {
        if let from { return try write(from, &console) }
        try Files.replace(file, with: Array(FirstScenario.text.utf8), force: replacement.force)
        console.put(FirstScenario.nextSteps(after: file))
    }

    /// Writes the scenario for a log or for Swift code.
    private func write(_ path: String, _ console: inout Console) throws {
        let version = try ios.map { try IOSVersion(argument: $0) }
        guard let yaml = try Files.kind(path) == .folder ? play(path, version) : scenario(for: path, version) else {
            let isLog = Files.kind(path) != .folder && Path.fileExtension(path) != "swift"
            let reason =
                isLog
                ? "no steps explain the callbacks of the log; write the scenario by hand"
                : "the code contains no view controller that overrides a callback"
            console.say(.error, reason, file: path)
            return console.raise(.findings)
        }
        guard let output, output != "-" else { return console.put(yaml) }
        try Files.replace(output, with: Array(yaml.utf8), force: replacement.force)
        console.put(FirstScenario.nextSteps(after: output))
    }

    /// Returns the scenario for a file, or nil if nothing explains it.
    private func scenario(for path: String, _ version: IOSVersion?) throws -> String? {
        let source = InputSource(name: path, bytes: try Files.read(path))
        let isLog = source.name == "-" && !Reader.source.recognizes(source)
        let input = try Lifeline().load(source, as: isLog ? "log" : nil)
        switch input.document {
        case .runs(let runs):
            return WorkSign.during(path) { runs.lazy.compactMap { Lifeline().infer($0, ios: version) }.first }?.yaml
        case .source(let file): return SourceModel([file]).plays(of: file.name, ios: version).first?.yaml
        case .scenario, .storyboard, .hierarchy:
            throw ReadError(file: path, message: "the input is not a log, a recording, or Swift code")
        }
    }

    /// Returns the longest scenario for the Swift files of a folder, which is the app's flow if they contain its root,
    /// or nil if no class can be played.
    private func play(_ folder: String, _ version: IOSVersion?) throws -> String? {
        guard SourceReader.isAvailable else { throw ReadError(file: folder, message: SourceReader.unavailable) }
        let inputs = Inputs([folder])
        if let failure = inputs.failures.first { throw failure }
        let files = try inputs.found.filter { Path.fileExtension($0.path) == "swift" }.compactMap {
            try $0.load(Reader.Options()).swiftFile
        }
        let model = SourceModel(files)
        let plays = files.flatMap { model.plays(of: $0.name, ios: version) }.map { play in
            let overrides = play.scenario.controllers.values.flatMap { $0.overrides.values.joined() }
            return (play, length: play.scenario.steps.count + overrides.count)
        }
        return plays.max { $0.length < $1.length }?.0.yaml
    }

    private static let name = "first.yaml"
}
