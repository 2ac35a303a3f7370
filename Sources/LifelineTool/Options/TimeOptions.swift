import ArgumentParser

/// The timeout option for commands that read or draw inputs.
struct TimeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Timeout in seconds for each operation, such as reading an input or rendering a drawing.",
            valueName: "seconds"))
    var timeout = 60.0

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("--timeout must be greater than 0, not \(timeout)") }
    }

    /// The time limit for one input.
    var limit: TimeLimit { TimeLimit(seconds: timeout) }
}
