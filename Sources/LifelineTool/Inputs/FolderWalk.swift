/// A walk through a folder and its subfolders in alphabetical order. Each folder is visited only once, even if several
/// links lead to it.
struct FolderWalk {
    struct Entry {
        let path: String
        /// The path relative to the starting folder.
        let name: String
        let kind: FileStatus.Kind
    }

    private var visited: Set<FileStatus.Identity> = []
    private let followsLinks: Bool

    /// Creates a walk.
    ///
    /// - Parameter followsLinks: Whether to follow symbolic links to folders.
    init(followsLinks: Bool = true) { self.followsLinks = followsLinks }

    /// Passes every entry to `body`, except hidden entries and editors' backups. For a folder, `body` returns whether
    /// to visit the folder. Does nothing if the starting folder doesn't exist. Throws ``Files/Failure`` if a folder
    /// can't be read, and rethrows errors from `body`.
    mutating func visit(_ folder: String, _ body: (Entry) throws -> Bool) throws {
        try visit(folder, below: "", body)
    }

    private mutating func visit(_ folder: String, below prefix: String, _ body: (Entry) throws -> Bool) throws {
        guard let status = FileStatus(folder.isEmpty ? "." : folder), visited.insert(status.identity).inserted else {
            return
        }
        let start = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        for name in try Files.list(folder.isEmpty ? "." : folder) {
            let entry = Entry(path: start + name, name: prefix + name, kind: Files.kind(start + name))
            guard try body(entry), entry.kind == .folder, followsLinks || !Files.isLink(entry.path) else { continue }
            try visit(entry.path, below: entry.name + "/", body)
        }
    }

    /// Returns the folders to watch for changes at `paths`: the folders among the paths, with their subfolders, and
    /// the parent folders of all other paths.
    static func folders(affecting paths: [String]) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            guard Files.kind(path) == .folder else {
                let parent = Path.parent(path)
                folders.insert(parent.isEmpty ? "." : parent)
                continue
            }
            folders.insert(path)
            var walk = FolderWalk()
            try? walk.visit(path) { entry in
                if entry.kind == .folder { folders.insert(entry.path) }
                return true
            }
        }
        return folders
    }
}
