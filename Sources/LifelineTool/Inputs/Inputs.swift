import LifecycleReaders

/// An input: its path and the name of its drawings.
struct Input: Equatable {
    /// The path on the command line; `-` is standard input.
    let path: String
    /// The name of its drawings below `-o`, without an extension: `guide/push-pop`.
    let stem: String
}

/// Finds the inputs on the command line.
struct Inputs {
    private(set) var found: [Input] = []
    private(set) var failures: [Files.Failure] = []
    private let endings: Set<String>

    /// Searches folders in the order of names for files with extensions of the readers.
    init(_ paths: [String]) {
        endings = Set(Reader.all.flatMap(\.fileExtensions))
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        if path == "-" {
            found.append(Input(path: path, stem: "stdin"))
            return
        }
        switch Files.kind(path) {
        case .file: found.append(Input(path: path, stem: Inputs.stem(of: Inputs.name(of: path))))
        case .folder: walk(path, below: "")
        case .nothing:
            failures.append(Files.Failure(path: path, reason: "no such file or folder", action: "read"))
        }
    }

    private mutating func walk(_ folder: String, below prefix: String) {
        let names: [String]
        do { names = try Files.list(folder) } catch {
            if let failure = error as? Files.Failure { failures.append(failure) }
            return
        }
        for name in names {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch Files.kind(path) {
            case .folder where name.hasSuffix(".storyboardc") || Files.leadsBack(path): break
            case .folder: walk(path, below: prefix + name + "/")
            case .file where endings.contains(Inputs.ending(of: name)):
                found.append(Input(path: path, stem: prefix + Inputs.stem(of: name)))
            case .nothing where name.unicodeScalars.contains("\u{FFFD}"):
                failures.append(Files.Failure(path: path, reason: "the name is not UTF-8; rename it", action: "read"))
            case .nothing where endings.contains(Inputs.ending(of: name)): add(path)
            default: break
            }
        }
    }

    /// Returns the last component of a path.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
    }

    /// Returns a file name without its last extension.
    static func stem(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
