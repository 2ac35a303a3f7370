import ArgumentParser

/// The program.
@main
struct Lifeline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lifeline",
        abstract: "Pictures of how iOS view controllers live.",
        discussion: """
            Reads scenarios, console logs, hierarchy dumps, storyboards and recorded runs; plays scenarios by UIKit's \
            rules; draws state diagrams, hierarchies and timelines; checks that a run is what it should be.
            """,
        version: "1.0.0",
        subcommands: [
            Render.self, RunCommand.self, Inspect.self, Check.self, Diff.self, Explain.self, Report.self,
            Init.self,
            SchemaCommand.self,
            Doctor.self,
            Embed.self,
            Watch.self,
        ])
}
