import Foundation
import LifecycleModel

/// The inputs of the preview, with the versions of their last changes.
final class PreviewFiles: @unchecked Sendable {
    private struct Found: Equatable {
        let input: Input
        let stamp: Stamp
    }

    private struct File {
        let found: Found
        /// The version of the list at the file's last change.
        var changed: Int
    }

    private let paths: [String]
    /// Standard input, or nil if it is not an input.
    let pipe: PreviewPipe?
    /// The lock of the following properties, which is signaled when the version changes.
    private let condition = NSCondition()
    private var files: [File] = []
    /// The version of the list, which is the number of changes so far.
    private var version = 0
    /// Whether a change of standard input is about to be counted.
    private var isPipeChanging = false

    /// The time in which all changes of standard input are one change, in seconds.
    private static let pipeInterval = 0.1

    init(_ paths: [String]) {
        self.paths = paths.filter { $0 != "-" }
        pipe = paths.contains("-") ? PreviewPipe() : nil
        if pipe != nil { files = [File(found: Found(input: PreviewPipe.input, stamp: []), changed: 1)] }
    }

    // MARK: Changes

    /// Fills the list, and then updates it on other threads until the program ends.
    func follow() {
        var stamps = InputStamps()
        let found = scan(&stamps)
        update(found)
        DispatchQueue.global().async { [self, stamps] in watch(found, stamps) }
        guard let pipe else { return }
        DispatchQueue.global().async { [self] in
            try? Files.readChunks("-") { chunk in
                pipe.append(chunk)
                countPipeChange()
            }
        }
    }

    private func watch(_ found: [Found], _ stamps: InputStamps) -> Never {
        var (found, stamps) = (found, stamps)
        let watcher = FileWatcher(folders: [], quiet: 20)
        while true {
            found = watcher.change(from: found) {
                watcher.follow(FolderWalk.folders(affecting: paths + stamps.dependencies))
                return scan(&stamps)
            }
            update(found)
        }
    }

    /// Returns the inputs with their stamps. Omits links that lead out of the given paths.
    private func scan(_ stamps: inout InputStamps) -> [Found] {
        let bounds = FileBounds(paths)
        let inputs = Inputs(paths, excluding: (try? Settings.load())?.excluded ?? []).found.filter {
            bounds.contain($0.path)
        }
        let known = stamps.stamps(of: inputs)
        return inputs.compactMap { input in known[input.path].map { Found(input: input, stamp: $0) } }
    }

    private func update(_ found: [Found]) {
        condition.withLock {
            version += 1
            let known = Dictionary(files.map { ($0.found.input.path, $0) }) { first, _ in first }
            files.removeAll { $0.found.input != PreviewPipe.input }
            files += found.map { found in
                known[found.input.path].flatMap { $0.found == found ? $0 : nil } ?? File(found: found, changed: version)
            }
            condition.broadcast()
        }
    }

    /// Makes standard input a changed file after a moment.
    private func countPipeChange() {
        let isCounted = condition.withLock {
            defer { isPipeChanging = true }
            return isPipeChanging
        }
        if isCounted { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + PreviewFiles.pipeInterval) { [self] in
            condition.withLock {
                isPipeChanging = false
                version += 1
                if let index = files.firstIndex(where: { $0.found.input == PreviewPipe.input }) {
                    files[index].changed = version
                }
                condition.broadcast()
            }
        }
    }

    // MARK: Files

    func input(_ path: String) -> Input? {
        condition.withLock { files.first { $0.found.input.path == path }?.found.input }
    }

    /// Waits until the list is newer than the version `known`, but no longer than `seconds`. Returns the list as JSON:
    /// `version`, and `files` with `path`, `name`, and `changed`.
    func json(after known: Int, within seconds: Double) -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while known >= version, condition.wait(until: end) {}
            return json
        }
    }

    private var json: String {
        let names = ReportPaths(roots: paths)
        var json = JSONText()
        json.object { json in
            json.member("version", version)
            json.array("files") { list in
                for file in files {
                    let input = file.found.input
                    list.object { object in
                        object.member("path", input.path)
                        let isPipe = input == PreviewPipe.input
                        object.member("name", isPipe ? "standard input" : PrintableText.line(names.shown(input.path)))
                        object.member("changed", file.changed)
                    }
                }
            }
        }
        return json.text
    }
}
