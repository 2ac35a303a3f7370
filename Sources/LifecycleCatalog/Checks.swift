extension Catalog {
    /// The checks of `lifeline check` that are not rules: checks of inputs, expectations, drawings, documents, and
    /// coverage.
    ///
    /// Keys: `severity`, and `means`, an explanation in complete sentences.
    package static let checks = Entry.entries(
        #"""
        # unreadable-input
        severity: error
        means: An input can't be read or simulated, or another file, such as the settings file or the baseline, can't be
        read or written. The exit status is 2. An incomplete last line of a recording is only a warning. If an input is
        invalid, the other inputs are still checked. With -o, also reported if an option names a controller, step,
        callback, or scene that an input doesn't contain.

        # unrecognized-input
        severity: error
        means: No view controller callback and no UIKit message was recognized in a log or a recording, so there is
        nothing to check. The message names the kind of the text, if it is known. Describe a log in another form with --set
        patterns, or leave the file out.

        # repeated-lines
        severity: note
        means: A log repeats earlier lines with their times, because the program that wrote it printed them again, or
        because they came through two channels, such as standard error and the unified log. Each line was read once. If
        the program printed lines again, a callback that was sent twice in one second counts once, too.

        # unknown-rule
        severity: warning
        means: A comment 'lifeline:disable' in Swift code names a rule that doesn't exist, so it disables nothing. Correct
        the name. Words after the first rule can be an explanation.

        # played-steps
        severity: note
        means: 'lifeline check --play' played a controller of Swift code. The message contains the steps, and what the code
        doesn't say, such as how the app shows the controller. Findings of the played run are at most warnings, because
        they rest on these assumptions. Calls of coordinators and factories are counted, not followed.

        # expectation
        severity: error
        means: An expectation in a scenario failed, or names an unknown rule. For an expected order of callbacks,
        notifications, or responders, the message shows the first position that differs.

        # missing-drawing
        severity: error
        means: A drawing of an input is missing from its folder or can't be read. Run 'lifeline render', or 'lifeline
        embed' for the drawings in documents.

        # stale-drawing
        severity: error
        means: A drawing doesn't match its input or the options, was not drawn by Lifeline, or has lost its metadata.
        Run 'lifeline render', or 'lifeline embed' for the drawings in documents.

        # edited-drawing
        severity: error
        means: A drawing was edited, or was drawn by another version of Lifeline. Run 'lifeline render', or 'lifeline
        embed' for the drawings in documents.

        # orphaned-drawing
        severity: error
        means: A drawing of 'lifeline render' has no input. Delete it, or run 'lifeline render --prune'.

        # unused-drawing
        severity: warning
        means: No document refers to a drawing that 'lifeline embed' wrote. Delete it, or run 'lifeline embed --prune'.

        # stale-embedding
        severity: error
        means: The text between two markers in a document is out of date. Run 'lifeline embed'.

        # other-graphviz
        severity: note
        means: A drawing is up to date, but another version of Graphviz, or Graphviz on another architecture, laid it
        out. No action is needed.

        # coverage
        severity: error
        means: The runs cover a smaller percentage of the legal state transitions or of the controllers than the setting
        minCoverage requires.
        """#)
}
