import Graphviz
import LifecycleDiagrams

/// The drawings that `embed` wrote for markers that documents no longer contain.
struct UnusedDrawings {
    /// The extensions of documents that can refer to a drawing.
    private static let endings: Set = ["md", "markdown", "mdx", "rst", "adoc", "html"]

    /// The folders that contain documents. A document that refers to a drawing can be anywhere in them.
    let roots: Set<String>

    /// Returns the paths of the SVGs in `folder` that `embed` wrote, except those in `used`, a set of paths in lowercase,
    /// and those whose names a document contains. Throws ``Files/Failure`` if a document can't be read.
    func paths(in folder: String, besides used: Set<String>) throws -> [String] {
        var names: [String: String] = [:]
        var walk = FolderWalk(followsLinks: false)
        try walk.visit(folder) { entry in
            if entry.kind == .file, entry.name.hasSuffix(".svg"),
                !used.contains("\(folder)/\(entry.name)".lowercased()),
                let bytes = Files.content(entry.path),
                DrawingMetadata(svg: bytes)?.command == Embed.configuration.commandName
            {
                names["\(folder)/\(entry.name)"] = Path.name(entry.name)
            }
            return true
        }
        for root in roots where !names.isEmpty { try removeNamed(from: &names, below: root) }
        return names.keys.sorted()
    }

    /// Removes the drawings whose names a document in a folder contains. Skips the folders that inputs are never in, and
    /// hidden folders other than `.github`.
    private func removeNamed(from names: inout [String: String], below root: String) throws {
        for folder in [root, "\(root)/.github"] {
            var (walk, filter) = (FolderWalk(), FolderFilter(excluding: []))
            filter.readGitIgnore(in: folder, named: "")
            try walk.visit(folder) { entry in
                if filter.excludes(entry) { return false }
                if entry.kind == .folder { filter.readGitIgnore(in: entry.path, named: entry.name) }
                guard entry.kind == .file, Self.endings.contains(Path.fileExtension(entry.name)) else { return true }
                let text = String(decoding: try Files.read(entry.path), as: UTF8.self)
                names = names.filter { _, name in
                    ![name, name.inAttribute, name.replacing(" ", with: "%20")].contains(where: text.contains)
                }
                return true
            }
        }
    }
}
