import ArgumentParser
import LifecycleReaders

/// What every command that reads inputs takes.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or - for standard input.",
            discussion: "Folders are searched in the order of names. The type of an input is detected from its content."
        ))
    var inputs: [String]

    @Option(
        help: ArgumentHelp("Type of all inputs, instead of detecting it.", valueName: "type"),
        completion: .list(Reader.all.map(\.name)))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "Regular expression that finds the controller in a log line, with the groups 'class' and 'address'.",
            valueName: "regex"))
    var controllerPattern: String?

    @Option(
        help: ArgumentHelp(
            "Regular expression that finds the callback in a log line, with the group 'callback'.", valueName: "regex"))
    var callbackPattern: String?

    @Flag(help: "Leave out callbacks of a log whose controller is a guess.") var strict = false

    func validate() throws {
        let names = Reader.all.map(\.name)
        if let from, !names.contains(from) {
            let hint = Suggestion.hint(from, among: names)
            throw ValidationError(
                "unknown kind '\(from)'" + hint)
        }
        if inputs.contains("-") && from == nil {
            // Standard input has no name to help: its content must tell, and for a log the user had better say so.
            return
        }
    }

    /// What the readers are asked for.
    var readerOptions: Reader.Options {
        var options = Reader.Options(open: { try? Files.read($0) })
        options.controllerPattern = controllerPattern
        options.callbackPattern = callbackPattern
        options.isStrict = strict
        return options
    }
}
