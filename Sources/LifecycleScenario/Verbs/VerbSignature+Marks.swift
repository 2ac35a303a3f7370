extension VerbSignature {
    /// Verbs that record a mark for the rules or a line in the timeline, and do nothing else.
    static let marks: [VerbSignature] = [beginTask, endTask, readGeometry, once, note]

    package static let beginTask = VerbSignature("beginTask", .text, summary: "begins work that must be undone")
    package static let endTask = VerbSignature("endTask", .text, summary: "ends work that was begun")
    package static let readGeometry = VerbSignature("readGeometry", .nothing, summary: "reads bounds or frames")
    package static let once = VerbSignature("once", .text, summary: "does one-time work")
    package static let note = VerbSignature("note", .text, summary: "adds a line of text to the timeline")
}
