import ArgumentParser
import LifecycleReaders

/// `lifeline schema`: prints the JSON Schema of the scenario format.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of the scenario format, for editors.",
        discussion: """
            Write it into a file with 'lifeline schema > lifeline.schema.json', and name that file in the first line of a \
            scenario: '# yaml-language-server: $schema=lifeline.schema.json'. Editors with the YAML language server then \
            complete keys, verbs and callbacks, explain them, and mark what is wrong.
            """)

    func run() throws { Console().put(ScenarioSchema.text) }
}
