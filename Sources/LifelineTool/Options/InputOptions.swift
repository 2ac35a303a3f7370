import ArgumentParser
import LifecycleReaders

/// The inputs of a command, and the options for reading the inputs.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Input files and folders, or - for standard input. The commands 'watch' and 'serve' don't accept -.",
            discussion:
                "Folders are searched recursively, in alphabetical order, for files with a known extension, such as "
                + ".yaml or .log. The type of each input is detected from its content or, if no type matches the "
                + "content, from its file extension."
        ), completion: .file(extensions: Reader.all.flatMap(\.fileExtensions)))
    var inputs: [String]

    @Option(
        help: ArgumentHelp("Type of the inputs: \(Reader.all.map(\.name).joined(separator: ", ")).", valueName: "type"),
        completion: .list(Reader.all.map(\.name)))
    var from = Defaulted<String>("detected from the content or the file extension")

    @Option(
        help: ArgumentHelp(
            "Regular expression that matches the controller in a log line, with a group named 'class', a group named "
                + "'address', or both.",
            valueName: "regex"))
    var controllerPattern: String?

    @Option(
        help: ArgumentHelp(
            "Regular expression that matches the callback in a log line, with a group named 'callback'.",
            valueName: "regex"))
    var callbackPattern: String?

    /// The log patterns in the settings file.
    @Option(help: .hidden) var logPattern: [String] = []

    @Flag(help: "Omit log callbacks whose controller is a guess.") var strict = false

    @Option(help: TimeLimit.help) var timeout = 60.0

    func validate() throws {
        try TimeLimit.validate(timeout)
        let names = Reader.all.map(\.name)
        if let from = from.value, !names.contains(from) {
            throw ValidationError("unknown type '\(from)'" + Suggestion.hint(from, among: names))
        }
        for pattern in logPattern {
            do throws(LogPattern.Problem) { _ = try LogPattern(pattern) } catch { throw ValidationError(error.text) }
        }
    }

    /// The options for the readers.
    var readerOptions: Reader.Options {
        var options = Reader.Options(open: { try? Files.read($0) })
        options.controllerPattern = controllerPattern
        options.callbackPattern = callbackPattern
        options.logPatterns = logPattern.compactMap { try? LogPattern($0) }
        options.isStrict = strict
        return options
    }
}
