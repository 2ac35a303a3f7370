import ArgumentParser

extension ColorChoice: ExpressibleByArgument {}

/// The option that selects colors.
struct ColorOptions: ParsableArguments {
    @Option(help: "When to color text. With auto, text has colors in a terminal, unless NO_COLOR is set.")
    var color = ColorChoice.auto
}

/// The options of messages of the commands that process many inputs.
struct FeedbackOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only errors.") var quiet = false
    @Flag(name: .shortAndLong, help: "Print a line for each drawing or input.") var verbose = false
    @OptionGroup var colors: ColorOptions

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet can't be combined with --verbose") }
    }

    /// The console for these options.
    var console: Console { Console(volume: quiet ? .quiet : verbose ? .verbose : .normal, color: colors.color) }
}
