import LifecycleModel

extension Verb {
    /// What leaves a mark for the rules or a line in the timeline, and does nothing else.
    static let marks: [Verb] = [beginTask, endTask, readGeometry, once, note]

    private static let beginTask = mark("beginTask", .text, .beginTask, "begins work that must be undone")
    private static let endTask = mark("endTask", .text, .endTask, "ends work that was begun")
    private static let readGeometry = mark("readGeometry", .nothing, .readGeometry, "reads bounds or frames")
    private static let once = mark("once", .text, .once, "does one-time work")
    private static let note = mark("note", .text, .note, "a line of text in the timeline")

    private static func mark(_ name: String, _ kind: Kind, _ action: ActionEvent.Kind, _ summary: String) -> Verb {
        Verb(name, kind, summary: summary) { call in
            call.simulation.note(action, call.receiver, name: call.word.isEmpty ? nil : call.word)
        }
    }
}
