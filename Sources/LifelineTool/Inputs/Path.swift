#if canImport(Glibc)
import SystemPackage
#else
import System
#endif

/// The parts of file paths, split by bytes: a slash and a following combining mark would be a single Character.
enum Path {
    /// Returns the last component, or the path itself if it has none.
    static func name(_ path: String) -> String { FilePath(path).lastComponent?.string ?? path }

    /// Returns the components, without a root.
    static func components(_ path: String) -> [String] { FilePath(path).components.map(\.string) }

    /// Returns the parent; empty for the working directory.
    static func parent(_ path: String) -> String { FilePath(path).removingLastComponent().string }

    /// Returns the path without the extension of its last component.
    static func withoutExtension(_ path: String) -> String {
        var path = FilePath(path)
        path.extension = nil
        return path.string
    }

    /// Returns the extension of the last component in lowercase; empty if it has none.
    static func fileExtension(_ path: String) -> String { FilePath(path).extension?.lowercased() ?? "" }
}
