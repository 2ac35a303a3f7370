import LifecycleModel
import LifecycleReaders
import Yams

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension CheckConfiguration {
    /// The name of the configuration file, in the working directory or a folder above it.
    static let fileName = ".lifeline.yaml"

    /// Returns the nearest configuration file, from the working directory up to the root of its Git repository, or nil.
    static func findFile() -> String? {
        guard let buffer = getcwd(nil, 0) else { return nil }
        defer { free(buffer) }
        var folder = String(cString: buffer)
        var prefix = ""
        while true {
            if Files.kind(prefix + fileName) == .file { return prefix + fileName }
            if folder.isEmpty || folder == "/" || Files.kind(prefix + ".git") != .nothing { return nil }
            folder = Path.parent(folder)
            prefix += "../"
        }
    }

    /// Reads the settings of a file; throws ``ReadError`` with all errors in it.
    mutating func read(_ path: String) throws {
        let source = Source(name: path, bytes: try Files.read(path))
        let root: Node?
        do { root = try Yams.compose(yaml: source.text) } catch let error as YamlError {
            throw ReadError(
                file: path, line: error.place?.line, column: error.place?.column, message: error.sentence)
        }
        guard let root, root != Node("") else { return }
        guard let mapping = root.mapping else {
            throw ReadError(
                file: path, line: 1, column: 1,
                message:
                    "expected 'key: value'; the keys are \(CheckConfiguration.keys.joined(separator: ", "))"
            )
        }
        var problems: [Diagnostic] = []
        for (key, value) in mapping {
            guard let problem = set(key.string ?? "", to: CheckConfiguration.words(value)) else { continue }
            let isKey = !CheckConfiguration.keys.contains(key.string ?? "")
            let mark = isKey ? key.mark : value.mark
            problems.append(.unreadable(problem, in: path, line: mark?.line, column: mark?.column))
        }
        if let named = baseline {
            // A repository's file must not let --update-baseline write elsewhere.
            if named.utf8.first == UInt8(ascii: "/") || Path.components(named).contains("..") {
                problems.append(
                    .unreadable(
                        "the baseline '\(named)' is not below the folder of \(CheckConfiguration.fileName)", in: path))
            }
            let folder = Path.parent(path)
            baseline = folder.isEmpty ? named : folder + "/" + named
        }
        if !problems.isEmpty { throw ReadError(problems) }
    }

    /// Returns the words of a value: the elements of a list, the `key=value` pairs of a mapping, or a single word.
    private static func words(_ value: Node) -> [String] {
        if let list = value.sequence { return list.flatMap(words) }
        if let mapping = value.mapping { return mapping.map { "\($0.key.string ?? "")=\($0.value.string ?? "")" } }
        return value.string.map { [$0] } ?? []
    }
}
