import ArgumentParser
import LifecycleReaders

/// `lifeline init`: writes a first scenario that explains itself.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a first scenario with comments.",
        discussion: """
            The scenario passes 'lifeline check'. In a folder, the file is first.yaml.

            Examples:
              lifeline init
              lifeline init Documentation/login.yaml
            """)

    @Argument(
        help: "File to write, or the folder for it.", completion: .file(extensions: ["yaml", "yml"]))
    var path = "."
    @Flag(help: "Replace an existing file.") var force = false

    /// The file that is meant: a path that ends as scenarios do, or else the first scenario of a folder.
    private var file: String {
        let isScenario = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        if Files.kind(path) != .folder && isScenario { return path }
        if path == "." { return Init.name }
        return path.hasSuffix("/") ? path + Init.name : "\(path)/\(Init.name)"
    }

    func run() throws {
        var console = Console()
        do {
            if !force, Files.kind(file) == .file {
                throw Files.Failure(
                    path: file, reason: "it exists; name another file, or replace it with --force",
                    action: "write")
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
