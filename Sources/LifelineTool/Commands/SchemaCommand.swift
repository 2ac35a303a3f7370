import ArgumentParser
import LifecycleReaders

/// `lifeline schema`: prints the JSON Schema of the scenario format.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scenarios.",
        discussion: """
            Editors with the YAML language server use the schema to complete and check scenarios whose first line is \
            '# yaml-language-server: $schema=lifeline.schema.json'.

            Examples:
              lifeline schema > lifeline.schema.json
              lifeline schema | head

            Exit status:
              0   The schema is printed.
              2   Standard output can't be written.
              64  The arguments are invalid.
            """)

    func run() throws { Console().put(ScenarioSchema.text) }
}
