import LifecycleModel

/// A check that is not a rule: a check of inputs, expectations, drawings, documents, or coverage.
struct OtherCheck {
    let name: String
    let severity: Severity
    let text: String

    static let all: [OtherCheck] = [
        OtherCheck(
            name: Diagnostic.unreadable, severity: .error,
            text: "An input can't be read or simulated, or another file, such as the settings file or the baseline, "
                + "can't be read or written. The exit status is 2. An incomplete last line of a recording is only a "
                + "warning. If an input is invalid, the other inputs are still "
                + "checked. With -o, also reported if an option names a controller, step, callback, or scene that an "
                + "input doesn't contain."),
        OtherCheck(
            name: Diagnostic.unrecognized, severity: .error,
            text:
                "No view controller callback and no UIKit message was recognized in a log or a recording, so there is "
                + "nothing to check. Describe the lines of a log with --set patterns, or "
                + "leave the file out."),
        OtherCheck(
            name: Diagnostic.repeated, severity: .note,
            text: "A log repeats earlier lines with their times, because the program that wrote it printed them again. "
                + "Each line was read once. A callback that was sent twice in one second counts once, too."),
        OtherCheck(
            name: Diagnostic.expectation, severity: .error,
            text: "An expectation in a scenario failed, or names an unknown rule. For an expected order of callbacks, "
                + "notifications, or responders, the message shows the first position that differs."),
        OtherCheck(
            name: "missing-drawing", severity: .error,
            text: "A drawing of an input is missing from its folder or can't be read. Run 'lifeline render', or "
                + "'lifeline embed' for the drawings in documents."),
        OtherCheck(
            name: "stale-drawing", severity: .error,
            text: "A drawing doesn't match its input or the options, was not drawn by Lifeline, or has lost its "
                + "metadata. Run 'lifeline render', or 'lifeline embed' for the drawings in documents."),
        OtherCheck(
            name: "edited-drawing", severity: .error,
            text: "A drawing was edited, or was drawn by another version of Lifeline. Run 'lifeline render', or "
                + "'lifeline embed' for the drawings in documents."),
        OtherCheck(
            name: "orphaned-drawing", severity: .error,
            text: "A drawing of 'lifeline render' has no input. Delete it, or run 'lifeline render --prune'."),
        OtherCheck(
            name: "stale-embedding", severity: .error,
            text: "The text between two markers in a document is out of date. Run 'lifeline embed'."),
        OtherCheck(
            name: "other-graphviz", severity: .note,
            text:
                "A drawing is up to date, but another version of Graphviz, or Graphviz on another architecture, laid it "
                + "out. No action is needed."),
        OtherCheck(
            name: "coverage", severity: .error,
            text: "The runs cover a smaller percentage of the legal state transitions or of the controllers than "
                + "the setting minCoverage requires."),
    ]
}
