import LifecycleModel
import LifecycleReaders
import Yams

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension CheckConfiguration {
    /// The name of the file that is looked for in the working directory and those above it.
    static let fileName = ".lifeline.yaml"

    /// The nearest configuration file upwards from the working directory, or nil.
    static func findFile() -> String? {
        guard let buffer = getcwd(nil, 0) else { return nil }
        defer { free(buffer) }
        var folder = String(cString: buffer)
        var prefix = ""
        while true {
            if Files.kind(prefix + fileName) == .file { return prefix + fileName }
            if folder.isEmpty || folder == "/" { return nil }
            folder = Files.parent(of: folder)
            prefix += "../"
        }
    }

    /// Takes over the settings of a file; throws ``ReadError`` with everything that is wrong with it.
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
        // A baseline is named as seen from the file that names it.
        if let named = baseline, !named.hasPrefix("/"), let slash = path.lastIndex(of: "/") {
            baseline = String(path[...slash]) + named
        }
        if !problems.isEmpty { throw ReadError(problems) }
    }

    /// A value as words: a list's elements, a mapping's `key=value` pairs, or the one word that it is.
    private static func words(_ value: Node) -> [String] {
        if let list = value.sequence { return list.flatMap(words) }
        if let mapping = value.mapping { return mapping.map { "\($0.key.string ?? "")=\($0.value.string ?? "")" } }
        return value.string.map { [$0] } ?? []
    }
}
