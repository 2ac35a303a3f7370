import ArgumentParser
import LifecycleDiagrams

struct Render: Rendering {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw diagrams of inputs.",
        discussion: """
            If the input is the folder 'samples', the timeline of samples/guide/table-5-1.yaml is written to \
            output/guide/table-5-1.timeline.svg. If the output folder is a DocC catalog (*.docc), the files are named \
            guide-table-5-1-timeline.svg and guide-table-5-1-timeline~dark.svg. Unchanged files are not rewritten.

            Examples:
              lifeline render samples -o output --prune
              lifeline render console.log --diagram timeline --format svg,png
              lifeline render --diagram poster --ios 17 -o poster.pdf

            Exit status:
              0   All drawings are up to date.
              2   An input can't be read or drawn, the settings file can't be read, or a
                  drawing can't be written.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Diagrams") var selection: DiagramOptionGroup
    @OptionGroup var simulation: IOSOption
    @OptionGroup(title: "Output") var target: OutputOptions
    @OptionGroup(title: "Output") var replacement: ForceOption
    @OptionGroup var limit: TimeoutOption
    @OptionGroup(title: "Feedback") var feedback: FeedbackOptions

    mutating func validate() throws {
        if selection.diagram != Diagram.poster.name { try options.requireInputsOrSettings() }
    }

    func handler() throws -> JobHandler { painter(try settings(), checks: false).paint }

    func run(_ console: inout Console) throws {
        let settings = try settings()
        if target.prune, settings.shard != nil {
            throw ValidationError("--prune can't be combined with the setting 'shard'")
        }
        _ = draw(settings, by: painter(settings, checks: false), isIsolated: false, &console)
        if target.output != "-" { console.summarize(summary(console.tally)) }
    }
}
