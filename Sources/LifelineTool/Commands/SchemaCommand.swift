import ArgumentParser
import LifecycleReaders

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema for scenarios, the settings file, or JSON output.",
        discussion: """
            With the schema, editors that use the YAML language server can complete and validate scenarios. Add the \
            line '# yaml-language-server: $schema=lifeline.schema.json' at the top of the scenario.

            Examples:
              lifeline schema > lifeline.schema.json
              lifeline schema settings > settings.schema.json
              lifeline schema check > check.schema.json

            Exit status:
              0   The schema was printed.
              2   The schema can't be written to standard output.
              64  The arguments are invalid.
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable { case scenario, settings, check, diff, doctor, explain }

    @Argument(
        help: ArgumentHelp(
            "Format to describe: scenarios, the settings file .lifeline.yml, or the output of a command with "
                + "'--format json'."))
    var subject = Subject.scenario

    func run() throws {
        switch subject {
        case .scenario: Console().put(ScenarioSchema.text)
        case .settings: Console().put(try SettingsSchema.text())
        case .check: Console().put(String(decoding: PackageResources.check_schema_json, as: UTF8.self))
        case .diff: Console().put(String(decoding: PackageResources.diff_schema_json, as: UTF8.self))
        case .doctor: Console().put(String(decoding: PackageResources.doctor_schema_json, as: UTF8.self))
        case .explain: Console().put(String(decoding: PackageResources.explain_schema_json, as: UTF8.self))
        }
    }
}
