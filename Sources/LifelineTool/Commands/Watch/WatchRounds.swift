import LifecycleReaders

/// Draws and checks the inputs of `watch`, each time that one of them changes.
struct WatchRounds {
    private var render: Render
    /// The inputs of the last round.
    private var inputs: Set<String>?
    /// The drawings so far of these inputs.
    private var drawn = DrawnInputs()

    init(_ render: Render) {
        self.render = render
        self.render.checks = true
    }

    /// Draws the inputs that need it. Unchanged drawings are not written.
    ///
    /// - Parameters:
    ///   - changed: The paths of inputs that are new, changed, or deleted.
    ///   - present: The paths of all inputs.
    mutating func draw(_ changed: [String], among present: Set<String>) async {
        var console = render.feedback.console
        let isFirst = inputs == nil
        // At first, every input is new.
        if !isFirst { for path in changed { console.put("\(path)\n") } }
        let selected = selection(changed, among: present)
        inputs = present
        // A crash of a worker process doesn't end this one.
        var round = await render.draw(only: selected, isolated: true, &console)
        if selected != nil { keep(drawn, in: &round, &console) }
        removeStale(besides: round, &console)
        if !isFirst, console.volume == .normal {
            for path in console.tally.writtenPaths.sorted() { console.summarize("wrote \(path)") }
        }
        console.summarize("\(render.summary(console.tally)); \(console.tally.diagnostics ?? "no diagnostics")")
    }

    /// Returns the inputs to draw: the changed ones, those with messages, and those whose drawings are missing; nil for
    /// all inputs.
    ///
    /// Names of drawings depend on all inputs, and a storyboard can be part of other inputs.
    private func selection(_ changed: [String], among present: Set<String>) -> Set<String>? {
        let storyboards = Reader.all.first { $0.name == "storyboard" }?.fileExtensions ?? []
        guard inputs == present, render.writesFolder,
            !changed.contains(where: { storyboards.contains(Path.fileExtension($0)) })
        else { return nil }
        let incomplete = drawn.names.filter { $0.value.contains { Files.kind("\(render.output)/\($0)") != .file } }
        return drawn.reported.union(changed).union(incomplete.keys)
    }

    /// Adds the inputs of earlier rounds that were not drawn again.
    private func keep(_ earlier: DrawnInputs, in round: inout DrawnInputs, _ console: inout Console) {
        for (path, names) in earlier.names where round.names[path] == nil && inputs?.contains(path) == true {
            round.names[path] = names
            for name in names { console.record(.unchanged, "\(render.output)/\(name)") }
        }
    }

    /// Removes drawings of earlier rounds that no longer belong to an input. Drawings of inputs that can't be read are
    /// kept.
    private mutating func removeStale(besides round: DrawnInputs, _ console: inout Console) {
        let earlier = drawn
        drawn = round
        guard console.status == .done, render.writesFolder else {
            return drawn.names.merge(earlier.names) { $0.union($1) }
        }
        for name in earlier.allNames.subtracting(round.allNames).sorted() {
            let path = "\(render.output)/\(name)"
            guard Files.kind(path) == .file else { continue }
            do {
                try Files.requireNoLinks(from: render.output, to: path)
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}
