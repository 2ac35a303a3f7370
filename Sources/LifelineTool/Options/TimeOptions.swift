import ArgumentParser

/// The time limit of a command that reads or draws inputs.
struct TimeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Timeout for reading an input, for simulating and checking it, and for each drawing, in seconds.",
            valueName: "seconds"))
    var timeout = 60.0

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("--timeout must be greater than 0, not \(timeout)") }
    }

    /// The time limit for one input.
    var limit: TimeLimit { TimeLimit(seconds: timeout) }
}
