import ArgumentParser
import LifecycleReaders

/// `lifeline schema`: prints the JSON Schema of the scenario format.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scenarios, or of the settings file.",
        discussion: """
            Editors with the YAML language server use the schema to complete and check scenarios whose first line is \
            '# yaml-language-server: $schema=lifeline.schema.json'.

            Examples:
              lifeline schema > lifeline.schema.json
              lifeline schema settings > settings.schema.json

            Exit status:
              0   The schema is printed.
              2   Standard output can't be written.
              64  The arguments are invalid.
            """)

    /// The format to describe.
    enum Subject: String, ExpressibleByArgument, CaseIterable { case scenario, settings }

    @Argument(help: "Format to describe: scenarios, or the settings file .lifeline.yml.") var subject = Subject.scenario

    func run() throws {
        switch subject {
        case .scenario: Console().put(ScenarioSchema.text)
        case .settings: Console().put(try DrawingSettings.schema())
        }
    }
}
