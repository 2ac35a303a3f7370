import Foundation
import PackagePlugin

/// A plugin that draws a package's scenarios into the package's documentation.
///
/// The command is `swift package --allow-writing-to-package-directory lifeline`. The plugin draws each
/// `*.lifeline.yaml` or `*.lifeline.yml` in the package into the nearest DocC catalog, or into the `--output` folder.
/// In a catalog, the plugin also updates the drawings in the articles. With `--check`, the plugin writes nothing, and
/// fails if `lifeline check` fails or if drawings or articles are out of date.
@main
struct LifelineCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        if arguments.extractFlag(named: "help") > 0 { return print(LifelineCommand.help) }
        let checks = arguments.extractFlag(named: "check") > 0
        let output = arguments.extractOption(named: "output").last
        let others = arguments.extractOption(named: "from").last
        let package = PackageFiles(in: context.package.directoryURL)
        guard !package.scenarios.isEmpty else {
            throw Problem(
                "the package has no '*.lifeline.yaml' file; create one with 'lifeline init first.lifeline.yaml'")
        }
        let program = try context.tool(named: "LifelineTool").url
        for (folder, scenarios) in try package.destinations(chosen: output) {
            let work = Work(
                program: program, package: context.package.directoryURL, scenarios: scenarios, folder: folder,
                others: others, style: arguments.remainingArguments)
            try checks ? work.check() : work.draw()
        }
    }

    private static let help = """
        OVERVIEW: Draw the package's *.lifeline.yaml files into its DocC catalogs.

        USAGE: swift package --allow-writing-to-package-directory lifeline [--output <folder>] [--from <folder>] [--check] [<options>]

        OPTIONS:
          --output <folder>       Folder for drawings. (default: the catalog nearest to each scenario)
          --from <folder>         Folder of other inputs that the articles in the catalogs use.
          --check                 Report failed checks and stale drawings, and write nothing.
          <options>               Options of 'lifeline render', such as --diagram timeline.
                                  With --check, options of 'lifeline check'.

        """
}

/// An error from the plugin, with a suggestion.
struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
