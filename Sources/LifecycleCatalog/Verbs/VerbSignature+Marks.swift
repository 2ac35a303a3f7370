extension VerbSignature {
    /// Verbs that record a mark for the rules or a line in the timeline, and the verb that groups several steps.
    static let marks: [VerbSignature] = [beginTask, endTask, readGeometry, readOutlet, once, note, group]

    /// Verbs that an override of `deinit` can use, because they don't retain the controller.
    package static let inDeinit: [VerbSignature] = marks + notifications + [touchView]

    package static let beginTask = VerbSignature(
        "beginTask", .text, summary: "begins a task that must end later", title: "Begin task %")
    package static let endTask = VerbSignature(
        "endTask", .text, summary: "ends a task", title: "End task %")
    package static let readGeometry = VerbSignature(
        "readGeometry", .nothing, summary: "reads bounds or frames", title: "Read the geometry")
    package static let readOutlet = VerbSignature(
        "readOutlet", .text, ["of": .controller], summary: "reads an outlet of the controller, or of another one",
        title: "Read the outlet %")
    package static let once = VerbSignature(
        "once", .text, summary: "performs one-time work", title: "One-time work: %")
    package static let note = VerbSignature(
        "note", .text, summary: "adds a line of text to the timeline", title: "Note: %")
    package static let group = VerbSignature(
        "group", .steps, summary: "performs several steps in one turn of the run loop, as the action of a button does",
        title: "In one turn: %")
}
