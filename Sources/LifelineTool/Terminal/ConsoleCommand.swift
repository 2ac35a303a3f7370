import ArgumentParser

/// A command whose errors are messages in the console. It ends with the status of the most severe problem.
protocol ConsoleCommand: ParsableCommand {
    /// The console, with the volume and the colors that the arguments select.
    var console: Console { get }

    /// Runs the command. Errors in arguments end the program with their own status.
    func run(_ console: inout Console) throws
}

extension ConsoleCommand {
    var console: Console { Console() }

    func run() throws {
        var console = console
        do { try run(&console) } catch let error where !(error is ValidationError) {
            console.report(error, for: "lifeline")
        }
        try console.end()
    }
}
