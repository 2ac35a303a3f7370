/// The files that the preview may read: the files on the command line, and the files in folders on the command line. A
/// scenario may also use storyboards and xibs in the folder of a file on the command line, or in a subfolder. Symbolic
/// links to other locations aren't followed.
struct PreviewBounds {
    private let roots: Set<String>
    private let neighbors: Set<String>

    init(_ paths: [String]) {
        roots = Set(paths.compactMap(PreviewBounds.resolved))
        neighbors = Set(roots.filter { Files.kind($0) != .folder }.map(Path.parent))
    }

    /// Returns whether the file at `path` exists, and is on the command line or is somewhere in a folder on the command
    /// line.
    func contain(_ path: String) -> Bool {
        guard let path = PreviewBounds.resolved(path) else { return false }
        return Path.ancestry(path).contains(where: roots.contains)
    }

    /// Returns whether a scenario may use the file at `path`. Accepts the files that ``contain(_:)`` accepts, and
    /// also storyboards and xibs in the folder of a file on the command line, or in a subfolder.
    func containStoryboard(_ path: String) -> Bool {
        if contain(path) { return true }
        guard let path = PreviewBounds.resolved(path), ["storyboard", "xib"].contains(Path.fileExtension(path)) else {
            return false
        }
        return Path.ancestry(path).contains(where: neighbors.contains)
    }

    /// Returns an absolute path without symbolic links, or nil if the file doesn't exist.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
