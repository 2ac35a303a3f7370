import Foundation

/// The work for one output folder.
struct Work {
    let program: URL
    /// The folder of the package, to which all paths are relative.
    let package: URL
    let scenarios: [String]
    let folder: String
    /// The folder that contains other inputs for articles, or nil.
    let others: String?
    /// The other options from the command line, for `lifeline render` or `lifeline check`.
    let style: [String]

    private var isCatalog: Bool { folder.hasSuffix(".docc") || folder.hasSuffix(".docc/") }

    /// Draws the scenarios. If the folder is a catalog, also updates its articles. Throws ``Problem`` if a command
    /// fails.
    func draw() throws {
        try run(["render"] + scenarios + ["--output", folder] + style)
        if isCatalog { try run(["embed", folder] + inputs) }
        print("drew \(what) into \(folder)")
    }

    /// Checks the scenarios and their drawings. If the folder is a catalog, also checks its articles. Throws
    /// ``Problem`` if a check fails.
    func check() throws {
        let remedy = ["--remedy", "swift package --allow-writing-to-package-directory lifeline"]
        try run(["check"] + scenarios + ["--output", folder] + style + remedy)
        if isCatalog { try run(["embed", folder, "--check"] + inputs + remedy) }
        print("checked \(what) and the drawings in \(folder): no errors")
    }

    private var what: String { scenarios.count == 1 ? scenarios[0] : "\(scenarios.count) scenarios" }
    private var inputs: [String] { scenarios.flatMap { ["--input", $0] } + (others.map { ["--from", $0] } ?? []) }

    /// Runs Lifeline in the folder of the package. Throws ``Problem`` if the exit status is not 0.
    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = package
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Problem(
                "'lifeline \(arguments[0])' ended with status \(process.terminationStatus); see the messages above")
        }
    }
}
