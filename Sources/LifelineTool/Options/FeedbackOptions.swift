import ArgumentParser

extension ColorChoice: ExpressibleByArgument {}

/// The option that controls colors in the output.
struct ColorOptions: ParsableArguments {
    @Option(help: "Use of colors in text. With 'auto', text is colored in a terminal unless NO_COLOR is set.")
    var color = ColorChoice.auto
}

/// The message options for commands that process many inputs.
struct FeedbackOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only errors.") var quiet = false
    @Flag(name: .shortAndLong, help: "Print a line for each drawing or input.") var verbose = false
    @OptionGroup var colors: ColorOptions

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet can't be combined with --verbose") }
    }

    /// The console with these options.
    var console: Console { Console(volume: quiet ? .quiet : verbose ? .verbose : .normal, color: colors.color) }
}
