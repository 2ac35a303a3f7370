/// Functions for the components of file paths. Paths are split as bytes, because a slash followed by a combining mark
/// is a single `Character`.
enum Path {
    /// Returns the last component, or the path itself if the path has no components.
    static func name(_ path: String) -> String { FilePath(path).lastComponent?.string ?? path }

    /// Returns the components, without a root.
    static func components(_ path: String) -> [String] { FilePath(path).components.map(\.string) }

    /// Returns the path of the folder that contains the last component, or an empty string for a relative path with
    /// only one component.
    static func parent(_ path: String) -> String { FilePath(path).removingLastComponent().string }

    /// Returns the path without the extension of its last component.
    static func withoutExtension(_ path: String) -> String {
        var path = FilePath(path)
        path.extension = nil
        return path.string
    }

    /// Returns the path of the nearest folder that contains both paths.
    static func commonFolder(_ path: String, _ other: String) -> String {
        let (first, second) = (FilePath(path).lexicallyNormalized(), FilePath(other).lexicallyNormalized())
        let shared = zip(first.components.dropLast(), second.components).prefix { $0 == $1 }.map(\.0)
        let folder = FilePath(root: first.root, shared).string
        return folder.isEmpty ? "." : folder
    }

    /// Returns the name of the nearest folder that contains all paths, or `Storyboards` without a common folder.
    static func folderName(of paths: [String]) -> String {
        let folder = paths.dropFirst().reduce(paths.first ?? "") { commonFolder($0, $1) }
        return components(folder).last { $0 != "." && $0 != ".." } ?? "Storyboards"
    }

    /// Returns the path and all folders above it, from the path to the root.
    static func ancestry(_ path: String) -> some Sequence<String> {
        sequence(first: path) { path in
            let parent = parent(path)
            return parent.isEmpty || parent == path ? nil : parent
        }
    }

    /// Returns the extension of the last component in lowercase, or an empty string if there is no extension.
    static func fileExtension(_ path: String) -> String { FilePath(path).extension?.lowercased() ?? "" }
}
