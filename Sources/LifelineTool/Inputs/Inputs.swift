import LifecycleReaders
import LifecycleSource
import Lifeline

/// An input, with the prefix of the names of its drawings.
struct Input: Codable, Equatable, Sendable {
    /// The path, or `-` for standard input.
    let path: String
    /// The prefix of the names of the input's drawings in the output folder, such as `guide/push-pop`.
    let stem: String
    /// The index of the scenario in a Markdown file, or nil if the whole file is the input.
    var scenario: Int?
    /// Whether the input can be read only once, because it is a pipe or standard input.
    var isPipe: Bool { path == "-" || Files.kind(path) == .pipe }

    /// The input of a drawing that needs no input.
    static let none = Input(path: "lifeline", stem: "lifeline")
}

extension Input {
    /// Returns the scenarios in a Markdown file, or an empty array for another file. The second scenario in the file
    /// `guide.md` has the prefix `guide-2`.
    static func scenarios(in path: String) -> [Input] {
        guard Path.fileExtension(path) == "md", Files.kind(path) == .file, let bytes = try? Files.read(path),
            let markdown = try? EmbeddedMarkdown(String(decoding: bytes, as: UTF8.self), file: path)
        else { return [] }
        let stem = Path.withoutExtension(Path.name(path))
        return markdown.scenarios.indices.map { Input(path: path, stem: "\(stem)-\($0 + 1)", scenario: $0) }
    }
}

extension [Input] {
    /// The inputs without repetitions of an input that has the same name in the output.
    var distinct: [Input] {
        var known: Set<[String]> = []
        return filter { known.insert([FilePath($0.path).lexicallyNormalized().string, $0.stem]).inserted }
    }

    var stems: [String: String] { Dictionary(map { ($0.path, $0.stem) }) { first, _ in first } }
}

/// The inputs at the paths on the command line.
struct Inputs {
    private(set) var found: [Input] = []
    private(set) var failures: [Files.Failure] = []
    /// The errors for bundles inside folders. They are reported only if there are no inputs and no other errors.
    private var bundles: [Files.Failure] = []
    /// The paths of files inside folders that have the extension of a reader, but aren't inputs.
    private(set) var skipped: [String] = []
    /// The paths of the Swift files in folders that this build can't read, relative to their folder and without their
    /// extension.
    private(set) var unreadableCode: [String] = []
    /// The first of the files inside folders that have no extension of a reader, and the extensions of these files.
    private var other: String?
    private var otherEndings: Set<String> = []
    /// The extensions of files that are inputs only if they are named, because many other files have them.
    private static let namedOnly: Set = ["json", "ips", "crash"]
    private let endings: Set<String>
    private let excluded: [String]

    /// Finds the inputs. Searches folders recursively, in alphabetical order, for files with the extensions of readers,
    /// except what ``FolderFilter`` leaves out.
    ///
    /// If there are no inputs and no other errors, adds an error for each bundle or, without bundles, for each path.
    ///
    /// - Parameters:
    ///   - paths: The paths on the command line.
    ///   - excluded: The files and folders to leave out.
    init(_ paths: [String], excluding excluded: [String] = []) {
        self.excluded = excluded
        endings = Set(Lifeline.allReaders.flatMap(\.fileExtensions))
        for path in paths { add(path) }
        guard found.isEmpty, failures.isEmpty else { return }
        failures = bundles
        guard bundles.isEmpty else { return }
        let names = endings.sorted().map { "*.\($0)" }.joined(separator: ", ")
        let isNamedOnly = otherEndings.isSubset(of: Self.namedOnly)
        let file = isNamedOnly ? other.map { "name the file to read, such as '\($0)'" } : nil
        let isCode = otherEndings.contains("swift") ? SourceReader.unavailable : nil
        failures = paths.map {
            Files.Failure(
                path: $0,
                reason: "the folder contains no \(names) files; \(isCode ?? file ?? "name a file or another folder")",
                action: "find inputs")
        }
    }

    private mutating func add(_ path: String) {
        if path == "-" {
            found.append(Input(path: path, stem: "stdin"))
            return
        }
        let scenarios = Input.scenarios(in: path)
        guard scenarios.isEmpty else {
            found += scenarios
            return
        }
        switch Files.kind(path) {
        // In a shell, <(command) is the path of a pipe.
        case .file, .pipe: found.append(Input(path: path, stem: Path.withoutExtension(Path.name(path))))
        case .folder:
            if let refusal = BundleFolder.refusal(path) { failures.append(refusal) } else { walk(path) }
        case .other:
            let reason = "it is not a regular file; name another file"
            failures.append(Files.Failure(path: path, reason: reason, action: "read the file"))
        case .nothing:
            failures.append(Files.missing("read the input", path))
        }
    }

    private mutating func walk(_ folder: String) {
        var walk = FolderWalk()
        var filter = FolderFilter(excluding: excluded)
        filter.readGitIgnore(in: folder, named: "")
        do {
            try walk.visit(folder) { entry in
                if filter.excludes(entry) { return false }
                let isInput = endings.contains(Path.fileExtension(entry.name))
                switch entry.kind {
                case .folder where BundleFolder.isProject(entry.path): break
                case .folder:
                    guard let refusal = BundleFolder.refusal(entry.path) else {
                        filter.readGitIgnore(in: entry.path, named: entry.name)
                        return true
                    }
                    bundles.append(refusal)
                case .file where isInput && !FolderFilter.isInput(entry.path): skipped.append(entry.path)
                case .file where isInput: found.append(Input(path: entry.path, stem: Path.withoutExtension(entry.name)))
                case .file:
                    other = other ?? entry.path
                    let ending = Path.fileExtension(entry.name)
                    otherEndings.insert(ending)
                    if ending == "swift" { unreadableCode.append(Path.withoutExtension(entry.name)) }
                case .nothing where entry.name.unicodeScalars.contains("\u{FFFD}"):
                    let reason = "its name is not UTF-8; rename it"
                    failures.append(Files.Failure(path: entry.path, reason: reason, action: "read the file"))
                case .nothing where isInput: add(entry.path)
                default: break
                }
                return false
            }
        } catch {
            if let failure = error as? Files.Failure { failures.append(failure) }
        }
    }
}

extension Console {
    /// Writes a note about files that aren't inputs, and a note about Swift files that this build can't read.
    func noteSkipped(_ inputs: Inputs) {
        if !inputs.unreadableCode.isEmpty, !inputs.found.isEmpty {
            let count = inputs.unreadableCode.count.counting("Swift file")
            say(.note, "skipped \(count), because \(SourceReader.unavailable)")
        }
        let paths = inputs.skipped
        guard !paths.isEmpty else { return }
        let others = paths.count > 3 ? ", and \(paths.count - 3) more" : ""
        let verb = paths.count == 1 ? "isn't an input" : "aren't inputs"
        say(
            .note,
            "skipped \(paths.count.counting("file")) that \(verb): \(paths.prefix(3).joined(separator: ", "))\(others)")
    }
}
