import Foundation

/// The scenarios and DocC catalogs in a package, as paths relative to the package, in alphabetical order.
struct PackageFiles {
    let scenarios: [String]
    private let catalogs: [String]

    /// Searches the folder of a package. Skips hidden folders, such as `.build`, and nested packages.
    init(in folder: URL) {
        var (scenarios, catalogs): ([String], [String]) = ([], [])
        PackageFiles.walk(folder, "", &scenarios, &catalogs)
        (self.scenarios, self.catalogs) = (scenarios, catalogs)
    }

    private static func walk(
        _ folder: URL, _ prefix: String, _ scenarios: inout [String], _ catalogs: inout [String]
    ) {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        let sorted = (entries ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
        if !prefix.isEmpty, sorted.contains(where: { $0.lastPathComponent == "Package.swift" }) { return }
        for entry in sorted {
            let path = prefix + entry.lastPathComponent
            if (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
                if entry.pathExtension == "docc" { catalogs.append(path) }
                walk(entry, path + "/", &scenarios, &catalogs)
            } else if path.hasSuffix(".lifeline.yaml") || path.hasSuffix(".lifeline.yml") {
                scenarios.append(path)
            }
        }
    }

    /// Returns the folders to draw into, each with its scenarios: the chosen folder, or the catalog nearest to each
    /// scenario. Throws ``Problem`` if there are no catalogs, or if several catalogs are equally near to a scenario.
    func destinations(chosen: String?) throws -> [(folder: String, scenarios: [String])] {
        if let chosen { return [(chosen, scenarios)] }
        let nearest = try Dictionary(grouping: scenarios, by: catalog)
        return nearest.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the nearest catalog: the one that shares the most leading path components with a scenario. Throws
    /// ``Problem`` if there are no catalogs, or if several catalogs share the same number of components.
    private func catalog(of scenario: String) throws -> String {
        let shared = catalogs.map { PackageFiles.sharedFolders(scenario, $0) }
        guard let most = shared.max() else {
            throw Problem(
                "the package has no DocC catalog; create a folder 'NAME.docc', or name a folder with --output")
        }
        let nearest = zip(catalogs, shared).filter { $0.1 == most }.map(\.0)
        guard nearest.count == 1 else {
            throw Problem(
                "'\(scenario)' is equally close to \(nearest.joined(separator: " and ")); move it into one of them, or"
                    + " name a folder with --output")
        }
        return nearest[0]
    }

    private static func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
