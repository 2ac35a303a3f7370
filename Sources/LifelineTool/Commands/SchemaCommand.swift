import ArgumentParser
import LifecycleReaders

/// `lifeline schema`: prints the JSON Schema of the scenario format.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scenarios.",
        discussion: """
            Editors with the YAML language server complete and check scenarios that name the schema in their first line: \
            '# yaml-language-server: $schema=lifeline.schema.json'.

            Examples:
              lifeline schema > lifeline.schema.json
              lifeline schema | head
            """)

    func run() throws { Console().put(ScenarioSchema.text) }
}
