import ArgumentParser

// Options that are declared in several commands and groups. They aren't groups of their own, because a group delays the start
// of the program more than its option does.

extension TimeLimit {
    /// The help for the option `--timeout`.
    static let help = ArgumentHelp(
        "Timeout in seconds for each operation, such as reading an input or rendering a drawing.", valueName: "seconds")

    /// Throws a `ValidationError` if `seconds` isn't a valid timeout.
    static func validate(_ seconds: Double) throws {
        guard seconds > 0 else { throw ValidationError("--timeout must be greater than 0, not \(seconds)") }
    }
}

extension ColorChoice: ExpressibleByArgument {
    /// The help for the option `--color`.
    static let help: ArgumentHelp =
        "Use of colors in text. With 'auto', text is colored in a terminal unless NO_COLOR is set."
}
