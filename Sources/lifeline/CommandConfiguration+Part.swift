import ArgumentParser

extension CommandConfiguration {
    /// The configuration of a command of the program, which has the program's name before its own.
    ///
    /// To the parser such a command is no program of its own, so it does not read the arguments three times, twice of them
    /// for a wish for completions: that is the tree's business (``Lifeline/plainCommand(_:)``).
    init(part name: String, abstract: String, discussion: String = "") {
        self.init(
            commandName: name, _superCommandName: "lifeline", abstract: abstract, discussion: discussion,
            helpNames: CommandConfiguration.isAlone ? [] : nil)
    }

    /// Whether a command is parsed without the tree, and so knows of no help: to find out how that is asked for takes the
    /// parser a tenth of its time.
    @TaskLocal static var isAlone = false
}
