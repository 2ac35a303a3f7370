import LifecycleReaders
import Lifeline

/// The rounds of `watch`. The first round checks and draws all inputs. Each later round checks and draws the inputs
/// that a change affects.
struct WatchRounds {
    private let watch: Watch
    /// The paths of all inputs in the last round, or nil before the first round.
    private var inputs: Set<String>?
    /// The inputs that were drawn so far, with the names of their drawings.
    private var drawn = DrawnInputs()

    init(_ watch: Watch) { self.watch = watch }

    /// Checks and draws the inputs that a change affects. Unchanged drawings are not rewritten.
    ///
    /// - Parameters:
    ///   - changed: The paths of inputs that are new, changed, or deleted.
    ///   - present: The paths of all inputs.
    mutating func draw(_ changed: [String], among present: Set<String>) {
        var console = watch.console
        let isFirst = inputs == nil
        // In the first round, every input is new, and the paths are not printed.
        if !isFirst, console.volume != .quiet { for path in changed { console.put("\(path)\n") } }
        let selected = selection(changed, among: present)
        inputs = present
        // An invalid settings file keeps the drawings of the last round.
        let settings: Settings
        do { settings = try watch.settings() } catch { return console.report(error, for: SettingsFile.names[0]) }
        let painter = watch.painter(settings, checks: true)
        // A crash in a worker process doesn't end this process.
        var round = watch.draw(settings, only: selected, by: painter, isIsolated: true, &console)
        if selected != nil { keep(drawn, in: &round, &console) }
        removeStale(besides: round, &console)
        if !isFirst, console.volume == .normal {
            for path in console.tally.writtenPaths.sorted() { console.summarize("wrote \(path)") }
        }
        console.summarize("\(watch.summary(console.tally)); \(console.tally.diagnostics ?? "no diagnostics")")
    }

    /// Returns the paths of the inputs to draw, or nil for all inputs.
    ///
    /// Selects all inputs if the drawings aren't files in a folder. Selects all inputs if an input is new or deleted,
    /// because the names of other drawings can then change. Selects all inputs if a storyboard or a Swift file has
    /// changed, because other storyboards, scenarios, and files of the module can use it. In all other cases, selects changed inputs, the inputs in
    /// ``DrawnInputs/reported``, and inputs with missing drawings.
    private func selection(_ changed: [String], among present: Set<String>) -> Set<String>? {
        let shared = Lifeline.allReaders.filter { ["storyboard", "swift"].contains($0.name) }.flatMap(\.fileExtensions)
        guard inputs == present, watch.writesFolder,
            !changed.contains(where: { shared.contains(Path.fileExtension($0)) })
        else { return nil }
        let incomplete = drawn.names.filter {
            $0.value.contains { Files.kind("\(watch.target.output)/\($0)") != .file }
        }
        return drawn.reported.union(changed).union(incomplete.keys)
    }

    /// Adds the drawings of inputs that were not drawn in this round, and counts them as unchanged.
    private func keep(_ earlier: DrawnInputs, in round: inout DrawnInputs, _ console: inout Console) {
        for (path, names) in earlier.names where round.names[path] == nil && inputs?.contains(path) == true {
            round.names[path] = names
            for name in names { console.record(.unchanged, "\(watch.target.output)/\(name)") }
        }
    }

    /// Removes the drawings of earlier rounds that belong to no input of this round. Keeps the drawings of an existing
    /// file that has no drawings now, such as a log that is being replaced. Keeps all drawings if an input can't be read
    /// or drawn, or if the drawings aren't files in a folder.
    private mutating func removeStale(besides round: DrawnInputs, _ console: inout Console) {
        let earlier = drawn
        drawn = round
        for (path, names) in earlier.names where drawn.names[path, default: []].isEmpty && Files.kind(path) != .nothing
        {
            drawn.names[path] = names
        }
        guard console.status == .done, watch.writesFolder else {
            return drawn.names.merge(earlier.names) { $0.union($1) }
        }
        let stale = earlier.allNames.subtracting(drawn.allNames).sorted()
        for name in DrawingCheck.removable(stale, in: watch.target.output, besides: drawn.allNames) {
            let path = "\(watch.target.output)/\(name)"
            do {
                try Files.requireNoLinks(from: watch.target.output, to: path)
                try Files.remove(path)
                console.record(.removed, path)
            } catch { console.report(error, for: path) }
        }
    }
}
