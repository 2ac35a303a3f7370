import LifecycleReaders

/// A filter for the files and folders below a folder. It leaves out folders of dependencies and build products, folders
/// that `.gitignore` files name, and what the setting `exclude` names.
struct FolderFilter {
    private struct Pattern {
        /// The folder that contains the pattern, followed by a slash, relative to the starting folder.
        let prefix: String
        let text: String
        let isNegated: Bool
        let appliesToFiles: Bool

        /// Returns whether the pattern matches a relative path. As in Git, a pattern without a slash matches the last
        /// component.
        func matches(_ name: String) -> Bool {
            guard name.hasPrefix(prefix) else { return false }
            let path = text.contains("/") ? String(name.dropFirst(prefix.count)) : Path.name(name)
            let pattern = text.hasPrefix("/") ? String(text.dropFirst()) : text
            return fnmatch(pattern, path, FNM_PATHNAME) == 0
        }
    }

    private static let standard = ["Pods", "Carthage", "DerivedData"]
    private var patterns: [Pattern]

    /// Creates a filter that leaves out the files and folders that match `excluded`.
    init(excluding excluded: [String]) {
        patterns = FolderFilter.standard.map {
            Pattern(prefix: "", text: $0, isNegated: false, appliesToFiles: false)
        }
        for word in excluded { add(word, below: "", appliesToFiles: true) }
    }

    /// Adds the patterns of the `.gitignore` file in a folder, if there is one. `name` is the path of the folder
    /// relative to the starting folder.
    mutating func readGitIgnore(in folder: String, named name: String) {
        guard let bytes = Files.content(folder.isEmpty ? ".gitignore" : folder + "/.gitignore") else { return }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines where !line.hasPrefix("#") {
            add(String(line), below: name.isEmpty ? "" : name + "/", appliesToFiles: false)
        }
    }

    private mutating func add(_ line: String, below prefix: String, appliesToFiles: Bool) {
        var text = line[...]
        let isNegated = text.hasPrefix("!")
        if isNegated { text.removeFirst() }
        while let last = text.last, last == "/" || last == " " { text.removeLast() }
        if text.hasPrefix("**/") { text.removeFirst(3) }
        if text.isEmpty { return }
        patterns.append(
            Pattern(prefix: prefix, text: String(text), isNegated: isNegated, appliesToFiles: appliesToFiles))
    }

    /// Returns whether the filter leaves out a file or a folder. The last pattern that matches decides.
    func excludes(_ entry: FolderWalk.Entry) -> Bool {
        let last = patterns.last { ($0.appliesToFiles || entry.kind == .folder) && $0.matches(entry.name) }
        return last.map { !$0.isNegated } ?? false
    }

    /// Returns whether a file can be an input: a YAML file with a key of scenarios, a text file whose content a reader
    /// recognizes, or any file of another type. Also returns true if the file is empty or can't be read. A baseline quotes
    /// names of callbacks, and isn't an input.
    static func isInput(_ path: String) -> Bool {
        let ending = Path.fileExtension(path)
        guard ["yaml", "yml", "txt"].contains(ending), let bytes = try? Files.read(path), !bytes.isEmpty else {
            return true
        }
        let source = InputSource(name: path, bytes: bytes)
        if source.text.hasPrefix(CheckBaseline.title) { return false }
        if Reader.all.contains(where: { $0.recognizes(source) }) { return true }
        let keys = ["steps", "controllers", "title", "ios", "{"]
        return ending != "txt"
            && source.text.split(whereSeparator: \.isNewline).contains { line in keys.contains { line.hasPrefix($0) } }
    }
}
