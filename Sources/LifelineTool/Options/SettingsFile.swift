import LifecycleModel
import LifecycleReaders
import Yams

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The settings file: `.lifeline.yml` or `.lifeline.yaml`, in the working directory or a folder above it.
enum SettingsFile {
    /// The possible names of the file. If a folder contains both files, `.lifeline.yml` is read.
    static let names = [".lifeline.yml", ".lifeline.yaml"]
    /// The key for the defaults of drawing options. All other keys except ``LogSettings/key`` configure
    /// `check` and the checks of `watch`.
    static let drawings = "drawings"

    /// Returns the path of the nearest settings file, or nil. Searches from the working directory up to the root of its
    /// Git repository or, outside a repository, of the file system.
    static func find() -> String? {
        guard let folder = getcwd(nil, 0) else { return nil }
        defer { free(folder) }
        var prefix = ""
        for _ in 0...String(cString: folder).split(separator: "/").count {
            if let name = names.first(where: { Files.kind(prefix + $0) == .file }) { return prefix + name }
            if Files.kind(prefix + ".git") != .nothing { return nil }
            prefix += "../"
        }
        return nil
    }

    /// Reads the keys and values in a file. Returns an empty array if the file contains none. Throws ``Files/Failure``
    /// if the file can't be read, or ``ReadError`` if its content is invalid YAML or isn't a mapping.
    static func read(_ path: String) throws -> [(key: Node, value: Node)] {
        let source = Source(name: path, bytes: try Files.read(path))
        let root: Node?
        do { root = try Yams.compose(yaml: source.text) } catch let error as YamlError {
            throw ReadError(
                file: path, line: error.place?.line, column: error.place?.column, message: error.sentence)
        }
        guard let root, root != Node("") else { return [] }
        guard let mapping = root.mapping else {
            let keys = CheckConfiguration.keys + [drawings, LogSettings.key]
            let message = "expected 'key: value'; the keys are \(keys.joined(separator: ", "))"
            throw ReadError(file: path, line: 1, column: 1, message: message)
        }
        return mapping.map { ($0.key, $0.value) }
    }

    /// Returns the words of a value: the elements of a list, the `key=value` pairs of a mapping, or a single word.
    static func words(_ value: Node) -> [String] {
        if let list = value.sequence { return list.flatMap(words) }
        if let mapping = value.mapping { return mapping.map { "\($0.key.string ?? "")=\($0.value.string ?? "")" } }
        return value.string.map { [$0] } ?? []
    }
}
