import ArgumentParser
import LifecycleReaders

/// The inputs of a command and how to read them.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or - for standard input.",
            discussion:
                "Folders are searched recursively, in alphabetical order. The type of an input is detected from its content."
        ), completion: .file(extensions: Reader.all.flatMap(\.fileExtensions)))
    var inputs: [String]

    @Option(
        help: ArgumentHelp("Type of all inputs: \(Reader.all.map(\.name).joined(separator: ", ")).", valueName: "type"),
        completion: .list(Reader.all.map(\.name)))
    var from = Defaulted<String>("detected from the content")

    @Option(
        help: ArgumentHelp(
            "Regular expression for the controller in a log line, with the groups 'class' and 'address'.",
            valueName: "regex"))
    var controllerPattern: String?

    @Option(
        help: ArgumentHelp(
            "Regular expression for the callback in a log line, with the group 'callback'.", valueName: "regex"))
    var callbackPattern: String?

    /// The patterns of the settings file.
    @Option(help: .hidden) var logPattern: [String] = []

    @Flag(help: "Omit log callbacks whose controller is a guess.") var strict = false

    @OptionGroup var time: TimeOptions

    func validate() throws {
        let names = Reader.all.map(\.name)
        if let from = from.value, !names.contains(from) {
            throw ValidationError("unknown type '\(from)'" + Suggestion.hint(from, among: names))
        }
        for pattern in logPattern {
            do throws(LogPattern.Problem) { _ = try LogPattern(pattern) } catch { throw ValidationError(error.text) }
        }
    }

    /// The options of the readers.
    var readerOptions: Reader.Options {
        var options = Reader.Options(open: { try? Files.read($0) })
        options.controllerPattern = controllerPattern
        options.callbackPattern = callbackPattern
        options.logPatterns = logPattern.compactMap { try? LogPattern($0) }
        options.isStrict = strict
        return options
    }
}
