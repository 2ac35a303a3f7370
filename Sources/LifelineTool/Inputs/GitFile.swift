import Foundation
import LifecycleModel
import LifecycleReaders
import Lifeline

/// A file as it is in a revision of a Git repository.
struct GitFile {
    let revision: String
    let path: String

    /// The name in messages, such as `HEAD~1:Main.storyboard`.
    var name: String { "\(revision):\(path)" }

    /// Returns the versions of a file that the value of `--git` compares: a revision and the file on disk, or two
    /// revisions such as `main..topic`. The second version is nil for the file on disk.
    static func versions(of path: String, _ revisions: String) -> (old: GitFile, new: GitFile?) {
        let parts = revisions.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let old = GitFile(revision: parts[0], path: path)
        return (old, parts.count == 1 ? nil : GitFile(revision: parts[1].isEmpty ? "HEAD" : parts[1], path: path))
    }

    /// Reads the file, which `git` prints. Throws ``ReadError`` if `git` fails or isn't installed.
    func load(as kind: String?, _ options: Reader.Options) throws -> LoadedInput {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        let folder = Path.parent(path)
        process.arguments =
            ["git", "-C", folder.isEmpty ? "." : folder, "show", "--no-textconv", "\(revision):./\(Path.name(path))"]
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Git writes one or two lines of errors, which fit into a pipe, so that reading one pipe after another is safe.
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = message.split(separator: "\n").first.map(String.init) ?? "git failed"
            throw ReadError(file: path, message: "can't read the file in '\(revision)': \(PrintableText.line(reason))")
        }
        return try Lifeline().load(InputSource(name: name, bytes: Array(bytes)), as: kind, options: options)
    }
}
