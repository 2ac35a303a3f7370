import LifecycleModel

extension Verb {
    /// What leaves a mark for the rules or a line in the timeline, and does nothing else.
    static let marks: [Verb] = [beginTask, endTask, readGeometry, once, note]

    private static let beginTask = mark(.beginTask, .beginTask)
    private static let endTask = mark(.endTask, .endTask)
    private static let readGeometry = mark(.readGeometry, .readGeometry)
    private static let once = mark(.once, .once)
    private static let note = mark(.note, .note)

    private static func mark(_ signature: VerbSignature, _ action: ActionEvent.Kind) -> Verb {
        Verb(signature) { call in
            call.simulation.note(action, call.receiver, name: call.word.isEmpty ? nil : call.word)
        }
    }
}
