import ArgumentParser
import LifecycleReaders

/// `lifeline init`: writes a first scenario that explains itself.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a first scenario, with comments that explain it.",
        discussion: "What is written passes 'lifeline check' as it stands. A folder gets the file first.yaml.")

    @Argument(
        help: "The file to write, or the folder to write it into.", completion: .file(extensions: ["yaml", "yml"]))
    var path = "."
    @Flag(help: "Replace a file that is there already.") var force = false

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
                    path: file, reason: "it is there already; name another file, or replace it with --force",
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
