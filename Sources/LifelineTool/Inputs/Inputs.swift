import LifecycleReaders

/// One input: where it is, and under which name its drawings go.
struct Input: Equatable {
    /// The path as the user sees it; `-` is standard input.
    let path: String
    /// The name of its drawings below `-o`, without an ending: `guide/push-pop`.
    let stem: String
}

/// Finds the inputs that a user named.
struct Inputs {
    private(set) var found: [Input] = []
    private(set) var failures: [Files.Failure] = []
    private let endings: Set<String>

    /// Walks folders in the order of names; of a folder only files whose ending a reader knows are inputs.
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

    /// The last part of a path.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
    }

    /// A file's name without what follows its last dot.
    static func stem(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
