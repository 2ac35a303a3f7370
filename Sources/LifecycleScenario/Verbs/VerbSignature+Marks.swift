extension VerbSignature {
    /// Verbs that record a mark for the rules or a line in the timeline, and do nothing else.
    static let marks: [VerbSignature] = [beginTask, endTask, readGeometry, once, note]

    static let beginTask = VerbSignature("beginTask", .text, summary: "begins work that must be undone")
    static let endTask = VerbSignature("endTask", .text, summary: "ends work that was begun")
    static let readGeometry = VerbSignature("readGeometry", .nothing, summary: "reads bounds or frames")
    static let once = VerbSignature("once", .text, summary: "does one-time work")
    static let note = VerbSignature("note", .text, summary: "adds a line of text to the timeline")
}
