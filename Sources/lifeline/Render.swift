import ArgumentParser
import Graphviz
import LifecycleDiagrams
import LifecycleReaders

/// `lifeline render`: draws every diagram that fits each input.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw every diagram that fits each input.",
        discussion: """
            The drawings go into the folder of -o under the names of their inputs: samples/guide/launch.yaml, given as \
            samples, becomes output/guide/launch.timeline.svg and its kin. A file that would not change is not written. \
            A folder that ends in .docc is a DocC catalogue: it gets guide-launch-timeline.svg, and beside it one that \
            ends in ~dark.svg.
            """)

    @OptionGroup var options: InputOptions
    @OptionGroup var drawing: DrawingOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("The folder that the drawings go into.", valueName: "folder"))
    var output = "output"
    @Flag(help: "Remove drawings of this program from the folder that no input gives any more.") var prune = false

    func run() throws {
        var console = Console()
        var owners: [String: String] = [:]
        options.load(&console) { loaded, console in
            let drawings = drawing.drawings(of: loaded, in: DrawingStyle.Folder(output))
            if drawings.isEmpty, !drawing.style.isDrawnElsewhere(loaded) {
                console.report(
                    ReadError(file: loaded.input.path, message: "none of the diagrams asked for fits this input"),
                    for: loaded.input.path)
            }
            guard !drawings.isEmpty, isFolderReady(&console) else { return }
            for drawing in drawings {
                if let other = owners.updateValue(loaded.input.path, forKey: drawing.name) {
                    let message =
                        "would write '\(output)/\(drawing.name)', which '\(other)' has written; rename one of them"
                    console.report(ReadError(file: loaded.input.path, message: message), for: loaded.input.path)
                    continue
                }
                draw(drawing, of: loaded, &console)
            }
        }
        if prune { pruneOrphans(besides: Set(owners.keys), &console) }
        try console.end()
    }

    /// Removes orphans, unless an input could not be read: its drawings are no orphans. In a catalogue lie drawings that
    /// its articles asked for, too.
    private func pruneOrphans(besides names: Set<String>, _ console: inout Console) {
        guard console.status == .done, DrawingStyle.Folder(output) == .plain else { return }
        for path in DrawingCheck.orphans(in: output, besides: names) {
            do { try Files.remove(path) } catch { console.report(error, for: path) }
        }
    }

    /// Whether the folder is there, or could be made; that it cannot is told once, not for every drawing.
    private func isFolderReady(_ console: inout Console) -> Bool {
        do {
            try Files.makeFolder(output)
            return true
        } catch {
            console.report(error, for: output)
            return false
        }
    }

    /// Renders one drawing and replaces its file.
    private func draw(_ drawing: Drawing, of loaded: Loaded, _ console: inout Console) {
        do {
            try Files.replace("\(output)/\(drawing.name)", with: try drawing.bytes())
        } catch {
            console.report(error, for: loaded.input.path)
        }
    }
}
