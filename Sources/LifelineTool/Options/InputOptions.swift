import ArgumentParser
import LifecycleReaders

/// What every command that reads inputs takes.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or - for standard input.",
            discussion: "A folder is walked in the order of names. The kind of an input is told by its content."))
    var inputs: [String]

    @Option(
        help: ArgumentHelp("The kind of every input, instead of telling it by its content.", valueName: "kind"),
        completion: .list(Reader.all.map(\.name)))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "A regular expression with the named groups 'class' and 'address', for logs.", valueName: "regex"))
    var controllerPattern: String?

    @Option(help: ArgumentHelp("A regular expression with the named group 'callback', for logs.", valueName: "regex"))
    var callbackPattern: String?

    func validate() throws {
        let names = Reader.all.map(\.name)
        if let from, !names.contains(from) {
            let hint = Suggestion.wayOut(from, among: names)
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
        return options
    }
}
