import ArgumentParser
import LifecycleReaders

/// The command `lifeline init`, which writes an example scenario with comments.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write an example scenario with comments.",
        discussion: """
            The comments explain the most important parts of the scenario language. If the path doesn't end in .yaml \
            or .yml, Lifeline treats it as a folder and writes first.yaml to it.

            Examples:
              lifeline init
              lifeline init Documentation/login.yaml

            Exit status:
              0   The scenario was written.
              2   The file already exists or can't be written.
              64  The arguments are invalid.
            """)

    @Argument(
        help: "File or folder to write to.", completion: .file(extensions: ["yaml", "yml"]))
    var path = "."
    @Flag(help: "Replace an existing file.") var force = false

    /// The file to write: the path if it ends in `.yaml` or `.yml` and isn't a folder, or else `first.yaml` in the
    /// folder at the path.
    private var file: String {
        let isScenario = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        if Files.kind(path) != .folder && isScenario { return path }
        if path == "." { return Init.name }
        return path.hasSuffix("/") ? path + Init.name : "\(path)/\(Init.name)"
    }

    func validate() throws {
        if path.isEmpty { throw ValidationError("the path is empty; use '.' for the current folder") }
    }

    func run() throws {
        var console = Console()
        do {
            if !force, Files.kind(file) == .file {
                throw Files.Failure(
                    path: file, reason: "it already exists; name another file, or replace it with --force",
                    action: "write the file")
            }
            try Files.replace(file, with: Array(FirstScenario.text.utf8))
            console.put(FirstScenario.nextSteps(after: file))
        } catch {
            console.report(error, for: file)
        }
        try console.end()
    }

    private static let name = "first.yaml"
}
