#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The files that the preview may read: those that the user named, and those in named folders, without links that lead
/// elsewhere.
struct PreviewBounds {
    private let roots: [String]
    private let neighbors: [String]

    /// Creates the bounds of files and folders.
    init(_ paths: [String]) {
        roots = paths.compactMap(PreviewBounds.resolved)
        neighbors = roots.filter { Files.kind($0) != .folder }.map(Path.parent)
    }

    /// Returns whether the file is one of the inputs.
    func contain(_ path: String) -> Bool {
        guard let path = PreviewBounds.resolved(path) else { return false }
        return roots.contains { PreviewBounds.contains(path, in: $0) }
    }

    /// Returns whether a scenario may name the file: an input, or a storyboard in the folder of an input.
    func containStoryboard(_ path: String) -> Bool {
        if contain(path) { return true }
        guard let path = PreviewBounds.resolved(path), ["storyboard", "xib"].contains(Path.fileExtension(path)) else {
            return false
        }
        return neighbors.contains { PreviewBounds.contains(path, in: $0) }
    }

    private static func contains(_ path: String, in root: String) -> Bool {
        Path.components(path).starts(with: Path.components(root))
    }

    /// Returns the absolute path without links; nil if there is no such file.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
