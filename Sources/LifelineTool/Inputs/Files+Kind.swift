extension Files {
    /// The type of the file at a path, after following symbolic links.
    enum Kind {
        case file, folder, pipe
        /// A device or a socket.
        case other
        /// No file, or a path that the program can't reach, such as a file in a folder without permission.
        case nothing
    }

    static func kind(_ path: String) -> Kind {
        var status = stat()
        return stat(path, &status) == 0 ? kind(status) : .nothing
    }

    /// Returns the failure of an operation on a path of the kind ``Kind/nothing``, with the system's reason.
    static func missing(_ action: String, _ path: String) -> Failure {
        var status = stat()
        if stat(path, &status) != 0, errno != ENOENT { return failure(action, path) }
        return Failure(path: path, reason: "no such file or folder", action: action)
    }

    static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFIFO: .pipe
        default: .other
        }
    }

    /// Returns whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Throws ``Failure`` if a folder between `root` and the file at `path` is a symbolic link. This check prevents
    /// changes to files outside `root`.
    static func requireNoLinks(from root: String, to path: String) throws {
        var folder = Path.parent(path)
        while folder.utf8.count > root.utf8.count {
            if isLink(folder) {
                throw Failure(
                    path: folder, reason: "it is a symbolic link; replace it with a folder",
                    action: "write into the folder")
            }
            folder = Path.parent(folder)
        }
    }
}
