import LifecycleReaders

/// The rounds of `watch`. Each round checks and draws the inputs after a change.
struct WatchRounds {
    private var render: Render
    /// The names of the drawings so far that still belong to an input.
    private var names: Set<String> = []
    private var isFirst = true

    init(_ render: Render) {
        self.render = render
        self.render.checks = true
    }

    /// Checks and draws all inputs, not only `changed`, because a storyboard's drawing depends on other storyboards.
    /// Unchanged drawings are not rewritten.
    mutating func draw(_ changed: [String]) async {
        var console = render.feedback.console
        // In the first round, every input is new.
        if !isFirst { for path in changed { console.put("\(path)\n") } }
        // A crash in a worker process doesn't end this process.
        let drawn = await render.draw(isolated: true, &console)
        removeStale(besides: drawn, &console)
        if !isFirst, console.volume == .normal {
            for path in console.tally.writtenPaths.sorted() { console.summarize("wrote \(path)") }
        }
        console.summarize("\(render.summary(console.tally)); \(console.tally.diagnostics ?? "no diagnostics")")
        isFirst = false
    }

    /// Removes drawings from earlier rounds that no longer belong to an input. Keeps all drawings if an input couldn't
    /// be read.
    private mutating func removeStale(besides drawn: Set<String>, _ console: inout Console) {
        guard console.status == .done, render.writesFolder else { return names.formUnion(drawn) }
        for name in names.subtracting(drawn).sorted() {
            let path = "\(render.output)/\(name)"
            guard Files.kind(path) == .file else { continue }
            do {
                try Files.requireNoLinks(from: render.output, to: path)
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
        names = drawn
    }
}
