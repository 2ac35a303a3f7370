import Foundation
import LifecycleModel

/// The measured programs, and a folder for their input and output.
final class Workbench {
    /// A build of Lifeline.
    struct Program {
        let name: String
        let path: String
        /// Whether the limits apply. Without limits, the measurements are for information.
        var isJudged = true
    }

    let options: BenchmarkOptions
    let folder: String
    /// The builds to measure: the statically linked release, if it can be built, and the dynamically linked program.
    let programs: [Program]
    /// The package's folder.
    let package: String

    init(_ options: BenchmarkOptions) throws {
        self.options = options
        package =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        folder = NSTemporaryDirectory() + "lifeline-benchmarks-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        programs = options.hasRaces ? try Workbench.programs(options, package, folder) : []
        for program in programs { print("\(program.name): \(program.path)") }
    }

    private var count = 0

    /// Returns the path of a file or folder that never existed.
    ///
    /// Creating files is slower after other files are removed. The speed of overwriting a file can differ, too.
    func unused(_ name: String) -> String {
        count += 1
        return "\(folder)/\(name)-\(count)"
    }

    /// Removes the folder.
    func clear() { try? FileManager.default.removeItem(atPath: folder) }

    /// Builds the programs if they are out of date, and returns them.
    private static func programs(_ options: BenchmarkOptions, _ package: String, _ folder: String) throws -> [Program] {
        if let path = options.program { return [Program(name: "lifeline", path: path)] }
        let place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let scratch = place.deletingLastPathComponent().deletingLastPathComponent().path
        guard let swift = find("swift") else { throw Missing(program: "swift") }
        print("building lifeline …")
        let product = ["build", "-c", "release", "--product", "lifeline", "--package-path", package]
        _ = try Launch([swift] + product + ["--scratch-path", scratch])
        let dynamic = Program(name: "dynamic", path: try installed(scratch, as: "dynamic", in: folder))
        // Apple platforms include the Swift libraries and don't support static linking.
        guard (try? Launch([package + "/.ci/release", scratch + "/static"])) != nil else {
            print("it can't be linked statically here, so the limits are those of the dynamically linked one")
            return [dynamic]
        }
        let path = try installed(scratch + "/static", as: "static", in: folder)
        return [Program(name: "static", path: path), Program(name: "dynamic", path: dynamic.path, isJudged: false)]
    }

    /// Installs a build as described in the README, because the programs to compare are installed, too.
    ///
    /// Mapping a file that a linker has just written is slower.
    private static func installed(_ scratch: String, as name: String, in folder: String) throws -> String {
        let path = "\(folder)/lifeline-\(name)"
        guard let install = find("install") else { throw Missing(program: "install") }
        _ = try Launch([install, scratch + "/release/lifeline", path])
        return path
    }

    /// Compares all builds with another program. `task` is the suffix of the contenders' names. If `limit` is nil,
    /// there is no limit.
    func judge(_ contest: Contest, _ task: String = "", to peer: String, limit: Double?) -> Bool {
        programs.map { contest.judge($0.name + task, to: peer, limit: $0.isJudged ? limit : nil) }.allSatisfy { $0 }
    }

    /// An error for a program that is not installed.
    struct Missing: Error {
        let program: String
    }

    /// Returns the path of a program in `PATH`, or nil if the program is not installed.
    static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Writes a file, and returns the file's path.
    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/\(name)"
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        return path
    }

    /// Writes the recorded run of a walk in a separate process, and returns the file's path.
    ///
    /// In this process, the memory for a long walk would be attributed to child processes.
    func writeWalk(_ name: String, callbacks: Int) throws -> String {
        let path = "\(folder)/\(name)"
        _ = try Launch([CommandLine.arguments[0], "--walk", String(callbacks)], output: path)
        return path
    }

    /// Returns the sorted paths of the files in `folder` that have the suffix `ending`.
    static func files(_ folder: String, _ ending: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
