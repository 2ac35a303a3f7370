/// Files and folders that a user named, which limit what may be read: these files, and the files in these folders.
/// Symbolic links to other locations aren't followed.
struct FileBounds {
    private let roots: Set<String>
    private let neighbors: Set<String>

    init(_ paths: [String]) {
        roots = Set(paths.compactMap(Files.resolved))
        neighbors = Set(roots.filter { Files.kind($0) != .folder }.map(Path.parent))
    }

    /// Returns whether the file at `path` exists, and is one of the named files or is somewhere in a named folder.
    func contain(_ path: String) -> Bool {
        guard let path = Files.resolved(path) else { return false }
        return Path.ancestry(path).contains(where: roots.contains)
    }

    /// Returns whether a scenario may use the file at `path`. Accepts the files that ``contain(_:)`` accepts, and
    /// also storyboards and xibs in the folder of a named file, or in a subfolder.
    func containStoryboard(_ path: String) -> Bool {
        if contain(path) { return true }
        guard let path = Files.resolved(path), ["storyboard", "xib"].contains(Path.fileExtension(path)) else {
            return false
        }
        return Path.ancestry(path).contains(where: neighbors.contains)
    }
}
