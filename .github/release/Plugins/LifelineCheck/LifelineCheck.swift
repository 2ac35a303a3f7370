import Foundation
import PackagePlugin

/// A plugin that checks the `*.lifeline.yaml` and `*.lifeline.yml` files of a Swift target when the target is built. A
/// failed expectation or another diagnostic that fails `lifeline check` also fails the build, with a message at its
/// line.
@main
struct LifelineCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let scenarios = LifelineCheck.scenarios(below: target.directoryURL)
        guard !scenarios.isEmpty else { return [] }
        let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Lifeline.swift")
        return [
            .buildCommand(
                displayName: "Checking the scenarios in \(target.name)",
                executable: try context.tool(named: "LifelineTool").url,
                arguments: ["check"] + scenarios.map { $0.path(percentEncoded: false) }
                    + ["--stamp", stamp.path(percentEncoded: false)],
                inputFiles: scenarios, outputFiles: [stamp])
        ]
    }

    /// Returns the scenarios in a folder and its subfolders, including DocC catalogs.
    private static func scenarios(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.allObjects as? [URL] ?? [])
            .filter { $0.path.hasSuffix(".lifeline.yaml") || $0.path.hasSuffix(".lifeline.yml") }
            .sorted { $0.path < $1.path }
    }
}
