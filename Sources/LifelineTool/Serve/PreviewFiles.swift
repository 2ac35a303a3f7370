import Dispatch
import LifecycleModel

actor PreviewFiles {
    private struct File {
        let input: Input
        let stamp: Stamp
        /// The version of the list at the file's last change.
        var changed: Int
    }

    private nonisolated let paths: [String]
    /// Standard input, or nil if it is not an input.
    nonisolated let pipe: PreviewPipe?
    private var files: [File] = []
    /// The version of the list, which is the number of changes so far.
    private(set) var version = 0
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var waits = 0

    init(_ paths: [String]) {
        self.paths = paths.filter { $0 != "-" }
        pipe = paths.contains("-") ? PreviewPipe() : nil
        if pipe != nil { files = [File(input: PreviewPipe.input, stamp: Stamp(), changed: 1)] }
    }

    // MARK: Changes

    /// Fills the list, and then updates it on another thread until the program ends.
    nonisolated func follow() async {
        var files = InputStamps()
        await update(scan(&files))
        let (scans, next) = AsyncStream.makeStream(of: [(input: Input, stamp: Stamp)].self)
        DispatchQueue.global().async { [files] in self.watch(files, for: next) }
        Task { for await found in scans { await update(found) } }
        guard let pipe else { return }
        // Changes while the page draws are one change.
        let (changes, yield) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        pipe.read(yield)
        Task {
            for await _ in changes {
                await growPipe()
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// Makes standard input a changed file.
    private func growPipe() {
        guard let place = files.firstIndex(where: { $0.input == PreviewPipe.input }) else { return }
        version += 1
        files[place].changed = version
        resume()
    }

    /// Yields the inputs after each change, until nobody waits for them.
    private nonisolated func watch(
        _ files: InputStamps, for next: AsyncStream<[(input: Input, stamp: Stamp)]>.Continuation
    ) {
        var files = files
        let watcher = FileWatcher(folders: [], quiet: 20)
        var isHeard = true
        while isHeard {
            watcher.follow(FolderWalk.folders(affecting: paths + files.dependencies))
            if case .terminated = next.yield(scan(&files)) { isHeard = false } else { watcher.wait() }
        }
    }

    /// Returns the inputs with their stamps. Omits links that lead out of the given paths.
    private nonisolated func scan(_ files: inout InputStamps) -> [(input: Input, stamp: Stamp)] {
        let bounds = PreviewBounds(paths)
        let inputs = Inputs(paths, excluding: (try? Settings.load())?.excluded ?? []).found.filter {
            bounds.contain($0.path)
        }
        let stamps = files.stamps(of: inputs)
        return inputs.compactMap { input in stamps[input.path].map { (input, $0) } }
    }

    private func update(_ found: [(input: Input, stamp: Stamp)]) {
        let known = Dictionary(files.map { ($0.input.path, $0) }) { first, _ in first }
        let next = found.map { input, stamp in
            let isSame = known[input.path]?.stamp == stamp
            return File(input: input, stamp: stamp, changed: isSame ? known[input.path]?.changed ?? 0 : version + 1)
        }
        let pipes = files.filter { $0.input == PreviewPipe.input }
        let isChanged = next.count + pipes.count != files.count || next.contains { $0.changed > version }
        guard version == 0 || isChanged else { return }
        files = pipes + next
        version += 1
        resume()
    }

    private func resume() {
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }

    /// Waits until the list is newer than the version `known`, but no longer than `duration`.
    func change(after known: Int, within duration: Duration) async {
        guard known >= version else { return }
        waits += 1
        let wait = waits
        let alarm = Task {
            try? await Task.sleep(for: duration)
            end(wait)
        }
        await withCheckedContinuation { waiting[wait] = $0 }
        alarm.cancel()
    }

    private func end(_ wait: Int) { waiting.removeValue(forKey: wait)?.resume() }

    // MARK: Files

    func input(_ path: String) -> Input? { files.first { $0.input.path == path }?.input }

    /// The list as JSON: `version`, and `files` with `path`, `name`, and `changed`.
    var json: String {
        let names = ReportPaths(roots: paths)
        var json = JSONText()
        json.object { json in
            json.member("version", version)
            json.array("files") { list in
                for file in files {
                    list.object { object in
                        object.member("path", file.input.path)
                        let isPipe = file.input == PreviewPipe.input
                        object.member(
                            "name", isPipe ? "standard input" : PrintableText.line(names.shown(file.input.path)))
                        object.member("changed", file.changed)
                    }
                }
            }
        }
        return json.text
    }
}
