import LifecycleModel
import LifecycleReaders
import Yams

/// The settings file: `.lifeline.yml` or `.lifeline.yaml`, in the working directory or a folder above it.
enum SettingsFile {
    /// The possible names of the file. A folder can contain only one of them.
    static let names = [".lifeline.yml", ".lifeline.yaml"]

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
        let source = InputSource(name: path, bytes: try Files.read(path))
        let root: Node?
        do { root = try Yams.compose(yaml: source.text) } catch let error as YamlError {
            throw source.conflict
                ?? ReadError(
                    file: path, line: error.mark?.line, column: error.mark?.column, message: error.sentence)
        }
        guard let root, root != Node("") else { return [] }
        guard let mapping = root.mapping else {
            let message = "expected 'key: value'; the keys are \(keys.joined(separator: ", "))"
            throw ReadError(file: path, line: 1, column: 1, message: message)
        }
        return mapping.map { ($0.key, $0.value) }
    }

    static let keys =
        Setting.all.filter { $0.section == .check }.map(\.name)
        + Setting.Section.allCases.filter { $0 != .check }.map(\.rawValue)
}

extension Settings {
    /// Reads the settings file at `path`. The path of a baseline in the file is relative to the folder of the file.
    ///
    /// - Throws: ``Files/Failure`` if the file can't be read. ``ReadError`` with all errors in the file.
    mutating func read(_ path: String) throws {
        var diagnostics: [Diagnostic] = []
        func report(_ message: String, at node: Node, offset: Int? = nil) {
            let column = node.mark.map { $0.column + (offset.map { node.column(of: $0) } ?? 0) }
            diagnostics.append(.unreadable(message, in: path, line: node.mark?.line, column: column))
        }
        func apply(_ name: Node, _ value: Node, in section: Setting.Section, _ known: [String]) {
            let word = name.string ?? ""
            guard let key = Setting.named(word), key.section == section else {
                return report(Setting.unknown("key", word, known), at: name)
            }
            for problem in key.set(&self, value) {
                report(problem.text, at: problem.node ?? value, offset: problem.offset)
            }
        }
        let folder = Path.parent(path)
        func resolved(_ named: String) -> String {
            folder.isEmpty ? named : named == "." ? folder : "\(folder)/\(named)"
        }
        /// Remembers the locations of paths. Reports those outside the folder of the file, because an untrusted settings
        /// file must not make `--update-baseline` write to one.
        func locate(_ what: String, _ value: Node) {
            for node in value.sequence.map({ Array($0) }) ?? [value] {
                let named = node.string ?? ""
                if named.utf8.first == UInt8(ascii: "/") || Path.components(named).contains("..") {
                    report("the path of the \(what), '\(named)', must be relative and must not contain '..'", at: node)
                }
                pathLocations[resolved(named)] = SourceLocation(
                    file: path, line: node.mark?.line, column: node.mark?.column)
            }
        }
        let other = resolved(SettingsFile.names[1])
        if Path.name(path) == SettingsFile.names[0], Files.kind(other) == .file {
            let message = "'\(other)' is a second settings file in this folder; remove one of them"
            diagnostics.append(.unreadable(message, in: path))
        }
        for (name, value) in try SettingsFile.read(path) {
            if name.string == "inputs" { locate("input", value) }
            if name.string == "baseline" { locate("baseline", value) }
            guard let section = Setting.Section(rawValue: name.string ?? ""), section != .check else {
                apply(name, value, in: .check, SettingsFile.keys)
                continue
            }
            let known = Setting.all.filter { $0.section == section }.map(\.name)
            guard let mapping = value.mapping else {
                report("expected 'key: value'; the keys are \(known.joined(separator: ", "))", at: value)
                continue
            }
            for (name, value) in mapping { apply(name, value, in: section, known) }
        }
        inputs = inputs.map(resolved)
        check.baseline = check.baseline.map(resolved)
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
    }
}

extension Node {
    /// Returns the number of columns between the start of the value and the character with index `offset`, which
    /// doesn't count the opening quotation mark. Returns 0 for a value that begins on another line.
    fileprivate func column(of offset: Int) -> Int {
        switch scalar?.style {
        case .singleQuoted, .doubleQuoted: offset + 1
        case .plain: offset
        default: 0
        }
    }
}
