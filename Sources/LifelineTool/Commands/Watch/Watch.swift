import ArgumentParser
import LifecycleReaders

struct Watch: Rendering {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Check and redraw inputs when they change.",
        discussion: """
            Runs until you press Control-C, even if inputs contain errors. Accepts the options of 'lifeline render'. \
            Also reports failed expectations and violated rules, and reads the same settings file as 'lifeline check'. \
            A change of the settings file, or of the storyboard that a scenario names, is a change of the input. \
            If an input is deleted from a folder, also deletes its drawings. Keeps the drawings if no other input \
            remains, if an input can't be drawn, or if the output isn't a folder.

            Examples:
              lifeline watch samples
              lifeline watch first.yaml --diagram timeline -o /tmp/drawings

            Exit status:
              0   The command was ended with Control-C.
              2   When the command starts, an input doesn't exist, or the settings file
                  can't be read.
              64  The arguments are invalid.
            """
    )

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Diagrams") var selection: DiagramOptionGroup
    @OptionGroup var simulation: IOSOption
    @OptionGroup(title: "Output") var target: OutputOptions
    @OptionGroup(title: "Output") var replacement: ForceOption
    @OptionGroup var limit: TimeoutOption
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions

    private var paths: [String] { options.inputs }

    func handler() throws -> JobHandler { painter(try settings(), checks: true).paint }

    mutating func validate() throws {
        try options.requireInputsOrSettings()
        if paths.contains("-") { throw ValidationError("standard input can't be watched; name files or folders") }
    }

    func run(_ console: inout Console) throws {
        for path in paths where Files.kind(path) == .nothing {
            console.report(Files.missing("watch the input", path), for: path)
        }
        _ = try settings()
        guard console.status == .done else { return }
        Signals.exitOnInterrupt()
        var rounds = WatchRounds(self)
        let watcher = FileWatcher(folders: [])
        var files = InputStamps()
        func stamps() -> [String: Stamp] {
            watcher.follow(FolderWalk.folders(affecting: paths + files.dependencies))
            return files.stamps(of: Inputs(paths, excluding: (try? settings())?.excluded ?? []).found)
        }
        var (seen, present) = ([String: Stamp](), stamps())
        while true {
            let changed = Set(present.keys).union(seen.keys).filter { seen[$0] != present[$0] }.sorted()
            rounds.draw(changed, among: Set(present.keys))
            seen = present
            present = watcher.change(from: seen, of: stamps)
        }
    }
}
