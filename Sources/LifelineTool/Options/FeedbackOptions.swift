import ArgumentParser

/// The options for the messages of commands that process many inputs.
struct FeedbackOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print no warnings, notes, or summary.") var quiet = false
    @Flag(name: .shortAndLong, help: "Also print a line for each drawing, page, or checked input.") var verbose = false

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet can't be combined with --verbose") }
    }

    func console(_ color: ColorChoice = .auto) -> Console {
        Console(volume: quiet ? .quiet : verbose ? .verbose : .normal, color: color)
    }
}
