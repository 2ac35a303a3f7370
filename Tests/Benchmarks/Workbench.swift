import Foundation
import LifecycleModel

/// The programs that are measured, and a folder for what they read and write.
final class Workbench {
    /// A build of lifeline.
    struct Program {
        let name: String
        let path: String
        /// Whether the limits are meant for it; of another one the figures are told for information.
        var isJudged = true
    }

    let options: BenchmarkOptions
    let folder: String
    /// The statically linked program, which is the one to be released, where it can be built; then the dynamically linked.
    let programs: [Program]
    /// The folder of the package.
    let package: String

    init(_ options: BenchmarkOptions) throws {
        self.options = options
        package =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        folder = NSTemporaryDirectory() + "lifeline-benchmarks-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        programs = try Workbench.programs(options, package, folder)
        for program in programs { print("\(program.name): \(program.path)") }
    }

    private var count = 0

    /// A file or folder that was never there: a file system is slow to make files where it has just removed as many, and one
    /// that stands there already may be written at another pace.
    func unused(_ name: String) -> String {
        count += 1
        return "\(folder)/\(name)-\(count)"
    }

    /// Removes the folder.
    func clear() { try? FileManager.default.removeItem(atPath: folder) }

    /// The builds of the program: what is not up to date is built first.
    private static func programs(_ options: BenchmarkOptions, _ package: String, _ folder: String) throws -> [Program] {
        if let path = options.program { return [Program(name: "lifeline", path: path)] }
        let place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let scratch = place.deletingLastPathComponent().deletingLastPathComponent().path
        guard let swift = find("swift") else { throw Missing(program: "swift") }
        print("building lifeline …")
        let product = ["build", "-c", "release", "--product", "lifeline", "--package-path", package]
        _ = try Launch([swift] + product + ["--scratch-path", scratch])
        let dynamic = Program(name: "dynamic", path: try installed(scratch, as: "dynamic", in: folder))
        // Apple's systems have Swift's libraries of their own, and link none statically.
        guard (try? Launch([package + "/.ci/release", scratch + "/static"])) != nil else {
            print("it cannot be linked statically here, so the limits are for the dynamically linked one")
            return [dynamic]
        }
        let path = try installed(scratch + "/static", as: "static", in: folder)
        return [Program(name: "static", path: path), Program(name: "dynamic", path: dynamic.path, isJudged: false)]
    }

    /// What was built as README tells to install it, for its peers are installed too: the pages of a file that a linker has
    /// just written, one here and one there, are slower to map.
    private static func installed(_ scratch: String, as name: String, in folder: String) throws -> String {
        let path = "\(folder)/lifeline-\(name)"
        guard let install = find("install") else { throw Missing(program: "install") }
        _ = try Launch([install, scratch + "/release/lifeline", path])
        return path
    }

    /// Compares what every program took for a task, the end of its contenders' names, with a peer; nil sets no limit.
    func judge(_ contest: Contest, _ task: String = "", to peer: String, limit: Double?) -> Bool {
        programs.map { contest.judge($0.name + task, to: peer, limit: $0.isJudged ? limit : nil) }.allSatisfy { $0 }
    }

    /// A program that is not installed.
    struct Missing: Error {
        let program: String
    }

    /// Where a program lies in PATH; nil where it is not installed.
    static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Writes a file and gives its path.
    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/\(name)"
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        return path
    }

    /// Writes the recorded run of a walk and gives its path, by a process of its own: as long as this one holds the memory
    /// that a long walk takes, it would count as its children's.
    func writeWalk(_ name: String, callbacks: Int) throws -> String {
        let path = "\(folder)/\(name)"
        _ = try Launch([CommandLine.arguments[0], "--walk", String(callbacks)], output: path)
        return path
    }

    /// The files of a folder whose names end so, in order.
    static func files(_ folder: String, _ ending: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
