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
    /// revisions such as `main..topic`. With three dots, the first version is the merge base of the revisions, as in a
    /// pull request. The second version is nil for the file on disk. Throws ``ReadError`` if the revisions have none.
    static func versions(of path: String, _ revisions: String) throws -> (old: GitFile, new: GitFile?) {
        let dots = revisions.contains("...") ? "..." : ".."
        let parts = revisions.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false).map {
            $0.isEmpty ? "HEAD" : String($0)
        }
        guard parts.count == 2 else { return (GitFile(revision: revisions, path: path), nil) }
        var old = parts[0]
        if dots == "..." {
            let base = try git(["merge-base"] + parts, of: path, failure: "can't find the merge base of '\(revisions)'")
            old = String(String(decoding: base, as: UTF8.self).prefix(12))
        }
        return (GitFile(revision: old, path: path), GitFile(revision: parts[1], path: path))
    }

    /// Reads the file, which `git` prints. Throws ``ReadError`` if `git` fails or isn't installed.
    func load(as kind: String?, _ options: Reader.Options) throws -> LoadedInput {
        let bytes = try GitFile.git(
            ["show", "--no-textconv", "\(revision):./\(Path.name(path))"], of: path,
            failure: "can't read the file in '\(revision)'")
        return try Lifeline().load(InputSource(name: name, bytes: Array(bytes)), as: kind, options: options)
    }

    /// Returns what `git` prints in the folder of a file. Throws ``ReadError`` with the message `failure` and the reason if
    /// `git` fails.
    private static func git(_ arguments: [String], of path: String, failure: String) throws -> Data {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        let folder = Path.parent(path)
        process.arguments = ["git", "-C", folder.isEmpty ? "." : folder] + arguments
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Git writes one or two lines of errors, which fit into a pipe, so that reading one pipe after another is safe.
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = message.split(separator: "\n").first.map(String.init) ?? "git failed"
            throw ReadError(file: path, message: "\(failure): \(PrintableText.line(reason))")
        }
        return bytes
    }
}
